// What Fells and Fords tells besides being played: its cards, and how a match stands.

import type { Json, SeatView } from '@bridgefront/kernel';
import type { GameExtras, Standing } from '@bridgefront/terminal/extras.ts';
import { cardsJson } from '../rules/index.ts';
import type { TableView } from '../rules/index.ts';

function standing(view: SeatView<Json>): Standing {
  const { round, seats, campaign, phase } = view.table as unknown as TableView;
  const scores = seats.map(({ vp }) => vp);
  if (campaign === null) return { round, scores };
  return { round, scores: campaign.points.map((sum, seat) => sum + (phase === 'over' ? 0 : scores[seat])) };
}

const decks: { readonly [deck: string]: string } = {
  command: 'Command cards',
  'fords-lore': 'Lore of the Ford League',
  'fells-lore': 'Lore of the Fell Clans',
  'fords-units': 'Units of the Ford League',
  'fells-units': 'Units of the Fell Clans',
  'fords-objectives': 'Objectives of the Ford League',
  'fells-objectives': 'Objectives of the Fell Clans',
  terrain: 'Terrain',
};

/** The extras of Fells and Fords. */
export const fellsExtras: GameExtras = {
  cards: cardsJson,
  deckTitle: (deck) => decks[deck] ?? deck,
  standing,
};
