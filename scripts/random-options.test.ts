// Random options under the checks of the conformance kit: a slice of `npm run campaign -- --random`.

import { describe, expect, test } from 'vitest';
import { games } from '../apps/server/src/games.ts';
import { checkNames, randomOptions, runCheck } from '../packages/kernel/src/conformance/index.ts';
import { createEngine, newMatch, seedRandom } from '../packages/kernel/src/index.ts';
import { gameNamed } from './game-named.ts';

const tables = [...games.values()].flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => ({
    game,
    name: game.name,
    seats: game.seats.min + i,
  })),
);
// Every check for every game; a game with many numbers of seats has them share the checks.
const perTable = (seatCounts: number): number => Math.ceil(checkNames.length / seatCounts);

describe.each(tables)('$name with $seats seats and random options', ({ game, seats }) => {
  const counts = game.seats.max - game.seats.min + 1;
  test.each(
    Array.from({ length: perTable(counts) }, (_, i) => checkNames[(i * counts + seats) % checkNames.length]),
  )('keeps %s', (check) => {
    const seed = `slice ${check}`;
    const options = randomOptions(game, seats, seedRandom(`${game.name} ${seats} ${seed}`));
    expect(
      runCheck(game, check, { options, seats, seed }, { every: 80, mostTried: 4 })?.message,
    ).toBeUndefined();
  });
});

test.each([...games.values()].map((game) => ({ game, name: game.name })))(
  'every option of $name comes up with other values than its default',
  ({ game }) => {
    const changed = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const options = randomOptions(game, game.seats.min, seedRandom(`${game.name} ${i}`));
      for (const [name, value] of Object.entries(options))
        if (JSON.stringify(value) !== JSON.stringify(game.options[name].default)) changed.add(name);
    }
    expect([...changed].toSorted()).toEqual(Object.keys(game.options).toSorted());
  },
);

test('what is fixed goes with what is drawn', () => {
  const castles = gameNamed('castles');
  const engine = createEngine(castles);
  for (let i = 0; i < 40; i++) {
    const options = randomOptions(castles, 2, seedRandom(`fixed ${i}`), { series: 3 });
    expect(options).toMatchObject({ series: 3 });
    expect('problem' in newMatch(engine, options, 2, 'fixed')).toBe(false);
  }
});

// Tables of campaigns on which a check once found something, with the options where these are drawn otherwise by now.
test.each([
  { name: 'bridgefront', seats: 3, seed: 'random-11', check: 'imagines', choice: 278, options: null },
  { name: 'bridgefront', seats: 3, seed: 'random-113', check: 'imagines', choice: 187, options: null },
  { name: 'bridgefront', seats: 3, seed: 'random-79', check: 'imagines', choice: 127, options: null },
  { name: 'bridgefront', seats: 4, seed: '33', check: 'imagines', choice: 403, options: {} },
  {
    name: 'bridgefront',
    seats: 6,
    seed: '6',
    check: 'imagines',
    choice: 91,
    options: { marketDeckSize: 47 },
  },
] as const)('$name keeps $check at the table $seed', ({ name, seats, seed, check, choice, options }) => {
  const game = games.get(name);
  if (game === undefined) throw new Error(`There is no game ${name}.`);
  const given = options ?? randomOptions(game, seats, seedRandom(`${seed} options`));
  expect(runCheck(game, check, { options: given, seats, seed, choice })?.message).toBeUndefined();
});
