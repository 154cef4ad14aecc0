// Reading a position: what is left out is as after the set-up, missing hands are dealt at random.

import { PositionError, PositionPart, shuffle, slug } from '@bridgefront/kernel';
import type { Json, Options, Random, Step } from '@bridgefront/kernel';
import { decks } from '../cards/decks.ts';
import { cardId, CARDS } from '../cards/table.ts';
import { draftRounds, emptySeat, offerSize, setup } from '../setup.ts';
import { ownCards } from '../state.ts';
import { manaOf } from '../turn/turn.ts';
import { endings, phases } from '../types.ts';
import type { CardId, Phase, Play, SeatState, State, Unit } from '../types.ts';
import { newUnit } from '../units.ts';

/** Cards of a full hand, in the hand and in play together. */
const fullHand = 8;
const mostTurns = 500;
const mostMana = 999;

function readUnit(part: PositionPart): Unit {
  if (typeof part.value === 'string') return { ...newUnit(creature(part)), fresh: false };
  const f = part.fields('card', 'damage', 'fresh', 'absorbed', 'strength', 'sprinted', 'spent', 'warded');
  const unit = newUnit(creature(f.card));
  unit.damage = f.damage.int(0, 99, 0);
  unit.fresh = f.fresh.flag(false);
  unit.absorbed = f.absorbed.flag(false);
  unit.spent = f.spent.flag(false);
  unit.strength = f.strength.int(0, 99, 0);
  unit.sprinted = f.sprinted.int(0, 31, 0);
  for (const seat of f.warded.items()) unit.wards |= 1 << seat.int(0, 1, 0);
  return unit;
}

const printedNames = CARDS.map(({ name }) => name);

/** A card by its name or slug. */
function readCard(part: PositionPart): CardId {
  return part.named('card', printedNames, (name) => {
    const found = cardId(slug(name));
    return found < 0 ? undefined : found;
  });
}

function creature(part: PositionPart): CardId {
  const card = readCard(part);
  return CARDS[card].kind === 'creature' ? card : part.refuse(`${CARDS[card].name} is no creature.`);
}

// The row from the left: cards and, somewhere among them, `bastion` or `fort`. Without either, the bastion is leftmost.
function readRow(part: PositionPart, seat: SeatState): void {
  let built = false;
  for (const item of part.items()) {
    if (item.value !== 'bastion' && item.value !== 'fort') {
      seat.cards.push(readCard(item));
      continue;
    }
    if (built) item.refuse('a row has one bastion or fort.');
    built = true;
    seat.fort = item.value === 'fort';
    seat.bastion = seat.cards.length;
  }
}

function readSeat(part: PositionPart): SeatState {
  const seat = emptySeat();
  if (!part.given) return seat;
  const f = part.fields('row', 'known', 'upper', 'lower', 'deck');
  readRow(f.row, seat);
  const known = f.known.items().map((item) => readCard(item));
  seat.known = seat.cards.map((card) => known.includes(card));
  seat.lanes = [f.upper.items().map(readUnit), f.lower.items().map(readUnit)];
  if (f.deck.given) {
    const slugs = decks.map(({ slug }) => slug);
    seat.deck = slugs.indexOf(f.deck.word(slugs, 'deck'));
  }
  return seat;
}

// What is in no other place; refuses a card that is in two.
function restOf(state: State): CardId[] {
  const used = [...state.offer, ...state.seats.flatMap(ownCards)];
  const doubled = used.find((card, i) => used.indexOf(card) !== i);
  if (doubled !== undefined) throw new PositionError(`${CARDS[doubled].name} is in two places.`);
  return [...CARDS.keys()].filter((card) => !used.includes(card));
}

function readPool(part: PositionPart, state: State, random: Random): CardId[] {
  const rest = restOf(state);
  if (state.phase !== 'draft') return rest;
  if (!part.given) return shuffle(random, rest);
  const pool = part.items().map((item) => readCard(item));
  const fits = pool.length === rest.length && rest.every((card) => pool.includes(card));
  return fits ? pool.reverse() : part.refuse('the pool holds every card that is in no other place, once.');
}

// A seat whose row is left out gets a hand of random cards, as if it had drafted them.
function dealMissing(state: State, given: readonly boolean[], random: Random): void {
  if (state.phase !== 'play' || given.every((one) => one)) return;
  const rest = shuffle(random, restOf(state));
  state.seats.forEach((seat, index) => {
    if (given[index]) return;
    seat.cards = rest.splice(0, Math.max(0, fullHand - ownCards(seat).length));
    seat.known = seat.cards.map(() => false);
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

type Fields = { readonly [name in (typeof known)[number]]: PositionPart };

const known = [
  'phase',
  'first',
  'turn',
  'active',
  'mana',
  'round',
  'offer',
  'pool',
  'plays',
  'winners',
  'ending',
  'seats',
] as const;

function readSeats(part: PositionPart): SeatState[] {
  const parts = part.items();
  if (parts.length > 2) part.refuse('there are two seats.');
  return [0, 1].map((index) => readSeat(parts[index] ?? new PositionPart(undefined, '')));
}

function readPlay(part: PositionPart): Play {
  const { card, place } = part.fields('card', 'place');
  return { card: readCard(card), place: place.int(0, CARDS.length, 0) };
}

// Everything but the pool and the mana, which follow from the rest.
function readFields(f: Fields, fresh: State): State {
  const phase = f.phase.word(phases, 'phase', f.seats.given ? 'play' : fresh.phase);
  const first = f.first.int(0, 1, fresh.first);
  const turn = f.turn.int(0, mostTurns, phase === 'play' ? 1 : 0);
  const second = phase === 'play' && turn % 2 === 0;
  return {
    options: fresh.options,
    phase,
    first,
    turn,
    active: f.active.int(0, 1, second ? 1 - first : first),
    mana: 0,
    plays: f.plays.items().map(readPlay),
    round: f.round.int(0, draftRounds, phase === 'draft' ? 1 : 0),
    offer: f.offer.items().map((item) => readCard(item)),
    pool: [],
    seats: readSeats(f.seats),
    winners: f.winners.items().map((item) => item.int(0, 1, 0)),
    ending: f.ending.given ? f.ending.word(endings, 'ending') : null,
  };
}

/**
 * Reads a position by `writeState` or by hand. Without a phase it is in play if it tells of seats, else at the start.
 * @throws PositionError
 */
export function readState(
  text: Json,
  options: Options,
  _seats: number | null,
  random: Random,
): { state: State; stack: Step[]; seats: number } {
  const f = new PositionPart(text, '').fields(...known);
  const state = readFields(f, setup(options, 2, random).state);
  checkDraft(state, f.offer);
  const parts = f.seats.items();
  dealMissing(
    state,
    [0, 1].map((index) => hasRow(parts[index])),
    random,
  );
  state.pool = readPool(f.pool, state, random);
  state.mana = f.mana.int(0, mostMana, state.phase === 'play' ? manaOf(state) : 0);
  return { state, stack: stackOf(state), seats: 2 };
}

function hasRow(part: PositionPart | undefined): boolean {
  const value = part?.value;
  return typeof value === 'object' && value !== null && 'row' in value;
}
