// Duels of two bots at Bridgefront, with other factions in each set.
//
//   npm run duel -w games/bridgefront -- greedy random --seats 2 --matches 400

import { bridgefront } from '../rules/index.ts';
import { duel } from '@bridgefront/bots';
import type { Bot, DuelResult } from '@bridgefront/bots';
import { createEngine, seedRandom, shuffle, sureOptions } from '@bridgefront/kernel';
import type { Options } from '@bridgefront/kernel';
import { findBot } from '@bridgefront/lab/bots.ts';
import { readWords, usageError } from '@bridgefront/lab/script.ts';
import { percent, wholeNumber } from '@bridgefront/lab/words.ts';

const factions = ['bastion', 'veil', 'aerial', 'prospect', 'cipher', 'gatewright'];
const engine = createEngine(bridgefront);

/** Options with other factions for every set of matches; over the sets all meet all. */
function optionsFor(seats: number, seed: string, set: number): Options {
  const drawn = shuffle(seedRandom(`${seed}/factions/${set}`), factions.slice()).slice(0, seats);
  return sureOptions(bridgefront.options, { factions: drawn.join(',') });
}

/** Plays Bridgefront matches between two bots, seats and factions rotated. */
export function duelAtBridgefront(
  bot: Bot,
  rival: Bot,
  seats: number,
  matches: number,
  seed: string,
): DuelResult {
  return duel({ engine, bot, rival, seats, matches, seed, options: (set) => optionsFor(seats, seed, set) });
}

function main(): void {
  const { bot, rival, seats, matches, seed } = readWords(
    'npm run duel -w games/bridgefront -- [greedy] [random] [--seats 2] [--matches 400] [--seed duel]',
    {
      allowPositionals: true,
      options: {
        seats: { type: 'string', default: '2' },
        matches: { type: 'string', default: '400' },
        seed: { type: 'string', default: 'duel' },
      },
    },
    ({ values, positionals: [one = 'greedy', other = 'random', ...more] }) => {
      if (more.length > 0) throw usageError(`A duel has two bots; "${more[0]}" would be one more.`);
      const { min, max } = bridgefront.seats;
      return {
        bot: findBot(one),
        rival: findBot(other),
        seats: wholeNumber('--seats', values.seats, min, max),
        matches: wholeNumber('--matches', values.matches, 1, 10_000_000),
        seed: values.seed,
      };
    },
  );
  const began = performance.now();
  const { share, low, high, wins, choices } = duelAtBridgefront(bot, rival, seats, matches, seed);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${bot.name} against ${rival.name}, ${seats} seats, ${matches} matches: ${wins} wins, ${percent(share)} ` +
      `(95 %: ${percent(low)} to ${percent(high)}); ${choices} choices in ${seconds.toFixed(1)} s`,
  );
}

if (import.meta.main) main();
