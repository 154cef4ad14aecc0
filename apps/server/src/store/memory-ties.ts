// Ties in memory.

import type { Tie, TieStore, Visibility } from './ties.ts';

/** The part of the storage in memory for them; `dropTiesOf`: those of a person who is gone. */
export function memoryTies(): TieStore & { readonly dropTiesOf: (gone: string) => void } {
  let ties: readonly Tie[] = [];
  const seen = new Map<string, Visibility>();
  return {
    async saveTie(tie) {
      const others = ties.filter(({ identity, other }) => identity !== tie.identity || other !== tie.other);
      ties = tie.follow || tie.block || tie.mute ? [...others, tie] : others;
    },
    tiesOf: async (of) => ties.filter(({ identity }) => identity === of),
    tiesTo: async (to) => ties.filter(({ other }) => other === to),
    saveVisibility: async (identity, visibility) => void seen.set(identity, visibility),
    visibility: async (identity) => seen.get(identity) ?? 'private',
    dropTiesOf(gone) {
      ties = ties.filter(({ identity, other }) => identity !== gone && other !== gone);
      seen.delete(gone);
    },
  };
}
