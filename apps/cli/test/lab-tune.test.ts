// `lab tune`: which changes it tries, what it refuses before it plays, and what it says.

import { existsSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { candidatesOf, movesOf } from '@bridgefront/lab/candidates.ts';
import { checkGoal, offGoals, readGoals } from '@bridgefront/lab/goal.ts';
import { Facts } from '@bridgefront/lab/parquet.ts';
import { jobsOf, readStudy } from '@bridgefront/lab/study.ts';
import { readTuning } from '@bridgefront/lab/tune.ts';
import { labWorld } from '../src/lab/world.ts';
import { Folder, run } from './run.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const study = {
  title: 'Small',
  game: 'bridgefront',
  tables: [['random', 'random']],
  sets: 10,
  options: { rounds: 2 },
};
const tuning = { study, goal: { share: 'faction', within: 3 }, may: { maxMana: [4] }, steps: 0 };

describe('changes that are tried', () => {
  function names(may: object, most = 1, options: object = {}): readonly string[] {
    const read = readTuning({ ...tuning, study: { ...study, options }, may, most });
    return candidatesOf(movesOf(labWorld.game('bridgefront'), read), read).map(({ name }) => name);
  }

  test.each([
    ['a default', { maxMana: [4, 5, 6] }, {}, ['maxMana=4', 'maxMana=6']],
    ['a default as text', { maxMana: ['5', 6] }, {}, ['maxMana=6']],
    ['what the study gives', { maxMana: [4, 5, 6] }, { maxMana: 4 }, ['maxMana=5', 'maxMana=6']],
    ['a default within a range', { maxMana: { from: 4, to: 6 } }, {}, ['maxMana=4', 'maxMana=6']],
    ['a figure as it is printed', { 'zap.mana': [0, 1, 2] }, {}, ['zap.mana=0', 'zap.mana=2']],
    ['a figure as the study gives it', { 'zap.mana': [1, 2] }, { 'zap.mana': 2 }, ['zap.mana=1']],
  ])('%s is no change', (_what, may, options, tried) => {
    expect(names(may, 1, options)).toEqual(tried);
  });

  test('a value that is given twice is tried once', () => {
    expect(names({ maxMana: [4, 4, '4'] })).toEqual(['maxMana=4']);
  });

  test('changes of two options leave out what is none, too', () => {
    expect(names({ maxMana: [4, 5], startGold: [4, 6] }, 2)).toEqual([
      'maxMana=4',
      'startGold=6',
      'maxMana=4 startGold=6',
    ]);
  });
});

test.each([
  [{ goal: { share: 'colour', within: 3 } }, /know no "colour" of a seat; they know .*faction/],
  [{ goal: { beats: { 'greedy>random': [80, 95] } } }, /No table seats both bots of "greedy>random"/],
  [{ goal: { beats: { 'greedy>random': [95, 80] } } }, /A goal is/],
  [{ goal: [] }, /A goal is/],
  [{ may: { maxMana: [5] } }, /"may" holds no value that the rules as given do not have already/],
])('%j is refused before a match is played', async (wrong, says) => {
  const out = folder.at('refused');
  const file = folder.write('refused.json', { ...tuning, ...wrong });
  const { code, err } = await run(['lab', 'tune', file, '--out', out]);
  expect([code, err]).toEqual([2, expect.stringMatching(says)]);
  expect(existsSync(out)).toBe(false);
});

test('a goal of cards needs a game that has any', () => {
  expect(() => checkGoal(readGoals({ lift: 3 })[0], null, [])).toThrow(
    'The facts of this game have no table of cards.',
  );
});

test.each([
  [{ share: 'faction', within: 3 }, /^ {2}as given: at most [\d.]+ points off a fair share \(/m],
  [{ lift: 3 }, /^ {2}as given: highest lift of a card at least [\d.]+ points \(/m],
])('how far off %j is, is said in its words', async (goal, says) => {
  const file = folder.write('said.json', { ...tuning, goal });
  const { code, out } = await run(['lab', 'tune', file, '--out', folder.at(Object.keys(goal)[0])]);
  expect([code, out]).toEqual([0, expect.stringMatching(says)]);
});

test('who beats whom is a goal beside fair shares, measured in its own words', async () => {
  const goal = [{ share: 'seat', within: 3 }, { beats: { 'greedy>random': [90, 100] } }];
  const tables = [['greedy', 'random']];
  const file = folder.write('beats.json', { ...tuning, study: { ...study, sets: 5, tables }, goal });
  const words = ['lab', 'tune', file, '--out', folder.at('beats')];
  const { code, out } = await run(words);
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^ {2}as given: at most [\d.]+ points off the middle of what is wanted \(/m),
  ]);
});

test('how far off who beats whom lies is its distance from what is wanted', async () => {
  const out = folder.at('met');
  const path = folder.write('met.json', { ...study, tables: [['greedy', 'random']], sets: 10 });
  expect((await run(['lab', 'run', path, '--out', out])).code).toBe(0);
  const facts = await Facts.open(out, labWorld.game('bridgefront').measures);
  const [won] = await facts.ask(
    "SELECT 100 * avg(won) AS share, count(*) AS n FROM seats WHERE bot = 'greedy'",
  );
  const beats = { 'greedy>random': [40, 60], 'random>greedy': [0, 10] };
  const off = await offGoals(facts, readGoals({ beats }));
  facts.close();
  expect(won['n']).toBe(20);
  const share = Number(won['share']);
  const [greedy, random] = [...(off.get('as given') ?? [])].sort((a, b) => b.off - a.off);
  expect([greedy.off, random.off]).toEqual([
    expect.closeTo(share - 50, 6),
    expect.closeTo(100 - share - 5, 6),
  ]);
  expect([greedy.within, random.within]).toEqual([expect.closeTo(10, 6), expect.closeTo(5, 6)]);
  expect([greedy.n, random.n]).toEqual([20, 20]);
});

test('every set draws its rules by its seed, all its rotations alike, the rules as given among them', () => {
  const drawn = { maxMana: [4, 6], startGold: [6] };
  const jobs = jobsOf(readStudy({ ...study, tables: [['random', 'greedy']], sets: 200, drawn }));
  for (const { set, options } of jobs) expect(options).toEqual(jobs.find((one) => one.set === set)?.options);
  const seen = Map.groupBy(jobs, ({ options }) =>
    [options['maxMana'], options['startGold']].map((one) => String(one ?? '-')).join(' '),
  );
  expect([...seen.keys()].sort()).toEqual(['- -', '- 6', '4 -', '4 6', '6 -', '6 6']);
  expect(jobs.map(({ seed }) => seed)).toEqual(
    jobsOf(readStudy({ ...study, tables: [['random', 'greedy']], sets: 200 })).map(({ seed }) => seed),
  );
});

test.each([
  [{ goal: { lift: 8 } }, /Prices are told of shares of the win/],
  [
    { may: { maxMana: [4] }, drawn: 1, study: { ...study, sets: 2 } },
    /Too few matches tell of .* with 2 players/,
  ],
])('prices: %j is answered with a sentence', async (wrong, says) => {
  const file = folder.write('price.json', { ...tuning, ...wrong });
  const { code, err } = await run(['lab', 'price', file, '--out', folder.at('price')]);
  expect([code, err]).toEqual([2, expect.stringMatching(says)]);
});
