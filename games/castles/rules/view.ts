// What one seat or a spectator may know of a state, field by field (§11). Nothing gets out by another way.

import type { Seat } from '@bridgefront/kernel';
import { viewsInHalves } from '@bridgefront/tabletop/parts';
import type { Facts, PartMaker } from '@bridgefront/tabletop/parts';
import { tableFor } from './cards/in-force.ts';
import { isSeries, scores } from './ending.ts';
import { slugs } from './hand.ts';
import { orderName, pieceName } from './notation.ts';
import { fullHp } from './pieces.ts';
import { seriesView } from './series.ts';
import type { SeriesView } from './series.ts';
import { sharersOf, sideOf } from './sides.ts';
import { zoneNames } from './types.ts';
import type { CardKind, Ending, Phase, Piece, State, ZoneName } from './types.ts';
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
  /** Damage that its Charge adds. */
  readonly bonus?: number;
  /** Damage that Arrow Rains add. */
  readonly rain?: number;
  readonly fired?: true;
};

/** What one seat holds. */
export type SideView = {
  readonly hand: number;
  /** The own hand, or with open hands a teammate's, sorted. */
  readonly cards?: readonly string[];
  /** Which cards of the hand the other side knows for certain; spectators see only how many. */
  readonly known?: readonly string[];
  readonly knownCount: number;
  /** Which of them everybody knows, since they lay open when the deck was empty. */
  readonly shown?: readonly string[];
  /** The Trap order of a hand that is seen, such as `hold` or `archers-2`. */
  readonly order?: string;
};

/** The whole table. */
export type TableView = {
  readonly phase: Phase;
  readonly red: number;
  /** The side that has the first turn, where it is not Red. */
  readonly first?: number;
  /** How a series stands; left out in a match of one siege. */
  readonly series?: SeriesView;
  readonly turn: number;
  readonly turnLimit: number;
  readonly active: number;
  /** Who of a team would surrender. */
  readonly yielded?: readonly number[];
  /** The factor by which Soldiers of the active side deal damage out of an Ambush this turn; 0: there is none. */
  readonly ambush: number;
  readonly pieces: readonly PieceView[];
  /** Terrain of the six zones from Red's Castle to Blue's; left out on Plains everywhere. */
  readonly terrain?: readonly Terrain[];
  readonly river?: 'centre' | 'moats';
  readonly deck: number;
  /** The lowest cards of the deck, the lowest first, where they were put there in sight of all. */
  readonly under?: readonly string[];
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
  const { id, kind, seat, zone, hp, moved, acted, entered, charged, bonus, shots, rain, fired } = piece;
  return {
    name: pieceName(state, id),
    card: tableFor(state).cards[kind].slug,
    seat,
    zone: zoneNames[zone],
    hp,
    full: fullHp(state, kind),
    ...(moved ? { moved } : {}),
    ...(acted ? { acted } : {}),
    ...(entered ? { entered } : {}),
    ...(charged ? { charged, bonus } : {}),
    ...(shots > 0 ? { shots } : {}),
    ...(rain > 0 ? { rain } : {}),
    ...(fired ? { fired } : {}),
  };
}

function pieceFacts(facts: Facts, piece: Piece): void {
  const { id, seat, zone, hp, moved, acted, entered, charged, bonus, shots, rain, fired } = piece;
  facts.values(id, seat, zone, hp, moved, acted, entered, charged, bonus, shots, rain, fired);
}

// The parts that are remembered; the last one is the first seat's own, the other's follows.
const parts = { open: 0, pieces: 1, discard: 2, seats: 3, own: 4 } as const;

function shownView(state: State, shown: readonly CardKind[]): Pick<SideView, 'shown'> {
  return shown.length === 0 ? {} : { shown: slugs(state, shown) };
}

function openSides(state: State, maker: PartMaker): readonly SideView[] {
  const { seats } = state;
  return maker.list(
    parts.seats,
    seats,
    (facts, { hand, known, shown }) => {
      facts.values(hand.length, known.length);
      facts.list(shown);
    },
    ({ hand, known, shown }) => ({ hand: hand.length, knownCount: known.length, ...shownView(state, shown) }),
  );
}

// Who sees a hand and its enemies see which cards of it are known; the rest, and the order, only who sees the hand.
function sidesFor(state: State, seat: Seat, maker: PartMaker): readonly SideView[] {
  const { seats, options } = state;
  const ordered = options.trapWindow === 'order';
  const sees = seats.map((_, owner) => sharersOf(state, owner).includes(seat));
  const knows = sees.map((own, owner) => own || sideOf(owner) !== sideOf(seat));
  return maker.list(
    parts.own + seat,
    seats,
    (facts, { hand, known, shown, order }, owner) => {
      facts.values(hand.length, known.length, sees[owner] ? order : null);
      facts.list(shown);
      if (sees[owner]) facts.list(hand);
      if (knows[owner]) facts.list(known);
    },
    ({ hand, known, shown, order }, owner) => ({
      hand: hand.length,
      ...(sees[owner] ? { cards: slugs(state, hand) } : {}),
      ...(knows[owner] ? { known: slugs(state, known) } : {}),
      knownCount: known.length,
      ...shownView(state, shown),
      ...(sees[owner] && ordered ? { order: orderName(order) } : {}),
    }),
  );
}

function makeOpen(state: State, shared: Pick<TableView, 'pieces' | 'discard' | 'seats'>): TableView {
  const { phase, red, first, turn, active, yielded, ambush, options, ending } = state;
  const terrain = zones.map((zone) => terrainOf(state, zone));
  return {
    phase,
    red,
    ...(first === red ? {} : { first }),
    ...(isSeries(state) ? { series: seriesView(state) } : {}),
    turn,
    turnLimit: options.turnLimit,
    active,
    ...(yielded.length > 0 ? { yielded: yielded.slice() } : {}),
    ambush,
    ...(terrain.every((one) => one === 'plains') ? {} : { terrain }),
    ...(options.river === 'none' ? {} : { river: options.river as 'centre' | 'moats' }),
    deck: state.deck.length,
    ...(state.sunk === 0 ? {} : { under: slugs(state, state.deck.slice(0, state.sunk)) }),
    handLimit: options.handLimit,
    traps: options.trapWindow as TableView['traps'],
    ...shared,
    ...(ending === null ? {} : { ending, winners: state.winners.slice() }),
    ...(ending === null || !options.score || isSeries(state) ? {} : { scores: scores(state) }),
  };
}

function openView(state: State, maker: PartMaker): TableView {
  const pieces = maker.list(parts.pieces, state.pieces, pieceFacts, (piece) => pieceView(state, piece));
  const discard = maker.part(
    parts.discard,
    (facts) => facts.list(state.discard),
    () => slugs(state, state.discard),
  );
  const seats = openSides(state, maker);
  const { phase, turn, active, ambush, deck, ending, winners } = state;
  return maker.part(
    parts.open,
    (facts) => {
      facts.values(phase, turn, active, ambush, deck.length, ending, pieces, discard, seats);
      facts.list(state.yielded);
      facts.list(winners);
      facts.value(state.first);
      facts.list(state.fought);
      facts.list(deck.slice(0, state.sunk));
    },
    () => makeOpen(state, { pieces, discard, seats }),
  );
}

/** The views: a seat's own are both hands as it sees them. */
export const views = viewsInHalves<State, TableView>({
  open: openView,
  own: (state, seat, _open, maker) => ({ seats: sidesFor(state, seat, maker) }),
});
