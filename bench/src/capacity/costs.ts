// Costs of the simulation: every figure as it was measured, by which command and when, or as assumed, and why.

import file from './costs.json' with { type: 'json' };

/** One figure. Either it was measured, or it is assumed. */
export interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly what: string;
  /** The command that measured it, and the day. */
  readonly command?: string;
  readonly date?: string;
  /** Why it is believed without having been measured. */
  readonly assumed?: string;
}

type Name = keyof typeof file;

/** All figures by name. */
export const figures: { readonly [name in Name]: Figure } = file;

/** Their values alone. */
export type Costs = { readonly [name in Name]: number };

/** As the file has them. */
export const costs = Object.fromEntries(
  Object.entries(figures).map(([name, { value }]) => [name, value]),
) as unknown as Costs;

/** What is wrong with the file: a figure that is neither measured nor assumed, or both. */
export function problemsOf(all: { readonly [name: string]: Figure }): string[] {
  return Object.entries(all).flatMap(([name, { value, what, unit, command, date, assumed }]) => [
    ...(Number.isFinite(value) && value >= 0 ? [] : [`${name} is no number`]),
    ...(what === '' || unit === '' ? [`${name} does not say what it is`] : []),
    ...((command === undefined) === (assumed === undefined)
      ? [`${name} says neither who measured it nor why it is assumed, or both`]
      : []),
    ...((command === undefined) === (date === undefined) ? [] : [`${name} was measured on no day`]),
  ]);
}
