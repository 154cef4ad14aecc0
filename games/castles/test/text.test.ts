// Prompts, labels and log sentences.

import { faceFor } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { castles } from '../rules/index.ts';
import { blue, red, siege, unit } from './scene.ts';
import type { Scene } from './scene.ts';

const names = ['Ada', 'Ben'];
const { describe: words }: AnyGame = castles;

function log(table: Scene, seat: number | null): string[] {
  return table.reports.flatMap((report) => {
    const face = faceFor(report, seat);
    return face === null ? [] : [words.report(face, (one) => names[one])];
  });
}

test('the log tells a turn step by step', () => {
  const table = siege(
    [
      'red general at red-middle',
      'red spearman at red-front',
      'red builder at red-front',
      'red spy at blue-castle',
      'blue archer-4 at blue-middle',
      unit('blue', 'castle-2', 'blue-middle', { hp: 3 }),
    ],
    { hand: ['Cannon', 'Charge'], enemyHand: ['Trap', 'Keep'], order: 'charging-1' },
  );
  table.play(
    'unit:builder-1',
    'build:cannon',
    'play:charge',
    'at:spearman-1',
    'unit:spearman-1',
    'zone:blue-middle',
  );
  table.play('unit:spy-1', 'look', 'unit:cannon-1', 'at:castle-2').asks(null);
  expect(log(table, null)).toEqual([
    'Ada’s Builder 1 builds Cannon 1 in the Red Front.',
    'Ada plays Charge.',
    'Ada’s Spearman 1 charges.',
    'Ada’s Spearman 1 moves from the Red Front to the Blue Front.',
    'Ada’s Spearman 1 moves from the Blue Front to the Blue Middle.',
    'Ben springs a Trap on Ada’s Spearman 1 in the Blue Middle.',
    'Ada’s Spearman 1 is destroyed in the Blue Middle.',
    'Ada’s Spy looks at 1 card of Ben’s hand.',
    'Ada’s Cannon 1 hits Ben’s Castle for 3 damage.',
    'Ben’s Castle falls. Ada wins. Score, for several matches: Ada 100 and Ben −100 (100 less the HP that the winner’s Castle is missing).',
  ]);
  expect(log(table, red)[7]).toBe('Ada’s Spy looks at Keep of Ben’s hand.');
});

test('labels tell places, HP and what an attack would do', () => {
  const table = siege(
    [
      unit('red', 'spearman-1', 'blue-middle', { hp: 2 }),
      'blue archer-4 at blue-middle',
      'red wizard at red-castle',
      'red siege-tower at blue-middle',
      unit('blue', 'castle-2', 'blue-middle', { hp: 3 }),
    ],
    { hand: ['Healer', 'Trap'] },
  );
  expect(table.prompt()).toBe('Play a card, move or act with a card, or end your turn.');
  expect(table.label('unit:spearman-1')).toBe('Spearman 1 in the Blue Middle (2 of 4 HP): move or act');
  expect(table.label('play:healer')).toBe('Play Healer (Civilian, 2 HP)');
  table.play('unit:spearman-1');
  expect(table.prompt()).toBe('Spearman 1: choose where to go or what to do.');
  expect(table.label('at:archer-4')).toBe('Enemy Archer 4 in the Blue Middle (3 HP) – 3 damage: destroyed');
  expect(table.label('at:castle-2')).toBe(
    'Enemy Castle in the Blue Middle (3 of 50 HP) – 3 damage: falls, you win',
  );
  expect(table.label('zone:blue-castle')).toBe('Move to the Blue Castle Zone');
  table.takeBack().play('done');
  expect(table.prompt()).toContain('with or without a Trap');
  expect(table.label('order:hold')).toBe('Hold all Traps');
  expect(table.label('order:archers-2')).toBe('Spring at most 2 Traps on Archers');
  table.play('order:spearmen-1').asks('main', blue);
  expect(log(table, red).at(-3)).toBe('Ada seals the Trap order to spring at most 1 Trap on Spearmen.');
  expect(log(table, blue).at(-3)).toBe('Ada seals a Trap order.');
});

describe('why not', () => {
  test.each([
    { trapWindow: 'order', rule: 'CA-46', says: 'by your order' },
    { trapWindow: 'ask', rule: 'CA-50', says: 'when you are asked' },
    { trapWindow: 'never', rule: 'CA-50', says: 'In this match Traps are not sprung.' },
  ])('a Trap in the own turn with trapWindow = $trapWindow', ({ trapWindow, rule, says }) => {
    const table = siege([], { hand: ['Trap'], options: { trapWindow } });
    expect(table.refuses('play:trap', rule)).toContain(says);
    table.asks('main', red);
  });

  test('a card in play that an Action card cannot be used on', () => {
    const table = siege(['blue archer-1 at red-front', 'blue archer-2 at blue-front'], { hand: ['Rout'] });
    table.play('play:rout');
    const sentence = 'Rout cannot be used on this Archer now.';
    expect(table.refuses('unit:archer-2', 'CA-17')).toBe(sentence);
    expect(table.refuses('at:archer-2', 'CA-17')).toBe(sentence);
    table.asks('main', red);
  });

  test('a target out of reach, and the zone in which a card stands', () => {
    const table = siege(['red archer-1 at red-front', 'blue archer-2 at blue-middle']);
    table.play('unit:archer-1');
    expect(table.refuses('at:archer-2', 'CA-17')).toBe('Your Archer cannot do anything to this Archer now.');
    expect(table.refuses('zone:red-front', 'CA-21')).toBe('Archer stands there already.');
    table.asks('main', red);
  });
});
