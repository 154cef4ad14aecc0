// What is open to everybody at one moment, and how it differs from the moment before: made once for all streams.

import type { Json } from '@bridgefront/kernel';
import { diff, pointerPart, shared } from '@bridgefront/viewing';
import type { Playing } from './sight.ts';

type Members = { readonly [key: string]: Json };

interface Difference {
  readonly from: Json;
  readonly to: Json;
  readonly text: string;
}

/** Operations of a patch as text, without the brackets around them; empty when there are none. */
export function operations(from: Json, to: Json, path: string): string {
  return from === to ? '' : JSON.stringify(diff(from, to, path)).slice(1, -1);
}

function isMembers(value: Json | undefined): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A state of a match, as far as it is open to all. */
export class Moment {
  readonly #playing: Playing;
  readonly #before: Json | undefined;
  #open: Json | undefined;
  readonly #differences = new Map<string, Difference>();

  /** The state as it is now; `before` is the last moment that was looked at. */
  constructor(playing: Playing, before: Moment | null) {
    this.#playing = playing;
    this.#before = before === null ? undefined : (before.#open ?? before.#before);
  }

  /** The table as spectators see it; parts that are as before are the very same. To be asked before the state changes. */
  get open(): Json {
    const { engine, match } = this.#playing;
    return (this.#open ??= shared(engine.game.view(match.state, null), this.#before));
  }

  /** A seat's table: what it has in common with the open one is taken from there, what is as before from `last`. */
  tableOf(fresh: Json, last: Json | undefined): Json {
    const { open } = this;
    if (!isMembers(fresh) || !isMembers(open) || fresh === open)
      return fresh === open ? open : shared(fresh, last);
    const old = isMembers(last) ? last : {};
    const table: { [key: string]: Json } = {};
    for (const [key, value] of Object.entries(fresh))
      if (value !== undefined) table[key] = value === open[key] ? value : shared(value, old[key]);
    return table;
  }

  /** The operations between two tables that `tableOf` made, for all streams that have the same parts. */
  difference(from: Json, to: Json, path: string): string[] {
    if (!isMembers(from) || !isMembers(to)) return [operations(from, to, path)];
    const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
    const removed = gone.map((key) => JSON.stringify({ op: 'remove', path: `${path}/${pointerPart(key)}` }));
    const changed = Object.keys(to).map((key) => {
      const at = `${path}/${pointerPart(key)}`;
      if (Object.hasOwn(from, key)) return this.#operations(from[key], to[key], at);
      return JSON.stringify({ op: 'add', path: at, value: to[key] });
    });
    return [...removed, ...changed];
  }

  #operations(from: Json, to: Json, path: string): string {
    if (from === to) return '';
    const known = this.#differences.get(path);
    if (known?.from === from && known.to === to) return known.text;
    const text = operations(from, to, path);
    this.#differences.set(path, { from, to, text });
    return text;
  }
}
