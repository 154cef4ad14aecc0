// What each seat was allowed to know, question by question: a record played again by the rules alone, without a server.

import { bridgefront } from '@bridgefront/game-bridgefront';
import { collect, createEngine, faceFor, newMatch, viewOf } from '@bridgefront/kernel';
import type { Face, Json, MatchRecord, Report } from '@bridgefront/kernel';

/** What a seat was allowed to know. */
export interface Allowed {
  /** The table at each question, by the question's number. */
  readonly tables: ReadonlyMap<number, Json>;
  readonly atEnd: Json;
  readonly faces: readonly Face[];
}

/**
 * Plays a record of Bridgefront again.
 * @throws Error when it cannot be played
 */
export function allowedTo(record: MatchRecord): readonly Allowed[] {
  const engine = createEngine(bridgefront);
  const reports: Report[] = [];
  const started = newMatch(engine, record.options, record.seats.length, record.seed, collect(reports));
  if ('problem' in started) throw new Error(started.problem);
  const { match } = started;
  const seats = record.seats.map((_, seat) => seat);
  const tables = seats.map(() => new Map<number, Json>());
  let question = 1;
  const look = (): void => {
    for (const seat of seats) tables[seat]?.set(question, viewOf(engine, match, seat).table);
  };
  look();
  for (const line of record.choices) {
    const [seat = '', choice = ''] = line.split(' ');
    const before = match.decision;
    const refused = engine.choose(match, Number(seat), choice, collect(reports));
    if (refused !== null) throw new Error(`"${line}" is refused: ${refused.message}`);
    if (match.decision === before) continue;
    question++;
    look();
  }
  return seats.map((seat) => ({
    tables: tables[seat] ?? new Map<number, Json>(),
    atEnd: viewOf(engine, match, seat).table,
    faces: reports.flatMap((report) => faceFor(report, seat) ?? []),
  }));
}
