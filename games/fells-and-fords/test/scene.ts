// How tests speak the game: declare a battlefield, prescribe dice, make choices like a player, look at the map.

import { collect, createEngine, faceFor, readPosition, viewOf } from '@bridgefront/kernel';
import type { Choice, Json, Match, Report } from '@bridgefront/kernel';
import { afterEach, expect } from 'vitest';
import type { FaceKind, FaceOf } from '../rules/faces.ts';
import { unitOn } from '../rules/field.ts';
import { hexNames, hexOf } from '../rules/hexes.ts';
import { fellsAndFords } from '../rules/index.ts';
import { LORE } from '../rules/tables/lore.ts';
import { UNITS } from '../rules/tables/units.ts';
import type { State, Unit } from '../rules/types.ts';
import { faces } from '../rules/vocabulary.ts';
import type { DieFace } from '../rules/vocabulary.ts';
import type { TableView } from '../rules/view.ts';

const engine = createEngine(fellsAndFords, { undo: true });
const open = new Set<Scene>();

/** A match under test. Every choice must be legal; a question left open at the end fails the test. */
export class Scene {
  readonly match: Match<State>;
  readonly reports: Report[] = [];

  constructor(
    position: Json,
    options: { readonly [name: string]: Json },
    dice: readonly DieFace[],
    seed: string,
  ) {
    this.match = readPosition(fellsAndFords, { game: 'fells-and-fords', options, position }, seed);
    if (dice.length > 0) this.match.random.dice = dice.map((face) => faces.indexOf(face) + 1);
    engine.resume(this.match, collect(this.reports));
    open.add(this);
  }

  get state(): State {
    return this.match.state;
  }

  #speaker = -1;

  /** The seat that is asked now: of several, the one that speaks. */
  get asked(): number {
    const seats = this.match.decision?.seats ?? [];
    return seats.includes(this.#speaker) ? this.#speaker : (seats[0] ?? -1);
  }

  /** The seat that speaks where several are asked. */
  as(seat: number): this {
    this.#speaker = seat;
    return this;
  }

  /** Makes choices for whoever is asked. */
  play(...choices: readonly Choice[]): this {
    for (const choice of choices) {
      const seat = this.asked;
      const legal = engine.choices(this.match, seat).join(' ');
      const refused = engine.choose(this.match, seat, choice, collect(this.reports));
      expect(refused, `seat ${seat} chooses ${choice}; legal: ${legal}`).toBeNull();
    }
    return this;
  }

  /** The next roll shows these faces. */
  dice(...rolled: readonly DieFace[]): this {
    this.match.random.dice = rolled.map((face) => faces.indexOf(face) + 1);
    return this;
  }

  legal(): readonly Choice[] {
    return engine.choices(this.match, this.asked);
  }

  /** The sentence of a refusal that must come. */
  refuses(choice: Choice, rule?: string): string {
    const refused = engine.choose(this.match, this.asked, choice);
    expect(refused, `${choice} must be refused`).not.toBeNull();
    if (rule !== undefined) expect(refused?.rule).toBe(rule);
    return refused?.message ?? '';
  }

  takeBack(): this {
    expect(engine.takeBack(this.match, this.asked)).toBeNull();
    return this;
  }

  get canTakeBack(): boolean {
    return engine.canTakeBack(this.match, this.asked);
  }

  /** What is asked now, and of whom: the honest end of a test. Null: the match is over. */
  asks(decision: string | null, seat?: number): this {
    const now = this.match.decision;
    expect(now === null ? null : now.ask).toBe(decision);
    if (seat !== undefined) expect(this.asked).toBe(seat);
    open.delete(this);
    return this;
  }

  /** The window that is open: `damage`. */
  window(name: string, seat: number): this {
    this.asks('react', seat);
    expect(this.match.decision?.about['window']).toBe(name);
    return this;
  }

  /** The unit on the hex, or null. */
  at(hex: string): Unit | null {
    return this.state.units[unitOn(this.state, hexOf(hex))] ?? null;
  }

  /** Health of the unit on the hex; 0 if there is none. */
  health(hex: string): number {
    return this.at(hex)?.health ?? 0;
  }

  /** Where all units of a kind stand: `4,5 3,6`. */
  where(slug: string): string {
    return this.state.units
      .filter(({ type, hex }) => hex >= 0 && UNITS[type].slug === slug)
      .map(({ hex }) => hexNames[hex])
      .join(' ');
  }

  lore(seat: number): number {
    return this.state.seats[seat].lore;
  }

  vp(seat: number): number {
    return this.state.seats[seat].vp;
  }

  /** Names of discarded lore cards. */
  discards(seat: number): string[] {
    return this.state.seats[seat].loreDiscard.map((id) => LORE[id].name);
  }

  /** Number of dice of the last roll. */
  get rolled(): number {
    return this.told('rolls').at(-1)?.dice.length ?? 0;
  }

  /** Public faces of one kind. */
  told<K extends FaceKind>(kind: K): FaceOf<K>[] {
    return this.reports.flatMap((report) => {
      const face = faceFor(report, null);
      return face?.tell === kind ? [face as unknown as FaceOf<K>] : [];
    });
  }

  view(seat: number | null): TableView {
    return viewOf(engine, this.match, seat).table as TableView;
  }

  fallback(): Choice {
    return engine.fallback(this.match, this.asked);
  }

  label(choice: Choice): string {
    const { decision } = this.match;
    return decision === null ? '' : fellsAndFords.describe.choice(this.state, this.asked, choice, decision);
  }

  prompt(): string {
    const { decision } = this.match;
    return decision === null ? '' : fellsAndFords.describe.prompt(this.state, this.asked, decision);
  }
}

/** A unit as a test writes it: where it stands, and what is unusual about it. */
export type Placed = string | { readonly at: string; readonly [field: string]: Json };

/** A battlefield: units of each side by slug, everything else as in a position. */
export interface Field {
  readonly south?: { readonly [unit: string]: Placed | readonly Placed[] };
  readonly north?: { readonly [unit: string]: Placed | readonly Placed[] };
  readonly dice?: readonly DieFace[];
  readonly active?: number;
  readonly step?: string;
  /** Without the far-off unit that each side has, so that nobody loses by elimination. */
  readonly alone?: boolean;
  /** Fields of the two seats. */
  readonly seats?: readonly Json[];
  readonly options?: { readonly [name: string]: Json };
  readonly seed?: string;
  readonly more?: { readonly [field: string]: Json };
  readonly terrain?: { readonly [terrain: string]: string };
}

function unitsOf(side: Field['south'], seat: number, ordered: boolean): Json[] {
  return Object.entries(side ?? {}).flatMap(([unit, places]) => {
    const list: readonly Placed[] = Array.isArray(places) ? places : [places as Placed];
    return list.map((place) => ({
      unit,
      seat,
      ordered,
      ...(typeof place === 'string' ? { at: place } : place),
    }));
  });
}

/** South is the Ford League and active, in its Attack step, with all its units ordered. */
export function field(given: Field): Scene {
  const { active = 0, step = 'attacks', dice = [], options = {}, seed = 'test', seats = [{}, {}] } = given;
  const far =
    given.alone === true
      ? []
      : [
          { unit: 'toll-wardens', seat: 0, at: '-4,8' },
          { unit: 'scree-howlers', seat: 1, at: '12,0' },
        ];
  const fights = step === 'attacks' || step === 'moves';
  const units = [
    ...unitsOf(given.south, 0, active === 0 && fights),
    ...unitsOf(given.north, 1, active === 1 && fights),
    ...far,
  ];
  const position = { active, step, units, seats, terrain: given.terrain ?? {}, ...given.more };
  return new Scene(position as Json, options, dice, seed);
}

/** A match from its beginning. */
export function start(options: { readonly [name: string]: Json } = {}, seed: string = 'test'): Scene {
  return new Scene({}, options, [], seed);
}

afterEach(() => {
  const left = [...open].map((one) => one.match.decision?.ask ?? 'nothing');
  open.clear();
  expect(left, 'questions left open at the end of the test: say where it stops with asks(…)').toEqual([]);
});
