// Reports about people: what somebody says of somebody else at their table, kept with what was said there.

import { refuse } from '@bridgefront/protocol';
import type { AboutMe, Answer, Given, WireRefusal } from '@bridgefront/protocol';
import type { AnyGame } from '@bridgefront/kernel';
import { newId } from '../ids.ts';
import { Limits } from '../limits/limits.ts';
import { seatOf } from '../lobby/changed.ts';
import { teamsWith } from '../lobby/teams.ts';
import { mostChat } from '../store/store.ts';
import type { ReportedLine, StoredPlayerReport } from '../store/player-reports.ts';
import type { Identity, Store, StoredChat, StoredMatch } from '../store/store.ts';
import type { Time } from '../time.ts';

/** What they need. */
export interface PlayerReportsParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly time: Time;
}

const mostLines = 30;
const mostWaiting = 10; // Of one person, that nobody has decided on.
const mostShown = 50;
const day = 1 / 86_400;
const tooFast = refuse('too-fast', 'You have reported much lately; it has to be read first.');
const noTable = refuse('not-found', 'There is no such match.');
const noSeat = refuse('not-found', 'There is nobody whom you could report.');
const outsider = refuse('not-yours', 'Only who sat at the table may report somebody there.');
const decided = refuse('failed', 'This has been decided already.');

interface Reported {
  readonly id: string;
  readonly name: string;
}

/** All reports. */
export class PlayerReports {
  readonly #parts: PlayerReportsParts;
  readonly #ofPerson: Limits;
  readonly #ofNetwork: Limits;

  constructor(parts: PlayerReportsParts) {
    this.#parts = parts;
    this.#ofPerson = new Limits(parts.time, 10 * day, 6);
    this.#ofNetwork = new Limits(parts.time, 40 * day, 20);
  }

  // Who is reported: somebody in a seat, or who said a line from beside the table.
  async #reported(
    match: StoredMatch,
    { seat, line }: { readonly seat?: number | undefined; readonly line?: number | undefined },
  ): Promise<Reported | null> {
    if (seat !== undefined) {
      const there = match.seats.at(seat);
      return there?.identity == null ? null : { id: there.identity, name: there.name ?? '' };
    }
    const { store } = this.#parts;
    const said = (await store.chat(match.id, mostChat)).find(({ number }) => number === line);
    const id = said?.seat === null ? await store.sayerOf(match.id, said.number) : null;
    return id === null || said === undefined ? null : { id, name: said.name };
  }

  // As far as the reporter reads it; whoever else spoke is nobody here.
  async #linesOf(match: StoredMatch, reporter: string, reported: string): Promise<readonly ReportedLine[]> {
    const { store, games } = this.#parts;
    const sides = teamsWith(match, games, reporter).map(([side]) => side);
    const rooms = await Promise.all(
      [undefined, ...sides].map((side) => store.chat(match.id, mostLines, side)),
    );
    const seats = { reporter: seatOf(match, reporter), reported: seatOf(match, reported) };
    const whose = async ({ seat, number }: StoredChat): Promise<ReportedLine['by']> => {
      if (seat === seats.reporter) return 'reporter';
      // Who looks on has no seat that says so.
      const by = seat ?? (await store.sayerOf(match.id, number));
      return by === seats.reported || by === reported ? 'reported' : 'other';
    };
    const lines = rooms
      .flat()
      .sort((a, b) => a.at - b.at)
      .slice(-mostLines);
    return Promise.all(lines.map(async (line) => ({ by: await whose(line), text: line.text, at: line.at })));
  }

  /** Says something of somebody at a table; said again before it is decided, reason and note are replaced. */
  async report(
    { id }: Identity,
    { params, body: { reason, note, ...whom } }: Pick<Given<'reportPlayer'>, 'params' | 'body'>,
    origin: string,
  ): Promise<Answer<'reportPlayer'> | WireRefusal> {
    const { store, time } = this.#parts;
    const match = await store.match(params.match);
    if (match === null) return noTable;
    const mine = seatOf(match, id);
    if (mine < 0) return outsider;
    const reported = await this.#reported(match, whom);
    if (reported === null || reported.id === id) return noSeat;
    const { id: about } = reported;
    const before = (await store.playerReports({ identity: id, about, limit: mostShown })).find(
      (one) => one.match === match.id,
    );
    if (before !== undefined && before.decision !== null) return decided;
    if (before !== undefined) {
      await store.savePlayerReport({ ...before, reason, note });
      return { done: true };
    }
    if (!this.#ofNetwork.take(origin) || !this.#ofPerson.take(id)) return tooFast;
    if ((await store.playerReports({ identity: id, waits: true, limit: mostWaiting })).length >= mostWaiting)
      return tooFast;
    await store.savePlayerReport({
      id: newId(),
      identity: id,
      about,
      match: match.id,
      game: match.game,
      at: time.now(),
      reason,
      note,
      names: { reporter: match.seats[mine].name ?? '', reported: reported.name },
      lines: await this.#linesOf(match, id, about),
      decision: null,
      appeal: null,
    });
    return { done: true };
  }

  /** What was decided about somebody, and what became of what they said. */
  async decisions({ id }: Identity): Promise<Answer<'listDecisions'>> {
    const { store, time } = this.#parts;
    const [about, said, until] = await Promise.all([
      store.playerReports({ about: id, limit: mostShown }),
      store.playerReports({ identity: id, limit: mostShown }),
      store.suspendedUntil(id),
    ]);
    return {
      suspended: until !== null && until > time.now() ? until : null,
      // Nobody is told that nothing came of something.
      decisions: about.flatMap(({ id: report, match, game, reason, decision, appeal }): AboutMe[] =>
        decision === null || decision.act === 'nothing'
          ? []
          : [{ id: report, match, game, reason, decision: { ...decision }, appeal: appeal && { ...appeal } }],
      ),
      reports: said.map(({ match, names, at, decision }) => ({
        match,
        name: names.reported,
        at,
        decided: decision !== null,
      })),
    };
  }

  /** Says something against what was decided about oneself, once. */
  async appeal({ id }: Identity, report: string, text: string): Promise<Answer<'appeal'> | WireRefusal> {
    const { store, time } = this.#parts;
    const found = await store.playerReport(report);
    if (found === null || found.about !== id || found.decision === null || found.decision.act === 'nothing')
      return refuse('not-found', 'Nothing of this kind was decided about you.');
    if (found.appeal !== null) return refuse('failed', 'You have said something against it already.');
    const appealed: StoredPlayerReport = { ...found, appeal: { at: time.now(), text, answer: null } };
    await store.savePlayerReport(appealed);
    const entry = { at: time.now(), by: 'themselves', act: 'appeal', target: id, note: report };
    await store.addAudit(entry);
    return { done: true };
  }
}
