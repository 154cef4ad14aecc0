// What one seat or a spectator may know of a state, field by field (§11). Nothing gets out by another way.

import type { Seat } from '@bridgefront/kernel';
import { CARDS } from './cards/table.ts';
import { scores } from './damage.ts';
import { slugs } from './hand.ts';
import { orderName, pieceName } from './notation.ts';
import { fullHp } from './pieces.ts';
import { zoneNames } from './types.ts';
import type { Ending, Phase, Piece, State, ZoneName } from './types.ts';
import { terrainOf, zones } from './zones.ts';
import type { Terrain } from './zones.ts';

// Kinds of cards are named by slug, cards in play by name, seats by number. Marks that are not set are left out.
// Type aliases, because only they fit the kernel's `Json`.

/** A card in play. */
export type PieceView = {
  readonly name: string;
  readonly card: string;
  readonly seat: number;
  readonly zone: ZoneName;
  readonly hp: number;
  readonly full: number;
  readonly moved?: true;
  readonly acted?: true;
  readonly entered?: true;
  readonly charged?: true;
  /** Extra shots left. */
  readonly shots?: number;
  /** Arrow Rains that strengthen it. */
  readonly rain?: number;
  readonly fired?: true;
};

/** What one seat holds. */
export type SideView = {
  readonly hand: number;
  /** The own hand, sorted. */
  readonly cards?: readonly string[];
  /** Which cards of the hand the other player knows for certain; spectators see only how many. */
  readonly known?: readonly string[];
  readonly knownCount: number;
  /** The own Trap order, such as `hold` or `archers-2`. */
  readonly order?: string;
};

/** The whole table. */
export type TableView = {
  readonly phase: Phase;
  readonly red: number;
  readonly turn: number;
  readonly turnLimit: number;
  readonly active: number;
  readonly ambush: boolean;
  readonly pieces: readonly PieceView[];
  /** Terrain of the six zones from Red's Castle to Blue's; left out on Plains everywhere. */
  readonly terrain?: readonly Terrain[];
  readonly river?: 'centre' | 'moats';
  readonly deck: number;
  readonly discard: readonly string[];
  readonly handLimit: number;
  /** Whether Traps are sprung by standing orders, by asking, or not at all. */
  readonly traps: 'order' | 'ask' | 'never';
  readonly seats: readonly SideView[];
  readonly ending?: Ending;
  readonly winners?: readonly number[];
  readonly scores?: readonly number[];
};

function pieceView(state: State, piece: Piece): PieceView {
  const { id, kind, seat, zone, hp, moved, acted, entered, charged, shots, rain, fired } = piece;
  return {
    name: pieceName(id),
    card: CARDS[kind].slug,
    seat,
    zone: zoneNames[zone],
    hp,
    full: fullHp(state, kind),
    ...(moved ? { moved } : {}),
    ...(acted ? { acted } : {}),
    ...(entered ? { entered } : {}),
    ...(charged ? { charged } : {}),
    ...(shots > 0 ? { shots } : {}),
    ...(rain > 0 ? { rain } : {}),
    ...(fired ? { fired } : {}),
  };
}

function sideView(state: State, owner: Seat, seat: Seat | null): SideView {
  const { hand, known, order } = state.seats[owner];
  return {
    hand: hand.length,
    ...(owner === seat ? { cards: slugs(hand) } : {}),
    ...(seat === null ? {} : { known: slugs(known) }),
    knownCount: known.length,
    ...(owner === seat && state.options.trapWindow === 'order' ? { order: orderName(order) } : {}),
  };
}

/** The view of a seat; null for a spectator. */
export function view(state: State, seat: Seat | null): TableView {
  const { phase, red, turn, active, ambush, options, ending } = state;
  const terrain = zones.map((zone) => terrainOf(state, zone));
  return {
    phase,
    red,
    turn,
    turnLimit: options.turnLimit,
    active,
    ambush,
    pieces: state.pieces.map((piece) => pieceView(state, piece)),
    ...(terrain.every((one) => one === 'plains') ? {} : { terrain }),
    ...(options.river === 'none' ? {} : { river: options.river as 'centre' | 'moats' }),
    deck: state.deck.length,
    discard: slugs(state.discard),
    handLimit: options.handLimit,
    traps: options.trapWindow as TableView['traps'],
    seats: [0, 1].map((owner) => sideView(state, owner, seat)),
    ...(ending === null ? {} : { ending, winners: state.winners.slice() }),
    ...(ending === null || !options.score ? {} : { scores: scores(state) }),
  };
}
