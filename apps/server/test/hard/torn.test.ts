// Power cuts: nothing acknowledged is lost without a word.

import { expect, test } from 'vitest';
import { tornWrites } from './torn.ts';

// `TORN=1000` cuts as often as that.
const cuts = Number(process.env['TORN'] ?? 60);

test(
  `after ${cuts} power cuts everything acknowledged is there, or the start says how much is not`,
  { timeout: cuts * 2000 },
  async () => {
    const { problems, ...figures } = await tornWrites(cuts, process.env['SEED'] ?? 'first');
    console.log(JSON.stringify(figures));
    expect(problems).toEqual([]);
    expect(figures.whole + figures.told + figures.refused).toBe(cuts);
    // The layer does tear: some of what it leaves is less than was written.
    expect(figures.told).toBeGreaterThan(0);
  },
);
