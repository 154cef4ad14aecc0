// A friendly name for somebody who has not said one.

import { texts } from '../texts/index.ts';
import { forgetSetting, keepSetting, readSetting } from './surroundings.ts';

const proposed = 'proposed-name';

/** A name out of two random numbers from 0 to below 1. */
export function guestName(first: number, second: number): string {
  const { qualities, animals } = texts.shell.guests;
  const quality = qualities[Math.floor(first * qualities.length)] ?? '';
  return `${quality} ${animals[Math.floor(second * animals.length)] ?? ''}`.trim();
}

/** The name that is proposed to somebody without one: the same whenever they look. */
export function proposedName(): string {
  const kept = readSetting(proposed);
  if (kept !== null) return kept;
  const name = newGuestName();
  keepSetting(proposed, name);
  return name;
}

/** A name at random. */
export function newGuestName(): string {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2));
  return guestName(first / 2 ** 32, second / 2 ** 32);
}

const known = 'shell.name';

/** The name of last time; null: this browser knows none. */
export function knownName(): string | null {
  return readSetting(known);
}

/** Remembers the reader's name. */
export function keepName(name: string): void {
  keepSetting(known, name);
}

/** Knows nobody's name any more. */
export function forgetName(): void {
  for (const key of [known, proposed]) forgetSetting(key);
}
