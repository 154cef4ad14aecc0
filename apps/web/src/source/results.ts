// Results of somebody's finished matches, as one seat has them: found, counted and compared; nothing of it is kept anywhere.
// The seat is the reader's own, or that of somebody else who shows theirs: `seenBy`.

import type { Answer, MatchInfo } from '@bridgefront/protocol';
import { placesOf } from '@bridgefront/protocol/places';
import { addRoutes, ask } from './api.ts';
import { isHandedRound } from './my-seat.ts';
import { Problem } from './problem.ts';

addRoutes({ listTheirMatches: 'GET /api/people/{person}/matches' });

/** How a match went. */
export type Result = 'won' | 'drawn' | 'lost';

/** The match as if another seat were the reader's own. */
export function seenBy(info: MatchInfo, seat: number): MatchInfo {
  return { ...info, seats: info.seats.map((one) => ({ ...one, mine: one.seat === seat })) };
}

// The seat that was played, left or not; null: none, or nobody's, where the device was handed round.
function playedSeat(info: MatchInfo): number | null {
  return isHandedRound(info) ? null : (info.seats.find(({ mine }) => mine)?.seat ?? null);
}

/**
 * How the match went, by the same places as for ratings: who has left has lost. Where all are first, it is drawn; so it is where
 * those who stayed have agreed to end it. Null: nobody loses by it, or nothing had been revealed.
 */
export function resultOf(info: MatchInfo): Result | null {
  const { seats, outcome, startedAt } = info;
  const own = playedSeat(info);
  const places = startedAt === null ? null : placesOf(info);
  if (own === null || places === null || seats[own]?.leftEarly === true) return null;
  const best = Math.min(...places.filter((place) => place > 0));
  if (places[own] !== best || seats[own]?.left === true) return 'lost';
  const first = places.filter((place) => place === best).length;
  return first === seats.length || (outcome === null && first > 1) ? 'drawn' : 'won';
}

/** The result where the end does not say it: somebody has left, or the match was ended without one. */
export function countsAs(info: MatchInfo): Result | null {
  const said = info.outcome !== null && !info.seats.some(({ left }) => left === true);
  return said ? null : resultOf(info);
}

/** The others at the table, by the names that it shows. */
export function opponentsOf(info: MatchInfo): readonly string[] {
  const own = playedSeat(info);
  const side = (info.sides ?? []).find((seats) => own !== null && seats.includes(own)) ?? [];
  return info.seats.flatMap(({ seat, name, bot }) =>
    seat === own || side.includes(seat) ? [] : [name ?? bot ?? ''],
  );
}

/** What results tell of the seat: with what it was played, or what it began with, with the game it was; none: nothing. */
export function playedBy(info: MatchInfo, what: 'side' | 'opening'): readonly string[] {
  const own = playedSeat(info);
  const name = own === null ? null : (info.played?.[own]?.[what] ?? null);
  return name === null ? [] : [`${name} ${info.game}`];
}

/** By how many points it was won or lost, where the game scores matches: own ones less the best of the others. */
export function marginOf(info: MatchInfo): number | null {
  const own = playedSeat(info);
  const scores = info.outcome?.scores;
  // What a bot has made of a seat that was left is nobody's.
  if (own === null || info.seats[own]?.left === true || scores === undefined || scores.length < 2)
    return null;
  const side = (info.sides ?? []).find((seats) => seats.includes(own)) ?? [own];
  const others = scores.filter((_, seat) => !side.includes(seat));
  return others.length === 0 ? null : (scores[own] ?? 0) - Math.max(...others);
}

/** How long it took, in seconds; null: it has not begun, or is not over. */
export function lengthOf({ startedAt, finishedAt }: MatchInfo): number | null {
  return startedAt === null || finishedAt === null ? null : (finishedAt - startedAt) / 1000;
}

/** Which matches are looked for; what is empty says nothing. */
export interface Wanted {
  readonly game: string;
  /** How many sat at the table. */
  readonly seats: string;
  readonly result: Result | '';
  /** A part of somebody's name. */
  readonly name: string;
}

/** Those that are wanted. */
export function wantedOf(infos: readonly MatchInfo[], wanted: Wanted): readonly MatchInfo[] {
  const name = wanted.name.trim().toLowerCase();
  return infos.filter(
    (info) =>
      (wanted.game === '' || info.game === wanted.game) &&
      (wanted.seats === '' || String(info.seats.length) === wanted.seats) &&
      (wanted.result === '' || resultOf(info) === wanted.result) &&
      (name === '' || opponentsOf(info).some((one) => one.toLowerCase().includes(name))),
  );
}

/** Results of matches that have something in common. */
export interface Tally {
  readonly key: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Results by each of a match's keys, the most played first. */
export function talliesOf(
  infos: readonly MatchInfo[],
  keysOf: (info: MatchInfo) => readonly string[],
): readonly Tally[] {
  const tallies = new Map<string, Tally>();
  for (const info of infos) {
    const result = resultOf(info);
    if (result === null) continue;
    for (const key of new Set(keysOf(info))) {
      const before = tallies.get(key) ?? { key, won: 0, drawn: 0, lost: 0 };
      tallies.set(key, { ...before, [result]: before[result] + 1 });
    }
  }
  const played = ({ won, drawn, lost }: Tally): number => won + drawn + lost;
  return [...tallies.values()].toSorted((a, b) => played(b) - played(a) || a.key.localeCompare(b.key));
}

/** How many in a row were won. */
export interface Streaks {
  /** Up to the latest; 0: it was not won. */
  readonly now: number;
  readonly longest: number;
}

/** Wins in a row; `infos`: the latest first. What has no result does not break a row. */
export function streaksOf(infos: readonly MatchInfo[]): Streaks {
  const won = infos.map(resultOf).filter((result) => result !== null);
  const broken = won.findIndex((result) => result !== 'won');
  let [run, longest] = [0, 0];
  for (const result of won) {
    run = result === 'won' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { now: broken < 0 ? won.length : broken, longest };
}

const aPage = 100;
const mostPages = 20;

/** The reader's matches at the server from a moment or before it, newest first: at most 2,000. */
export async function matchesBefore(moment: number): Promise<readonly MatchInfo[] | Problem> {
  const found: MatchInfo[] = [];
  for (let pages = 0; pages < mostPages; pages++) {
    const last = found.at(-1);
    const behind =
      last === undefined ? { before: moment + 1 } : { before: last.createdAt, beforeId: last.id };
    const answer = await ask('listMatches', { query: { show: 'mine', limit: aPage, ...behind } });
    if (answer instanceof Problem) return answer;
    found.push(...answer.matches);
    if (answer.matches.length < aPage) break;
  }
  return found;
}

/** Somebody's matches, as they are shown to the reader, with the seat that is theirs. */
export type Shown = NonNullable<Answer<'listTheirMatches'>['matches']>;

/** All that somebody shows to the reader, newest first: at most 2,000; null: not for the reader. */
export async function matchesOf(person: string): Promise<Shown | null | Problem> {
  const found: Shown[number][] = [];
  let behind = {};
  for (let pages = 0; pages < mostPages; pages++) {
    const answer = await ask('listTheirMatches', { params: { person }, query: { limit: aPage, ...behind } });
    if (answer instanceof Problem) return answer;
    if (answer.matches === null) return null;
    found.push(...answer.matches);
    if (answer.next === null) break;
    behind = answer.next;
  }
  return found;
}
