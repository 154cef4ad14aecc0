// The book of Bridgefront's cards: what a match may change in it, and which cards there cannot be.

import { plural } from '@bridgefront/tabletop/words';
import { readCards } from '@bridgefront/tabletop/cards';
import type { CardBook } from '@bridgefront/tabletop/cards';
import type { Card, Effect } from '../effects.ts';
import { cardShape, starterShape } from './shape.ts';
import { cardsOfRow, isCard } from './starter-decks.ts';
import type { Printed, StarterRow } from './starter-decks.ts';
import { readCardChanges } from './changes.ts';
import { allPrinted } from './in-force.ts';
import type { CardOptions } from './in-force.ts';
import { CARDS, idOfSlug, outOfGame } from './table.ts';

type Deployed = 'nothing' | 'forces' | 'champion';

// What an instruction asks of those before it; null: it can stand there.
function alone(effect: Effect, before: Deployed): string | null {
  if (effect.do === 'move' && effect.who !== undefined && before === 'nothing')
    return 'moves what was just deployed, and deploys nothing before';
  if (effect.do === 'heal-deployed' && before === 'nothing')
    return 'heals where it has just deployed, and deploys nothing before';
  const here =
    (effect.do === 'deploy' && effect.to === 'here') || (effect.do === 'destroy' && effect.where === 'here');
  if (here && before !== 'champion') return 'speaks of the hex of a Champion just deployed, and deploys none';
  if (effect.do === 'raise-mine' && effect.optional === true && effect.deploy !== undefined)
    return 'deploys to the Mine that it raises, and may be played without one';
  if (effect.do === 'look' && effect.keep > effect.count) return 'keeps more cards than it looks at';
  if (effect.do === 'draft' && effect.keep > effect.reveal) return 'keeps more cards than it reveals';
  return null;
}

function insideOf(effect: Effect): readonly (readonly Effect[])[] {
  if (effect.do === 'choose') return effect.modes.map((mode) => mode.effects);
  if (effect.do === 'when') return [effect.then, effect.else ?? []];
  return effect.do === 'roll' ? effect.branches.map((branch) => branch.then) : [];
}

// Rolls within a choice or a condition are planned like any other; what lies deeper nobody could read.
const deepest = 2;

function problemOf(effects: readonly Effect[], start: Deployed, depth: number): string | null {
  let deployed = start;
  for (const effect of effects) {
    const problem = alone(effect, deployed);
    if (problem !== null) return problem;
    const lists = insideOf(effect);
    if (lists.length > 0 && depth >= deepest)
      return 'has choices, conditions or rolls in one another: two levels at most';
    for (const list of lists) {
      const inner = problemOf(list, deployed, depth + 1);
      if (inner !== null) return inner;
    }
    if (effect.do === 'roll') {
      const faces = effect.branches.flatMap(({ on }) => on);
      if (new Set(faces).size < faces.length) return 'has two branches for the same result of a die';
    }
    if (effect.do === 'deploy' && deployed === 'nothing') deployed = 'forces';
  }
  return null;
}

function problem(card: Printed): string | null {
  return isCard(card) ? problemOfCard(card) : null;
}

function problemOfCard({ type, effects, champion, goldByCount, deck, copies, burn }: Card): string | null {
  const isChampion = type === 'champion';
  if (isChampion !== (champion !== undefined))
    return isChampion ? 'is a Champion without figures' : 'has a Champion’s figures and is none';
  if (isChampion !== (goldByCount !== undefined))
    return isChampion
      ? 'is a Champion without the three prices by Champions in play'
      : 'has a Champion’s prices and is none';
  if (isChampion && copies !== 1) return 'is a Champion: there is one of each';
  if (isChampion && !burn) return 'is a Champion: its card burns, or it could be deployed twice'; // S-87
  if (isChampion && effects.length > 0)
    return 'is a Champion: what it does when deployed stands with its figures';
  if (isChampion && deck === 'starter') return 'is a Champion: every starter deck would have the same one';
  if (!isChampion && type !== 'victory' && effects.length === 0) return 'does nothing: give it an effect';
  return problemOf(effects, 'nothing', 0) ?? problemOf(champion?.onDeploy ?? [], 'champion', 0);
}

/** So many cards at least that a deck of an Age has to have. */
const leastOfDeck = 12;

/** So many cards a starter deck takes besides the faction's spell and Champion. */
const [leastStarters, mostStarters] = [3, 30];

// A starter deck names cards that may be new or out, so that it is looked at with all of them.
function problemOfStarters(row: StarterRow, cards: readonly Card[]): string | null {
  const named = [...row.own, ...row.swaps.map((swap) => swap.in)].map(idOfSlug);
  const champion = named.map((id) => cards[id]).find(({ type }) => type === 'champion');
  if (champion !== undefined) return `${row.name}: ${champion.name} is a Champion, of which there is one.`;
  const { length } = cardsOfRow(row, cards);
  return length < leastStarters || length > mostStarters
    ? `${row.name}: the own deck would have ${plural(length, 'card')}; it takes ${leastStarters} to ${mostStarters}.`
    : null;
}

function problemOfAll(printed: readonly Printed[]): string | null {
  const cards = printed.filter(isCard);
  for (const row of printed) {
    const starters = isCard(row) ? null : problemOfStarters(row, cards);
    if (starters !== null) return starters;
  }
  for (const deck of ['market-1', 'market-2', 'market-3', 'power-1', 'power-2', 'power-3'] as const) {
    const count = cards.reduce((sum, card) => sum + (card.deck === deck ? card.copies : 0), 0);
    const printed = CARDS.reduce((sum, card) => sum + (card.deck === deck ? card.copies : 0), 0);
    const least = Math.min(leastOfDeck, printed);
    if (count < least) return `The deck ${deck} has ${count} cards left; a match needs ${least}.`;
  }
  const starter = cards.reduce((sum, card) => sum + (card.deck === 'starter' ? card.copies : 0), 0);
  return starter < leastStarters || starter > mostStarters
    ? `The starter deck would have ${starter} cards besides the faction’s own; it takes ${leastStarters} to ${mostStarters}.`
    : null;
}

/** What a match may make of the cards. */
export const book: CardBook<Printed> = {
  printed: allPrinted,
  shape: (printed, fresh = []) =>
    printed === null || isCard(printed) ? cardShape(printed) : starterShape(fresh),
  remove: (card) =>
    !isCard(card)
      ? `${card.name} cannot be taken out: every faction begins with something.`
      : card.faction === undefined
        ? outOfGame(card)
        : `${card.name} cannot be taken out: every faction has its own spell and Champion.`,
  problem,
  problemOfAll,
};

/** What is wrong with the options that hold cards, in one sentence; null if they can be used. */
export function checkCards({
  cards,
  cardChanges,
}: Pick<CardOptions, 'cards' | 'cardChanges'>): string | null {
  const table = readCards(book, cards);
  if (typeof table === 'string') return table;
  const read = readCardChanges(cardChanges, table.filter(isCard));
  return 'problem' in read ? read.problem : null;
}
