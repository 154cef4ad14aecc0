// The bus on NATS.

import { connect, headers, RequestError, TimeoutError } from '@nats-io/transport-node';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { AnswerLate, checkMessage, NobodyServes } from './bus.ts';
import type { Bus } from './bus.ts';

const again = 100;
const pingEvery = 2000; // One that does not answer two of them is gone.
/** The header of an answer that is none: the one who serves it threw this. */
const problem = 'problem';

async function answerTo(message: Msg, answer: (bytes: Uint8Array) => Promise<Uint8Array>): Promise<void> {
  try {
    message.respond(await answer(message.data));
  } catch (error) {
    const why = headers();
    why.set(problem, 'yes');
    message.respond(error instanceof Error ? error.message : String(error), { headers: why });
  }
}

class NatsBus implements Bus {
  readonly #connection: NatsConnection;
  readonly #prefix: string;
  readonly #back: (() => void)[] = [];

  constructor(connection: NatsConnection, prefix: string) {
    this.#connection = connection;
    this.#prefix = prefix;
    void this.#watch();
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type !== 'reconnect') continue;
      // Once it is heard again what others tell.
      await this.#inForce();
      for (const told of this.#back) told();
    }
  }

  // While it is away: what is heard is said again when it is back.
  #inForce(): Promise<void> {
    return this.#connection.flush().catch(() => undefined);
  }

  #at(subject: string): string {
    return `${this.#prefix}.${subject}`;
  }

  tell(subject: string, bytes: Uint8Array): void {
    checkMessage(subject, bytes);
    if (!this.#connection.isClosed()) this.#connection.publish(this.#at(subject), bytes);
  }

  async ask(subject: string, bytes: Uint8Array, patience: number): Promise<Uint8Array> {
    checkMessage(subject, bytes);
    const asked = this.#connection.request(this.#at(subject), bytes, { timeout: patience });
    const answer = await asked.catch((cause: unknown) => {
      if (cause instanceof RequestError && cause.isNoResponders())
        throw new NobodyServes(`Nobody serves ${subject}.`, { cause });
      if (cause instanceof TimeoutError)
        throw new AnswerLate(`No answer at ${subject} within ${patience} ms.`, { cause });
      throw cause;
    });
    if (answer.headers?.has(problem) === true) throw new Error(answer.string());
    return answer.data;
  }

  async hear(subject: string, take: (bytes: Uint8Array) => void): Promise<() => void> {
    const callback = (error: Error | null, { data }: Msg): void => {
      if (error === null) take(data);
    };
    const heard = this.#connection.subscribe(this.#at(subject), { callback });
    await this.#inForce();
    return () => heard.unsubscribe();
  }

  async serve(subject: string, answer: (bytes: Uint8Array) => Promise<Uint8Array>): Promise<() => void> {
    const callback = (error: Error | null, message: Msg): void => {
      if (error === null) void answerTo(message, answer);
    };
    const served = this.#connection.subscribe(this.#at(subject), { queue: 'one', callback });
    await this.#inForce();
    // NATS may have sent it a question already: whoever leaves answers what has come until NATS knows.
    return () => void served.drain().catch(() => undefined);
  }

  onGap(back: () => void): void {
    this.#back.push(back);
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}

/**
 * Connects to the NATS at the address. `prefix`: which of the clusters there it is; no other server of another hears it.
 * @throws Error when it is not reached
 */
export async function natsBus(url: string, prefix: string): Promise<Bus> {
  const connection = await connect({
    servers: url,
    name: 'bridgefront',
    maxReconnectAttempts: -1,
    reconnectTimeWait: again,
    reconnectJitter: again,
    pingInterval: pingEvery,
    maxPingOut: 2,
  });
  return new NatsBus(connection, prefix);
}
