// Choices by chance, with a leaning towards some, so that what they lead to comes up.

import { pickOne, randomInt } from '../src/index.ts';
import type { Choice, Random } from '../src/index.ts';

/** One of the choices: three times in four one of those that fit, if there are any. */
export function pickRather(random: Random, legal: readonly Choice[], rather?: RegExp): Choice {
  const wanted = rather === undefined ? [] : legal.filter((choice) => rather.test(choice));
  return pickOne(random, wanted.length > 0 && randomInt(random, 4) > 0 ? wanted : legal);
}
