// Options in an address: behind its hash, so that they stay in the browser and may be long.

import type { Changes } from '@bridgefront/page/set-up.ts';

function isValue(value: unknown): value is Changes[string] {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'number');
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** What changes are called, and what they were made from: name and mark of another variant; null: the printed rules. */
export interface Naming {
  readonly name: string;
  readonly parent: { readonly name: string; readonly mark: string } | null;
}

/** Letters of a name at most. */
export const mostOfName = 40;

// No option is called so, and no value of one is such an object: whoever knows no names reads the options alone.
const namingKey = '';

function readHash(hash: string): { readonly [name: string]: unknown } {
  try {
    const found: unknown = JSON.parse(decodeURIComponent(hash.replace(/^#/, '')));
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** The options of an address's hash; none if it says nothing that can be read. */
export function readChanges(hash: string): Changes {
  const found = Object.entries(readHash(hash));
  return Object.fromEntries(found.filter((entry): entry is [string, Changes[string]] => isValue(entry[1])));
}

/** Whether something read from outside says what a variant was made from. */
export function isParent(value: unknown): value is NonNullable<Naming['parent']> {
  const { name, mark } = (value ?? {}) as { readonly name?: unknown; readonly mark?: unknown };
  return typeof name === 'string' && typeof mark === 'string';
}

/** What the changes of an address's hash are called; null: it does not say. */
export function readNaming(hash: string): Naming | null {
  const { name, parent } = (readHash(hash)[namingKey] ?? {}) as { readonly [field: string]: unknown };
  if (typeof name !== 'string' || name.trim() === '') return null;
  return {
    name: name.slice(0, mostOfName),
    parent: isParent(parent) ? { name: parent.name.slice(0, mostOfName), mark: parent.mark } : null,
  };
}

/** The hash for options and what they are called; empty without any options. */
export function writeChanges(changes: Changes, naming: Naming | null = null): string {
  if (Object.keys(changes).length === 0) return '';
  const named = naming === null ? {} : { [namingKey]: { name: naming.name, parent: naming.parent } };
  return `#${encodeURIComponent(JSON.stringify({ ...changes, ...named }))}`;
}

/** Addresses of the form for a new table, of the workshop, of positions, and of the sheets of cards to print. */
export const newTableLink = (game: string, changes: Changes): string =>
  `/new?game=${game}${writeChanges(changes)}`;
export const workshopLink = (game: string, changes: Changes, naming: Naming | null = null): string =>
  `/workshop/${game}${writeChanges(changes, naming)}`;
export const positionLink = (game: string, changes: Changes = {}): string =>
  `/workshop/${game}/position${writeChanges(changes)}`;
/** `of`: the deck that is printed; empty: one of each card. */
export const printLink = (game: string, changes: Changes, of = ''): string =>
  `/cards/${game}/print${of === '' ? '' : `?of=${of}`}${writeChanges(changes)}`;
