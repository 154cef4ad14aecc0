// Tuning: the smallest change of figures that reaches a goal, found by successive halving (Jamieson and Talwalkar 2016),
// walked on by simultaneous perturbation where figures have a range, and tried anew on fresh seeds.

import { join } from 'node:path';
import { z } from 'zod';
import { seedRandom } from '@bridgefront/kernel';
import { candidateOf, candidatesOf, movesOf, realChange } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { checkGoal, offGoals, readGoals } from './goal.ts';
import type { Off } from './goal.ts';
import { Facts } from './parquet.ts';
import type { LabWorld } from './world.ts';
import { runStudy } from './run.ts';
import type { RunSettings } from './run.ts';
import { descend } from './grid.ts';
import type { Axis, Point } from './grid.ts';
import { asGiven, readStudy } from './study.ts';
import { StudyError } from './study-error.ts';
import type { Given, Study } from './study.ts';

const value = z.union([z.number(), z.boolean(), z.string(), z.array(z.number())]);
const range = z
  .strictObject({ from: z.number(), to: z.number(), step: z.number().positive().default(1) })
  .refine(({ from, to, step }) => to > from && (to - from) / step <= 1000, 'a range leads from less to more');
const tuneSchema = z.strictObject({
  /** The study to start from; its `sets` are what the finalists are tried on. */
  study: z.unknown(),
  goal: z.unknown().transform(readGoals),
  /** Options that may move, with the values that they may take: listed, or all of a range. */
  may: z.record(z.string(), z.union([z.array(value).min(1).max(32), range])),
  /** Options that may change together. */
  most: z.int().min(1).max(8).default(2),
  /** Candidates of the first round at most; beyond, single changes come first. */
  candidates: z.int().min(2).max(500).default(81),
  /** Steps of two looks by which a candidate with ranges is walked on; 0: none. */
  steps: z.int().min(0).max(100).default(12),
  /** Of `lab price`: seeds of each table whose rules are drawn; left out: four times the study's sets. */
  drawn: z.int().min(1).max(1_000_000).optional(),
});

/** What is to be tuned. */
export type Tuning = Omit<z.output<typeof tuneSchema>, 'study'> & { readonly study: Study };

/**
 * Reads a tuning from parsed JSON.
 * @throws StudyError
 */
export function readTuning(json: unknown): Tuning {
  const read = tuneSchema.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new StudyError(
      `"${issue.path.join('.') || 'tuning'}" is not as it should be: ${issue.message.replace(/\.$/, '')}.`,
    );
  }
  const study = readStudy(read.data.study);
  if (Object.keys(study.vary).length + Object.keys(study.variants).length > 0)
    throw new StudyError('The study of a tuning has no variants of its own; "may" says what may vary.');
  return { ...read.data, study };
}

/** A candidate that has been tried. */
export interface Tried extends Candidate {
  /** Mean square of points of a hundred that a group lies off the goal beyond what is allowed. */
  readonly loss: number;
  /** Most points of a hundred that any group lies off the middle of what is wanted (of a lift: the certain part). */
  readonly worst: number;
  readonly matches: number;
}

/** What is lost by groups that lie off: the mean square of points beyond what is allowed, and a little for each change. */
export function lossOf(change: Given, groups: readonly Omit<Off, 'n'>[]): number {
  const beyond = groups.map(({ off, within }) => Math.max(0, Math.abs(off) - within));
  return (
    beyond.reduce((sum, one) => sum + one * one, 0) / Math.max(1, groups.length) +
    0.01 * Object.keys(change).length
  );
}

function tried(candidate: Candidate, groups: readonly Off[]): Tried {
  return {
    ...candidate,
    loss: lossOf(candidate.change, groups),
    worst: Math.max(0, ...groups.map(({ off }) => Math.abs(off))),
    matches: Math.max(0, ...groups.map(({ n }) => n)),
  };
}

/** What finalists came to on seeds that had no part in finding them. */
export interface Confirmed {
  /** The rules as given, tried on the finalists' fresh seeds. */
  readonly before: Tried;
  /** The best candidate there; null when none does better. */
  readonly proposal: Tried | null;
  readonly finalists: readonly Tried[];
}

/** What came of a tuning. */
export interface Tuned extends Confirmed {
  readonly rounds: readonly { readonly candidates: number; readonly sets: number }[];
}

async function trial(
  world: LabWorld,
  { study, goal }: Tuning,
  list: readonly Candidate[],
  sets: number,
  name: string,
  settings: RunSettings,
): Promise<readonly Tried[]> {
  const folder = join(settings.folder, name);
  const variants = Object.fromEntries(list.map((candidate) => [candidate.name, candidate.change]));
  const seed = `${study.seed}/${name}`;
  const result = await runStudy(
    world,
    { ...study, sets, seed, variants, seeds: 'shared' },
    { ...settings, folder },
  );
  if (!result.finished) throw new StudyError('Stopped; the same command goes on where it was.');
  const facts = await Facts.open(folder, world.game(study.game).measures);
  try {
    const found = await offGoals(facts, goal);
    const given: Candidate = { name: asGiven, change: {} };
    return [given, ...list].map((one) => tried(one, found.get(one.name) ?? []));
  } finally {
    facts.close();
  }
}

/**
 * Tries finalists on as many fresh seeds as the study says.
 * @throws StudyError when it is stopped
 */
export async function confirmed(
  world: LabWorld,
  tuning: Tuning,
  list: readonly Candidate[],
  name: string,
  settings: RunSettings,
): Promise<Confirmed> {
  const [before, ...others] = await trial(world, tuning, list, tuning.study.sets, name, settings);
  const finalists = others.sort((a, b) => a.loss - b.loss);
  const best = finalists.at(0);
  return { before, proposal: best !== undefined && best.loss < before.loss ? best : null, finalists };
}

// Walks the ranges of a candidate on; null when it has none, or the walk ends where it or the rules as given began.
async function walkOn(
  world: LabWorld,
  tuning: Tuning,
  { change, name }: Candidate,
  settings: RunSettings,
): Promise<Candidate | null> {
  const { may, steps, study } = tuning;
  const names = Object.keys(change).filter((option) => !Array.isArray(may[option]));
  if (names.length === 0 || steps === 0) return null;
  const axes = names.map((option) => may[option] as Axis);
  const at = (point: Point): Candidate => {
    const moved = Object.fromEntries(names.map((option, index) => [option, point[index]]));
    return candidateOf({ ...change, ...moved });
  };
  const losses = async (pair: readonly [Point, Point], step: number): Promise<readonly [number, number]> => {
    const both = pair.map(at);
    const list = both[0].name === both[1].name ? [both[0]] : both;
    const sets = Math.max(10, Math.round(study.sets / 3));
    const [, one, other = one] = await trial(world, tuning, list, sets, `walk-${step + 1}`, settings);
    return [one.loss, other.loss];
  };
  const start = names.map((option) => Number(change[option]));
  const last = at(await descend(axes, start, losses, { steps, random: seedRandom(`${study.seed}/walk`) }));
  const end = candidateOf(realChange(world.game(study.game), study, last.change));
  return end.name === name || end.name === '' ? null : end;
}

/**
 * Searches for the best change. In each round the better third of the candidates goes on to three times as many seeds;
 * where the best of them has figures with a range, they are walked on; the finalists are tried on fresh seeds, as many as
 * the study says, beside the rules as given.
 * @throws StudyError when it is stopped, nothing may move, or the game knows nothing of the goal
 */
export async function tune(world: LabWorld, tuning: Tuning, settings: RunSettings): Promise<Tuned> {
  const lab = world.game(tuning.study.game);
  for (const goal of tuning.goal) checkGoal(goal, lab.measures, tuning.study.tables);
  let list = candidatesOf(movesOf(lab, tuning), tuning);
  const finalists = 3;
  const steps = Math.max(0, Math.ceil(Math.log(list.length / finalists) / Math.log(3)));
  const rounds = [];
  for (let step = 0; step < steps && list.length > finalists; step++) {
    const sets = Math.max(10, Math.round(tuning.study.sets / 3 ** (steps - step)));
    rounds.push({ candidates: list.length, sets });
    const found = await trial(world, tuning, list, sets, `round-${step + 1}`, settings);
    const keep = Math.max(finalists, Math.ceil(list.length / 3));
    list = found
      .slice(1)
      .sort((a, b) => a.loss - b.loss)
      .slice(0, keep);
  }
  const walked = list.length === 0 ? null : await walkOn(world, tuning, list[0], settings);
  if (walked !== null && list.every(({ name }) => name !== walked.name)) list = [...list, walked];
  rounds.push({ candidates: list.length, sets: tuning.study.sets });
  return { ...(await confirmed(world, tuning, list, 'final', settings)), rounds };
}
