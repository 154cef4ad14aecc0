// Works out, away from the page, whom units could attack from where they stand or could move to.

import { aimsFrom } from './supposed.ts';
import type { Foretold } from './supposed.ts';
import type { FellsOptions, TableView } from '../rules/table.ts';

/** Units, each with a hex that it could go to, or where it stands. */
export interface SupposedAsked {
  readonly id: number;
  readonly table: TableView;
  readonly options: FellsOptions;
  readonly moves: readonly (readonly [from: string, to: string])[];
}

/** Whom they could attack there, by the hexes from and to. */
export interface SupposedTold {
  readonly id: number;
  readonly aims: { readonly [move: string]: readonly Foretold[] };
}

globalThis.addEventListener('message', ({ data }: MessageEvent<SupposedAsked>) => {
  const { id, table, options, moves } = data;
  const aims = Object.fromEntries(
    moves.map(([from, to]) => [`${from} ${to}`, aimsFrom(table, options, from, to)]),
  );
  globalThis.postMessage({ id, aims } satisfies SupposedTold);
});
