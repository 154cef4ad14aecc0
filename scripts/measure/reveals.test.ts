// Reveals from end to end, a few random matches of each game; `npm run measure -- reveals` plays hundreds.

import { expect, test } from 'vitest';
import { games } from '../../apps/server/src/games.ts';
import { watchMatch } from './reveals.ts';

const matches = 4;

test.each([...games.values()])(
  '$name: playback in the page equals the views that the host had at each report',
  async (game) => {
    let reports = 0;
    for (let number = 0; number < matches; number++) reports += await watchMatch(game, number);
    expect(reports).toBeGreaterThan(matches);
  },
);
