// Whole matches of Bridgefront read aloud: places, never coordinates; words, never ids.

import { test } from 'vitest';
import { readAloud } from '@bridgefront/kernel/testing';
import { CARDS } from '../rules/cards/index.ts';
import { bridgefront } from '../rules/index.ts';
import { faceKinds } from '../rules/text/reports.ts';

const slugs = [...CARDS.map(({ slug }) => slug), ...faceKinds];

test.each([
  [2, {}],
  [3, { championIdeas: 'all' }],
  [4, { boardRadius: 3, maxMana: 8, startForces: 6 }],
  [6, { startBridges: 4 }],
] as const)('%i seats, %j: nothing but words, and no label twice', (seats, options) => {
  readAloud(bridgefront, slugs, { seats, options, seeds: ['one', 'two'] });
});
