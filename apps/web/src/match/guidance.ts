// Guidance of a first match: which match is guided, and what has been said.

import type { Coach, GamePage } from '@bridgefront/page/contract.ts';
import { keepSetting, readSetting } from '../source/surroundings.ts';

const key = (game: string): string => `guide.${game}`;
const saidKey = (game: string): string => `guide.${game}.said`;

const finishedKey = (game: string): string => `finished.${game}`;
const over = 'over';

/** Whether nobody has finished a match of the game on this device. */
export function isBeginner(game: string): boolean {
  return readSetting(finishedKey(game)) === null;
}

/** Keeps that somebody has finished a match of the game here. */
export function keepFinished(game: string): void {
  keepSetting(finishedKey(game), 'yes');
}

/** What a beginner starts by one click is guided, until they want no more of it. */
export function guideFirst(game: string, match: string): void {
  if (isBeginner(game) && readSetting(key(game)) !== over) keepSetting(key(game), match);
}

/** Whether this match is the guided one. */
export function isGuided(game: string, match: string): boolean {
  return readSetting(key(game)) === match;
}

/** No more hints for this game. */
export function endGuidance(game: string): void {
  keepSetting(key(game), over);
}

/** What need not be said again. */
export function saidBefore(game: string): ReadonlySet<string> {
  return new Set((readSetting(saidKey(game)) ?? '').split(' ').filter(Boolean));
}

/** Keeps that something has been said. */
export function keepSaid(game: string, said: ReadonlySet<string>): void {
  keepSetting(saidKey(game), [...said].join(' '));
}

/** The coach of this match, if it is somebody's first of a game that has one. */
export function coachOf(game: GamePage | null, guided: boolean): Coach | null {
  return guided ? (game?.coach ?? null) : null;
}
