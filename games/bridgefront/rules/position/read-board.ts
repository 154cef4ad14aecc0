// Reading the board of a position: bridges, tiles, units, and the effects that last until Cleanup.

import type { PositionPart, Random } from '@bridgefront/kernel';
import { cardOf } from '../state/piles.ts';
import { makeBoard } from '../setup/setup.ts';
import { builtBridge, centerTile, forgeTile, noBridge, temporaryBridge } from '../types.ts';
import type { Champion, Hex, State, Tag } from '../types.ts';
import {
  addForces,
  board,
  championOf,
  countSeats,
  enemiesAt,
  firstSeat,
  placeChampion,
} from '../state/units.ts';
import { readCard, readEdge, readHex, readSeat, writeHex } from './names.ts';
import { markCapitals, readChampionCard } from './read-seats.ts';

function readBridges(state: State, part: PositionPart, code: number): void {
  for (const item of part.items()) {
    const edge = readEdge(item, board(state));
    if (state.bridges[edge] !== noBridge) item.refuse('a bridge stands there already.');
    state.bridges[edge] = code;
  }
}

/** Permanent and temporary bridges. */
export function readAllBridges(state: State, built: PositionPart, temporary: PositionPart): void {
  readBridges(state, built, builtBridge);
  readBridges(state, temporary, temporaryBridge);
}

function placeTile(state: State, at: PositionPart, code: number): void {
  const hex = readHex(at, board(state));
  if (state.tiles[hex] !== 0) at.refuse('there is another special tile on that hex.');
  state.tiles[hex] = code;
}

/**
 * Mines and Forges. With neither of them given the board is generated, except in set-up, where it comes later.
 */
export function readTiles(state: State, mines: PositionPart, forges: PositionPart, random: Random): void {
  if (!mines.given && !forges.given) {
    if (state.phase === 'setup') return;
    return makeBoard(state, random);
  }
  state.tiles[board(state).center] = centerTile;
  markCapitals(state);
  for (const item of mines.items()) {
    const { at, value } = item.fields('at', 'value');
    placeTile(state, at, value.int(1, 99));
  }
  for (const item of forges.items()) placeTile(state, item, forgeTile);
}

function readChampion(state: State, part: PositionPart, seat: number, hex: Hex): Champion {
  const fields = part.fields('name', 'hp', 'slowed', 'warded', 'frenzy', 'used', 'marks');
  const card = readChampionCard(fields.name);
  if (championOf(state, card) !== null) fields.name.refuse('that champion is in play already.');
  const printed = cardOf(state, card).champion?.hp ?? 1;
  return {
    card,
    seat,
    hex,
    hp: fields.hp.given ? fields.hp.int(1, printed) : printed,
    slowed: fields.slowed.given && fields.slowed.flag(),
    warded: fields.warded.given && fields.warded.flag(),
    frenzy: fields.frenzy.given ? fields.frenzy.count() : 0,
    used: fields.used.given && fields.used.flag(),
    marks: fields.marks.items().map((item) => {
      const mark = item.fields('seat', 'gold', 'until');
      const until = mark.until.given ? mark.until.count() : state.round;
      return { seat: readSeat(mark.seat, state.seats.length), gold: mark.gold.count(), until };
    }),
  };
}

function readUnit(state: State, part: PositionPart): void {
  const fields = part.fields('at', 'seat', 'forces', 'champions');
  const hex = readHex(fields.at, board(state));
  const seat = readSeat(fields.seat, state.seats.length);
  if (fields.forces.given) addForces(state, seat, hex, fields.forces.int(0, 999));
  for (const item of fields.champions.items()) placeChampion(state, readChampion(state, item, seat, hex));
  if (countSeats(state.presence[hex]) <= 2) return;
  const [q, r] = writeHex(board(state), hex);
  fields.at.refuse(`units of three seats stand on [${q}, ${r}]; a hex holds units of two at most.`);
}

// Champions that came into play in another order than the units list them.
function readChampionOrder(state: State, part: PositionPart): void {
  if (!part.given) return;
  const order = part.list().map((item) => {
    const champion = championOf(state, readCard(item));
    return champion ?? item.refuse('that champion is not in play.');
  });
  if (new Set(order).size !== state.champions.length) part.refuse('names every champion in play once.');
  state.champions = order;
}

/** Units; left out altogether, every seat has its starting Forces in its Capital. */
export function readUnits(state: State, units: PositionPart, order: PositionPart): void {
  if (units.given) for (const item of units.list()) readUnit(state, item);
  else if (state.phase !== 'setup') {
    state.seats.forEach((seat, i) => addForces(state, i, seat.capital, state.options.startForces));
  }
  readChampionOrder(state, order);
  // A champion's card was burned when it was played (S-87).
  for (const { card, seat } of state.champions) {
    const owner = state.seats[seat];
    if (!owner.burned.includes(card) && owner.resolving !== card) owner.burned.push(card);
  }
}

/** By Capital owner: the intruder that stands in its Capital now, the lowest seat of two; -1 if there is none. */
export function presentIntruders(state: State): number[] {
  return state.seats.map(({ capital }, owner) => {
    const intruders = capital < 0 ? 0 : enemiesAt(state, owner, capital);
    return intruders === 0 ? -1 : firstSeat(intruders);
  });
}

/** Which intruder was first in each Capital (S-67), by its owner's seat; left out, the one that is there. */
export function readIntruders(state: State, part: PositionPart): void {
  state.firstIn = presentIntruders(state);
  if (!part.given) return;
  const seats = part.list();
  if (seats.length !== state.seats.length) part.refuse('names a seat or null for every Capital.');
  state.firstIn = seats.map((item) => (item.given ? readSeat(item, state.seats.length) : -1));
}

function readTag(state: State, part: PositionPart): Tag {
  const fields = part.fields('seat', 'at', 'forces', 'champions', 'draw', 'won');
  return {
    seat: readSeat(fields.seat, state.seats.length),
    hex: readHex(fields.at, board(state)),
    forces: fields.forces.count(),
    champions: fields.champions.items().map(readChampionCard),
    draw: fields.draw.given ? fields.draw.count() : state.options.breakthroughDraw,
    won: fields.won.given && fields.won.flag(),
  };
}

/** The fields of a position that hold effects lasting until Cleanup. */
export interface EffectSpots {
  readonly locked: PositionPart;
  readonly traps: PositionPart;
  readonly dominion: PositionPart;
  readonly wormholes: PositionPart;
  readonly blackout: PositionPart;
  readonly tags: PositionPart;
}

/** Lockdowns, traps, Span Dominion, wormholes, Blackout and tagged stacks. */
export function readEffects(state: State, parts: EffectSpots): void {
  const tables = board(state);
  const seats = state.seats.length;
  state.locked = parts.locked.items().map((item) => readEdge(item, tables));
  state.traps = parts.traps.items().map((item) => {
    const { bridge, seat } = item.fields('bridge', 'seat');
    return { edge: readEdge(bridge, tables), seat: readSeat(seat, seats) };
  });
  state.dominion = parts.dominion.items().map((item) => readEdge(item, tables));
  state.wormholes = parts.wormholes.items().map((item) => {
    const { ends, seat } = item.fields('ends', 'seat');
    const pair = ends.list();
    if (pair.length !== 2) ends.wrong('a pair of hexes');
    const [a, b] = pair.map((end) => readHex(end, tables));
    return { a, b, seat: seat.given ? readSeat(seat, seats) : -1 };
  });
  if (parts.blackout.given) state.blackout = parts.blackout.flag();
  state.tags = parts.tags.items().map((item) => readTag(state, item));
}
