// Names of matches that run on this device, and where that is known.

import { newEntropy } from '../source/entropy.ts';

const mark = 'here-';
const lesson = '-lesson';
const board = '-board';

/** Whether a match runs on this device: its id says so. Ids of a server have another length. */
export function isHere(match: string): boolean {
  return match.startsWith(mark);
}

/** An id for a new match of this device. */
export function newHereId(): string {
  return `${mark}${newEntropy().slice(0, 16)}`;
}

/** The id of a lesson that is played: like that of a match here, and its own. */
export function lessonId(match: string): string {
  return match + lesson;
}

/** The id of the private board of a seat at a match. */
export function boardId(match: string, seat: number): string {
  return `${isHere(match) ? '' : mark}${match}.${seat}${board}`;
}

/** Whether it is a private board. */
export function isBoard(match: string): boolean {
  return match.endsWith(board);
}

/** Whether it is no match of its own, but a lesson or a board: it has no record, and nothing follows it. */
export function isAside(match: string): boolean {
  return isLesson(match) || isBoard(match);
}

/** Whether it is a lesson that is played, of which nothing is kept. */
export function isLesson(match: string): boolean {
  return match.endsWith(lesson);
}
