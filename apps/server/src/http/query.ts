// What stands behind the question mark of an address, before a schema reads it.

import type { z } from 'zod';

const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** The query with what is no number in place of each number that was left empty: as text, nothing passes for 0. */
export function withoutEmptyNumbers(type: z.ZodType | undefined, query: unknown): unknown {
  const given = Object.entries(query ?? {});
  if (type === undefined || !given.some(([, value]) => isEmpty(value))) return query;
  const { data } = type.safeParse(query);
  const read = new Map<string, unknown>(Object.entries(data ?? {}));
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      isEmpty(value) && typeof read.get(name) === 'number' ? Number.NaN : value,
    ]),
  );
}
