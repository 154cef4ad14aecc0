// What an incantation that seeks its target would do, counted by the rules.

import { expect, test } from 'vitest';
import { boardOf, fullOptions } from '../rules/table.ts';
import type { SideView, TableView, UnitView } from '../rules/table.ts';
import { aimsOf, lanesOf } from './outlook.ts';

const unit = (card: string, health: number, more: Partial<UnitView> = {}): UnitView => ({
  card,
  attack: 1,
  health,
  damage: 0,
  ...more,
});

const side = (row: readonly string[], upper: readonly UnitView[]): SideView => ({
  row,
  unseen: [],
  bastion: 0,
  fort: false,
  upper,
  lower: [],
});

function aims(card: string, targets: readonly UnitView[], own: readonly UnitView[] = []) {
  const view = {
    phase: 'play',
    first: 0,
    turn: 5,
    active: 0,
    mana: 8,
    window: 4,
    seats: [side([card, 'gale'], own), side(['recall', 'ward'], targets)],
  } as unknown as TableView;
  const all = [...targets, ...own].map((one) => one.card);
  return Object.fromEntries(aimsOf(boardOf(view, fullOptions({})), 0, card, all));
}

test('damage tells what it takes of each target, and of whom it is the end', () => {
  expect(aims('spark', [unit('veteran', 4), unit('militia', 2)])).toEqual({
    veteran: { change: -2, falls: false },
    militia: { change: -2, falls: true },
  });
});

test('Frenzy gives, and what changes no figures tells nothing', () => {
  expect(aims('frenzy', [], [unit('squire', 2)])).toEqual({ squire: { change: 1, falls: false } });
  expect(aims('gale', [unit('squire', 2)])).toEqual({});
});

test('a creature that waits for its lane is told whom it would meet there, and what is left of the mana', () => {
  const lanes = (slug: string, upper: readonly UnitView[], mine: readonly UnitView[] = []) => {
    const view = {
      phase: 'play',
      first: 0,
      turn: 5,
      active: 0,
      mana: 6,
      seats: [side([slug, 'gale', 'recall', 'ward'], mine), side(['spark', 'frenzy', 'golem'], upper)],
    } as unknown as TableView;
    return lanesOf(boardOf(view, fullOptions({})), 0, slug, ['upper', 'lower']);
  };
  expect(lanes('veteran', [unit('squire', 9)])).toMatchObject([
    { lane: 'upper', attack: { at: 'squire', soon: false } },
    { lane: 'lower', attack: { at: null, soon: false } },
  ]);
  // Rage attacks creatures at once, and no building in its first turn; what strikes it first may be its end.
  expect(lanes('scout', [unit('squire', 9)])).toMatchObject([
    { attack: { at: 'squire', takes: 1, soon: true }, mana: 5, left: 3 },
    { attack: { at: null, soon: false }, mana: 5 },
  ]);
  expect(lanes('militia', [unit('veteran', 9, { attack: 9 })])[0]?.attack).toBeNull();
});
