// Simulation of a cluster: as many seeds as are asked for, one after another; what breaks a law is told with its seed.
//
//   npm run simulate                                  100 seeds, from 1 on
//   npm run simulate -- --seeds 20000 --first 1
//   npm run simulate -- --seeds 1 --first 213 --log   one again, with what its servers log
//   npm run simulate -- --newcomer                    in each seed a server comes late, to others that have many matches
//   npm run simulate -- --plants                      within how many seeds each planted fault is found

import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { plants } from '../apps/server/test/simulation/plants.ts';
import { simulate } from '../apps/server/test/simulation/simulate.ts';

const mostSeedsOfPlant = 200;

const words = readWords(
  'npm run simulate -- [--seeds 100] [--first 1] [--newcomer] [--log] [--plants]',
  {
    options: {
      seeds: { type: 'string', default: '100' },
      first: { type: 'string', default: '1' },
      newcomer: { type: 'boolean', default: false },
      log: { type: 'boolean', default: false },
      plants: { type: 'boolean', default: false },
    },
  },
  ({ values }) => ({
    ...values,
    seeds: wholeNumber('--seeds', values.seeds, 1, 9_999_999),
    first: wholeNumber('--first', values.first, 0, 9_999_999),
  }),
);

async function run(first: number, seeds: number): Promise<void> {
  const began = process.cpuUsage();
  const broken: number[] = [];
  let [acknowledged, lasted] = [0, 0];
  for (let seed = first; seed < first + seeds; seed++) {
    const say = words.log ? (line: string): void => console.log(line) : undefined;
    const result = await simulate(String(seed), { newcomer: words.newcomer }, say);
    acknowledged += result.acknowledged;
    lasted += result.lasted;
    if (result.problems.length > 0) broken.push(seed);
    for (const problem of result.problems) console.error(`Seed ${seed}: ${problem}`);
  }
  const { user, system } = process.cpuUsage(began);
  console.table({
    seeds,
    broken: broken.length,
    'choices acknowledged': acknowledged,
    'hours in the worlds': Math.round(lasted / 36_000) / 100,
    'processor ms a seed': Math.round((user + system) / 1000 / seeds),
  });
  if (broken.length === 0) return console.log('No law was broken.');
  console.error(`Broken by --first ${broken.join(', ')}, each with --seeds 1.`);
  process.exitCode = 1;
}

async function find(first: number): Promise<void> {
  for (const [name, { law, seed: _, ...plant }] of Object.entries(plants)) {
    let found: number | null = null;
    for (let seed = first; found === null && seed < first + mostSeedsOfPlant; seed++) {
      const { problems } = await simulate(String(seed), plant);
      if (problems.some((problem) => problem.startsWith(`${law}:`))) found = seed - first + 1;
    }
    console.log(
      `${law}  ${name}: ${found === null ? `not within ${mostSeedsOfPlant} seeds` : `seed ${found}`}`,
    );
    if (found === null) process.exitCode = 1;
  }
}

await orEnd(() => (words.plants ? find(words.first) : run(words.first, words.seeds)));
process.exit();
