// The recording of a match that is played again from its record.

import { createEngine, newMatch, RecordError } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord, Observer, Report } from '@bridgefront/kernel';
import { FollowedViews } from './followed-views.ts';
import type { Playing } from './playing.ts';
import { RecordingWriter } from './recording-writer.ts';
import { ReportTexts } from './words.ts';

/** An observer that does what both do. */
export function both(first: Observer, second: Observer | undefined): Observer {
  if (second === undefined) return first;
  return (report, match) => {
    first(report, match);
    second(report, match);
  };
}

function begin(game: AnyGame, record: MatchRecord, observer: Observer): Playing {
  const engine = createEngine(game);
  const started = newMatch(engine, record.options, record.seats.length, record.seed, observer);
  if ('problem' in started) throw new RecordError(started.problem);
  return { engine, match: started.match };
}

function play(
  playing: Playing,
  views: FollowedViews,
  writer: RecordingWriter,
  names: readonly string[],
  line: string,
): void {
  const { engine, match } = playing;
  const reports: Report[] = [];
  const space = line.indexOf(' ');
  const seat = Number(line.slice(0, space));
  const before = match.decision;
  const observer = both((report) => void reports.push(report), views.observer());
  const choice = line.slice(space + 1);
  const refused = engine.choose(match, seat, choice, observer);
  if (refused !== null) throw new RecordError(`"${line}" is refused: ${refused.message}`);
  const sameState = match.decision === before;
  const changes = sameState ? views.planned(seat, before?.sealed[seat] === true) : views.change();
  writer.add(reports, changes, new ReportTexts(playing, names));
}

/**
 * Plays a record and keeps what every viewer was shown: a recording, in JSON.
 * @throws RecordError when the record does not fit the rules of this program
 */
export function recordMatch(game: AnyGame, record: MatchRecord): string {
  const opening: Report[] = [];
  const playing = begin(game, record, (report) => void opening.push(report));
  const views = new FollowedViews(playing);
  const writer = new RecordingWriter(playing, views, record.seats, opening);
  for (const line of record.choices) play(playing, views, writer, record.seats, line);
  return writer.written();
}
