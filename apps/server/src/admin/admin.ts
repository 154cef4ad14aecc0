// What who runs a server may do to people and tables, each act with an entry in the audit log.

import { nameSchema } from '@bridgefront/protocol';
import type { TournamentInfo, WireRefusal } from '@bridgefront/protocol';
import { isRefusal } from '../lobby/changed.ts';
import type { Identity, StoredMatch } from '../store/store.ts';
import type { StoredTournament } from '../store/tournaments.ts';
import { Decisions } from './decisions.ts';
import { AdminError } from './parts.ts';
import type { AdminDoor, AdminParts } from './parts.ts';
import type { TableAct } from './table-acts.ts';

const everything = ['lobby', 'live', 'finished', 'ended', 'cancelled'] as const;
const over = ['finished', 'ended', 'cancelled'] as const;
const all = 1_000_000;
const day = 86_400_000;

/** All acts. */
export class Admin {
  readonly #parts: AdminParts;

  /** About people who were reported. */
  readonly decisions: Decisions;

  constructor(parts: AdminParts) {
    this.#parts = parts;
    this.decisions = new Decisions(parts);
  }

  async #person(id: string): Promise<Identity> {
    const known = await this.#parts.store.identity(id);
    if (known === null) throw new AdminError(`Nobody has the id ${id}; "people" finds ids by names.`);
    return known;
  }

  #matchesOf(identity: string): Promise<readonly StoredMatch[]> {
    return this.#parts.store.matches({ statuses: everything, identity, limit: all });
  }

  async #note(act: string, target: string, note: string): Promise<void> {
    const { store, time, by } = this.#parts;
    await store.addAudit({ at: time.now(), by, act, target, note });
  }

  async #change(id: string, act: TableAct): Promise<StoredMatch> {
    const changed = await this.#parts.door.change(id, act);
    if (isRefusal(changed)) throw new AdminError(changed.message);
    return changed;
  }

  /** People by id, or by a part of their names. */
  people(text: string): Promise<readonly Identity[]> {
    return this.#parts.store.people(text, 100);
  }

  /** All that is kept of somebody, for them to have. */
  async data(id: string): Promise<object> {
    const { id: identity, kind, name, createdAt } = await this.#person(id);
    const matches = await this.#matchesOf(id);
    const tables = [];
    for (const { id: match, game, status, seats, createdAt: openedAt } of matches) {
      const seat = seats.find((one) => one.identity === id)?.name ?? null;
      const rooms = [undefined, ...seats.keys()].map((side) => this.#parts.store.chat(match, all, side));
      const lines = (await Promise.all(rooms)).flat().filter((line) => line.name === seat);
      const chat = lines.map(({ text, at }) => ({ text, at })).sort((a, b) => a.at - b.at);
      tables.push({ match, game, status, name: seat, openedAt, chat });
    }
    const sessions = (await this.#parts.store.tokensOf(id)).map(({ hash: _hash, ...session }) => session);
    const calls = await this.#callsOf(id);
    const recoveryKeyMadeAt = await this.#parts.store.recoveryOf(id);
    const passkeys = (await this.#parts.store.passkeysOf(id)).map(
      ({ name: device, createdAt: madeAt, usedAt }) => ({
        device,
        madeAt,
        usedAt,
      }),
    );
    const mails = (await this.#parts.store.mailsOf(id)).map(({ address }) => address);
    const clubs = (await this.#parts.store.clubAccountsOf(id)).map(({ issuer, subject }) => ({
      issuer,
      subject,
    }));
    const bugReports = (await this.#parts.store.bugReports(all, id)).map(({ match, at, seen, note }) => ({
      match,
      at,
      seen,
      note,
    }));
    const ratings = (await this.#parts.store.ratingsOf(id)).map(({ identity: _identity, ...row }) => row);
    const seeks = (await this.#parts.store.seeks(id)).map(({ wish, since }) => ({ ...wish, since }));
    const people = [];
    for (const { other, identity: _mine, ...said } of await this.#parts.store.tiesOf(id))
      people.push({ name: (await this.#parts.store.identity(other))?.name ?? null, ...said });
    const profile = await this.#parts.store.profile(id);
    const tournaments = await this.#tournamentsOf(id);
    // Who reported somebody is not told them, here as little as in the page.
    const reports = (await this.#parts.store.playerReports({ identity: id, limit: all })).map(
      ({ match, at, reason, note, lines, names }) => ({
        match,
        at,
        reason,
        note,
        lines,
        about: names.reported,
      }),
    );
    const decisions = (await this.#parts.store.playerReports({ about: id, limit: all })).flatMap(
      ({ match, reason, decision, appeal }) =>
        decision === null || decision.act === 'nothing' ? [] : [{ match, reason, ...decision, appeal }],
    );
    const predictions = (await this.#parts.store.allPredictionsBy(id)).map(({ match, made }) => ({
      match,
      made,
    }));
    await this.#note('data', id, `${matches.length} matches`);
    return {
      identity,
      kind,
      name,
      createdAt,
      sessions,
      recoveryKeyMadeAt,
      passkeys,
      mails,
      clubs,
      tables,
      calls,
      bugReports,
      predictions,
      reports,
      decisions,
      ratings,
      seeks,
      people,
      profile,
      tournaments,
    };
  }

  async #tournamentsOf(id: string) {
    const { store } = this.#parts;
    const found = [];
    for (const one of await store.tournamentsOf(id)) {
      const whole = await store.tournament(one);
      if (whole === null) continue;
      const { plan, status, owner, createdAt } = whole.tournament;
      const me = whole.entrants.find(({ identity }) => identity === id);
      const as = me === undefined ? null : { name: me.name, joinedAt: me.joinedAt, left: me.left };
      found.push({ name: plan.name, game: plan.game, status, createdAt, made: owner === id, plays: as });
    }
    return found;
  }

  // Secrets of webhooks and keys of browsers are of no use but to call.
  async #callsOf(id: string) {
    const { store } = this.#parts;
    const ways = (await store.waysOf(id)).map(({ target, name, confirmed, createdAt, usedAt, problem }) => ({
      kind: target.kind,
      name,
      confirmed,
      createdAt,
      usedAt,
      problem,
    }));
    const settings = await store.callSettings(id);
    const sent = (await store.callsOf(id, all)).map(({ facts, state, at }) => ({ ...facts, state, at }));
    return { ways, settings, sent };
  }

  /** How somebody is called, and their latest calls. */
  async calls(id: string) {
    await this.#person(id);
    const { ways, sent } = await this.#callsOf(id);
    return { ways, latest: sent.slice(0, 20) };
  }

  /** What people say is wrong in matches, the latest first: of everybody, or of one. */
  async bugReports(id?: string) {
    const { store } = this.#parts;
    if (id !== undefined) await this.#person(id);
    const reports = await store.bugReports(200, id);
    return Promise.all(
      reports.map(async (report) => {
        const match = await store.match(report.match);
        return { ...report, game: match?.game ?? '', over: match === null || match.finishedAt !== null };
      }),
    );
  }

  /** Ends all ways by which somebody is called; how many there were. */
  async silence(id: string): Promise<number> {
    const { store } = this.#parts;
    await this.#person(id);
    const ways = await store.waysOf(id);
    for (const way of ways) await store.dropWay(way.id);
    await this.#note('silence', id, `${ways.length} ways`);
    return ways.length;
  }

  /** Gives somebody another name, at all tables too. */
  async rename(id: string, wish: string): Promise<string> {
    const { store, door } = this.#parts;
    await this.#person(id);
    const read = nameSchema.safeParse(wish);
    if (!read.success) throw new AdminError('A name has 1 to 40 characters that can be seen.');
    await store.rename(id, read.data);
    await store.renameEntrant(id, read.data);
    for (const { id: match, seats } of await this.#matchesOf(id)) {
      const before = seats.find((seat) => seat.identity === id)?.name ?? null;
      const changed = await this.#change(match, { act: 'name', identity: id, name: read.data });
      const after = changed.seats.find((seat) => seat.identity === id)?.name ?? null;
      if (before === null || after === null || before === after) continue;
      await store.renameInChat(match, before, after);
      await door.renamed(changed);
    }
    await this.#note('rename', id, '');
    return read.data;
  }

  /** Lets somebody not chat for so many days; 0 ends it. */
  async mute(id: string, days: number): Promise<number> {
    const { store, door, time } = this.#parts;
    await this.#person(id);
    const until = time.now() + days * day;
    await store.mute(id, until);
    door.muted(id, until);
    await this.#note(days === 0 ? 'unmute' : 'mute', id, days === 0 ? '' : `${days} days`);
    return until;
  }

  /** Ends a match without a result; a table that waits is closed. */
  async end(id: string): Promise<StoredMatch> {
    const { time } = this.#parts;
    const ended = await this.#change(id, { act: 'end', now: time.now() });
    await this.#note('end', id, ended.status);
    return ended;
  }

  /** Forgets somebody: name, tokens, chat, and whatever leads from matches to them. */
  async forget(id: string): Promise<number> {
    const { store, door, time, standIn } = this.#parts;
    await this.#person(id);
    const matches = await this.#matchesOf(id);
    for (const { id: match, seats } of matches) {
      const name = seats.find((seat) => seat.identity === id)?.name ?? null;
      const changed = await this.#change(match, {
        act: 'forget',
        identity: id,
        bot: standIn,
        now: time.now(),
      });
      if (name === null) continue;
      await store.renameInChat(match, name, null);
      await door.renamed(changed);
    }
    const tokens = (await store.tokensOf(id)).map(({ hash }) => hash);
    await store.dropIdentity(id);
    door.gone(id, tokens);
    await this.#note('forget', id, `${matches.length} matches`);
    return matches.length;
  }

  /**
   * Deletes matches that have been over, and guests that have sat nowhere, for so many days (null: none); and rules that no
   * match needed before.
   */
  async prune(days: { readonly matches: number | null; readonly guests: number | null }) {
    const { store, time, door, rulesOfNow } = this.#parts;
    // Those of what is deleted now may have been played on meanwhile: they go the next time.
    const matches = await store.matches({ statuses: everything, limit: all });
    const needed = new Set(matches.flatMap(({ rules, continuedUnder }) => [rules, continuedUnder]));
    const before = (count: number): number => time.now() - count * day;
    const pruned = { matches: 0, guests: 0 };
    if (days.matches !== null) {
      const limit = before(days.matches);
      for (const match of await store.matches({ statuses: over, before: limit, limit: all })) {
        if ((match.finishedAt ?? match.createdAt) >= limit || (await door.inUse(match.id))) continue;
        await store.dropMatch(match.id);
        pruned.matches++;
      }
    }
    if (days.guests !== null)
      for (const { id } of await store.guestsWithoutMatch(before(days.guests))) {
        await store.dropIdentity(id);
        door.gone(id, []);
        pruned.guests++;
      }
    if (days.matches !== null)
      for (const { id, finishedAt } of await store.tournaments(['over', 'cancelled'], all))
        if ((finishedAt ?? 0) < before(days.matches)) await store.dropTournament(id);
    for (const rules of await store.keptRules())
      if (!needed.has(rules) && !rulesOfNow.has(rules)) await store.dropRules(rules);
    await this.#note('prune', '', `${pruned.matches} matches, ${pruned.guests} guests`);
    return pruned;
  }

  /** Forgets all ratings and lets the server count all finished matches anew; how many are rated. */
  async rateAgain(): Promise<number> {
    const { store } = this.#parts;
    const matches = await store.matches({ statuses: ['finished', 'ended'], limit: all });
    const rated = matches.filter((match) => match.rated === true);
    await store.forgetRatings();
    for (const { id, finishedAt, createdAt } of rated) await store.rateLater(id, finishedAt ?? createdAt);
    await this.#note('rate-again', '', `${rated.length} matches`);
    return rated.length;
  }

  /** All tournaments, the newest first. */
  tournaments(): Promise<readonly StoredTournament[]> {
    const every = ['open', 'running', 'over', 'cancelled'] as const;
    return this.#parts.store.tournaments(every, 1000);
  }

  /** Does something with tournaments: a server has to run, for it plays them. */
  async withTournaments(
    act: string,
    target: string,
    work: (tournaments: NonNullable<AdminDoor['tournaments']>) => Promise<TournamentInfo | WireRefusal>,
  ): Promise<string> {
    const { tournaments } = this.#parts.door;
    if (tournaments === null)
      throw new AdminError('Tournaments are played by a running server: start it first.');
    const answer = await work(tournaments);
    if ('code' in answer) throw new AdminError(answer.message);
    await this.#note(act, target, '');
    return answer.id;
  }

  /** The latest acts. */
  log(limit: number) {
    return this.#parts.store.audit(limit);
  }
}
