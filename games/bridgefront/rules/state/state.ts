// An empty state, and the copy that searches make thousands of times a second.

import { boardOf } from './board.ts';
import type { Faction } from '../effects.ts';
import type {
  Battle,
  BridgefrontOptions,
  Champion,
  Context,
  Draft,
  SeatState,
  State,
  Tag,
} from '../types.ts';

/** Radius of the board for a number of seats (§4.1) unless the options say another one. */
export function radiusFor(options: BridgefrontOptions, seats: number): number {
  return options.boardRadius > 0 ? options.boardRadius : seats === 2 ? 3 : 4;
}

/** A seat that owns nothing yet. */
export function emptySeat(faction: Faction): SeatState {
  return {
    faction,
    capital: -1,
    gold: 0,
    mana: 0,
    done: false,
    permanentVp: 0,
    controlVp: 0,
    hand: [],
    draw: [],
    discard: [],
    played: [],
    burned: [],
    held: [],
    resolving: -1,
    peeked: [],
    loose: [],
    sunk: [],
    looseUnder: [],
    looseOver: [],
    secret: [],
    fresh: [],
    buried: [],
    cardsPlayed: 0,
    wonBattle: false,
    enemyChampionDied: false,
    boosts: [],
    entrenched: [],
    siegeWrits: [],
    lastStands: [],
    lastContract: false,
    discount: 0,
    freeMarches: 0,
    homeGuards: 0,
    pillaged: [],
  };
}

function zeros(length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(0);
  // A list that has grown keeps room for more.
  return list.slice();
}

/** A match before anything is placed or dealt: an empty board in the set-up phase of round 1. */
export function emptyState(options: BridgefrontOptions, factions: readonly Faction[]): State {
  const radius = radiusFor(options, factions.length);
  const { hexCount, edgeCount } = boardOf(radius);
  return {
    options,
    seats: factions.map(emptySeat),
    radius,
    round: 1,
    phase: 'setup',
    lead: 0,
    tiles: zeros(hexCount),
    bridges: zeros(edgeCount),
    forces: zeros(hexCount * factions.length),
    presence: zeros(hexCount),
    firstIn: factions.map(() => -1),
    champions: [],
    locked: [],
    traps: [],
    dominion: [],
    wormholes: [],
    blackout: false,
    tags: [],
    market: [[], [], []],
    power: [[], [], []],
    row: [],
    rowAt: 0,
    rowWins: factions.map(() => 0),
    drafts: [],
    battle: null,
    context: null,
    winners: [],
    ranking: [],
    reason: '',
  };
}

// Most lists are empty most of the time, and a new literal is cheaper than a slice.
function copyList<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice();
}

function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copies: T[][] = [];
  for (const list of lists) copies.push(copyList(list));
  return copies;
}

// Field by field and in the order of `emptySeat`, so that all seats share one shape.
function copySeat(seat: SeatState): SeatState {
  return {
    faction: seat.faction,
    capital: seat.capital,
    gold: seat.gold,
    mana: seat.mana,
    done: seat.done,
    permanentVp: seat.permanentVp,
    controlVp: seat.controlVp,
    hand: copyList(seat.hand),
    draw: copyList(seat.draw),
    discard: copyList(seat.discard),
    played: copyList(seat.played),
    burned: copyList(seat.burned),
    held: copyList(seat.held),
    resolving: seat.resolving,
    peeked: copyList(seat.peeked),
    loose: copyList(seat.loose),
    sunk: copyList(seat.sunk),
    looseUnder: copyList(seat.looseUnder),
    looseOver: copyList(seat.looseOver),
    secret: copyList(seat.secret),
    fresh: copyList(seat.fresh),
    buried: copyList(seat.buried),
    cardsPlayed: seat.cardsPlayed,
    wonBattle: seat.wonBattle,
    enemyChampionDied: seat.enemyChampionDied,
    boosts: copyList(seat.boosts),
    entrenched: copyList(seat.entrenched),
    siegeWrits: copyList(seat.siegeWrits),
    lastStands: copyList(seat.lastStands),
    lastContract: seat.lastContract,
    discount: seat.discount,
    freeMarches: seat.freeMarches,
    homeGuards: seat.homeGuards,
    pillaged: copyList(seat.pillaged),
  };
}

function copySeats(seats: readonly SeatState[]): SeatState[] {
  const copies: SeatState[] = [];
  for (const seat of seats) copies.push(copySeat(seat));
  return copies;
}

function copyChampions(champions: readonly Champion[]): Champion[] {
  const copies: Champion[] = [];
  for (const { card, seat, hex, hp, slowed, warded, frenzy, used, marks } of champions) {
    copies.push({ card, seat, hex, hp, slowed, warded, frenzy, used, marks });
  }
  return copies;
}

function copyTags(tags: readonly Tag[]): Tag[] {
  const copies: Tag[] = [];
  for (const { seat, hex, forces, champions, draw, won } of tags) {
    copies.push({ seat, hex, forces, champions: copyList(champions), draw, won });
  }
  return copies;
}

function copyDrafts(drafts: readonly Draft[]): Draft[] {
  const copies: Draft[] = [];
  for (const draft of drafts) copies.push({ ...draft, cards: copyList(draft.cards) });
  return copies;
}

function copyBattle(battle: Battle): Battle {
  const { hex, attacker, defender, siege, from, round, boosts, spent, hits } = battle;
  return {
    hex,
    attacker,
    defender,
    siege,
    from,
    round,
    boosts,
    spent: copyList(spent),
    hits: [copyList(hits[0]), copyList(hits[1])],
  };
}

function copyContext(context: Context): Context {
  const { seat, card, acted, deployedForces, deployedHex, guarded } = context;
  return { seat, card, acted, deployedForces, deployedHex, guarded };
}

/** A copy that shares nothing changeable with the original: options, marks and locked records stay shared. */
export function copyState(state: State): State {
  return {
    options: state.options,
    seats: copySeats(state.seats),
    radius: state.radius,
    round: state.round,
    phase: state.phase,
    lead: state.lead,
    tiles: state.tiles.slice(),
    bridges: state.bridges.slice(),
    forces: state.forces.slice(),
    presence: state.presence.slice(),
    firstIn: state.firstIn.slice(),
    champions: copyChampions(state.champions),
    locked: copyList(state.locked),
    traps: copyList(state.traps),
    dominion: copyList(state.dominion),
    wormholes: copyList(state.wormholes),
    blackout: state.blackout,
    tags: copyTags(state.tags),
    market: copyLists(state.market),
    power: copyLists(state.power),
    row: copyList(state.row),
    rowAt: state.rowAt,
    rowWins: copyList(state.rowWins),
    drafts: copyDrafts(state.drafts),
    battle: state.battle === null ? null : copyBattle(state.battle),
    context: state.context === null ? null : copyContext(state.context),
    winners: copyList(state.winners),
    ranking: copyLists(state.ranking),
    reason: state.reason,
  };
}
