// Whose life ran out, by who reads it.

import { expect, test } from 'vitest';
import { heartland } from '../rules/index.ts';
import { duel } from '../test/scene.ts';
import { reason } from './reason.ts';

test('winner, loser and whoever looks on are told whose heart is broken', () => {
  const table = duel({ life: 0 }, { life: 4 }, { phase: 'replenishment', round: 3 });
  table.ends('life', 1);
  const outcome = heartland.outcome(table.state, table.match.options);
  const names = ['Ada', 'Ben'];
  const told = [0, 1, null].map((own) => outcome && reason(outcome, { own, names }));
  expect(told).toEqual([
    'Your heart is broken: no life is left.',
    'Ada’s heart is broken: no life is left.',
    'Ada’s heart is broken: no life is left.',
  ]);
  expect(
    reason({ winners: [0], reason: 'after 6 rounds the higher life counts' }, { own: 0, names }),
  ).toBeNull();
});
