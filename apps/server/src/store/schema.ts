// The tables as the query builder knows them.

import type { Kysely } from 'kysely';
import type { Store } from './store.ts';

/** A storage, with the tables behind it for who has to do with all of them. */
export interface OpenDatabase<S extends Store = Store> {
  readonly store: S;
  readonly db: Kysely<Schema>;
}

/** Rows by table; times are milliseconds since 1970. */
export interface Schema {
  identities: { id: string; kind: 'guest' | 'bot'; name: string; created_at: number };
  tokens: {
    hash: string;
    identity: string;
    created_at: number;
    device: string | null;
    used_at: number | null;
    /** A print of the secret under which it was made. */
    secret: string | null;
  };
  matches: {
    id: string;
    version: number;
    status: string;
    visibility: string;
    created_at: number;
    body: string;
  };
  match_identities: { identity: string; match: string };
  events: {
    match: string;
    number: number;
    previous: number | null;
    kind: 'choose' | 'take-back';
    seat: number;
    choice: string;
    by: 'seat' | 'clock' | 'bot';
    at: number;
    message: string | null;
  };
  snapshots: { match: string; number: number; body: string; wake_at: number | null };
  recordings: { match: string; body: string; dice: string | null };
  rules: { fingerprint: string; body: string };
  chat: {
    match: string;
    /** The first seat of the side that reads it; -1: the table. */
    side: number;
    number: number;
    seat: number | null;
    name: string;
    text: string;
    at: number;
    message: string | null;
  };
  audit: { id?: number; at: number; by: string; act: string; target: string; note: string };
  mutes: { identity: string; until: number };
  passkeys: {
    id: string;
    identity: string;
    public_key: string;
    counter: number;
    /** A list in JSON. */
    transports: string;
    name: string;
    created_at: number;
    used_at: number | null;
  };
  club_accounts: { issuer: string; subject: string; identity: string; created_at: number };
  sign_in_mails: { identity: string; address: string; created_at: number };
  recoveries: { identity: string; hash: string; created_at: number };
  ratings: {
    identity: string;
    ladder: string;
    number: number;
    match: string;
    at: number;
    mean: number;
    deviation: number;
  };
  rating_due: { match: string; at: number };
  seeks: { id: string; identity: string; body: string };
  /** 1: yes. */
  ties: { identity: string; other: string; follow: number; block: number; mute: number };
  /** Null: nothing was said about it. */
  profiles: { identity: string; visibility: string; challenges: string | null };
  tournaments: { id: string; status: string; owner: string | null; created_at: number; body: string };
  tournament_entrants: {
    tournament: string;
    number: number;
    identity: string | null;
    name: string;
    origin: string;
    body: string;
  };
  tournament_pairings: {
    tournament: string;
    season: number;
    division: number;
    round: number;
    table_number: number;
    body: string;
  };
  call_ways: { id: string; identity: string; key: string | null; token: string | null; body: string };
  call_settings: { identity: string; feed: string | null; body: string };
  calls: {
    id: string;
    identity: string;
    way: string | null;
    facts: string;
    due_at: number;
    attempts: number;
    state: string;
    at: number;
  };
  player_reports: {
    id: string;
    identity: string;
    about: string;
    match: string;
    /** 1: who runs the server has to look at it. */
    waits: number;
    at: number;
    body: string;
  };
  predictions: { match: string; identity: string; body: string };
  suspensions: { identity: string; until: number };
  bug_reports: { id: string; identity: string; match: string; at: number; body: string };
  /** Servers, and until when they are alive by the database's clock. */
  holders: {
    name: string;
    until: number;
    /** When it said so last; of servers that play together. */
    seen?: number | null;
    /** What time it was for its matches then. */
    at?: number | null;
  };
  /** What a server holds: a match by its id, or everything. */
  leases: {
    what: string;
    token: number;
    holder: string | null;
    /** When it was given back, by the database's clock, if it still has the token that it got then. */
    given_back?: number | null | undefined;
    given_back_under?: number | null | undefined;
  };
  heartbeat: { id: number; at: number };
  outages: { began: number; ended: number };
  /** Of single matches, whose servers were gone. */
  match_outages: { match: string; began: number; ended: number };
}
