// Worlds that a watcher cannot tell from the true one, in which all seats have planned the same.

import { collect, openSeats } from '../engine.ts';
import { copyRandom } from '../random.ts';
import type { Choice, Face, Match, Random, Report, Seat } from '../types.ts';
import { faceFor, resample } from '../view.ts';
import { mustChoose } from './walk.ts';
import type { Walk } from './walk.ts';

/** A seat, or null for a spectator. */
export type Watcher = Seat | null;

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

// A world as the watcher imagines it, with the plans and dice of the true one; null where these are not legal there.
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

/** Whether the choice completes the last plan, so that a reveal follows. */
export function endsPlanning<S>({ engine, match }: Walk<S>, seat: Seat, choice: Choice): boolean {
  const { decision } = match;
  if (decision === null || openSeats(decision).length > 1) return false;
  const plan = [...decision.plans[seat], choice];
  return engine.game.decisions[decision.ask].choices(match.state, seat, plan, decision).length === 0;
}

/** What the watcher is told. */
export function facesFor(told: readonly Report[], watcher: Watcher): Face[] {
  return told.flatMap((report) => faceFor(report, watcher) ?? []);
}

/** A world after a choice, as it was before, and what was told meanwhile. */
export interface Led<S> {
  readonly before: Match<S>;
  readonly match: Match<S>;
  readonly told: readonly Report[];
}

/** Makes the choice in the match, which changes, and keeps how it was. */
export function leadBy<S>(way: Walk<S>, match: Match<S>, seat: Seat, choice: Choice): Led<S> {
  const before = way.engine.copy(match);
  const told: Report[] = [];
  mustChoose(way.engine, match, seat, choice, collect(told));
  return { before, match, told };
}

/** What the watcher is told in a world, each report with the table that it sees at that moment. */
export function witnessed<S>(
  { engine }: Walk<S>,
  { before }: Led<S>,
  seat: Seat,
  choice: Choice,
  watcher: Watcher,
): string {
  const seen: unknown[] = [];
  const match = engine.copy(before);
  mustChoose(engine, match, seat, choice, (report) => {
    const face = faceFor(report, watcher);
    if (face !== null) seen.push(face, engine.game.view(match.state, watcher));
  });
  return JSON.stringify(seen);
}

/**
 * The reveal that a choice brings about, in the true world and in such as seats imagine, with equal plans and dice; of
 * `tries` those in which the plans are legal. A world imagined by a seat is possible for a spectator too: a seat knows at
 * least as much. Nothing where the choice does not end the planning.
 */
export function* revealedWorlds<S>(
  way: Walk<S>,
  random: Random,
  seat: Seat,
  choice: Choice,
  tries: number,
): Generator<{ readonly truth: Led<S>; readonly world: Led<S>; readonly watcher: Seat }> {
  const { engine, match } = way;
  if (!endsPlanning(way, seat, choice)) return;
  const truth = leadBy(way, engine.copy(match), seat, choice);
  for (let i = 0; i < tries; i++) {
    const watcher = i % match.seats;
    const world = sameplanWorld(way, watcher, random);
    if (world === null || !engine.choices(world, seat).includes(choice)) continue;
    yield { truth, world: leadBy(way, world, seat, choice), watcher };
  }
}
