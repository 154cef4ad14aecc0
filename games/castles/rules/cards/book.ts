// The book of Castles' cards: what a match may change in it.

import type { CardBook } from '@bridgefront/tabletop/cards';
import { stands } from '../vocabulary.ts';
import type { Ability, AbilityKind, Card, Standing } from '../vocabulary.ts';
import { cardShape } from './shape.ts';
import { CARDS, copiesOf, isIn } from './table.ts';

function canDo(card: Card, can: AbilityKind): boolean {
  return stands(card) && card.abilities.some((one) => one.can === can);
}

function reachProblem(ability: Ability): string | null {
  if (ability.can !== 'hit' || ability.near <= ability.far) return null;
  return `hits from ${ability.near} zones away up to ${ability.far}: let it reach as far as it begins`;
}

function problemOfStanding(card: Standing): string | null {
  const reach = card.abilities.map(reachProblem).find((one) => one !== null);
  if (reach !== undefined) return reach;
  if (canDo(card, 'hit') && canDo(card, 'assassinate'))
    return 'hits and assassinates: both are aimed at enemies, so it can do only one of them';
  return card.type === 'building' &&
    canDo(card, 'bar') &&
    (card.site !== 'middle' || card.escorts !== undefined)
    ? 'is a Wall, and Walls are built in the Middle and stay there'
    : null;
}

/** So many shared cards at least that a match needs, for the largest first hands. */
const leastShared = 40;

// Attacks and Spells need one card in play, which each side has from the start: that they name.
function needProblem(cards: readonly Card[], type: 'attack' | 'spell', can: AbilityKind): string | null {
  const word = type === 'attack' ? 'Attacks' : 'Spells';
  const able = cards.filter((card) => isIn(card) && canDo(card, can)).map(({ name }) => name);
  if (able.length > 1) return `${able[0]} and ${able[1]} both open the way to ${word}: one card may.`;
  const some = cards.find((card) => card.type === type && isIn(card));
  return able.length === 1 || some === undefined
    ? null
    : `Nobody could play ${some.name}: ${word} need a Special that opens the way to them.`;
}

function problemOfAll(cards: readonly Card[]): string | null {
  const shared = cards.reduce((sum, card) => sum + copiesOf(card), 0);
  if (shared < leastShared) return `The shared deck has ${shared} cards left; a match needs ${leastShared}.`;
  const site = cards.find((card) => card.type === 'building' && isIn(card));
  if (site !== undefined && !cards.some((card) => isIn(card) && canDo(card, 'build')))
    return `Nobody could build ${site.name}: Buildings need a card that builds.`;
  return needProblem(cards, 'attack', 'command') ?? needProblem(cards, 'spell', 'conjure');
}

function removed(card: Card): Card | string {
  if (card.type === 'castle') return 'The Castle cannot be taken out: who loses it has lost.';
  if (card.type !== 'special') return { ...card, copies: 0 };
  const { start: _, ...rest } = card;
  return rest;
}

/** What a match may make of the cards. */
export const book: CardBook<Card> = {
  printed: CARDS,
  shape: cardShape,
  remove: removed,
  problem: (card) => (stands(card) ? problemOfStanding(card) : null),
  problemOfAll,
};
