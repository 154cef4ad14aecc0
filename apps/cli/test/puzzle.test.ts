// A puzzle at the terminal: what is tried is answered by bots, and judged by what it is worth.

import { existsSync, readFileSync } from 'node:fs';
import type { Puzzles } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { gameNames } from '../src/games.ts';
import { run } from './run.ts';

const folder = new URL('../../../games/', import.meta.url);
const fileOf = (game: string): URL => new URL(`${game}/puzzles/mined.json`, folder);
const read = (name: string): string => readFileSync(fileOf(name), 'utf8');
// The game whose puzzles are smallest: its bots think quickest.
const sizeOf = (name: string): number => {
  const [{ position }] = (JSON.parse(read(name)) as Puzzles).puzzles;
  return JSON.stringify(position).length;
};
const [game] = gameNames.filter((name) => existsSync(fileOf(name))).toSorted((a, b) => sizeOf(a) - sizeOf(b));
const { puzzles } = JSON.parse(read(game)) as Puzzles;
// One that is over with one plan, and that every way of writing can be typed for.
const at = puzzles.findIndex(({ line, tempting }) => line.length === 1 && tempting.length === 1);
const number = String(at + 1);
const { line, tempting } = puzzles[at];
const typed = (all: readonly string[]): string => all.map((choice) => `${choice}\n`).join('');

test('its plan solves it', async () => {
  const { code, out } = await run(['puzzle', game, number], { input: typed(line.flat()) });
  expect(out).toContain(`Puzzle ${number}, level`);
  expect(out).toContain('Solved! Your plan wins');
  expect(code).toBe(0);
});

test('another is refuted, can be tried again, and the plan is told who asks for it', async () => {
  const wrong = typed(tempting.flat());
  const { code, out } = await run(['puzzle', game, number], { input: `${wrong}a\n${wrong}s\n` });
  expect(out.match(/Refuted: that is their answer/g)).toHaveLength(2);
  expect(out).toContain('The plan: ');
  expect(out).not.toContain('Solved!');
  expect(code).toBe(0);
});

test('what is no puzzle is said in one sentence', async () => {
  const beyond = await run(['puzzle', game, '999999']);
  expect(beyond).toMatchObject({ code: 2, out: '' });
  expect(beyond.err).toContain(`a whole number from 1 to ${puzzles.length}`);
  const { code, out } = await run(['puzzle', game, number], { input: 'save here.json\n' });
  expect(out).toContain('A puzzle is not kept');
  expect(code).toBe(0);
});
