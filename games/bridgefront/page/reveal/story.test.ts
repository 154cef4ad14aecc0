// Battles and action steps put together from single reports.

import { describe, expect, test } from 'vitest';
import type { BridgefrontFace } from '../../rules/table.ts';
import type { Report } from '../match.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { battleAt, collectedAt, orderAt } from './story.ts';

const told = (...faces: readonly BridgefrontFace[]): Report[] => faces.map((face) => ({ face }));

const units = [
  { forces: 2, champions: [] },
  { forces: 1, champions: [] },
];
const opening = { tell: 'battle', hex: '0,0', attacker: 0, defender: 1, siege: false, units } as const;
const side = (seat: number) => ({ seat, rolls: [], hits: 0 });

describe('a battle', () => {
  const reports = told(
    opening,
    { tell: 'modifiers', hex: '0,0', round: 1, list: [] },
    { tell: 'combat-round', hex: '0,0', round: 1, attacker: side(0), defender: side(1) },
    { tell: 'battle-losses', hex: '0,0', round: 1, losses: [] },
    { tell: 'champion-died', champion: 'brute', seat: 1, hex: '0,0', killer: 0 },
    { tell: 'combat-round', hex: '0,0', round: 2, attacker: side(0), defender: side(1) },
    { tell: 'battle-over', hex: '0,0', winner: 0, forces: 2, champions: [] },
    { tell: 'gold', seat: 0, amount: 1, why: 'card' },
  );

  test('is told as far as it has been shown', () => {
    expect(battleAt(reports, 0)?.rounds).toEqual([]);
    expect(battleAt(reports, 2)?.rounds).toHaveLength(1);
    expect(battleAt(reports, 2)?.over).toBeNull();
    const whole = battleAt(reports, 7);
    expect(whole?.rounds.map(({ round, deaths }) => [round, deaths])).toEqual([
      [1, ['brute']],
      [2, []],
    ]);
    expect(whole?.over?.winner).toBe(0);
    expect(whole?.last).toBe(6);
    expect(battleAt([], 0)).toBeNull();
  });
});

test('a battle knows who goes into each round and who stands after it', () => {
  const brute = { champion: 'brute', hp: 4 };
  const face = { ...opening, units: [units[0], { forces: 3, champions: [brute] }] };
  const lost = (seat: number, forces: number, amount = 0) => ({
    seat,
    forces,
    damage: amount === 0 ? [] : [{ champion: 'brute', amount }],
    used: [],
  });
  const dice = { tell: 'combat-round', hex: '0,0', attacker: side(0), defender: side(1) } as const;
  const reports = told(
    face,
    { tell: 'damaged', champion: 'brute', amount: 1, by: null },
    { ...dice, round: 1 },
    { tell: 'battle-losses', hex: '0,0', round: 1, losses: [lost(0, 1), lost(1, 2, 2)] },
    { ...dice, round: 2 },
    { tell: 'battle-losses', hex: '0,0', round: 2, losses: [lost(1, 0, 1)] },
    { tell: 'champion-died', champion: 'brute', seat: 1, hex: '0,0', killer: 0 },
  );
  const whole = battleAt(reports, 6);
  expect(whole?.rounds.map((round) => round.units)).toEqual([
    [units[0], { forces: 3, champions: [{ champion: 'brute', hp: 3 }] }],
    [
      { forces: 1, champions: [] },
      { forces: 1, champions: [{ champion: 'brute', hp: 1 }] },
    ],
  ]);
  expect(whole?.units).toEqual([
    { forces: 1, champions: [] },
    { forces: 1, champions: [] },
  ]);
});

test('a battle that a side goes out of says who has gone and where, a later march does not', () => {
  const moved = { tell: 'moved', seat: 1, from: '0,0', to: '1,0', forces: 1, champions: [] } as const;
  const over = { tell: 'battle-over', hex: '0,0', winner: 0, forces: 2, champions: [] } as const;
  const reports = told(opening, { ...moved, retreat: true }, over, { ...moved, seat: 0 });
  expect(battleAt(reports, 3)?.gone).toMatchObject({ seat: 1, to: '1,0' });
  expect(battleAt(told(opening, over, moved), 2)?.gone).toBeNull();
});

describe('the order of the actions', () => {
  const reports = told(
    {
      tell: 'revealed',
      actions: [
        { seat: 0, choices: ['march'] },
        { seat: 1, choices: ['card:zap'], card: 'zap', initiative: 40 },
        { seat: 2, choices: ['done'] },
        { seat: 3, choices: ['build'] },
        { seat: 4, choices: ['card:brute'], card: 'brute', initiative: 10 },
      ],
    },
    { tell: 'card-resolves', seat: 4, card: 'brute' },
    { tell: 'card-resolves', seat: 1, card: 'zap' },
  );

  test('is by initiative, then by seat from the Lead; who is Done does not act', () => {
    expect(orderAt(reports, 0, 3, 5).map(({ seat, state }) => [seat, state])).toEqual([
      [4, 'next'],
      [1, 'next'],
      [3, 'next'],
      [0, 'next'],
    ]);
    expect(orderAt(reports, 2, 3, 5).map(({ state, begins }) => [state, begins])).toEqual([
      ['done', 1],
      ['now', 2],
      ['next', null],
      ['next', null],
    ]);
  });

  test('ends with the action phase', () => {
    const after = [...reports, ...told({ tell: 'collected', seat: 0, hex: '0,1', gold: 4 })];
    expect(orderAt(after, 3, 3, 5)).toEqual([]);
    expect(collectedAt(after, 3)).toEqual([{ seat: 0, hex: '0,1', gold: 4, from: 'mine' }]);
  });
});

test('one Force is no Forces', () => {
  expect([0, 1, 2].map(bridgefrontTexts.reveal.battle.counted)).toEqual(['0 Forces', '1 Force', '2 Forces']);
});
