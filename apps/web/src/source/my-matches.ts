// The reader's own matches, and in which of them it is the reader's turn.

import { batch, computed, signal } from '@preact/signals';
import type { Answer, MatchInfo } from '@bridgefront/protocol';
import { matchesHere } from '../local/my-device.ts';
import { ask } from './api.ts';
import { openWhenAsked } from './dice.ts';
import { mySeat } from './my-seat.ts';
import { turnOf } from './my-turn.ts';
import type { MyTurn } from './my-turn.ts';
import { Problem } from './problem.ts';
import { me, recognize } from './session.ts';
import { touchedWithin } from './touch.ts';

/** Newest first; null: not known yet. */
export const myMatches = signal<readonly MatchInfo[] | Problem | null>(null);
/** By match. */
export const myTurns = signal<ReadonlyMap<string, MyTurn>>(new Map());

/** The list; empty while it is not known. Follows the signal. */
export function myMatchesNow(): readonly MatchInfo[] {
  const now = myMatches.value;
  return now === null || now instanceof Problem ? [] : now;
}

/** Whether somebody keeps a seat of the table for the reader. */
export function isAsked({ status, seats }: MatchInfo): boolean {
  return status === 'lobby' && seats.some(({ asked }) => asked);
}

/** How many tables somebody asks the reader to. */
export const challengesWaiting = computed(() => myMatchesNow().filter(isAsked).length);

/** In how many matches it is the reader's turn. */
export const turnsWaiting = computed(
  () => myMatchesNow().filter(({ id, status }) => status === 'live' && myTurns.value.get(id)?.mine).length,
);

/** More reports than any match tells: the view comes without them. */
const allTold = 1_000_000_000;
const mostAsked = 12;
/** What the header asks in. */
const freshWithin = 30_000;

async function lookAt(info: MatchInfo): Promise<readonly [string, MyTurn] | null> {
  const seat = mySeat(info);
  if (seat === null) return null;
  const answer = await ask('getView', { params: { match: info.id }, query: { seat, told: allTold } });
  if (answer instanceof Problem) return null;
  return [
    info.id,
    turnOf((answer as Answer<'getView'>).document as unknown as Parameters<typeof turnOf>[0], seat),
  ];
}

function rank(info: MatchInfo, turns: ReadonlyMap<string, MyTurn>): number {
  if (info.status === 'live') return turns.get(info.id)?.mine === true ? 0 : 1;
  return info.status === 'lobby' ? 2 : 3;
}

/** My turn first, the nearest deadline before the others; then what runs, what waits to begin, what is over. */
export function inOrder(
  matches: readonly MatchInfo[],
  turns: ReadonlyMap<string, MyTurn>,
): readonly MatchInfo[] {
  const deadline = ({ id }: MatchInfo): number => turns.get(id)?.deadline ?? Infinity;
  return matches.toSorted((a, b) => {
    const [da, db] = [deadline(a), deadline(b)];
    return rank(a, turns) - rank(b, turns) || (da === db ? 0 : da - db) || b.createdAt - a.createdAt;
  });
}

type Turns = readonly (readonly [string, MyTurn])[];

interface Listed {
  readonly matches: readonly MatchInfo[];
  readonly turns: Turns;
}

async function listedHere(): Promise<Listed> {
  const kept = await matchesHere();
  const turns = kept.flatMap(({ id, turn }) => (turn === null ? [] : [[id, turn] as const]));
  return { matches: kept.map(({ info }) => info), turns };
}

async function listedByServer(): Promise<Listed | Problem> {
  const problem = me.peek() === undefined ? await recognize() : null;
  if (problem !== null) return problem;
  if (me.peek() === null) return { matches: [], turns: [] };
  const here = touchedWithin(freshWithin) ? ({ here: 'true' } as const) : {};
  const answer = await ask('listMatches', { query: { show: 'mine', limit: 60, ...here } });
  if (answer instanceof Problem) return answer;
  const { matches } = answer;
  // A match of the reader's may wait for a share of the dice while the reader looks at something else.
  for (const match of matches) if (match.opening !== null) void openWhenAsked(match);
  const live = matches.filter(({ status }) => status === 'live').slice(0, mostAsked);
  const seen = await Promise.all(live.map(lookAt));
  return { matches, turns: seen.filter((one) => one !== null) };
}

// What the server listed last: it stays listed while the server cannot be reached.
let listed: Listed = { matches: [], turns: [] };

/** Asks for the list, and for the turns in what runs, here and at the server. */
export async function loadMyMatches(): Promise<void> {
  const [here, answer] = await Promise.all([listedHere(), listedByServer()]);
  const failed = answer instanceof Problem;
  if (!failed) listed = answer;
  batch(() => {
    const matches = [...here.matches, ...listed.matches];
    const unknown = failed && matches.length === 0 && !Array.isArray(myMatches.peek());
    myMatches.value = unknown ? answer : matches;
    myTurns.value = new Map([...here.turns, ...listed.turns]);
  });
}
