// Where a match stands in its length, in words.

import { expect, test } from 'vitest';
import { standsAt } from './length.ts';

test.each([
  [3, 120, 'Turn 3 of usually 14 to 41'],
  [41, 120, 'Turn 41 of usually 14 to 41'],
  [42, 120, 'Turn 42 of at most 120'],
  [3, 30, 'Turn 3 of usually 14 to 30'],
  [3, 14, 'Turn 3 of at most 14'],
])('turn %i with a limit of %i', (now, limit, words) => {
  expect(standsAt('Turn', now, [14, 41], limit)).toBe(words);
});
