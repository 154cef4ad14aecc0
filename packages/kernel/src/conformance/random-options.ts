// Random options: values that a game declares, and that it allows together.

import type { Game } from '../game.ts';
import type { OptionDeclaration } from '../options.ts';
import { readOptions } from '../options.ts';
import { pickOne, randomInt } from '../random.ts';
import type { OptionValue, Random } from '../types.ts';

// Ends of a range are where rules break: they come up as often as all between.
function anyInt(min: number, max: number, random: Random): number {
  const where = randomInt(random, 4);
  return where === 0 ? min : where === 1 ? max : min + randomInt(random, max - min + 1);
}

/** Any value that an option takes; of a text only its default and its example. */
function anyValue(declared: OptionDeclaration, random: Random): OptionValue {
  switch (declared.type) {
    case 'int':
      return anyInt(declared.min, declared.max, random);
    case 'bool':
      return randomInt(random, 2) === 1;
    case 'choice':
      return pickOne(random, declared.values);
    case 'ints':
      return Array.from({ length: declared.length }, () => anyInt(declared.min, declared.max, random));
    case 'text':
      return pickOne(random, [declared.default, declared.example]);
  }
}

/**
 * Options in which about every second one is drawn by lot and the others keep their default; drawn anew while the game
 * refuses them together with the number of seats and with what is fixed.
 * @throws Error when it refuses a hundred of them
 */
export function randomOptions<S>(
  game: Game<S>,
  seats: number,
  random: Random,
  fixed: { readonly [name: string]: OptionValue } = {},
): { readonly [name: string]: OptionValue } {
  for (let tries = 0; tries < 100; tries++) {
    const drawn = Object.entries(game.options)
      .filter(() => randomInt(random, 2) === 0)
      .map(([name, declared]) => [name, anyValue(declared, random)] as const);
    const options = { ...Object.fromEntries(drawn), ...fixed };
    const read = readOptions(game.options, options);
    if ('problem' in read) continue;
    if ((game.checkOptions?.(read.options, seats) ?? null) === null) return options;
  }
  throw new Error(`${game.title} allows hardly any options with ${seats} seats.`);
}
