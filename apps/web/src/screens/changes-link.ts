// Options in an address: behind its hash, so that they stay in the browser and may be long.

import type { Changes } from '@bridgefront/page/set-up.ts';

function isValue(value: unknown): value is Changes[string] {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'number');
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The options of an address's hash; none if it says nothing that can be read. */
export function readChanges(hash: string): Changes {
  try {
    const found: unknown = JSON.parse(decodeURIComponent(hash.replace(/^#/, '')));
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, value]) => isValue(value)));
  } catch {
    return {};
  }
}

/** The hash for options; empty without any. */
export function writeChanges(changes: Changes): string {
  return Object.keys(changes).length === 0 ? '' : `#${encodeURIComponent(JSON.stringify(changes))}`;
}

/** Addresses of the form for a new table and of the workshop. */
export const newTableLink = (game: string, changes: Changes): string =>
  `/new?game=${game}${writeChanges(changes)}`;
export const workshopLink = (game: string, changes: Changes): string =>
  `/workshop/${game}${writeChanges(changes)}`;
