// The cache of a match: its state as text, so that a long log need not be played again.

import { createEngine, readPosition, writePosition } from '@bridgefront/kernel';
import type { AnyGame, Position } from '@bridgefront/kernel';
import type { ClockState } from './clock.ts';
import { plainMachine } from './plain-machine.ts';
import type { Machine } from './ports.ts';
import type { Play } from './play.ts';

interface SavedPlay {
  readonly rules: string;
  readonly position: Position;
  readonly undo: readonly Position[];
  readonly clock: ClockState;
  readonly question: number;
  readonly told: readonly number[];
  readonly link: string | null;
  readonly shownLink: string | null;
  /** Earlier releases did not keep it. */
  readonly shownActs?: number;
}

/** Writes the cache of a match. */
export function savePlay(play: Play, rules: string): string {
  const { engine, match, clock, question, told, link, shownLink, shownActs } = play;
  const undo = (match.undo ?? []).map((earlier) => writePosition(engine.game, earlier));
  const position = writePosition(engine.game, match);
  return JSON.stringify({
    rules,
    position,
    undo,
    clock,
    question,
    told,
    link,
    shownLink,
    shownActs,
  } satisfies SavedPlay);
}

/**
 * Reads the cache of a match as it was after event `number`.
 * @throws Error when it makes no sense
 */
export function readPlay(
  game: AnyGame,
  body: string,
  number: number,
  machine: Machine = plainMachine(),
): Play {
  const saved = JSON.parse(body) as SavedPlay;
  const match = readPosition(game, saved.position);
  const { clock, question, link, shownLink, shownActs = 0 } = saved;
  if (link === undefined) throw new Error('The cache has no chain.');
  const told = [...saved.told];
  if (told.length !== match.seats + 1 || clock.banks.length !== match.seats)
    throw new Error('The cache is of another table.');
  if (saved.undo.length > 0) match.undo = saved.undo.map((earlier) => readPosition(game, earlier));
  const engine = createEngine(game, { undo: true });
  return {
    engine,
    match,
    clock,
    machine,
    number,
    question,
    told,
    reports: machine.keptReports(),
    reportsFrom: [...told],
    reportsSince: number,
    link,
    shownLink,
    shownActs,
  };
}
