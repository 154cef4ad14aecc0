// Whole matches of Fells and Fords read aloud: words, never ids, and no label twice.

import { test } from 'vitest';
import { readAloud } from '@bridgefront/kernel/testing';
import { COMMANDS } from '../rules/tables/commands.ts';
import { LORE } from '../rules/tables/lore.ts';
import { OBJECTIVES } from '../rules/tables/objectives.ts';
import { UNITS } from '../rules/tables/units.ts';
import { fellsAndFords } from '../rules/index.ts';

test.each([{}, { campaign: true, roundLimit: 4 }])('%j: nothing but words', (options) => {
  readAloud(
    fellsAndFords,
    [...COMMANDS, ...LORE, ...OBJECTIVES, ...UNITS].map(({ slug }) => slug),
    { seats: 2, options, seeds: ['one', 'two'] },
  );
});
