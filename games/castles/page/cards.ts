// Cards with the figures and texts that the match's options give them.

import { cardsJson, castlesOptions, declarations } from '../rules/table.ts';
import type { CardJson } from '../rules/table.ts';
import type { Match } from './match.ts';

const standard = Object.fromEntries(Object.entries(declarations).map(([name, one]) => [name, one.default]));
const made = new Map<string, ReadonlyMap<string, CardJson>>();

/** All cards of the match by slug. */
export function cardsOf(match: Match): ReadonlyMap<string, CardJson> {
  const changed = match.source.info.value?.options ?? {};
  const key = JSON.stringify(changed);
  let cards = made.get(key);
  if (cards === undefined) {
    cards = new Map(cardsJson(castlesOptions({ ...standard, ...changed })).map((card) => [card.id, card]));
    made.set(key, cards);
  }
  return cards;
}
