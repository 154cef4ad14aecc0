// Scenarios: a position as an option, where a match begins.

import { readOptions, seedRandom, sureOptions } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { checkMatch, setupMatch } from '../rules/scenario.ts';
import { declarations } from '../rules/options.ts';
import { terrainCode } from '../rules/field.ts';
import { hexOf } from '../rules/hexes.ts';
import { battlefields } from './battlefields.ts';
import { start } from './scene.ts';

const wardens = { unit: 'toll-wardens', seat: 0, at: '4,6' };
const howlers = { unit: 'scree-howlers', seat: 1, at: '4,2' };

function begin(position: object, options: { readonly [name: string]: string } = {}) {
  return start({ scenario: JSON.stringify(position), ...options });
}

function problemOf(scenario: string, options: { readonly [name: string]: string } = {}): string | null {
  const read = readOptions(declarations, { scenario, ...options });
  return 'problem' in read ? read.problem : checkMatch(read.options);
}

test('FF-35: a scenario lays its field, deals hands, and its first player begins', () => {
  const scene = begin({
    first: 1,
    terrain: { forest: '3,3' },
    banners: { '4,4': 2 },
    units: [wardens, { ...howlers, health: 2 }],
  });
  expect(scene.state.terrain.filter((code) => code > 0)).toHaveLength(1);
  expect(scene.health('4,2')).toBe(2);
  for (const seat of [0, 1]) {
    scene.as(seat);
    while (scene.match.decision?.ask === 'keep' && !scene.match.decision.sealed[seat])
      scene.play(scene.legal()[0]);
  }
  expect(scene.state.seats.map(({ command }) => command.length)).toEqual([4, 4]);
  scene.asks('command', 1);
});

test('FF-41, FF-96: tents and objectives of a scenario count as in every match', () => {
  const scene = begin({
    tents: [null, '4,3'],
    units: [{ ...wardens, at: '4,4' }, howlers],
    seats: [{ objective: 'Relief of the Mill', command: ['broad-front'] }],
  });
  expect(scene.state.terrain[hexOf('4,3')]).toBe(terrainCode.tent);
  scene.play('card:broad-front', 'text', 'done', 'done', 'done', 'tokens');
  expect(scene.told('scores')).toEqual([{ tell: 'scores', seat: 0, vp: 1, why: 'middle' }]);
  scene.asks('orders', 1);
});

test('FF-46: a scenario that names hands deals none, and an empty hand orders one unit', () => {
  const scene = start(battlefields[2]);
  expect(scene.told('no-command')).toEqual([{ tell: 'no-command', seat: 0 }]);
  scene.play('unit:4,4');
  expect(scene.legal()).toEqual(['done']);
  scene.asks('orders', 0);
});

test.each([
  ['no JSON', '{', 'The option scenario: A scenario is a position as JSON.'],
  ['nobody', '{}', 'The option scenario: A scenario has units.'],
  ['one side', JSON.stringify({ units: [wardens] }), 'In a scenario both sides have at least one unit.'],
  [
    'two on a hex',
    JSON.stringify({ units: [wardens, wardens, howlers] }),
    'units: two units stand on the same hex.',
  ],
  [
    'an objective of the other side',
    JSON.stringify({ units: [wardens, howlers], seats: [{ objective: 'drive-the-herds' }] }),
    'seats: Drive the Herds is an objective of the other faction.',
  ],
  [
    'late',
    JSON.stringify({ round: 3, units: [wardens, howlers] }),
    'A scenario is a position at the start of a match.',
  ],
])('a scenario with %s is refused with a sentence', (_what, scenario, sentence) => {
  expect(problemOf(scenario)).toContain(sentence);
});

test('FF-97: a match is either a first battle or a scenario', () => {
  const scenario = JSON.stringify({ units: [wardens, howlers] });
  expect(problemOf(scenario)).toBeNull();
  expect(problemOf(scenario, { battle: 'gateFord' })).toBe('A match is either a first battle or a scenario.');
});

test('all scenarios of the tests can be read and begun', () => {
  for (const given of battlefields) {
    const options = sureOptions(declarations, given);
    expect(checkMatch(options)).toBeNull();
    expect(setupMatch(options, 2, seedRandom('one')).stack).toHaveLength(1);
  }
});
