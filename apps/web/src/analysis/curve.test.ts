// The box of the curve is never empty.

import { expect, test } from 'vitest';
import { Curve } from './curve.tsx';

test('before two places of it are known it says that the curve comes', () => {
  const seek = () => undefined;
  const { type, props } = Curve({ curve: [], faults: [], seat: 0, place: () => 0, now: 0, seek });
  expect(type).toBe('p');
  expect(props).toHaveProperty('children', 'Here the win chances come, as they are worked out.');
});
