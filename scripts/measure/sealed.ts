// How much could a rival gain who reads what a level seals, and what would it cost to mix instead?
//
// At questions that both seats answer in secret at once, a handful of own plans meets a handful of the rival's: in each imagined
// world the rival makes the plan that its appraisal likes best, second best and so on. The level answers the first of these; a mix is
// found by regret matching (Hart and Mas-Colell 2000) for the whole matrix. Both are judged in worlds that neither has seen, by the
// rival's plan that did best against them in the others, and by the plan that was foretold.
//
//   npm run measure -- sealed --game bridgefront --questions 40

import { greedyBot, measured, nextChoices, plansFor, search, situationOf } from '@bridgefront/bots';
import { trialsOf, tryPlan, soberSearch } from '@bridgefront/bots';
import type { Measured, Situation } from '@bridgefront/bots';
import { forkRandom, openSeats, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { AnyMatch, Choice, Random } from '@bridgefront/kernel';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { openSide, root } from '../sides.ts';

/** Plans of each side, worlds of each half, and steps of regret matching. */
const handful = 4;
const worlds = 60;
const steps = 4_000;
/** Of the questions that both are asked, one in so many is looked at. */
const apart = 7;

/** Own share by own plan and by the rival's. */
type Matrix = readonly (readonly number[])[];

/** What one question told, in shares of the win. */
interface Read {
  /** What a rival who reads it takes from the level's plan, and from the mix. */
  readonly plan: number;
  readonly mix: number;
  /** What the mix gives away where the rival does what was foretold. */
  readonly price: number;
}

const dot = (mix: readonly number[], list: readonly number[]): number =>
  list.reduce((sum, value, at) => sum + value * mix[at], 0);
const column = (matrix: Matrix, at: number): number[] => matrix.map((row) => row[at]);
const placeOf = (list: readonly number[], best: (...values: number[]) => number): number =>
  list.indexOf(best(...list));

// What each plan's regret makes of it: in proportion, and all alike where nobody regrets anything.
function playedBy(regrets: readonly number[]): number[] {
  const sum = regrets.reduce((all, one) => all + Math.max(0, one), 0);
  return regrets.map((one) => (sum > 0 ? Math.max(0, one) / sum : 1 / regrets.length));
}

/** The mix of rows to which regret matching of both sides leads in a game whose sides share a sum. */
export function mixOf(matrix: Matrix): number[] {
  const rows = matrix.map(() => 0);
  const columns = matrix[0].map(() => 0);
  const mean = matrix.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const [own, other] = [playedBy(rows), playedBy(columns)];
    const worths = matrix.map((row) => dot(other, row));
    const value = dot(own, worths);
    worths.forEach((worth, at) => {
      rows[at] += worth - value;
      mean[at] += own[at] / steps;
    });
    columns.forEach((_, at) => {
      columns[at] += value - dot(own, column(matrix, at));
    });
  }
  return mean;
}

// Means over so many worlds. Null: the rival has fewer plans somewhere.
function matrixOf(
  situation: Situation,
  random: Random,
  plans: readonly (readonly Choice[])[],
): Matrix | null {
  const { game, seat } = situation;
  const rival = 1 - seat;
  const trials = trialsOf(situation, soberSearch);
  const sums = plans.map(() => Array.from({ length: handful }, () => 0));
  for (let n = 0; n < worlds; n++) {
    const match = situation.imagine(random);
    const luck = forkRandom(random);
    const { decision, state } = match;
    if (decision === null) return null;
    const theirs = plansFor(game, state, rival, decision, [], handful);
    if (theirs.length < handful) return null;
    decision.plans[rival].length = 0;
    decision.sealed[rival] = false;
    theirs.forEach(({ plan: answer }, at) => {
      const world = trials.engine.copy(match);
      trials.engine.seal(world, rival, answer);
      const shares = new Float64Array(2);
      plans.forEach((plan, own) => {
        tryPlan(trials, { match: world, random: luck, picked: [] }, { plan, next: [] }, shares);
        sums[own][at] += shares[seat] / worlds;
      });
    });
  }
  return sums;
}

function read(situation: Situation, random: Random): Read | null {
  const { runners } = search(situation, random, soberSearch, 1);
  const plans = runners.slice(0, handful).map(({ plan }) => plan);
  if (plans.length < handful) return null;
  const seen = matrixOf(situation, random, plans);
  const unseen = matrixOf(situation, random, plans);
  if (seen === null || unseen === null) return null;
  const only = placeOf(column(seen, 0), Math.max);
  const mix = mixOf(seen);
  const mixed = seen[0].map((_, at) => dot(mix, column(seen, at)));
  const foretold = (own: number[]): number => dot(own, column(unseen, 0));
  const pure = plans.map((_, at) => (at === only ? 1 : 0));
  const taken = (own: number[], answer: number): number => foretold(own) - dot(own, column(unseen, answer));
  return {
    plan: taken(pure, placeOf(seen[only], Math.min)),
    mix: taken(mix, placeOf(mixed, Math.min)),
    price: foretold(pure) - foretold(mix),
  };
}

async function main(): Promise<void> {
  const { game, questions, seed } = readWords(
    'npm run measure -- sealed [--game bridgefront] [--questions 40] [--seed sealed]',
    {
      options: {
        game: { type: 'string', default: 'bridgefront' },
        questions: { type: 'string', default: '40' },
        seed: { type: 'string', default: 'sealed' },
      },
    },
    ({ values }) => ({ ...values, questions: wholeNumber('--questions', values.questions, 2, 9_999) }),
  );
  const { game: rules, engine } = await openSide(root, game, 'greedy');
  const found: Read[] = [];
  let asked = 0;
  for (let number = 0; found.length < questions; number++) {
    const given = 'factions' in rules.options ? { factions: 'random' } : {};
    const match: AnyMatch = sureMatch(engine, given, 2, `${seed}/${number}`);
    const random = seedRandom(`${seed}/${number}/bots`);
    while (match.decision !== null && found.length < questions) {
      const { decision } = match;
      const [seat] = openSeats(decision);
      const situation = situationOf(engine, match, seat);
      const both = decision.seats.length === 2 && decision.plans.every((plan) => plan.length === 0);
      if (both && asked++ % apart === 0) {
        const one = read(situation, seedRandom(`${seed}/${number}/${match.sequence}`));
        if (one !== null) found.push(one);
      }
      for (const choice of nextChoices(greedyBot, situation, random)) engine.choose(match, seat, choice);
    }
  }
  const tell = ({ mean, error }: Measured): string => `${mean.toFixed(4)} ± ${error.toFixed(4)}`;
  const told = (of: (one: Read) => number): string => tell(measured(found.map(of)));
  console.log(
    `${found.length} questions: a rival who reads the plan takes ${told((one) => one.plan)} of the win, one who reads the mix ` +
      `${told((one) => one.mix)} from it; the mix gives away ${told((one) => one.price)} where the rival does what was foretold, ` +
      `and spares ${told((one) => one.plan - one.mix - one.price)} in all where it is read`,
  );
}

if (import.meta.main) await orEnd(main);
