// A look at a finished study of a question: each figure of each set of rules, and how far it lies from the rules as given.

import { pairsOf } from '../compare.ts';
import type { Asked } from '../compare.ts';
import { literal } from '../columns.ts';
import type { Facts } from '../parquet.ts';
import { ConfidenceSequence } from '../ladder/confidence.ts';
import { differenceInterval, meanInterval } from '../sequences.ts';
import { mean, rangeOf } from '../statistics.ts';
import { asGiven } from '../study.ts';
import type { Question, Questions } from './questions.ts';

/** A number with its interval; null where too few sets say anything. */
export interface Measured {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly sets: number;
}

/** One figure of one set of rules, for so many players. */
export interface Seen extends Measured {
  readonly rules: string;
  readonly figure: string;
  readonly players: number;
  /** What changes against the rules as given; null for these themselves. */
  readonly change: Measured | null;
  /** The match in which it was most. */
  readonly film: number;
}

/** What one look saw, with intervals that hold at every look (`levelOf`). */
export type Look = readonly Seen[];

const missRate = 0.05;

/** How much is asked of one look. */
export interface Extent {
  readonly seats: number;
  readonly figures: number;
  /** Sets of rules that are tried. */
  readonly rules: number;
}

/**
 * How often an interval of a look may miss at all, so that an answer is wrong in at most 5 of 100 questions. Among those who
 * answer each holds by itself for all numbers of seats: that nothing moves is said only where every interval says it (an
 * intersection-union test: Berger, "Multiparameter hypothesis testing and acceptance sampling", Technometrics 24, 1982), and
 * what moves is claimed on two sets of seeds. Whoever is asked whether it holds contradicts with any one interval of all:
 * these hold together.
 */
export function levelOf(together: boolean, { seats, figures, rules }: Extent): number {
  return missRate / (seats * (together ? figures * (2 * rules + 1) : 1));
}

// What was ruled out once stays so: where the numbers have come back to it, the interval is wrong, and reaches as far as they.
function measured(numbers: readonly number[], low: number, high: number): Measured {
  const value = mean(numbers);
  const said = Number.isFinite(low) && Number.isFinite(high);
  const ends = said ? { low: Math.min(low, value), high: Math.max(high, value) } : { low: null, high: null };
  return { value, ...ends, sets: numbers.length };
}

function valueOf(numbers: readonly number[], share: boolean, level: number): Measured {
  if (share) {
    const sequence = new ConfidenceSequence(level);
    for (const value of numbers) sequence.add(value);
    return measured(numbers, sequence.interval.low, sequence.interval.high);
  }
  const { low, high } = meanInterval(numbers, rangeOf(numbers, []), level);
  return measured(numbers, low, high);
}

// Every set of a set of rules, by players; the rules as given beside each of the others.
async function setsOf(facts: Facts, rules: string, asked: Asked): Promise<ReadonlyMap<number, number[]>> {
  const rows = await facts.ask(
    `SELECT players, avg(value)::DOUBLE AS value FROM (${asked.from}) JOIN matches USING (match)
      WHERE variant = ${literal(rules)} AND value IS NOT NULL GROUP BY players, block, table_no, set_no ORDER BY players, set_no, block`,
  );
  const all = new Map<number, number[]>();
  for (const row of rows) {
    const players = Number(row['players']);
    const list = all.get(players) ?? [];
    all.set(players, list);
    list.push(Number(row['value']));
  }
  return all;
}

async function filmOf(facts: Facts, rules: string, players: number, asked: Asked): Promise<number> {
  const [row] = await facts.ask(
    `SELECT match FROM (${asked.from}) JOIN matches USING (match)
      WHERE variant = ${literal(rules)} AND players = ${players} AND value IS NOT NULL ORDER BY value DESC, match LIMIT 1`,
  );
  return Number(row['match']);
}

/** Looks at the figures of a question in the facts of its study. `together`: see `levelOf`. */
export async function lookAt(
  facts: Facts,
  { figures, seats: usual }: Questions,
  question: Question,
  rules: readonly string[],
  together: boolean,
): Promise<Look> {
  const { length } = question.seats ?? usual;
  const extent = { seats: length, figures: question.figures.length, rules: rules.length };
  const level = levelOf(together, extent);
  const seen: Seen[] = [];
  for (const figure of question.figures) {
    const { sql, as } = figures[figure];
    const share = as === 'share';
    const asked: Asked = { figure, share, from: sql };
    for (const name of [asGiven, ...rules]) {
      const paired =
        name === asGiven ? [] : await pairsOf({ facts, variant: asGiven }, { facts, variant: name }, asked);
      for (const [players, numbers] of await setsOf(facts, name, asked)) {
        const pair = paired.find((one) => one.players === players);
        const differences = pair?.b.map((value, at) => value - pair.a[at]) ?? [];
        const ends = differenceInterval(
          differences,
          share ? null : rangeOf(pair?.a ?? [], pair?.b ?? []),
          level,
        );
        const change = pair === undefined ? null : measured(differences, ends.low, ends.high);
        const film = await filmOf(facts, name, players, asked);
        seen.push({ rules: name, figure, players, ...valueOf(numbers, share, level), change, film });
      }
    }
  }
  return seen;
}
