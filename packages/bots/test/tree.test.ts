import { createEngine, seedRandom } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { analyse, situationOf, soundSearch } from '../src/index.ts';
import type { SearchSettings, WeighedPlan } from '../src/index.ts';
import { book, Tree } from '../src/search/tree.ts';
import { quarry } from './quarry.ts';

const engine = createEngine(quarry);
const settings: SearchSettings = { ...soundSearch, budget: { playouts: 120 } };

function bestWith(changed: Partial<SearchSettings>): WeighedPlan {
  const match = engine.start({}, 2, seedRandom('quarry'));
  const wish = { search: { ...settings, ...changed }, compare: { playouts: 40 }, others: 1 };
  return analyse(situationOf(engine, match, 0), seedRandom('x'), wish).best;
}

describe('the tree below the open plan', () => {
  test('without it, nobody digs: the appraisal would not fetch the gem', () => {
    expect(bestWith({}).plan).toEqual(['pick']);
  });

  test('with it, a plan is worth what the best next plan makes of it', () => {
    const { plan, share } = bestWith({ depth: 2 });
    expect(plan).toEqual(['dig']);
    expect(share?.mean).toBeGreaterThan(0.6);
  });

  test('a seat tries more plans the more often it is asked, and settles on what brought it most', () => {
    const tree = new Tree(5);
    const tries = Array.from({ length: 40 }, () => {
      const match = engine.start({}, 2, seedRandom('quarry'));
      const { decision } = match;
      if (decision === null) throw new Error('Nobody is asked.');
      const picked = tree.plan(engine, match, 0, decision, 'morning');
      book(picked, picked.plan[0] === 'gem' ? 0.9 : 0.1);
      return picked.plan[0];
    });
    expect(tries[0]).toBe('pick');
    expect(tries.slice(-10)).toEqual(Array.from({ length: 10 }, () => 'gem'));
  });

  test('one plan a question is what the appraisal likes best', () => {
    expect(bestWith({ depth: 2, nextPlans: 1 })).toEqual(bestWith({}));
  });
});
