// Long conformance campaigns: thousands of random matches under the kernel's checks, for all games or some.
//
//   npm run campaign                                   2,000 matches for each game and number of seats, seeds 1 to 2000
//   npm run campaign -- NAME --matches 200             one game, fewer of them
//   npm run campaign -- NAME --matches 200 --first 201  the next ones: a long campaign in parts
//   npm run campaign -- --random --matches 500         every table with random options, under one check after the other
//   npm run campaign -- NAME --greedy --seats 4         four seats alone, everybody choosing what the game appraises best
//   npm run campaign -- NAME --record FILE --at 40     a match that somebody played, up to a choice, under all checks
//   npm run campaign -- NAME --check hides --seats 3 --seed 'x-1' [--option k=v] [--choice 4]
//                                                      one table under one check: the line that a violation prints
//
// What breaks a check is shrunk to the shortest record found that shows it, and kept in games/NAME/test/regressions, where
// the tests play it again. A record in which no check finds anything is shrunk to what tells the same at its last choice.

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fingerprint, readOptions, readRecord, replay, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import {
  checkNames,
  randomOptions,
  runCheck,
  shrinkFault,
  shrinkPlayed,
} from '@bridgefront/kernel/conformance';
import type { CheckName, Played, Table } from '@bridgefront/kernel/conformance';
import { readWords } from '@bridgefront/lab/script.ts';
import { gameOptions, optionPairs, wholeNumber } from '@bridgefront/lab/words.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { games } from '../apps/server/src/games.ts';
import { gameNamed } from './game-named.ts';
import { keepRegression } from './regressions.ts';

/** Checks that every match of a campaign with fixed options goes through; the others are for the conformance tests. */
const campaignChecks: readonly CheckName[] = ['ends', 'conserves', 'legal-is-accepted', 'hides'];

function checkNamed(name: string): CheckName {
  const found = checkNames.find((one) => one === name);
  if (found === undefined) throw notFound('check', name, checkNames);
  return found;
}

// Each by itself: whether it is an option of the game, and of a value that this takes.
function readGiven(game: AnyGame, pairs: readonly string[]): void {
  const read = readOptions(game.options, optionPairs(game, pairs));
  if ('problem' in read) throw usageError(read.problem);
}

// Why the options do not fit so many seats; null when they do, or when they are drawn.
function misfit(game: AnyGame, seats: number): string | null {
  if (values.random) return null;
  const read = readOptions(game.options, optionPairs(game, values.option));
  return 'problem' in read ? read.problem : (game.checkOptions?.(read.options, seats) ?? null);
}

const { values, played, check, matches, first } = readWords(
  'npm run campaign -- [GAME …] [--matches 2000] [--first 1] [--random] [--greedy] [--record FILE [--at 40]] [--check NAME] [--seats 2] [--seed TEXT] [--option name=value] [--choice 4]',
  {
    allowPositionals: true,
    options: {
      check: { type: 'string' },
      record: { type: 'string' },
      at: { type: 'string' },
      seats: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      choice: { type: 'string' },
      matches: { type: 'string', default: '2000' },
      first: { type: 'string', default: '1' },
      random: { type: 'boolean', default: false },
      greedy: { type: 'boolean', default: false },
    },
  },
  ({ values: given, positionals }) => {
    const all = positionals.length === 0 ? [...games.values()] : positionals.map(gameNamed);
    if (given.check !== undefined && all.length !== 1)
      throw usageError('Say which game: npm run campaign -- GAME --check …');
    if (given.record !== undefined && all.length !== 1)
      throw usageError('Say which game: npm run campaign -- GAME --record …');
    if (given.at !== undefined) wholeNumber('--at', given.at, 1, 1_000_000);
    const [{ seats }] = all;
    const count =
      given.seats === undefined ? null : wholeNumber('--seats', given.seats, seats.min, seats.max);
    // What fits no table is refused before one is played; drawn options may fit what the usual ones do not.
    for (const game of all) {
      if (given.random) readGiven(game, given.option);
      else gameOptions(game, given.option, count);
    }
    if (given.choice !== undefined) wholeNumber('--choice', given.choice, 0, 1_000_000);
    return {
      values: given,
      played: all,
      check: given.check === undefined ? null : checkNamed(given.check),
      matches: wholeNumber('--matches', given.matches, 1, 100_000_000),
      first: wholeNumber('--first', given.first, 1, 100_000_000),
    };
  },
);

function oneTable(game: AnyGame, name: CheckName): number {
  const choice = values.choice === undefined ? {} : { choice: Number(values.choice) };
  const table = {
    options: optionPairs(game, values.option),
    seats: Number(values.seats ?? game.seats.min),
    seed: values.seed ?? '1',
    greedy: values.greedy,
    ...choice,
  };
  const violation = runCheck(game, name, table);
  console.log(violation === null ? `${game.title}, ${name}: nothing found.` : violation.message);
  return violation === null ? 0 : 1;
}

/** The table of a number, and what it is checked for. */
function tableOf(
  game: AnyGame,
  seats: number,
  number: number,
): { table: Table; checks: readonly CheckName[] } {
  if (!values.random)
    return {
      table: {
        options: optionPairs(game, values.option),
        seats,
        seed: String(number),
        greedy: values.greedy,
      },
      checks: campaignChecks,
    };
  const seed = `${values.seed ?? 'random'}-${number}`;
  const fixed = optionPairs(game, values.option);
  const options = randomOptions(game, seats, seedRandom(`${seed} options`), fixed);
  return {
    table: { options, seats, seed, greedy: values.greedy },
    checks: [checkNames[number % checkNames.length]],
  };
}

// The shortest record of a fault joins the others of its game.
function keep(game: AnyGame, name: CheckName, table: Table): void {
  const shrunk = shrinkFault(game, name, table, { every: table.made === undefined ? 60 : 1, mostTried: 4 });
  if (shrunk === null) return console.error('  Its choices alone do not show it: nothing is kept.');
  const file = keepRegression(game, name, shrunk.violation.problem, shrunk.played);
  console.error(`  ${shrunk.played.made.length} choices show it: ${relative(process.cwd(), file)}`);
}

// What the last choice tells everybody, as one text.
function lastTold(game: AnyGame, { made, ...table }: Played): string {
  const record = { game: game.name, rules: '', ...table, seats: Array.from({ length: table.seats }, String) };
  const { reports } = replay(game, { ...record, choices: made } as MatchRecord);
  return JSON.stringify([made.at(-1), reports.at(-1)?.map(({ face, faces }) => [face, faces])]);
}

/** A record that somebody says something is wrong in: what a check finds is kept, else its shortest form is printed. */
function oneRecord(game: AnyGame, file: string): number {
  const { options, seats, seed, choices } = readRecord(JSON.parse(readFileSync(file, 'utf8')));
  const made = choices.slice(0, Number(values.at ?? choices.length));
  const table: Played = { options, seats: seats.length, seed, made };
  for (const name of checkNames) {
    const violation = runCheck(game, name, table, { every: 10, mostTried: 4 });
    if (violation === null) continue;
    console.error(violation.message);
    keep(game, name, table);
    return 1;
  }
  const told = lastTold(game, table);
  const shrunk = shrinkPlayed(
    game,
    table,
    (played) => played.made.length > 0 && lastTold(game, played) === told,
  );
  console.log(
    `${game.title}: no check finds anything. ${shrunk?.made.length ?? 0} of ${made.length} choices lead to the same:`,
  );
  console.log(
    JSON.stringify({
      game: game.name,
      rules: fingerprint(game),
      ...shrunk,
      made: undefined,
      seats,
      choices: shrunk?.made,
    }),
  );
  return 0;
}

/** Plays the campaign for one number of seats; returns the violations found. */
function seatsCampaign(game: AnyGame, seats: number): number {
  const begin = Date.now();
  let violations = 0;
  for (let number = first; number < first + matches; number++) {
    const { table, checks } = tableOf(game, seats, number);
    for (const name of checks) {
      // Costly looks are taken at few moments of each match: the seeds differ, so all kinds of moments come up.
      const violation = runCheck(game, name, table, { every: name === 'ends' ? 1 : 60, mostTried: 4 });
      if (violation === null) continue;
      violations++;
      console.error(violation.message);
      keep(game, name, table);
    }
  }
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  console.log(`${game.title}, ${seats} seats: ${matches} matches, ${violations} violations, ${seconds} s`);
  return violations;
}

function campaign(): number {
  let [tables, violations] = [0, 0];
  for (const game of played) {
    const { min, max } = game.seats;
    const [least, most] =
      values.seats === undefined ? [min, max] : [Number(values.seats), Number(values.seats)];
    for (let seats = least; seats <= most; seats++) {
      const why = misfit(game, seats);
      if (why !== null) {
        console.log(`${game.title}, ${seats} seats: not played. ${why}`);
        continue;
      }
      violations += seatsCampaign(game, seats);
      tables += matches;
    }
  }
  console.log(`${tables} matches, ${violations} violations`);
  return violations === 0 ? 0 : 1;
}

process.exitCode =
  values.record !== undefined
    ? oneRecord(played[0], values.record)
    : check === null
      ? campaign()
      : oneTable(played[0], check);
