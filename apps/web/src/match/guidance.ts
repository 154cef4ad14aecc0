// Guidance of a first match: which match is guided, and what has been said.

import type { Coach, GamePage } from '@bridgefront/page/contract.ts';
import { keepSetting, readSetting } from '../source/surroundings.ts';

const key = (game: string): string => `guide.${game}`;
const saidKey = (game: string): string => `guide.${game}.said`;

/** Whether nobody here has begun a match of the game by one click. */
export function isFirst(game: string): boolean {
  return readSetting(key(game)) === null;
}

/** The first match that somebody begins by one click is guided. */
export function guideFirst(game: string, match: string): void {
  if (isFirst(game)) keepSetting(key(game), match);
}

/** Whether this match is the guided one. */
export function isGuided(game: string, match: string): boolean {
  return readSetting(key(game)) === match;
}

/** No more hints for this game. */
export function endGuidance(game: string): void {
  keepSetting(key(game), 'over');
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
