// What bots are told: worth of choices and shares of the win.

import { createEngine, pickOne, seedRandom, sureMatch } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { estimate } from '../rules/evaluation/estimate.ts';
import { freeGain } from '../rules/evaluation/free-gain.ts';
import { castles } from '../rules/index.ts';
import { red, siege, unit } from './scene.ts';
import type { Scene } from './scene.ts';

const engine = createEngine(castles);

/** The choices that the appraisal leads to, one after another, up to the end of the plan. */
function plan(table: Scene): string {
  const { decision } = table.match;
  if (decision === null) return '';
  const made: string[] = [];
  for (;;) {
    const legal = table.offers(...made);
    if (legal.length === 0) return made.join(' ');
    const worth = castles.appraise(table.state, table.asked, made, legal, decision);
    made.push(legal[worth.indexOf(Math.max(...worth))]);
  }
}

describe('the appraisal', () => {
  test('takes the blow that wins', () => {
    const table = siege(['red spearman at blue-middle', unit('blue', 'castle-2', 'blue-middle', { hp: 3 })]);
    expect(plan(table.asks('main', red))).toBe('unit:spearman-1 at:castle-2');
  });

  test('CA-68: sends the Spy to look', () => {
    const table = siege(['red spy at blue-castle'], { enemyHand: ['Trap', 'Keep'] }).asks('main', red);
    expect(plan(table)).toBe('unit:spy-1 look');
  });

  test('CA-86: puts what it cannot use under the deck, and keeps what it can', () => {
    const cards = [unit('red', 'wizard-1', 'red-castle', { marks: ['moved', 'acted'] })];
    const options = { cycle: 1 };
    const dead = siege(cards, { options, hand: ['Rally Forces', 'Trap'] }).asks('main', red);
    expect(plan(dead)).toBe('cycle under:rally-forces');
    const good = siege(cards, { options, hand: ['Trap', 'Wall'] }).asks('main', red);
    expect(plan(good)).toBe('cycle under:wall');
  });

  test('CA-26: builds a Siege Tower in the enemy Middle', () => {
    const table = siege(
      ['red builder at blue-middle', 'red spearman at blue-front', 'blue wizard at blue-castle'],
      {
        hand: ['Siege Tower'],
      },
    ).asks('main', red);
    expect(plan(table)).toBe('unit:builder-1 build:siege-tower');
  });

  test('CA-26: walks the Builder of a Siege Tower towards the enemy Middle', () => {
    const table = siege(
      [
        unit('red', 'builder-1', 'blue-front', { marks: ['acted'] }),
        unit('red', 'spearman-1', 'blue-front', { marks: ['acted', 'moved'] }),
        unit('red', 'spearman-2', 'blue-front', { marks: ['acted', 'moved'] }),
        'blue wizard at blue-castle',
      ],
      { hand: ['Siege Tower'] },
    ).asks('main', red);
    expect(plan(table)).toBe('unit:builder-1 zone:blue-middle');
  });

  test('CA-29: does not send the Builder of a Siege Tower against a Wall', () => {
    const table = siege(
      [
        unit('red', 'builder-1', 'red-front', { marks: ['acted'] }),
        unit('red', 'spearman-1', 'blue-front', { marks: ['acted', 'moved'] }),
        'blue wall at blue-middle',
        'blue wizard at blue-castle',
      ],
      { hand: ['Siege Tower'] },
    ).asks('main', red);
    expect(plan(table)).toBe('done');
  });

  test('CA-58: takes the Archer home for an Arrow Rain', () => {
    const table = siege(
      [
        unit('red', 'archer-1', 'red-middle', { marks: ['acted'] }),
        'red general at red-middle',
        unit('red', 'spearman-1', 'red-middle', { marks: ['acted', 'moved'] }),
        unit('blue', 'spearman-9', 'red-middle', { hp: 2 }),
      ],
      { hand: ['Arrow Rain'] },
    ).asks('main', red);
    expect(plan(table)).toBe('unit:archer-1 zone:red-castle');
  });

  test('CA-58: plays Arrow Rain on enemies at the gate', () => {
    const table = siege(
      [
        unit('red', 'archer-1', 'red-castle', { marks: ['acted', 'moved'] }),
        unit('red', 'archer-2', 'red-castle', { marks: ['acted', 'moved'] }),
        'red general at red-middle',
        unit('red', 'spearman-1', 'red-middle', { marks: ['acted', 'moved'] }),
        unit('blue', 'spearman-9', 'red-middle', { hp: 2 }),
        unit('blue', 'spearman-8', 'red-middle', { hp: 2 }),
      ],
      { hand: ['Arrow Rain'] },
    ).asks('main', red);
    expect(plan(table)).toBe('play:arrow-rain');
  });

  test('CA-60: routs the Soldier at the own Castle', () => {
    const table = siege(['blue spearman-9 at red-middle'], { hand: ['Rout'] }).asks('main', red);
    expect(plan(table)).toBe('play:rout at:spearman-9');
  });

  test('CA-29: builds a Wall', () => {
    const table = siege(['red builder at red-middle'], { hand: ['Wall'] }).asks('main', red);
    expect(plan(table)).toBe('unit:builder-1 build:wall');
  });
});

test('shares add up and follow the lead', () => {
  const ahead = siege(['red armoury at red-castle', unit('blue', 'castle-2', 'blue-middle', { hp: 10 })]);
  const [own, other] = estimate(ahead.asks('main', red).state);
  expect(own + other).toBeCloseTo(1);
  expect(own).toBeGreaterThan(0.85);
});

test('appraised play beats random play', () => {
  let wins = 0;
  for (let index = 0; index < 20; index++) {
    const seat = index % 2;
    const match = sureMatch(engine, {}, 2, `evaluation ${index}`);
    const random = seedRandom(`evaluation ${index}`);
    for (let { decision } = match; decision !== null; { decision } = match) {
      const [asked] = decision.seats;
      const legal = engine.choices(match, asked);
      const worth = castles.appraise(match.state, asked, decision.plans[asked], legal, decision);
      const choice = asked === seat ? legal[worth.indexOf(Math.max(...worth))] : pickOne(random, legal);
      engine.choose(match, asked, choice);
    }
    if (match.state.winners.includes(seat)) wins++;
  }
  expect(wins).toBeGreaterThan(17);
});

describe('CA-13: nothing that is to be had for nothing is left lying', () => {
  const ending = (...pieces: readonly Parameters<typeof siege>[0][number][]) => {
    const table = siege(pieces, { hand: ['Spearman'] }).asks('main', red);
    const { decision } = table.match;
    if (decision === null) throw new Error('Red is asked.');
    const legal = engine.choices(table.match, red);
    const [worth] = castles.appraise(table.state, red, [], ['done', ...legal.slice(0, 1)], decision);
    return { gain: freeGain(table.state, red), worth };
  };

  test.each([
    ['a Cannon that reaches the Castle', 'red cannon at blue-front', 'unit:cannon-1 at:castle-2'],
    ['a Spearman beside it', 'red spearman at blue-middle', 'unit:spearman-1 at:castle-2'],
  ])('%s', (_, piece, plan) => {
    const { gain, worth } = ending(piece);
    expect(gain?.join(' ')).toBe(plan);
    expect(worth).toBe(-Infinity);
  });

  test('a Mason beside the own harmed Castle, and nobody beside one that is whole', () => {
    const harmed = unit('red', 'castle-1', 'red-middle', { hp: 20 });
    expect(ending('red mason at red-middle', harmed).gain?.join(' ')).toBe('unit:mason-1 at:castle-1');
    const { gain, worth } = ending('red mason at red-middle');
    expect(gain).toBeNull();
    expect(worth).toBeGreaterThan(-Infinity);
  });
});
