// A match played again from its record, act by act, as one seat was shown it.

import { createEngine, fingerprint, newMatch, RecordError, viewOf } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine, MatchRecord, Report, Seat, SeatView } from '@bridgefront/kernel';
import { facesFor, reportsOf } from './words.ts';
import type { SeatReport } from './reports.ts';

/** What a seat was shown when a question was over and the next one asked, or the match had ended. */
export interface RevealedView {
  /** How many acts there had been. */
  readonly acts: number;
  readonly view: SeatView;
  /** How many reports it had been told. */
  readonly told: number;
}

/** A whole match with the eyes of one seat. */
export interface PlayedAgain {
  readonly reveals: readonly RevealedView[];
  readonly reports: readonly SeatReport[];
}

function actIn(engine: Engine<unknown>, match: AnyMatch, line: string, told: Report[]): void {
  const back = /^take-back (\d+)$/.exec(line)?.[1];
  const space = line.indexOf(' ');
  const refused =
    back === undefined
      ? engine.choose(
          match,
          Number(line.slice(0, space)),
          line.slice(space + 1),
          (one) => void told.push(one),
        )
      : engine.takeBack(match, Number(back));
  if (refused !== null) throw new RecordError(`"${line}" is refused: ${refused.message}`);
}

/**
 * Plays all acts of a record, those that were taken back too.
 * @throws RecordError when they cannot be played by these rules
 */
export function playAgain(game: AnyGame, record: MatchRecord, seat: Seat): PlayedAgain {
  if (record.rules !== fingerprint(game)) throw new RecordError('The record was played under other rules.');
  const engine = createEngine(game, { undo: true });
  const opening: Report[] = [];
  const note = (report: Report): void => void opening.push(report);
  const started = newMatch(engine, record.options, record.seats.length, record.seed, note);
  if ('problem' in started) throw new RecordError(started.problem);
  const { match } = started;
  const names = record.seats;
  const reports = reportsOf({ engine, match }, facesFor(opening, seat), names);
  const shown = (acts: number): RevealedView => ({
    acts,
    view: JSON.parse(JSON.stringify(viewOf(engine, match, seat))) as SeatView,
    told: reports.length,
  });
  const reveals = [shown(0)];
  for (const [index, line] of (record.fairness?.acts ?? record.choices).entries()) {
    const before = match.decision;
    const told: Report[] = [];
    actIn(engine, match, line, told);
    reports.push(...reportsOf({ engine, match }, facesFor(told, seat), names));
    if (match.decision !== before) reveals.push(shown(index + 1));
  }
  return { reveals, reports };
}
