// The table in a terminal: the strip of zones, the hand, and what a card says.

import { sureOptions } from '@bridgefront/kernel';
import { seatNames } from '@bridgefront/terminal/seat-names.ts';
import type { Drawing } from '@bridgefront/terminal/table.ts';
import { expect, test } from 'vitest';
import { castles } from '../rules/index.ts';
import { table as castlesTable } from '../terminal/index.ts';
import { red, siege, unit } from './scene.ts';
import type { Scene } from './scene.ts';

function drawingOf(table: Scene, seat: number | null): Drawing {
  const view = table.whole(seat);
  const paint = (_style: unknown, text: string): string => text;
  const options = sureOptions(castles.options, {});
  return {
    view,
    paint,
    names: seatNames(castlesTable, () => view, ['you', 'greedy'], paint),
    options,
  };
}

const table = () =>
  siege(
    [
      'red general at red-middle',
      unit('red', 'spearman-3', 'blue-front', { hp: 2, marks: ['moved', 'charged'] }),
      'blue wall at blue-middle',
      'blue siege-tower at blue-middle',
    ],
    { hand: ['Trap', 'Trap', 'Keep'], enemyHand: ['Rout', 'Wall'], known: ['Rout'] },
  ).asks('main', red);

test('the strip shows both sides, Walls on their border, HP and marks', () => {
  const lines = castlesTable.map(drawingOf(table(), red)).map((line) => line.trimEnd());
  expect(lines.slice(0, -1)).toEqual([
    `${' '.repeat(65)}Castle♥50`,
    `${' '.repeat(65)}Tower 1♥8`,
    `${' '.repeat(65)}Wall 1♥15`,
    '├──Red─Castle───│──Red─Middle───│───Red─Front───╪──Blue─Front───▓──Blue─Middle──│──Blue─Castle──┤',
    `${' '.repeat(17)}General♥5${' '.repeat(23)}Spearman 3♥2 m+`,
    `${' '.repeat(17)}Castle♥50`,
  ]);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
});

test('the hand is told to its owner only, with what the enemy knows', () => {
  const own = castlesTable.hand(drawingOf(table(), red));
  expect(own.join('\n')).toContain('Trap ×2');
  expect(own.at(-1)).toBe('  Your Trap order: hold all Traps.');
  expect(castlesTable.hand(drawingOf(table(), null))).toEqual([]);
  expect(castlesTable.market(drawingOf(table(), red)).at(-1)).toBe('You know of Blue’s hand: at least Rout.');
  expect(castlesTable.market(drawingOf(table(), null))).toHaveLength(1);
});

test('why tells a card by a part of its name', () => {
  const { paint, options } = drawingOf(table(), red);
  expect(castlesTable.why(paint, options, 'storm')?.[0]).toBe('Lightning Storm  Spell · 2 copies');
  expect(castlesTable.why(paint, options, 'dragon')).toBeNull();
  expect(castlesTable.known()).toContain('Siege Tower');
});

test('what stands behind a name is health, and says so', () => {
  const lines = castlesTable.map(drawingOf(table(), red));
  expect(lines.at(-1)).toContain('♥ hit points left');
});

test('the result is told once, the winner first as in the log', () => {
  const scene = siege(
    [
      'blue wizard at blue-castle',
      unit('red', 'castle-1', 'red-middle', { hp: 2 }),
      'red spearman-1 at red-front',
    ],
    { more: { turn: 6 } },
  );
  scene.play('unit:wizard-2', 'at:castle-1').asks(null);
  const drawing = drawingOf(scene, null);
  expect(castlesTable.score(drawing)).toEqual(['Score: Blue 100, Red −100.']);
  const outcome = castles.outcome(scene.state, scene.match.options);
  if (outcome === null) throw new Error('The match is not over.');
  const lines = castlesTable.ranking(drawing, outcome);
  expect(lines[0]).toBe('Blue wins: the other Castle has fallen.');
  expect(lines.join(' ')).not.toContain('Score');
});
