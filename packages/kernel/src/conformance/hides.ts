// Checks of hiding: what a seat cannot know changes neither its view nor its choices nor what it is told.

import { openSeats } from '../engine.ts';
import { pickOne } from '../random.ts';
import type { Choice, Face, Match, Random, Report, Seat } from '../types.ts';
import { questionFor, resample, viewOf } from '../view.ts';
import { firstDifference } from './compare.ts';
import { Broken } from './violation.ts';
import { mustChoose, nameOf, watchers } from './walk.ts';
import type { Visitor, Walk } from './walk.ts';
import { facesFor, revealedWorlds } from './worlds.ts';
import type { Led, Watcher } from './worlds.ts';

/** Everything that reaches a watcher at this moment: view, labels, the default answer and the words of refusals. */
function seen<S>({ engine, game, lines }: Walk<S>, match: Match<S>, watcher: Watcher): unknown {
  const view = viewOf(engine, match, watcher);
  const { decision } = match;
  const choices = view.decision?.mine?.choices ?? [];
  if (decision === null || watcher === null || choices.length === 0) return { view };
  const tries = new Set([
    'no-such-choice',
    ...lines.slice(-4).map((line) => line.slice(line.indexOf(' ') + 1)),
  ]);
  return {
    view,
    labels: choices.map((choice) => game.describe.choice(match.state, watcher, choice, decision)),
    fallback: engine.fallback(match, watcher),
    refusals: [...tries]
      .filter((text) => !choices.includes(text))
      .map((text) => engine.choose(match, watcher, text)),
  };
}

/** Throws when the watcher can tell two matches apart by what reaches it: to the byte, so order of keys counts. */
export function mustLookEqual<S>(
  way: Walk<S>,
  a: Match<S>,
  b: Match<S>,
  watcher: Watcher,
  when: string,
): void {
  const [first, second] = [seen(way, a, watcher), seen(way, b, watcher)];
  if (JSON.stringify(first) === JSON.stringify(second)) return;
  const difference = firstDifference(first, second) ?? 'the order of keys';
  throw new Broken(`${nameOf(watcher)} can see something hidden ${when}; ${difference}`);
}

// The seat plans on with the same choices in all worlds, up to the moment of the reveal.
function planOn<S>(way: Walk<S>, worlds: readonly Match<S>[], seat: Seat, random: Random): void {
  const { engine } = way;
  const [first, ...others] = worlds;
  const { decision } = first;
  for (let length = 0; length < 60 && decision !== null && !decision.sealed[seat]; length++) {
    const choice = pickOne(random, engine.choices(first, seat));
    for (const world of worlds) mustChoose(engine, world, seat, choice);
    if (first.decision !== decision) return;
    for (const other of others) mustLookEqual(way, first, other, seat, `after its choice "${choice}"`);
  }
}

// While a question is open, a seat's plan is its own affair: hosts show the others only who has sealed.
function mustStand<S>({ engine, match }: Walk<S>, planner: Seat, choice: Choice): void {
  const ahead = engine.copy(match);
  const { decision } = ahead;
  mustChoose(engine, ahead, planner, choice);
  if (decision === null || ahead.decision !== decision) return;
  for (const seat of decision.seats) {
    if (seat === planner) continue;
    const [before, after] = [match, ahead].map((one) => questionFor(engine, one, seat)?.mine);
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    const difference = firstDifference(before, after) ?? 'the order of keys';
    throw new Broken(
      `what seat ${seat} is asked changes when ${nameOf(planner)} plans "${choice}"; ${difference}`,
    );
  }
}

/**
 * Views, choices, words and refusals are the same in every world that the watcher cannot tell apart, and what a seat is asked
 * stays as it is while others plan.
 */
export function hideCheck<S>(): Visitor<S> {
  const look = (way: Walk<S>, random: Random, seat: Seat, choice: Choice): void => {
    const { engine, match } = way;
    mustStand(way, seat, choice);
    for (const watcher of watchers(match)) {
      const near = resample(engine, match, watcher, random);
      const worlds = [
        near,
        resample(engine, match, watcher, random),
        resample(engine, near, watcher, random),
      ];
      for (const world of worlds) mustLookEqual(way, match, world, watcher, 'at this moment');
      if (watcher === null || !openSeats(match.decision).includes(watcher)) continue;
      planOn(way, [engine.copy(match), ...worlds], watcher, random);
    }
  };
  return { look };
}

/**
 * A reveal with the same plans and dice in two worlds that look the same before and after it is told the same:
 * reports say no more than views show. `transient` names faces that may (what was shown and forgotten again).
 */
export function reportCheck<S>(transient: readonly string[], tries: number): Visitor<S> {
  const skipped = new Set(transient);
  const lasting = (told: readonly Report[], watcher: Watcher): Face[] =>
    facesFor(told, watcher).filter((face) => !skipped.has(face.tell));
  const compare = (way: Walk<S>, truth: Led<S>, world: Led<S>, watcher: Watcher): void => {
    const views = [truth, world].map(({ match }) => JSON.stringify(viewOf(way.engine, match, watcher)));
    if (views[0] !== views[1]) return;
    const difference = firstDifference(lasting(truth.told, watcher), lasting(world.told, watcher), 'reports');
    if (difference !== null) throw new Broken(`${nameOf(watcher)} is told something hidden; ${difference}`);
  };
  return {
    look(way, random, seat, choice) {
      for (const { truth, world, watcher } of revealedWorlds(way, random, seat, choice, tries)) {
        compare(way, truth, world, watcher);
        compare(way, truth, world, null);
      }
    },
  };
}
