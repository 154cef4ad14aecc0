// The contract that every bus keeps.

import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AnswerLate, largestOnBus, NobodyServes } from '../src/cluster/bus.ts';
import type { Bus } from '../src/cluster/bus.ts';

/** A bus to be held against it. */
export interface TestBus {
  /** One more server's way to it. */
  connect(): Promise<Bus>;
  /** It goes away, and is there again. */
  interrupt(): Promise<void>;
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text);
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
/** Longer than anything takes that is to come. */
const patience = 60_000;

/** What was heard, and waiting for it. */
class Heard {
  readonly all: string[] = [];
  #check: () => void = () => undefined;

  readonly take = (bytes: Uint8Array): void => {
    this.all.push(textOf(bytes));
    this.#check();
  };

  /** Resolves once `last` was heard. */
  until(last: string): Promise<void> {
    return new Promise((resolve) => {
      this.#check = () => {
        if (this.all.includes(last)) resolve();
      };
      this.#check();
    });
  }
}

/** Runs it. */
export function busContract(name: string, bus: () => TestBus): void {
  describe(name, () => contract(bus));
}

function contract(bus: () => TestBus): void {
  let [ann, bo, cy]: Bus[] = [];
  beforeEach(async () => {
    [ann, bo, cy] = [await bus().connect(), await bus().connect(), await bus().connect()];
  });
  afterEach(async () => {
    for (const one of [ann, bo, cy]) await one.close();
  });

  test('tells all who hear, the teller too, and nobody else, each in the order of the teller', async () => {
    const heard = [ann, bo, cy].map(() => new Heard());
    for (const [index, one] of [ann, bo].entries()) await one.hear('match.one', heard[index].take);
    await cy.hear('match.other', heard[2].take);
    const lines = Array.from({ length: 500 }, (_, number) => `a${number}`);
    for (const line of lines) {
      ann.tell('match.one', bytesOf(line));
      bo.tell('match.one', bytesOf(line.replace('a', 'b')));
    }
    for (const one of heard.slice(0, 2)) {
      await one.until('a499');
      await one.until('b499');
      expect(one.all.filter((line) => line.startsWith('a'))).toEqual(lines);
      expect(one.all.filter((line) => line.startsWith('b'))).toHaveLength(500);
    }
    cy.tell('match.other', bytesOf('last'));
    await heard[2].until('last');
    expect(heard[2].all).toEqual(['last']);
  });

  test('brings bytes as they are, up to the longest, and refuses what is longer or goes nowhere', async () => {
    const long = new Uint8Array(largestOnBus).map((_, index) => index % 251);
    const came = Promise.withResolvers<Uint8Array>();
    await bo.hear('all', came.resolve);
    ann.tell('all', long);
    expect(Buffer.compare(await came.promise, long)).toBe(0);
    expect(() => ann.tell('all', new Uint8Array(largestOnBus + 1))).toThrow(RangeError);
    await expect(ann.ask('all', new Uint8Array(largestOnBus + 1), patience)).rejects.toThrow(RangeError);
    for (const subject of ['', 'a b', 'a.*', '>', 'a..b'])
      expect(() => ann.tell(subject, bytesOf('x'))).toThrow(RangeError);
  });

  test('who has left hears nothing more', async () => {
    const [first, second] = [new Heard(), new Heard()];
    const leave = await bo.hear('all', first.take);
    await bo.hear('all', second.take);
    ann.tell('all', bytesOf('one'));
    await Promise.all([first.until('one'), second.until('one')]);
    leave();
    ann.tell('all', bytesOf('two'));
    await second.until('two');
    expect(first.all).toEqual(['one']);
  });

  test('answers by one of those who serve, and brings what it threw', async () => {
    const asked: string[] = [];
    const by = (who: string) => async (bytes: Uint8Array) => {
      asked.push(who);
      if (textOf(bytes) === 'bad') throw new Error('This cannot be done.');
      return bytesOf(`${who}: ${textOf(bytes)}`);
    };
    await bo.serve('table', by('bo'));
    const leave = await cy.serve('table', by('cy'));
    for (let number = 0; number < 40; number++)
      expect(textOf(await ann.ask('table', bytesOf(`q${number}`), patience))).toMatch(
        new RegExp(`^(bo|cy): q${number}$`),
      );
    expect(asked).toHaveLength(40);
    expect(new Set(asked)).toEqual(new Set(['bo', 'cy']));
    await expect(ann.ask('table', bytesOf('bad'), patience)).rejects.toThrow('This cannot be done.');
    leave();
    // It may take a moment until all know of it.
    for (;;) {
      const from = asked.length;
      for (let number = 0; number < 10; number++) await ann.ask('table', bytesOf('q'), patience);
      if (!asked.slice(from).includes('cy')) break;
    }
  });

  test('who leaves answers what was on its way to them', async () => {
    await bo.serve('table', async (bytes) => bytes);
    for (let round = 0; round < 50; round++) {
      const leave = await cy.serve('table', async (bytes) => bytes);
      const answers = Array.from({ length: 6 }, () => ann.ask('table', bytesOf('q'), patience));
      await setImmediate();
      leave();
      await Promise.all(answers);
    }
  });

  test('says at once that nobody answers, and after a while that nobody has', async () => {
    await expect(ann.ask('nowhere', bytesOf('q'), patience)).rejects.toThrow(NobodyServes);
    await bo.serve('slow', () => new Promise(() => undefined));
    await expect(ann.ask('slow', bytesOf('q'), 20)).rejects.toThrow(AnswerLate);
  });

  test('is there again after it was away, says so, and all are heard as before', async () => {
    const heard = new Heard();
    await bo.hear('all', heard.take);
    await bo.serve('table', async (bytes) => bytes);
    const back = [ann, bo].map((one) => new Promise<void>((resolve) => one.onGap(resolve)));
    await bus().interrupt();
    await Promise.all(back);
    ann.tell('all', bytesOf('after'));
    await heard.until('after');
    expect(textOf(await ann.ask('table', bytesOf('q'), patience))).toBe('q');
  });

  test('what is closed tells, hears and answers nothing', async () => {
    const [heard, other] = [new Heard(), new Heard()];
    await cy.hear('all', heard.take);
    await bo.hear('all', other.take);
    await cy.serve('table', async (bytes) => bytes);
    await cy.close();
    cy.tell('all', bytesOf('lost'));
    ann.tell('all', bytesOf('late'));
    await other.until('late');
    expect([heard.all, other.all]).toEqual([[], ['late']]);
    // What the bus sent on before it knew of the end is lost, so nobody waits long for an answer.
    for (let served = true; served;)
      served = await ann.ask('table', bytesOf('q'), 500).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AnswerLate) return true;
          expect(error).toBeInstanceOf(NobodyServes);
          return false;
        },
      );
  });
}
