// Opening of the database that a server is told of.

import type { Store } from './store.ts';
import { threadStore } from './thread.ts';

/** The PostgreSQL at the address, or the file where there is none. Who has none does not load what speaks to one. */
export async function openDatabase(databaseUrl: string | null, file: string): Promise<Store> {
  if (databaseUrl === null) return threadStore(file);
  const { postgresStore } = await import('./postgres.ts');
  return postgresStore(databaseUrl);
}
