// A state as a readable position. What has its usual value is left out, but nothing that reading would draw.

import { putFields } from '@bridgefront/kernel';
import type { Json, PositionFields } from '@bridgefront/kernel';
import { positionName } from '@bridgefront/tabletop/accepted';
import { tableFor } from '../cards/in-force.ts';
import { orderName, pieceName } from '../notation.ts';
import { fullHp } from '../pieces.ts';
import { zoneNames } from '../types.ts';
import type { CardKind, Piece, SeatState, State } from '../types.ts';

function nameOf(state: State, kind: CardKind): string {
  return positionName(tableFor(state).cards[kind]);
}

function names(state: State, kinds: readonly CardKind[]): string[] {
  return kinds.map((kind) => nameOf(state, kind));
}

// `red spearman-3 at red-front`; with more to tell, an object.
function writePiece(state: State, piece: Piece): Json {
  const { id, kind, seat, zone, hp, charged, bonus, shots, rain } = piece;
  const side = seat === state.red ? 'red' : 'blue';
  const marks = (['moved', 'acted', 'entered', 'charged', 'fired'] as const).filter((mark) => piece[mark]);
  const more = putFields({}, { marks, shots, rain });
  if (charged && bonus !== tableFor(state).charge) more['bonus'] = bonus;
  if (hp !== fullHp(state, kind)) more['hp'] = hp;
  if (Object.keys(more).length === 0) return `${side} ${pieceName(state, id)} at ${zoneNames[zone]}`;
  return { card: pieceName(state, id), side, zone: zoneNames[zone], ...more };
}

function writeSeat(state: State, { hand, known, shown, order }: SeatState): PositionFields {
  const fields: PositionFields = { hand: names(state, hand) };
  return putFields(fields, {
    known: names(state, known),
    shown: names(state, shown),
    order: order.limit === 0 ? null : orderName(order),
  });
}

/** Writes a state; `readState` of the result is the same state. */
export function writeState(state: State): Json {
  const {
    phase,
    red,
    first,
    fought,
    turn,
    active,
    yielded,
    ambush,
    cycled,
    sprung,
    pieces,
    next,
    deck,
    sunk,
    discard,
    seats,
  } = state;
  const fields: PositionFields = { phase, red, turn, active };
  return putFields(fields, {
    first: first === red ? null : 'blue',
    fought: fought.map((siege) => ({ ...siege, castles: siege.castles.slice() })),
    yielded,
    ambush,
    cycled,
    sprung: sprung.map(({ kind, charged }) => putFields({ card: nameOf(state, kind) }, { charged })),
    winners: state.winners,
    ending: state.ending,
    cards: pieces.map((piece) => writePiece(state, piece)),
    next: Object.fromEntries(next.map((number, kind) => [tableFor(state).cards[kind].slug, number])),
    seats: seats.map((seat) => writeSeat(state, seat)),
    discard: names(state, discard),
    sunk,
    ...(deck.length === 0 ? { deckEmpty: true } : { deck: names(state, deck.toReversed()) }),
  });
}
