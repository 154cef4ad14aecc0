// Choices by chance, with a leaning towards some, so that what they lead to comes up.

import { pickOne, randomInt } from '../src/index.ts';
import type { Choice, Random } from '../src/index.ts';

/** Which choices are made rather than others. */
export type Rather = RegExp | ((choice: Choice) => boolean);

/** One of the choices: three times in four one of those that fit, if there are any. */
export function pickRather(random: Random, legal: readonly Choice[], rather?: Rather): Choice {
  if (rather === undefined) return pickOne(random, legal);
  const wanted = legal.filter((choice) => (rather instanceof RegExp ? rather.test(choice) : rather(choice)));
  return pickOne(random, wanted.length > 0 && randomInt(random, 4) > 0 ? wanted : legal);
}
