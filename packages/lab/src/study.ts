// Studies: what is to be played, as a designer writes it down in JSON.

import { z } from 'zod';
import { pickOne, seedRandom } from '@bridgefront/kernel';
import { StudyError } from './study-error.ts';

const value = z.union([z.number(), z.boolean(), z.string(), z.array(z.number()).readonly()]);

const studySchema = z.strictObject({
  title: z.string().min(1).max(200),
  /** What the designer wants to know. */
  question: z.string().max(2000).default(''),
  game: z.string(),
  /** Tables that are played, each by its bots in seat order. */
  tables: z.array(z.array(z.string()).min(1).max(12)).min(1).max(24),
  /** Seeds of each table. Every seed is played once for each rotation of the bots and each variant. */
  sets: z.int().min(1).max(1_000_000),
  seed: z.string().min(1).max(100).default('1'),
  /** Options of all variants. */
  options: z.record(z.string(), value).default({}),
  /** Options that vary, with their values. */
  vary: z.record(z.string(), z.array(value).min(1).max(64)).default({}),
  /** `one`: one option at a time beside the study's own options; `cross`: all combinations. */
  how: z.enum(['one', 'cross']).default('one'),
  /**
   * `fresh`: each set of rules is played on seeds of its own, the rules as given beside it on the very same; `shared`: all
   * rules on the same seeds, so that the luck of the rules as given is in every comparison with them.
   */
  seeds: z.enum(['fresh', 'shared']).default('fresh'),
  /** Named variants besides those of `vary`. */
  variants: z.record(z.string(), z.record(z.string(), value)).default({}),
  /**
   * Options of which every set draws one of these values or leaves the study's own, all alike and by its seed: facts of
   * many rules at once, for `lab price`. Absent: none, as in all studies before there was this.
   */
  drawn: z.record(z.string(), z.array(value).min(1).max(32).readonly()).optional(),
});

/** A study, complete. */
export type Study = z.output<typeof studySchema>;

/** Option values as they travel to a game's reader. */
export type Given = { readonly [option: string]: z.output<typeof value> };

/**
 * Reads a study from parsed JSON.
 * @throws StudyError
 */
export function readStudy(json: unknown): Study {
  const read = studySchema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue.path.length === 0 ? 'The study' : `"${issue.path.join('.')}" of the study`;
  throw new StudyError(`${place} is not as it should be: ${issue.message.replace(/\.$/, '')}.`);
}

/** One set of rules under study. */
export interface Variant {
  /** `as given`, `maxMana=4`, or the study's own name for it. */
  readonly name: string;
  readonly options: Given;
}

function words(option: string, given: unknown): string {
  return `${option}=${Array.isArray(given) ? given.join(',') : String(given)}`;
}

function crossed(study: Study): Variant[] {
  let all: Variant[] = [{ name: '', options: study.options }];
  for (const [option, values] of Object.entries(study.vary))
    all = all.flatMap(({ name, options }) =>
      values.map((one) => ({
        name: [name, words(option, one)].filter(Boolean).join(' '),
        options: { ...options, [option]: one },
      })),
    );
  return all;
}

/** The rules as the study gives them. */
export const asGiven = 'as given';

function varied(study: Study): readonly Variant[] {
  if (Object.keys(study.vary).length === 0) return [];
  if (study.how === 'cross') return crossed(study);
  return Object.entries(study.vary).flatMap(([option, values]) =>
    values.map((one) => ({ name: words(option, one), options: { ...study.options, [option]: one } })),
  );
}

// Facts know rules by their name alone.
function checkNames(variants: readonly Variant[]): void {
  const names = new Set<string>();
  for (const { name } of variants) {
    if (names.has(name))
      throw new StudyError(
        `The study has the rules "${name}" twice: every value and every name may stand there once, and "${asGiven}" is taken.`,
      );
    names.add(name);
  }
}

/**
 * The study's variants, the rules as given first.
 * @throws StudyError when two of them have one name
 */
export function variantsOf(study: Study): readonly Variant[] {
  const base: Variant = { name: asGiven, options: study.options };
  const named = Object.entries(study.variants).map(([name, options]) => ({
    name,
    options: { ...study.options, ...options },
  }));
  const all = [base, ...varied(study), ...named];
  checkNames(all);
  return all;
}

/** One match that a study asks for; plain data that travels to worker threads. */
export interface Job {
  /** Number of the match in the study. */
  readonly match: number;
  readonly table: number;
  readonly set: number;
  readonly rotation: number;
  readonly variant: string;
  /** The rules to which its seeds belong; empty: all rules are played on them. */
  readonly block: string;
  readonly options: Given;
  /** The bot of each seat. */
  readonly bots: readonly string[];
  /** Equal for all rotations and variants of a set and block: they differ in nothing else. */
  readonly seed: string;
}

function rotated(bots: readonly string[], by: number): readonly string[] {
  return bots.map((_, seat) => bots[(seat + by) % bots.length]);
}

/** Rotations that differ: bots all alike need only one. */
function rotationsOf(bots: readonly string[]): readonly (readonly string[])[] {
  const all = bots.map((_, by) => rotated(bots, by));
  return all.filter((one, at) => all.findIndex((other) => other.join() === one.join()) === at);
}

interface Block {
  readonly name: string;
  readonly variants: readonly Variant[];
}

// Rules that are played on the same seeds.
function blocksOf(study: Study): readonly Block[] {
  const [given, ...others] = variantsOf(study);
  if (study.seeds === 'shared' || others.length === 0) return [{ name: '', variants: [given, ...others] }];
  return others.map((one) => ({ name: one.name, variants: [given, one] }));
}

function seedOf({ seed }: Study, block: string, table: number, set: number): string {
  return [seed, ...(block === '' ? [] : [block]), table, set].join('/');
}

/** What a set draws of the options that may move; of those that keep the study's own value, nothing. */
export function drawnOf({ drawn }: Study, seed: string): Given {
  if (drawn === undefined) return {};
  const random = seedRandom(`${seed}/drawn`);
  const taken = Object.entries(drawn).map(([option, values]) => [option, pickOne(random, [null, ...values])]);
  return Object.fromEntries(taken.filter(([, one]) => one !== null)) as Given;
}

/** All matches of a study. Set after set through all tables, so that a study that is cut short is balanced. */
export function jobsOf(study: Study): readonly Job[] {
  const blocks = blocksOf(study);
  const tables = study.tables.map(rotationsOf);
  const jobs: Job[] = [];
  for (let set = 0; set < study.sets; set++)
    for (const [table, rotations] of tables.entries())
      for (const [rotation, bots] of rotations.entries())
        for (const { name: block, variants } of blocks)
          for (const { name, options } of variants) {
            const seed = seedOf(study, block, table, set);
            jobs.push({
              match: jobs.length,
              table,
              set,
              rotation,
              variant: name,
              block,
              options: { ...options, ...drawnOf(study, seed) },
              bots,
              seed,
            });
          }
  return jobs;
}
