// What a seat knows of the order of its draw pile: cards on top, cards slipped in since, cards at the bottom.

import { takeCard } from '@bridgefront/tabletop/piles';
import type { CardId, Fresh, SeatState } from '../types.ts';

// Lists are replaced, not emptied by their length, which is slow.
/** A shuffled pile has no order that its owner could know. */
export function forgetOrder(seat: SeatState): void {
  if (seat.peeked.length > 0) seat.peeked = [];
  if (seat.sunk.length > 0) seat.sunk = [];
  if (seat.loose.length === 0) return;
  seat.loose = [];
  seat.looseUnder = [];
  seat.looseOver = [];
}

/** Unknown cards came under the pile, so a bottom that was known is no longer the bottom. */
export function noteBelow(seat: SeatState): void {
  if (seat.sunk.length > 0) seat.sunk = [];
  const { looseOver } = seat;
  for (let i = 0; i < looseOver.length; i++) looseOver[i] = 0;
}

// Entries are shared by copies of a state: a change makes new ones.
function changeFresh(seat: SeatState, change: (entry: Fresh) => Partial<Fresh>): void {
  if (seat.fresh.length > 0) seat.fresh = seat.fresh.map((entry) => ({ ...entry, ...change(entry) }));
}

/** How many of the fresh cards, which are the last of the loose ones, the seat has not found yet. */
function notFound({ fresh }: SeatState): number {
  let count = 0;
  for (const { found } of fresh) if (!found) count++;
  return count;
}

function noteFound(seat: SeatState, loose: number): void {
  let before = loose - (seat.loose.length - notFound(seat));
  if (before >= 0) changeFresh(seat, ({ found }) => ({ found: found || before-- === 0 }));
}

// Of namesakes the one that may lie highest.
function takeLoose(seat: SeatState, card: CardId): boolean {
  const { loose, looseUnder, looseOver } = seat;
  let found = -1;
  for (let i = 0; i < loose.length; i++) {
    if (loose[i] === card && (found < 0 || looseUnder[i] <= looseUnder[found])) found = i;
  }
  if (found < 0) return false;
  noteFound(seat, found);
  dropAt(loose, found);
  dropAt(looseUnder, found);
  dropAt(looseOver, found);
  return true;
}

// Quicker than a splice, which makes a list of what it removes.
function dropAt(list: number[], index: number): void {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
}

function shiftUnder(seat: SeatState, by: number): void {
  for (let i = 0; i < seat.looseUnder.length; i++) seat.looseUnder[i] = Math.max(0, seat.looseUnder[i] + by);
}

// The known bottom begins lower than before.
function trimSunk(seat: SeatState, length: number): void {
  seat.sunk.length = Math.max(0, length);
  for (let i = 0; i < seat.looseOver.length; i++)
    seat.looseOver[i] = Math.min(seat.looseOver[i], seat.sunk.length);
}

/** A card was slipped in anywhere. */
export function noteSlippedIn(seat: SeatState, card: CardId): void {
  seat.loose.push(card);
  seat.looseUnder.push(0);
  seat.looseOver.push(0);
}

/** A card was put on top: all that was slipped in before lies below it. */
export function noteOnTop(seat: SeatState, card: CardId): void {
  seat.peeked.unshift(card);
  shiftUnder(seat, 1);
  changeFresh(seat, ({ depth, top }) => ({ depth: depth + 1, top: top + 1 }));
}

/** The top card is gone. */
export function noteDrawn(seat: SeatState, card: CardId): void {
  if (seat.peeked.length > 0 && seat.peeked[0] === card) return noteSeenGone(seat, 1);
  if (seat.loose.length > 0 && takeLoose(seat, card)) return;
  const between = seat.draw.length + 1 - seat.loose.length - seat.sunk.length;
  if (seat.sunk.length > 0 && between <= 0) trimSunk(seat, seat.sunk.length - 1);
}

/** So many cards that lay on top and were known have left the pile. */
export function noteSeenGone(seat: SeatState, count: number): void {
  seat.peeked.splice(0, count);
  shiftUnder(seat, -count);
}

/** The seat looks at the top cards, topmost first: whatever was slipped in and is not among them lies below. */
export function noteSeen(seat: SeatState, seen: readonly CardId[]): void {
  const deeper = seat.peeked.slice();
  let news = 0;
  for (const card of seen) {
    if (takeCard(deeper, card)) continue;
    takeLoose(seat, card);
    news++;
  }
  const { looseUnder } = seat;
  for (let i = 0; i < looseUnder.length; i++)
    looseUnder[i] = looseUnder[i] === 0 ? seen.length : Math.max(seen.length, looseUnder[i] + news);
  changeFresh(seat, ({ depth }) => ({ depth: Math.max(depth, seen.length) }));
  seat.peeked = seen.slice();
  for (const card of deeper) seat.peeked.push(card);
  const known = seat.peeked.length + seat.loose.length + seat.sunk.length;
  if (known > seat.draw.length) trimSunk(seat, seat.sunk.length + seat.draw.length - known);
}

/** The cards just seen on top change places: `stay`, topmost first, go back, `sink` under the pile, the first lowest of all. */
export function sinkSeen(seat: SeatState, stay: readonly CardId[], sink: readonly CardId[]): void {
  const count = stay.length + sink.length;
  seat.draw.splice(seat.draw.length - count, count);
  seat.draw.push(...stay.toReversed());
  seat.draw.unshift(...sink.toReversed());
  seat.peeked.splice(0, count, ...stay);
  seat.sunk.unshift(...sink.toReversed());
  shiftUnder(seat, -sink.length);
  for (let i = 0; i < seat.looseOver.length; i++) seat.looseOver[i] += sink.length;
  const gone = sink.length;
  if (gone === 0) return;
  changeFresh(seat, ({ depth, top, sunk }) => ({
    depth: Math.max(0, depth - gone),
    top: Math.max(0, top - gone),
    sunk: sunk + gone,
  }));
}
