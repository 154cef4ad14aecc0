// The process that plays a study: low priority, nothing of the server's own surroundings, and ended whenever it has to be.

import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const newsSchema = z.union([
  z.strictObject({ done: z.int(), all: z.int() }),
  z.strictObject({ refused: z.string() }),
  z.strictObject({ finished: z.literal(true) }),
]);

/** What the process says: how far it is, why there cannot be such a study, or that all is played and written down. */
export type PlayerNews = z.infer<typeof newsSchema>;

/** A study that is being looked through or played. */
export interface Player {
  /** Resolves when the process is gone, with what it said last; null: it ended without a word about its end. */
  readonly ended: Promise<PlayerNews | null>;
  /** Ends it at once: facts are whole lines, and the next one goes on behind them. */
  end(): void;
}

/** Starts one; `act`: only look whether there can be such a study, or play it. */
export type StartPlayer = (act: 'check' | 'play', folder: string, told: (news: PlayerNews) => void) => Player;

// Keys and the address of the database are none of its business.
const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;

/** Megabytes of memory that a study may take. */
const mostMemory = 1500;

/** Starts them from this file, behind what people wait for: at the very lowest priority a busy machine would never come to them. */
export function playersFrom(
  script: URL,
  priority: number = constants.priority.PRIORITY_BELOW_NORMAL,
): StartPlayer {
  return (act, folder, told) => {
    const child = fork(fileURLToPath(script), [act, folder], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${mostMemory}`],
      env: { PATH, HOME, NODE_COMPILE_CACHE },
    });
    if (child.pid !== undefined) setPriority(child.pid, priority);
    let last: PlayerNews | null = null;
    child.on('message', (said) => {
      const read = newsSchema.safeParse(said);
      if (!read.success) return;
      last = read.data;
      told(read.data);
    });
    const ended = new Promise<PlayerNews | null>((resolve) => {
      child.once('error', () => resolve(null));
      child.once('close', () => resolve(last));
    });
    return { ended, end: () => void child.kill('SIGKILL') };
  };
}
