// A bad network between players and server: everybody ends with the view of the record, nothing counts twice.

import { expect, test } from 'vitest';
import { games } from '../../src/games.ts';
import { networkTest } from './network.ts';
import type { NetworkResult, Weather } from './network.ts';

const weathers: readonly { readonly name: string; readonly weather: Weather }[] = [
  { name: 'delays alone', weather: { cut: 0, repeat: 0, stall: 60, broken: 0 } },
  { name: 'cut lines', weather: { cut: 25, repeat: 0, stall: 20, broken: 0 } },
  { name: 'repeated messages', weather: { cut: 0, repeat: 150, stall: 20, broken: 0 } },
  { name: 'a storage that fails', weather: { cut: 5, repeat: 20, stall: 20, broken: 20 } },
  { name: 'everything at once', weather: { cut: 20, repeat: 80, stall: 40, broken: 10 } },
];

function play(seed: string, seats: number, weather: Weather): Promise<NetworkResult> {
  const game = games.get('bridgefront');
  if (game === undefined) throw new Error('The game is not in the registry.');
  return networkTest(game, seats, seed, weather);
}

for (const { name, weather } of weathers) {
  test(`${name}: all readers agree with the record`, async () => {
    let moved = 0;
    for (let round = 0; round < 4; round++) {
      const seed = `${name} ${round}`;
      const result = await play(seed, 2 + (round % 3), weather);
      expect(result.problems, `seed "${seed}"`).toEqual([]);
      moved += result.moves;
      if (weather.cut > 0) expect(result.cuts, `seed "${seed}"`).toBeGreaterThan(0);
      if (weather.repeat > 0) expect(result.repeats, `seed "${seed}"`).toBeGreaterThan(0);
    }
    expect(moved).toBeGreaterThan(3000);
  });
}

// Seeds that once found something: a reader on a match being loaded anew, a repeated subscribe answered too early.
for (const { seed, seats } of [
  { seed: 's173', seats: 4 },
  { seed: 's391', seats: 3 },
  { seed: 's519', seats: 2 },
]) {
  test(`seed "${seed}" stays found`, async () => {
    const result = await play(seed, seats, { cut: 10, repeat: 50, stall: 30, broken: 10 });
    expect(result.problems).toEqual([]);
  });
}

test('the same seed gives the same run, message by message', async () => {
  const { weather } = weathers[weathers.length - 1];
  const first = await play('twice', 3, weather);
  expect(first.problems).toEqual([]);
  expect(await play('twice', 3, weather)).toEqual(first);
});
