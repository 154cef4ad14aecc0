// Tournaments as they are kept: what was asked for, who plays, and each table of each round.

import type { Options } from '@bridgefront/kernel';

/** What is played, and how. */
export interface TournamentPlan {
  readonly name: string;
  readonly game: string;
  readonly options: Options;
  /** How many sit at a table. */
  readonly seats: number;
  readonly pace: 'live' | 'mail';
  readonly rated: boolean;
  readonly format: 'round-robin' | 'swiss' | 'knockout' | 'league';
  /** How often everybody meets everybody, where they do; left out: once. */
  readonly cycles?: number;
  /** With what everybody begins where the game's own scores are added up; left out: places give points. */
  readonly scoresFrom?: number;
  /** Of a Swiss; null: as many as find a winner. */
  readonly rounds: number | null;
  /** People in a division of a league, about. */
  readonly division: number;
  /** How many go up, and down, behind a season. */
  readonly moves: number;
  readonly seasons: number;
  readonly most: number;
  /** Whether programs may play. */
  readonly programs: boolean;
}

/** A tournament. */
export interface StoredTournament {
  readonly id: string;
  /** Raised by every change. */
  readonly version: number;
  readonly plan: TournamentPlan;
  /** Who made it; null: who runs the server, or somebody who is gone. */
  readonly owner: string | null;
  readonly status: 'open' | 'running' | 'over' | 'cancelled';
  /** From 1. */
  readonly season: number;
  /** When it starts by itself; null: its maker starts it. */
  readonly startsAt: number | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

/** Somebody who plays in it. */
export interface StoredEntrant {
  /** From 1, never given twice. */
  readonly number: number;
  /** Null: who is gone. */
  readonly identity: string | null;
  readonly name: string;
  readonly program: boolean;
  /** The network, under a name that only this server can make. */
  readonly origin: string;
  readonly joinedAt: number;
  /** The round from which they are paired. */
  readonly from: number;
  readonly left: boolean;
  /** From 1; null: in none yet. */
  readonly division: number | null;
  /** The order in which they are seeded, from 0. */
  readonly order: number;
}

/** One table of a round; with one alone: a bye. */
export interface StoredPairing {
  readonly season: number;
  readonly division: number;
  readonly round: number;
  readonly table: number;
  /** Numbers of entrants, by seats. */
  readonly players: readonly number[];
  /** Those who did not come, or had left. */
  readonly absent: readonly number[];
  /** The match, and who sits there in which order. */
  readonly match: string | null;
  readonly seated: readonly number[];
  /** By then everybody has to be ready. */
  readonly until: number | null;
  /** How it ended, by `players`; null: it has not. A place is null for who did not come. */
  readonly places: readonly (number | null)[] | null;
  /** What each has scored, by `players`, where the game told it; whoever left the match has the least of the table. */
  readonly scores?: readonly (number | null)[];
}

/** All of one tournament. */
export interface WholeTournament {
  readonly tournament: StoredTournament;
  readonly entrants: readonly StoredEntrant[];
  readonly pairings: readonly StoredPairing[];
}

/** The part of the storage that knows them. */
export interface TournamentStore {
  /** Keeps a tournament, all its entrants (null: as they are), and these pairings instead of those of the same place; all or nothing. */
  keepTournament(
    tournament: StoredTournament,
    entrants: readonly StoredEntrant[] | null,
    pairings: readonly StoredPairing[],
  ): Promise<void>;
  tournament(id: string): Promise<WholeTournament | null>;
  /** The newest first. */
  tournaments(
    statuses: readonly StoredTournament['status'][],
    limit: number,
  ): Promise<readonly StoredTournament[]>;
  /** Ids of those that somebody plays in or has made. */
  tournamentsOf(identity: string): Promise<readonly string[]>;
  /** Gives somebody another name wherever they play; null: forgets who they are. */
  renameEntrant(identity: string, name: string | null): Promise<void>;
  dropTournament(id: string): Promise<void>;
}

/** How somebody is called who is gone. */
export const goneName = 'Somebody';
