// An analysis under way: shared among workers, stopped, taken up again, and ended where one of them fails.

import type { MatchRecord } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import type { FromAnalyst, ToAnalyst } from './messages.ts';
import { AnalysisRun } from './run.ts';

const record: MatchRecord = {
  game: 'any',
  rules: '1',
  options: {},
  seats: ['A', 'B'],
  seed: 's',
  choices: [],
};

const names = ['chances/0', 'decision/0/1', 'chances/4', 'decision/4/1'];

// Workers that answer when they are told to.
function crew(workers: number) {
  const asked: {
    readonly by: number;
    readonly what: ToAnalyst;
    readonly hear: (news: FromAnalyst) => void;
  }[] = [];
  const ended: number[] = [];
  let count = 0;
  const hire = (hear: (news: FromAnalyst) => void) => {
    const by = count++;
    return {
      postMessage: (what: ToAnalyst) => void asked.push({ by, what, hear }),
      terminate: () => void ended.push(by),
    };
  };
  const answer = (stamp = '1'): boolean => {
    const next = asked.shift();
    if (next === undefined) return false;
    const { what, hear } = next;
    if ('record' in what) hear({ names, stamp });
    else {
      const at = Number(names[what.index]?.split('/')[1]);
      hear({ index: what.index, piece: { chance: { at: at + (what.index % 2) / 2, seats: [] } } });
    }
    return true;
  };
  return { hands: { hire, workers, everyMs: 1e6 }, asked, ended, answer, hired: () => count };
}

function places(run: AnalysisRun): number[] {
  return run.standing.value.pieces.map((piece) => ('chance' in piece ? piece.chance.at : -1));
}

describe('an analysis', () => {
  test('is shared among the workers, the curve first, and shows its pieces in the order of the match', () => {
    const { hands, asked, ended, answer, hired } = crew(2);
    const run = new AnalysisRun('m', 1, hands);
    run.start(record);
    answer();
    expect(hired()).toBe(2);
    const order: number[] = [];
    do {
      const [next] = asked;
      if (next !== undefined && 'index' in next.what) order.push(next.what.index);
    } while (answer());
    expect(order).toEqual([0, 2, 1, 3]);
    expect(run.standing.value).toMatchObject({ state: 'done', count: 4, done: 4, whole: true });
    expect(places(run)).toEqual([0, 0.5, 4, 4.5]);
    expect(ended).toEqual([0, 1]);
  });

  test('stops at once, and does the rest when it is taken up again', () => {
    const { hands, asked, ended, answer } = crew(1);
    const run = new AnalysisRun('m', 1, hands);
    run.start(record);
    answer();
    answer();
    expect(asked).toHaveLength(1);
    run.stop();
    expect(run.standing.value).toMatchObject({ state: 'stopped', count: 4, done: 1, whole: false });
    expect(ended).toEqual([0]);
    // What was under way comes too late.
    answer();
    expect(run.standing.value.done).toBe(1);
    run.start(record);
    answer();
    expect(asked[0]?.what).toEqual({ index: 2 });
    while (answer());
    expect(run.standing.value).toMatchObject({ state: 'done', done: 4 });
  });

  test('begins anew where what is known was made otherwise', () => {
    const { hands, asked, answer } = crew(1);
    const run = new AnalysisRun('m', 1, hands);
    run.start(record);
    answer('old');
    answer();
    run.stop();
    asked.length = 0;
    run.start(record);
    answer('new');
    expect(asked[0]?.what).toEqual({ index: 0 });
  });

  test('ends where a worker fails, and says so', () => {
    const { hands, asked, ended, answer } = crew(2);
    const run = new AnalysisRun('m', 1, hands);
    run.start(record);
    answer();
    asked[0]?.hear({ problem: 'failed' });
    expect(run.standing.value.state).toBe('failed');
    expect(ended).toEqual([0, 1]);
  });
});
