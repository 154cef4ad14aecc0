// What the estimate sees of a state: numbers for each seat.

import { CARDS } from '../cards/table.ts';
import { copyState } from '../state.ts';
import { assaultAtOnce } from '../turn/assault.ts';
import { clearTurn } from '../turn/turn.ts';
import type { State } from '../state.ts';
import type { CardId, Lane } from '../types.ts';
import { attackOf, catalystMana, healthOf } from '../units.ts';
import { cardValue, forceOf, lifeOf } from './value.ts';

// `slash-and-burn` as a name: `slashAndBurn`.
function nameOf(slug: string): string {
  return slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const cardNames = CARDS.map(({ slug }) => nameOf(slug));

const tableNames = [
  // Whether it is its turn.
  'turn',
  // Cards in hand, places until its building falls, whether that is the fort, and how far it is from defeat.
  'cards',
  'left',
  'fort',
  'life',
  // Mana of its next turn, and what the cards that it may play are worth.
  'mana',
  'window',
  // Creatures, their worth, and by lane their attack and their health.
  'units',
  'force',
  'upperAttack',
  'lowerAttack',
  'upperHealth',
  'lowerHealth',
  // What an assault as things stand would come to: places that the enemy building moves, whether it falls, and enemies destroyed.
  'strike',
  'topple',
  'kills',
] as const;

/** What is read for each seat, in this order: then each card in play, among the cards that it may play, and further right in the hand. */
export const featureNames: readonly string[] = [
  ...tableNames,
  ...cardNames.map((name) => `${name}InPlay`),
  ...cardNames.map((name) => `${name}AtHand`),
  ...cardNames.map((name) => `${name}Later`),
];

const featureCount = featureNames.length;
const at = Object.fromEntries(tableNames.map((name, index) => [name, index])) as {
  readonly [name in (typeof tableNames)[number]]: number;
};
const inPlay = tableNames.length;
const atHand = inPlay + CARDS.length;
const later = atHand + CARDS.length;

/** The numbers, seat by seat. One list serves all calls. */
const found = new Float64Array(2 * featureCount);

// Of a new card the estimate has learnt nothing but what it does to the table.
function mark(first: number, card: CardId): void {
  if (card < CARDS.length) found[first + card] = 1;
}

function readLane(state: State, seat: number, lane: Lane): void {
  const base = seat * featureCount;
  const row = state.seats[seat].lanes[lane];
  const [attack, health] = lane === 0 ? [at.upperAttack, at.upperHealth] : [at.lowerAttack, at.lowerHealth];
  for (let place = 0; place < row.length; place++) {
    found[base + attack] += attackOf(state.options, row, place);
    found[base + health] += healthOf(state.options, row, place);
    mark(base + inPlay, row[place].card);
  }
  found[base + at.units] += row.length;
}

function readHand(state: State, seat: number): void {
  const base = seat * featureCount;
  const { cards } = state.seats[seat];
  const { window } = state.options;
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place];
    if (place < window) {
      found[base + at.window] += cardValue(state, card);
      mark(base + atHand, card);
    } else mark(base + later, card);
  }
}

// What its assault would bring, if it attacked with what is there.
function readAssault(state: State, seat: number): void {
  const base = seat * featureCount;
  const enemy = 1 - seat;
  const world = copyState(state);
  clearTurn(world);
  world.active = seat;
  assaultAtOnce(world);
  found[base + at.strike] = lifeOf(state, enemy) - lifeOf(world, enemy);
  found[base + at.topple] =
    world.phase === 'over' || world.seats[enemy].fort !== state.seats[enemy].fort ? 1 : 0;
  found[base + at.kills] = forceOf(state, enemy) - forceOf(world, enemy);
}

/** Reads a state that is played: all numbers of the first seat, then those of the second. The next call overwrites the list. */
export function readFeatures(state: State): Float64Array {
  found.fill(0);
  for (let seat = 0; seat < 2; seat++) {
    const base = seat * featureCount;
    const { cards, bastion, fort } = state.seats[seat];
    if (seat === state.active) found[base + at.turn] = 1;
    found[base + at.cards] = cards.length;
    found[base + at.left] = cards.length - bastion;
    if (fort) found[base + at.fort] = 1;
    found[base + at.life] = lifeOf(state, seat);
    found[base + at.mana] = seat === state.active ? state.mana : cards.length + 1 + catalystMana(state, seat);
    readHand(state, seat);
    readLane(state, seat, 0);
    readLane(state, seat, 1);
    found[base + at.force] = forceOf(state, seat);
    readAssault(state, seat);
  }
  return found;
}
