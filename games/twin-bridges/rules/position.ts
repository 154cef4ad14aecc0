// Positions: what is left out is as after the set-up, missing hands are dealt at random.

import { PositionPart, shuffle } from '@bridgefront/kernel';
import type { Json, Options, PositionFormat, Random, Step } from '@bridgefront/kernel';
import { thingsIn, unplaced, worded } from '@bridgefront/tabletop/state';
import { cardIn, dealtCards, decksFor } from './cards/in-force.ts';
import { fullHand, laws } from './laws.ts';
import { offerSize, setup } from './setup.ts';
import { card, draftRounds, mostMana, positionName, side, table } from './state.ts';
import type { State } from './state.ts';
import { manaOf } from './turn/turn.ts';
import type { CardId, Phase } from './types.ts';

const text = worded(table, {
  order: ['phase', 'first', 'turn', 'active', 'mana', 'round', 'pool', 'offer', 'plays', 'winners', 'ending'],
  standards: {
    phase: ({ phase }, { seats }) => (seats.given ? 'play' : phase),
    first: ({ first }) => first,
    turn: ({ phase }) => (phase === 'play' ? 1 : 0),
    active: ({ phase, turn, first }) => (phase === 'play' && turn % 2 === 0 ? 1 - first : first),
  },
  parts: {
    round: {
      write: ({ phase, round }) => (phase === 'draft' ? round : null),
      read: (part, state) => void (state.round = part.int(0, draftRounds, state.phase === 'draft' ? 1 : 0)),
    },
    // Both follow from the rest.
    pool: { write: ({ phase, pool }) => (phase === 'draft' ? table.fields.pool.write(pool) : null) },
    mana: { write: ({ mana }) => mana },
  },
});

function restOf(state: State): CardId[] {
  return unplaced(table, state, card, dealtCards(state.options));
}

function readPool(part: PositionPart, state: State, random: Random): CardId[] {
  const rest = restOf(state);
  if (state.phase !== 'draft') return rest;
  if (!part.given) return shuffle(random, rest);
  const pool = table.fields.pool.read(part);
  const fits = pool.length === rest.length && rest.every((card) => pool.includes(card));
  return fits ? pool : part.refuse('the pool holds every card that is in no other place, once.');
}

// Those of the deck's cards that lie nowhere else, in random order (TB-22).
function takeOwn(rest: CardId[], deck: readonly CardId[]): CardId[] {
  const own = rest.filter((card) => deck.includes(card));
  for (const card of own) rest.splice(rest.indexOf(card), 1);
  return own;
}

// Who has taken a deck holds its cards, in sight of all until the hands are shuffled (TB-22).
function takeDecks(state: State, parts: readonly PositionPart[]): void {
  if (state.phase !== 'decks') return;
  state.seats.forEach((own, index) => {
    if (own.deck < 0 || hasRow(parts[index])) return;
    own.cards = decksFor(state.options)[own.deck].cards.slice();
    own.known = own.cards.map(() => true);
  });
}

// A seat whose row is left out gets a hand of random cards, as if it had drafted them, or the rest of its deck. Decks
// first, so that nobody else is dealt their cards.
function dealMissing(state: State, parts: readonly PositionPart[], random: Random): void {
  if (state.phase !== 'play' || parts.filter(hasRow).length === 2) return;
  const rest = shuffle(random, restOf(state));
  const order = [0, 1].sort((one, other) => state.seats[other].deck - state.seats[one].deck);
  order.forEach((index) => {
    const own = state.seats[index];
    if (hasRow(parts[index])) return;
    const held = thingsIn(side, own, card).length;
    own.cards =
      own.deck < 0
        ? rest.splice(0, Math.max(0, fullHand - held))
        : takeOwn(rest, decksFor(state.options)[own.deck].cards);
    own.known = own.cards.map(() => false);
  });
}

// How the match goes on: picking, taking decks, or playing cards.
function stackOf({ phase, offer, seats }: State): Step[] {
  const steps: { readonly [P in Phase]: () => Step[] } = {
    draft: () => [{ do: offer.length === 0 ? 'draft/deal' : 'draft/pick' }],
    decks: () => [{ do: seats.every(({ deck }) => deck >= 0) ? 'hands' : 'decks/ask' }],
    play: () => [{ do: 'turn/summon' }],
    over: () => [],
  };
  return steps[phase]();
}

// One card was picked before, or none: an offer of another size is no moment of a draft.
function checkDraft(state: State, part: PositionPart): void {
  const { length } = state.offer;
  if (state.phase === 'draft' && ![0, offerSize - 1, offerSize].includes(length))
    part.refuse(`a draft lies open with ${offerSize - 1} or ${offerSize} cards, not ${length}.`);
  if (state.phase !== 'draft' && length > 0) part.refuse('only a draft has an offer.');
}

// What a new card is and which one is out, only the match knows.
function checkDealt(state: State, part: PositionPart): void {
  const placed = thingsIn(table, state, card);
  const missing = placed.find((one) => !dealtCards(state.options).includes(one));
  if (missing !== undefined) part.refuse(`there is no card ${positionName(missing)} in this match.`);
  const foreign = state.seats
    .flatMap(({ lanes }) => lanes.flat())
    .find((one) => cardIn(state, one.card).kind !== 'creature');
  if (foreign !== undefined) part.refuse(`${positionName(foreign.card)} is no creature.`);
}

function hasRow(part: PositionPart | undefined): boolean {
  const value = part?.value;
  return typeof value === 'object' && value !== null && 'row' in value;
}

function read(given: Json, options: Options, _seats: number | null, random: Random) {
  const { state } = setup(options, 2, random);
  state.pool = [];
  const parts = text.readInto(new PositionPart(given), state);
  checkDealt(state, parts['seats']);
  checkDraft(state, parts['offer']);
  takeDecks(state, parts['seats'].items());
  dealMissing(state, parts['seats'].items(), random);
  state.pool = readPool(parts['pool'], state, random);
  state.mana = parts['mana'].int(0, mostMana, state.phase === 'play' ? manaOf(state) : 0);
  return { state, stack: stackOf(state), seats: 2 };
}

/** Reading and writing. Without a phase a position is in play if it tells of seats, else at the start. */
export const position: PositionFormat<State> = { write: text.write, read, laws };
