// What one seat or a spectator may know of a state, field by field (§11). Nothing gets out by another way.

import type { Seat } from '@bridgefront/kernel';
import { viewsOf } from '@bridgefront/tabletop/state';
import { CARDS } from './cards/table.ts';
import { scores } from './damage.ts';
import { slugs } from './hand.ts';
import { orderName, pieceName } from './notation.ts';
import { fullHp } from './pieces.ts';
import { zoneNames } from './types.ts';
import { table } from './state.ts';
import type { Piece, SeatState, State } from './state.ts';
import type { Ending, Phase, ZoneName } from './types.ts';
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

function openSide({ hand, known }: SeatState): SideView {
  return { hand: hand.length, knownCount: known.length };
}

// Both players see which cards of a hand are known; the rest of it, and the order, are its owner's.
function sidesFor({ seats, options }: State, seat: Seat): readonly SideView[] {
  const ordered = options.trapWindow === 'order';
  return seats.map(({ hand, known, order }, owner) => ({
    hand: hand.length,
    ...(owner === seat ? { cards: slugs(hand) } : {}),
    known: slugs(known),
    knownCount: known.length,
    ...(owner === seat && ordered ? { order: orderName(order) } : {}),
  }));
}

function terrainView(state: State): readonly Terrain[] | undefined {
  const terrain = zones.map((zone) => terrainOf(state, zone));
  return terrain.every((one) => one === 'plains') ? undefined : terrain;
}

/** The views: a seat's own are both hands as it sees them. */
export const views = viewsOf(table, {
  open: {
    sprung: null,
    pieces: { each: (piece, state) => pieceView(state, piece) },
    next: null,
    seats: { each: openSide },
    winners: {
      of: ['winners'],
      make: ({ ending, winners }) => (ending === null ? undefined : winners.slice()),
    },
    ending: ({ ending }) => ending ?? undefined,
  },
  more: {
    turnLimit: ({ options }) => options.turnLimit,
    terrain: { of: ['options'], make: terrainView },
    river: ({ options }) => (options.river === 'none' ? undefined : (options.river as 'centre' | 'moats')),
    handLimit: ({ options }) => options.handLimit,
    traps: ({ options }) => options.trapWindow as TableView['traps'],
    scores: {
      of: ['ending', 'pieces'],
      make: (state) => (state.ending === null || !state.options.score ? undefined : scores(state)),
    },
  },
  private: { seats: { of: ['seats'], make: sidesFor } },
});
