// What the server does in its own way for a match in memory: hashes, and a past that is packed.

import type { Machine } from '@bridgefront/hosting';
import { newId } from '../ids.ts';
import { KeptChanges } from './kept-changes.ts';
import { KeptReports } from './kept-reports.ts';
import { keyedHash } from './keyed-hash.ts';
import type { Signer } from '../signing.ts';

/** The machine of a server that signs with this key. */
export function serverMachine(signer: Signer): Machine {
  return {
    newStream: () => newId().slice(0, 8),
    keptReports: () => new KeptReports(),
    keptChanges: () => new KeptChanges(),
    hash: keyedHash,
    sign: (text) => signer.sign(text),
  };
}
