// Decisions about people who were reported, and answers to their appeals: each with an entry in the audit log.

import type { PlayerReportInfo, ReportAct } from '@bridgefront/protocol';
import type { StoredDecision, StoredPlayerReport } from '../store/player-reports.ts';
import { AdminError } from './parts.ts';
import type { AdminParts } from './parts.ts';

/** What is decided. `days`: how long a mute or a suspension lasts. */
export interface DecisionWish {
  readonly act: ReportAct;
  readonly days?: number | undefined;
  readonly note: string;
}

const day = 86_400_000;
const mostShown = 200;
const mostCounted = 1000;

/** All decisions. */
export class Decisions {
  readonly #parts: AdminParts;

  constructor(parts: AdminParts) {
    this.#parts = parts;
  }

  async #report(id: string): Promise<StoredPlayerReport> {
    const found = await this.#parts.store.playerReport(id);
    if (found === null) throw new AdminError(`There is no report ${id}; "reports" lists them.`);
    return found;
  }

  async #note(act: string, target: string, note: string): Promise<void> {
    const { store, time, by } = this.#parts;
    await store.addAudit({ at: time.now(), by, act, target, note });
  }

  // Until then no chat, and with `suspend` nothing new.
  async #lasts(about: string, act: 'mute' | 'suspend', until: number): Promise<void> {
    const { store, door } = this.#parts;
    await store.mute(about, until);
    door.muted(about, until);
    if (act === 'suspend') await store.suspend(about, until);
  }

  /** Decides about a report. */
  async decide(id: string, { act, days, note }: DecisionWish): Promise<StoredPlayerReport> {
    const { store, time } = this.#parts;
    const report = await this.#report(id);
    if (report.decision !== null) throw new AdminError('This has been decided already.');
    const lasts = act === 'mute' || act === 'suspend';
    if (lasts && days === undefined) throw new AdminError(`Say for how many days to ${act} somebody.`);
    const until = lasts ? time.now() + (days ?? 0) * day : null;
    const decision: StoredDecision = { at: time.now(), act, until, note };
    if (lasts && until !== null) await this.#lasts(report.about, act, until);
    await store.savePlayerReport({ ...report, decision });
    const words = [id, lasts ? `${days} days` : '', note].filter((part) => part !== '').join('  ');
    await this.#note(`report: ${act}`, report.about, words);
    return { ...report, decision };
  }

  // Another decision about the same person may last still.
  async #takenBack({ id, about, decision }: StoredPlayerReport): Promise<void> {
    const { store } = this.#parts;
    if (decision?.until == null) return;
    const others = (await store.playerReports({ about, limit: mostCounted })).filter(
      (one) => one.id !== id && one.appeal?.answer?.keep !== false,
    );
    const untilOf = (...acts: readonly ReportAct[]): number =>
      Math.max(
        0,
        ...others.flatMap((one) =>
          acts.includes(one.decision?.act ?? 'nothing') ? (one.decision?.until ?? 0) : 0,
        ),
      );
    await store.suspend(about, untilOf('suspend'));
    await this.#lasts(about, 'mute', untilOf('mute', 'suspend'));
  }

  /** Answers an appeal; what is not kept is taken back at once. */
  async answer(id: string, keep: boolean, note: string): Promise<void> {
    const { store, time } = this.#parts;
    const report = await this.#report(id);
    const { appeal } = report;
    if (appeal === null) throw new AdminError('Nobody has said anything against it.');
    if (appeal.answer !== null) throw new AdminError('This has been answered already.');
    await store.savePlayerReport({
      ...report,
      appeal: { ...appeal, answer: { at: time.now(), keep, note } },
    });
    if (!keep) await this.#takenBack(report);
    await this.#note(
      keep ? 'appeal: kept' : 'appeal: taken back',
      report.about,
      [id, note].join('  ').trim(),
    );
  }

  /** Reports, the latest first: those that wait for a decision or an answer, or all. */
  async reports(show: 'waiting' | 'all'): Promise<readonly PlayerReportInfo[]> {
    const { store } = this.#parts;
    const open = show === 'waiting' ? { waits: true } : {};
    return Promise.all(
      (await store.playerReports({ ...open, limit: mostShown })).map((one) => this.#info(one)),
    );
  }

  async #info(report: StoredPlayerReport): Promise<PlayerReportInfo> {
    const { store } = this.#parts;
    const { id, match, game, at, reason, note, names, lines, decision, appeal } = report;
    const [said, about] = await Promise.all([
      store.playerReports({ identity: report.identity, limit: mostCounted }),
      store.playerReports({ about: report.about, limit: mostCounted }),
    ]);
    const stands = about.filter(
      (one) => one.decision !== null && one.decision.act !== 'nothing' && one.appeal?.answer?.keep !== false,
    );
    return {
      id,
      match,
      game,
      at,
      reason,
      note,
      reporter: {
        name: names.reporter,
        said: said.length,
        unfounded: said.filter((one) => one.decision?.act === 'nothing').length,
      },
      reported: { name: names.reported, id: report.about, reports: about.length, acts: stands.length },
      lines: lines.map((line) => ({ ...line })),
      decision: decision && { ...decision },
      appeal: appeal && { ...appeal },
    };
  }
}
