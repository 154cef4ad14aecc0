// How a command ends when it cannot do what was asked: one sentence for a person and an exit code for programs.

/** Exit codes: everything in order, a check failed, wrong usage or unreadable input. */
export const exitCodes = { ok: 0, failed: 1, usage: 2 } as const;

/** Ends the command with one sentence on stderr. Expected: thrown for bad input, never for a bug. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Wrong usage: says what is wrong and what to write instead (exit code 2). */
export function usageError(message: string): CommandFailure {
  return new CommandFailure(message, exitCodes.usage);
}

/** A check that did not hold (exit code 1). */
export function checkFailed(message: string): CommandFailure {
  return new CommandFailure(message, exitCodes.failed);
}

/** The message of anything that was thrown, on one line. */
export function messageOf(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

/** Runs something that throws errors meant for a person, and turns those into a failure with this exit code. */
export function orFail<T>(exitCode: number, kinds: readonly (new () => Error)[], act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    if (kinds.some((kind) => thrown instanceof kind)) throw new CommandFailure(messageOf(thrown), exitCode);
    throw thrown;
  }
}
