// Whether this browser's reader wants sounds; the sounds themselves are loaded when they are wanted.

import { signal } from '@preact/signals';
import type { Sound } from './chime.ts';
import { keepSetting, readSetting } from './surroundings.ts';

const soundKey = 'match.sound';

/** Whether a sound is wanted. */
export const soundOn = signal(readSetting(soundKey) === 'on');

/** Makes a sound where one is wanted; it comes with the first. */
export function makeSound(which: Sound): void {
  if (soundOn.peek()) void import('./chime.ts').then(({ play }) => play(which));
}

/** Switches the sound; with a sample, since the click is the gesture that browsers ask for. */
export function switchSound(on: boolean): void {
  soundOn.value = on;
  keepSetting(soundKey, on ? 'on' : 'off');
  makeSound('turn');
}
