// What is drawn of a report, and what is left out of the board meanwhile.

import { describe, expect, test } from 'vitest';
import type { TableView } from '../../rules/table.ts';
import { plainSeat, plainTable } from '../../test/plain-view.ts';
import { effectsOf, stillOf } from './effects.ts';
import { settledUnits } from './arrivals.ts';

function tableWith(units: TableView['units']): TableView {
  const seats = ['3,0', '-3,0'].map((capital) => ({ ...plainSeat, capital }));
  return { ...plainTable, units, seats };
}

const bare = tableWith([]);

describe('effects', () => {
  test('a move slides its stack, or only shows both ends where nothing may move', () => {
    const face = { tell: 'moved', seat: 1, from: '0,0', to: '1,0', forces: 2, champions: [] } as const;
    const [slide] = effectsOf(face, bare, null);
    expect(slide).toEqual({ draw: 'slide', seat: 1, from: '0,0', to: '1,0', forces: 2, champions: [] });
    expect(slide === undefined ? [] : stillOf(slide)).toEqual([
      { draw: 'ring', hex: '0,0', tone: 'plain' },
      { draw: 'ring', hex: '1,0', tone: 'good', seat: 1 },
    ]);
  });

  test('a champion that is gone is hurt where it stood', () => {
    const before = tableWith([{ hex: '0,1', seat: 0, forces: 0, champions: [{ card: 'brute', hp: 1 }] }]);
    const drawn = effectsOf({ tell: 'damaged', champion: 'brute', amount: 2, by: null }, bare, before);
    expect(drawn).toContainEqual({ draw: 'number', hex: '0,1', amount: -2, tone: 'loss' });
    expect(effectsOf({ tell: 'damaged', champion: 'brute', amount: 2, by: null }, bare, null)).toEqual([]);
  });

  test('losses of a battle stand apart, each on its side', () => {
    const hurt = (champion: string) => ({ champion, amount: 1 });
    const losses = [
      { seat: 0, forces: 2, damage: [hurt('brute'), hurt('runner')] },
      { seat: 1, forces: 0, damage: [hurt('warden')] },
    ];
    const drawn = effectsOf({ tell: 'battle-losses', hex: '0,0', losses } as never, bare, null);
    expect(drawn.flatMap((one) => (one.draw === 'number' ? [one.among] : []))).toEqual([
      { seat: 0, below: 1 },
      { seat: 0, below: 2 },
      { seat: 1, below: 0 },
    ]);
  });

  test('what belongs to no place is not drawn', () => {
    expect(effectsOf({ tell: 'studied', seat: 0, count: 1 }, bare, null)).toEqual([]);
  });
});

describe('units on their way', () => {
  const units = [
    { hex: '1,0', seat: 1, forces: 3, champions: [{ card: 'brute', hp: 4 }] },
    { hex: '2,0', seat: 1, forces: 1 },
  ];

  test('are left out of the hex they go to, and nothing else is', () => {
    const moving = { hex: '1,0', seat: 1, forces: 2, champions: ['brute'] };
    expect(settledUnits(units, { units: moving })).toEqual([{ hex: '1,0', seat: 1, forces: 1 }, units[1]]);
    expect(settledUnits(units, { units: { ...moving, forces: 3 } })).toEqual([units[1]]);
    expect(settledUnits(units, null)).toBe(units);
  });
});
