// Copies, census, outcome and resampling of a state.

import { sideIn, slugIn } from './cards/in-force.ts';
import { shuffle } from '@bridgefront/kernel';
import type { Outcome, Random, Seat } from '@bridgefront/kernel';
import type { CardId, SeatState, Settlement, State, Unit } from './types.ts';
import { deckSides } from './vocabulary.ts';
import { removeCard } from './zones.ts';

function copyUnit(unit: Unit): Unit {
  const { id, card, seat, at, occupies, exerted, damage, attack, health } = unit;
  return { id, card, seat, at, occupies, exerted, damage, attack, health };
}

function copySettlement(settlement: Settlement | null): Settlement | null {
  if (settlement === null) return null;
  const { card, seat, used } = settlement;
  return { card, seat, used };
}

function copySeat(own: SeatState): SeatState {
  return {
    deck: own.deck,
    list: own.list,
    life: own.life,
    army: own.army.slice(),
    civic: own.civic.slice(),
    hand: own.hand.slice(),
    known: own.known.slice(),
    ready: own.ready.slice(),
    exerted: own.exerted.slice(),
    graveyard: own.graveyard.slice(),
    vault: own.vault.slice(),
    hasGrown: own.hasGrown,
    hasSettled: own.hasSettled,
    hasCommitted: own.hasCommitted,
    hasDeployed: own.hasDeployed,
    topSeen: own.topSeen,
    bottomSeen: own.bottomSeen,
  };
}

/** An independent copy; only what never changes is shared. */
export function copyState(state: State): State {
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    initiative: state.initiative,
    active: state.active,
    passes: state.passes,
    nextUnit: state.nextUnit,
    seats: state.seats.map(copySeat),
    units: state.units.map(copyUnit),
    land: state.land.map(copySettlement),
    kills: state.kills.map((kills) => kills?.slice() ?? null),
    wounds: state.wounds.map((wounds) => wounds?.slice() ?? null),
    fallen: state.fallen.slice(),
    triumphs: state.triumphs.slice(),
    winners: state.winners.slice(),
    ending: state.ending,
  };
}

/** Every card of a seat, wherever it lies (HL-5). */
export function ownCards(state: State, seat: Seat): CardId[] {
  const { army, civic, hand, ready, exerted, graveyard, vault } = state.seats[seat];
  const units = state.units.filter((unit) => unit.seat === seat);
  const settlements = state.land.filter((settlement) => settlement?.seat === seat);
  return [
    ...[army, civic, hand, ready, exerted, graveyard, vault].flat(),
    ...units.map(({ card }) => card),
    ...settlements.flatMap((settlement) => settlement?.card ?? []),
  ];
}

// What differs between the list of a deck and the cards that lie somewhere: nothing, unless a card was lost or doubled.
function strays(state: State, seat: Seat): string[] {
  const counts = state.seats[seat].list.slice();
  for (const card of ownCards(state, seat)) counts[card]--;
  return counts.flatMap((count, card) => (count === 0 ? [] : [`${slugIn(state, card)} ${count}`]));
}

/** Cards that are not where the lists of the decks say: none may be lost or doubled once the decks are dealt (HL-5). */
export function census(state: State): string {
  const dealt = state.phase !== 'decks';
  return JSON.stringify([0, 1].map((seat) => (dealt ? strays(state, seat) : [])));
}

// What decided where lives were compared: the lives, the occupiers, or nothing (HL-68).
function comparison({ winners, seats }: State): string {
  if (winners.length > 1) return 'lives and occupiers are equal';
  return seats[0].life === seats[1].life
    ? 'more occupiers count, as lives are equal'
    : 'the higher life counts';
}

function reasonOf(state: State): string {
  const { ending, seats, round } = state;
  if (ending === 'settled') return 'the winner has an active settlement in every frontier';
  if (ending === 'rounds') return `after ${round} rounds ${comparison(state)}`;
  if (seats.some(({ life }) => life > 0)) return 'a player has no life left';
  return `neither player has life left, and ${comparison(state)}`;
}

/** Null while the match runs. A draw shares the first place (HL-68). */
export function outcome(state: State): Outcome | null {
  const { winners, ending } = state;
  if (ending === null) return null;
  const reason = reasonOf(state);
  if (winners.length > 1) return { winners, ranking: [winners], reason };
  const [winner] = winners;
  return { winners, ranking: [[winner], [1 - winner]], reason };
}

// Imagined states are dealt from sorted cards, so that the true order leaves no trace even under an equal generator.
const byNumber = (a: CardId, b: CardId): number => a - b;

// How many cards of the army deck's bottom and top keep their places in an imagined deal for their owner.
function keptEnds({ army, topSeen, bottomSeen }: SeatState): { bottom: number; top: number } {
  const bottom = Math.min(bottomSeen, army.length);
  return { bottom, top: topSeen && army.length > bottom ? 1 : 0 };
}

/** The owner knows the hand; the decks are in unknown order, but for what was scouted. */
function shuffleOwn(own: SeatState, random: Random): void {
  const { bottom, top } = keptEnds(own);
  const end = own.army.length - top;
  const middle = shuffle(random, own.army.slice(bottom, end).sort(byNumber));
  own.army = [...own.army.slice(0, bottom), ...middle, ...own.army.slice(end)];
  own.civic = shuffle(random, own.civic.sort(byNumber));
}

/** An onlooker knows only those cards of the hand that came from the graveyard. */
function dealAnew(state: State, own: SeatState, random: Random): void {
  const hidden = own.hand.slice();
  for (const card of own.known) removeCard(hidden, card);
  const hand = own.known.slice();
  for (const side of deckSides) {
    const inHand = hidden.filter((card) => sideIn(state, card) === side);
    const pool = shuffle(random, [...inHand, ...own[side]].sort(byNumber));
    hand.push(...pool.splice(0, inHand.length));
    own[side] = pool;
  }
  own.hand = hand.sort(byNumber);
}

/** Re-deals, in place, what the seat (null: a spectator) cannot know (HL-74). */
export function resample(state: State, seat: Seat | null, random: Random): void {
  state.seats.forEach((own, owner) => {
    if (owner === seat) shuffleOwn(own, random);
    else dealAnew(state, own, random);
  });
}
