// What Castles tells besides being played: its cards, its turns and its scores.

import type { SeatView } from '@bridgefront/kernel';
import type { CardEntry, GameExtras } from '@bridgefront/terminal/extras.ts';
import { cardsJson, castlesOptions } from '../rules/index.ts';
import type { CardJson, TableView } from '../rules/index.ts';
import { capitalised } from '@bridgefront/tabletop/words';

function facts(card: CardEntry): string {
  const { type, hp, damage, copies, deck } = card as CardJson;
  const figures = [
    capitalised(type),
    ...(hp === undefined ? [] : [`${hp} HP`]),
    ...(damage === undefined ? [] : [`${damage} damage`]),
    deck === 'starting' ? 'one each' : `${copies} copies`,
  ];
  return figures.join(' · ');
}

const deckTitles: Readonly<Record<string, string>> = {
  starting: 'Starting cards (one of each a player)',
  shared: 'The shared deck',
};

/** The extras of Castles. Turns count as rounds; scores are known at the end (CA-66). */
export const castlesExtras: GameExtras = {
  cards: (options) => cardsJson(castlesOptions(options)),
  cardFacts: facts,
  deckTitle: (deck) => deckTitles[deck] ?? deck,
  standing(view: SeatView) {
    const { turn, scores, series } = view.table as TableView;
    return { round: turn, scores: series?.points ?? scores ?? null };
  },
};
