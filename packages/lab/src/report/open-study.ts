// A finished study, open to be looked at: its report with links, the matches behind each row, and each match again.

import { join } from 'node:path';
import { fingerprint } from '@bridgefront/kernel';
import type { MatchRecord } from '@bridgefront/kernel';
import { factsHead } from '../facts-file.ts';
import { Facts } from '../parquet.ts';
import { recordJob } from '../play.ts';
import { factsFile } from '../run.ts';
import { jobsOf } from '../study.ts';
import { StudyError } from '../study-error.ts';
import type { Job } from '../study.ts';
import type { LabWorld } from '../world.ts';
import { matchesBehind } from './figure.ts';
import { evidencePage, htmlReport } from './html.ts';
import type { Links, ReportParts } from './parts.ts';
import { withReport } from './report.ts';

/** Matches that the list behind a row names at most. */
const mostListed = 10_000;

/** A study of a folder, open until `close`. */
export class OpenStudy {
  readonly #world: LabWorld;
  readonly #parts: ReportParts;
  readonly #facts: Facts;
  readonly #jobs: readonly Job[];

  private constructor(world: LabWorld, parts: ReportParts, facts: Facts) {
    this.#world = world;
    this.#parts = parts;
    this.#facts = facts;
    this.#jobs = jobsOf(parts.study);
  }

  /**
   * Opens the study of a folder.
   * @throws StudyError when the folder holds no finished study, or one of other rules
   */
  static async open(world: LabWorld, folder: string, links: Links): Promise<OpenStudy> {
    const parts = await withReport(world, folder, (found) => found);
    const { game, measures } = world.game(parts.study.game);
    const { rules } = await factsHead(join(folder, factsFile));
    if (rules !== fingerprint(game))
      throw new StudyError(
        `The study in ${folder} was played by other rules of ${game.title}: its matches cannot be shown.`,
      );
    return new OpenStudy(world, { ...parts, links }, await Facts.open(folder, measures));
  }

  /** The game of the study. */
  get game(): string {
    return this.#parts.study.game;
  }

  /** The report, with links. */
  report(): string {
    return htmlReport(this.#parts);
  }

  /** A page with all matches behind a row; null where there is no such row, or it names none. */
  async behind(id: string, row: number): Promise<string | null> {
    const answered = this.#parts.answers.find(({ figure }) => figure.id === id);
    const values = answered?.rows.at(row);
    if (answered?.figure.evidence === undefined || values === undefined || row < 0) return null;
    const found = await matchesBehind(this.#facts, answered.figure.evidence, values, mostListed);
    return evidencePage(answered, row, found, this.#parts);
  }

  /** The record of a match, which is played again for it; null where the study has no such match. */
  record(match: number): MatchRecord | null {
    const job = this.#jobs.at(match);
    return job === undefined || match < 0 ? null : recordJob(this.#world, this.game, job);
  }

  close(): void {
    this.#facts.close();
  }
}
