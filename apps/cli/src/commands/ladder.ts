// `bridgefront ladder`: which bots are better than which, by how much, and how sure that is.

import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { Command } from 'commander';
import { findBot } from '@bridgefront/lab/bots.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { examplesOf } from '../examples.ts';
import { findGame } from '../games.ts';
import { labHost } from '../lab/world.ts';
import { playLadder } from '@bridgefront/lab/ladder/ladder.ts';
import { forms, roundRobin } from '@bridgefront/lab/ladder/pairings.ts';
import type { Form } from '@bridgefront/lab/ladder/pairings.ts';
import { openLadderFile } from '@bridgefront/lab/ladder/record.ts';
import type { Settings } from '@bridgefront/lab/ladder/record.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import { gameOptions, optionPairs, wholeNumber } from '@bridgefront/lab/words.ts';
import { gather, printJson, printLines, readWorkers, tellPreset } from './shared.ts';

interface LadderFlags {
  readonly bots: string;
  readonly seats?: string;
  readonly form: string;
  readonly first?: true;
  readonly matches: string;
  readonly margin: string;
  readonly full?: true;
  readonly seed: string;
  readonly option: readonly string[];
  readonly workers?: string;
  readonly file?: string;
  readonly json?: true;
}

/** The words of a list, each once. */
function wordsOf(name: string, text: string): readonly string[] {
  const words = text.split(',').map((word) => word.trim().toLowerCase());
  const twice = words.find((word, at) => words.indexOf(word) !== at);
  if (twice !== undefined) throw usageError(`${name} names ${twice} twice; once is enough.`);
  return words;
}

function readBots(text: string): readonly string[] {
  const bots = wordsOf('--bots', text);
  for (const bot of bots) findBot(bot);
  if (bots.length < 2) throw usageError('A ladder takes two bots or more: write --bots greedy,random.');
  return bots;
}

function readSeatCounts(game: AnyGame, text: string): readonly number[] {
  const { min, max } = game.seats;
  return wordsOf('--seats', text).map((word) => wholeNumber('--seats', word, min, max));
}

function readForms(text: string): readonly Form[] {
  return wordsOf('--form', text).map((word) => {
    const found = forms.find((form) => form === word);
    if (found === undefined) throw notFound('form', word, forms);
    return found;
  });
}

function readMargin(text: string): number {
  const value = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 0 && value <= 0.5) return value;
  throw usageError(`--margin takes a share from 0 to 0.5 such as 0.05, not "${text}".`);
}

/** The same options in one order, so that they are the same ladder in whatever order they are given. */
function sorted(options: { readonly [name: string]: string }): { readonly [name: string]: string } {
  const names = Object.keys(options).toSorted((a, b) => (a < b ? -1 : 1));
  return Object.fromEntries(names.map((name) => [name, options[name]]));
}

function settingsOf(gameName: string, flags: LadderFlags): Settings {
  const { game } = findGame(gameName);
  const seats = readSeatCounts(game, flags.seats ?? String(game.seats.min));
  for (const count of seats) gameOptions(game, flags.option, count);
  tellPreset(game, flags.option);
  return {
    game: game.name,
    rules: fingerprint(game),
    bots: readBots(flags.bots),
    seats,
    forms: readForms(flags.form),
    first: flags.first === true,
    seed: flags.seed,
    options: sorted(optionPairs(game, flags.option)),
  };
}

async function run(gameName: string, flags: LadderFlags): Promise<void> {
  const settings = settingsOf(gameName, flags);
  const ladder = {
    settings,
    pairings: roundRobin(settings.bots, settings.seats, readForms(flags.form), settings.first),
    matches: wholeNumber('--matches', flags.matches, 1, 1_000_000),
    margin: readMargin(flags.margin),
    early: flags.full !== true,
    workers: readWorkers(flags.workers),
  };
  const begun = performance.now();
  const tallies = await playLadder(labHost, ladder, openLadderFile(flags.file ?? null, settings));
  const seconds = Math.round(performance.now() - begun) / 1000;
  const { readable, reportOf } = await import('@bridgefront/lab/ladder/report.ts');
  const report = reportOf(settings, tallies, seconds);
  if (flags.json === true) printJson(report);
  else printLines(readable(report));
}

/** Adds `ladder` to the command line. */
export function addLadder(program: Command): void {
  program
    .command('ladder')
    .description('let bots meet each other and rank them')
    .argument('<game>', 'name of the game')
    .option(
      '-b, --bots <bots>',
      'which bots; search:96 looks ahead with 96 play-outs, strength:40 stands between the levels, sober never errs by lot',
      'random,greedy',
    )
    .option('-s, --seats <numbers>', 'seats at the tables, such as 2 or 2,4; the fewest if left out')
    .option(
      '--form <forms>',
      'with more seats: one (against a table of the other), half (of the seats each)',
      'one',
    )
    .option('--first', 'only the first bot against each of the others, not those among themselves')
    .option('-n, --matches <number>', 'matches of each pairing at most', '400')
    .option('--margin <share>', 'shares this near to the fair one count as equal', '0')
    .option('--full', 'play all matches, even when it is decided who is better')
    .option('--seed <seed>', 'a number S: seeds S, S+1, …; any other text S: seeds S/0, S/1, …', '1')
    .option('-o, --option <name=value>', 'an option of the game; may be repeated', gather, [])
    .option('-w, --workers <number>', 'worker threads, all cores if left out; they never change the results')
    .option('-f, --file <path>', 'keep every match in this file, and go on from there when it exists')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      () => `
Every bot meets every other. A set of matches is one seed played in every seating: each bot takes each seat with
whatever the seed deals to it, such as a faction (an option of the game may fix that). All pairings
play the same seeds. A shared win counts 1/k.

The interval of a pairing holds with 95 %, all the time: after each set one looks whether the fair share (1/2, or
1/n for one against n - 1) lies outside, and stops. So a pairing that is said to be decided is decided wrongly at
most one time in twenty, however long it ran. With --margin it also stops when nothing but shares within the margin
are left. Ratings are openskill's (mu and sigma); the order is that of mu - 3 sigma.

${examplesOf(
  'ladder',
  '--bots greedy,random --seats 2 --form one,half --matches 1000 --json',
  '--bots veteran,greedy --first --seats 2                       one pairing',
  '--bots greedy,novice,veteran --file levels.jsonl              stopped and repeated, it goes on',
)}`,
    )
    .action(run);
}
