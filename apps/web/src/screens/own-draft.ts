// A new table as it suits who opens it here.

import { coverOf } from '../games.ts';
import { ticked } from '../lessons/ticks.ts';
import { isBeginner } from '../match/guidance.ts';
import { botsNow, firstBot } from '../source/games.ts';
import type { GameInfo } from '../source/games.ts';
import { newDraft } from './table-draft.ts';
import type { Draft } from './table-draft.ts';

/** The draft; for somebody who comes from the lessons and has not finished a match yet, the first match against a Novice. */
export function ownDraft(game: GameInfo): Draft {
  const learning = isBeginner(game.name) && ticked(game.name).size > 0;
  const { first = {}, firstSeat, players } = coverOf(game.name);
  const draft = newDraft(game, firstBot(botsNow(), learning), { learning, players });
  if (!learning) return draft;
  const changed = { ...draft, changes: first as Draft['changes'] };
  if (firstSeat === undefined) return changed;
  const [bot] = draft.seats.filter((wish) => wish !== null);
  const seats = draft.seats.map((_, seat) => (seat === firstSeat ? null : (bot ?? null)));
  return { ...changed, seats, seating: 'as-taken' };
}
