// Calls in memory.

import type { CallSettings, CallStore, StoredCall, StoredWay } from './calls.ts';

/** The part of the storage in memory for calls. */
export function memoryCalls(): CallStore {
  const ways = new Map<string, StoredWay>();
  const settings = new Map<string, CallSettings>();
  const calls = new Map<string, StoredCall>();
  const waiting = (): StoredCall[] =>
    [...calls.values()].filter(({ state }) => state === 'waiting').sort((a, b) => a.dueAt - b.dueAt);
  const drop = (which: (call: StoredCall) => boolean): void => {
    for (const call of calls.values()) if (which(call)) calls.delete(call.id);
  };
  const dropWay = (id: string): void => {
    ways.delete(id);
    drop(({ way, state }) => way === id && state === 'waiting');
  };
  return {
    addWay: async (way) => void ways.set(way.id, way),
    saveWay: async (way) => void (ways.has(way.id) && ways.set(way.id, way)),
    way: async (id) => ways.get(id) ?? null,
    waysOf: async (identity) => [...ways.values()].filter((way) => way.identity === identity),
    wayWithKey: async (key) => [...ways.values()].find((way) => way.key === key) ?? null,
    dropWay: async (id) => dropWay(id),
    async dropWaysOfToken(token) {
      for (const way of ways.values()) if (way.token === token) dropWay(way.id);
    },
    calledPeople: async () => [...new Set([...ways.values()].map(({ identity }) => identity))],
    callSettings: async (identity) => settings.get(identity) ?? null,
    settingsOfFeed: async (feed) => [...settings.values()].find((one) => one.feed === feed) ?? null,
    saveCallSettings: async (said) => void settings.set(said.identity, said),
    async addCalls(added) {
      for (const call of added) if (!calls.has(call.id)) calls.set(call.id, call);
    },
    saveCall: async (call) => void (calls.has(call.id) && calls.set(call.id, call)),
    call: async (id) => calls.get(id) ?? null,
    dueCalls: async (now, limit) =>
      waiting()
        .filter(({ dueAt }) => dueAt <= now)
        .slice(0, limit),
    nextCallAt: async () => waiting()[0]?.dueAt ?? null,
    waitingFor: async (way) => waiting().filter((call) => call.way === way),
    callsOf: async (identity, limit) =>
      [...calls.values()]
        .filter((call) => call.identity === identity)
        .sort((a, b) => b.at - a.at)
        .slice(0, limit),
    async cutCalls(now) {
      for (const call of calls.values())
        if (call.state === 'sending') calls.set(call.id, { ...call, state: 'cut', at: now });
    },
    dropCalls: async (before) =>
      drop(({ state, at }) => state !== 'waiting' && state !== 'sending' && at < before),
    async dropCallsOf(identity) {
      for (const way of ways.values()) if (way.identity === identity) ways.delete(way.id);
      settings.delete(identity);
      drop((call) => call.identity === identity);
    },
  };
}
