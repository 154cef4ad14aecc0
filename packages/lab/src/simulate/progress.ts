// A progress bar for work that takes longer than two seconds, on terminals only.

import { SingleBar } from 'cli-progress';

/** Milliseconds before a bar appears. */
const patience = 2000;

/** Counts work that is done; `stop` clears the bar away. */
export interface Progress {
  readonly add: (done: number) => void;
  readonly stop: () => void;
}

/** Counts up to `total`. Draws on stderr, so that stdout stays clean. */
export function progressOf(total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return { add: () => undefined, stop: () => undefined };
  const format = `  {bar} {value}/{total} ${unit}, {eta_formatted} left`;
  const bar = new SingleBar({ format, clearOnComplete: true, hideCursor: true, stream: process.stderr });
  const begun = performance.now();
  let finished = 0;
  let shown = false;
  return {
    add(done) {
      finished += done;
      if (!shown && performance.now() - begun > patience) {
        bar.start(total, finished);
        shown = true;
      }
      if (shown) bar.update(finished);
    },
    stop: () => {
      if (shown) bar.stop();
    },
  };
}
