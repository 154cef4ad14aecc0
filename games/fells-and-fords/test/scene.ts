// How tests speak the game: declare a battlefield, prescribe dice, make choices like a player, look at the map.

import type { Choice, Json } from '@bridgefront/kernel';
import { Scene as KernelScene } from '@bridgefront/kernel/testing';
import { expect } from 'vitest';
import type { FellsFace } from '../rules/faces.ts';
import { unitOn } from '../rules/field.ts';
import { hexNames, hexOf } from '../rules/hexes.ts';
import { fellsAndFords } from '../rules/index.ts';
import { LORE } from '../rules/tables/lore.ts';
import { UNITS } from '../rules/tables/units.ts';
import type { State, Unit } from '../rules/types.ts';
import type { TableView } from '../rules/view.ts';
import { faces } from '../rules/vocabulary.ts';
import type { DieFace } from '../rules/vocabulary.ts';

const numbersOf = (rolled: readonly DieFace[]): number[] => rolled.map((face) => faces.indexOf(face) + 1);

/** A match under test: South is seat 0, North seat 1. */
export class Scene extends KernelScene<State, TableView, FellsFace> {
  constructor(
    position: Json,
    options: { readonly [name: string]: Json },
    dice: readonly DieFace[],
    seed: string,
  ) {
    super(fellsAndFords, position, { options, seed, ...(dice.length > 0 ? { dice: numbersOf(dice) } : {}) });
  }

  #speaker = -1;

  /** The seat that is asked now: of several, the one that speaks. */
  override get asked(): number {
    const seats = this.match.decision?.seats ?? [];
    return seats.includes(this.#speaker) ? this.#speaker : (seats[0] ?? -1);
  }

  /** Makes a seat the one that speaks where several are asked. */
  as(seat: number): this {
    this.#speaker = seat;
    return this;
  }

  /** The next roll shows these faces. */
  dice(...rolled: readonly DieFace[]): this {
    this.match.random.dice = numbersOf(rolled);
    return this;
  }

  /** The sentence of a refusal that must come. */
  refuses(choice: Choice, rule?: string): string {
    const refused = this.refusal(choice);
    if (rule !== undefined) expect(refused.rule).toBe(rule);
    return refused.message;
  }

  /** What is asked now, and who speaks: the honest end of a test. Null: the match is over. */
  override asks(decision: string | null, seat?: number): this {
    if (seat !== undefined) expect(this.asked).toBe(seat);
    return super.asks(decision);
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

  fallback(): Choice {
    return this.engine.fallback(this.match, this.asked);
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

/** Plays on, each with the first choice that is offered, until this is asked. */
export function until(scene: Scene, ask: string): Scene {
  for (let i = 0; i < 200 && scene.match.decision?.ask !== ask; i++) {
    const { decision } = scene.match;
    chooseAs(scene, decision?.seats.find((seat) => !decision.sealed[seat]) ?? 0);
  }
  return scene;
}

/** The seat takes the first choice that it is offered. */
export function chooseAs(scene: Scene, seat: number): void {
  scene.as(seat).play(scene.as(seat).legal()[0]);
}
