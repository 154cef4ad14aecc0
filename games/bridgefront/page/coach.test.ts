// Where the coach begins for somebody who does not want to choose yet.

import { expect, test } from 'vitest';
import type { PublicSeat, TableView } from '../rules/table.ts';
import { plainSeat, plainTable } from '../test/plain-view.ts';
import { presetStart } from './coach.ts';

const seat: PublicSeat = { ...plainSeat, gold: 5 };

const view: TableView = {
  ...plainTable,
  phase: 'setup',
  mines: [{ hex: '2,0', value: 5 }],
  seats: [
    { ...seat, capital: '4,0' },
    { ...seat, capital: '-4,0' },
  ],
  market: [0, 0, 0],
  power: [0, 0, 0],
};

test('the corner next to a Mine', () => {
  expect(presetStart(['hex:-4,0', 'hex:4,0', 'hex:0,4'], view)).toBe('hex:4,0');
});

test('Bridges from the Capital towards the Mine, one after the other', () => {
  const open = ['edge:1,0~2,0', 'edge:2,0~3,0', 'edge:3,0~4,0', 'edge:3,1~4,0', 'edge:2,1~3,0'];
  expect(presetStart(open, view)).toBe('edge:3,0~4,0');
  const next = { ...view, bridges: ['3,0~4,0'] };
  expect(
    presetStart(
      open.filter((edge) => edge !== 'edge:3,0~4,0'),
      next,
    ),
  ).toBe('edge:2,0~3,0');
});

test.each([
  ['cards', ['card:scout-report', 'card:recruit'], 'setup'],
  ['actions', ['march', 'build'], 'action'],
  ['places of a card', ['hex:1,0', 'hex:2,0'], 'action'],
] as const)('%s are for the reader to decide', (_, choices, phase) => {
  expect(presetStart(choices, { ...view, phase })).toBeNull();
});
