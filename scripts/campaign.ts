// Long conformance campaigns: thousands of random matches under the kernel's checks, for all games or some.
//
//   npm run campaign                                   2,000 matches for each game and number of seats, seeds 1 to 2000
//   npm run campaign -- NAME --matches 200             one game, fewer of them
//   npm run campaign -- --random --matches 500         every table with random options, under one check after the other
//   npm run campaign -- NAME --check hides --seats 3 --seed 'x-1' [--option k=v] [--choice 4]
//                                                      one table under one check: the line that a violation prints

import { parseArgs } from 'node:util';
import { seedRandom } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { checkNames, randomOptions, runCheck } from '@bridgefront/kernel/conformance';
import type { CheckName, Table } from '@bridgefront/kernel/conformance';
import { games } from '../apps/server/src/games.ts';

/** Checks that every match of a campaign with fixed options goes through; the others are for the conformance tests. */
const campaignChecks: readonly CheckName[] = ['ends', 'conserves', 'legal-is-accepted', 'hides'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    choice: { type: 'string' },
    matches: { type: 'string', default: '2000' },
    random: { type: 'boolean', default: false },
  },
});

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function gameNamed(name: string): AnyGame {
  return games.get(name) ?? fail(`There is no game "${name}"; there is: ${[...games.keys()].join(', ')}.`);
}

function chosenCheck(): CheckName | null {
  if (values.check === undefined) return null;
  const found = checkNames.find((name) => name === values.check);
  return found ?? fail(`There is no check "${values.check}"; there is: ${checkNames.join(', ')}.`);
}

function chosenOptions(): { [name: string]: string } {
  return Object.fromEntries(
    values.option.map((pair) => {
      const at = pair.indexOf('=');
      return at > 0
        ? [pair.slice(0, at), pair.slice(at + 1)]
        : fail(`An option is written name=value, not "${pair}".`);
    }),
  );
}

function oneTable(game: AnyGame, check: CheckName): number {
  const choice = values.choice === undefined ? {} : { choice: Number(values.choice) };
  const table = {
    options: chosenOptions(),
    seats: Number(values.seats ?? game.seats.min),
    seed: values.seed ?? '1',
    ...choice,
  };
  const violation = runCheck(game, check, table);
  console.log(violation === null ? `${game.title}, ${check}: nothing found.` : violation.message);
  return violation === null ? 0 : 1;
}

/** The table of a number, and what it is checked for. */
function tableOf(
  game: AnyGame,
  seats: number,
  number: number,
): { table: Table; checks: readonly CheckName[] } {
  if (!values.random)
    return { table: { options: chosenOptions(), seats, seed: String(number) }, checks: campaignChecks };
  const seed = `${values.seed ?? 'random'}-${number}`;
  const options = { ...randomOptions(game, seats, seedRandom(`${seed} options`)), ...chosenOptions() };
  return { table: { options, seats, seed }, checks: [checkNames[number % checkNames.length]] };
}

/** Plays the campaign for one number of seats; returns the violations found. */
function seatsCampaign(game: AnyGame, seats: number, matches: number): number {
  const begin = Date.now();
  let violations = 0;
  for (let number = 1; number <= matches; number++) {
    const { table, checks } = tableOf(game, seats, number);
    for (const check of checks) {
      // Costly looks are taken at few moments of each match: the seeds differ, so all kinds of moments come up.
      const violation = runCheck(game, check, table, { every: check === 'ends' ? 1 : 60, mostTried: 4 });
      if (violation === null) continue;
      violations++;
      console.error(violation.message);
    }
  }
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  console.log(`${game.title}, ${seats} seats: ${matches} matches, ${violations} violations, ${seconds} s`);
  return violations;
}

function campaign(played: readonly AnyGame[]): number {
  const matches = Number(values.matches);
  if (!Number.isInteger(matches) || matches < 1)
    fail(`--matches takes a whole number above 0, not "${values.matches}".`);
  let [tables, violations] = [0, 0];
  for (const game of played) {
    for (let { min, max } = game.seats, seats = min; seats <= max; seats++) {
      violations += seatsCampaign(game, seats, matches);
      tables += matches;
    }
  }
  console.log(`${tables} matches, ${violations} violations`);
  return violations === 0 ? 0 : 1;
}

const played = positionals.length === 0 ? [...games.values()] : positionals.map(gameNamed);
const check = chosenCheck();
if (check !== null && played.length !== 1) fail('Say which game: npm run campaign -- GAME --check …');
process.exitCode = check === null ? campaign(played) : oneTable(played[0], check);
