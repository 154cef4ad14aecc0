// Threads that think give way to the one that answers people.

import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * How much thinking threads stand back, in steps of the operating system: those of quick bots, for whom somebody waits,
 * have a third of the weight of the server's own, those of strong bots a thirtieth.
 */
export const standsBack = { quick: 5, slow: 15 } as const;

const last = 19;

/**
 * Puts the thread that calls it so many steps behind the server's own, where the operating system knows threads by
 * numbers (Linux): the processors then go to the server's own thread first whenever both want one. Returns the thread's
 * number, or null where this cannot be done; then all threads are equals.
 */
export function giveWay(steps: number): number | null {
  try {
    // `<process>/task/<thread>`, of whoever reads it.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(last, getPriority(process.pid) + steps));
    return thread;
  } catch {
    return null;
  }
}
