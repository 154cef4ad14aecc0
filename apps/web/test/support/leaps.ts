// Loaded into the servers of tests before anything else: the server's time runs ahead of the machine's by as much as a test
// has told it, and what waited for a moment that has come by then happens at once. TIME_AHEAD: how far ahead it starts.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

interface Time {
  now(): number;
  after(milliseconds: number, wake: () => void): () => void;
  onGap(told: (from: number, to: number) => void): () => void;
}

interface Waiting {
  readonly at: number;
  readonly wake: () => void;
  cancel: () => void;
}

/** Puts a time that leaps in the place of the server's own. */
function leapIn(realTime: Time, start: number): (milliseconds: number) => void {
  const own = { ...realTime };
  const waiting = new Set<Waiting>();
  let ahead = start;
  const now = (): number => own.now() + ahead;
  const rest = (one: Waiting): void => {
    one.cancel = own.after(Math.max(0, one.at - now()), () => {
      waiting.delete(one);
      one.wake();
    });
  };
  const after: Time['after'] = (milliseconds, wake) => {
    const one: Waiting = { at: now() + milliseconds, wake, cancel: () => undefined };
    waiting.add(one);
    rest(one);
    return () => {
      waiting.delete(one);
      one.cancel();
    };
  };
  const onGap: Time['onGap'] = (told) => own.onGap((from, to) => told(from + ahead, to + ahead));
  Object.assign(realTime, { now, after, onGap });
  return (milliseconds) => {
    ahead += milliseconds;
    for (const one of waiting) {
      one.cancel();
      rest(one);
    }
  };
}

if (isMainThread) {
  const file = join(import.meta.dirname, '../../../server/src/time.ts');
  const { realTime } = (await import(pathToFileURL(file).href)) as { realTime: Time };
  const leap = leapIn(realTime, Number(process.env['TIME_AHEAD'] ?? 0));
  process.on('message', (told: { readonly leap?: number }) => {
    if (told.leap === undefined) return;
    leap(told.leap);
    process.send?.(told);
  });
}
