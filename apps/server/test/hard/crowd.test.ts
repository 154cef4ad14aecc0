// A slice of the crowd; the whole one is `npm run measure -- crash-test --crowd`.

import { expect, test } from 'vitest';
import { crowdTest } from './crowd.ts';

test(
  '12 matches of four at once end with every view and report equal to the record',
  { timeout: 180_000 },
  async () => {
    const result = await crowdTest(12, 'slice');
    expect(result.problems).toEqual([]);
    expect(result.acknowledged).toBeGreaterThan(12 * 4 * 20);
  },
);
