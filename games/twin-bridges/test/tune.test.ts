// The estimate and its lessons.

import { expect, test } from 'vitest';
import { lessons } from '../lab/tune.ts';

test('of matches that it was not taught, the estimate tells more than a coin', () => {
  const asked = lessons(120, 'tune test');
  const surprises = asked.map(({ judged, won }) => -Math.log(judged[won.indexOf(Math.max(...won))]));
  expect(asked.length).toBeGreaterThan(400);
  expect(surprises.reduce((sum, one) => sum + one, 0) / asked.length).toBeLessThan(Math.log(2) - 0.1);
});

test('equal seeds give equal lessons', () => {
  expect(lessons(3, 'again')).toEqual(lessons(3, 'again'));
});
