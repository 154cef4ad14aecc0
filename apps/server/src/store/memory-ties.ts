// Ties in memory.

import { unsaid } from './ties.ts';
import type { StoredProfile, Tie, TieStore } from './ties.ts';

/** The part of the storage in memory for them; `dropTiesOf`: those of a person who is gone. */
export function memoryTies(): TieStore & { readonly dropTiesOf: (gone: string) => void } {
  let ties: readonly Tie[] = [];
  const profiles = new Map<string, StoredProfile>();
  return {
    async saveTie(tie) {
      const others = ties.filter(({ identity, other }) => identity !== tie.identity || other !== tie.other);
      ties = tie.follow || tie.block || tie.mute ? [...others, tie] : others;
    },
    tiesOf: async (of) => ties.filter(({ identity }) => identity === of),
    tiesTo: async (to) => ties.filter(({ other }) => other === to),
    saveProfile: async (identity, profile) => void profiles.set(identity, profile),
    profile: async (identity) => profiles.get(identity) ?? unsaid,
    dropTiesOf(gone) {
      ties = ties.filter(({ identity, other }) => identity !== gone && other !== gone);
      profiles.delete(gone);
    },
  };
}
