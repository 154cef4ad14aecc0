// Whole matches of Bridgefront read aloud: places, never coordinates; words, never ids.

import { expect, test } from 'vitest';
import { readAloud } from '@bridgefront/kernel/testing';
import { CARDS } from '../rules/cards/index.ts';
import { bridgefront } from '../rules/index.ts';
import { faceKinds } from '../rules/text/reports.ts';

const slugs = [...CARDS.map(({ slug }) => slug), ...faceKinds];
const unfinished = /: choose$|choose a target|Seat -1/;
const heard = new Set<string>();

test.each([
  [2, {}],
  [2, { boardRadius: 3, maxMana: 10 }],
  [3, { championIdeas: 'all' }],
  [4, { boardRadius: 3, maxMana: 8, stealChampions: 6, startForces: 8 }],
  [5, { cardChanges: 'brute.mana=0' }],
  [6, { startBridges: 4 }],
  [6, { auctionTies: 'seat' }],
] as const)('%i seats, %j: nothing but words, and no label twice', (seats, options) => {
  const told = readAloud(bridgefront, slugs, { seats, options, seeds: ['one', 'two'], never: unfinished });
  for (const kind of told) heard.add(kind);
});

test('most kinds of reports have been heard', () => {
  const unheard = faceKinds.filter((kind) => !heard.has(kind));
  expect(unheard.length, unheard.join(', ')).toBeLessThan(faceKinds.length / 5);
});
