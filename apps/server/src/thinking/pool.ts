// The worker threads in which bots think, so that a thinking bot never delays a person's message.

import { digest, resample, seedRandom, viewOf } from '@bridgefront/kernel';
import type { Choice, MatchRecord, Seat } from '@bridgefront/kernel';
import { Piscina } from 'piscina';
import { newSecret } from '../ids.ts';
import type { Play } from '../match/play.ts';
import type { AdviceTask, WordedAdvice } from './advice.ts';
import type { Task } from './think.ts';

/** Where bots think. */
export interface BotPool {
  /** The bot's choices until its plan for the open question is complete. Only what the seat may know is sent. */
  think(play: Play, seat: Seat, bot: string): Promise<readonly Choice[]>;
  /** What a strong bot would do in the seat's place; equal views get equal advice. */
  advise(play: Play, seat: Seat): Promise<WordedAdvice>;
  /** The films of a finished match, packed. */
  film(record: MatchRecord): Promise<string>;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Opens the pool; `worker` is the address of the file that the threads run. */
export function botPool(worker: URL, threads: number): BotPool {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: Math.max(1, threads),
    idleTimeout: 10_000,
  });
  return {
    async think(play, seat, bot) {
      const { engine, match } = play;
      const imagined = resample(engine, match, seat, seedRandom(newSecret()));
      delete imagined.undo;
      const task: Task = { game: match.game, bot, seat, match: JSON.stringify(imagined), seed: newSecret() };
      return (await pool.run(task, { name: 'think' })) as Choice[];
    },
    async advise({ engine, match }, seat) {
      const seed = digest(JSON.stringify(viewOf(engine, match, seat)));
      const imagined = resample(engine, match, seat, seedRandom(seed));
      delete imagined.undo;
      const task: AdviceTask = { game: match.game, seat, match: JSON.stringify(imagined), seed };
      return (await pool.run(task, { name: 'advice' })) as WordedAdvice;
    },
    film: async (record) => (await pool.run(record, { name: 'film' })) as string,
    get waiting() {
      return pool.queueSize;
    },
    close: () => pool.close({ force: true }),
  };
}
