// Tuning: the smallest change of figures that brings shares of the win near fair, found by successive halving (Jamieson
// and Talwalkar 2016) and tried anew on fresh seeds.

import { join } from 'node:path';
import { z } from 'zod';
import { Facts } from './parquet.ts';
import type { LabWorld } from './world.ts';
import { runStudy } from './run.ts';
import type { RunSettings } from './run.ts';
import { asGiven, readStudy, StudyError } from './study.ts';
import type { Given, Study } from './study.ts';

const value = z.union([z.number(), z.boolean(), z.string(), z.array(z.number())]);
const tuneSchema = z.strictObject({
  /** The study to start from; its `sets` are what the finalists are tried on. */
  study: z.unknown(),
  goal: z.strictObject({
    /** A column of `seats` whose groups should all win their fair share: `seat`, or a side such as `faction`. */
    share: z.string().regex(/^[a-z_]+$/),
    /** Points of a hundred that a share may lie off the fair one. */
    within: z.number().min(0).max(50),
  }),
  /** Options that may move, with the values that they may take. */
  may: z.record(z.string(), z.array(value).min(1).max(32)),
  /** Options that may change together. */
  most: z.int().min(1).max(4).default(2),
  /** Candidates of the first round at most; beyond, single changes come first. */
  candidates: z.int().min(2).max(500).default(81),
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

/** One candidate: what it changes, and how well it did. */
export interface Candidate {
  readonly name: string;
  readonly change: Given;
}

/** A candidate that has been tried. */
export interface Tried extends Candidate {
  /** Mean square of points of a hundred that a group's share lies off the fair one beyond what is allowed. */
  readonly loss: number;
  /** Most points of a hundred that any group's share lies off the fair one. */
  readonly worst: number;
  readonly matches: number;
}

/** All changes of at most `most` options, those with fewer changes first. */
export function candidatesOf({ may, most, candidates }: Tuning): readonly Candidate[] {
  let level: Candidate[] = [{ name: '', change: {} }];
  const all: Candidate[] = [];
  const names = Object.keys(may);
  for (let size = 1; size <= most; size++) {
    level = level.flatMap(({ name, change }) => {
      const last = Math.max(-1, ...Object.keys(change).map((option) => names.indexOf(option)));
      return names.slice(last + 1).flatMap((option) =>
        may[option].map((one) => ({
          name: [name, `${option}=${String(one)}`].filter(Boolean).join(' '),
          change: { ...change, [option]: one },
        })),
      );
    });
    all.push(...level);
  }
  return all.slice(0, candidates);
}

async function shares(
  facts: Facts,
  column: string,
): Promise<ReadonlyMap<string, readonly { off: number; n: number }[]>> {
  const rows = await facts.ask(
    `SELECT variant, 100 * (avg(won) - 1.0 / players) AS off, count(*) AS n FROM seats GROUP BY variant, players, "${column}"`,
  );
  const groups = Map.groupBy(rows, ({ variant }) => String(variant));
  return new Map(
    [...groups].map(([variant, list]) => [
      variant,
      list.map((row) => ({ off: Number(row['off']), n: Number(row['n']) })),
    ]),
  );
}

function tried(candidate: Candidate, groups: readonly { off: number; n: number }[], within: number): Tried {
  const beyond = groups.map(({ off }) => Math.max(0, Math.abs(off) - within));
  const penalty = 0.01 * Object.keys(candidate.change).length;
  return {
    ...candidate,
    loss: beyond.reduce((sum, one) => sum + one * one, 0) / Math.max(1, groups.length) + penalty,
    worst: Math.max(0, ...groups.map(({ off }) => Math.abs(off))),
    matches: Math.max(0, ...groups.map(({ n }) => n)),
  };
}

/** What came of a tuning. */
export interface Tuned {
  /** The rules as given, tried on the finalists' fresh seeds. */
  readonly before: Tried;
  /** The best candidate there; null when none does better. */
  readonly proposal: Tried | null;
  readonly finalists: readonly Tried[];
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
  const result = await runStudy(world, { ...study, sets, seed, variants }, { ...settings, folder });
  if (!result.finished) throw new StudyError('Stopped; the same command goes on where it was.');
  const facts = await Facts.open(folder, world.game(study.game).measures);
  try {
    const found = await shares(facts, goal.share);
    const given: Candidate = { name: asGiven, change: {} };
    return [given, ...list].map((one) => tried(one, found.get(one.name) ?? [], goal.within));
  } finally {
    facts.close();
  }
}

/**
 * Searches for the best change. In each round the better third of the candidates goes on to three times as many seeds;
 * the finalists are tried on fresh seeds, as many as the study says, beside the rules as given.
 * @throws StudyError when it is stopped, or the column of the goal is none
 */
export async function tune(world: LabWorld, tuning: Tuning, settings: RunSettings): Promise<Tuned> {
  let list = candidatesOf(tuning);
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
  rounds.push({ candidates: list.length, sets: tuning.study.sets });
  const final = await trial(world, tuning, list, tuning.study.sets, 'final', settings);
  const [before, ...others] = final;
  const ranked = others.sort((a, b) => a.loss - b.loss);
  const best = ranked.at(0) ?? null;
  return {
    before,
    proposal: best !== null && best.loss < before.loss ? best : null,
    finalists: ranked,
    rounds,
  };
}
