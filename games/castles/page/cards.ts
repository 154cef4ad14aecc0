// Cards with the figures and texts that the match's options give them.

import { cardsJson, castlesOptions, declarations } from '../rules/table.ts';
import type { CardJson, CastlesOptions } from '../rules/table.ts';
import type { Match } from './match.ts';

const standard = Object.fromEntries(Object.entries(declarations).map(([name, one]) => [name, one.default]));
const made = new Map<string, ReadonlyMap<string, CardJson>>();

/** The match's options, standard where nothing was changed. */
export function optionsOf(match: Match): CastlesOptions {
  return castlesOptions({ ...standard, ...match.source.info.value?.options });
}

/** All cards of the match by slug. */
export function cardsOf(match: Match): ReadonlyMap<string, CardJson> {
  const key = JSON.stringify(match.source.info.value?.options ?? {});
  let cards = made.get(key);
  if (cards === undefined) {
    cards = new Map(cardsJson(optionsOf(match)).map((card) => [card.id, card]));
    made.set(key, cards);
  }
  return cards;
}
