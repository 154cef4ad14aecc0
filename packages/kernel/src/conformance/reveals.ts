// Check of reveals: the views in the middle of one, at each report, show nothing that is hidden.

import type { Choice, Seat } from '../types.ts';
import { viewOf } from '../view.ts';
import { firstDifference } from './compare.ts';
import { Broken } from './violation.ts';
import { nameOf } from './walk.ts';
import type { Visitor, Walk } from './walk.ts';
import { facesFor, revealedWorlds, witnessed } from './worlds.ts';
import type { Led, Watcher } from './worlds.ts';

/**
 * A reveal with the same plans and dice in two worlds that look the same before and after it, and in which the watcher is
 * told the same, shows it the same at every report: a state on its way from one question to the next hides as well as
 * one at rest.
 */
export function revealCheck<S>(tries: number): Visitor<S> {
  const compare = (
    way: Walk<S>,
    worlds: readonly [Led<S>, Led<S>],
    watcher: Watcher,
    seat: Seat,
    choice: Choice,
  ): void => {
    const known = worlds.map(({ match, told }) =>
      JSON.stringify([viewOf(way.engine, match, watcher), facesFor(told, watcher)]),
    );
    if (known[0] !== known[1]) return;
    const [a, b] = worlds.map((led) => witnessed(way, led, seat, choice, watcher));
    if (a === b) return;
    const difference = firstDifference(JSON.parse(a), JSON.parse(b), 'reveal');
    throw new Broken(`${nameOf(watcher)} can see something hidden in the middle of a reveal; ${difference}`);
  };
  return {
    look(way, random, seat, choice) {
      for (const { truth, world, watcher } of revealedWorlds(way, random, seat, choice, tries)) {
        compare(way, [truth, world], watcher, seat, choice);
        compare(way, [truth, world], null, seat, choice);
      }
    },
  };
}
