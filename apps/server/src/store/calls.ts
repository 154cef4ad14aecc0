// What the storage keeps of being called: ways, settings, and calls as jobs.

import type { CallOccasion, QuietHours } from '@bridgefront/protocol';

/** Where a way leads, by its kind. */
export type WayTarget =
  | { readonly kind: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly kind: 'mail'; readonly address: string }
  | {
      readonly kind: 'webhook';
      readonly url: string;
      readonly format: 'plain' | 'discord' | 'matrix' | 'ntfy';
      readonly secret: string;
    };

/** A way by which somebody is called. */
export interface StoredWay {
  readonly id: string;
  readonly identity: string;
  readonly target: WayTarget;
  /** Of mail: the secret in the links that confirm and unsubscribe; of push: a hash of the endpoint, which is one browser's. */
  readonly key: string | null;
  /** What its owner knows it by. */
  readonly name: string;
  /** The hash of the session that a push subscription belongs to: it ends with that. */
  readonly token: string | null;
  readonly confirmed: boolean;
  readonly createdAt: number;
  readonly usedAt: number | null;
  readonly problem: string | null;
}

/** What somebody has said about being called. */
export interface CallSettings {
  readonly identity: string;
  readonly occasions: readonly CallOccasion[];
  readonly quiet: QuietHours | null;
  readonly muted: readonly string[];
  /** The secret in the addresses of the feeds; null: there are none. */
  readonly feed: string | null;
}

/** What a call is about: all of it is known to whom it is for. */
export interface CallFacts {
  readonly occasion: CallOccasion;
  readonly match: string;
  readonly game: string;
  /** The number of the question, of a turn. */
  readonly decision?: number;
  /** Whoever asks or speaks. */
  readonly by?: string;
  /** When it happened. */
  readonly at: number;
}

/** What becomes of a call: `cut`: it was under way when the server was killed, and is not sent a second time. */
export const callStates = ['waiting', 'sending', 'sent', 'withdrawn', 'failed', 'cut'] as const;

/** A call, or (with a way) one delivery of it. */
export interface StoredCall {
  /** Follows from what it is about, so that the same is never queued twice. */
  readonly id: string;
  readonly identity: string;
  /** Null: it has not been given to the ways yet. */
  readonly way: string | null;
  readonly facts: CallFacts;
  readonly dueAt: number;
  readonly attempts: number;
  readonly state: (typeof callStates)[number];
  /** When its state changed last. */
  readonly at: number;
}

/** The part of the storage for calls. */
export interface CallStore {
  addWay(way: StoredWay): Promise<void>;
  saveWay(way: StoredWay): Promise<void>;
  way(id: string): Promise<StoredWay | null>;
  waysOf(identity: string): Promise<readonly StoredWay[]>;
  wayWithKey(key: string): Promise<StoredWay | null>;
  /** Drops a way with what waits to be sent by it. */
  dropWay(id: string): Promise<void>;
  /** Drops the ways that belong to a session. */
  dropWaysOfToken(token: string): Promise<void>;
  /** Everybody who has a way. */
  calledPeople(): Promise<readonly string[]>;

  callSettings(identity: string): Promise<CallSettings | null>;
  settingsOfFeed(feed: string): Promise<CallSettings | null>;
  saveCallSettings(settings: CallSettings): Promise<void>;

  /** Adds calls; those that are there already, whatever became of them, stay as they are. */
  addCalls(calls: readonly StoredCall[]): Promise<void>;
  saveCall(call: StoredCall): Promise<void>;
  call(id: string): Promise<StoredCall | null>;
  /** Those that wait and are due by then, the earliest first. */
  dueCalls(now: number, limit: number): Promise<readonly StoredCall[]>;
  /** When the next one that waits is due. */
  nextCallAt(): Promise<number | null>;
  /** Those that wait to be sent by this way. */
  waitingFor(way: string): Promise<readonly StoredCall[]>;
  callsOf(identity: string, limit: number): Promise<readonly StoredCall[]>;
  /** What was under way when the server was killed: it is not known whether it arrived. */
  cutCalls(now: number): Promise<void>;
  /** Drops what has been over since then. */
  dropCalls(before: number): Promise<void>;
  /** Everything about being called that is kept of somebody. */
  dropCallsOf(identity: string): Promise<void>;
}
