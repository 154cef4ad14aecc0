// The line from the worker that holds matches to the one in which bots think.

import type { ThinkingTask, WordedAdvice } from '@bridgefront/bots';
import type { FromThinker, ToThinker } from './messages.ts';
import type { Thought } from './table.ts';

interface Waiting {
  readonly tell: (answer: NonNullable<FromThinker['answer']>) => void;
  readonly fail: (error: Error) => void;
}

/** Asks the bots through a port. Promises reject where a bot fails. */
export class Thoughts {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => this.#answered(data));
    port.start();
  }

  /** The bot's choices until its plan is sealed. */
  plan(bot: string, task: ThinkingTask): Promise<Thought> {
    return this.#ask(bot, task) as Promise<Thought>;
  }

  /** What a strong bot would do in the seat's place. */
  advice(task: ThinkingTask): Promise<WordedAdvice> {
    return this.#ask(null, task) as Promise<WordedAdvice>;
  }

  #ask(bot: string | null, task: ThinkingTask): Promise<unknown> {
    this.#count++;
    const id = this.#count;
    return new Promise((tell, fail) => {
      this.#waiting.set(id, { tell, fail });
      this.#port.postMessage({ id, bot, task } satisfies ToThinker);
    });
  }

  #answered({ id, answer }: FromThinker): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (answer === null) waiting?.fail(new Error('The bot could not think.'));
    else waiting?.tell(answer);
  }
}
