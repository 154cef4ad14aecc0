// Seeks in memory.

import type { SeekStore, StoredSeek } from './seeks.ts';

/** The part of the storage in memory for them; `dropSeeksOf`: those of a person who is gone. */
export function memorySeeks(): SeekStore & { readonly dropSeeksOf: (identity: string) => void } {
  const kept = new Map<string, StoredSeek>();
  return {
    saveSeek: async (seek) => void kept.set(seek.id, seek),
    dropSeek: async (id) => void kept.delete(id),
    seeks: async (of) =>
      [...kept.values()]
        .filter(({ identity }) => of === undefined || identity === of)
        .toSorted((a, b) => a.since - b.since),
    dropSeeksOf(identity) {
      for (const [id, seek] of kept) if (seek.identity === identity) kept.delete(id);
    },
  };
}
