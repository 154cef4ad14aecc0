// The measure of lengths: quantiles, the same matches for the same seed, and that games' pages say what it finds.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allGames } from '../../apps/cli/src/games.ts';
import { lengthsOf, quantile } from './lengths.ts';

test('a quantile is one of the numbers, whatever their order', () => {
  const numbers = [9, 1, 5, 3, 7, 2, 8, 4, 10, 6];
  expect([0, 0.1, 0.5, 0.9, 1].map((share) => quantile(numbers, share))).toEqual([1, 2, 6, 10, 10]);
  expect(quantile([], 0.5)).toBe(0);
});

test('matches last as long again with the same seed', () => {
  const [first] = allGames();
  if (first === undefined) throw new Error('There is no game.');
  const wish = { seats: first.game.seats.min, matches: 2, seed: 'lengths', bot: 'random' };
  const all = lengthsOf(first.game, wish);
  expect(all).toEqual(lengthsOf(first.game, wish));
  for (const { rounds, choices } of all) {
    expect(rounds).toBeGreaterThan(0);
    expect(choices).toBeGreaterThan(rounds);
  }
});

const folder = join(import.meta.dirname, '../../games');

// What a page says: so many minutes on the cover; turns or rounds where rules or guide tell them, `14 to 41 turns`.
function saidOf(name: string, file: string, words: RegExp): readonly [least: number, most: number] | null {
  const path = join(folder, name, file);
  const found = words.exec(existsSync(path) ? readFileSync(path, 'utf8') : '');
  return found === null ? null : [Number(found[1]), Number(found[2])];
}

test.each(allGames())('CA-3: what is said of the length of $game.name is what matches take', ({ game }) => {
  const all = lengthsOf(game, { seats: game.seats.min, matches: 10, seed: 'said', bot: 'greedy' });
  const turns = /(\d+) (?:to|and) (\d+) (?:turns|of both)/;
  const said = [
    { by: saidOf(game.name, 'page/cover/index.ts', /minutes: \[(\d+), (\d+)\]/), of: 'minutes' },
    { by: saidOf(game.name, 'SPEC.md', turns), of: 'turns' },
    { by: saidOf(game.name, 'GUIDE.md', turns), of: 'turns' },
  ];
  expect(said[0].by).not.toBeNull();
  for (const { by, of } of said) {
    if (by === null) continue;
    const [least, most] = by;
    // Ten seconds a choice.
    const lengths = all.map(({ rounds, choices }) => (of === 'turns' ? rounds : choices / 6));
    const within = lengths.filter((one) => one >= least && one <= most);
    expect(within.length, `${least} to ${most} ${of}: ${lengths.join(' ')}`).toBeGreaterThanOrEqual(6);
    expect(least).toBeGreaterThan(Math.min(...lengths) / 2);
    expect(most).toBeLessThan(2 * Math.max(...lengths));
  }
});
