// "Suppose they …": what has been chosen on a board, for oneself and for the others, carried out in many worlds that one
// cannot tell from the true one. No engine plays: who has nothing said for them does what a time-out would.

import { choicesOf, resample, seedRandom, startFrom, viewOf } from '@bridgefront/kernel';
import type { AnyMatch, Choice, Engine, Random, Seat } from '@bridgefront/kernel';
import { spread } from '@bridgefront/page/suppose/outcomes.ts';
import type { Outcome, Outcomes } from '@bridgefront/page/suppose/outcomes.ts';
import type { Supposition, Supposed } from './messages.ts';

/** So many worlds at most, and so many milliseconds: whichever comes first ends it. */
export const mostWorlds = 200;
const mostMilliseconds = 120;

// What cannot end, ends here.
const mostChoices = 400;

interface Plan {
  readonly ask: string;
  readonly choices: readonly Choice[];
}

interface Line {
  /** By seat, what was chosen at its questions, in this order. */
  readonly plans: readonly (readonly Plan[])[];
  /** The turn in which the last choice was made; it is carried out to the end of it. */
  readonly turn: number;
}

function turnOf({ game }: Engine<unknown>, match: AnyMatch): number {
  return game.turn?.(match.state) ?? 0;
}

/** What has been chosen on the board, question by question. */
export function lineOf(engine: Engine<unknown>, { options, start, acts }: Supposition): Line {
  const match = startFrom(engine, options, start);
  const plans: { ask: string; choices: Choice[] }[][] = Array.from({ length: match.seats }, () => []);
  const open = new Map<Seat, { readonly question: unknown; readonly choices: Choice[] }>();
  let turn = turnOf(engine, match);
  for (const line of choicesOf(acts)) {
    const { decision } = match;
    const space = line.indexOf(' ');
    const [seat, choice] = [Number(line.slice(0, space)), line.slice(space + 1)];
    if (decision === null) break;
    turn = turnOf(engine, match);
    if (engine.choose(match, seat, choice) !== null) break;
    const going = open.get(seat);
    if (going?.question === decision) going.choices.push(choice);
    else {
      const choices = [choice];
      open.set(seat, { question: decision, choices });
      plans[seat].push({ ask: decision.ask, choices });
    }
  }
  return { plans, turn };
}

interface Carried {
  readonly match: AnyMatch;
  /** Whether everything that was said could be done there. */
  readonly all: boolean;
}

// What is said for the seat at this question, as far as it can be done in this world; then what a time-out would do.
function answer(engine: Engine<unknown>, match: AnyMatch, seat: Seat, said: readonly Choice[]): boolean {
  const { decision } = match;
  let all = true;
  for (const choice of said) {
    if (match.decision !== decision || decision?.sealed[seat] === true) break;
    if (engine.choices(match, seat).includes(choice)) engine.choose(match, seat, choice);
    else {
      all = false;
      break;
    }
  }
  for (let n = 0; n < mostChoices && match.decision === decision && decision?.sealed[seat] === false; n++)
    engine.choose(match, seat, engine.fallback(match, seat, decision.plans[seat]));
  return all;
}

/** Carries the line out in one world, to the end of its turn. */
export function carryOut(engine: Engine<unknown>, world: AnyMatch, { plans, turn }: Line): Carried {
  const next = plans.map(() => 0);
  let all = true;
  for (let n = 0; n < mostChoices && world.decision !== null && turnOf(engine, world) <= turn; n++) {
    const { decision } = world;
    const seat = decision.seats.find((one) => !decision.sealed[one]) ?? 0;
    const plan = plans[seat][next[seat]];
    const fits = plan?.ask === decision.ask;
    if (fits) next[seat]++;
    if (!answer(engine, world, seat, fits ? plan.choices : [])) all = false;
  }
  return { match: world, all: all && next.every((made, seat) => made === plans[seat].length) };
}

/** Imagines worlds until there are enough or the time is up, and says what they come to. */
export function suppose(
  engine: Engine<unknown>,
  supposition: Supposition,
  { read, legend }: Outcomes<unknown>,
  now: () => number,
): Supposed {
  const { options, start, seat } = supposition;
  const begun = now();
  const line = lineOf(engine, supposition);
  const first = startFrom(engine, options, start);
  const random: Random = seedRandom(`${start.seed}/suppose`);
  const worlds: (readonly Outcome[])[] = [];
  let done = 0;
  do {
    const { match, all } = carryOut(engine, resample(engine, first, seat, random), line);
    if (all) done++;
    worlds.push(read(viewOf(engine, match, seat).table));
  } while (worlds.length < mostWorlds && now() - begun < mostMilliseconds);
  const places = spread(worlds, read(viewOf(engine, first, seat).table));
  return {
    worlds: worlds.length,
    possible: done / worlds.length,
    milliseconds: now() - begun,
    places,
    legend,
  };
}
