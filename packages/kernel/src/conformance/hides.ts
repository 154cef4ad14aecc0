// Checks of hiding: what a seat cannot know changes neither its view nor its choices nor what it is told.

import { collect } from '../engine.ts';
import { copyRandom, pickOne } from '../random.ts';
import type { Choice, Decision, Match, Random, Report, Seat } from '../types.ts';
import { faceFor, resample, viewOf } from '../view.ts';
import { firstDifference } from './compare.ts';
import { Broken } from './violation.ts';
import { mustChoose, nameOf, openSeats, watchers } from './walk.ts';
import type { Visitor, Walk } from './walk.ts';

type Watcher = Seat | null;

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

/** Views, choices, words and refusals are the same in every world that the watcher cannot tell apart. */
export function hideCheck<S>(): Visitor<S> {
  const look = (way: Walk<S>, random: Random): void => {
    const { engine, match } = way;
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

// Replaces a seat's plan by the true one; false when it is not legal in this world.
function transplant<S>(
  way: Walk<S>,
  world: Match<S>,
  seat: Seat,
  plan: readonly Choice[],
  sealed: boolean,
): boolean {
  const { decision } = world;
  if (decision === null) return false;
  const rules = way.game.decisions[decision.ask];
  const own = decision.plans[seat];
  own.length = 0;
  for (const choice of plan) {
    if (!rules.choices(world.state, seat, own, decision).includes(choice)) return false;
    own.push(choice);
  }
  decision.sealed[seat] = sealed;
  return true;
}

// A world that the watcher cannot tell from the true one, in which all seats have planned the same.
function sameplanWorld<S>(way: Walk<S>, watcher: Watcher, random: Random): Match<S> | null {
  const { decision } = way.match;
  if (decision === null) return null;
  const world = resample(way.engine, way.match, watcher, random);
  world.random = copyRandom(way.match.random);
  for (const seat of decision.seats) {
    if (!transplant(way, world, seat, decision.plans[seat], decision.sealed[seat])) return null;
  }
  return world;
}

function endsPlanning<S>(
  { engine, match }: Walk<S>,
  decision: Decision,
  seat: Seat,
  choice: Choice,
): boolean {
  if (openSeats(decision).length > 1) return false;
  const plan = [...decision.plans[seat], choice];
  return engine.game.decisions[decision.ask].choices(match.state, seat, plan, decision).length === 0;
}

function facesFor(told: readonly Report[], watcher: Watcher, transient: ReadonlySet<string>): unknown[] {
  return told
    .map((report) => faceFor(report, watcher))
    .filter((face) => face !== null && !transient.has(face.tell));
}

/**
 * A reveal with the same plans and dice in two worlds that look the same before and after it is told the same:
 * reports say no more than views show. `transient` names faces that may (what was shown and forgotten again).
 */
export function reportCheck<S>(transient: readonly string[], tries: number): Visitor<S> {
  const skipped = new Set(transient);
  const compare = (
    way: Walk<S>,
    truth: Match<S>,
    told: Report[],
    world: Match<S>,
    heard: Report[],
    watcher: Watcher,
  ) => {
    const views = [truth, world].map((match) => JSON.stringify(viewOf(way.engine, match, watcher)));
    if (views[0] !== views[1]) return;
    const [a, b] = [facesFor(told, watcher, skipped), facesFor(heard, watcher, skipped)];
    const difference = firstDifference(a, b, 'reports');
    if (difference !== null) throw new Broken(`${nameOf(watcher)} is told something hidden; ${difference}`);
  };
  return {
    look(way, random, seat, choice) {
      const { engine, match } = way;
      if (match.decision === null || !endsPlanning(way, match.decision, seat, choice)) return;
      const truth = engine.copy(match);
      const told: Report[] = [];
      mustChoose(engine, truth, seat, choice, collect(told));
      for (let i = 0; i < tries; i++) {
        // A world imagined by one seat is possible for a spectator too: a seat knows at least as much.
        const watcher = i % match.seats;
        const world = sameplanWorld(way, watcher, random);
        if (world === null || !engine.choices(world, seat).includes(choice)) continue;
        const heard: Report[] = [];
        mustChoose(engine, world, seat, choice, collect(heard));
        compare(way, truth, told, world, heard, watcher);
        compare(way, truth, told, world, heard, null);
      }
    },
  };
}
