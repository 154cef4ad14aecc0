// Works out, away from the page, whom a unit could attack from where it could move to.

import { aimsFrom } from './supposed.ts';
import type { AimView, FellsOptions, TableView } from '../rules/table.ts';

/** A unit, and the hexes that it could go to. */
export interface SupposedAsked {
  readonly id: number;
  readonly table: TableView;
  readonly options: FellsOptions;
  readonly from: string;
  readonly to: readonly string[];
}

/** Whom it could attack there, by hex. */
export interface SupposedTold {
  readonly id: number;
  readonly aims: { readonly [hex: string]: readonly AimView[] };
}

globalThis.addEventListener('message', ({ data }: MessageEvent<SupposedAsked>) => {
  const { id, table, options, from, to } = data;
  const aims = Object.fromEntries(to.map((hex) => [hex, aimsFrom(table, options, from, hex)]));
  globalThis.postMessage({ id, aims } satisfies SupposedTold);
});
