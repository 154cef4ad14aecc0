// Whole matches of Heartland read aloud: words, never ids, and no label twice.

import { test } from 'vitest';
import { readAloud } from '@bridgefront/kernel/testing';
import { CARDS } from '../rules/cards/table.ts';
import { heartland } from '../rules/index.ts';

test.each([{}, { deck0: 'built', deck1: 'built' }])('%j: nothing but words', (options) => {
  readAloud(
    heartland,
    CARDS.map(({ slug }) => slug),
    { seats: 2, options, seeds: ['one', 'two'] },
  );
});
