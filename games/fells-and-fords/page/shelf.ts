// The shelf of battlefields that this browser keeps, by name.

import type { Changes } from '@bridgefront/page/set-up.ts';

const place = 'fells-and-fords/battlefields';

/** A kept battlefield: its name and the options of a match there. */
export interface KeptField {
  readonly name: string;
  readonly options: Changes;
}

/** All that are kept, the newest first; none where the browser keeps nothing. */
export function keptFields(): readonly KeptField[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? (found as KeptField[]) : [];
  } catch {
    return [];
  }
}

function write(list: readonly KeptField[]): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a battlefield in place of one with the same name; false if the browser keeps nothing. */
export function keepField(one: KeptField): boolean {
  return write([one, ...keptFields().filter(({ name }) => name !== one.name)]);
}

/** Forgets the battlefield of this name. */
export function forgetField(name: string): void {
  write(keptFields().filter((one) => one.name !== name));
}
