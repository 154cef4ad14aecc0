// Which lessons have been done on this device.

import { keepSetting, readSetting } from '../source/surroundings.ts';

const key = (game: string): string => `lessons.${game}`;

/** The slugs of a game's lessons whose goal was reached here. */
export function ticked(game: string): Set<string> {
  return new Set((readSetting(key(game)) ?? '').split(' ').filter(Boolean));
}

/** Keeps that the goal of a lesson was reached. */
export function tick(game: string, slug: string): void {
  keepSetting(key(game), [...ticked(game).add(slug)].join(' '));
}
