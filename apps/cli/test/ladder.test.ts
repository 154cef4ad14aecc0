// Ladders: what they count, that threads and interruptions change nothing, and that their intervals hold.

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfidenceSequence } from '@bridgefront/lab/ladder/confidence.ts';
import { botsAt, nameOf, roundRobin } from '@bridgefront/lab/ladder/pairings.ts';
import { Tally } from '@bridgefront/lab/ladder/tally.ts';
import { Folder, run, runJson } from './run.ts';

const folder = new Folder();
afterAll(() => folder.remove());

interface Report {
  readonly seconds: number;
  readonly pairings: readonly {
    readonly bot: string;
    readonly share: number;
    readonly verdict: string;
    readonly matches: number;
  }[];
  readonly ratings: readonly { readonly bot: string; readonly mu: number }[];
  readonly [field: string]: unknown;
}

const ladder = async (...words: string[]): Promise<Report> =>
  (await runJson(['ladder', 'bridgefront', '--bots', 'greedy,random', '--json', ...words])) as Report;

/** A report without what the machine decides. */
const timeless = (report: Report): Report => ({ ...report, seconds: 0 });

describe('pairings', () => {
  test.each([
    [2, 'one', 1, 2, 1 / 2],
    [2, 'half', 1, 2, 1 / 2],
    [4, 'one', 2, 4, 1 / 4],
    [4, 'half', 1, 6, 1 / 2],
    [3, 'half', 1, 6, 1 / 2],
    [6, 'one', 2, 6, 1 / 6],
  ] as const)('%i seats, %s: %i of two bots, sets of %i', (seats, form, count, size, fair) => {
    const pairings = roundRobin(['a', 'b'], [seats], [form]);
    expect(pairings).toHaveLength(count);
    for (const pairing of pairings) {
      expect(pairing.seatings).toHaveLength(size);
      expect(pairing.fair).toBe(fair);
      for (let seat = 0; seat < seats; seat++) {
        const own = pairing.seatings.filter((seating) => botsAt(pairing, seating)[seat] === pairing.bot);
        expect(own.length / size).toBeCloseTo(fair);
      }
    }
  });

  test('the first bot alone meets the others', () => {
    expect(roundRobin(['a', 'b', 'c'], [2, 4], ['one'], true).map(nameOf)).toEqual([
      'a v b, 2 seats',
      'a v c, 2 seats',
      'a v 3 b, 4 seats',
      'a v 3 c, 4 seats',
    ]);
  });

  test('every bot meets every other', () => {
    expect(roundRobin(['a', 'b', 'c'], [2, 4], ['one', 'half']).map(nameOf)).toEqual([
      'a v b, 2 seats',
      'a v c, 2 seats',
      'b v c, 2 seats',
      'a v 3 b, 4 seats',
      'b v 3 a, 4 seats',
      'a v 3 c, 4 seats',
      'c v 3 a, 4 seats',
      'b v 3 c, 4 seats',
      'c v 3 b, 4 seats',
      'a v b, 4 seats, half each',
      'a v c, 4 seats, half each',
      'b v c, 4 seats, half each',
    ]);
  });
});

describe('the interval', () => {
  // Halves of six-sided dice: 0, 1/2 or 1 as often as a set of two matches might give them.
  const missed = (sixths: number, runs: number, length: number): number => {
    let count = 0;
    for (let index = 0; index < runs; index++) {
      const random = seedRandom(`coins/${sixths}/${index}`);
      const sequence = new ConfidenceSequence();
      let out = false;
      for (let i = 0; i < length; i++) {
        const coins = [randomInt(random, 6), randomInt(random, 6)].map((die): number =>
          die < sixths ? 0.5 : 0,
        );
        sequence.add(coins[0] + coins[1]);
        const { low, high } = sequence.interval;
        if (low > sixths / 6 || high < sixths / 6) out = true;
      }
      if (out) count++;
    }
    return count / runs;
  };

  test.each([1, 3, 5])('misses a true share of %i sixths at most one time in twenty, ever', (sixths) => {
    expect(missed(sixths, 120, 200)).toBeLessThanOrEqual(0.05);
  });

  test('narrows to the share', () => {
    const sequence = new ConfidenceSequence();
    for (let i = 0; i < 1000; i++) sequence.add(i % 4 === 0 ? 0 : 1);
    const { low, high } = sequence.interval;
    expect(low).toBeGreaterThan(0.69);
    expect(low).toBeLessThan(0.75);
    expect(high).toBeGreaterThan(0.75);
    expect(high).toBeLessThan(0.81);
  });
});

describe('a tally', () => {
  const [pairing] = roundRobin(['a', 'b'], [2], ['one']);
  const result = (won: number) => ({ won, places: won === 1 ? [0, 1] : [1, 0], choices: 9 });

  test('counts whole sets from the first one on, whatever comes in first', () => {
    const tally = new Tally(pairing, { sets: 50, margin: 0, early: true });
    tally.add(1, 0, result(1));
    tally.add(1, 1, result(0));
    tally.add(0, 1, result(1));
    expect(tally.matches).toBe(0);
    tally.add(0, 0, result(1));
    expect([tally.matches, tally.wins]).toEqual([4, 3]);
  });

  test('stops at the set that decides, and says equal only within a margin', () => {
    const fill = (margin: number, early: boolean, won: (set: number) => number): Tally => {
      const tally = new Tally(pairing, { sets: 2000, margin, early });
      for (let set = 0; set < 2000; set++)
        for (const seating of [0, 1]) tally.add(set, seating, result(won(set)));
      return tally;
    };
    const better = fill(0, true, () => 1);
    expect(better.verdict).toBe('better');
    expect(better.sets).toBeLessThan(20);
    expect(fill(0, false, () => 1).sets).toBe(2000);
    expect(fill(0, true, (set) => set % 2)).toMatchObject({ verdict: 'open', sets: 2000 });
    expect(fill(0.1, true, (set) => set % 2)).toMatchObject({ verdict: 'equal', sets: expect.any(Number) });
    expect(fill(0.1, true, (set) => set % 2).sets).toBeLessThan(1000);
  });
});

test.concurrent('the document has the fixed shape', async () => {
  const report = await ladder('--matches', '8', '--full', '--seed', '4');
  expect(report).toEqual({
    game: 'bridgefront',
    rules: expect.stringMatching(/^bridgefront@/),
    bots: ['greedy', 'random'],
    seats: [2],
    forms: ['one'],
    first: false,
    seed: '4',
    options: {},
    pairings: [
      {
        seats: 2,
        form: 'one',
        bot: 'greedy',
        rival: 'random',
        sets: 4,
        matches: 8,
        wins: expect.any(Number),
        share: expect.any(Number),
        fair: 0.5,
        interval: { low: expect.any(Number), high: expect.any(Number) },
        wilson: { low: expect.any(Number), high: expect.any(Number) },
        verdict: expect.stringMatching(/^(better|open)$/),
        endings: { draws: 0, shared: 0, reasons: { 'the points to win were reached': 8 } },
      },
    ],
    ratings: [
      { bot: 'greedy', mu: expect.any(Number), sigma: expect.any(Number), ordinal: expect.any(Number) },
      { bot: 'random', mu: expect.any(Number), sigma: expect.any(Number), ordinal: expect.any(Number) },
    ],
    matches: 8,
    choices: expect.any(Number),
    seconds: expect.any(Number),
  });
  expect(report.ratings[0].mu).toBeGreaterThan(report.ratings[1].mu);
});

test.concurrent('threads change the time and nothing else', async () => {
  const words = ['--seats', '2,3', '--form', 'one,half', '--matches', '12', '--option', 'rounds=2'];
  const [alone, threads] = await Promise.all([
    ladder(...words, '--workers', '1'),
    ladder(...words, '--workers', '3'),
  ]);
  expect(timeless(threads)).toEqual(timeless(alone));
});

test.concurrent('stops once it is decided', async () => {
  const [pairing] = (await ladder('--matches', '400', '--workers', '1')).pairings;
  expect(pairing).toMatchObject({ bot: 'greedy', verdict: 'better' });
  expect(pairing.matches).toBeLessThan(60);
});

test.concurrent('goes on where it was interrupted, even in the middle of a line', async () => {
  const words = ['--seats', '2,3', '--matches', '12', '--full', '--option', 'rounds=2', '--seed', 'cut'];
  const path = folder.at('cut.jsonl');
  const whole = await ladder(...words, '--file', path, '--workers', '1');
  const lines = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, `${lines.slice(0, 20).join('\n')}\n${lines[20].slice(0, 17)}`);
  expect(timeless(await ladder(...words, '--file', path, '--workers', '2'))).toEqual(timeless(whole));
  expect(readFileSync(path, 'utf8').split('\n').toSorted()).toEqual(lines.toSorted());
});

test.concurrent('a killed ladder goes on', async () => {
  const words = ['--matches', '60', '--full', '--workers', '1', '--seed', 'kill', '--option', 'rounds=4'];
  const path = folder.at('kill.jsonl');
  const command = ['ladder', 'bridgefront', '--bots', 'greedy,random', ...words, '--file', path];
  const ended = await run(command, { killWhen: () => linesOf(path) > 5 });
  expect(ended.code).not.toBe(0);
  expect(linesOf(path)).toBeLessThan(60);
  const [whole, resumed] = await Promise.all([ladder(...words), ladder(...words, '--file', path)]);
  expect(timeless(resumed)).toEqual(timeless(whole));
  expect(linesOf(path)).toBe(61);
});

function linesOf(path: string): number {
  try {
    return readFileSync(path, 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
}

test.concurrent('a file of another ladder is refused, more matches are not', async () => {
  const path = folder.at('other.jsonl');
  const words = ['ladder', 'bridgefront', '--bots', 'greedy,random', '--option', 'rounds=1', '--file', path];
  expect((await run([...words, '--matches', '2'])).code).toBe(0);
  expect((await run([...words, '--matches', '4', '--full'])).code).toBe(0);
  const { code, out, err } = await run([...words, '--seed', 'another']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/belongs to a ladder with other seed \(1, not another\)/);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test.concurrent('a line that is no match is named', async () => {
  const path = folder.at('spoilt.jsonl');
  const words = ['ladder', 'bridgefront', '--bots', 'greedy,random', '--option', 'rounds=1', '--file', path];
  await run([...words, '--matches', '2']);
  appendFileSync(path, '{"pairing":0}\n');
  const { code, err } = await run(words);
  expect(code).toBe(2);
  expect(err).toMatch(/Line 4 of .*spoilt\.jsonl is no match of a ladder/);
});

test.concurrent('a searcher takes the number of its play-outs', async () => {
  const words = [
    '--bots',
    'search:4,strength:0,random',
    '--matches',
    '2',
    '--option',
    'rounds=1',
    '--workers',
    '1',
  ];
  const { code, out } = await run(['ladder', 'bridgefront', ...words]);
  expect(code).toBe(0);
  expect(out).toMatch(/search:4 v random, 2 seats/);
});

test.concurrent('without --json it is for reading', async () => {
  const { code, out } = await run(['ladder', 'twin-bridges', '--bots', 'random,greedy', '--matches', '10']);
  expect(code).toBe(0);
  expect(out).toMatch(/random v greedy, 2 seats/);
  expect(out).toMatch(/mu - 3 sigma/);
});
