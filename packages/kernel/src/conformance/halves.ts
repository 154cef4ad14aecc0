// Check of views in two halves: put together they are what `view` says, at reports and after choices.

import type { ViewHalves } from '../game.ts';
import type { Json } from '../types.ts';
import { firstDifference, jsonCopy } from './compare.ts';
import { Broken } from './violation.ts';
import { nameOf, watchers } from './walk.ts';
import type { Visitor, Walk } from './walk.ts';

// A half belongs to who asked for it: if the rules change it later, it is a part of the state, and freezing tells.
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

// As hosts do: what is as it was before is the very part that it was, so that nothing hidden may be told by its identity.
function takenOver(fresh: Json, before: Json | undefined): Json {
  if (typeof fresh !== 'object' || fresh === null) return fresh;
  if (before !== undefined && firstDifference(fresh, before) === null) return before;
  const old = (before ?? {}) as { readonly [member: string]: Json };
  if (Array.isArray(fresh)) return fresh.map((item, at) => takenOver(item, old[at]));
  return Object.fromEntries(
    Object.entries(fresh).map(([name, value]) => [name, takenOver(value, old[name])]),
  );
}

function mustAgree<S>(
  { game, match }: Walk<S>,
  halves: ViewHalves<S, Json>,
  open: Json,
  compared: number,
): void {
  for (const watcher of watchers(match)) {
    // Every seat's own half is asked for, as hosts do; the open one and one of the others are compared.
    const own = watcher === null ? {} : frozen(halves.own(match.state, watcher, open));
    if (watcher !== null && watcher !== compared) continue;
    const together = { ...(open as { readonly [member: string]: Json }), ...own };
    const difference = firstDifference(jsonCopy(game.view(match.state, watcher)), jsonCopy(together), 'view');
    if (difference !== null)
      throw new Broken(`the two halves of the view of ${nameOf(watcher)} are not its view; ${difference}`);
  }
}

/** A game whose views come in two halves says the same both ways, whatever its halves remember. */
export function halvesCheck<S>(every: number): Visitor<S> {
  let halves: ViewHalves<S, Json> | null = null;
  let open: Json | undefined;
  let moments = 0;
  const look = (way: Walk<S>): void => {
    if (halves === null || moments++ % every > 0) return;
    open = frozen(takenOver(frozen(halves.open(way.match.state)), open));
    mustAgree(way, halves, open, ((moments / every) % way.match.seats) | 0);
  };
  return {
    started(way) {
      halves = way.game.halves?.() ?? null;
      open = undefined;
      look(way);
    },
    told: look,
    made: look,
  };
}
