// What Heartland tells besides being played: its cards, rounds and lives.

import type { SeatView } from '@bridgefront/kernel';
import { plural } from '@bridgefront/tabletop/words';
import type { CardEntry, GameExtras, Standing } from '@bridgefront/terminal/extras.ts';
import { cardsJson } from '../rules/index.ts';
import type { CardJson, TableView } from '../rules/index.ts';

function facts(entry: CardEntry): string {
  const { type, supply, attack, health, copies } = entry as CardJson;
  const figures = attack === undefined ? '' : ` · ${attack}/${health}`;
  const cost = supply === undefined ? '' : ` · supply ${supply}`;
  return `${type}${cost}${figures} · ${plural(copies, 'copy', 'copies')} in the decks`;
}

/** Scores are lives. */
function standing(view: SeatView): Standing {
  const { round, seats } = view.table as TableView;
  return { round, scores: seats.map(({ life }) => life) };
}

/** The extras of Heartland. */
export const heartlandExtras: GameExtras = {
  cards: cardsJson,
  cardFacts: facts,
  deckTitle: (deck) => (deck === 'army' ? 'Army cards' : 'Civic cards'),
  standing,
};
