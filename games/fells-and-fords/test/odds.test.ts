// The forecast of an attack and of its counter is exact: every roll that can fall is played by the engine, and its means are
// the forecast.

import { expect, test } from 'vitest';
import { hexOf } from '../rules/hexes.ts';
import { counterOdds, forecast, oddsOf } from '../rules/odds.ts';
import { faces } from '../rules/vocabulary.ts';
import type { DieFace } from '../rules/vocabulary.ts';
import { field } from './scene.ts';
import type { Field, Scene } from './scene.ts';

/** Every roll of so many dice. */
function allRolls(dice: number): DieFace[][] {
  return dice === 0 ? [[]] : allRolls(dice - 1).flatMap((roll) => faces.map((face) => [...roll, face]));
}

const tokens = ['stun', 'poison'];

// As the forecast supposes: dice to damage, retreats ignored as far as may be, no advance.
function answer(scene: Scene, counter: string): string {
  const legal = scene.legal();
  const uses = legal.filter((one) => one.startsWith('use:') && !tokens.includes(one.split(':')[1]));
  const answers: { readonly [ask: string]: string | undefined } = {
    commit: uses.at(-1) ?? 'done',
    ignore: legal.at(-1),
    counter,
    advance: 'stay',
    react: 'pass',
  };
  return answers[scene.match.decision?.ask ?? ''] ?? legal[0];
}

/** What one roll, and the counter where it is made, takes from the unit on `hex`, and whether it lives elsewhere then. */
function play(given: Field, from: string, at: string, roll: readonly DieFace[], counter = 'no', hex = at) {
  const scene = field({ ...given, dice: roll });
  const index = scene.state.units.findIndex((unit) => unit.hex === hexOf(hex));
  const before = scene.state.units[index].health;
  scene.play(`unit:${from}`, `at:${at}`);
  while (scene.state.combats.length > 0) scene.play(answer(scene, counter));
  scene.asks(scene.match.decision?.ask ?? null);
  const after = scene.state.units[index];
  return {
    lost: before - after.health,
    fell: after.hex < 0,
    moved: after.hex >= 0 && after.hex !== hexOf(hex),
  };
}

const levy = { 'toll-wardens': '4,5' };

test.each<[string, Field, string, string]>([
  ['open ground', { south: levy, north: { 'scree-howlers': '4,4' } }, '4,5', '4,4'],
  ['one figure left', { south: levy, north: { 'scree-howlers': { at: '4,4', health: 1 } } }, '4,5', '4,4'],
  [
    'a building takes 1 off',
    { south: levy, north: { 'scree-howlers': '4,4' }, terrain: { building: '4,4' } },
    '4,5',
    '4,4',
  ],
  [
    'a building behind takes 1 off what cannot be walked',
    { south: levy, north: { 'scree-howlers': '4,4' }, terrain: { building: '3,3', water: '2,2' } },
    '4,5',
    '4,4',
  ],
  [
    'cornered by water',
    { south: levy, north: { 'scree-howlers': '4,4' }, terrain: { water: '4,3 3,3' } },
    '4,5',
    '4,4',
  ],
  [
    'stunned, it is never driven',
    { south: levy, north: { 'scree-howlers': { at: '4,4', stunned: true } } },
    '4,5',
    '4,4',
  ],
  [
    'a friend behind supports it',
    { south: levy, north: { 'scree-howlers': ['4,4', '4,3', '3,4'] } },
    '4,5',
    '4,4',
  ],
  [
    'poison that morale feeds',
    {
      south: levy,
      north: { 'scree-howlers': { at: '4,4', poisoned: true } },
      options: { poisonFace: 'morale' },
    },
    '4,5',
    '4,4',
  ],
  ['a shot from afar', { south: { 'reed-archers': '4,6' }, north: { 'scree-howlers': '4,4' } }, '4,6', '4,4'],
  [
    'a flier over others',
    {
      active: 1,
      south: { 'storm-heron': { at: '4,4', health: 2 }, 'toll-wardens': '4,3' },
      north: { 'tusk-riders': '4,5' },
    },
    '4,5',
    '4,4',
  ],
  [
    'what cannot be moved ignores the first retreats',
    { south: levy, north: { 'crag-ogres': { at: '4,4', health: 1 } }, terrain: { water: '4,3 3,3' } },
    '4,5',
    '4,4',
  ],
  [
    'frenzy against a target in the forest',
    {
      active: 1,
      south: { 'toll-wardens': '4,4' },
      north: { 'scree-howlers': { at: '4,5', health: 2 } },
      terrain: { forest: '4,4' },
    },
    '4,5',
    '4,4',
  ],
])('the forecast is what all rolls come to: %s', (_, given, from, at) => {
  const scene = field(given).asks('attacks');
  const [roller, target] = [from, at].map((hex) => scene.at(hex));
  if (roller === null || target === null) throw new Error('Nobody stands there.');
  const odds = oddsOf(scene.state, roller ?? target, target ?? roller);
  const rolls = allRolls(odds.dice).map((roll) => play(given, from, at, roll));
  const mean = (of: (one: (typeof rolls)[number]) => number): number =>
    rolls.reduce((sum, one) => sum + of(one), 0) / rolls.length;
  expect(odds.damage).toBeCloseTo(
    mean(({ lost }) => lost),
    10,
  );
  expect(odds.kill).toBeCloseTo(
    mean(({ fell }) => Number(fell)),
    10,
  );
  expect(odds.push).toBeCloseTo(
    mean(({ moved }) => Number(moved)),
    10,
  );
});

test.each<[string, Field]>([
  ['by what is left of two', { south: levy, north: { 'crag-ogres': { at: '4,4', health: 2 } } }],
  [
    'not by who is driven back, and more by who is not',
    { south: { 'causeway-riders': '4,5' }, north: { 'crag-ogres': '4,4', 'scree-howlers': '4,3' } },
  ],
  ['before the retreats', { south: levy, north: { 'tusk-riders': { at: '4,4', health: 2 } } }],
])('the counter is what all rolls come to: %s', (_, given) => {
  // In the forest both have two dice.
  const wood = { ...given, terrain: { forest: '4,4' } };
  const { state } = field(wood).asks('attacks');
  const [own, enemy] = ['4,5', '4,4'].map((hex) => state.units.findIndex((unit) => unit.hex === hexOf(hex)));
  const odds = counterOdds(state, own, enemy, forecast(state, 'attack', own, enemy));
  const rolls = allRolls(4).map((roll) => play(wood, '4,5', '4,4', roll, 'counter', '4,5'));
  const mean = (of: (one: (typeof rolls)[number]) => number): number =>
    rolls.reduce((sum, one) => sum + of(one), 0) / rolls.length;
  expect(odds.damage).toBeCloseTo(
    mean(({ lost }) => lost),
    10,
  );
  expect(odds.kill).toBeCloseTo(
    mean(({ fell }) => Number(fell)),
    10,
  );
});
