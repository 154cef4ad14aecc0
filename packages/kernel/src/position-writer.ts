// Writing of positions: what has its usual value is left out, as readers of positions take it.

import type { Json } from './types.ts';

/** Fields of a position that is written. */
export type PositionFields = { [name: string]: Json };

function saysNothing(value: Json): boolean {
  if (typeof value === 'object') return value === null || Object.keys(value).length === 0;
  return value === false || value === 0 || value === '';
}

/** Adds the fields that say something: not false, 0, null or empty. */
export function putFields(fields: PositionFields, more: PositionFields): PositionFields {
  for (const [name, value] of Object.entries(more)) if (!saysNothing(value)) fields[name] = value;
  return fields;
}
