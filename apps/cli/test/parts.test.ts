// Parts that need no terminal: reading of answers, texts in columns, lines that show a match again.

import { bridgefront } from '@bridgefront/game-bridgefront';
import { castles } from '@bridgefront/game-castles';
import { expect, test } from 'vitest';
import { allGames } from '../src/games.ts';
import { labWorld } from '../src/lab/world.ts';
import { makeMenu, readAnswer } from '../src/play/menu.ts';
import { Table } from '../src/play/table.ts';
import { gameOptions, optionPairs } from '@bridgefront/lab/words.ts';
import { reproduction } from '@bridgefront/lab/simulate/match.ts';
import { replayCommand } from '@bridgefront/lab/replay-command.ts';
import { jobsOf, readStudy } from '@bridgefront/lab/study.ts';
import { wrap } from '@bridgefront/terminal/paint.ts';

const labels: { readonly [choice: string]: string } = {
  'card:zap': 'Zap — 1 mana',
  'card:war-cry': 'War Cry — 2 mana',
  'card:war-drum': 'War Drum — 2 mana',
  march: 'March (1 mana)',
  done: 'Done for this round',
};
const actions = makeMenu([{ heading: '', choices: Object.keys(labels) }], (choice) => labels[choice]);

test.each([
  ['1', 'card:zap'],
  ['card:zap', 'card:zap'],
  ['zap', 'card:zap'],
  ['Zap', 'card:zap'],
  ['war cry', 'card:war-cry'],
  ['War C', 'card:war-cry'],
  ['m', 'march'],
  ['done', 'done'],
  ['this round', 'done'],
])('the answer %j picks %s', (text, choice) => {
  expect(readAnswer(actions, text, false)).toEqual({ choice });
});

test.each(['9', '0', 'p0', 'xyz', 'zz', ':', 'card'])('the answer %j picks nothing', (text) => {
  expect(readAnswer(actions, text, false)).not.toHaveProperty('choice');
});

test('an answer that fits several names them', () => {
  const answer = readAnswer(actions, 'war', false);
  expect(answer).toHaveProperty('candidates');
  expect('candidates' in answer ? answer.candidates.map(({ choice }) => choice) : []).toEqual([
    'card:war-cry',
    'card:war-drum',
  ]);
});

test('amounts are picked by themselves, with a letter where there are two kinds', () => {
  const forces = makeMenu(
    [{ heading: '', choices: ['none', 'forces:1', 'forces:2', 'forces:3'] }],
    (choice) => choice,
  );
  expect(readAnswer(forces, '3', true)).toEqual({ choice: 'forces:3' });
  expect(readAnswer(forces, 'none', true)).toEqual({ choice: 'none' });
  const bids = makeMenu([{ heading: '', choices: ['pass:0', 'pass:3', 'buy:3'] }], (choice) => choice);
  expect(readAnswer(bids, 'b3', true)).toEqual({ choice: 'buy:3' });
  expect(readAnswer(bids, 'pass 3', true)).toEqual({ choice: 'pass:3' });
  expect(readAnswer(bids, '3', true)).toEqual({ unknown: true });
});

test('an edge may be written from either end', () => {
  const edges = makeMenu([{ heading: '', choices: ['edge:0,-4~0,-3', 'edge:-1,0~0,0'] }], (choice) => choice);
  for (const text of ['0,-4~0,-3', '0,-3 0,-4', '0,-3 to 0,-4', 'edge 0,-4~0,-3'])
    expect(readAnswer(edges, text, false)).toEqual({ choice: 'edge:0,-4~0,-3' });
});

test('a violation is shown again by one command that a shell understands', () => {
  const setting = {
    game: 'bridgefront',
    seats: ['greedy', 'random'],
    seed: 'it’s $5',
    rotate: true,
    options: { maxMana: '6' },
  };
  expect(reproduction(setting, 1)).toBe(
    "bridgefront play bridgefront --seats random,greedy --seating as-taken --seed 'it’s $5/1' --option maxMana=6",
  );
  expect(reproduction({ ...setting, seed: '40', rotate: false, options: {} }, 2)).toBe(
    'bridgefront play bridgefront --seats greedy,random --seating as-taken --seed 42',
  );
});

test('so is a match of a study', () => {
  const [job] = jobsOf(
    readStudy({
      title: 'x',
      game: 'bridgefront',
      tables: [['greedy', 'random']],
      sets: 1,
      seed: 'it’s $5',
      options: { 'zap.mana': 2, maxMana: 6 },
    }),
  );
  expect(replayCommand(labWorld.game('bridgefront'), { game: 'bridgefront' }, job)).toBe(
    "npx bridgefront play bridgefront --seats greedy,random --seating as-taken --seed 'it’s $5/0/0' --option maxMana=6 --option cardChanges=zap.mana=2",
  );
});

test('a text is broken at blanks, and its margin stays', () => {
  expect(wrap('  · one two three', 10, '    ')).toEqual(['  · one', '    two', '    three']);
});

test('a game without a table of its own is shown as it is, and its choices by kind', async () => {
  const beginning = { players: ['human', 'random'], seed: 'plain', options: {}, resumed: null, file: null };
  const table = await Table.open({ ...beginning, entry: { game: bridgefront } }, (_style, text) => text);
  const drawing = table.drawing(0);
  expect(table.drawn.header(drawing)).toBe('bridgefront');
  const lines = table.drawn.map(drawing);
  expect(lines.join('\n')).toMatch(/round: 1/);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  const bids = ['buy:1', 'buy:2', 'buy:3', 'buy:4', 'pass:0', 'pass:1', 'pass:2', 'pass:3'];
  expect(table.drawn.group(drawing, 'bid', bids).map(({ heading }) => heading)).toEqual(['buy', 'pass']);
  expect(table.names.name(1)).toBe('Player 2');
});

test('a preset stands for its options in every command; what is given besides overrides it', () => {
  const given = optionPairs(bridgefront, ['preset=balanced-by-play', 'freeMarches=2']);
  expect(given).toMatchObject({ freeMarches: '2', factionGold: '0,1,0,3,0,1' });
  expect(() => optionPairs(bridgefront, ['preset=balanced'])).toThrow(/balanced-by-play/);
});

test.each((bridgefront.presets ?? []).map((preset) => [preset.name, preset.options] as const))(
  'the preset %s can be played with any number of seats',
  (name, options) => {
    for (const seats of [2, 3, 4, 5, 6])
      expect(gameOptions(bridgefront, [`preset=${name}`], seats)).toMatchObject(options);
  },
);

test.each([
  [['zap.mana=2'], '-o cardChanges=zap.mana=2'],
  [['maxMana=6', 'zap.mana=2', 'recruit.gold=0'], "-o 'cardChanges=zap.mana=2;recruit.gold=0'"],
  [['zap.mana=2', 'cardChanges=brute.hp=7'], "-o 'cardChanges=brute.hp=7;zap.mana=2'"],
])('a figure that is given like an option is refused with how it is given: %j', (pairs, words) => {
  expect(() => optionPairs(bridgefront, pairs)).toThrow(
    `There is no option "zap.mana"; figures are changed with ${words}`,
  );
  const [, given = ''] = /-o '?(.*?)'?$/.exec(words) ?? [];
  expect(gameOptions(bridgefront, [given])).toHaveProperty('cardChanges');
});

test('a game without such figures has no such option, either', () => {
  const { cardChanges: _, ...options } = castles.options;
  expect(() => gameOptions({ ...castles, options }, ['ram.hp=2'])).toThrow('There is no option "ram.hp".');
});

test('what is called balanced says for whom', () => {
  const presets = allGames().flatMap(({ game }) => game.presets ?? []);
  const balanced = presets.filter(({ name }) => name.startsWith('balanced'));
  expect(balanced.length).toBeGreaterThan(2);
  for (const { about } of balanced) expect(about).toMatch(/Balanced for (?:Apprentices|Veterans)/);
});
