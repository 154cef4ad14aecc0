// Faults of PostgreSQL in words: whether it is away, takes nothing, or refuses what it was given.

import { DatabaseError } from 'pg';
import { awayWords } from './disk.ts';

/** The database was not reached, or went away: what was asked of it may have been done or not. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`${awayWords}: ${reasonOf(cause)}`, { cause });
  }
}

// Going down, coming up, out of connections; anything of the connection itself.
const awayCodes = /^(57P0[1-3]|08...|53300)$/;

/** The code of an error that PostgreSQL itself has sent; undefined: it did not come from there. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

// Where a name has several addresses, each has its own reason, and the whole has none.
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return first instanceof Error ? first.message : String(first);
}

// What the driver itself says, whose errors have no code.
const words =
  /connection terminated|connection error|not queryable|timeout exceeded|timeout expired|query read timeout/i;

/** The same error, or that the database is away. */
export function faultOf(error: unknown): unknown {
  if (error instanceof DatabaseAway) return error;
  const state = sqlState(error);
  if (state !== undefined) return awayCodes.test(state) ? new DatabaseAway(error) : error;
  const ofSystem = typeof (error as { readonly syscall?: unknown }).syscall === 'string';
  return ofSystem || error instanceof AggregateError || words.test(reasonOf(error))
    ? new DatabaseAway(error)
    : error;
}
