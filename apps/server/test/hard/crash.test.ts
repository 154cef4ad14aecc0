// A slice of the crash test; the whole one is `npm run measure -- crash-test`.

import { expect, test } from 'vitest';
import { crashTest } from './crash.ts';

const plans = [
  {
    who: 'a server killed three times and stopped once',
    processes: 1,
    kills: 3,
    pauses: 1,
    tables: 3,
    least: 500,
  },
  {
    who: 'a server of two table processes, of which one is killed and one stopped, and the door is killed,',
    processes: 2,
    kills: 2,
    pauses: 1,
    tables: 2,
    least: 200,
  },
];

test.each(plans)(
  '$who under load loses and doubles nothing',
  { timeout: 120_000 },
  async ({ who: _who, least, ...plan }) => {
    const result = await crashTest({ ...plan, seed: 'slice', longestLife: 1200 });
    expect(result.problems).toEqual([]);
    expect([result.kills, result.pauses]).toEqual([plan.kills, plan.pauses]);
    expect(result.acknowledged).toBeGreaterThan(least);
    for (const kind of ['creation', 'join', 'commitment', 'share', 'mail choice', 'chat', 'vote', 'rematch'])
      expect(result.kinds[kind], kind).toBeGreaterThan(0);
    expect(result.defaults).toBeGreaterThan(0);
    expect(result.takeBacks).toBeGreaterThan(0);
  },
);
