// A state as a readable position. What has its usual value is left out, but nothing that reading would draw.

import { putFields } from '@bridgefront/kernel';
import type { Json, PositionFields } from '@bridgefront/kernel';
import { decks } from '../cards/decks.ts';
import { CARDS } from '../cards/table.ts';
import type { CardId, SeatState, State, Unit } from '../types.ts';

function names(cards: readonly CardId[]): string[] {
  return cards.map((card) => CARDS[card].name);
}

// The row as it lies on the table, the building among the cards.
function writeRow({ cards, bastion, fort }: SeatState): string[] {
  return [...names(cards.slice(0, bastion)), fort ? 'fort' : 'bastion', ...names(cards.slice(bastion))];
}

function writeUnit(unit: Unit): Json {
  const { damage, fresh, absorbed, strength, sprinted, spent, wards } = unit;
  const warded = [0, 1].filter((seat) => (wards & (1 << seat)) !== 0);
  const state = putFields({}, { damage, fresh, absorbed, strength, sprinted, spent, warded });
  const { name } = CARDS[unit.card];
  return Object.keys(state).length === 0 ? name : { card: name, ...state };
}

function writeSeat(seat: SeatState): PositionFields {
  const fields: PositionFields = { row: writeRow(seat) };
  return putFields(fields, {
    known: names(seat.cards.filter((_, place) => seat.known[place])),
    upper: seat.lanes[0].map(writeUnit),
    lower: seat.lanes[1].map(writeUnit),
    deck: seat.deck < 0 ? null : decks[seat.deck].slug,
  });
}

/** Writes a state; `readState` of the result is the same state. */
export function writeState(state: State): Json {
  const { phase, first, turn, active, mana, plays, round, offer, pool, winners, ending } = state;
  const fields: PositionFields = { phase, first, turn, active, mana };
  if (phase === 'draft') Object.assign(fields, { round, pool: names(pool.toReversed()) });
  return putFields(fields, {
    offer: names(offer),
    plays: plays.map(({ card, place }) => ({ card: CARDS[card].name, place })),
    winners,
    ending,
    seats: state.seats.map(writeSeat),
  });
}
