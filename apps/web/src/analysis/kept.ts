// The analyses that this browser keeps, beside its matches and those of servers.

import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Piece } from '@bridgefront/bots';

/** What is known of a match. */
export interface KeptAnalysis {
  readonly match: string;
  /** By what its pieces were made. */
  readonly stamp: string;
  /** By seat: the names of all pieces that its analysis has, in the order of the match. */
  readonly names: { readonly [seat: number]: readonly string[] };
  /** By name. */
  readonly pieces: { readonly [name: string]: Piece };
  /** When it was last worked on; the oldest are given up first. */
  readonly at: number;
}

interface Schema extends DBSchema {
  analyses: { key: string; value: KeptAnalysis };
}

const most = 100;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  const forget = (): void => void (opened = null);
  opened ??= openDB<Schema>('analyses', 1, {
    upgrade: (made) => void made.createObjectStore('analyses', { keyPath: 'match' }),
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** What is known of a match; null: nothing, or the browser keeps nothing. */
export async function keptAnalysis(match: string): Promise<KeptAnalysis | null> {
  try {
    return (await (await database()).get('analyses', match)) ?? null;
  } catch {
    return null;
  }
}

/** Keeps it, as far as the browser allows; of more than a hundred matches those of the longest ago are forgotten. */
export async function keepAnalysis(kept: KeptAnalysis): Promise<void> {
  try {
    const change = (await database()).transaction('analyses', 'readwrite');
    await change.store.put(kept);
    if ((await change.store.count()) > most) {
      const all = (await change.store.getAll()).toSorted((a, b) => b.at - a.at);
      for (const { match } of all.slice(most)) await change.store.delete(match);
    }
    await change.done;
  } catch {
    // It lasts as long as the page.
  }
}

/** Forgets what is known of a match, or of all. */
export async function forgetAnalysis(match: string | null): Promise<void> {
  try {
    const all = await database();
    await (match === null ? all.clear('analyses') : all.delete('analyses', match));
  } catch {
    // Nothing is kept.
  }
}
