// Bus between the servers of a cluster: what one tells or asks at a subject, others hear or answer. What it carries may be lost, is
// told at most once, and comes from each sender in order; whoever needs more numbers what it sends (bus-wires.ts).

/** No more bytes than that go in one message. */
export const largestOnBus = 1_000_000;

/** Nobody answers at the subject: what was asked for was not done. */
export class NobodyServes extends Error {}

/** The answer did not come in time: what was asked for may have been done. */
export class AnswerLate extends Error {}

/** One server's way to the bus. */
export interface Bus {
  /**
   * Tells all who hear at the subject, this server too. While the bus is away, and behind its close, it is lost.
   * @throws RangeError when it is too long
   */
  tell(subject: string, bytes: Uint8Array): void;
  /**
   * Asks one of those who serve the subject.
   * @throws NobodyServes, AnswerLate, or an Error with what the one who serves it threw
   */
  ask(subject: string, bytes: Uint8Array, patience: number): Promise<Uint8Array>;
  /** Hears what is told from now on; the answer ends it. */
  hear(subject: string, take: (bytes: Uint8Array) => void): Promise<() => void>;
  /**
   * Answers what is asked from now on, or lets another do so who serves the same. The answer ends it, and what was on its way
   * here by then is still answered.
   */
  serve(subject: string, answer: (bytes: Uint8Array) => Promise<Uint8Array>): Promise<() => void>;
  /** Calls back when the bus was away and is there again: what was told meanwhile is lost. */
  onGap(back: () => void): void;
  close(): Promise<void>;
}

/** Checks what is to be told: words with dots between them, and not too long. */
export function checkMessage(subject: string, { length }: Uint8Array): void {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(subject)) throw new RangeError(`"${subject}" is no subject.`);
  if (length > largestOnBus) throw new RangeError(`A message of ${length} bytes is too long for the bus.`);
}
