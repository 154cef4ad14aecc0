// Reading a position: what is left out is as after the set-up; missing parts of a deck are shuffled.

import { cardIn, cardsFor } from '../cards/in-force.ts';
import { PositionPart, shuffle } from '@bridgefront/kernel';
import type { Json, Options, Random, Step } from '@bridgefront/kernel';
import { cardsOfList, setup } from '../setup.ts';
import { ownCards } from '../state.ts';
import { endings, home, noDeck, phases } from '../types.ts';
import type { CardId, Fallen, Phase, Settlement, State, Unit, UnitId } from '../types.ts';
import { deckSides } from '../vocabulary.ts';
import type { CardKind } from '../vocabulary.ts';
import { readCard, readSeat } from './read-seat.ts';

const mostUnits = 9_999;
const mostRounds = 40;

const known = [
  'phase',
  'round',
  'initiative',
  'active',
  'passes',
  'nextUnit',
  'seats',
  'units',
  'settlements',
  'kills',
  'wounds',
  'fallen',
  'triumphs',
  'winners',
  'ending',
] as const;
type Fields = { readonly [name in (typeof known)[number]]: PositionPart };

/** A match, or what else has its options. */
type MatchOf = Pick<State, 'options'>;

function cardOfKind(under: MatchOf, part: PositionPart, kind: CardKind): CardId {
  const card = readCard(under, part);
  return cardIn(under, card).kind === kind ? card : part.refuse(`${cardIn(under, card).name} is no ${kind}.`);
}

// Units are numbered in the order in which they stand, unless a number is given.
function readUnit({ options }: MatchOf, part: PositionPart, next: UnitId): Unit {
  const f = part.fields('number', 'card', 'seat', 'at', 'occupies', 'exerted', 'damage', 'attack', 'health');
  const unit: Unit = {
    id: f.number.int(1, mostUnits, next),
    card: cardOfKind({ options }, f.card, 'unit'),
    seat: f.seat.int(0, 1, 0),
    at: f.at.int(0, options.frontiers, home),
    occupies: f.occupies.flag(false),
    exerted: f.exerted.flag(false),
    damage: f.damage.int(0, 99, 0),
    attack: f.attack.int(-99, 99, 0),
    health: f.health.int(-99, 99, 0),
  };
  if (unit.id < next) f.number.refuse('units stand in ascending order of their numbers.');
  if (unit.occupies && unit.at === home) f.occupies.refuse('a unit at home occupies no frontier.');
  return unit;
}

function readUnits(match: MatchOf, part: PositionPart): Unit[] {
  const units: Unit[] = [];
  for (const item of part.items()) {
    const unit = readUnit(match, item, (units[units.length - 1]?.id ?? 0) + 1);
    if (unit.occupies && units.some((other) => other.occupies && other.at === unit.at))
      item.refuse('a frontier has one occupier.');
    units.push(unit);
  }
  return units;
}

function readSettlement(match: MatchOf, part: PositionPart): Settlement | null {
  if (!part.given) return null;
  const { card, seat, used } = part.fields('card', 'seat', 'used');
  return { card: cardOfKind(match, card, 'settlement'), seat: seat.int(0, 1, 0), used: used.flag(false) };
}

function readLand(match: MatchOf, part: PositionPart): (Settlement | null)[] {
  const { frontiers } = match.options;
  const parts = part.items();
  if (parts.length > frontiers) part.refuse(`there are ${frontiers} frontiers.`);
  return Array.from({ length: frontiers }, (_, at) =>
    at < parts.length ? readSettlement(match, parts[at]) : null,
  );
}

function readFallen(match: MatchOf, part: PositionPart): Fallen {
  const { card, seat, at } = part.fields('card', 'seat', 'at');
  return {
    card: cardOfKind(match, card, 'unit'),
    seat: seat.int(0, 1, 0),
    at: at.int(0, match.options.frontiers, home),
  };
}

function readKills(part: PositionPart): (UnitId[] | null)[] {
  const parts = part.items();
  return [0, 1].map((seat) => {
    const one = parts[seat];
    return one?.given === true ? one.items().map((item) => item.int(1, mostUnits, 1)) : null;
  });
}

// Decks that are left out hold what is in no other place of the list. Without a deck the list is what is named.
function fillDecks(state: State, seats: readonly PositionPart[], random: Random): void {
  state.seats.forEach((own, seat) => {
    const named = ownCards(state, seat);
    if (state.phase === 'decks') return;
    if (own.list.length === 0)
      own.list = cardsFor(state.options).map((_, card) => named.filter((one) => one === card).length);
    const rest = takeAway(state, own.list, named, seats[seat]);
    for (const side of deckSides) {
      const cards = cardsOfList(state, rest, side);
      if (cards.length === 0) continue;
      if (hasField(seats[seat], side))
        seats[seat].refuse(
          `the ${side} cards of the deck are not all named: ${cardIn(state, cards[0]).name} is missing.`,
        );
      own[side] = shuffle(random, cards);
    }
  });
}

function takeAway(
  state: State,
  list: readonly number[],
  named: readonly CardId[],
  part: PositionPart,
): number[] {
  const rest = list.slice();
  for (const card of named) {
    rest[card]--;
    if (rest[card] < 0)
      part.refuse(`the deck holds ${list[card]} of ${cardIn(state, card).name}, and more are named.`);
  }
  return rest;
}

function hasField(part: PositionPart, name: string): boolean {
  return typeof part.value === 'object' && part.value !== null && name in part.value;
}

// How the match goes on in a phase that was written by hand.
const begins: { readonly [P in Phase]: string | null } = {
  decks: 'decks/ask',
  mulligan: 'mulligan',
  strategy: 'strategy',
  battle: 'battle',
  combat: 'combat/begin',
  replenishment: 'replenish/triggers',
  over: null,
};

// Kill sets that are open already stay chosen: only who is left is asked (HL-39).
function stackOf({ phase, kills }: State): Step[] {
  const isOpen = phase === 'combat' && kills.some((chosen) => chosen !== null);
  const step = isOpen ? 'combat/ask' : begins[phase];
  return step === null ? [] : [{ do: step }];
}

function readSeats(f: Fields, fresh: State): PositionPart[] {
  const parts = f.seats.items();
  if (parts.length > 2) f.seats.refuse('there are two seats.');
  return [0, 1].map((seat) => {
    const part = parts[seat] ?? new PositionPart(undefined, `seats[${seat}]`);
    const own = readSeat(part, fresh.options);
    if (fresh.phase === 'decks' && !hasField(part, 'deck')) own.deck = noDeck;
    fresh.seats[seat] = own;
    return part;
  });
}

function readFields(f: Fields, fresh: State): void {
  fresh.phase = f.phase.word(phases, 'phase', f.seats.given ? 'strategy' : 'decks');
  fresh.round = f.round.int(0, mostRounds, f.seats.given ? 1 : 0);
  fresh.initiative = f.initiative.int(0, 1, fresh.initiative);
  fresh.active = f.active.int(0, 1, fresh.initiative);
  fresh.passes = f.passes.int(0, 2, 0);
  fresh.units = readUnits(fresh, f.units);
  const next = (fresh.units[fresh.units.length - 1]?.id ?? 0) + 1;
  fresh.nextUnit = f.nextUnit.int(next, mostUnits + 1, next);
  fresh.land = readLand(fresh, f.settlements);
  fresh.kills = readKills(f.kills);
  fresh.wounds = readKills(f.wounds);
  fresh.fallen = f.fallen.items().map((item) => readFallen(fresh, item));
  fresh.triumphs = f.triumphs.items().map((item) => item.int(1, mostUnits, 1));
  fresh.winners = f.winners.items().map((item) => item.int(0, 1, 0));
  fresh.ending = f.ending.given ? f.ending.word(endings, 'ending', 'life') : null;
}

/**
 * Reads a position by `writeState` or by hand. Without a phase it is in the strategy phase if it tells of seats, else at
 * the start.
 * @throws PositionError
 */
export function readState(
  text: Json,
  options: Options,
  _seats: number | null,
  random: Random,
): { state: State; stack: Step[]; seats: number } {
  const f = new PositionPart(text, '').fields(...known);
  const { state } = setup(options, 2, random);
  readFields(f, state);
  const parts = readSeats(f, state);
  fillDecks(state, parts, random);
  return { state, stack: stackOf(state), seats: 2 };
}
