// Variants: a name, what it was made from, and the differences. Kept on this device as drafts, saved and opened as files.

import { digest } from '@bridgefront/kernel';
import type { Changes } from '@bridgefront/page/set-up.ts';
import { isParent, mostOfName, readChanges, writeChanges } from '../screens/changes-link.ts';
import type { Naming } from '../screens/changes-link.ts';
import { keepSetting, readSetting } from '../source/surroundings.ts';

/** One variant of a game. */
export interface Variant extends Naming {
  readonly id: string;
  readonly changes: Changes;
}

/** The mark of the changes: equal for equal changes of one game, whatever they are called and in whatever order they stand. */
export function markOf(game: string, changes: Changes): string {
  const sorted = Object.entries(changes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return digest(JSON.stringify([game, sorted])).slice(0, 12);
}

/** The file of a variant. */
export function variantFile(game: string, { name, parent, changes }: Variant): string {
  return `${JSON.stringify({ variant: 1, game, name, parent, mark: markOf(game, changes), options: changes }, null, 2)}\n`;
}

/** Why a file holds no variant of this game, or the variant in it. */
export function readVariantFile(
  game: string,
  text: string,
): Omit<Variant, 'id'> | 'bad-file' | 'bad-mark' | { readonly other: string } {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return 'bad-file';
  }
  const { variant, game: of, name, parent, mark, options } = (found ?? {}) as { [field: string]: unknown };
  if (variant !== 1 || typeof name !== 'string' || typeof of !== 'string' || typeof options !== 'object')
    return 'bad-file';
  if (of !== game) return { other: of };
  // The same reader as for links: what is no value of an option does not pass.
  const changes = readChanges(writeChanges((options ?? {}) as Changes));
  if (markOf(game, changes) !== mark) return 'bad-mark';
  return { name: name.slice(0, mostOfName), parent: isParent(parent) ? parent : null, changes };
}

function isVariant(value: unknown): value is Variant {
  const { id, name, changes, parent } = (value ?? {}) as Partial<Variant>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof changes === 'object' &&
    changes !== null &&
    (parent === null || isParent(parent))
  );
}

/** Drafts of a game at most; the oldest go first. */
const mostDrafts = 30;

function keyOf(game: string): string {
  return `drafts/${game}`;
}

/** The drafts on this device, newest first; what cannot be read is left out. */
export function readDrafts(game: string): readonly Variant[] {
  try {
    const found: unknown = JSON.parse(readSetting(keyOf(game)) ?? '[]');
    return Array.isArray(found) ? found.filter(isVariant) : [];
  } catch {
    return [];
  }
}

/** Keeps them, where this browser keeps anything and has room. */
export function keepDrafts(game: string, drafts: readonly Variant[]): void {
  keepSetting(keyOf(game), JSON.stringify(drafts.slice(0, mostDrafts)));
}
