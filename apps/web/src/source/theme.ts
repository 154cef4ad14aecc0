// Light, dark, or as the system has it. public/theme.js sets it before the first paint.

import { effect, signal } from '@preact/signals';
import { keepSetting, readSetting } from '../source/surroundings.ts';

/** All settings. */
export const themes = ['system', 'light', 'dark'] as const;
/** One of them. */
export type Theme = (typeof themes)[number];

const key = 'shell.theme';

/** What is set. */
export const theme = signal<Theme>(themes.find((known) => known === readSetting(key)) ?? 'system');

effect(() => {
  const { dataset } = document.documentElement;
  if (theme.value === 'system') delete dataset['theme'];
  else dataset['theme'] = theme.value;
  keepSetting(key, theme.value);
});
