// What the reader is shown of standing answers, and what is kept when one is changed.

import type { GivenStandingAnswer } from '@bridgefront/protocol';
import { expect, test } from 'vitest';
import {
  askingOf,
  askingWays,
  standingWays,
  wayOf,
  withAnswer,
  withAsking,
  withWay,
} from '../src/standing-ways.ts';

const roll = { ask: 'react', where: { window: 'roll' }, text: 'After dice', always: ['lore:a', 'lore:b'] };
const fall = { ask: 'react', where: { window: 'fall' }, text: 'When it falls', always: ['lore:c'] };
const given = (more: Partial<GivenStandingAnswer>): GivenStandingAnswer => ({
  ask: 'react',
  where: {},
  choices: [],
  until: 'match',
  ...more,
});

test.each(standingWays)('a kind that is set to "%s" is shown so, and leaves others alone', (way) => {
  const before = withWay(fall, 'never', withWay(roll, 'always', []));
  const after = withWay(roll, way, before);
  expect(wayOf(roll, after)).toBe(way);
  expect(wayOf(fall, after)).toBe('never');
});

test('who always reacts tries every reaction in order', () => {
  expect(withWay(roll, 'always', [])).toEqual([
    given({ where: { window: 'roll' }, choices: ['lore:a'] }),
    given({ where: { window: 'roll' }, choices: ['lore:b'] }),
  ]);
});

test.each([
  ['for all windows', given({ ask: null })],
  ['for all of a decision', given({})],
])(
  'what a program said %s holds for every kind, and gives way where the reader wants to be asked',
  (_what, all) => {
    expect([roll, fall].map((kind) => wayOf(kind, [all]))).toEqual(['never', 'never']);
    expect(wayOf(roll, withWay(roll, 'always', [all]))).toBe('always');
    expect(wayOf(roll, withWay(roll, 'ask', [all]))).toBe('ask');
  },
);

test('an answer for another place is none for this kind', () => {
  const elsewhere = given({ where: { window: 'fall' } });
  expect(wayOf(roll, [elsewhere])).toBe('ask');
  expect(wayOf(roll, [given({ where: { runner: 1 } })])).toBe('ask');
});

test.each(askingWays)('who wants to be asked "%s" is, and what was said of windows stays', (way) => {
  for (const before of askingWays) {
    const standing = withAsking(way, withAsking(before, withWay(roll, 'always', [])));
    expect(askingOf(standing)).toBe(way);
    expect(standing.filter(({ ask }) => ask !== null)).toEqual(withWay(roll, 'always', []));
  }
});

test('what is forced is no answer to a kind of window', () => {
  expect(wayOf(roll, withAsking('able', []))).toBe('ask');
  expect(wayOf(roll, withAsking('notNow', []))).toBe('never');
});

test('an answer to another question takes the place of the one before', () => {
  const once = withAnswer('end', ['order:hold'], withAsking('able', []));
  const twice = withAnswer('end', ['order:any-1'], once);
  expect(twice.filter(({ ask }) => ask === 'end').map(({ choices }) => choices)).toEqual([['order:any-1']]);
  expect(withAnswer('end', [], twice)).toEqual(withAsking('able', []));
});
