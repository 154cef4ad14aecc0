// Matches in the terminal: bots alone, and people whose lines are piped in.

import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { Folder, run } from './run.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const people = [
  'play',
  'bridgefront',
  '--seats',
  'human,greedy',
  '--seating',
  'as-taken',
  '--seed',
  'people',
  '--option',
  'factions=veil,bastion',
];
const lines = (...texts: string[]): string => `${texts.join('\n')}\n`;

test.concurrent('a match of bots is a whole readable report', async () => {
  const { code, out, err } = await run([
    'play',
    'bridgefront',
    '--seats',
    'greedy,random,greedy',
    '--seed',
    'watch',
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/── Round 1 of 10 · Age I/);
  expect(out).toMatch(/── The match is over/);
  expect(out).toMatch(/1\. +\w+ +(greedy|random) +\d+/);
  expect(out).not.toContain('\u001B');
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

test.concurrent('who is measured may be watched, and a record knows them as bots', async () => {
  const record = folder.at('measured.json');
  const seats = 'search:1,greedy~main.build:*=never';
  const words = ['play', 'castles', '--seats', seats, '--seed', 'film', '--option', 'castleHp=10'];
  const played = await run([...words, '--seating', 'as-taken', '--record', record]);
  expect([played.code, played.err]).toEqual([0, '']);
  expect(JSON.parse(readFileSync(record, 'utf8')).seats).toEqual(seats.split(','));
  // Nobody is asked: no person sits there.
  const again = await run(['play', 'castles', '--resume', record]);
  expect([again.code, again.out.includes('The match is over')]).toEqual([0, true]);
  const wrong = await run(['play', 'castles', '--seats', 'greedy~build,greedy']);
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('A leaning is a question')]);
});

test.concurrent('a table that is watched follows the story that led to it', async () => {
  const { out } = await run([
    'play',
    'castles',
    '--seats',
    'greedy,greedy',
    '--seed',
    'story',
    '--option',
    'castleHp=10',
  ]);
  const told = [...out.matchAll(/── Turn (?<board>\d+) of at most|· Turn (?<story>\d+) is/g)];
  const turns = told.map(({ groups }) =>
    groups?.['board'] === undefined ? `story ${groups?.['story']}` : `board ${groups['board']}`,
  );
  expect(turns.length).toBeGreaterThan(4);
  expect(turns).toEqual(turns.map((_, n) => `${n % 2 === 0 ? 'story' : 'board'} ${Math.floor(n / 2) + 1}`));
});

test.concurrent('the same seed is the same match; colour only where it is wanted', async () => {
  const words = ['play', 'bridgefront', '--seats', 'random,random', '--seed', 'same', '--option', 'rounds=2'];
  const [one, two, painted] = await Promise.all([
    run(words),
    run(words),
    run(words, { env: { NO_COLOR: '', FORCE_COLOR: '1' } }),
  ]);
  expect(two.out).toBe(one.out);
  expect(painted.out).toContain('\u001B[');
});

test.concurrent('S-33: seats are drawn by lot from the seed, and stay drawn when the match is resumed', async () => {
  const seats = new Set<string>();
  // One seed for either order: an order that hung on anything else would be the same twice.
  for (const seed of ['a', 'b']) {
    const file = folder.at(`lot-${seed}.json`);
    const words = ['play', 'bridgefront', '--seats', 'human,greedy', '--seed', seed, '--record', file];
    await run(words, { input: lines('1') });
    const record = JSON.parse(readFileSync(file, 'utf8')) as { seats: string[] };
    seats.add(record.seats.join());
    await run(['play', 'bridgefront', '--resume', file], { input: lines('1') });
    expect((JSON.parse(readFileSync(file, 'utf8')) as { seats: string[] }).seats).toEqual(record.seats);
  }
  expect([...seats].sort()).toEqual(['greedy,human', 'human,greedy']);
});

test.concurrent('a newcomer is told the aim, the question and the choices', async () => {
  const { code, out, err } = await run(people, {
    input: lines('?', 'why war cry', 'map', 'score', 'options', 'log', 'hand'),
  });
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(out).toMatch(/You play Veil/);
  expect(out).toMatch(/Reach 8 points/);
  expect(out).toMatch(/Choose the corner of your Capital|Place a starting Bridge/);
  expect(out).toMatch(/your Forces hit on 1–4 in combat round 1/);
  expect(out).toMatch(/takes back your last choice/);
  expect(out).toMatch(/Your points: 0 of 8/);
  expect(out).toMatch(/vpToWin +8/);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(out).toMatch(/The input ended before the match did/);
});

test.concurrent('a game for two is played without saying how many seats, and has only what it has', async () => {
  const words = ['play', 'twin-bridges', '--seed', 'two', '--option', 'start=preconstructed'];
  const { out, err } = await run(words, { input: lines('1', '?', 'market', 'why sprint', 'hand', 'map') });
  expect(err).toBe('');
  expect(out).toMatch(/You are Player [12]\..*Against you: Player [12] \(greedy\)\./s);
  expect(out).toContain('This game has no market.');
  expect(out).not.toMatch(/^ {2}market/m);
  expect(out).toContain('Sprint: when it attacks, it first moves next to the bridge');
  expect(out).toMatch(/Your hand from the left\n {2}▲ Bastion/);
  expect(out).toContain('First lane: empty');
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

test.concurrent('a hint tells a whole plan with what to expect, beside others, and the same when asked again', async () => {
  const { out } = await run(people, { input: lines('hint', 'hint', '1', 'hint') });
  const hints =
    out.match(/The warlord\swould\schoose:[^]*?\s%\.\s[^]*?Instead:[^]*?(?:%\sless|\sas\sgood)\./g) ?? [];
  expect(hints).toHaveLength(3);
  expect(hints[0]).toMatch(/ › [^]*,\swin\schance\sabout\s\d+\s%/);
  expect(hints[1]).toBe(hints[0]);
  expect(hints[2]).not.toMatch(/ › /);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

test.concurrent('choices can be written as number, text, name or beginning, and be taken back', async () => {
  const input = lines('1', '1', 'undo', 'edge:2,0~3,0', 'u', '2,0 3,0', 'nonsense', 'e', '1', '1', 'p0');
  const { out } = await run(people, { input });
  expect(out).toMatch(/Planned: /);
  expect(out).toMatch(/"nonsense" is none of the choices/);
  expect(out).toMatch(/Starting Bridges: /);
});

test.concurrent('the record is kept, the match resumed, and the record good', async () => {
  const file = folder.at('kept.json');
  const first = await run([...people, '--record', file], { input: lines('1', '1', 'q', 'y') });
  expect(first.code).toBe(0);
  expect(first.out.replaceAll(/\s+/g, ' ')).toContain(
    `go on with: bridgefront play bridgefront --resume ${file}`,
  );
  const before = JSON.parse(readFileSync(file, 'utf8')) as { choices: string[] };
  expect(before.choices.length).toBeGreaterThan(1);
  const second = await run(['play', 'bridgefront', '--resume', file], { input: lines('1', '1', '1', '1') });
  expect(second.out).toMatch(/You play Veil/);
  const after = JSON.parse(readFileSync(file, 'utf8')) as { choices: string[] };
  expect(after.choices.slice(0, before.choices.length)).toEqual(before.choices);
  expect(after.choices.length).toBeGreaterThan(before.choices.length);
  expect((await run(['replay', file, '--unfinished'])).code).toBe(0);
});

test.concurrent('a match that is over is played on from a choice, and its record stays as it was', async () => {
  const [over, fork] = [folder.at('over.json'), folder.at('fork.json')];
  const short = ['play', 'twin-bridges', '--seats', 'random,random', '--seed', 'fork', '--record', over];
  expect((await run(short)).code).toBe(0);
  const before = readFileSync(over, 'utf8');
  const from = ['play', 'twin-bridges', '--resume', over, '--at', '3', '--seats', 'human,greedy'];
  await run([...from, '--record', fork], { input: lines('1') });
  const choices = (text: string): string[] => (JSON.parse(text) as { choices: string[] }).choices;
  expect(readFileSync(over, 'utf8')).toBe(before);
  expect(choices(readFileSync(fork, 'utf8')).slice(0, 3)).toEqual(choices(before).slice(0, 3));
  const late = await run([...from.slice(0, -3), '9999']);
  expect(late).toMatchObject({ code: 2, err: expect.stringMatching(/--at takes a whole number/) });
  const running = await run(['play', 'twin-bridges', '--resume', fork, '--at', '1']);
  expect(running.err).toContain('Only a finished match can be played on');
});

test.concurrent('after the end the same players may play again, on other dice', async () => {
  const words = [
    'play',
    'twin-bridges',
    '--seats',
    'human,random',
    '--seating',
    'as-taken',
    '--seed',
    'again',
  ];
  const moves = Array.from({ length: 400 }, () => '1');
  const { out, err } = await run(words, { input: lines(...moves, 'y', 'n') });
  expect(err).toBe('');
  expect(out).toMatch(/Play again with the same players\?/);
  const again = await run(words, { input: lines(...moves.map(() => 'y')) });
  expect(again.out.match(/Welcome to/g)).toHaveLength(1);
});

test.concurrent('moments at which one might react are answered beforehand, and stay so in the record', async () => {
  const file = folder.at('answers.json');
  const words = ['play', 'fells-and-fords', '--seats', 'human,greedy', '--seed', 'answers'];
  const typed = ['answers', 'answers 1 perhaps', 'answers 1 never'];
  const { out } = await run([...words, '--record', file], { input: lines(...typed) });
  expect(out).toMatch(/1 {2}.*: you are asked/);
  expect(out).toMatch(/To change it, write its number and how/);
  expect(out).toMatch(/1 {2}.*: you never react/);
  const later = await run(['play', 'fells-and-fords', '--resume', file], { input: lines('answers') });
  expect(later.out).toMatch(/1 {2}.*: you never react/);
  const without = await run(people, { input: lines('answers') });
  expect(without.out).toContain('This game has no moments at which you might react out of turn.');
});

test.concurrent('save begins a record in the middle of a match', async () => {
  const file = folder.at('saved.json');
  await run(people, { input: lines('save', `save ${file}`, '1') });
  expect(existsSync(file)).toBe(true);
});

test.concurrent.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends with one sentence and %i, and nothing is lost', async (signal, exit) => {
  const file = folder.at(`${signal}.json`);
  const { code, out, err } = await run([...people, '--record', file], {
    input: '1\n',
    kill: (text) => (/Place a starting Bridge[^]*> /.test(text) ? signal : null),
  });
  expect({ code, err }).toEqual({ code: exit, err: '' });
  expect(out).toContain(`Interrupted by ${signal}.`);
  expect((await run(['replay', file, '--unfinished'])).code).toBe(0);
});

test.concurrent('two people do not see each other’s hands', async () => {
  const words = [
    'play',
    'bridgefront',
    '--seats',
    'human,human',
    '--seating',
    'as-taken',
    '--seed',
    'two',
    '--option',
    'factions=veil,bastion',
  ];
  const { out } = await run(words, { input: lines('1', '1', '1', '1', '1') });
  expect(out).toMatch(/The keyboard goes to Bastion \(seat 1\)/);
  const [, bastion] = out.split('The keyboard goes to Bastion');
  const [own] = bastion.split('The keyboard goes to Veil');
  expect(own).toContain('Your hand');
  expect(own).not.toMatch(/Veil draws [A-Z]/);
});

test.concurrent('a match can be played to its end line by line', async () => {
  const words = [...people, '--option', 'rounds=1', '--record', folder.at('end.json')];
  const { code, out } = await run(words, {
    input: lines(...Array.from({ length: 200 }, () => ['done', 'p0', 'none', '1']).flat()),
  });
  expect(code).toBe(0);
  expect(out).toMatch(/── The match is over/);
  expect(out).toMatch(/points +permanent +places +gold/);
});
