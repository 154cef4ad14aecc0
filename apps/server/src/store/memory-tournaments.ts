// Tournaments in memory.

import { goneName } from './tournaments.ts';
import type { StoredEntrant, TournamentStore, WholeTournament } from './tournaments.ts';

const keyOf = ({ season, division, round, table }: WholeTournament['pairings'][number]): string =>
  [season, division, round, table].join('.');

/** The part of the storage in memory for them; `dropEntrant`: somebody who is gone. */
export function memoryTournaments(): TournamentStore & {
  readonly dropEntrant: (identity: string) => void;
  readonly isEntrant: (identity: string) => boolean;
} {
  const kept = new Map<string, WholeTournament>();
  const change = (identity: string, by: (entrant: StoredEntrant) => StoredEntrant): void => {
    for (const [id, whole] of kept)
      kept.set(id, {
        ...whole,
        entrants: whole.entrants.map((one) => (one.identity === identity ? by(one) : one)),
      });
  };
  const dropEntrant = (identity: string): void => {
    change(identity, (one) => ({ ...one, identity: null, name: goneName, origin: '' }));
    for (const [id, whole] of kept)
      if (whole.tournament.owner === identity)
        kept.set(id, { ...whole, tournament: { ...whole.tournament, owner: null } });
  };
  return {
    async keepTournament(tournament, entrants, pairings) {
      const before = kept.get(tournament.id)?.pairings ?? [];
      const fresh = new Set(pairings.map(keyOf));
      const all = [...before.filter((one) => !fresh.has(keyOf(one))), ...pairings];
      const people = entrants ?? kept.get(tournament.id)?.entrants ?? [];
      kept.set(tournament.id, { tournament, entrants: people, pairings: all.toSorted(inOrder) });
    },
    tournament: async (id) => kept.get(id) ?? null,
    tournaments: async (statuses, limit) =>
      [...kept.values()]
        .map(({ tournament }) => tournament)
        .filter(({ status }) => statuses.includes(status))
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .slice(0, limit),
    tournamentsOf: async (identity) =>
      [...kept.values()].flatMap(({ tournament, entrants }) =>
        tournament.owner === identity || entrants.some((one) => one.identity === identity)
          ? [tournament.id]
          : [],
      ),
    async renameEntrant(identity, name) {
      if (name === null) dropEntrant(identity);
      else change(identity, (one) => ({ ...one, name }));
    },
    dropTournament: async (id) => void kept.delete(id),
    dropEntrant,
    isEntrant: (identity) =>
      [...kept.values()].some(({ entrants }) => entrants.some((one) => one.identity === identity)),
  };
}

/** Pairings as they were played. */
export function inOrder(
  a: WholeTournament['pairings'][number],
  b: WholeTournament['pairings'][number],
): number {
  return a.season - b.season || a.division - b.division || a.round - b.round || a.table - b.table;
}
