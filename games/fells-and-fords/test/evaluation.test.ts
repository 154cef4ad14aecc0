// What bots go by: the quick favourite agrees with the appraisal, and the estimate with the rules of the match.

import { greedyBot, nextChoices, situationOf } from '@bridgefront/bots';
import { createEngine, openSeats, seedRandom, sureMatch } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { estimate } from '../rules/evaluation/estimate.ts';
import { bestAttack } from '../rules/evaluation/gain.ts';
import { groundOf } from '../rules/evaluation/ground.ts';
import { greedyWeights } from '../rules/evaluation/weights.ts';
import { fellsAndFords } from '../rules/index.ts';
import { movesOf } from '../rules/turn/battle.ts';
import { field } from './scene.ts';

const engine = createEngine(fellsAndFords);

test('the favourite plan is what the best appraised choices lead to', () => {
  const match = sureMatch(engine, { battle: 'cairnHill' }, 2, 'favourite');
  let compared = 0;
  for (let choices = 0; match.decision !== null && choices < 600; choices++) {
    const { decision, state } = match;
    const [seat] = openSeats(decision);
    const quick = fellsAndFords.favourite?.(state, seat, decision) ?? null;
    const plan = decision.plans[seat].slice();
    if (plan.length === 0 && quick !== null) {
      for (;;) {
        const legal = fellsAndFords.decisions[decision.ask].choices(state, seat, plan, decision);
        if (legal.length === 0) break;
        const worths = fellsAndFords.appraise(state, seat, plan, legal, decision);
        plan.push(legal[worths.indexOf(Math.max(...worths))]);
      }
      expect(quick).toEqual(plan);
      compared++;
    }
    const legal = engine.choices(match, seat);
    const worths = fellsAndFords.appraise(state, seat, decision.plans[seat], legal, decision);
    expect(engine.choose(match, seat, legal[worths.indexOf(Math.max(...worths))])).toBeNull();
  }
  expect(compared).toBeGreaterThan(20);
});

test('an objective is chosen by how it does, in a single battle too, and by who begins with it', () => {
  let compared = 0;
  for (let seed = 0; seed < 40; seed++) {
    const match = sureMatch(engine, {}, 2, `objective ${seed}`);
    const { state, decision } = match;
    if (decision?.ask !== 'objective') throw new Error('The match begins with objectives.');
    for (const seat of [0, 1]) {
      const legal = engine.choices(match, seat);
      const worths = fellsAndFords.appraise(state, seat, [], legal, decision);
      const best = legal[worths.indexOf(Math.max(...worths))];
      expect(new Set(worths).size).toBeGreaterThan(1);
      if (legal.includes('objective:not-one-step')) expect(best).toBe('objective:not-one-step');
      if (legal.includes('objective:wolves-at-the-door'))
        expect(best).not.toBe('objective:wolves-at-the-door');
      compared += legal.length;
    }
  }
  expect(compared).toBe(240);
});

test('FF-90: between equals, who scores next is ahead, and points, units and banners count for their side', () => {
  const even = { south: { 'toll-wardens': '4,6' }, north: { 'scree-howlers': '4,2' } };
  const base = field(even).asks('attacks');
  const share = (more: object): number => {
    const scene = field({ ...even, ...more }).asks('attacks');
    return estimate(scene.state)[0];
  };
  const now = estimate(base.state)[0];
  expect(estimate(base.state)[0] + estimate(base.state)[1]).toBeCloseTo(1);
  expect(share({ seats: [{ vp: 3 }, {}] })).toBeGreaterThan(now);
  expect(share({ seats: [{}, { vp: 3 }] })).toBeLessThan(now);
  expect(share({ more: { banners: { '4,6': 1 } } })).toBeGreaterThan(now);
  expect(share({ south: { 'toll-wardens': { at: '4,6', health: 1 } } })).toBeLessThan(now);
});

test('nobody ends the attacks with a shot left at somebody who cannot strike back', () => {
  const doneWorth = (howlers: string): number => {
    const sides = { south: { 'reed-archers': '4,6' }, north: { 'scree-howlers': howlers } };
    const { match, state } = field(sides).asks('attacks');
    const legal = engine.choices(match, 0);
    const { decision } = match;
    if (decision === null) throw new Error('Nobody is asked.');
    return fellsAndFords.appraise(state, 0, [], legal, decision)[legal.indexOf('done')];
  };
  expect(doneWorth('4,4')).toBe(-Infinity);
  // Beside it a blow would be struck back.
  expect(doneWorth('4,5')).toBeGreaterThan(-Infinity);
});

test('FF-28: an attack is weighed by the figures that players are shown, poison that morale feeds included', () => {
  const worth = (poisoned: boolean): number => {
    const { match, state } = field({
      south: { 'reed-archers': '4,6' },
      north: { 'scree-howlers': { at: '4,4', poisoned } },
      options: { poisonFace: 'morale' },
    }).asks('attacks');
    const { decision } = match;
    if (decision === null) throw new Error('Nobody is asked.');
    const legal = engine.choices(match, 0);
    return fellsAndFords.appraise(state, 0, [], legal, decision)[legal.indexOf('unit:4,6')];
  };
  expect(worth(true)).toBeGreaterThan(worth(false));
});

test('what a move is imagined to attack is what the unit could attack if it stood there', () => {
  const match = sureMatch(engine, { battle: 'cairnHill' }, 2, 'imagined');
  const random = seedRandom('imagined');
  let worthwhile = 0;
  for (let choices = 0; match.decision !== null && choices < 400; choices++) {
    const { decision, state } = match;
    const [seat] = openSeats(decision);
    if (decision.ask === 'moves' && decision.plans[seat].length === 0)
      state.units.forEach((unit, id) => {
        if (unit.hex < 0 || unit.seat !== seat || unit.moved || !unit.ordered) return;
        for (const hex of movesOf(state, unit)) {
          const there = { ...unit, hex, moved: true };
          const units = state.units.with(id, there);
          const imagined = bestAttack(groundOf(greedyWeights, state, seat), unit, hex);
          expect(imagined).toBe(bestAttack(groundOf(greedyWeights, { ...state, units }, seat), there, hex));
          if (imagined > 0) worthwhile++;
        }
      });
    for (const choice of nextChoices(greedyBot, situationOf(engine, match, seat), random))
      expect(engine.choose(match, seat, choice)).toBeNull();
  }
  expect(worthwhile).toBeGreaterThan(50);
});
