// What bots are told: worth of choices and shares of the win.

import { createEngine, pickOne, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { twinBridges } from '../rules/index.ts';
import { estimate } from '../rules/evaluation/estimate.ts';
import { duel } from './scene.ts';
import type { Scene } from './scene.ts';

const engine = createEngine(twinBridges);

function best(table: Scene): string {
  const { decision } = table.match;
  if (decision === null) return '';
  const legal = table.legal();
  const worth = twinBridges.appraise(table.state, table.asked, decision.plans[table.asked], legal, decision);
  return legal[worth.indexOf(Math.max(...worth))];
}

test('TB-4: the appraisal does not destroy the own fort', () => {
  expect(best(duel({ row: ['fort', 'Squire'] }).asks('summon', 0))).toBe('done');
});

test('it sees the attack that wins', () => {
  const table = duel(
    { row: ['bastion', 'Frenzy', 'Squire', 'Ward'], upper: ['Militia'] },
    { row: ['fort', 'Gale', 'Scout', 'Recall', 'Bowman'] },
  );
  expect(best(table)).toBe('card:frenzy');
  table.play('card:frenzy');
  expect(best(table)).toBe('unit:militia');
  table.asks('summon', 0);
});

test('TB-10: helping an enemy creature is not worth a thought', () => {
  const table = duel(
    { row: ['fort', 'Ward', 'Squire'], upper: ['Militia'] },
    { row: ['fort', 'Gale', 'Scout'], upper: ['Bowman'] },
  ).play('card:ward');
  const { decision } = table.match;
  if (decision === null) throw new Error('The target is asked for.');
  const worth = twinBridges.appraise(
    table.state,
    0,
    ['card:ward'],
    ['unit:militia', 'unit:bowman'],
    decision,
  );
  expect(worth[0]).toBeGreaterThan(-Infinity);
  expect(worth[1]).toBe(-Infinity);
  table.play('unit:militia').asks('summon', 0);
});

test('the favourite play is what the best appraised choices lead to', () => {
  let compared = 0;
  for (let index = 0; index < 4; index++) {
    const match = sureMatch(engine, {}, 2, `favourite ${index}`);
    let quick: readonly Choice[] | null = null;
    for (let { decision } = match; decision !== null; { decision } = match) {
      const [asked] = decision.seats;
      const plan = decision.plans[asked];
      if (plan.length === 0) quick = twinBridges.favourite?.(match.state, asked, decision) ?? null;
      const legal = engine.choices(match, asked);
      const worth = twinBridges.appraise(match.state, asked, plan, legal, decision);
      const choice = legal[worth.indexOf(Math.max(...worth))];
      if (quick !== null) {
        expect(quick[plan.length]).toBe(choice);
        compared++;
      }
      expect(engine.choose(match, asked, choice)).toBeNull();
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('shares add up and follow the lead', () => {
  const ahead = duel({ upper: ['Hill giant', 'Veteran'] }, { row: ['fort', 'Scout'] }).asks('summon', 0);
  const [own, other] = estimate(ahead.state);
  expect(own + other).toBeCloseTo(1);
  expect(own).toBeGreaterThan(0.85);
});

test('appraised play beats random play', () => {
  let wins = 0;
  for (let index = 0; index < 40; index++) {
    const seat = index % 2;
    const match = sureMatch(engine, {}, 2, `judge ${index}`);
    const random = seedRandom(`judge ${index}`);
    for (let { decision } = match; decision !== null; { decision } = match) {
      const [asked] = decision.seats;
      const legal = engine.choices(match, asked);
      const worth = twinBridges.appraise(match.state, asked, decision.plans[asked], legal, decision);
      const choice = asked === seat ? legal[worth.indexOf(Math.max(...worth))] : pickOne(random, legal);
      engine.choose(match, asked, choice);
    }
    if (match.state.winners.includes(seat)) wins++;
  }
  expect(wins).toBeGreaterThan(34);
});
