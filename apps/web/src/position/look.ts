// A laid position as its table is seen: read by the game's own rules, which refuse what cannot be with one sentence.

import { createEngine, PositionError, startFrom, viewOf } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Start } from '@bridgefront/kernel';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import type { Changes } from '@bridgefront/page/set-up.ts';
import type { MatchInfo } from '@bridgefront/protocol';
import { matchWithoutServer } from '@bridgefront/protocol/without-server';
import { factsOf } from '../playback/recorded-source.ts';
import { positionTexts as words } from '../texts/position.ts';

/** What is there, or why it cannot be. */
export type Look = { readonly match: AnyMatch } | { readonly refused: string };

/** Puts a position on the table and goes on to its first question. */
export function lookAt(game: AnyGame, options: Changes, start: Start): Look {
  try {
    return { match: startFrom(createEngine(game), options, start) };
  } catch (error) {
    if (error instanceof PositionError) return { refused: error.message };
    throw error;
  }
}

/** The table of a position for lists and pages: nobody plays yet. */
export function infoOf(
  game: AnyGame,
  { seats, options }: AnyMatch,
  nameOf: (seat: number) => string = words.seat,
): MatchInfo {
  return matchWithoutServer({
    id: 'position',
    game: game.name,
    rules: '',
    options: options as MatchInfo['options'],
    visibility: 'private',
    seating: 'as-taken',
    status: 'ended',
    seats: Array.from({ length: seats }, (_, seat) => ({ bot: null, name: nameOf(seat), mine: false })),
    owner: true,
    openedBy: '',
    createdAt: 0,
    startedAt: null,
    finishedAt: null,
  });
}

/** What a seat sees of it. */
export function documentOf(game: AnyGame, match: AnyMatch, info: MatchInfo, seat: number): MatchDocument {
  return { host: factsOf(info), view: viewOf(createEngine(game), match, seat) };
}

/** Who is asked what, as the first of them reads it. */
export function askedIn(game: AnyGame, { decision, state }: AnyMatch): string {
  const [seat] = decision?.seats ?? [];
  if (decision === null || seat === undefined) return words.over;
  return words.asked(words.seat(seat), game.describe.prompt(state, seat, decision));
}
