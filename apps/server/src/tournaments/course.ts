// Course of a tournament: what follows from where it stands. Pure; the service carries it out.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import type {
  StoredEntrant,
  StoredPairing,
  StoredTournament,
  WholeTournament,
} from '../store/tournaments.ts';
import { allPlayAll, knockoutRound, roundsOfAll, swissRound } from './pairing.ts';
import type { Group, Paired } from './pairing.ts';
import { afterSeason, divisionsOf, goOn, standings } from './standings.ts';
import type { Result, Standing } from './standings.ts';

/** What changes of a tournament; left out: stays. */
export interface Change {
  readonly tournament?: Partial<StoredTournament>;
  readonly entrants?: readonly StoredEntrant[];
  readonly pairings?: readonly StoredPairing[];
}

const day = 86_400_000;
/** Between two seasons people may come and go. */
const betweenSeasons = 2 * day;

/** Those who play still. */
export function playing({ entrants }: WholeTournament): readonly StoredEntrant[] {
  return entrants.filter(({ left, identity }) => !left && identity !== null);
}

/** The tables of one season. */
export function pairingsIn({ pairings }: WholeTournament, season: number): readonly StoredPairing[] {
  return pairings.filter((one) => one.season === season);
}

const numbersOf = (entrants: readonly StoredEntrant[]): readonly number[] =>
  entrants.map(({ number }) => number);

/** The divisions of a season with those who play, or played, in each; one where there are none. */
export function divisionsIn(whole: WholeTournament, season: number): ReadonlyMap<number, readonly number[]> {
  const { tournament, entrants } = whole;
  const inOrder = entrants.toSorted((a, b) => a.order - b.order);
  if (season === tournament.season) {
    const there = inOrder.filter(({ division }) => division !== null);
    const all = Map.groupBy(there, ({ division }) => division ?? 1);
    return new Map([...all].toSorted(([a], [b]) => a - b).map(([one, some]) => [one, numbersOf(some)]));
  }
  const before = Map.groupBy(pairingsIn(whole, season), ({ division }) => division);
  return new Map(
    [...before].map(([one, some]) => [one, [...new Set(some.flatMap(({ players }) => players))]]),
  );
}

const overIn = (pairings: readonly StoredPairing[]): readonly Result[] =>
  pairings.flatMap(({ round, players, places, scores }) =>
    places === null ? [] : [{ round, players, places, ...(scores !== undefined && { scores }) }],
  );

/** How many rounds a division plays; those of a knock-out come as they come. */
export function roundsIn({ tournament: { plan } }: WholeTournament, people: number): number {
  const { format, seats, rounds, cycles } = plan;
  if (people < 2) return 0;
  if (format === 'knockout') return Math.ceil(Math.log(people) / Math.log(seats));
  if (format !== 'swiss') return roundsOfAll(people, seats, cycles);
  const enough = Math.max(1, Math.ceil(Math.log2(people)));
  return seats === 2 ? Math.min(rounds ?? enough, people - 1) : (rounds ?? enough);
}

/** The standings of one division in a season. */
export function standingsIn(whole: WholeTournament, season: number, division: number): readonly Standing[] {
  const numbers = divisionsIn(whole, season).get(division) ?? [];
  const all = pairingsIn(whole, season).filter((one) => one.division === division);
  // Where everybody meets everybody all rounds are paired at the start: a bye of one to come gives nothing yet.
  const running = Math.min(...all.flatMap(({ places, round }) => (places === null ? [round] : [])));
  const own = all.filter(({ round }) => round <= running);
  // What was annulled in its season stays so; whoever left later had played it.
  const gone = new Set(
    whole.entrants.flatMap(({ number, left, identity }) =>
      (left || identity === null) && season === whole.tournament.season ? [number] : [],
    ),
  );
  const due = roundsIn(whole, numbers.length);
  const { format, scoresFrom } = whole.tournament.plan;
  return standings(format, numbers, overIn(own), {
    gone,
    due,
    ...(scoresFrom !== undefined && { scoresFrom }),
  });
}

/** Begins a season: who plays where, in the order of their strength, or of the season before. */
export function beginning(
  whole: WholeTournament,
  figures: ReadonlyMap<number, number>,
  least: number,
  now: number,
): Change | WireRefusal {
  const { plan, season } = whole.tournament;
  const there = playing(whole);
  const needed = Math.max(2, least);
  if (there.length < needed)
    return refuse('bad-seats', `It takes at least ${needed} to play; ${there.length} have come so far.`);
  const before = (one: StoredEntrant): number => (one.division === null ? Infinity : one.order);
  const sorted = there.toSorted(
    (a, b) =>
      (season === 1 ? 0 : before(a) - before(b) || 0) ||
      (figures.get(b.number) ?? 0) - (figures.get(a.number) ?? 0) ||
      a.number - b.number,
  );
  const numbers = numbersOf(sorted);
  const cut = plan.format === 'league' ? divisionsOf(numbers, Math.max(plan.division, needed)) : [numbers];
  const entrants = whole.entrants.map((one): StoredEntrant => {
    const order = numbers.indexOf(one.number);
    if (order < 0) return { ...one, division: null };
    return { ...one, order, from: 1, division: 1 + cut.findIndex((some) => some.includes(one.number)) };
  });
  const status = 'running' as const;
  const startedAt = whole.tournament.startedAt ?? now;
  return { tournament: { status, startsAt: null, startedAt }, entrants };
}

function tablesOf(
  groups: readonly Group[],
  place: Pick<StoredPairing, 'season' | 'division' | 'round'>,
): readonly StoredPairing[] {
  // Byes stand behind the tables.
  const sorted = groups.toSorted((a, b) => Number(a.length === 1) - Number(b.length === 1));
  return sorted.map((players, at) => ({
    ...place,
    table: at + 1,
    players,
    absent: [],
    match: null,
    seated: [],
    until: null,
    places: players.length === 1 ? [1] : null,
  }));
}

/** Whom each had rather not sit with, by their numbers. */
export type Apart = ReadonlyMap<number, ReadonlySet<number>>;

// The points by which like is paired with like. Scores have no scale of their own: from the least to the most is a point a round.
function likeness(rows: readonly Standing[], scored: boolean): ReadonlyMap<number, number> {
  const all = rows.map(({ points }) => points);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const rounds = Math.max(0, ...rows.map((row) => row.rounds));
  const scale = most > least ? rounds / (most - least) : 0;
  return new Map(rows.map(({ number, points }) => [number, scored ? (points - least) * scale : points]));
}

// What pairing has to know of everybody.
function pairedFrom(
  entrants: readonly StoredEntrant[],
  own: readonly StoredPairing[],
  points: ReadonlyMap<number, number>,
  { seats, apart }: { readonly seats: number; readonly apart: Apart },
): readonly Paired[] {
  return entrants.map(({ number, order }): Paired => {
    const met = new Map<number, number>();
    const sat = Array.from({ length: seats }, () => 0);
    let byes = 0;
    for (const { players, places, seated } of own) {
      if (!players.includes(number)) continue;
      if (players.length === 1) byes++;
      if (!seated.includes(number) || places === null) continue;
      sat[seated.indexOf(number)]++;
      for (const other of seated) if (other !== number) met.set(other, (met.get(other) ?? 0) + 1);
    }
    const rather = apart.get(number);
    const like = { number, rank: order, points: points.get(number) ?? 0 };
    return { ...like, met, sat, byes, ...(rather !== undefined && { apart: rather }) };
  });
}

function nextRound(
  whole: WholeTournament,
  division: number,
  least: number,
  apart: Apart,
): readonly StoredPairing[] {
  const { plan, season } = whole.tournament;
  const { format, seats, cycles, scoresFrom } = plan;
  const own = pairingsIn(whole, season).filter((one) => one.division === division);
  const numbers = divisionsIn(whole, season).get(division) ?? [];
  const last = Math.max(0, ...own.map(({ round }) => round));
  const place = { season, division, round: last + 1 };
  if (format === 'round-robin' || format === 'league') {
    const rounds =
      last > 0 ? [] : allPlayAll(numbers, { seats, least, ...(cycles !== undefined && { cycles }) });
    return rounds.flatMap((groups, at) => tablesOf(groups, { ...place, round: at + 1 }));
  }
  if (own.some(({ places }) => places === null)) return [];
  const there = playing(whole).filter((one) => one.division === division && one.from <= last + 1);
  const points = likeness(standingsIn(whole, season, division), scoresFrom !== undefined);
  if (format === 'swiss') {
    if (last >= roundsIn(whole, numbers.length) || there.length < Math.max(2, least)) return [];
    return tablesOf(
      swissRound(pairedFrom(there, own, points, { seats, apart }), { seats, least, round: last + 1 }),
      place,
    );
  }
  const orderOf = new Map(whole.entrants.map(({ number, order }) => [number, order]));
  const through =
    last === 0
      ? numbers
      : goOn(overIn(own.filter(({ round }) => round === last)), (number) => orderOf.get(number) ?? 0, least);
  const alive = there.filter(({ number }) => through.includes(number));
  return alive.length < Math.max(2, least)
    ? []
    : tablesOf(knockoutRound(pairedFrom(alive, own, points, { seats, apart }), { seats, least }), place);
}

/** The rounds that are to be paired now; none: something is still played, or all is over. */
export function nextRounds(
  whole: WholeTournament,
  least: number,
  apart: Apart = new Map(),
): readonly StoredPairing[] {
  const divisions = [...divisionsIn(whole, whole.tournament.season).keys()];
  return divisions.flatMap((division) => nextRound(whole, division, least, apart));
}

/** The tables of the rounds that run: in each division those of its first round that is not over. */
export function openRounds(whole: WholeTournament): readonly StoredPairing[] {
  const left = pairingsIn(whole, whole.tournament.season).filter(({ places }) => places === null);
  return [...Map.groupBy(left, ({ division }) => division).values()].flatMap((some) => {
    const first = Math.min(...some.map(({ round }) => round));
    return some.filter(({ round }) => round === first);
  });
}

/** What the end of a season makes of a tournament: it is over, or waits for the next season. */
export function seasonOver(whole: WholeTournament, now: number): Change {
  const { plan, season } = whole.tournament;
  const divisions = [...divisionsIn(whole, season).keys()];
  const sorted = divisions.map((division) =>
    standingsIn(whole, season, division).map(({ number }) => number),
  );
  if (plan.format !== 'league' || season >= plan.seasons)
    return { tournament: { status: 'over', finishedAt: now } };
  const order = afterSeason(sorted, plan.moves);
  // Whoever has left is not asked for again, and may come anew.
  const entrants = whole.entrants.map((one) => ({ ...one, order: order.indexOf(one.number) }));
  return { tournament: { status: 'open', season: season + 1, startsAt: now + betweenSeasons }, entrants };
}

/** Whether somebody may still join, and from which round on they are paired; null: nobody may. */
export function joinableFrom(whole: WholeTournament): number | null {
  const { status, plan, season } = whole.tournament;
  if (status === 'open') return 1;
  if (status !== 'running') return null;
  if (plan.format === 'league') return season < plan.seasons ? 1 : null;
  if (plan.format !== 'swiss') return null;
  const played = Math.max(0, ...pairingsIn(whole, season).map(({ round }) => round));
  return 2 * played <= roundsIn(whole, whole.entrants.length) ? played + 1 : null;
}

/** Somebody comes in, or comes back. */
export function joined(
  whole: WholeTournament,
  who: Pick<StoredEntrant, 'identity' | 'name' | 'program' | 'origin'>,
  now: number,
): Change | WireRefusal {
  const { tournament, entrants } = whole;
  const from = joinableFrom(whole);
  if (from === null) return refuse('not-open', 'Nobody can join this tournament any more.');
  const before = entrants.find(({ identity }) => identity === who.identity);
  if (before !== undefined && !before.left)
    return refuse('seat-taken', 'You play in this tournament already.');
  if (playing(whole).length >= tournament.plan.most)
    return refuse('too-many', `This tournament is full: ${tournament.plan.most} play in it.`);
  const running = tournament.status === 'running' && tournament.plan.format === 'swiss';
  const fresh = { ...who, left: false, from, joinedAt: now };
  if (before !== undefined)
    return { entrants: entrants.map((one) => (one === before ? { ...one, ...fresh } : one)) };
  const order = entrants.length;
  const number = Math.max(0, ...entrants.map((one) => one.number)) + 1;
  return { entrants: [...entrants, { ...fresh, number, order, division: running ? 1 : null }] };
}

/** Somebody goes: before the start as if they had never come, after it what is to come is forfeited. */
export function departed({ tournament, entrants }: WholeTournament, me: StoredEntrant): Change {
  const never = tournament.season === 1 && tournament.status === 'open';
  return {
    entrants: never
      ? entrants.filter((one) => one !== me)
      : entrants.map((one) => (one === me ? { ...one, left: true } : one)),
  };
}

/** A tournament with a change, as the next version of it. */
export function changed(
  whole: WholeTournament,
  { tournament, entrants, pairings = [] }: Change,
): WholeTournament {
  const keyOf = ({ season, division, round, table }: StoredPairing): string =>
    [season, division, round, table].join('.');
  const fresh = new Map(pairings.map((one) => [keyOf(one), one]));
  const kept = whole.pairings.map((one) => fresh.get(keyOf(one)) ?? one);
  const known = new Set(whole.pairings.map(keyOf));
  return {
    tournament: { ...whole.tournament, ...tournament, version: whole.tournament.version + 1 },
    entrants: entrants ?? whole.entrants,
    pairings: [...kept, ...pairings.filter((one) => !known.has(keyOf(one)))],
  };
}
