// Check of memory: worlds that a watcher imagines after a choice are such as the past that it saw could have led to.

import { forkRandom, pickOne, randomInt } from '../random.ts';
import type { Choice, Decision, Match, Random, Seat } from '../types.ts';
import { resample } from '../view.ts';
import { Broken } from './violation.ts';
import { nameOf, watchers } from './walk.ts';
import type { Visitor, Walk } from './walk.ts';
import { endsPlanning, leadBy, witnessed } from './worlds.ts';
import type { Watcher } from './worlds.ts';

/** Every fact of a state by its path, as text: `.seats[1].hand[0]` is `17`. */
type Facts = ReadonlyMap<string, string>;

function factsOf(
  value: unknown,
  path: string = '',
  found: Map<string, string> = new Map(),
): Map<string, string> {
  if (typeof value !== 'object' || value === null) return found.set(path, String(value));
  if (Array.isArray(value)) value.forEach((item, index) => factsOf(item, `${path}[${index}]`, found));
  else for (const [key, item] of Object.entries(value)) factsOf(item, `${path}.${key}`, found);
  return found;
}

const absent = 'nothing';

// Worlds of the past first tried (times `mostWorlds`) and needed, and worlds of now; if these contradict each other, many
// more are tried before it counts.
const glance = { tries: 1, least: 3, worlds: 8 };
const verdict = { tries: 80, least: 50, worlds: 40 };
/** One moment in so many is looked at, besides what the campaign leaves out: each costs many worlds. */
const looks = 3;
/** The share of worlds imagined now that must say what no past could have led to. */
const often = 0.3;

// One plan with one of its choices made by lot, and what followed it where that is still legal: hidden choices vary so.
function vary<S>(
  { game }: Walk<S>,
  world: Match<S>,
  decision: Decision,
  seat: Seat,
  plan: readonly Choice[],
  sealed: boolean,
  random: Random,
): void {
  const rules = game.decisions[decision.ask];
  const own = decision.plans[seat];
  own.length = 0;
  decision.sealed[seat] = false;
  const changed = randomInt(random, 2) === 0 ? -1 : randomInt(random, Math.max(1, plan.length));
  for (;;) {
    const legal = rules.choices(world.state, seat, own, decision);
    if (legal.length === 0 || (!sealed && own.length >= plan.length)) break;
    const meant = plan[own.length];
    own.push(own.length !== changed && legal.includes(meant) ? meant : pickOne(random, legal));
  }
  decision.sealed[seat] = sealed;
}

// A past that the watcher cannot tell from the true one, led through the same moment with other dice; null where it saw
// something else then.
function ledWorld<S>(
  way: Walk<S>,
  watcher: Watcher,
  seat: Seat,
  choice: Choice,
  saw: string,
  random: Random,
): Facts | null {
  const { engine, match } = way;
  const truth = match.decision;
  if (truth === null) return null;
  const world = resample(engine, match, watcher, random);
  const { decision } = world;
  if (decision === null) return null;
  // The whole plan of whoever completes the planning; the last choice of it is then made.
  const whole = {
    ...truth,
    plans: truth.plans.map((plan, one) => (one === seat ? [...plan, choice] : plan)),
  };
  for (const one of decision.seats) {
    if (one === watcher) continue;
    vary(way, world, decision, one, whole.plans[one], true, random);
  }
  const own = decision.plans[seat];
  if (seat === watcher) own.splice(0, own.length, ...truth.plans[seat]);
  const last = seat === watcher ? choice : own.pop();
  decision.sealed[seat] = false;
  if (last === undefined || !engine.choices(world, seat).includes(last)) return null;
  const led = leadBy(way, world, seat, last);
  return witnessed(way, led, seat, last, watcher) === saw ? factsOf(led.match.state) : null;
}

/** What the watcher takes for possible now although no past leads to it. */
interface Doubt {
  readonly path: string;
  readonly says: string;
  contradicts(fact: string): boolean;
}

function doubtsOf(past: readonly Facts[], now: readonly Facts[]): Doubt[] {
  const doubts: Doubt[] = [];
  for (const path of new Set([...past, ...now].flatMap((facts) => [...facts.keys()]))) {
    const before = new Set(past.map((facts) => facts.get(path) ?? absent));
    const imagined = Map.groupBy(now, (facts) => facts.get(path) ?? absent);
    const [sure] = before;
    const others = now.length - (imagined.get(sure)?.length ?? 0);
    if (before.size === 1 && others >= often * now.length)
      doubts.push({
        path,
        says: `is surely ${sure}, and is imagined otherwise`,
        contradicts: (fact) => fact !== sure,
      });
    for (const [value, worlds] of imagined)
      if (before.size > 1 && !before.has(value) && worlds.length >= often * now.length)
        doubts.push({
          path,
          says: `cannot be ${value}, and is imagined so`,
          contradicts: (fact) => fact === value,
        });
  }
  return doubts;
}

/**
 * What a seat imagines after a moment must agree with what it has seen until then, not only with what lies open now:
 * worlds imagined before, led through the same moment to the same sights, say what can be. Found out by lot, so a
 * verdict needs many such worlds; a moment with too few of them is passed over.
 */
export function historyCheck<S>(mostWorlds: number): Visitor<S> {
  return {
    look(way, random, seat, choice) {
      const passedOver = randomInt(random, looks) > 0 && way.table.choice === undefined;
      if (passedOver || !endsPlanning(way, seat, choice)) return;
      const { engine } = way;
      const watcher = pickOne(random, watchers(way.match));
      const truth = leadBy(way, engine.copy(way.match), seat, choice);
      const saw = witnessed(way, truth, seat, choice, watcher);
      const past: Facts[] = [factsOf(truth.match.state)];
      const now: Facts[] = [];
      let doubts: readonly Doubt[] = [];
      for (const { tries, least, worlds } of [glance, verdict]) {
        for (let i = 0; i < tries * mostWorlds && past.length < least; i++) {
          const led = ledWorld(way, watcher, seat, choice, saw, forkRandom(random));
          if (led === null) continue;
          past.push(led);
          doubts = doubts.filter((doubt) => !doubt.contradicts(led.get(doubt.path) ?? absent));
          if (worlds === verdict.worlds && doubts.length === 0) return;
        }
        if (past.length < least) return;
        while (now.length < worlds)
          now.push(factsOf(resample(engine, truth.match, watcher, forkRandom(random)).state));
        doubts = doubtsOf(past, now);
        if (doubts.length === 0) return;
      }
      throw new Broken(
        `${nameOf(watcher)} imagines what its past rules out: state${doubts[0].path} ${doubts[0].says}`,
      );
    },
  };
}
