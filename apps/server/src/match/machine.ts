// What the server does in its own way for a match in memory: hashes, and a past that is packed.

import type { Machine } from '@bridgefront/hosting';
import { newId } from '../ids.ts';
import { KeptChanges } from './kept-changes.ts';
import { KeptReports } from './kept-reports.ts';
import { keyedHash } from './keyed-hash.ts';

export const serverMachine: Machine = {
  newStream: () => newId().slice(0, 8),
  keptReports: () => new KeptReports(),
  keptChanges: () => new KeptChanges(),
  hash: keyedHash,
};
