import { expect, test } from 'vitest';
import { beside } from './badge-places.ts';
import { pointOf } from './geometry.ts';

const size = { wide: 56, high: 72 };
const at = (hex: string) => pointOf(hex, false);

test('what an attack would do stands above its target, or where nobody is hidden', () => {
  const target = at('4,4');
  const alone = beside(target, size, { stand: [target], taken: [] });
  expect(alone.x).toBe(target.x);
  expect(alone.y).toBeLessThan(target.y);
  const friend = at('5,3');
  const { x, y } = beside(target, size, { stand: [target, friend, at('4,3')], taken: [] });
  for (const unit of [target, friend, at('4,3')])
    expect(Math.abs(unit.x - x) >= size.wide / 2 || Math.abs(unit.y - y) >= size.high / 2).toBe(true);
});

test('two of them do not lie over each other', () => {
  const [one, other] = [at('4,4'), at('5,4')];
  const first = beside(one, size, { stand: [one, other], taken: [] });
  const second = beside(other, size, { stand: [one, other], taken: [{ ...first, ...size }] });
  expect(Math.abs(first.x - second.x) >= size.wide || Math.abs(first.y - second.y) >= size.high).toBe(true);
});
