// Studies of who runs the server: each in a folder of its own, one played at a time, taken up again after a restart.

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idPattern, refuse, studySchema } from '@bridgefront/protocol';
import type { Answer, StudyInfo, WireRefusal } from '@bridgefront/protocol';
import type { Logger } from 'pino';
import { newId } from '../ids.ts';
import { parsed } from '../json.ts';
import type { Time } from '../time.ts';
import type { Player, PlayerNews, StartPlayer } from './player.ts';

/** What studies need. */
export interface StudiesParts {
  readonly folder: string;
  readonly start: StartPlayer;
  readonly time: Time;
  readonly log: Logger;
}

/** Studies that are kept at most, and matches of one. */
const mostKept = 50;
const mostMatches = 200_000;

const stateFile = 'state.json';
const missing = refuse('not-found', 'There is no such study.');
const isOver = ({ status }: StudyInfo): boolean => status === 'finished' || status === 'cancelled';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

// How many matches a study asks for that was looked through, or why it is not played.
function matchesIn(said: PlayerNews | null): number | WireRefusal {
  if (said === null || 'finished' in said) return refuse('failed', 'The study could not be looked through.');
  if ('refused' in said) return refuse('bad-message', said.refused);
  if (said.all <= mostMatches) return said.all;
  const most = `${mostMatches} are the most that are played here`;
  return refuse('too-many', `The study asks for ${said.all} matches; ${most}.`);
}

/** What is asked about studies, wherever they are played. */
export interface StudyDoor {
  /** All, the newest first. */
  list(): readonly StudyInfo[] | Promise<readonly StudyInfo[]>;
  /** One with the study itself and what it found. */
  get(id: string): Promise<Answer<'getStudy'> | WireRefusal>;
  /** The report of a finished one as HTML; null: there is none. */
  report(id: string): Promise<string | null>;
  /** Takes a study in, behind those that wait; a sentence where it cannot be played. */
  make(study: { readonly [field: string]: unknown }): Promise<StudyInfo | WireRefusal>;
  /** Lets one rest; whichever waits longest plays instead. */
  pause(id: string): Promise<StudyInfo | WireRefusal>;
  /** Lets one go on that rests or has failed, behind those that wait. */
  resume(id: string): Promise<StudyInfo | WireRefusal>;
  /** Cancels one; one that is over goes with all that it found. */
  cancel(id: string): Promise<{ readonly done: true } | WireRefusal>;
}

/** All studies of a server. */
export class Studies implements StudyDoor {
  readonly #parts: StudiesParts;
  readonly #known = new Map<string, StudyInfo>();
  #playing: { readonly id: string; readonly player: Player } | null = null;
  #looking: Promise<unknown> = Promise.resolve();
  #stopping = false;
  #saving: Promise<void> = Promise.resolve();

  constructor(parts: StudiesParts) {
    this.#parts = parts;
  }

  /** Reads what is there, and goes on with what a server before has not finished. */
  async start(): Promise<void> {
    const { folder, log } = this.#parts;
    await mkdir(folder, { recursive: true });
    for (const id of (await readdir(folder)).filter((name) => idPattern.test(name))) {
      const text = await readFile(join(folder, id, stateFile), 'utf8').catch(() => '');
      const read = studySchema.safeParse(parsed(text));
      if (read.success) this.#known.set(id, read.data);
      else log.warn({ study: id }, 'a study has no state that can be read, and is left alone');
    }
    for (const info of this.#known.values())
      if (info.status === 'playing') this.#known.set(info.id, { ...info, status: 'waiting' });
    this.#next();
  }

  /** Ends the one that is played, as it is; the next start goes on with it. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#playing?.player.end();
    await this.#playing?.player.ended;
    await this.#looking.catch(() => undefined);
    await this.#saving;
  }

  list(): readonly StudyInfo[] {
    return [...this.#known.values()].toSorted((a, b) => b.madeAt - a.madeAt);
  }

  async get(id: string): Promise<Answer<'getStudy'> | WireRefusal> {
    const info = this.#known.get(id);
    if (info === undefined) return missing;
    const read = async (file: string) =>
      parsed(await this.#read(id, file).catch(() => '')) as { [field: string]: unknown } | undefined;
    return { info, study: (await read('study.json')) ?? {}, found: (await read('found.json')) ?? null };
  }

  async report(id: string): Promise<string | null> {
    if (this.#known.get(id)?.status !== 'finished') return null;
    return this.#read(id, 'report.html').catch(() => null);
  }

  #read(id: string, file: string): Promise<string> {
    return readFile(join(this.#parts.folder, id, file), 'utf8');
  }

  make(study: { readonly [field: string]: unknown }): Promise<StudyInfo | WireRefusal> {
    // One after the other: each look takes a process.
    const looked = this.#looking.then(() => this.#make(study));
    this.#looking = looked.catch(() => undefined);
    return looked;
  }

  async #make(study: { readonly [field: string]: unknown }): Promise<StudyInfo | WireRefusal> {
    if (this.#stopping) return refuse('shutting-down', 'The server is restarting.');
    if (this.#known.size >= mostKept)
      return refuse('too-many', `${mostKept} studies are kept here: remove one that is over first.`);
    const { folder, time, start } = this.#parts;
    const id = newId();
    const own = join(folder, id);
    await mkdir(own, { recursive: true });
    await writeFile(join(own, 'study.json'), JSON.stringify(study, null, 2));
    const said = await start('check', own, () => undefined).ended;
    const all = matchesIn(said);
    if (typeof all !== 'number') {
      await rm(own, { recursive: true, force: true });
      return all;
    }
    const info: StudyInfo = {
      id,
      title: textOf(study['title']),
      question: textOf(study['question']),
      game: textOf(study['game']),
      status: 'waiting',
      done: 0,
      all,
      madeAt: time.now(),
      endedAt: null,
      problem: null,
    };
    await this.#change(info);
    this.#next();
    return this.#known.get(id) ?? info;
  }

  pause(id: string): Promise<StudyInfo | WireRefusal> {
    return this.#halt(id, 'paused');
  }

  async resume(id: string): Promise<StudyInfo | WireRefusal> {
    const info = this.#known.get(id);
    if (info === undefined) return missing;
    if (info.status !== 'paused' && info.status !== 'failed')
      return refuse('bad-message', 'Only a study that rests or has failed can go on.');
    await this.#change({ ...info, status: 'waiting', problem: null, endedAt: null });
    this.#next();
    return this.#known.get(id) ?? missing;
  }

  async cancel(id: string): Promise<{ readonly done: true } | WireRefusal> {
    const info = this.#known.get(id);
    if (info === undefined) return missing;
    if (!isOver(info)) {
      const halted = await this.#halt(id, 'cancelled');
      return 'code' in halted ? halted : { done: true };
    }
    this.#known.delete(id);
    await this.#saving;
    await rm(join(this.#parts.folder, id), { recursive: true, force: true });
    return { done: true };
  }

  async #halt(id: string, status: 'paused' | 'cancelled'): Promise<StudyInfo | WireRefusal> {
    const info = this.#known.get(id);
    if (info === undefined) return missing;
    if (isOver(info)) return refuse('bad-message', 'The study is over.');
    const endedAt = status === 'cancelled' ? this.#parts.time.now() : null;
    await this.#change({ ...info, status, endedAt, problem: null });
    const playing = this.#playing;
    if (playing?.id === id) {
      playing.player.end();
      await playing.player.ended;
    }
    return this.#known.get(id) ?? missing;
  }

  // One write after the other, each whole or not at all.
  #change(info: StudyInfo): Promise<void> {
    this.#known.set(info.id, info);
    const file = join(this.#parts.folder, info.id, stateFile);
    const written = this.#saving.then(async () => {
      await writeFile(`${file}.new`, JSON.stringify(info));
      await rename(`${file}.new`, file);
    });
    this.#saving = written.catch((error: unknown) =>
      this.#parts.log.error({ study: info.id, err: error }, 'how a study stands could not be kept'),
    );
    return this.#saving;
  }

  // Plays whichever waits longest, if none is played.
  #next(): void {
    if (this.#stopping || this.#playing !== null) return;
    const first = this.list().findLast(({ status }) => status === 'waiting');
    if (first === undefined) return;
    const { id } = first;
    void this.#change({ ...first, status: 'playing' });
    const player = this.#parts.start('play', join(this.#parts.folder, id), (news) => this.#hear(id, news));
    this.#playing = { id, player };
    void player.ended.then((last) => this.#over(id, last));
  }

  #hear(id: string, news: PlayerNews): void {
    const info = this.#known.get(id);
    // On the disk the facts say how far it is.
    if (info !== undefined && 'all' in news) this.#known.set(id, { ...info, done: news.done, all: news.all });
  }

  async #over(id: string, last: PlayerNews | null): Promise<void> {
    this.#playing = null;
    const info = this.#known.get(id);
    if (info?.status === 'playing' && !this.#stopping) {
      const endedAt = this.#parts.time.now();
      if (last !== null && 'finished' in last)
        await this.#change({ ...info, status: 'finished', done: info.all, endedAt });
      else {
        const problem =
          last !== null && 'refused' in last
            ? last.refused
            : 'Its process ended before its time: let it go on, or look for what takes its memory.';
        await this.#change({ ...info, status: 'failed', problem, endedAt });
      }
    } else if (info !== undefined) await this.#change(info);
    this.#next();
  }
}
