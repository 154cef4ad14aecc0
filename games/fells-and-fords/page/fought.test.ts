import { expect, test } from 'vitest';
import type { FellsFace, TableView } from '../rules/table.ts';
import { lastFought } from './fought.ts';

const table = {
  units: [{ id: 0, unit: 'toll-wardens', seat: 0, at: '6,4', health: 2 }],
} as unknown as TableView;

const own = { seat: 0, unit: 'toll-wardens', at: '6,4' };
const enemy = { seat: 1, unit: 'pack-wolves', at: '7,4' };
const told = [
  { tell: 'attacks', ...own, target: 'pack-wolves', to: '7,4', how: 'attack', ranged: false },
  { tell: 'rolls', ...own, dice: ['strike', 'morale', 'lore'] },
  { tell: 'suffers', ...enemy, amount: 1, health: 2 },
  { tell: 'attacks', ...enemy, target: 'toll-wardens', to: '6,4', how: 'counter', ranged: false },
  { tell: 'rolls', ...enemy, dice: ['cleave', 'heroic'] },
  { tell: 'suffers', ...own, amount: 1, health: 2 },
] as FellsFace[];
const reports = told.map((face) => ({ face }));

test('the last attack is told with the counter to it, and what each has cost', () => {
  const [attack, counter, ...more] = lastFought(reports, 0, table);
  expect(more).toEqual([]);
  expect(attack?.combat).toMatchObject({ kind: 'attack', dice: ['strike', 'morale', 'lore'], damage: 1 });
  expect(counter?.combat).toMatchObject({ kind: 'counter', from: '7,4', at: '6,4', damage: 1, retreats: 0 });
  expect(counter?.target.health).toBe(2);
});

test('a unit that has fallen is told of with no figure left', () => {
  const [attack] = lastFought([...reports.slice(0, 3), { face: { tell: 'falls', ...enemy } }], 0, table);
  expect(attack).toMatchObject({ falls: true, target: { unit: 'pack-wolves', health: 0 } });
});

test('what was seen before is not told again', () => {
  expect(lastFought(reports, reports.length, table)).toEqual([]);
});

test('a counter that was chosen after the attack is told alone', () => {
  const fights = lastFought(reports, 3, table);
  expect(fights.map(({ combat }) => combat.kind)).toEqual(['counter']);
});
