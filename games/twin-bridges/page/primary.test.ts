// How loudly the panel offers to end the reader's part of a turn.

import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { page } from './index.ts';

const offered = (...choices: readonly string[]) =>
  page.primary?.({
    choices: { value: choices.map((choice) => ({ choice, label: choice })) },
  } as unknown as Match);

test('the assault is the loud button once no card can be played', () => {
  expect(offered('card:scout', 'done')).toMatchObject({ choice: 'done', quiet: true });
  expect(offered('done')).toMatchObject({ choice: 'done', quiet: false });
  expect(offered('card:scout')).toBeNull();
});
