// Duels of two bots at Bridgefront, with other factions in each set.
//
//   npm run duel -w games/bridgefront -- greedy random --seats 2 --matches 400

import { parseArgs } from 'node:util';
import { bridgefront } from '../rules/index.ts';
import { duel, greedyBot, levelBots, plainSearchBot, randomBot } from '@bridgefront/bots';
import type { Bot, DuelResult } from '@bridgefront/bots';
import { createEngine, readOptions, seedRandom, shuffle } from '@bridgefront/kernel';
import type { Options } from '@bridgefront/kernel';

const factions = ['bastion', 'veil', 'aerial', 'prospect', 'cipher', 'gatewright'];
const engine = createEngine(bridgefront);

/** The bots that may be named on the command line. */
const bots: readonly Bot[] = [greedyBot, randomBot, plainSearchBot, ...levelBots];

/** Options with other factions for every set of matches; over the sets all meet all. */
function optionsFor(seats: number, seed: string, set: number): Options {
  const drawn = shuffle(seedRandom(`${seed}/factions/${set}`), factions.slice()).slice(0, seats);
  const read = readOptions(bridgefront.options, { factions: drawn.join(',') });
  if ('problem' in read) throw new Error(read.problem);
  return read.options;
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

function botNamed(name: string | undefined): Bot {
  const found = bots.find((bot) => bot.name === name);
  if (found === undefined)
    throw new Error(`There is no bot "${name}"; choose from ${bots.map((bot) => bot.name).join(', ')}.`);
  return found;
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: 'string', default: '2' },
      matches: { type: 'string', default: '400' },
      seed: { type: 'string', default: 'duel' },
    },
  });
  const [bot, rival] = [botNamed(positionals[0] ?? 'greedy'), botNamed(positionals[1] ?? 'random')];
  const [seats, matches] = [Number(values.seats), Number(values.matches)];
  const began = performance.now();
  const { share, low, high, wins, choices } = duelAtBridgefront(bot, rival, seats, matches, values.seed);
  const seconds = (performance.now() - began) / 1000;
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  console.log(
    `${bot.name} against ${rival.name}, ${seats} seats, ${matches} matches: ${wins} wins, ${percent(share)} ` +
      `(95 %: ${percent(low)} to ${percent(high)}); ${choices} choices in ${seconds.toFixed(1)} s`,
  );
}

if (import.meta.main) main();
