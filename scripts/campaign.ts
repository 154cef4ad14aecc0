// Long conformance campaigns: thousands of random matches under the kernel's checks, for any game.
//
//   npm run campaign                                   2,000 matches for each number of seats, seeds 1 to 2000
//   npm run campaign -- bridgefront --matches 200      fewer of them
//   npm run campaign -- bridgefront --check hides --seats 3 --seed 'x-1' [--option k=v] [--choice 4]
//                                                      one table under one check: the line that a violation prints

import { parseArgs } from 'node:util';
import { bridgefront } from '@bridgefront/game-bridgefront';
import { castles } from '@bridgefront/game-castles';
import { fellsAndFords } from '@bridgefront/game-fells-and-fords';
import { heartland } from '@bridgefront/game-heartland';
import { twinBridges } from '@bridgefront/game-twin-bridges';
import type { AnyGame } from '@bridgefront/kernel';
import { checkNames, runCheck } from '@bridgefront/kernel/conformance';
import type { CheckName } from '@bridgefront/kernel/conformance';

const games: { readonly [name: string]: AnyGame } = {
  bridgefront: bridgefront as AnyGame,
  'twin-bridges': twinBridges as AnyGame,
  'fells-and-fords': fellsAndFords as AnyGame,
  heartland: heartland as AnyGame,
  castles: castles as AnyGame,
};

/** Checks that every match of a campaign goes through; the others are for the conformance tests. */
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
  },
});

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function chosenGame(): AnyGame {
  const name = positionals[0] ?? 'bridgefront';
  return games[name] ?? fail(`There is no game "${name}"; there is: ${Object.keys(games).join(', ')}.`);
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

/** Plays the campaign for one number of seats; returns the violations found. */
function seatsCampaign(game: AnyGame, seats: number, matches: number): number {
  const begin = Date.now();
  let violations = 0;
  for (let seed = 1; seed <= matches; seed++) {
    const table = { options: chosenOptions(), seats, seed: String(seed) };
    for (const check of campaignChecks) {
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

function campaign(game: AnyGame): number {
  const matches = Number(values.matches);
  if (!Number.isInteger(matches) || matches < 1)
    fail(`--matches takes a whole number above 0, not "${values.matches}".`);
  let violations = 0;
  for (let { min, max } = game.seats, seats = min; seats <= max; seats++)
    violations += seatsCampaign(game, seats, matches);
  console.log(`${(game.seats.max - game.seats.min + 1) * matches} matches, ${violations} violations`);
  return violations === 0 ? 0 : 1;
}

const game = chosenGame();
const check = chosenCheck();
process.exitCode = check === null ? campaign(game) : oneTable(game, check);
