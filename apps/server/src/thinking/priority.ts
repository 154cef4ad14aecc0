// Threads that think give way to the one that answers people.

import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How much the thinking threads stand back, in steps of the operating system: a tenth of the weight of the others. */
const standBack = 10;

/**
 * Lowers the priority of the thread that calls it, where the operating system knows threads by numbers (Linux): the
 * processors then go to the server's own thread first whenever both want one. Returns the thread's number, or null
 * where this cannot be done; then all threads are equals.
 */
export function giveWay(): number | null {
  try {
    // `<process>/task/<thread>`, of whoever reads it.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, standBack);
    return thread;
  } catch {
    return null;
  }
}
