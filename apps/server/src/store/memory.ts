// The storage in memory: for tests, and for trying things out; everything is gone with the process.

import { memoryBugReports } from './memory-bug-reports.ts';
import { memoryCalls } from './memory-calls.ts';
import { memoryLeases } from './memory-leases.ts';
import { memoryPlayerReports } from './memory-player-reports.ts';
import { memoryPredictions } from './memory-predictions.ts';
import { memoryRatings } from './memory-ratings.ts';
import { memorySeeks } from './memory-seeks.ts';
import { memoryTies } from './memory-ties.ts';
import { memoryTournaments } from './memory-tournaments.ts';
import { memorySignIns } from './memory-sign-ins.ts';
import { linkedTo, mostChat } from './store.ts';
import type {
  Append,
  AppendResult,
  AuditEntry,
  Identity,
  MatchEvent,
  MatchQuery,
  Outage,
  Snapshot,
  Store,
  StoredChat,
  StoredMatch,
  StoredToken,
} from './store.ts';

function fits(match: StoredMatch, query: MatchQuery): boolean {
  if (!query.statuses.includes(match.status)) return false;
  if (query.listed === true && match.visibility !== 'public') return false;
  if (query.before !== undefined && !isBefore(match, query.before, query.beforeId)) return false;
  return query.identity === undefined || linked(match, query.identity);
}

// Several may have been made in the same millisecond: their ids say which comes first.
const isBefore = ({ createdAt, id }: StoredMatch, at: number, than = ''): boolean =>
  createdAt < at || (createdAt === at && id < than);

const byAge = (a: StoredMatch, b: StoredMatch): number => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

function linked(match: StoredMatch, identity: string): boolean {
  if (match.owner === identity) return true;
  return match.seats.some((seat) => linkedTo(seat) === identity);
}

// A table's lines are kept under its id, those of a side beside it.
function roomOf(match: string, side?: number): string {
  return side === undefined ? match : `${match}/${side}`;
}

/** Opens an empty storage in memory. `now`: its clock, by which holders are alive. */
export function memoryStore(now?: () => number): Store {
  const identities = new Map<string, Identity>();
  const tokens = new Map<string, StoredToken>();
  const matches = new Map<string, StoredMatch>();
  const logs = new Map<string, MatchEvent[]>();
  const snapshots = new Map<string, Snapshot>();
  const chats = new Map<string, StoredChat[]>();
  const said = new Map<string, StoredChat>();
  const roomsOf = (match: string): string[] =>
    [...chats.keys()].filter((room) => room.split('/')[0] === match);
  const rules = new Map<string, string>();
  const outages: Outage[] = [];
  const mutes = new Map<string, number>();
  const audit: AuditEntry[] = [];
  let beat: number | null = null;
  const calls = memoryCalls();
  const { drop: dropBugReports, ...bugReports } = memoryBugReports();
  const { has, dropAllOf, ...signIns } = memorySignIns(identities);
  const { saved, dropRatings, ...ratings } = memoryRatings();
  const { mayWrite, dropOutages, ...leases } = memoryLeases(
    () =>
      [...matches.values()].flatMap(({ id, status }) =>
        status === 'lobby' || status === 'live' ? [id] : [],
      ),
    now,
  );
  const { dropSeeksOf, ...seeks } = memorySeeks();
  const { dropTiesOf, ...ties } = memoryTies();
  const { dropReportsOf, ...playerReports } = memoryPlayerReports();
  const { dropPredictions, ...predictions } = memoryPredictions();
  const { dropEntrant, isEntrant, ...tournaments } = memoryTournaments();
  const recoveries = new Map<string, { readonly hash: string; readonly at: number }>();

  function appendOne({ match, after, events, fence }: Append): AppendResult {
    const log = logs.get(match);
    if (log === undefined || log.length !== after || !mayWrite(match, fence)) return { status: 'conflict' };
    log.push(...events);
    return { status: 'stored' };
  }

  return {
    ...calls,
    ...signIns,
    ...bugReports,
    ...ratings,
    ...leases,
    ...seeks,
    ...ties,
    ...playerReports,
    ...predictions,
    ...tournaments,
    addIdentity: async (identity) => void identities.set(identity.id, identity),
    identity: async (id) => identities.get(id) ?? null,
    async rename(id, name) {
      const identity = identities.get(id);
      if (identity !== undefined) identities.set(id, { ...identity, name });
    },
    // Nothing outlives the process, and its secret does not change.
    underSecret: async () => undefined,
    addToken: async (token) => void tokens.set(token.hash, token),
    async token(hash) {
      const token = tokens.get(hash);
      const identity = identities.get(token?.identity ?? '');
      return token === undefined || identity === undefined ? null : { identity, token };
    },
    async useToken(hash, usedAt) {
      const token = tokens.get(hash);
      if (token !== undefined) tokens.set(hash, { ...token, usedAt });
    },
    dropToken: async (hash) => void tokens.delete(hash),
    async dropUnusedTokens(before) {
      for (const [hash, { device, usedAt }] of tokens)
        if (device !== null && usedAt < before) tokens.delete(hash);
    },
    tokensOf: async (identity) =>
      [...tokens.values()].filter((one) => one.identity === identity).sort((a, b) => b.usedAt - a.usedAt),

    async saveRecovery(identity, hash, at) {
      if (hash === null) recoveries.delete(identity);
      else recoveries.set(identity, { hash, at });
    },
    async recovery(hash) {
      const [found] = [...recoveries].find(([, kept]) => kept.hash === hash) ?? [''];
      return identities.get(found) ?? null;
    },
    recoveryOf: async (identity) => recoveries.get(identity)?.at ?? null,

    async addMatch(match) {
      matches.set(match.id, match);
      logs.set(match.id, []);
    },
    match: async (id) => matches.get(id) ?? null,
    async saveMatch(match) {
      if (matches.get(match.id)?.version !== match.version - 1) return false;
      matches.set(match.id, match);
      saved(match);
      return true;
    },
    async matches(query) {
      const found = [...matches.values()].filter((match) => fits(match, query));
      return found.sort(byAge).slice(0, query.limit);
    },
    liveMatches: async () => [...matches.values()].filter((m) => m.status === 'live').map((m) => m.id),

    append: async (batch) => batch.map(appendOne),
    events: async (match, after) => (logs.get(match) ?? []).slice(after),

    saveSnapshot: async (snapshot) => void snapshots.set(snapshot.match, snapshot),
    snapshot: async (match) => snapshots.get(match) ?? null,
    due: async (now) =>
      [...snapshots.values()].filter((s) => s.wakeAt !== null && s.wakeAt <= now).map((s) => s.match),

    async addChat(match, line, message) {
      const room = roomOf(match, line.side);
      const before = message == null ? undefined : said.get(`${room} ${message}`);
      if (before !== undefined) return before;
      const lines = chats.get(room) ?? [];
      const added = { ...line, number: (lines.at(-1)?.number ?? 0) + 1 };
      chats.set(room, [...lines, added].slice(-mostChat));
      if (message != null) said.set(`${room} ${message}`, added);
      return added;
    },
    chat: async (match, limit, side) => (chats.get(roomOf(match, side)) ?? []).slice(-limit),
    async sayerOf(match, number) {
      const room = roomOf(match);
      const found = [...said].find(([key, line]) => key.startsWith(`${room} `) && line.number === number);
      return found?.[0].split(' ')[1] ?? null;
    },

    // Earlier releases kept nothing here.
    recording: async () => null,
    dice: async () => null,
    saveRules: async (fingerprint, body) => void (rules.has(fingerprint) || rules.set(fingerprint, body)),
    rules: async (fingerprint) => rules.get(fingerprint) ?? null,
    keptRules: async () => [...rules.keys()],
    dropRules: async (fingerprint) => void rules.delete(fingerprint),

    async people(text, limit) {
      const found = [...identities.values()].filter(
        ({ id, name }) => id === text || name.toLowerCase().includes(text.toLowerCase()),
      );
      return found.sort((a, b) => b.createdAt - a.createdAt).slice(0, limit);
    },
    async dropIdentity(id) {
      for (const [hash, { identity }] of tokens) if (identity === id) tokens.delete(hash);
      for (const [key, line] of said) {
        const [room, by] = key.split(' ');
        if (by === id)
          chats.set(
            room,
            (chats.get(room) ?? []).filter((one) => one !== line),
          );
      }
      mutes.delete(id);
      dropBugReports(id);
      await calls.dropCallsOf(id);
      recoveries.delete(id);
      dropAllOf(id);
      dropRatings({ identity: id });
      dropSeeksOf(id);
      dropTiesOf(id);
      dropReportsOf(id);
      dropPredictions(id);
      dropEntrant(id);
      identities.delete(id);
    },
    guestsWithoutMatch: async (before) => {
      const seeking = new Set((await seeks.seeks()).map(({ identity }) => identity));
      return [...identities.values()].filter(
        ({ id, kind, createdAt }) =>
          kind === 'guest' &&
          createdAt < before &&
          !recoveries.has(id) &&
          !has(id) &&
          !seeking.has(id) &&
          !isEntrant(id) &&
          ![...matches.values()].some((match) => linked(match, id)),
      );
    },
    mute: async (identity, until) => void mutes.set(identity, until),
    mutes: async () => [...mutes].map(([identity, until]) => ({ identity, until })),
    async renameInChat(match, name, other) {
      for (const room of roomsOf(match)) {
        const lines = chats.get(room) ?? [];
        const changed = lines.flatMap((line) =>
          line.name !== name ? [line] : other === null ? [] : [{ ...line, name: other }],
        );
        chats.set(room, changed);
      }
    },
    dropRecording: async () => undefined,
    async dropMatch(id) {
      dropBugReports(id);
      dropPredictions(id);
      dropOutages(id);
      for (const room of roomsOf(id)) chats.delete(room);
      for (const kept of [matches, logs, snapshots]) kept.delete(id);
      dropRatings({ match: id });
    },
    addAudit: async (entry) => void audit.unshift(entry),
    audit: async (limit) => audit.slice(0, limit),

    beat: async (at) => void (beat = at),
    lastBeat: async () => beat,
    addOutage: async (outage) => void outages.push(outage),
    outages: async () => outages,

    lost: async () => 0,
    copied: async () => null,
    check: async () => undefined,
    close: async () => undefined,
  };
}
