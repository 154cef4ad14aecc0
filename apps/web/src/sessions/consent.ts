// Whether how the reader plays is noted on this device, which they are asked in the menu of a match.

import { signal } from '@preact/signals';
import { keepSetting, readSetting } from '../source/surroundings.ts';

const consentKey = 'sessions.noted';

/** They have agreed. */
export const agreed = signal(readSetting(consentKey) === 'yes');

/** Agrees to it, or no more; what was noted before stays with the matches of then. */
export function agree(on: boolean): void {
  agreed.value = on;
  keepSetting(consentKey, on ? 'yes' : 'no');
}
