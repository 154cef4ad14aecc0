// Sweeps: variants of the rules against the rules as given, over the same seeds, until each is told apart or time is up.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeWords, pairedFigures } from './compare.ts';
import type { Asked, PairedFigure } from './compare.ts';
import { Facts } from './parquet.ts';
import type { LabWorld } from './world.ts';
import { runStudy } from './run.ts';
import type { RunSettings } from './run.ts';
import { differenceInterval } from './sequences.ts';
import { mean, rangeOf } from './statistics.ts';
import { asGiven, variantsOf } from './study.ts';
import { StudyError } from './study-error.ts';
import type { Job, Study } from './study.ts';

/** Probability that any interval of a sweep ever leaves out its true difference. */
const missRate = 0.05;
/** Sets before the first look; every look has twice as many. */
const firstLook = 32;

/** How a sweep is told when it has seen enough. */
export interface Stopping {
  /** Figures that decide when a variant is done; none: all of them. */
  readonly until: readonly string[];
  /** Those of them that a query asks for, besides the figures that every study of the game has. */
  readonly besides?: readonly Asked[];
  /** Differences this small count as none; 0: only a clear difference ends a variant early. */
  readonly margin: number;
}

/** One figure of a variant beside the rules as given. */
export interface SweptFigure {
  readonly figure: string;
  readonly players: number;
  readonly sets: number;
  readonly given: number;
  readonly here: number;
  readonly difference: number;
  /** Holds for all figures of all variants together, however often it was looked at; null: too few sets yet. */
  readonly low: number | null;
  readonly high: number | null;
  readonly verdict: 'rises' | 'falls' | 'equal' | 'open';
}

/** What a sweep found of one variant. */
export interface Swept {
  readonly variant: string;
  readonly sets: number;
  /** Whether it was told apart before the sets were used up. */
  readonly early: boolean;
  readonly figures: readonly SweptFigure[];
}

/** What came of a sweep, and how it was told to stop. */
export interface SweepResult extends Stopping {
  readonly matches: number;
  /** Comparisons for which the intervals are corrected. */
  readonly comparisons: number;
  readonly variants: readonly Swept[];
}

/** The file of a folder that holds the result of a sweep. */
export const sweepFile = 'sweep.json';

function keyOf({ figure, players }: { readonly figure: string; readonly players: number }): string {
  return `${figure} @ ${players}`;
}

/** A figure's difference with its interval; `level`: the probability that the interval ever misses. */
export function sweptFigure(paired: PairedFigure, level: number, margin: number): SweptFigure {
  const { figure, players, share, a, b } = paired;
  const differences = b.map((value, at) => value - a[at]);
  const { low, high } = differenceInterval(differences, share ? null : rangeOf(a, b), level);
  const within = margin > 0 && low >= -margin && high <= margin;
  return {
    figure,
    players,
    sets: a.length,
    given: mean(a),
    here: mean(b),
    difference: mean(differences),
    low: Number.isFinite(low) ? low : null,
    high: Number.isFinite(high) ? high : null,
    verdict: low > 0 ? 'rises' : high < 0 ? 'falls' : within ? 'equal' : 'open',
  };
}

function isDone(figures: readonly SweptFigure[], { until }: Stopping): boolean {
  const watched = figures.filter(({ figure }) => until.length === 0 || until.includes(figure));
  return watched.length > 0 && watched.every(({ verdict }) => verdict !== 'open');
}

async function look(
  world: LabWorld,
  study: Study,
  folder: string,
  names: readonly string[],
  besides: readonly Asked[],
): Promise<ReadonlyMap<string, readonly PairedFigure[]>> {
  const { measures } = world.game(study.game);
  const facts = await Facts.open(folder, measures);
  try {
    const found = new Map<string, readonly PairedFigure[]>();
    for (const name of names) found.set(name, await pairedFigures(facts, measures, asGiven, name, besides));
    return found;
  } finally {
    facts.close();
  }
}

function checkUntil({ until }: Stopping, figures: ReadonlySet<string>): void {
  const unknown = until.find((figure) => ![...figures].some((key) => key.startsWith(`${figure} @ `)));
  if (unknown === undefined) return;
  const names = new Set([...figures].map((key) => key.slice(0, key.lastIndexOf(' @ '))));
  throw new StudyError(`There is no figure "${unknown}"; there are: ${[...names].join('; ')}.`);
}

// What is known of a sweep from one look to the next.
class Course {
  readonly names: readonly string[];
  readonly swept = new Map<string, Swept>();
  matches = 0;
  readonly #study: Study;
  readonly #stopping: Stopping;
  /** Sets after which a variant plays no further. */
  readonly #last = new Map<string, number>();
  #known: ReadonlySet<string> | null = null;

  constructor(study: Study, stopping: Stopping) {
    this.#study = study;
    this.#stopping = stopping;
    this.names = variantsOf(study).flatMap(({ name }) => (name === asGiven ? [] : [name]));
  }

  get comparisons(): number {
    return (this.#known?.size ?? 0) * this.names.length;
  }

  // The rules as given are played as long as the variant on whose seeds they are; on seeds of all, as long as any is.
  wanted(sets: number): (job: Pick<Job, 'set' | 'variant' | 'block'>) => boolean {
    const endOf = (name: string): number => Math.min(sets, this.#last.get(name) ?? sets);
    const longest = Math.max(...this.names.map(endOf));
    return ({ set, variant, block }) => {
      const rules = variant === asGiven ? block : variant;
      return set < (rules === '' ? longest : endOf(rules));
    };
  }

  // Which figures are compared is settled by the first look, and with it the correction for how many they are.
  take(sets: number, found: ReadonlyMap<string, readonly PairedFigure[]>): void {
    const known = (this.#known ??= new Set([...found.values()].flat().map(keyOf)));
    checkUntil(this.#stopping, known);
    const level = missRate / this.comparisons;
    for (const name of this.names) {
      if (this.#last.has(name)) continue;
      const figures = (found.get(name) ?? [])
        .filter((one) => known.has(keyOf(one)))
        .map((one) => sweptFigure(one, level, this.#stopping.margin));
      const over = isDone(figures, this.#stopping);
      if (over || sets >= this.#study.sets) this.#last.set(name, sets);
      this.swept.set(name, { variant: name, sets, early: over && sets < this.#study.sets, figures });
    }
  }

  get over(): boolean {
    return this.#last.size === this.names.length;
  }
}

/**
 * Plays a study's variants beside its rules as given. After 32, 64, 128 … sets every variant that is told apart is done
 * and plays no further; the others go on up to the study's sets. Equal studies give equal results, on however many
 * threads and after any interruption.
 * @throws StudyError when there is nothing to vary, a figure is unknown, or it is stopped
 */
export async function sweep(
  world: LabWorld,
  study: Study,
  stopping: Stopping,
  settings: RunSettings,
): Promise<SweepResult> {
  const course = new Course(study, stopping);
  const { names } = course;
  if (names.length === 0)
    throw new StudyError('Nothing varies; say what should, with --set or in the study.');
  for (let sets = firstLook; !course.over; sets *= 2) {
    const upTo = Math.min(sets, study.sets);
    const result = await runStudy(world, study, { ...settings, wanted: course.wanted(upTo) });
    if (!result.finished) throw new StudyError('Stopped; the same command goes on where it was.');
    course.matches = result.matches;
    course.take(upTo, await look(world, study, settings.folder, names, stopping.besides ?? []));
  }
  const { matches, comparisons, swept } = course;
  const result: SweepResult = { ...stopping, matches, comparisons, variants: [...swept.values()] };
  writeFileSync(join(settings.folder, sweepFile), `${JSON.stringify(result, null, 2)}\n`);
  return result;
}

/** What a sweep found of a variant, in a sentence or two. */
export function sweptWords({ variant, sets, early, figures }: Swept): string {
  const clear = figures.filter(({ verdict }) => verdict === 'rises' || verdict === 'falls');
  const changes = clear.map((one) => changeWords({ ...one, low: one.low ?? 0, high: one.high ?? 0 }));
  const what = changes.length === 0 ? 'nothing stands out' : changes.join('; ');
  return `${variant} (${sets} sets${early ? ', told apart early' : ''}): ${what}.`;
}
