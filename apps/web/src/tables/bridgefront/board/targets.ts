// What the open choices and the plan mean on the board.

import { directionNames, beside } from './geometry.ts';

/** The open choices that are places or pieces, each with the choice that it makes. */
export interface Targets {
  readonly hexes: ReadonlyMap<string, string>;
  readonly edges: ReadonlyMap<string, string>;
  readonly champions: ReadonlyMap<string, string>;
  /** Numbers of Forces that may go, ascending. */
  readonly forces: readonly number[];
  /** Actions that begin a plan: `march`, `build`, `reinforce` … */
  readonly actions: ReadonlySet<string>;
}

function valueOf(choice: string): string {
  return choice.slice(choice.indexOf(':') + 1);
}

/** Sorts the open choices. */
export function targetsOf(choices: readonly string[]): Targets {
  const of = (kind: string): string[] => choices.filter((choice) => choice.startsWith(`${kind}:`));
  const byValue = (kind: string) => new Map(of(kind).map((choice) => [valueOf(choice), choice]));
  return {
    hexes: byValue('hex'),
    edges: byValue('edge'),
    champions: byValue('champion'),
    forces: of('forces')
      .map((choice) => Number(valueOf(choice)))
      .sort((a, b) => a - b),
    actions: new Set(choices.filter((choice) => !choice.includes(':'))),
  };
}

/** A part of a plan as it is drawn: a way, a place, an edge. */
export type Ghost =
  | { readonly kind: 'way'; readonly hexes: readonly string[]; readonly forces: number | null }
  | { readonly kind: 'place'; readonly hex: string }
  | { readonly kind: 'edge'; readonly edge: string; readonly destroys: boolean }
  | { readonly kind: 'grow'; readonly hex: string }
  | { readonly kind: 'champion'; readonly champion: string };

const moving = new Set(['march', 'free-march', 'slipstep']);

function adjacent(a: string, b: string): boolean {
  return directionNames.some((name) => beside(a, name) === b);
}

/**
 * What a plan looks like. Hexes that follow each other along neighbours after a stack was named are its way; other
 * hexes are targets. `capital`: where a reinforcement goes.
 */
export function ghostsOf(
  plan: readonly string[],
  capital: string | null,
  bridges: ReadonlySet<string>,
): readonly Ghost[] {
  const ghosts: Ghost[] = [];
  const [first = ''] = plan;
  if (first === 'reinforce' && plan.length === 1 && capital !== null)
    ghosts.push({ kind: 'grow', hex: capital });
  let way: string[] = [];
  let forces: number | null = null;
  const close = (): void => {
    if (way.length > 1 || (way.length === 1 && (moving.has(first) || forces !== null)))
      ghosts.push({ kind: 'way', hexes: way, forces });
    else for (const hex of way) ghosts.push({ kind: 'place', hex });
    way = [];
    forces = null;
  };
  for (const choice of plan) {
    const value = valueOf(choice);
    if (choice.startsWith('hex:')) {
      const last = way.at(-1);
      if (last !== undefined && !adjacent(last, value)) close();
      way.push(value);
    } else if (choice.startsWith('forces:')) forces = Number(value);
    else if (choice.startsWith('edge:'))
      ghosts.push({ kind: 'edge', edge: value, destroys: bridges.has(value) });
    else if (choice.startsWith('champion:')) {
      if (way.length === 0) ghosts.push({ kind: 'champion', champion: value });
    } else if (choice === 'none') close();
  }
  close();
  return ghosts;
}
