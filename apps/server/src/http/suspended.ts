// Whoever is suspended begins nothing new, and plays on what runs.

import { refuse } from '@bridgefront/protocol';
import type { EndpointName, WireRefusal } from '@bridgefront/protocol';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';

const beginnings = [
  'createMatch',
  'join',
  'ready',
  'rematch',
  'fork',
  'seek',
  'seekBots',
  'makeTournament',
  'joinTournament',
  'sendChat',
] as const satisfies readonly EndpointName[];
const begins: ReadonlySet<EndpointName> = new Set(beginnings);

/** Why somebody may not ask for this now; null: they may. */
export async function whySuspended(
  name: EndpointName,
  identity: string,
  { store, time }: { readonly store: Pick<Store, 'suspendedUntil'>; readonly time: Time },
): Promise<WireRefusal | null> {
  if (!begins.has(name)) return null;
  const until = await store.suspendedUntil(identity);
  if (until === null || until <= time.now()) return null;
  const day = new Date(until).toISOString().slice(0, 10);
  return refuse(
    'not-yours',
    `Who runs this server has suspended you until ${day}: what runs you may play on, and begin nothing new. Why, and how to say something against it, stands under “You”.`,
  );
}
