// Copies, census, outcome and resampling of a state.

import { shuffle } from '@bridgefront/kernel';
import type { Outcome, Random, Seat } from '@bridgefront/kernel';
import { shufflePlaces } from '@bridgefront/tabletop/piles';
import { CARDS } from './cards/table.ts';
import type { CardId, SeatState, State, Unit } from './types.ts';

function copyUnit(unit: Unit): Unit {
  const { card, damage, fresh, absorbed, strength, sprinted, spent, wards } = unit;
  return { card, damage, fresh, absorbed, strength, sprinted, spent, wards };
}

function copySeat({ cards, known, bastion, fort, lanes, deck }: SeatState): SeatState {
  return {
    cards: cards.slice(),
    known: known.slice(),
    bastion,
    fort,
    lanes: [lanes[0].map(copyUnit), lanes[1].map(copyUnit)],
    deck,
  };
}

/** An independent copy; only the options are shared. */
export function copyState(state: State): State {
  return {
    options: state.options,
    phase: state.phase,
    first: state.first,
    turn: state.turn,
    active: state.active,
    mana: state.mana,
    plays: state.plays.slice(),
    round: state.round,
    offer: state.offer.slice(),
    pool: state.pool.slice(),
    seats: state.seats.map(copySeat),
    winners: state.winners.slice(),
    ending: state.ending,
  };
}

/** Every card of a seat: in the hand and in play. */
export function ownCards({ cards, lanes }: SeatState): CardId[] {
  return [...cards, ...lanes.flat().map(({ card }) => card)];
}

/** All cards of the match by name; none may be lost or doubled. */
export function census({ pool, offer, seats }: State): string {
  const all = [...pool, ...offer, ...seats.flatMap(ownCards)];
  return JSON.stringify(all.map((card) => CARDS[card].slug).sort());
}

/** Null while the match runs. A draw shares the first place (TB-20). */
export function outcome({ winners, ending, turn }: State): Outcome | null {
  if (ending === null) return null;
  if (ending === 'turns')
    return { winners, ranking: [winners], reason: `no fort has fallen in ${turn} turns` };
  const [winner] = winners;
  return { winners, ranking: [[winner], [1 - winner]], reason: 'the other fort has fallen' };
}

// Imagined states are dealt from sorted cards, so that the true order leaves no trace even under an equal generator.
const byNumber = (a: CardId, b: CardId): number => a - b;

/**
 * Re-deals, in place, what the seat (null: a spectator) cannot know: the undealt cards while drafting, and the order
 * of the cards in others' hands that nobody saw arrive (TB-2).
 */
export function resample(state: State, seat: Seat | null, random: Random): void {
  if (state.phase === 'draft') shuffle(random, state.pool.sort(byNumber));
  state.seats.forEach((own, owner) => {
    if (owner === seat) return;
    const hidden = own.cards.flatMap((_, place) => (own.known[place] ? [] : [place]));
    shufflePlaces(own.cards, hidden, random, byNumber);
  });
}
