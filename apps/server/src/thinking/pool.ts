// The worker threads in which bots think, so that a thinking bot never delays a person's message.

import { digest, resample, seedRandom, viewOf } from '@bridgefront/kernel';
import type { Choice, MatchRecord, Seat } from '@bridgefront/kernel';
import { Piscina } from 'piscina';
import { newSecret } from '../ids.ts';
import type { Play } from '../match/play.ts';
import type { AdviceTask, WordedAdvice } from './advice.ts';
import { FairQueue } from './queue.ts';
import type { Task } from './think.ts';

/** Where bots think. */
export interface BotPool {
  /** The bot's choices until its plan for the open question is complete. Only what the seat may know is sent. */
  think(table: string, play: Play, seat: Seat, bot: string): Promise<readonly Choice[]>;
  /** What a strong bot would do in the seat's place; equal views get equal advice. */
  advise(table: string, play: Play, seat: Seat): Promise<WordedAdvice>;
  /** The films of a finished match, packed; made when no bot waits for a thread. */
  film(record: MatchRecord): Promise<string>;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Opens the pool; `worker` is the address of the file that the threads run. Tables take turns in it. */
export function botPool(worker: URL, threads: number): BotPool {
  const maxThreads = Math.max(1, threads);
  const pool = new Piscina({ filename: worker.href, minThreads: 0, maxThreads, idleTimeout: 10_000 });
  const turns = new FairQueue(maxThreads);
  return {
    async think(table, play, seat, bot) {
      const { engine, match } = play;
      const imagined = resample(engine, match, seat, seedRandom(newSecret()));
      delete imagined.undo;
      const task: Task = { game: match.game, bot, seat, match: JSON.stringify(imagined), seed: newSecret() };
      return turns.run(table, () => pool.run(task, { name: 'think' }) as Promise<Choice[]>);
    },
    async advise(table, { engine, match }, seat) {
      const seed = digest(JSON.stringify(viewOf(engine, match, seat)));
      const imagined = resample(engine, match, seat, seedRandom(seed));
      delete imagined.undo;
      const task: AdviceTask = { game: match.game, seat, match: JSON.stringify(imagined), seed };
      return turns.run(table, () => pool.run(task, { name: 'advice' }) as Promise<WordedAdvice>);
    },
    film: (record) => turns.run('films', () => pool.run(record, { name: 'film' }) as Promise<string>, true),
    get waiting() {
      return turns.waiting;
    },
    close() {
      turns.clear(new Error('The server is stopping.'));
      return pool.close({ force: true });
    },
  };
}
