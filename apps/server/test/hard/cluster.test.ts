// A slice of the cluster test; the whole one is `npm run cluster-test`.

import { expect, test } from 'vitest';
import { hasNats } from '../nats.ts';
import { hasPostgres } from '../postgres.ts';
import { clusterTest } from './cluster.ts';

test.skipIf(!hasNats || !hasPostgres)(
  'two servers under load, of which one is killed, one stopped and one cut off, lose and double nothing',
  { timeout: 600_000 },
  async () => {
    const result = await clusterTest({
      all: 2,
      tables: 2,
      kills: 1,
      stops: 1,
      cuts: 1,
      longestLife: 500,
      seed: 'slice',
    });
    expect(result.problems).toEqual([]);
    expect(result.stored).toBe(result.acknowledged);
    expect(result.acknowledged).toBeGreaterThan(100);
    expect(result.reconnections).toBeGreaterThan(0);
  },
);
