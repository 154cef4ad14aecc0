// What bots are told: worth of choices and shares of the win.

import { createEngine, openSeats, pickOne, seedRandom, sureMatch } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { heartland } from '../rules/index.ts';
import { estimate } from '../rules/evaluation/estimate.ts';
import { battle, combat, duel } from './scene.ts';
import type { Scene } from './scene.ts';

const engine = createEngine(heartland);
const farmers = (count: number): string[] => Array.from({ length: count }, () => 'Farmer');

// The choices that the appraisal likes best, up to the seal.
function bestPlan(table: Scene): string[] {
  const seat = table.asked;
  const plan: string[] = [];
  for (let legal = table.legal(); legal.length > 0;) {
    const { decision } = table.match;
    if (decision === null) break;
    const worth = heartland.appraise(table.state, seat, plan, legal, { ...decision });
    plan.push(legal[worth.indexOf(Math.max(...worth))]);
    const rules = heartland.decisions[decision.ask as 'strategy'];
    legal = rules.choices(table.state, seat, plan, decision);
  }
  return plan;
}

test('it builds first, then deploys, and commits last', () => {
  const table = duel({ hand: ['Farmer', 'Outrider'], ready: farmers(1), home: ['Raider'] }).asks('strategy');
  expect(bestPlan(table)).toEqual(['villager:farmer']);
  table.play('villager:farmer', 'pass').asks('strategy', 0);
  expect(bestPlan(table)).toEqual(['unit:outrider']);
  table.play('unit:outrider', 'pass').asks('strategy', 0);
  expect(bestPlan(table)[0]).toBe('commit');
});

test('HL-23: passing is not worth a thought while a villager could be deployed', () => {
  const passing = (table: Scene): number => {
    const { decision } = table.match;
    if (decision === null) throw new Error('Somebody is asked.');
    const legal = table.legal();
    return heartland.appraise(table.state, table.asked, [], legal, { ...decision })[legal.indexOf('pass')];
  };
  const table = duel({ hand: ['Farmer', 'Outrider'], ready: farmers(1) }).asks('strategy');
  expect(passing(table)).toBe(-Infinity);
  table.play('villager:farmer', 'pass').asks('strategy', 0);
  expect(passing(table)).toBeGreaterThan(-Infinity);
});

test('it sends units where they win, and not to their death', () => {
  const table = duel(
    { home: ['Fen Giant', 'Torch Runner'] },
    { at1: ['*Raider'], at2: ['*Menhir Bearer', 'Menhir Bearer'], hasCommitted: true },
  ).asks('strategy', 0);
  const plan = bestPlan(table);
  expect(plan).toContain('go:1,1');
  expect(plan).not.toContain('go:2,2');
});

test('it plays the tactic that saves the most', () => {
  const table = battle(
    { hand: ['Turn Them Back', 'Driving Rain'], ready: farmers(3), at1: ['*Ditch Levy'] },
    { at1: ['Lance Sister'] },
  ).asks('battle', 0);
  expect(bestPlan(table)[0]).toMatch(/^tactic:/);
});

test('it keeps a tactic that changes nothing', () => {
  const table = battle(
    { hand: ['Driving Rain'], ready: farmers(1), at1: ['*Menhir Bearer'] },
    { at1: ['Peat Cutter'] },
  ).asks('battle', 0);
  expect(bestPlan(table)).toEqual(['pass']);
});

test('it kills what is worth most, and occupies with whom it is worth most', () => {
  const kill = combat({ at1: ['Lance Sister'] }, { at1: ['Lance Sister', 'Peat Cutter', 'Raider'] });
  kill.asks('kill', 0);
  expect(bestPlan(kill)).toEqual(['kill:1:2']);
  const occupy = combat({ at1: ['Outrider', 'Bank Warden'] }).asks('occupy', 0);
  expect(bestPlan(occupy)).toEqual(['occupy:2']);
});

test('shares add up and follow the lead', () => {
  const ahead = duel({ at1: ['*Fen Giant'], at2: ['*Dyke Reeve'] }, { life: 6 }).asks('strategy', 0);
  const [own, other] = estimate(ahead.state);
  expect(own + other).toBeCloseTo(1);
  expect(own).toBeGreaterThan(0.9);
});

test('the plan at once is the one that single choices lead to', () => {
  const match = sureMatch(engine, { deck0: 'ember-riders', deck1: 'oxbow-wardens' }, 2, 'favourite');
  const random = seedRandom('favourite');
  let compared = 0;
  for (let { decision } = match; decision !== null; { decision } = match) {
    const [seat] = openSeats(decision);
    const favourite = heartland.favourite?.(match.state, seat, decision) ?? null;
    if (favourite !== null && decision.plans[seat].length === 0) {
      const plan: string[] = [];
      for (let legal = engine.choices(match, seat); legal.length > 0;) {
        const worth = heartland.appraise(match.state, seat, plan, legal, decision);
        plan.push(legal[worth.indexOf(Math.max(...worth))]);
        legal = heartland.decisions.strategy.choices(match.state, seat, plan, decision);
      }
      expect(plan).toEqual(favourite);
      compared++;
    }
    engine.choose(match, seat, pickOne(random, engine.choices(match, seat)));
  }
  expect(compared).toBeGreaterThan(20);
});
