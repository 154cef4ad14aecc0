// Hexes, cards and units in hand-written positions, by the names that people write.

import { PositionPart, refusePosition, slug } from '@bridgefront/kernel';
import { hexOf } from '../hexes.ts';
import type { HexId } from '../hexes.ts';

/** Something that a table lists by slug and name. */
export interface Named {
  readonly slug: string;
  readonly name: string;
}

/** A hex of the board, written `q,r`. */
export function hexAt(part: PositionPart): HexId {
  const found = typeof part.value === 'string' ? hexOf(part.value) : -1;
  return found >= 0 ? found : part.wrong('a hex of the board such as "4,4"');
}

/** The number of a thing that the table lists, by its name or slug; `kind` says what it is. */
export function numberIn(part: PositionPart, table: readonly Named[], kind: string): number {
  const names = table.map(({ name }) => name);
  return part.named(kind, names, (text) => {
    const wanted = slug(text);
    const found = table.findIndex((one) => one.slug === wanted || one.name === text);
    return found < 0 ? undefined : found;
  });
}

/** Names and values of an object whose names are things of the game; none where it was left out. */
export function entriesOf(part: PositionPart): [name: string, part: PositionPart][] {
  const { value, path } = part;
  if (!part.given) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refusePosition(path, 'an object belongs here.');
  return Object.entries(value).map(([name, item]) => [name, new PositionPart(item, `${path}.${name}`)]);
}
