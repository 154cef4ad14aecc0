// The worker threads in which bots think, so that a thinking bot never delays a person's message.

import { thinkingTask } from '@bridgefront/hosting';
import type { Play } from '@bridgefront/hosting';
import type { WordedAdvice } from '@bridgefront/bots';
import { digest, viewOf } from '@bridgefront/kernel';
import type { AnyGame, Choice, MatchRecord, Seat } from '@bridgefront/kernel';
import { Piscina } from 'piscina';
import { newSecret } from '../ids.ts';
import { FairQueue } from './queue.ts';
import type { AnswerTask } from './recording-answer.ts';
import { bundleCode } from '../bundles/open-bundle.ts';
import type { RecordTask, Task, ThoughtTask } from './think.ts';

/** For whom a thread works: keys from the widest (a network) to the narrowest (a table). Each level takes turns. */
export type ForWhom = readonly string[];

/** What a strong bot is asked, as data: it goes to a thread here, or to a server that thinks. */
export type Thought =
  | { readonly name: 'think'; readonly task: Task }
  | { readonly name: 'advice'; readonly task: ThoughtTask };

/** Thinks about it somewhere else; null: nobody there has room, or is there any more. */
export type Elsewhere = (whom: ForWhom, thought: Thought, leisurely: boolean) => Promise<unknown>;

/** Where bots think. */
export interface BotPool {
  /** Asked first for whatever takes long. */
  elsewhere: Elsewhere;
  /** Thinks about it here. */
  ponder: Elsewhere;
  /**
   * The bot's choices until its plan for the open question is complete. Only what the seat may know is sent.
   * `leisurely`: nobody looks on.
   */
  think(whom: ForWhom, play: Play, seat: Seat, bot: string, leisurely: boolean): Promise<readonly Choice[]>;
  /** What a strong bot would do in the seat's place; equal views get equal advice. */
  advise(whom: ForWhom, play: Play, seat: Seat): Promise<WordedAdvice>;
  /** The recording of a finished match, packed. */
  record(whom: ForWhom, game: AnyGame, record: MatchRecord): Promise<string>;
  /** What the dice of a finished match showed, one by one, in JSON. */
  dice(whom: ForWhom, game: AnyGame, record: MatchRecord): Promise<string>;
  /** The record with all chance of it, in JSON. */
  withChance(whom: ForWhom, game: AnyGame, record: MatchRecord): Promise<string>;
  /** What readers ask of a finished match, in JSON. */
  answer(whom: ForWhom, task: AnswerTask): Promise<string>;
  /** Starts the thread of quick bots and lets this one plan once in each game; whoever waits for a bot goes before. */
  warmUp(games: Iterable<string>, bot: string): Promise<void>;
  readonly waiting: number;
  /** Waiting or being worked on. */
  readonly busy: number;
  close(): Promise<void>;
}

const keptFor = 60_000;

// Threads have the games of this release; what came out of a bundle they open themselves.
const bundleOf = ({ engine }: Play): Pick<ThoughtTask, 'bundle'> => ({ bundle: bundleCode(engine.game) });
const recordTask = (game: AnyGame, record: MatchRecord): RecordTask => ({ record, bundle: bundleCode(game) });

/**
 * Opens the pool; `worker` is the address of the file that the threads run. Bots that `strong` names think in so many
 * `threads`, all others in one more, so that a quick answer never waits for a long thought.
 */
export function botPool(worker: URL, threads: number, strong: (bot: string) => boolean): BotPool {
  const slow = Math.max(1, threads);
  const shared = { filename: worker.href, minThreads: 0 };
  const slowPool = new Piscina({ ...shared, maxThreads: slow, idleTimeout: keptFor, workerData: 'slow' });
  // Once begun it stays: somebody waits for what it does.
  const quickPool = new Piscina({ ...shared, maxThreads: 1, idleTimeout: Infinity, workerData: 'quick' });
  const long = new FairQueue(slow);
  const quick = new FairQueue(1);
  const ponder: Elsewhere = (whom, { name, task }, leisurely) =>
    long.run(whom, () => slowPool.run(task, { name }), leisurely);
  const anywhere = async (whom: ForWhom, thought: Thought, leisurely: boolean): Promise<unknown> =>
    (await pool.elsewhere(whom, thought, leisurely)) ?? ponder(whom, thought, leisurely);
  const pool: BotPool = {
    elsewhere: async () => null,
    ponder,
    async think(whom, play, seat, bot, leisurely) {
      const task: Task = { ...thinkingTask(play, seat, newSecret(), newSecret()), ...bundleOf(play), bot };
      const thinking = strong(bot)
        ? anywhere(whom, { name: 'think', task }, leisurely)
        : quick.run(whom, () => quickPool.run(task, { name: 'think' }), leisurely);
      return thinking as Promise<Choice[]>;
    },
    async advise(whom, play, seat) {
      const seed = digest(JSON.stringify(viewOf(play.engine, play.match, seat)));
      const task: ThoughtTask = { ...thinkingTask(play, seat, seed), ...bundleOf(play) };
      return anywhere(whom, { name: 'advice', task }, false) as Promise<WordedAdvice>;
    },
    record(whom, game, record) {
      const task = recordTask(game, record);
      return long.run(whom, () => slowPool.run(task, { name: 'record' }) as Promise<string>);
    },
    dice(whom, game, record) {
      const task = recordTask(game, record);
      return quick.run(whom, () => quickPool.run(task, { name: 'dice' }) as Promise<string>);
    },
    withChance(whom, game, record) {
      const task = recordTask(game, record);
      return quick.run(whom, () => quickPool.run(task, { name: 'withChance' }) as Promise<string>);
    },
    answer: (whom, task) => quick.run(whom, () => quickPool.run(task, { name: 'answer' }) as Promise<string>),
    async warmUp(games, bot) {
      for (const game of games) {
        const plan = (): Promise<void> => quickPool.run({ game, bot }, { name: 'warmUp' }) as Promise<void>;
        await quick.run(['nobody'], plan, true);
      }
    },
    get waiting() {
      return long.waiting + quick.waiting;
    },
    get busy() {
      return long.busy + quick.busy;
    },
    async close() {
      for (const turns of [long, quick]) turns.clear(new Error('The server is stopping.'));
      await Promise.all([slowPool.close({ force: true }), quickPool.close({ force: true })]);
    },
  };
  return pool;
}
