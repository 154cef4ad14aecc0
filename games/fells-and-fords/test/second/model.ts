// Sight, movement and combat of Fells and Fords a second time, written from the SPEC alone: nothing of the rules is imported.

import { apart, board, corners, isBoard, length, minus, plus, read, ways, write } from './hexes.ts';
import type { Hex } from './hexes.ts';

/** A kind of unit, as data. */
export interface Kind {
  readonly name: string;
  readonly move: number;
  readonly health: number;
  readonly dice: number;
  readonly range: number;
  readonly abilities: readonly { readonly ability: string; readonly upTo?: number }[];
}

/** A unit of a written position. */
export interface Unit {
  readonly unit: string;
  readonly seat: number;
  at: string;
  health: number;
  poisoned: boolean;
  stunned: boolean;
}

/** Options that the model knows. */
export interface Wanted {
  readonly poisonFace: string;
  readonly frenzyFace: string;
  readonly edgeBlockers: string;
}

/** What was asked in the course of a combat: of whom, out of what, and what was chosen. */
export interface Asked {
  readonly ask: string;
  readonly seat: number;
  readonly legal: readonly string[];
  readonly choice: string;
}

/** The combat is told only as far as this: a pursuit or an additional attack begins. */
export class Enough extends Error {}

const stops = ['forest', 'building', 'tent', 'ford'];
const blocks = ['forest', 'hill', 'building', 'tent'];

/** A battlefield in play. */
export class SecondField {
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #wanted: Wanted;
  readonly #terrain: ReadonlyMap<string, string>;
  units: Unit[];
  readonly lore = [0, 0];
  winner: number | null = null;
  // The combat under way: what was rolled and answered, in order.
  #dice: (readonly string[])[] = [];
  #asked: Asked[] = [];

  constructor(
    kinds: readonly Kind[],
    wanted: Wanted,
    terrain: ReadonlyMap<string, string>,
    units: readonly Unit[],
  ) {
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
    this.#wanted = wanted;
    this.#terrain = terrain;
    this.units = units.map((unit) => ({ ...unit }));
  }

  #kind({ unit }: Unit): Kind {
    const found = this.#kinds.get(unit);
    if (found === undefined) throw new Error(`There are no ${unit}.`);
    return found;
  }

  #has(unit: Unit, ability: string): boolean {
    return this.#kind(unit).abilities.some((one) => one.ability === ability);
  }

  #upTo(unit: Unit, ability: string): number {
    return this.#kind(unit).abilities.find((one) => one.ability === ability)?.upTo ?? 0;
  }

  #on(hex: string): Unit | undefined {
    return this.units.find(({ at }) => at === hex);
  }

  #terrainOf(hex: string): string {
    return this.#terrain.get(hex) ?? 'clear';
  }

  #mayEnter(unit: Unit, hex: string): boolean {
    return this.#has(unit, 'flying') || this.#terrainOf(hex) !== 'water';
  }

  /** Hexes that a unit may move to in its move (FF-36, FF-48, FF-22). */
  moves(unit: Unit): string[] {
    if (unit.stunned) return [];
    const { move } = this.#kind(unit);
    const free = board.filter((hex) => this.#on(hex) === undefined);
    if (this.#has(unit, 'flying')) return free.filter((hex) => apart(hex, unit.at) <= move);
    let edge = [unit.at];
    const reached = new Set<string>();
    for (let step = 0; step < move; step++) {
      edge = edge
        .filter((hex) => hex === unit.at || !stops.includes(this.#terrainOf(hex)))
        .flatMap((hex) => ways.map((way) => write(plus(read(hex), way))))
        .filter((hex) => free.includes(hex) && this.#mayEnter(unit, hex));
      for (const hex of edge) reached.add(hex);
    }
    return [...reached];
  }

  // FF-42 to FF-44.
  #sees(from: Unit, to: string): boolean {
    const [a, b] = [read(from.at), read(to)];
    const n = length(minus(b, a));
    if (n === 1) return true;
    const [dq, dr] = minus(b, a).map((one) => 3 * one);
    const onHill = this.#terrainOf(from.at) === 'hill' && !this.#has(from, 'flying');
    let [left, right] = [false, false];
    for (const name of board) {
      const hex = read(name);
      if (name === from.at || name === to) continue;
      if (length(minus(hex, a)) >= n || length(minus(hex, b)) >= n) continue;
      const [hq, hr] = minus(hex, a).map((one) => 3 * one);
      const signs = corners.map(([q, r]) => dq * (hr + r) - dr * (hq + q));
      const above = signs.some((sign) => sign > 0);
      const below = signs.some((sign) => sign < 0);
      const isLand = blocks.includes(this.#terrainOf(name));
      const isUnit = this.#on(name) !== undefined && !onHill;
      if (above && below) {
        if (isLand || isUnit) return false;
      } else if (signs.filter((sign) => sign === 0).length === 2) {
        if (!isLand && !(isUnit && this.#wanted.edgeBlockers === 'all')) continue;
        if (above) left = true;
        else right = true;
      }
    }
    return !(left && right);
  }

  /** Hexes of enemies that a unit may attack (FF-65). */
  targets(unit: Unit): string[] {
    if (unit.stunned) return [];
    const { range } = this.#kind(unit);
    return this.units
      .filter(({ seat }) => seat !== unit.seat)
      .filter(({ at }) => {
        const distance = apart(at, unit.at);
        return range === 0 ? distance === 1 : distance <= range && this.#sees(unit, at);
      })
      .map(({ at }) => at);
  }

  /** An attack with what was rolled and answered; throws Enough where the model ends. */
  attack(unit: Unit, target: Unit, dice: readonly (readonly string[])[], asked: readonly Asked[]): void {
    this.#dice = [...dice];
    this.#asked = [...asked];
    this.#combat(unit, target, false);
    if (this.winner !== null) return;
    const stands = this.units.includes(unit) && !unit.stunned;
    if (stands && this.#has(unit, 'doubleShot')) throw new Enough();
  }

  /** What was told or asked and has no place in the model: nothing, where both agree. */
  left(): unknown {
    return { dice: this.#dice, asked: this.#asked.map(({ ask, choice }) => `${ask} ${choice}`) };
  }

  // The next answer, which must be one to this question.
  #answer(ask: string, seat: number, legal: readonly string[]): string {
    const next = this.#asked.shift();
    const expected = JSON.stringify({ ask, seat, legal: legal.toSorted() });
    const found = JSON.stringify(next && { ask: next.ask, seat: next.seat, legal: next.legal.toSorted() });
    if (next === undefined || found !== expected)
      throw new Error(`The model would ask ${expected}, and the engine asks ${found}.`);
    return next.choice;
  }

  #remove(unit: Unit): void {
    this.units = this.units.filter((other) => other !== unit);
    if (this.winner === null && !this.units.some(({ seat }) => seat === unit.seat))
      this.winner = 1 - unit.seat;
  }

  // Terrain of a hex for whoever fights on it: for who flies it counts nothing (FF-22).
  #cover(unit: Unit): string {
    return this.#has(unit, 'flying') ? 'clear' : this.#terrainOf(unit.at);
  }

  // FF-11, FF-18, FF-23, FF-37.
  #count(roller: Unit, target: Unit, counter: boolean): number {
    const printed = this.#kind(roller).dice;
    const wooded = this.#cover(roller) === 'forest' || this.#cover(target) === 'forest';
    const flanked =
      !counter &&
      !this.#has(roller, 'flanking') &&
      this.units.some(
        (one) =>
          one.seat === roller.seat &&
          one !== roller &&
          this.#has(one, 'flanking') &&
          apart(one.at, target.at) === 1,
      );
    const rage = this.#has(roller, 'rage') ? this.#kind(roller).health - roller.health : 0;
    return Math.max(1, (wooded ? Math.min(2, printed) : printed) + rage + (flanked ? 1 : 0));
  }

  // FF-82: ways away from the attacker.
  #away(roller: Unit, target: Unit): Hex[] {
    const [dq, dr] = minus(read(roller.at), read(target.at));
    const worth = ([q, r]: Hex): number => 2 * dq * q + 2 * dr * r + dq * r + dr * q;
    const best = Math.max(...ways.map(worth));
    return ways.filter((way) => worth(way) === best).map(([q, r]): Hex => [-q, -r]);
  }

  // FF-38: a building hex protects once in a combat.
  #suffer(unit: Unit, amount: number, used: Set<string>): void {
    if (amount <= 0) return;
    const housed = this.#cover(unit) === 'building' && !used.has(unit.at);
    if (housed) used.add(unit.at);
    unit.health -= housed ? amount - 1 : amount;
    if (unit.health <= 0) this.#remove(unit);
  }

  #commit(roller: Unit, target: Unit, faces: string[]): Map<string, number> {
    const spent = new Map<string, number>();
    const { poisonFace, frenzyFace } = this.#wanted;
    const face: { readonly [use: string]: string } = {
      stun: 'heroic',
      crush: 'heroic',
      drain: 'heroic',
      poison: 'heroic',
      frenzy: frenzyFace,
      poisoned: poisonFace,
    };
    const uses = (): string[] =>
      Object.keys(face).flatMap((use) => {
        const most = faces.filter((one) => one === face[use]).length;
        const token = use === 'stun' || use === 'poison';
        const able =
          use === 'poisoned'
            ? target.poisoned || (spent.get('poison') ?? 0) > 0
            : this.#has(roller, use) &&
              (use !== 'stun' || !target.stunned) &&
              (use !== 'poison' || !target.poisoned);
        if (!able || spent.has(use)) return [];
        return Array.from({ length: token ? Math.min(1, most) : most }, (_, at) => `use:${use}:${at + 1}`);
      });
    let legal = uses();
    while (legal.length > 0) {
      const choice = this.#answer('commit', roller.seat, [...legal, 'done']);
      if (choice === 'done') break;
      const [, use, count] = choice.split(':');
      spent.set(use, Number(count));
      for (let n = 0; n < Number(count); n++) faces.splice(faces.indexOf(face[use]), 1);
      legal = uses();
    }
    return spent;
  }

  #mayCounter(unit: Unit, attacker: Unit): boolean {
    return (
      this.units.includes(unit) &&
      this.units.includes(attacker) &&
      apart(unit.at, attacker.at) === 1 &&
      !unit.stunned &&
      !this.#has(attacker, 'vigilant')
    );
  }

  #maybeCounter(unit: Unit, attacker: Unit): void {
    if (!this.#mayCounter(unit, attacker)) return;
    if (this.#answer('counter', unit.seat, ['counter', 'no']) === 'counter')
      this.#combat(unit, attacker, true);
  }

  // One attack or counter, from the roll to its end: FF-65 to FF-77.
  #combat(roller: Unit, target: Unit, counter: boolean): void {
    const from = roller.at;
    const hex = target.at;
    const adjacent = apart(from, hex) === 1;
    const melee = this.#kind(roller).range === 0;
    const away = this.#away(roller, target);
    const used = new Set<string>();
    const rolled = this.#dice.shift() ?? [];
    const count = this.#count(roller, target, counter);
    if (rolled.length !== count)
      throw new Error(`The model would roll ${count} dice, and the engine rolls ${rolled.length}.`);
    const faces = [...rolled];
    const spent = this.#commit(roller, target, faces);
    if (spent.has('stun')) target.stunned = true;
    if (spent.has('poison')) target.poisoned = true;
    const of = (face: string): number => faces.filter((one) => one === face).length;
    const weak = this.#kind(roller).health < 6 && roller.health === 1;
    const blows = melee ? of('strike') + (weak ? 0 : of('cleave')) : of('pierce');
    const more = ['crush', 'drain', 'frenzy', 'poisoned'].map((use) => spent.get(use) ?? 0);
    this.#suffer(
      target,
      more.reduce((sum, one) => sum + one, blows),
      used,
    );
    if (this.winner !== null) return;
    if ((spent.get('drain') ?? 0) > 0) roller.health = Math.min(this.#kind(roller).health, roller.health + 1);
    const early = !counter && this.#has(target, 'ferocity');
    if (early) this.#maybeCounter(target, roller);
    if (this.winner !== null) return;
    if (this.units.includes(target)) this.#retreat(target, of('morale'), away, used);
    if (this.winner !== null) return;
    // Whoever falls to its own Frenzy in a counter gives no advance (FF-86).
    const vacated = !this.units.includes(target) || target.at !== hex;
    this.lore[roller.seat] += of('lore');
    if (!counter && !early) this.#maybeCounter(target, roller);
    if (this.winner !== null) return;
    const stands = this.units.includes(roller) && roller.at === from && !roller.stunned;
    const free = this.#on(hex) === undefined && this.#mayEnter(roller, hex);
    if (!counter && adjacent && vacated && stands && free) {
      if (this.#has(roller, 'pursue')) throw new Enough();
      if (this.#answer('advance', roller.seat, [`to:${hex}`, 'stay']) !== 'stay') roller.at = hex;
    }
    const fury = spent.get('frenzy') ?? 0;
    if (fury === 0 || !this.units.includes(roller)) return;
    roller.health -= fury;
    if (roller.health <= 0) this.#remove(roller);
  }

  // FF-83 to FF-85.
  #retreat(unit: Unit, count: number, away: readonly Hex[], used: Set<string>): void {
    if (count === 0) return;
    let way = away[0];
    if (away.length > 1) {
      const legal = away.map((one) => `to:${write(plus(read(unit.at), one))}`);
      const chosen = this.#answer('way', unit.seat, legal);
      way = away[legal.indexOf(chosen)];
    }
    const next = (): string => write(plus(read(unit.at), way));
    const friend = (hex: string): boolean => this.#on(hex)?.seat === unit.seat;
    if (friend(next())) return;
    const most = Math.min(count, this.#upTo(unit, 'immovable'));
    const legal = Array.from({ length: most + 1 }, (_, n) => `ignore:${n}`);
    let left = count - (most > 0 ? Number(this.#answer('ignore', unit.seat, legal).slice(7)) : 0);
    if (left === 0) return;
    if (unit.stunned) this.#suffer(unit, left, used);
    else if (this.#has(unit, 'flying')) {
      const start = read(unit.at);
      let flown = 0;
      for (let step = 1; step <= left; step++) {
        const hex = plus(start, way, step);
        if (isBoard(hex) && this.#on(write(hex)) === undefined) flown = step;
      }
      unit.at = write(plus(start, way, flown));
      left -= flown;
      if (left > 0 && !friend(next())) this.#suffer(unit, left, used);
    } else {
      let stopped = false;
      for (; left > 0; left--) {
        const hex = next();
        if (friend(hex)) return;
        if (stopped || !isBoard(read(hex)) || !this.#mayEnter(unit, hex) || this.#on(hex) !== undefined)
          break;
        unit.at = hex;
        stopped = stops.includes(this.#terrainOf(hex));
      }
      this.#suffer(unit, left, used);
    }
  }
}
