// The reader's own matches, and in which of them it is the reader's turn.

import { computed, signal } from '@preact/signals';
import type { Answer, MatchInfo } from '@bridgefront/protocol';
import { ask } from './api.ts';
import { openWhenAsked } from './dice.ts';
import { mySeat } from './my-seat.ts';
import { Problem } from './problem.ts';
import { me } from './session.ts';

/** What goes on in one live match of the reader. */
export interface MyTurn {
  /** It is the reader who has to choose. */
  readonly mine: boolean;
  readonly prompt: string;
  /** Who has to choose, by seat. */
  readonly waiting: readonly number[];
  /** When the reader's time is up, in milliseconds since 1970. */
  readonly deadline: number | null;
}

/** Newest first; null: not known yet. */
export const myMatches = signal<readonly MatchInfo[] | Problem | null>(null);
/** By match. */
export const myTurns = signal<ReadonlyMap<string, MyTurn>>(new Map());

/** The list; empty while it is not known. Follows the signal. */
export function myMatchesNow(): readonly MatchInfo[] {
  const now = myMatches.value;
  return now === null || now instanceof Problem ? [] : now;
}

/** In how many matches it is the reader's turn. */
export const turnsWaiting = computed(
  () => myMatchesNow().filter(({ id, status }) => status === 'live' && myTurns.value.get(id)?.mine).length,
);

interface Seen {
  readonly view: {
    readonly decision: {
      readonly seats: readonly { readonly seat: number; readonly sealed: boolean }[];
      readonly mine: { readonly prompt: string; readonly choices: readonly string[] } | null;
    } | null;
  };
  readonly host: { readonly clock: { readonly deadlines: readonly (number | null)[] } | null };
}

/** Whose turn it is, out of what the reader's seat sees. */
export function turnOf(document: Seen, seat: number): MyTurn {
  const { decision } = document.view;
  return {
    mine: (decision?.mine?.choices.length ?? 0) > 0,
    prompt: decision?.mine?.prompt ?? '',
    waiting: (decision?.seats ?? []).filter(({ sealed }) => !sealed).map((asked) => asked.seat),
    deadline: document.host.clock?.deadlines[seat] ?? null,
  };
}

/** More reports than any match tells: the view comes without them. */
const allTold = 1_000_000_000;
const mostAsked = 12;

async function lookAt(info: MatchInfo): Promise<readonly [string, MyTurn] | null> {
  const seat = mySeat(info);
  if (seat === null) return null;
  const answer = await ask('getView', { params: { match: info.id }, query: { seat, told: allTold } });
  if (answer instanceof Problem) return null;
  return [info.id, turnOf((answer as Answer<'getView'>).document as unknown as Seen, seat)];
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

/** Asks for the list, and for the turns in what runs. */
export async function loadMyMatches(): Promise<void> {
  if (me.peek() == null) {
    if (me.peek() === null) myMatches.value = [];
    return;
  }
  const answer = await ask('listMatches', { query: { show: 'mine', limit: 60 } });
  if (answer instanceof Problem) {
    if (myMatches.peek() === null) myMatches.value = answer;
    return;
  }
  myMatches.value = answer.matches;
  // A match of the reader's may wait for a share of the dice while the reader looks at something else.
  for (const match of answer.matches) if (match.opening !== null) void openWhenAsked(match);
  const live = answer.matches.filter(({ status }) => status === 'live').slice(0, mostAsked);
  const seen = await Promise.all(live.map(lookAt));
  myTurns.value = new Map(seen.filter((one) => one !== null));
}
