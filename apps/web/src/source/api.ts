// The server's endpoints as functions. Types come from the protocol; its schemas stay on the server.

import type { Answer, EndpointName, Given } from '@bridgefront/protocol';
import { isHere } from '../local/ids.ts';
import { connected } from './connection.ts';
import { Problem, problemOf } from './problem.ts';
import { isRefusal } from './refusal.ts';

// Only what the page uses; the types see to it that names are right.
const routes = {
  getSession: 'GET /api/session',
  setSession: 'POST /api/session',
  handOver: 'POST /api/session/hand-over',
  makeRecovery: 'POST /api/session/recovery',
  takeOver: 'POST /api/session/take-over',
  goBack: 'POST /api/session/back',
  renewSession: 'POST /api/session/renew',
  listSessions: 'GET /api/sessions',
  endSession: 'DELETE /api/sessions/{session}',
  listPasskeys: 'GET /api/passkeys',
  passkeyOptions: 'POST /api/passkeys/options',
  addPasskey: 'POST /api/passkeys',
  dropPasskey: 'DELETE /api/passkeys/{passkey}',
  signInOptions: 'POST /api/session/passkey/options',
  signIn: 'POST /api/session/passkey',
  getCalls: 'GET /api/calls',
  setCalls: 'POST /api/calls',
  muteCalls: 'POST /api/calls/mute',
  addWay: 'POST /api/calls/ways',
  dropWay: 'DELETE /api/calls/ways/{way}',
  tryWay: 'POST /api/calls/ways/{way}/trial',
  renewFeeds: 'POST /api/calls/feeds',
  listGames: 'GET /api/games',
  listPrograms: 'GET /api/programs',
  createMatch: 'POST /api/matches',
  listMatches: 'GET /api/matches',
  getWatch: 'GET /api/watch',
  getMatch: 'GET /api/matches/{match}',
  join: 'POST /api/matches/{match}/join',
  leave: 'POST /api/matches/{match}/leave',
  kick: 'POST /api/matches/{match}/kick',
  fill: 'POST /api/matches/{match}/fill',
  ready: 'POST /api/matches/{match}/ready',
  openShare: 'POST /api/matches/{match}/entropy',
  reportBug: 'POST /api/matches/{match}/bug-reports',
  countersign: 'POST /api/matches/{match}/countersign',
  fork: 'POST /api/matches/{match}/fork',
  rematch: 'POST /api/matches/{match}/rematch',
  standing: 'POST /api/matches/{match}/standing',
  getView: 'GET /api/matches/{match}/view',
  getHint: 'GET /api/matches/{match}/hint',
  getRecording: 'GET /api/matches/{match}/recording',
  getRecord: 'GET /api/matches/{match}/record',
} satisfies { readonly [name in EndpointName]?: string };

// Those that one page alone uses come with it: the first screen has no room for them.
type LateRoute = Exclude<EndpointName, keyof typeof routes>;
const late: { [name: string]: string } = routes;

/** Adds those of a page. */
export function addRoutes(more: { readonly [name in LateRoute]?: string }): void {
  Object.assign(late, more);
}

/** Endpoints that can be called. */
export type Route = keyof typeof routes | LateRoute;

type Some<T> = { readonly [key in keyof T as T[key] extends undefined ? never : key]: Partial<T[key]> };

/** What an endpoint is given; what it takes from its defaults may be left out. */
export type Asked<N extends Route> = Some<Given<N>>;

interface Parts {
  readonly params?: { readonly [name: string]: unknown };
  readonly query?: { readonly [name: string]: unknown };
  readonly body?: unknown;
}

/** Method, address and body of a request. */
export function requestOf(name: Route, { params = {}, query = {}, body }: Parts) {
  const [method = '', pattern = ''] = (late[name] ?? '').split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(params[part])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(asked.map(([key, value]) => [key, String(value)])).toString();
  return {
    url: search === '' ? path : `${path}?${search}`,
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  };
}

/** Whether a question is about a match on this device. */
export function isOfDevice(given: object | undefined): boolean {
  const match = (given as Parts | undefined)?.params?.['match'];
  return typeof match === 'string' && isHere(match);
}

async function askThisDevice(name: Route, parts: Parts): Promise<object> {
  const { askHere } = await import('../local/ask-here.ts');
  const told = await askHere(name, parts);
  return isRefusal(told) ? Problem.told(told) : told;
}

/** Asks the server, or this device about a match of its own; whatever goes wrong comes back as a `Problem`. */
export async function ask<N extends Route>(name: N, given?: Asked<N>): Promise<Answer<N> | Problem> {
  if (isOfDevice(given)) {
    const told = await askThisDevice(name, given as Parts).catch(() => new Problem('not-here'));
    return told as Answer<N> | Problem;
  }
  const { url, ...request } = requestOf(name, (given ?? {}) as Parts);
  const headers = request.method === 'GET' ? {} : { 'content-type': 'application/json' };
  try {
    const answer = await fetch(url, { ...request, headers });
    const body: unknown = await answer.json().catch(() => undefined);
    const told = answer.ok && body !== undefined ? (body as Answer<N>) : problemOf(answer.status, body);
    // The games may be those that the service worker keeps, and prove nothing.
    if (name !== 'listGames') connected.value = !(told instanceof Problem && told.code === 'unreachable');
    return told;
  } catch {
    connected.value = false;
    return new Problem(navigator.onLine ? 'unreachable' : 'offline');
  }
}
