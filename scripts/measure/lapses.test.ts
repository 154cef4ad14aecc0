import { expect, test } from 'vitest';
import { shareLost } from './lapses.ts';

const field = (worths: readonly number[]) => ({ glance: worths, sober: worths, worths });

test('who always takes the best loses nothing, who draws by lot all that there is to lose', () => {
  const fields = [field([0.2, 0.6, 0.4]), field([0.5, 0.49])];
  expect(shareLost(fields, () => 0)).toBe(0);
  expect(shareLost(fields, () => 1e9)).toBeCloseTo(1, 6);
});

test('choices are judged by worths that they have not seen', () => {
  const sure = field([0.9, 0.1, 0.1]);
  // What looks best is worth less than a plan by lot: whoever draws gains.
  const misled = { glance: [1, 0], sober: [1, 0], worths: [0.2, 0.6] };
  const lost = shareLost([sure, misled], (one) => (one === misled ? 1e9 : 0));
  expect(lost).toBeCloseTo(-0.2 / (0.9 - 1.1 / 3 - 0.2), 6);
});
