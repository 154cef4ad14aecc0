// Whose turn it is in the threads in which bots think.

import { describe, expect, test } from 'vitest';
import { MainThreadQueue } from '../src/thinking/main-thread-queue.ts';
import { FairQueue } from '../src/thinking/queue.ts';
import { realTime } from '../src/time.ts';

describe('the queue of the threads', () => {
  function journal(atOnce: number) {
    const queue = new FairQueue(atOnce);
    const begun: string[] = [];
    const finish: (() => void)[] = [];
    const add = (key: string | readonly string[], name: string, leisurely = false): Promise<void> =>
      queue.run(
        [key].flat(),
        () => {
          begun.push(name);
          return new Promise<void>((resolve) => void finish.push(resolve));
        },
        leisurely,
      );
    const done = async (): Promise<void> => {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { queue, begun, add, done };
  }

  test('lets tables take turns: a table of six does not hold up a table of one', async () => {
    const { queue, begun, add, done } = journal(1);
    for (let seat = 0; seat < 6; seat++) void add('six', `six ${seat}`);
    void add('one', 'one 0');
    void add('two', 'two 0');
    void add('two', 'two 1');
    expect(queue.waiting).toBe(8);
    for (let i = 0; i < 9; i++) await done();
    expect(begun.slice(0, 5)).toEqual(['six 0', 'six 1', 'one 0', 'two 0', 'six 2']);
    expect(begun).toHaveLength(9);
    expect(queue.waiting).toBe(0);
  });

  test('lets networks take turns, there people, and there their tables', async () => {
    const { begun, add, done } = journal(1);
    void add(['net', 'attacker', 'first'], 'first');
    for (let table = 0; table < 25; table++) void add(['net', 'attacker', `table ${table}`], 'flood');
    void add(['net', 'neighbour', 'table'], 'neighbour');
    void add(['elsewhere', 'bystander', 'table'], 'bystander');
    for (let i = 0; i < 4; i++) await done();
    expect(begun.slice(0, 4)).toEqual(['first', 'flood', 'bystander', 'neighbour']);
  });

  test('gives one turn in eight to what nobody waits for, so that it never stands still', async () => {
    const { begun, add, done } = journal(1);
    for (let i = 0; i < 20; i++) void add('a', 'wanted');
    void add('b', 'unseen', true);
    for (let i = 0; i < 8; i++) await done();
    expect(begun.slice(0, 8).filter((name) => name === 'unseen')).toHaveLength(1);
  });

  test('does what nobody waits for last, and never more at a time than there are threads', async () => {
    const { begun, add, done } = journal(2);
    void add('recordings', 'recording 0', true);
    void add('recordings', 'recording 1', true);
    void add('recordings', 'recording 2', true);
    void add('a', 'a');
    expect(begun).toEqual(['recording 0', 'recording 1']);
    await done();
    expect(begun).toEqual(['recording 0', 'recording 1', 'a']);
    await done();
    expect(begun).toEqual(['recording 0', 'recording 1', 'a', 'recording 2']);
  });

  test('goes on after work that fails, and turns away what waits when it is cleared', async () => {
    const queue = new FairQueue(1);
    await expect(queue.run(['a'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const running = queue.run(['a'], async () => 'done');
    const waiting = queue.run(['a'], async () => 'never');
    queue.clear(new Error('stopping'));
    await expect(waiting).rejects.toThrow('stopping');
    expect(await running).toBe('done');
  });
});

describe('dear work on the own thread', () => {
  test('leaves room for what is cheap, and lets networks take turns', async () => {
    const turns = new MainThreadQueue(realTime);
    const done: string[] = [];
    const dear = (network: string): Promise<void | null> =>
      turns.run(
        [network],
        () => true,
        async () => void done.push(network),
      );
    const flood = Array.from({ length: 40 }, () => dear('flood'));
    const neighbour = dear('neighbour').then(() => done.length);
    // Whatever arrives meanwhile is heard in the next round of the event loop.
    const cheap = new Promise<number>((resolve) => void setImmediate(() => resolve(done.length)));
    expect(await cheap).toBeLessThan(10);
    expect(await neighbour).toBeLessThan(10);
    await Promise.all(flood);
    expect(done).toHaveLength(41);
  });

  test('goes on after work that failed, and passes over what nobody wants any more', async () => {
    const always = (): boolean => true;
    const turns = new MainThreadQueue(realTime);
    const failed = Array.from({ length: 8 }, () =>
      turns
        .run(['a'], always, async () => Promise.reject(new Error('broken')))
        .catch((error: Error) => error.message),
    );
    expect(new Set(await Promise.all(failed))).toEqual(new Set(['broken']));
    expect(await turns.run(['a'], always, async () => 'fine')).toBe('fine');
    const never = async (): Promise<string> => Promise.reject(new Error('done all the same'));
    expect(await turns.run(['a'], () => false, never)).toBeNull();
  });
});
