// The public snapshot: what is open to everybody in one state, and how it differs from the one before; made once for all
// viewers.

import type { Json } from '@bridgefront/kernel';
import { pointerPart, shared } from './patch.ts';
import { joined, operationsText } from './patch-text.ts';
import type { Playing } from './playing.ts';

type Members = { readonly [key: string]: Json };

interface Difference {
  readonly from: Json;
  readonly to: Json;
  readonly text: string;
}

function isMembers(value: Json | undefined): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One state of a match, as far as it is open to everybody. */
export class PublicSnapshot {
  readonly #playing: Playing;
  readonly #before: Json | undefined;
  #open: Json | undefined;
  readonly #differences = new Map<string, Difference>();

  /** The state as it is now; `before`: the last one that was taken. */
  constructor(playing: Playing, before: PublicSnapshot | null) {
    this.#playing = playing;
    this.#before = before === null ? undefined : (before.#open ?? before.#before);
  }

  /** The view of spectators; parts that are as before are the very same. To be asked before the state changes. */
  get open(): Json {
    const { engine, match } = this.#playing;
    return (this.#open ??= shared(engine.game.view(match.state, null), this.#before));
  }

  /** A seat's view: what it has in common with the open one is taken from there, what is as before from `last`. */
  share(fresh: Json, last: Json | undefined): Json {
    const { open } = this;
    if (!isMembers(fresh) || !isMembers(open) || fresh === open)
      return fresh === open ? open : shared(fresh, last);
    const old = isMembers(last) ? last : {};
    const before = isMembers(this.#before) ? this.#before : {};
    const table: { [key: string]: Json } = {};
    for (const key of Object.keys(fresh)) {
      const value = fresh[key];
      if (value === undefined) continue;
      // What was the open part before is most likely the open part again, whether or not the game says so.
      const like = old[key] === before[key] ? open[key] : old[key];
      table[key] = value === open[key] ? value : shared(value, like);
    }
    return table;
  }

  /** The operations between two views that `share` made, as text; made once for all viewers with the same parts. */
  difference(from: Json, to: Json, path: string): string {
    if (from === to) return '';
    if (!isMembers(from) || !isMembers(to)) return operationsText(from, to, path);
    const parts: string[] = [];
    for (const key of Object.keys(from))
      if (!Object.hasOwn(to, key))
        parts.push(JSON.stringify({ op: 'remove', path: `${path}/${pointerPart(key)}` }));
    for (const key of Object.keys(to)) {
      const value = to[key];
      if (from[key] === value && Object.hasOwn(from, key)) continue;
      const at = `${path}/${pointerPart(key)}`;
      if (Object.hasOwn(from, key)) parts.push(this.#operations(from[key], value, at));
      else parts.push(JSON.stringify({ op: 'add', path: at, value }));
    }
    return joined(parts);
  }

  #operations(from: Json, to: Json, path: string): string {
    const known = this.#differences.get(path);
    if (known?.from === from && known.to === to) return known.text;
    const text = operationsText(from, to, path);
    this.#differences.set(path, { from, to, text });
    return text;
  }
}
