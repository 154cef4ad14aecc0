// Simulations: their shape, and the same numbers on any number of threads.

import { expect, test } from 'vitest';
import { run, runJson } from './run.ts';

interface Counted {
  readonly seconds: number;
  readonly seats: readonly { readonly bot: string; readonly wins: number; readonly meanScore: number }[];
  readonly [field: string]: unknown;
}

const simulate = async (...words: string[]): Promise<Counted> =>
  (await runJson(['simulate', 'bridgefront', '--json', ...words])) as Counted;

test.concurrent('the document has the fixed shape', async () => {
  const counted = await simulate('--seats', 'greedy,random', '--matches', '6', '--seed', '4');
  expect(counted).toEqual({
    game: 'bridgefront',
    matches: 6,
    finished: 6,
    choices: expect.any(Number),
    seconds: expect.any(Number),
    afterWarmUp: null,
    seats: [
      { bot: 'greedy', wins: expect.any(Number), meanScore: expect.any(Number) },
      { bot: 'random', wins: expect.any(Number), meanScore: expect.any(Number) },
    ],
    endings: { draws: 0, shared: 0, reasons: expect.any(Object) },
    rounds: { mean: expect.any(Number), max: expect.any(Number) },
    violations: 0,
  });
  expect(counted.seats[0].wins + counted.seats[1].wins).toBeCloseTo(6, 6);
});

test.concurrent('threads change the time and nothing else', async () => {
  const words = ['--seats', 'greedy,random,random', '--matches', '30', '--seed', 'threads', '--rotate'];
  const alone = await simulate(...words);
  const threads = await simulate(...words, '--workers', '3');
  expect({ ...threads, seconds: 0 }).toEqual({ ...alone, seconds: 0 });
});

test.concurrent('a number as seed counts on: two halves are the whole', async () => {
  const words = ['--seats', 'random,random', '--matches'];
  const [whole, first, second] = await Promise.all([
    simulate(...words, '6', '--seed', '10'),
    simulate(...words, '3', '--seed', '10'),
    simulate(...words, '3', '--seed', '13'),
  ]);
  expect(Number(first['choices']) + Number(second['choices'])).toBe(whole['choices']);
});

test.concurrent('rotating counts for the bot, wherever it sits', async () => {
  const { seats } = await simulate('--seats', 'greedy,random', '--matches', '10', '--rotate');
  expect(seats[0].wins).toBeGreaterThan(seats[1].wins);
});

test.concurrent('options reach the matches', async () => {
  const counted = await simulate('--seats', 'random,random', '--matches', '4', '--option', 'rounds=2');
  expect(counted['rounds']).toEqual({ mean: 2, max: 2 });
});

test.concurrent('draws, shared wins and why matches ended are counted', async () => {
  const words = ['simulate', 'twin-bridges', '--matches', '4', '--seed', '1', '--option', 'turnLimit=4'];
  expect(await runJson([...words, '--json'])).toMatchObject({
    endings: { draws: 4, shared: 0, reasons: { 'no fort has fallen in 4 turns': 4 } },
    seats: [{ wins: 2 }, { wins: 2 }],
  });
  const { out } = await run(words);
  expect(out).toContain('Draws: 4. Shared wins: 0.');
  expect(out).toContain('Why it ended: no fort has fallen in 4 turns (4 matches).');
});

test.concurrent('without --json it is for reading', async () => {
  const { code, out } = await run(['simulate', 'bridgefront', '--matches', '4']);
  expect(code).toBe(0);
  expect(out).toMatch(/4 of 4 matches finished/);
  expect(out).toMatch(/Violations: 0/);
});

test.concurrent('a card change that is given as an option is refused with how it is given', async () => {
  const words = ['simulate', 'bridgefront', '--matches', '2', '--option'];
  const { code, err } = await run([...words, 'zap.mana=2']);
  expect(code).toBe(2);
  const [, says = ''] = /^bridgefront: There is no option "zap\.mana"; .* with -o (\S+)\n$/.exec(err) ?? [];
  expect(says).toBe('cardChanges=zap.mana=2');
  expect((await run([...words, says])).code).toBe(0);
});

test.concurrent('a preset says for whom it is balanced', async () => {
  const words = [
    '--seats',
    'greedy,greedy',
    '--matches',
    '1',
    '--option',
    'preset=balanced-by-play',
    '--json',
  ];
  const { err, code } = await run(['simulate', 'heartland', ...words]);
  expect(code).toBe(0);
  expect(err).toContain('Heartland, balanced by play: ');
  expect(err).toContain('Balanced for Apprentices');
});
