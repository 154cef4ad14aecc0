// Rounds of tournaments that run: their tables opened, looked after until they play, and counted when they are over.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import { isRefusal } from '../lobby/changed.ts';
import type { TableMaker } from '../matchmaking/matchmaker.ts';
import { ladderOf } from '../ratings/result.ts';
import type { Identity, StoredMatch } from '../store/store.ts';
import type { StoredPairing, StoredTournament, WholeTournament } from '../store/tournaments.ts';
import { beginning, nextRounds, openRounds, playing, seasonOver } from './course.ts';
import type { Apart, Change } from './course.ts';
import { expectedAt, forfeited, markOf, outcomeOf, readyWithin, tableFor } from './tables.ts';
import type { TournamentsParts } from './tournaments.ts';

type Keep = (whole: WholeTournament, change: Change) => Promise<WholeTournament>;

/** What goes on by itself. */
export class Rounds {
  /** Where the tables are; null: not yet. */
  tables: TableMaker | null = null;
  stopped = false;
  /** The tournaments of the matches that run, as far as they were seen here. */
  readonly playedFor = new Map<string, string>();
  readonly #parts: TournamentsParts;
  readonly #keep: Keep;

  constructor(parts: TournamentsParts, keep: Keep) {
    this.#parts = parts;
    this.#keep = keep;
  }

  #least({ game }: Pick<StoredTournament['plan'], 'game'>): number {
    return this.#parts.games.get(game)?.seats.min ?? 2;
  }

  /** What its beginning, or that of its next season, makes of it. */
  async beginning(whole: WholeTournament): Promise<Change | WireRefusal> {
    const { plan, status } = whole.tournament;
    if (status !== 'open') return refuse('already-started', 'This tournament has started, or is over.');
    const ladder = ladderOf({
      game: plan.game,
      seats: Array.from({ length: plan.seats }),
      clock: tableFor(plan, plan.seats).clock,
    });
    const figures = new Map<number, number>();
    for (const { number, identity } of playing(whole))
      figures.set(number, (await this.#parts.ratings.now(identity ?? '', ladder)).mean);
    return beginning(whole, figures, this.#least(plan), this.#parts.time.now());
  }

  /** One step of it; whether another may follow at once. */
  async step(whole: WholeTournament): Promise<boolean> {
    const { time } = this.#parts;
    const { status, startsAt, season } = whole.tournament;
    if (status === 'open') {
      if (startsAt === null || startsAt > time.now()) return false;
      const change = await this.beginning(whole);
      // Too few have come by then.
      const none = {
        tournament: { status: season > 1 ? 'over' : 'cancelled', startsAt: null, finishedAt: time.now() },
      } as const;
      await this.#keep(whole, 'code' in change ? none : change);
      return true;
    }
    if (status !== 'running') return false;
    const settled = await this.#settled(whole);
    if (settled.length > 0) {
      await this.#keep(whole, { pairings: settled });
      return true;
    }
    const fresh = nextRounds(whole, this.#least(whole.tournament.plan), await this.#apart(whole));
    if (fresh.length > 0) {
      await this.#keep(whole, { pairings: fresh });
      return true;
    }
    const open = openRounds(whole);
    if (open.length > 0) return this.#openTables(whole, open);
    await this.#keep(whole, seasonOver(whole, time.now()));
    return true;
  }

  // Who has blocked whom, of those who play; only a Swiss has a choice.
  async #apart(whole: WholeTournament): Promise<Apart> {
    const apart = new Map<number, Set<number>>();
    if (whole.tournament.plan.format !== 'swiss') return apart;
    const there = playing(whole);
    const numbers = new Map(there.map(({ identity, number }) => [identity, number]));
    const note = (one: number, other: number): void =>
      void apart.set(one, (apart.get(one) ?? new Set()).add(other));
    for (const { identity, number } of there)
      for (const { other, block } of await this.#parts.store.tiesOf(identity ?? '')) {
        const theirs = numbers.get(other);
        if (!block || theirs === undefined) continue;
        note(number, theirs);
        note(theirs, number);
      }
    return apart;
  }

  /** Somebody leaves a running match for good. */
  async abandon(match: string, identity: string): Promise<void> {
    const { standIn: bot, time } = this.#parts;
    await this.tables?.change(match, { act: 'leave', identity, bot, now: time.now() });
  }

  // What became of the tables that were opened.
  async #settled(whole: WholeTournament): Promise<readonly StoredPairing[]> {
    const { store, time } = this.#parts;
    const entrants = new Map(whole.entrants.map((one) => [one.number, one]));
    const found: StoredPairing[] = [];
    for (const pairing of openRounds(whole)) {
      if (pairing.match === null) continue;
      this.playedFor.set(pairing.match, whole.tournament.id);
      const table = await store.match(pairing.match);
      const outcome = outcomeOf(pairing, table, entrants, time.now());
      if (outcome === null) continue;
      if (!('missing' in outcome)) {
        found.push(outcome);
        if (outcome.places !== null) this.playedFor.delete(pairing.match);
        continue;
      }
      if (!(await this.#closed(table))) continue;
      this.playedFor.delete(pairing.match);
      const absent = [...pairing.absent, ...outcome.missing];
      found.push({ ...pairing, absent, match: null, seated: [], until: null });
    }
    return found;
  }

  // False: its start has begun at this moment after all.
  async #closed(table: StoredMatch | null): Promise<boolean> {
    if (table === null || table.status === 'cancelled' || this.tables === null) return true;
    const after = await this.tables.change(table.id, { act: 'close' });
    return isRefusal(after) || after.status === 'cancelled';
  }

  // Opens the tables of a round; whether any of them was forfeited, so that the round may be over.
  async #openTables(whole: WholeTournament, round: readonly StoredPairing[]): Promise<boolean> {
    const { time } = this.#parts;
    const { plan } = whole.tournament;
    const entrants = new Map(whole.entrants.map((one) => [one.number, one]));
    const until = time.now() + readyWithin[plan.pace];
    const wanted = round
      .filter(({ match }) => match === null)
      .map((pairing): StoredPairing => {
        const there = expectedAt(pairing, entrants);
        const enough = there.length >= Math.max(2, this.#least(plan));
        return enough ? { ...pairing, seated: there, until } : forfeited(pairing, there);
      });
    if (wanted.length === 0) return false;
    // Kept before they are opened: after a crash those that were are found by their marks.
    const lost = round.some(({ match, seated }) => match === null && seated.length > 0);
    const before = await this.#keep(whole, { pairings: wanted });
    const opened: StoredPairing[] = [];
    for (const pairing of wanted) {
      if (pairing.places !== null || this.stopped) continue;
      const match = (lost ? await this.#found(before, pairing) : null) ?? (await this.#open(before, pairing));
      if (match !== null) opened.push({ ...pairing, match });
    }
    if (opened.length > 0) await this.#keep(before, { pairings: opened });
    return wanted.some(({ places }) => places !== null);
  }

  #identityOf({ entrants }: WholeTournament, number: number): string {
    return entrants.find((one) => one.number === number)?.identity ?? '';
  }

  async #found(whole: WholeTournament, pairing: StoredPairing): Promise<string | null> {
    const identity = this.#identityOf(whole, pairing.seated[0]);
    const tables = await this.#parts.store.matches({
      statuses: ['lobby', 'live', 'finished', 'ended'],
      identity,
      limit: 100,
    });
    const mark = markOf(whole.tournament, pairing);
    return tables.find(({ tournament }) => tournament === mark)?.id ?? null;
  }

  async #open(whole: WholeTournament, pairing: StoredPairing): Promise<string | null> {
    const { store, log, tell } = this.#parts;
    const { tournament } = whole;
    const people: Identity[] = [];
    for (const number of pairing.seated) {
      const one = await store.identity(this.#identityOf(whole, number));
      if (one === null) return null;
      people.push(one);
    }
    const wish = tableFor(tournament.plan, people.length);
    const table = await this.tables?.open(wish, people, tournament.id, markOf(tournament, pairing));
    if (table === undefined) return null;
    if (isRefusal(table)) {
      log.warn(
        { tournament: tournament.id, problem: table.message },
        'a table of a round could not be opened',
      );
      return null;
    }
    this.playedFor.set(table.id, tournament.id);
    for (const [seat, { id }] of people.entries())
      tell(id, { type: 'found', match: table.id, game: table.game, seat });
    return table.id;
  }
}
