// Opening of the database that a server is told of.

import type { Store } from './store.ts';
import { threadStore } from './thread.ts';

/**
 * The PostgreSQL at the address, or the file where there is none. Who has none does not load what speaks to one. `name`: of a
 * server that keeps it over its lives.
 */
export async function openDatabase(databaseUrl: string | null, file: string, name?: string): Promise<Store> {
  if (databaseUrl === null) return threadStore(file);
  const { postgresStore } = await import('./postgres.ts');
  return postgresStore(databaseUrl, name === undefined ? {} : { name });
}
