// Win chances that onlookers are told: a share for each seat, from an imagined position alone, and none by other rules.

import { imaginedStart } from '@bridgefront/hosting';
import { createEngine, fingerprint, newMatch } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { rulesOf } from '../src/local/games.ts';
import { winChances } from '../src/match/win-chances.ts';

const heartland = await rulesOf('heartland');
if (heartland === null) throw new Error('There is no Heartland here.');
const game = heartland;
const engine = createEngine(game);

function wish(rules = fingerprint(game)) {
  const begun = newMatch(engine, {}, 2, 'a seed');
  if ('problem' in begun) throw new Error(begun.problem);
  const imagined = imaginedStart({ engine, match: begun.match, question: 0 }, null, 'dealt', 'chance');
  return { game: game.name, rules, imagined };
}

test('shares of all seats add up to one, the same for all who look at one position, with an error each', () => {
  const frozen = (): number => 0;
  const seats = winChances(engine, wish(), frozen);
  expect(seats).toHaveLength(2);
  expect(seats?.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1);
  for (const { error } of seats ?? []) expect(error).toBeGreaterThan(0);
  expect(winChances(engine, wish(), frozen)).toEqual(seats);
});

test('ends early where a device is slow, with a wider range, and tells nothing by other rules', () => {
  let clock = 0;
  const slow = winChances(engine, wish(), () => (clock += 1000));
  const whole = winChances(engine, wish(), () => 0);
  expect(slow?.[0]?.error).toBeGreaterThan(whole?.[0]?.error ?? 1);
  expect(winChances(engine, wish('other rules'), () => 0)).toBeNull();
});
