// Private boards: a match that runs, gone on with from an imagined position, by one person who speaks for every seat.

import { actOf, applyEvent, defaultChoice, startPlay } from '@bridgefront/hosting';
import type { HostedTable, ImaginedStart, MatchEvent } from '@bridgefront/hosting';
import { createEngine, PositionError, startFrom } from '@bridgefront/kernel';
import type { AnyGame, Choice, Seat } from '@bridgefront/kernel';
import type { CreateMatch, WireRefusal } from '@bridgefront/protocol';
import type { Supposition } from '../board/messages.ts';
import { boardId } from './ids.ts';
import { hostedTable } from './kept.ts';
import type { KeptMatch } from './kept.ts';
import { newTable } from './new-match.ts';
import type { Beginning } from './new-match.ts';
import type { TableHere } from './table.ts';

/** What a board is made of. */
export interface BoardWish extends ImaginedStart {
  readonly game: string;
  /** The match, and whose board it is. */
  readonly match: string;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** At a rated table: only moves of one's own are tried, and the others do what a time-out would. */
  readonly ownOnly: boolean;
}

/** What is kept of a board beside its match. */
export interface BoardNote {
  readonly match: string;
  readonly seat: Seat;
  /** The question of the match at which it was begun. */
  readonly question: number;
  readonly ownOnly: boolean;
  readonly notes: string;
}

/** A board, or why it cannot begin. `notes`: those of the one before. */
export function beginBoard(
  game: AnyGame,
  { match, seat, names, ownOnly, decision, options, start }: BoardWish,
  beginning: Beginning,
  notes: string,
): KeptMatch | WireRefusal {
  try {
    startFrom(createEngine(game), options, start);
  } catch (error) {
    if (error instanceof PositionError) return { code: 'bad-options', message: error.message };
    throw error;
  }
  const sitting = names.map((person, one) => (ownOnly && one !== seat ? { bot: 'novice' } : { person }));
  const id = boardId(match, seat);
  const wish = { options: options as CreateMatch['options'], seating: 'as-taken' as const };
  const table = newTable(game, wish, sitting, { ...beginning, id });
  const info = { ...table, seats: table.seats.map((one) => ({ ...one, name: names[one.seat] })) };
  return {
    id,
    seed: start.seed,
    version: 0,
    events: [],
    turn: null,
    info,
    lesson: { start, others: {} },
    board: { match, seat, question: decision, ownOnly, notes },
  };
}

/** Completes the plan of a seat as a time-out would, after what is wished; a refusal, or null. */
export async function passFor(
  { match }: TableHere,
  seat: Seat,
  wished: readonly Choice[] = [],
): Promise<WireRefusal | null> {
  const { play } = match;
  const next = wished[Symbol.iterator]();
  const { question } = play;
  while (play.question === question && play.match.decision?.sealed[seat] === false) {
    const at = { decision: question, plan: play.match.decision.plans[seat].length };
    const act = {
      kind: 'choose',
      seat,
      choice: next.next().value ?? defaultChoice(play, seat),
      at,
      by: 'seat',
      message: null,
    };
    const answer = await match.act(act as Parameters<typeof match.act>[0]);
    if ('refused' in answer) return answer.refused;
  }
  return null;
}

// How many of the events stand once the last question that somebody has begun to answer is asked again.
function eventsBefore(game: AnyGame, table: HostedTable, events: readonly MatchEvent[]): number {
  const play = startPlay(game, table);
  let asked = 0;
  let { question } = play;
  for (const [at, event] of events.entries()) {
    if (play.question !== question) asked = at;
    ({ question } = play);
    applyEvent(play, table, event, []);
  }
  return asked;
}

/** The board as it was before that question was answered. */
export function goneBack(game: AnyGame, kept: KeptMatch): KeptMatch {
  const events = kept.events.slice(0, eventsBefore(game, hostedTable(kept), kept.events));
  const seen = kept.info.seats.map(() => events.length);
  const info = { ...kept.info, status: 'live' as const, outcome: null, finishedAt: null };
  return { ...kept, info, events, seen };
}

/** What is supposed on a board; null: it is none. */
export function suppositionOf({ info, lesson, board, events }: KeptMatch): Supposition | null {
  if (lesson === undefined || board === undefined) return null;
  const { game, options } = info;
  return { game, options, start: lesson.start, seat: board.seat, acts: events.map(actOf) };
}
