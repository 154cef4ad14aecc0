// Works out, away from the page, whom units could attack from where they stand or could move to.

import { aimsFrom, counterFrom } from './supposed.ts';
import type { Foretold } from './supposed.ts';
import type { AimView, FellsOptions, TableView } from '../rules/table.ts';

/** Units, each with a hex that it could go to, or where it stands. */
export interface SupposedAsked {
  readonly id: number;
  readonly table: TableView;
  readonly options: FellsOptions;
  readonly moves: readonly (readonly [from: string, to: string])[];
  /** Who could counter whom. */
  readonly counter?: readonly [from: string, at: string] | undefined;
}

/** Whom they could attack there, by the hexes from and to. */
export interface SupposedTold {
  readonly id: number;
  readonly aims: { readonly [move: string]: readonly Foretold[] };
  readonly counter: Omit<AimView, 'from' | 'at'> | null;
}

globalThis.addEventListener('message', ({ data }: MessageEvent<SupposedAsked>) => {
  const { id, table, options, moves, counter } = data;
  const aims = Object.fromEntries(
    moves.map(([from, to]) => [`${from} ${to}`, aimsFrom(table, options, from, to)]),
  );
  const back = counter === undefined ? null : counterFrom(table, options, ...counter);
  globalThis.postMessage({ id, aims, counter: back } satisfies SupposedTold);
});
