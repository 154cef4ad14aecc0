// The server's only source of time, so that tests can hold it still.

/** What time it is, and waking up later. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after so many milliseconds; the answer cancels it. */
  after(milliseconds: number, wake: () => void): () => void;
}

const longest = 2 ** 31 - 1; // What setTimeout can count.

/** The machine's clock. */
export const realTime: Time = {
  now: () => Date.now(),
  after(milliseconds, wake) {
    const timer = setTimeout(wake, Math.min(Math.max(0, milliseconds), longest));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
