import { describe, expect, test } from 'vitest';
import { winShare, winShares } from '../src/wins.ts';

describe('shares of the win', () => {
  test('the only winner has all of it', () => {
    expect(winShares({ winners: [1] }, 3)).toEqual([0, 1, 0]);
    expect(winShare({ winners: [1] }, 1)).toBe(1);
  });

  test('winners who share it have equal parts', () => {
    expect(winShares({ winners: [0, 3] }, 4)).toEqual([0.5, 0, 0, 0.5]);
  });

  test('without winners nobody has any', () => {
    expect(winShares({ winners: [] }, 2)).toEqual([0, 0]);
  });
});
