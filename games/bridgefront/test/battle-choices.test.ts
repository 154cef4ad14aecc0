// Hits assigned by their owner: Focus Fire and Tactical Hand, asked between the dice and the losses.

import { pickOne, seedRandom } from '@bridgefront/kernel';
import type { Match } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import type { Boost } from '../rules/effects.ts';
import type { Combatant } from '../rules/odds/field.ts';
import type { State } from '../rules/types.ts';
import { army, fight, tableOf } from './battle-table.ts';
import type { Hero, Table } from './battle-table.ts';

const assign: Boost = { boost: 'assign-hits' };
const championsFirst: Boost = { boost: 'hits-first', first: 'champions' };

function side(forces: number, ...heroes: readonly Hero[]): Combatant {
  return { army: army(forces, ...heroes) };
}

function focused(forces: number, boosts: readonly Boost[] = [assign], ...heroes: readonly Hero[]): Combatant {
  return { army: army(forces, ...heroes), boosts };
}

const six = (count: number): number[] => Array.from({ length: count }, () => 6);

describe('Focus Fire (C-11)', () => {
  test('S-70 S-121: one choice for each hit, over units that are not yet doomed, until one kind is left', () => {
    const defender = side(1, { slug: 'brute', hp: 1 });
    const table = fight({ attacker: focused(3), defender, dice: [1, 1, 6, 1, 6, 6, 6] });
    expect(table.match.decision).toMatchObject({ ask: 'assign-hits', seats: [0] });
    expect(table.choices(0)).toEqual(['force', 'champion:brute']);
    expect(table.choices(1)).toEqual([]);
    expect(table.faces('battle-losses')).toEqual([]);
    table.choose(0, 'champion:brute');
    // The second hit has only one target left: it needs no choice (S-121).
    expect(table.match.decision).toBeNull();
    expect(table.faces('battle-losses')).toMatchObject([
      { losses: [{ forces: 1 }, { forces: 1, damage: [{ champion: 'brute', amount: 1 }] }] },
    ]);
  });

  test('S-121: nothing is asked without hits or with one kind of target', () => {
    const forcesOnly = fight({ attacker: focused(2), defender: side(2), dice: [1, 1, 6, 6] });
    expect(forcesOnly.match.decision).toBeNull();
    const noHits = fight({ attacker: focused(1), defender: side(1, 'reliable-veteran'), dice: [6, 1, 6] });
    expect(noHits.match.decision).toBeNull();
    expect(noHits.forces(0)).toBe(0);
  });

  test('S-127 C-11: it lasts the whole battle and goes before Hit Control', () => {
    const attacker = focused(2, [championsFirst, assign]);
    const table = fight({
      attacker,
      defender: side(2, 'reliable-veteran'),
      dice: [1, 6, 6, 6, 6, 1, 6, 6, 6],
    });
    table.choose(0, 'force');
    expect(table.forces(1)).toBe(1);
    expect(table.match.decision).toMatchObject({ ask: 'assign-hits', seats: [0] });
    expect(table.match.state.battle?.round).toBe(2);
  });

  test('both seats assign at the same time; the first answer changes nothing yet', () => {
    const attacker = focused(2, [assign], 'brute');
    const defender = focused(2, [assign], 'jet-striker');
    const table = fight({ attacker, defender, dice: [1, 6, 6, 1, 6, 6, 6, 6] });
    expect(table.match.decision?.seats).toEqual([0, 1]);
    table.choose(1, 'champion:brute');
    expect(table.champion('brute')?.hp).toBe(6);
    expect(table.choices(0)).toEqual(['force', 'champion:jet-striker']);
    table.engine.takeBack(table.match, 1);
    table.choose(0, 'champion:jet-striker');
    table.choose(1, 'force');
    expect(table.champion('jet-striker')?.hp).toBe(3);
    expect(table.forces(0)).toBe(1);
  });

  test('C-28 S-120: choices show that Bodyguard takes the first champion hit', () => {
    const table = fight({
      attacker: focused(3),
      defender: side(1, 'ironclad-warden'),
      dice: [1, 1, 6, 6, 6, 6],
    });
    table.choose(0, 'champion:ironclad-warden');
    expect(table.faces('battle-losses')[0]['losses']).toMatchObject([
      {},
      { forces: 1, damage: [{ champion: 'ironclad-warden', amount: 1 }] },
    ]);
  });

  test('S-122 C-30: hits keep their source and order, so Tax Reaver can be kept for the kill', () => {
    const attacker = focused(1, [assign], 'tax-reaver');
    const defender = side(1, { slug: 'brute', hp: 1 });
    const prepare = (state: State): void => void (state.seats[1].gold = 5);
    const dice = [1, 1, 6, 6, 6];
    const byReaver = fight({ attacker, defender, dice, prepare });
    byReaver.choose(0, 'force');
    expect([byReaver.gold(0), byReaver.gold(1)]).toEqual([2 + 2, 3]);
    const byForce = fight({ attacker, defender, dice, prepare });
    byForce.choose(0, 'champion:brute');
    expect([byForce.gold(0), byForce.gold(1)]).toEqual([2, 5]);
  });

  test('default: finish champions that can be killed, then Forces', () => {
    const defaults = (hp: number): string[] => {
      const defender = side(3, { slug: 'brute', hp });
      const { match, engine } = fight({ attacker: focused(3), defender, dice: [1, 1, 6, ...six(4)] });
      const plan: string[] = [];
      while (match.decision !== null && plan.length < 2) {
        const choice = engine.fallback(match, 0);
        plan.push(choice);
        engine.choose(match, 0, choice);
        if (match.state.battle?.round !== 1) break;
      }
      return plan;
    };
    expect(defaults(2)).toEqual(['champion:brute', 'champion:brute']);
    expect(defaults(1)).toEqual(['champion:brute']);
    expect(defaults(3)).toEqual(['force', 'force']);
  });
});

describe('Tactical Hand (G-23)', () => {
  const strategist = (table: Table): boolean | undefined => table.champion('grand-strategist')?.used;

  test('optional, one of the hits, once a round', () => {
    const attacker = side(1, { slug: 'grand-strategist', hp: 60 });
    const defender = side(3, 'reliable-veteran');
    const table = fight({ attacker, defender, dice: [1, 1, 6, ...six(4), 1, 1, 6, ...six(4)], seed: 'hand' });
    expect(table.choices(0)).toEqual(['force', 'champion:reliable-veteran', 'none']);
    table.choose(0, 'none');
    expect(strategist(table)).toBe(false);
    expect(table.match.state.battle?.round).toBe(2);
    expect(table.match.decision).toMatchObject({ ask: 'assign-hits', seats: [0] });
    table.choose(0, 'champion:reliable-veteran');
    expect(strategist(table)).toBe(true);
    const losses = table.faces('battle-losses')[1]['losses'];
    expect(losses).toMatchObject([{}, { damage: [{ champion: 'reliable-veteran' }] }]);
    expect(table.match.decision).toBeNull();
  });

  test('S-127: not asked when used up, or when Focus Fire assigns everything', () => {
    const defender = side(1, 'reliable-veteran');
    const dice = [1, 6, 6, 6, 6];
    const prepare = (state: State): void => void (state.champions[0].used = true);
    const used = fight({ attacker: side(1, 'grand-strategist'), defender, dice, prepare });
    expect(used.match.decision).toBeNull();
    const both = fight({ attacker: focused(1, [assign], 'grand-strategist'), defender, dice });
    expect(both.choices(0)).toEqual(['force', 'champion:reliable-veteran']);
    both.choose(0, 'force');
    expect(strategist(both)).toBe(false);
  });

  test('default: the champion that falls to the fewest hits', () => {
    const defender = side(1, 'titan-vanguard', { slug: 'brute', hp: 2 }, { slug: 'jet-striker', hp: 2 });
    const table = fight({ attacker: side(1, 'grand-strategist'), defender, dice: [1, ...six(9)] });
    expect(table.engine.fallback(table.match, 0)).toBe('champion:jet-striker');
  });

  test('both rights at once: each seat is asked for its own', () => {
    const attacker = focused(2, [assign]);
    const defender = side(2, 'grand-strategist');
    const table = fight({
      attacker: { ...attacker, army: army(2, 'brute') },
      defender,
      dice: [1, 1, 6, 1, 1, 6, 6],
    });
    expect(table.match.decision?.seats).toEqual([0, 1]);
    expect(table.choices(0)).toEqual(['force', 'champion:grand-strategist']);
    expect(table.choices(1)).toEqual(['force', 'champion:brute', 'none']);
    table.choose(1, 'champion:brute');
    expect(table.choices(1)).toEqual([]);
  });
});

describe('plain data at every pause', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => `pause ${i}`);

  test.each(seeds)('JSON round trip at each decision continues identically: %s', (seed) => {
    const attacker = focused(5, [assign], 'brute', 'titan-vanguard');
    const defender = side(5, 'grand-strategist', 'ironclad-warden');
    const table = fight({ attacker, defender, at: 'capital', seed });
    const random = seedRandom(seed);
    while (table.match.decision !== null) {
      const { decision } = table.match;
      const twin = tableOf(table.engine, JSON.parse(JSON.stringify(table.match)) as Match<State>, [], false);
      const told = table.reports.length;
      for (const seat of decision.seats) {
        while (table.match.decision === decision && table.choices(seat).length > 0) {
          expect(twin.choices(seat)).toEqual(table.choices(seat));
          const choice = pickOne(random, table.choices(seat));
          table.choose(seat, choice);
          twin.choose(seat, choice);
        }
      }
      expect(JSON.stringify(twin.match)).toBe(JSON.stringify(table.match));
      expect(twin.reports).toEqual(table.reports.slice(told));
    }
    expect(table.match.state.battle).toBeNull();
  });
});
