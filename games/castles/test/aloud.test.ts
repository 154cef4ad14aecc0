// Whole matches of Castles read aloud: words, never ids, and no label twice.

import { test } from 'vitest';
import { readAloud } from '@bridgefront/kernel/testing';
import { CARDS } from '../rules/cards/table.ts';
import { zoneNames } from '../rules/types.ts';
import { castles } from '../rules/index.ts';

test.each([{}, { castleHp: 20 }])('%j: nothing but words', (options) => {
  readAloud(castles, [...CARDS.map(({ slug }) => slug), ...zoneNames], {
    seats: 2,
    options,
    seeds: ['one', 'two'],
  });
});
