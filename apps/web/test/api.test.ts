// What the page asks the server, and what it makes of the answers.

import { afterEach, expect, test, vi } from 'vitest';
import { ask, requestOf } from '../src/source/api.ts';
import { firstBot, firstSeats } from '../src/source/games.ts';
import { guestName } from '../src/source/guest-name.ts';
import { inOrder } from '../src/source/my-matches.ts';
import { turnOf } from '../src/source/my-turn.ts';
import type { MyTurn } from '../src/source/my-turn.ts';
import { Problem, problemOf } from '../src/source/problem.ts';
import { texts } from '../src/texts/index.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: unknown): void {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

test('an endpoint becomes a request: path, query, body', () => {
  expect(requestOf('getMatch', { params: { match: 'a b' } })).toEqual({
    url: '/api/matches/a%20b',
    method: 'GET',
  });
  expect(requestOf('listMatches', { query: { show: 'open', before: undefined } }).url).toBe(
    '/api/matches?show=open',
  );
  expect(requestOf('leave', { params: { match: 'x' } })).toEqual({
    url: '/api/matches/x/leave',
    method: 'POST',
    body: '{}',
  });
});

test('an answer is handed on, a refusal keeps its sentence', async () => {
  answering(200, { matches: [] });
  expect(await ask('listMatches', { query: {} })).toEqual({ matches: [] });
  answering(409, { code: 'seat-taken', message: 'All seats are taken.' });
  expect(await ask('getSession')).toMatchObject({ code: 'seat-taken', message: 'All seats are taken.' });
});

test('without a network the sentence says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  vi.stubGlobal('navigator', { onLine: false });
  expect(await ask('listGames')).toMatchObject({ code: 'offline', message: texts.shell.problems.offline });
  vi.stubGlobal('navigator', { onLine: true });
  expect(await ask('listGames')).toBeInstanceOf(Problem);
});

test.each([
  [429, undefined, 'too-fast'],
  [502, undefined, 'unreachable'],
  [500, { nonsense: true }, 'failed'],
  [404, { code: 'not-found', message: 'There is no such match.' }, 'not-found'],
])('status %d with %o is "%s"', (status, body, code) => {
  const problem = problemOf(status, body);
  expect(problem.code).toBe(code);
  expect(problem.message).not.toBe('');
});

test('a first match is against the bot that beginners can beat', () => {
  const bots = ['random', 'greedy', 'apprentice', 'veteran'].map((name) => ({ name, summary: '' }));
  expect(firstBot(bots)).toBe('apprentice');
  expect(firstBot([...bots, { ...bots[0], name: 'novice' }], true)).toBe('novice');
  expect(firstBot(bots, true)).toBe('apprentice');
  expect(firstBot(bots.slice(0, 2))).toBe('greedy');
  expect(firstBot(bots.slice(0, 1))).toBe('random');
  expect([2, 3, 6].map((max) => firstSeats({ seats: { min: 2, max } }))).toEqual([2, 3, 3]);
  expect(firstSeats({ seats: { min: 4, max: 6 } })).toBe(4);
});

test('guests have two words for a name, whatever chance says', () => {
  expect(guestName(0, 0)).toMatch(/^\w+ \w+$/);
  expect(guestName(0.9999999, 0.9999999)).toMatch(/^\w+ \w+$/);
});

const info = (id: string, status: 'live' | 'lobby' | 'finished', createdAt: number) =>
  ({ id, status, createdAt }) as Parameters<typeof inOrder>[0][number];
const turn = (mine: boolean, deadline: number | null): MyTurn => ({
  mine,
  deadline,
  prompt: '',
  waiting: [],
});

test('my turn comes first, the nearest deadline before the others', () => {
  const matches = [
    info('over', 'finished', 9),
    info('table', 'lobby', 8),
    info('theirs', 'live', 7),
    info('mine', 'live', 1),
    info('urgent', 'live', 2),
  ];
  const turns = new Map([
    ['mine', turn(true, null)],
    ['urgent', turn(true, 5)],
    ['theirs', turn(false, null)],
  ]);
  expect(inOrder(matches, turns).map(({ id }) => id)).toEqual(['urgent', 'mine', 'theirs', 'table', 'over']);
});

test('it is my turn when I have choices, and the others are who has not sealed', () => {
  const view = {
    decision: {
      seats: [
        { seat: 0, sealed: false },
        { seat: 1, sealed: true },
      ],
      mine: { prompt: 'Choose.', choices: ['a'] },
    },
  };
  expect(turnOf({ view, host: { clock: { deadlines: [77, null] } } }, 0)).toEqual({
    mine: true,
    prompt: 'Choose.',
    waiting: [0],
    deadline: 77,
  });
  expect(turnOf({ view: { decision: null }, host: { clock: null } }, 0).mine).toBe(false);
});
