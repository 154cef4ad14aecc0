// Whole tournaments through the protocol, with people who leave, do not come, or come late: a short slice in the gate, all of it with TOURNAMENTS=whole.

import type { TournamentInfo } from '@bridgefront/protocol';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { duel } from './duel.ts';
import { Client, testServer, TestTime } from './support.ts';
import { comeTo, giveUp, waitingIn } from './tournament-play.ts';

const whole = process.env['TOURNAMENTS'] === 'whole';
const minute = 60_000;

let server: Server | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

interface Course {
  readonly end: TournamentInfo;
  readonly seasons: readonly TournamentInfo[];
}

/** Who does what: by numbers. Of two who play the stronger, which is the lower number, wins. */
interface Cast {
  readonly count: number;
  /** They leave at this round of the first season. */
  readonly leavers: ReadonlyMap<number, number>;
  /** They never come to a table. */
  readonly away: ReadonlySet<number>;
}

async function play(wish: object, { count, leavers, away }: Cast, clock: TestTime): Promise<Course> {
  const now = await testServer({ time: clock });
  server = now;
  const people: Client[] = [];
  for (let at = 1; at <= count; at++) people.push(await Client.enter(now, `Player ${at}`));
  const [first] = people;
  const plan = { name: 'Whole', game: duel.name, seats: 2, programs: true, most: 128, ...wish };
  const { id } = await first.post<TournamentInfo>('/tournaments', plan);
  for (const one of people) await one.post(`/tournaments/${id}/join`);
  await first.post(`/tournaments/${id}/start`);
  const seen = (season?: number): Promise<TournamentInfo> =>
    first.get(`/tournaments/${id}${season === undefined ? '' : `?season=${season}`}`);
  const gone = new Set<number>();
  const come = new Set<string>();
  for (;;) {
    const stands = await seen();
    if (stands.status === 'over') {
      const seasons = await Promise.all(Array.from({ length: stands.season }, (_, at) => seen(at + 1)));
      return { end: stands, seasons };
    }
    for (const [number, round] of leavers)
      if (stands.round >= round && !gone.has(number)) {
        gone.add(number);
        await people[number - 1].post(`/tournaments/${id}/leave`);
      }
    const tables = waitingIn(await seen());
    let played = 0;
    for (const { match, players, absent } of tables) {
      const there = players.filter((number) => !absent.includes(number) && !gone.has(number));
      if (come.has(match)) continue;
      come.add(match);
      const who = there.toSorted((a, b) => a - b).map((number) => people[number - 1]);
      const all = there.every((number) => !away.has(number));
      await comeTo(match, all ? who : who.filter((_, at) => !away.has(there.toSorted((a, b) => a - b)[at])));
      if (all) await giveUp(match, who);
      played++;
    }
    if (stands.status === 'open') await first.post(`/tournaments/${id}/start`);
    // Only those are left who do not come: time passes, but not so much that the next round is missed as well.
    else if (played === 0) await clock.advance(stands.pace === 'live' ? 2 * minute : 24 * 60 * minute);
  }
}

function laws({ pairings, people }: TournamentInfo): void {
  const met = new Set<string>();
  const byes = new Map<number, number>();
  for (const { players, places, absent, state } of pairings) {
    expect(state).toBe('over');
    expect(places).toHaveLength(players.length);
    if (players.length === 1) byes.set(players[0], (byes.get(players[0]) ?? 0) + 1);
    else if (absent.length === 0) {
      const pair = players.toSorted((a, b) => a - b).join(' ');
      expect(met.has(pair), `${pair} met twice`).toBe(false);
      met.add(pair);
    }
  }
  expect(Math.max(0, ...byes.values())).toBeLessThanOrEqual(1);
  for (const { number, left } of people) {
    const mine = pairings.filter((one) => one.players.length > 1 && one.absent.length === 0);
    const ahead = mine.reduce(
      (sum, { players }) => sum + (players[0] === number ? 1 : players[1] === number ? -1 : 0),
      0,
    );
    // Forfeits of others have taken seats away that were meant to even out.
    expect(Math.abs(ahead), `seats of ${number}`).toBeLessThanOrEqual(left ? 3 : 2);
  }
}

// By the clock, on a machine that has other work to do.
const patience = { timeout: whole ? 1_200_000 : 120_000 };

test(
  `a Swiss of ${whole ? 64 : 8} comes to its end, with leavers and people who do not come`,
  patience,
  async () => {
    const count = whole ? 64 : 8;
    const leavers = new Map(
      whole
        ? [
            [7, 2],
            [30, 3],
            [51, 1],
            [64, 4],
          ]
        : [[6, 2]],
    );
    const away = new Set(whole ? [13, 40] : [8]);
    const { end } = await play({ format: 'swiss', pace: 'live' }, { count, leavers, away }, new TestTime());
    expect(end.round).toBe(whole ? 6 : 3);
    laws(end);
    const [{ standings }] = end.divisions;
    // The strongest has won all; who else has was never paired with them, or by a forfeit.
    expect(standings.find(({ number }) => number === 1)?.points).toBe(end.round);
    expect(standings[0].points).toBe(end.round);
    expect(standings).toHaveLength(count);
    for (const number of away) expect(standings.find((row) => row.number === number)?.wins).toBe(0);
  },
);

test(
  `a league of ${whole ? 40 : 8} by mail comes to its end over two seasons, with leavers`,
  patience,
  async () => {
    const count = whole ? 40 : 8;
    const leavers = new Map(
      whole
        ? [
            [5, 2],
            [22, 4],
            [39, 1],
          ]
        : [[3, 2]],
    );
    const away = new Set(whole ? [33] : []);
    const wish = { format: 'league', pace: 'mail', division: whole ? 8 : 4, seasons: 2, moves: 1 };
    const { end, seasons } = await play(wish, { count, leavers, away }, new TestTime());
    expect(end.season).toBe(2);
    const sizes = seasons.map(({ divisions }) => divisions.map(({ standings }) => standings.length));
    expect(sizes).toEqual(
      whole
        ? [
            [8, 8, 8, 8, 8],
            [8, 8, 7, 7, 7],
          ]
        : [
            [4, 4],
            [4, 3],
          ],
    );
    for (const season of seasons) {
      expect(season.pairings.every(({ state }) => state === 'over')).toBe(true);
      const met = season.pairings.map(({ players }) => players.toSorted((a, b) => a - b).join(' '));
      expect(new Set(met).size).toBe(met.length);
    }
    // Whoever stays is in one division in each season, and who has left in none of the second.
    const second = seasons[1].divisions.flatMap(({ standings }) => standings.map(({ number }) => number));
    expect(second.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: count }, (_, at) => at + 1).filter((number) => !leavers.has(number)),
    );
  },
);
