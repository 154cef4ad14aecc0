// Walks through the plans of every card and action: each question must be fit to print, each label too and unlike the others.

import { randomInt, seedRandom } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { describe as group, expect, test } from 'vitest';
import { CARDS } from '../rules/cards/index.ts';
import type { Faction } from '../rules/effects.ts';
import { actionDecisions } from '../rules/phases/action.ts';
import { describe } from '../rules/text/describe.ts';
import type { State } from '../rules/types.ts';
import { addForces } from '../rules/state/units.ts';
import { at, edge, put, question, table } from './text-table.ts';

/** What must never be printed. */
const broken = /undefined|NaN|null|\[object|: choose$|choose a target|\s{2}/;
const walks = 12;

// Many targets for everything: champions of both seats, besieged Capitals, several Bridges, a full purse and hand.
function richTable(faction: Faction = 'aerial'): State {
  const state = table({ championIdeas: 'all' }, faction);
  for (const name of ['-1,0~0,0', '0,0~0,1', '0,1~0,2', '2,0~3,0', '2,-1~2,0']) state.bridges[edge(name)] = 1;
  put(state, 0, 'field-surgeon', '1,0', 2);
  put(state, 0, 'void-agent', '2,-1', 5);
  put(state, 0, 'stormcaller', '2,-1', 5);
  put(state, 1, 'lone-wolf', '0,1', 3);
  addForces(state, 0, at('0,2'), 2);
  addForces(state, 0, at('3,0'), 4);
  addForces(state, 0, at('-3,0'), 1);
  addForces(state, 1, at('-3,0'), 3);
  addForces(state, 1, at('0,1'), 2);
  state.seats[0].mana = 20;
  state.seats[0].gold = 40;
  return state;
}

// One random way through a plan; every question and every label is read.
function walk(state: State, first: string, random: Random): void {
  const plan = first === '' ? [] : [first];
  for (;;) {
    const decision = question('action', plan);
    const legal = actionDecisions.action.choices(state, 0, plan, decision);
    expect(describe.prompt(state, 0, decision), plan.join(' ')).not.toMatch(broken);
    const labels = legal.map((choice) => describe.choice(state, 0, choice, decision));
    for (const label of labels) expect(label, plan.join(' ')).not.toMatch(broken);
    expect(new Set(labels).size, `labels after ${plan.join(' ')}`).toBe(labels.length);
    if (legal.length === 0) return;
    plan.push(legal[randomInt(random, legal.length)]);
  }
}

group('plans in words', () => {
  test.each(CARDS.map((card, id) => [card.name, id, card.slug] as const))('%s', (_, id, slug) => {
    const random = seedRandom(`plans of ${slug}`);
    for (let i = 0; i < walks; i++) {
      const state = richTable(i % 2 === 0 ? 'bastion' : 'aerial');
      const others = Array.from({ length: 3 }, () => randomInt(random, CARDS.length));
      state.champions = state.champions.filter((champion) => champion.card !== id);
      state.seats[0].hand = [id, ...others];
      walk(state, `card:${slug}`, random);
    }
  });

  test.each(['', 'march', 'free-march', 'build', 'reinforce', 'stitchwork', 'tempest', 'slipstep', 'done'])(
    'action "%s"',
    (first) => {
      const random = seedRandom(`plans of ${first}`);
      for (let i = 0; i < walks; i++) walk(richTable(), first, random);
    },
  );
});
