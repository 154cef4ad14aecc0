// Dice in reports: by convention a face shows them in a list named `dice`, wherever it stands in the report.

import type { Json } from '@bridgefront/kernel';

/** Adds to `faces`, by the numbers 1 to 6, how often each was rolled. */
export function countDice(value: Json | undefined, faces: number[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) countDice(item, faces);
    return;
  }
  const members = value as { readonly [key: string]: Json };
  for (const key of Object.keys(members)) {
    const item = members[key];
    if (key !== 'dice' || !Array.isArray(item)) countDice(item, faces);
    else for (const die of item) if (Number.isInteger(die) && die >= 1 && die <= 6) faces[die - 1]++;
  }
}
