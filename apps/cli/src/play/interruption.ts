// Ctrl-C, a closed terminal, a polite kill: noticed between two steps, so that nothing is lost.

/** Signals that end a match in the terminal, with the exit code that shells expect. */
const exitCodeBySignal = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** A signal that ends a match. */
export type EndingSignal = keyof typeof exitCodeBySignal;

/** Why a match was left before its end, and the exit code that follows. */
export class Interruption extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The interruption that a signal means. */
export function interruptedBy(signal: EndingSignal): Interruption {
  return new Interruption(`Interrupted by ${signal}.`, exitCodeBySignal[signal]);
}

/** Listens for signals from now on. */
export class SignalWatch {
  #arrived: EndingSignal | null = null;
  readonly #listeners = new Set<(signal: EndingSignal) => void>();
  readonly #handlers = Object.keys(exitCodeBySignal).map((name) => {
    const signal = name as EndingSignal;
    const handler = (): void => this.raise(signal);
    process.on(signal, handler);
    return { signal, handler };
  });

  /** Notes a signal, or a key that stands for one. */
  raise(signal: EndingSignal): void {
    this.#arrived ??= signal;
    for (const listener of this.#listeners) listener(signal);
  }

  /** Calls back on the next signal; returns the way to stop that. */
  listen(listener: (signal: EndingSignal) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @throws Interruption when a signal has arrived */
  check(): void {
    if (this.#arrived !== null) throw interruptedBy(this.#arrived);
  }

  /** Stops listening. */
  stop(): void {
    for (const { signal, handler } of this.#handlers) process.off(signal, handler);
  }
}
