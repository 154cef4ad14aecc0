// `lab tune`: which changes it tries, what it refuses before it plays, and what it says.

import { existsSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { candidatesOf, movesOf } from '@bridgefront/lab/candidates.ts';
import { checkGoal, readGoal } from '@bridgefront/lab/goal.ts';
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
  [{ may: { maxMana: [5] } }, /"may" holds no value that the rules as given do not have already/],
])('%j is refused before a match is played', async (wrong, says) => {
  const out = folder.at('refused');
  const file = folder.write('refused.json', { ...tuning, ...wrong });
  const { code, err } = await run(['lab', 'tune', file, '--out', out]);
  expect([code, err]).toEqual([2, expect.stringMatching(says)]);
  expect(existsSync(out)).toBe(false);
});

test('a goal of cards needs a game that has any', () => {
  expect(() => checkGoal(readGoal({ lift: 3 }), null)).toThrow(
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
