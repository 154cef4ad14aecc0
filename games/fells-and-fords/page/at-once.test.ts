import { expect, test } from 'vitest';
import { fullOptions } from '../rules/table.ts';
import type { UnitView } from '../rules/table.ts';
import { atOnce, draggedTo } from './at-once.ts';

const unit = (id: number, at: string, seat = 0): UnitView => ({
  id,
  unit: 'toll-wardens',
  seat,
  at,
  health: 3,
});

function asked(
  ask: string,
  choices: readonly string[],
  plan: readonly string[],
  aims: readonly string[][] = [],
) {
  return {
    ask,
    plan,
    near: 0,
    options: fullOptions({}),
    open: new Map(choices.map((choice) => [choice, { choice, label: choice }])),
    table: {
      units: [unit(0, '4,6'), unit(1, '6,6'), unit(2, '4,4', 1)],
      aims: aims.map(([from = '', at = '']) => ({ from, at, dice: 2, damage: 0, kill: 0, push: 0 })),
    },
  };
}

test('a unit that a card could order is ordered by one click once the card is begun', () => {
  const found = atOnce(asked('command', ['text', 'one'], ['card:company-centre']));
  expect(found.get('4,6')).toEqual({ choices: ['text', 'unit:4,6'], from: null });
  expect(found.has('4,4')).toBe(false);
  expect(atOnce(asked('command', ['card:company-centre'], [])).size).toBe(0);
});

test('an enemy is attacked by one click where one unit alone can', () => {
  const aims = [
    ['4,6', '4,4'],
    ['4,6', '5,4'],
    ['6,6', '5,4'],
  ];
  const found = atOnce(asked('attacks', ['unit:4,6', 'unit:6,6', 'done'], [], aims));
  expect([...found]).toEqual([['4,4', { choices: ['unit:4,6', 'at:4,4'], from: '4,6' }]]);
  expect(atOnce(asked('attacks', ['at:4,4'], ['unit:4,6'], aims)).size).toBe(0);
});

test.each([
  ['moves', '4,6', '4,5', 'to:4,5'],
  ['moves', '4,6', '0,0', null],
  ['attacks', '4,6', '4,4', 'at:4,4'],
  ['attacks', '4,6', '4,5', null],
  ['upkeep', '4,6', '4,5', null],
] as const)('in the step %s a unit dragged from %s to %s does %s', (step, from, to, choice) => {
  const moves = [{ from: '4,6', to: '4,5 5,5' }];
  const aims = [{ from: '4,6', at: '4,4', dice: 2, damage: 0, kill: 0, push: 0 }];
  expect(draggedTo({ step, moves, aims }, from, to)).toBe(choice);
});
