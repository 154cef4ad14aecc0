// Whole matches of Twin Bridges read aloud: words, never ids, and no label twice.

import { test } from 'vitest';
import { readAloud } from '@bridgefront/kernel/testing';
import { CARDS } from '../rules/cards/table.ts';
import { twinBridges } from '../rules/index.ts';

test.each([{}])('%j: nothing but words', (options) => {
  readAloud(
    twinBridges,
    CARDS.map(({ slug }) => slug),
    { seats: 2, options, seeds: ['one', 'two'] },
  );
});
