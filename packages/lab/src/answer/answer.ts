// `lab answer`: plays the questions of a game, what is cheap to know first and no further than it decides, and keeps after each
// step what is known.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, fingerprint } from '@bridgefront/kernel';
import { Facts } from '../parquet.ts';
import { parsed } from '../json.ts';
import { playJob } from '../play.ts';
import { runStudy } from '../run.ts';
import type { RunSettings } from '../run.ts';
import { jobsOf, readStudy } from '../study.ts';
import { StudyError } from '../study-error.ts';
import type { LabWorld } from '../world.ts';
import { lookAt } from './look.ts';
import type { Look } from './look.ts';
import { isOver, keptAfter, nextParts, nextStage, wantedBy } from './parts.ts';
import type { Kept, Stage, Stages, Ways } from './parts.ts';
import { stagesNow } from './stages.ts';

/** How the questions are played. */
export interface AnswerSettings extends Omit<RunSettings, 'progress' | 'wanted'> {
  /** Asked between batches and steps: true ends it, and what is known stays. */
  readonly stopped: () => boolean;
  /** The questions that are played; left out: all. */
  readonly only?: ReadonlySet<string>;
  /** Told before a step what it plays. */
  readonly begins?: (stage: Stage, sets: number) => void;
  /** Told after each step what is kept now. */
  readonly keep: (stages: Stages, stale: readonly string[]) => void;
}

/** The file of a folder that keeps what is known. */
export const answersFile = 'answers.json';

const keyOf = (data: unknown): string => digest(JSON.stringify(data)).slice(0, 12);

/** Matches from which bots are known: how they play, what the rules make of it, and what is measured. */
const probes = 2;

/**
 * What tells whether looks are still true: rules, cards, bots and measures, by how two matches go, and what is asked of the
 * matches. It does not see a change that these two matches do not meet.
 */
export class Keys {
  readonly #world: LabWorld;
  readonly #ways: Ways;
  readonly #bots = new Map<string, string>();

  constructor(world: LabWorld, ways: Ways) {
    this.#world = world;
    this.#ways = ways;
  }

  #bot(name: string): string {
    const known = this.#bots.get(name);
    if (known !== undefined) return known;
    const { game } = this.#ways.list;
    const lab = this.#world.game(game);
    const table = Array.from({ length: lab.game.seats.min }, () => name);
    const jobs = jobsOf(readStudy({ title: 'probe', game, tables: [table], sets: probes, seed: 'probe' }));
    const made = keyOf([fingerprint(lab.game), jobs.map((job) => playJob(this.#world, game, job))]);
    this.#bots.set(name, made);
    return made;
  }

  /** Of the matches of a stage alone. */
  ofMatches(stage: Stage): string {
    const { sets: _sets, title: _title, question: _question, ...study } = stage.study(1);
    return keyOf([this.#bot(study.tables[0][0]), study]);
  }

  /** Of what is seen in them. */
  of(stage: Stage): string {
    const figures = stage.questions
      .flatMap((one) => one.figures)
      .map((name) => this.#ways.list.figures[name].sql);
    return keyOf([this.ofMatches(stage), [...new Set(figures)].sort()]);
  }
}

/** What a folder keeps of earlier answers; nothing where there are none. */
export function keptIn(folder: string): Stages {
  const path = join(folder, answersFile);
  if (!existsSync(path)) return {};
  const found = parsed(readFileSync(path, 'utf8')) as { readonly stages?: Stages } | undefined;
  if (found?.stages === undefined)
    throw new StudyError(`${path} holds no answers; take it away, or give another folder with --out.`);
  return found.stages;
}

/** What is still true of what was kept, and the stages that are not. */
export function freshOf(
  ways: Ways,
  keys: Keys,
  kept: Stages,
): { readonly fresh: Stages; readonly stale: readonly string[] } {
  let fresh: Stages = {};
  const isThere = ({ name }: Stage): boolean => fresh[name] !== undefined;
  // Later stages come up when earlier ones are there, whether or not these may now be looked at further.
  for (let grown = true; grown;) {
    grown = false;
    for (const stage of stagesNow(ways, fresh, isThere)) {
      const old = kept[stage.name];
      if (old === undefined || isThere(stage) || old.key !== keys.of(stage)) continue;
      fresh = { ...fresh, [stage.name]: old };
      grown = true;
    }
  }
  return { fresh, stale: Object.keys(kept).filter((name) => fresh[name] === undefined) };
}

async function looksAt(ways: Ways, stage: Stage, folder: string, world: LabWorld): Promise<Kept['looks']> {
  const facts = await Facts.open(folder, world.game(ways.list.game).measures);
  try {
    const looks: { [question: string]: Look } = {};
    for (const question of stage.questions)
      looks[question.id] = await lookAt(facts, ways.list, question, stage.rules, stage.kind === 'second');
    return looks;
  } finally {
    facts.close();
  }
}

/** What came of it. */
export interface Answered {
  readonly stages: Stages;
  readonly stale: readonly string[];
  /** Whether nothing is left to be played. */
  readonly finished: boolean;
}

/**
 * Plays until everything is decided, has been looked at as far as it may, or time is up. Equal questions give equal answers,
 * on however many threads and after any interruption.
 * @throws StudyError when a question does not fit the game
 */
export async function answerAll(
  world: LabWorld,
  ways: Ways,
  kept: Stages,
  settings: AnswerSettings,
): Promise<Answered> {
  const keys = new Keys(world, ways);
  const before = freshOf(ways, keys, kept);
  let stages = before.fresh;
  const old = new Set(before.stale);
  const known = (): Omit<Answered, 'finished'> => {
    const still = [...old].map((name) => [name, kept[name]] as const);
    return { stages: { ...Object.fromEntries(still), ...stages }, stale: [...old] };
  };
  const remember = (): void => {
    const { stages: all, stale } = known();
    settings.keep(all, stale);
  };
  remember();
  const { only } = settings;
  const openNow = (): readonly Stage[] =>
    stagesNow(ways, stages).filter(
      (stage) =>
        !isOver(ways, stage, stages[stage.name]) &&
        (only === undefined || stage.questions.some(({ id }) => only.has(id))),
    );
  while (!settings.stopped()) {
    const open = openNow();
    if (open.length === 0) break;
    const stage = nextStage(ways, open, stages);
    const parts = nextParts(ways, stage, stages[stage.name]);
    const sets = Math.max(...parts.map((part) => part.sets));
    settings.begins?.(stage, sets);
    const folder = join(settings.folder, `${stage.name}-${keys.ofMatches(stage)}`);
    const study = stage.study(sets);
    const { finished } = await runStudy(world, study, {
      ...settings,
      folder,
      wanted: wantedBy(stage, parts),
    });
    if (!finished) break;
    const looks = await looksAt(ways, stage, folder, world);
    const seen = { key: keys.of(stage), bot: study.tables[0][0], looks };
    const looked = keptAfter(ways, stage, stages[stage.name], parts, seen);
    // What later stages had asked about may be claimed no more.
    stages = freshOf(ways, keys, { ...stages, [stage.name]: looked }).fresh;
    old.delete(stage.name);
    remember();
  }
  const finished = openNow().length === 0;
  // What is asked no more is not stale.
  if (finished && only === undefined) old.clear();
  remember();
  return { finished, ...known() };
}
