// The workshop's battlefields: what each tool lays, and that a battlefield comes back from the options of its match.

import { readOptions } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import {
  changesOf,
  draftFrom,
  emptyDraft,
  fieldOf,
  laid,
  missingIn,
  optionsOf,
  pointsOf,
} from '../page/battlefield.ts';
import type { Draft, Tool } from '../page/battlefield.ts';
import { declarations } from '../rules/options.ts';
import { checkMatch } from '../rules/scenario.ts';

const tent: Tool = { lays: 'tent', whose: 'fells' };
const forest: Tool = { lays: 'terrain', what: 'forest' };
const unit = (what: string): Tool => ({ lays: 'unit', what });

function lay(...laidOut: readonly (readonly [Tool, string])[]): Draft {
  return laidOut.reduce((draft, [tool, hex]) => laid(draft, tool, hex), emptyDraft);
}

const armies = [
  [unit('toll-wardens'), '4,6'],
  [unit('scree-howlers'), '4,2'],
] as const;

test.each([
  ['on clear land', [[tent, '4,3']], { fells: '4,3' }, 0],
  ['elsewhere: it moves', [[tent, '4,3'], [tent, '5,3']], { fells: '5,3' }, 0], // oxfmt-ignore
  ['again: it is gone', [[tent, '4,3'], [tent, '4,3']], {}, 0], // oxfmt-ignore
  ['in a forest, which gives way', [[forest, '4,3'], [tent, '4,3']], { fells: '4,3' }, 0], // oxfmt-ignore
  ['and a forest over it', [[tent, '4,3'], [forest, '4,3']], {}, 1], // oxfmt-ignore
  ['and the eraser', [[tent, '4,3'], [{ lays: 'nothing' }, '4,3']], {}, 0], // oxfmt-ignore
] as const)('FF-33: a tent %s', (_where, steps, tents, terrain) => {
  const draft = lay(...steps);
  expect(draft.tents).toEqual(tents);
  expect(draft.terrain.size).toBe(terrain);
});

test('a battlefield with tents and objectives is a legal match, and comes back from its options', () => {
  const draft: Draft = {
    ...lay(...armies, [forest, '3,3'], [{ lays: 'banner' }, '4,4'], [tent, '4,1']),
    name: 'Two tents',
    south: 'fells',
    first: 'fords',
    objectives: { fords: 'weir-watch', fells: 'burn-the-barns' },
  };
  const given = optionsOf(draft);
  const read = readOptions(declarations, given);
  if ('problem' in read) throw new Error(read.problem);
  expect(checkMatch(read.options)).toBeNull();
  expect(draftFrom(given, 'Two tents')).toEqual(draft);
});

test('without banner, tent and objective the workshop says that nobody scores', () => {
  const bare = lay(...armies);
  expect(missingIn(bare)).toContain('nobody scores');
  expect(missingIn(laid(bare, tent, '4,1'))).toBeNull();
  expect(missingIn({ ...bare, objectives: { fords: 'weir-watch' } })).toBeNull();
});

test('a battlefield sets its own options alone, and takes back what it does not go with', () => {
  const laidOut = changesOf(lay(...armies));
  expect(laidOut['scenario']).toContain('toll-wardens');
  expect(Object.keys(laidOut).sort()).toEqual(['battle', 'campaign', 'factions', 'scenario', 'winningVp']);
  expect([laidOut['battle'], laidOut['campaign']]).toEqual([undefined, undefined]);
  expect(Object.values(changesOf(emptyDraft))).toEqual(Array(5).fill(undefined));
});

test('points and health are those of units as the match changes them', () => {
  const options = { cardChanges: 'toll-wardens.cost=9;toll-wardens.health=5' };
  const draft = lay(...armies);
  expect([pointsOf(draft, 'fords', {}), pointsOf(draft, 'fords', options)]).toEqual([5, 9]);
  expect(fieldOf(draft, options).units.map(({ health }) => health)).toEqual([5, 3]);
});
