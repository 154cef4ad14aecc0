import { expect, test } from 'vitest';
import { shared } from '@bridgefront/page/popovers/free-spot.ts';
import { beside } from './badge-places.ts';
import { pointOf } from './geometry.ts';

const size = { wide: 56, high: 72 };
const at = (hex: string) => pointOf(hex, false);
// The figure of a unit, which rises over the plate that it stands on.
const figure = ({ x, y }: ReturnType<typeof at>) => ({ left: x - 20, top: y - 33, width: 40, height: 55 });

test('what an attack would do stands above its target, or where nobody is hidden', () => {
  const target = at('4,4');
  const alone = beside(target, size, { stand: [target], taken: [] });
  expect(alone.left + alone.width / 2).toBe(target.x);
  expect(alone.top + alone.height).toBeLessThanOrEqual(figure(target).top);
  const units = [target, at('5,3'), at('4,3')];
  const box = beside(target, size, { stand: units, taken: [] });
  expect(units.map((unit) => shared(box, figure(unit)))).toEqual([0, 0, 0]);
});

test('two of them do not lie over each other', () => {
  const [one, other] = [at('4,4'), at('5,4')];
  const first = beside(one, size, { stand: [one, other], taken: [] });
  const second = beside(other, size, { stand: [one, other], taken: [first] });
  expect(shared(first, second)).toBe(0);
});
