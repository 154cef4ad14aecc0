// Data of a shape by lot, for tests that play what no designer has thought of.

import { pickOne, randomInt } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { isPlain } from './shape.ts';
import type { Fields, Plain, Shape } from './shape.ts';

/** Deeper than this no further lists are drawn. */
const deepest = 3;

function holdsList(fields: Fields): boolean {
  return Object.values(fields).some((shape) => shape.is === 'list' && shape.optional !== true);
}

function rowByLot(fields: Fields, random: Random, depth: number): Plain {
  const entries = Object.entries(fields).flatMap(([name, shape]): [string, unknown][] => {
    if (shape.optional === true && randomInt(random, 3) > 0) return [];
    if (shape.orNull === true && randomInt(random, 4) === 0) return [[name, null]];
    return [[name, byLot(shape, random, depth)]];
  });
  return Object.fromEntries(entries);
}

function listByLot(shape: Shape & { readonly is: 'list' }, random: Random, depth: number): unknown[] {
  const { least, most, distinct } = shape;
  const count = Math.min(most, least + Math.min(randomInt(random, 3), randomInt(random, 3)));
  const items: unknown[] = [];
  for (let tries = 0; items.length < count && tries < 40; tries++) {
    const item = byLot(shape.of(), random, depth + 1);
    const name = (one: unknown): unknown => (isPlain(one) && distinct !== undefined ? one[distinct] : one);
    if (distinct !== undefined && items.some((one) => name(one) === name(item))) continue;
    items.push(item);
  }
  return items;
}

const letters = 'abcdefghij';

/** Any value of the shape; every kind and every word comes up, numbers lie at both ends of their range as often as between. */
export function byLot(shape: Shape, random: Random, depth = 0): unknown {
  switch (shape.is) {
    case 'number': {
      const where = randomInt(random, 6);
      if (where < 2) return where === 0 ? shape.min : shape.max;
      return shape.min + randomInt(random, Math.min(6, shape.max - shape.min + 1));
    }
    case 'word':
      return pickOne(random, shape.words);
    case 'pick':
      return pickOne(random, shape.of).value;
    case 'flag':
      return shape.optional === true || randomInt(random, 2) === 0;
    case 'text':
      return shape.start + letters.charAt(randomInt(random, letters.length));
    case 'list':
      return listByLot(shape, random, depth);
    case 'row':
      return rowByLot(shape.fields, random, depth);
    case 'kinds': {
      const names = Object.keys(shape.kinds).filter(
        (kind) => depth <= deepest || !holdsList(shape.kinds[kind] ?? {}),
      );
      const kind = pickOne(random, names);
      return { [shape.by]: kind, ...rowByLot(shape.kinds[kind] ?? {}, random, depth) };
    }
  }
}
