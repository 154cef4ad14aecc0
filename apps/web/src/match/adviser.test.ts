// Advice asked for, followed, strayed from, and thought out ahead.

import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Hint } from '@bridgefront/protocol';
import { Problem } from '../source/problem.ts';
import { Adviser } from './adviser.ts';

const hint: Hint = {
  decision: 3,
  best: {
    choices: ['march', 'hex:0,1'],
    steps: [2],
    labels: ['March', 'The Mine'],
    share: 0.39,
    error: 0.01,
    behind: { mean: 0, error: 0 },
  },
  others: [],
  seats: [],
  reason: null,
  expected: [],
};

// A match of which only what advice reads is there.
function asked(id = 'here-0123456789abcdef') {
  const document = signal({ host: { decision: 3 } });
  const plan = signal<readonly string[]>([]);
  const choices = signal([{ choice: 'march' }, { choice: 'pass' }]);
  const drawn: (readonly string[] | null)[] = [];
  const fetch = vi.fn<() => Promise<Hint | Problem>>(() => Promise.resolve(hint));
  const match = {
    source: { match: id, seat: 0, document },
    plan,
    choices,
    advise: (advised: readonly string[] | null) => void drawn.push(advised),
    saidAt: () => [],
  };
  const adviser = new Adviser(match as never, fetch);
  const go = (question: number, made: readonly string[] = []): (() => void) => {
    document.value = { host: { decision: question } };
    plan.value = made;
    adviser.moved();
    return adviser.thinkAhead();
  };
  return { adviser, fetch, drawn, go, choices };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('advice', () => {
  test('says the same figure after a click of its line, without thinking again, and is gone after another', async () => {
    const { adviser, fetch, drawn, go } = asked();
    await adviser.ask();
    expect(adviser.state.value).toStrictEqual({ told: hint });
    go(3, ['march']);
    expect(adviser.state.value).toMatchObject({ told: { best: { choices: ['hex:0,1'], share: 0.39 } } });
    expect(drawn).toStrictEqual([['march', 'hex:0,1'], ['hex:0,1']]);
    go(3, ['build']);
    expect(adviser.state.value).toBe('nothing');
    expect(drawn.at(-1)).toBeNull();
    go(3, []);
    expect(adviser.state.value).toMatchObject({ told: { best: { choices: ['march', 'hex:0,1'] } } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is thought out ahead once somebody has asked, after a quiet moment, and asked for only once', async () => {
    const { adviser, fetch, go } = asked();
    go(3);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetch).not.toHaveBeenCalled();
    await adviser.ask();
    const stop = go(4);
    await vi.advanceTimersByTimeAsync(100);
    stop();
    go(5);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(adviser.state.value).toBe('nothing');
    await adviser.ask();
    expect(adviser.state.value).toStrictEqual({ told: hint });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is not thought out ahead on a server, nor where nothing is asked', async () => {
    const there = asked('0123456789abcdefghij');
    await there.adviser.ask();
    there.go(4);
    const sealed = asked();
    await sealed.adviser.ask();
    sealed.choices.value = [];
    sealed.go(4);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(there.fetch).toHaveBeenCalledTimes(1);
    expect(sealed.fetch).toHaveBeenCalledTimes(1);
  });

  test('that came too late is not shown, and what failed is asked for again', async () => {
    const { adviser, fetch, go } = asked();
    const answers: ((answer: Hint) => void)[] = [];
    const later = () => new Promise<Hint>((tell) => void answers.push(tell));
    fetch.mockImplementationOnce(later).mockImplementationOnce(later);
    const early = adviser.ask();
    go(4);
    expect(adviser.state.value).toBe('nothing');
    const now = adviser.ask();
    answers[0]?.({ ...hint, decision: 2 });
    await early;
    expect(adviser.state.value).toBe('asking');
    answers[1]?.(hint);
    await now;
    expect(adviser.state.value).toStrictEqual({ told: hint });
    go(5);
    fetch.mockResolvedValueOnce(new Problem('no-hints', 'No hints here.'));
    await adviser.ask();
    expect(adviser.state.value).toStrictEqual({ problem: 'No hints here.' });
    await adviser.ask();
    expect(adviser.state.value).toStrictEqual({ told: hint });
  });
});
