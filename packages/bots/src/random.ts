// The bot that takes any legal choice: the yardstick for others and the driver of tests.

import { pickOne } from '@bridgefront/kernel';
import type { Bot } from './types.ts';

/** Chooses uniformly among the legal next choices. */
export const randomBot: Bot = {
  name: 'random',
  summary: 'takes any legal choice',
  choose: (situation, random) => pickOne(random, situation.choices),
};
