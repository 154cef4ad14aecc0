// Tables for hard tests: opening a match by HTTP against a server that may be down, playing it, and comparing what
// everybody saw and was promised with the record.

import { isDeepStrictEqual } from 'node:util';
import { faceFor, replay, viewOf } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import WebSocket from 'ws';
import type { MatchEvent } from '../../src/store/store.ts';
import { Player } from './player.ts';
import type { Dial, PlayerParts } from './player.ts';

/** Waits. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}

/** Lines over real sockets. */
export function dialer(url: string, token: string): Dial {
  return (events) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      handshakeTimeout: 5000,
    });
    socket.on('open', () => events.open());
    socket.on('message', (data) => events.message(String(data as Buffer)));
    socket.on('close', () => events.closed());
    socket.on('error', () => undefined);
    return {
      send(text) {
        if (socket.readyState === socket.OPEN) socket.send(text);
      },
      close: () => socket.terminate(),
    };
  };
}

/** Calls the API; as long as nobody answers (or the server says that it is restarting), it calls again. */
export async function call<T>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
  patience = 600_000,
): Promise<{ readonly status: number; readonly body: T }> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      const text = await answer.text();
      if (answer.status < 500) return { status: answer.status, body: JSON.parse(text) as T };
      if (performance.now() > until) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    } catch (error) {
      if (performance.now() > until) throw new Error(`${method} ${path} got no answer`, { cause: error });
    }
    await sleep(40);
  }
}

/** Somebody who may sit at tables. */
export interface Person {
  readonly token: string;
  readonly identity: string;
}

/** New identities. */
export function enterAll(url: string, names: readonly string[]): Promise<Person[]> {
  return Promise.all(
    names.map(async (name) => (await call<Person>(url, '', 'POST', '/tokens', { name })).body),
  );
}

/** What kind of table it is. */
export interface TableWish {
  readonly url: string;
  readonly game: string;
  readonly seed: string;
  readonly people: readonly Person[];
  readonly bots?: readonly string[];
  readonly options?: { readonly [name: string]: unknown };
  readonly clock?: object;
}

/** Opens a table at which everybody sits and is ready; the answer is the match's id. */
export async function openTable(wish: TableWish): Promise<string> {
  const { url, game, seed, people, bots = [], options = {}, clock = { kind: 'none' } } = wish;
  const seats = [...people.map(() => ({ kind: 'human' })), ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const [owner, ...others] = people;
  const opened = await call<MatchInfo>(url, owner.token, 'POST', '/matches', { game, seats, options, clock });
  if (opened.status !== 200) throw new Error(`No table: ${JSON.stringify(opened.body)}`);
  const { id } = opened.body;
  // An answer that was lost makes the repetition a refusal; what counts is that everybody sits and is ready.
  for (const other of others) await call(url, other.token, 'POST', `/matches/${id}/join`, {});
  for (const [seat, person] of people.entries()) {
    const entropy = `${seed} ${seat}`;
    await call(url, person.token, 'POST', `/matches/${id}/ready`, { ready: true, entropy });
  }
  const { body } = await call<MatchInfo>(url, owner.token, 'GET', `/matches/${id}`);
  if (body.status === 'lobby') throw new Error(`The match did not start: ${JSON.stringify(body)}`);
  return id;
}

/** Players in all seats of people. */
export function sitDown(
  wish: TableWish,
  match: string,
  more: {
    readonly thinks?: number;
    readonly ids?: string;
    readonly clocked?: boolean;
    readonly most?: () => number;
    readonly reading?: (seat: number) => NonNullable<PlayerParts['reading']>;
    readonly dial?: (seat: number) => Dial;
  } = {},
): Player[] {
  return wish.people.map(
    ({ token }, seat) =>
      new Player({
        dial: more.dial?.(seat) ?? dialer(wish.url, token),
        match,
        seat,
        seed: `${wish.seed} ${seat}`,
        plays: true,
        later: (wake, milliseconds) => void setTimeout(wake, milliseconds),
        thinks: more.thinks ?? 0,
        ids: more.ids ?? '',
        clocked: more.clocked ?? false,
        ...(more.most !== undefined && { most: more.most }),
        ...(more.reading !== undefined && { reading: more.reading(seat) }),
      }),
  );
}

/** Waits for all players; says where everybody stands when nothing has happened to any of them for too long. */
export async function allDone(players: readonly Player[], patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    let [happened, until] = [-1, 0];
    timer = setInterval(() => {
      const now = players.reduce(
        (sum, { acknowledged, reports }) => sum + acknowledged.length + reports.length,
        0,
      );
      if (now > happened) [happened, until] = [now, performance.now() + patience];
      if (performance.now() < until) return;
      const standing = players.map((player) => player.standing).join('\n');
      reject(new Error(`Nothing has happened for ${patience} ms:\n${standing}`));
    }, 500);
  });
  try {
    await Promise.race([Promise.all(players.map((player) => player.done)), late]);
  } finally {
    clearInterval(timer);
  }
}

/** The record of a finished match; asks again while its end is being noted. */
export async function recordOf(url: string, match: string): Promise<MatchRecord> {
  const { status, body } = await call<MatchRecord>(url, '', 'GET', `/matches/${match}/record`);
  if (status !== 200) throw new Error(`No record of ${match}: ${JSON.stringify(body)}`);
  return body;
}

/**
 * Everything that is wrong with what players of one match saw last, against the record played again: their views,
 * all reports they were told in their order, and the fairness of the dice.
 */
export function againstRecord(game: AnyGame, record: MatchRecord, players: readonly Player[]): string[] {
  const problems: string[] = [];
  const { engine, match, reports, fair } = replay(game, record);
  if (fair?.ok !== true) problems.push(`not fair: ${fair?.problem ?? 'no commitment'}`);
  if (match.decision !== null) problems.push('the record does not reach the end');
  for (const player of players) {
    const who = `${player.match} seat ${player.seat ?? 'table'}`;
    const view: unknown = JSON.parse(JSON.stringify(viewOf(engine, match, player.seat)));
    if (!isDeepStrictEqual(player.document.view, view))
      problems.push(`${who}: the last view is not that of the record`);
    const faces = reports.flat().flatMap((report) => faceFor(report, player.seat) ?? []);
    const told = player.reports.map(({ face }) => face);
    if (!isDeepStrictEqual(told, JSON.parse(JSON.stringify(faces))))
      problems.push(`${who}: ${told.length} reports told, ${faces.length} in the record, or others`);
  }
  return problems;
}

/** Everything that is wrong with the log of a match against the acknowledgements of its players. */
export function againstLog(events: readonly MatchEvent[], players: readonly Player[]): string[] {
  const problems: string[] = [];
  const gap = events.findIndex((event, index) => event.number !== index + 1);
  if (gap >= 0) problems.push(`event ${gap + 1} is missing`);
  for (const player of players) {
    if (player.seat === null) continue;
    const stored = events.filter((event) => event.seat === player.seat && event.by === 'seat');
    const kept = stored.map(({ message, kind, choice }) => ({ id: message, kind, choice }));
    // What comes too late comes so because somebody has chosen for the seat, and only then: the clock, or the host where one
    // answer is all there is.
    const chosenFor = events.filter(
      ({ seat, by, kind }) => seat === player.seat && by !== 'seat' && kind === 'choose',
    );
    const late = player.refusals['stale'] ?? 0;
    if (late > chosenFor.length)
      problems.push(
        `${player.match} seat ${player.seat}: ${late} choices came too late, ${chosenFor.length} were made for it`,
      );
    const promised = player.acknowledged.map(({ id, kind, choice }) => ({ id, kind, choice }));
    if (isDeepStrictEqual(kept, promised)) continue;
    const ids = new Set(kept.map(({ id }) => id));
    const lost = promised.filter(({ id }) => !ids.has(id)).length;
    problems.push(
      `${player.match} seat ${player.seat}: ${promised.length} acknowledged, ${kept.length} stored, ` +
        `${lost} lost, ${kept.length - ids.size} doubled, or another order`,
    );
  }
  return problems;
}
