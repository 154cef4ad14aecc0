// What readers were told before they came: reports in memory, and earlier ones played again from the log.

import type { Report } from '@bridgefront/kernel';
import { facesFor, reportsOf } from '@bridgefront/viewing';
import type { SeatReport, Viewer } from '@bridgefront/viewing';
import { namesOf } from './facts.ts';
import { LoadError, loadReports } from './load.ts';
import type { Play } from './play.ts';
import type { Log } from './ports.ts';
import type { Stream } from './stream.ts';
import type { HostedTable } from './table.ts';

/** The reports of one match. */
export class ReportHistory {
  readonly #play: Play;
  readonly #log: Pick<Log, 'events'>;

  constructor(play: Play, log: Pick<Log, 'events'>) {
    this.#play = play;
    this.#log = log;
  }

  /** Fetches reports from before the cached state, for a reader who asks for them; `failed`: they cannot be told again. */
  async remember(
    table: HostedTable,
    viewer: Viewer,
    told: number | null,
    failed: (error: unknown) => void,
  ): Promise<void> {
    const play = this.#play;
    // Something may have been told before the first choice: that none was made says nothing.
    const isHere = (): boolean => told === null || told >= play.reportsFrom[viewer ?? play.match.seats];
    if (isHere()) return;
    const earlier = await this.#earlier(table, failed);
    if (isHere()) return;
    play.reports.prepend(earlier);
    play.reportsFrom = play.told.map(() => 0);
    play.reportsSince = 0;
  }

  async #earlier(table: HostedTable, failed: (error: unknown) => void): Promise<readonly Report[]> {
    const { engine, reportsSince } = this.#play;
    try {
      return await loadReports(this.#log, engine.game, table, reportsSince);
    } catch (error) {
      // A log that is out of reach is asked again by who comes again; rules that do not fit it any more never will.
      if (!(error instanceof LoadError)) throw error;
      failed(error);
      return [];
    }
  }

  /** What the stream's readers were told behind report number `told`; with sentences where words are wanted. */
  behind(table: HostedTable, { viewer, shown }: Stream, told: number, words: boolean): readonly SeatReport[] {
    const play = this.#play;
    if (told >= shown.told) return [];
    const faces = facesFor(play.reports.all(), viewer);
    const first = play.reportsFrom[viewer ?? play.match.seats];
    const behind = faces.slice(Math.max(0, told - first), Math.max(0, shown.told - first));
    return reportsOf(play, behind, words ? namesOf(table) : null);
  }
}
