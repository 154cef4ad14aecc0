// `bridgefront simulate`: many matches of bots, counted.

import type { Command } from 'commander';
import { exitCodes } from '@bridgefront/terminal/failure.ts';
import { examplesOf } from '../examples.ts';
import { findGame } from '../games.ts';
import { labHost } from '../lab/world.ts';
import { simulate } from '@bridgefront/lab/simulate/simulate.ts';
import { warmUpMatches } from '@bridgefront/lab/simulate/pace.ts';
import type { SimulationResult } from '@bridgefront/lab/simulate/simulate.ts';
import { endingLines } from '@bridgefront/lab/simulate/endings.ts';
import { columns } from '@bridgefront/terminal/columns.ts';
import { paintFor, wrap } from '@bridgefront/terminal/paint.ts';
import { gameOptions, optionPairs, percent, wholeNumber } from '@bridgefront/lab/words.ts';
import { gather, printJson, printLines, readSeats, readWorkers, tellPreset } from './shared.ts';

interface SimulateFlags {
  readonly seats?: string;
  readonly matches: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly workers: string;
  readonly rotate?: true;
  readonly json?: true;
}

function paceOf(choices: number, seconds: number): string {
  return seconds > 0 ? `${Math.round(choices / seconds).toLocaleString('en')} choices/s` : '';
}

// The whole, and how quick it was once the code was compiled.
function paces({ choices, seconds, afterWarmUp }: SimulationResult): string {
  const total = paceOf(choices, seconds);
  const warm = afterWarmUp === null ? '' : paceOf(afterWarmUp.choices, afterWarmUp.seconds);
  if (total === '') return '';
  return warm === '' ? ` (${total})` : ` (${total}; ${warm} after the warm-up)`;
}

function readable(title: string, result: SimulationResult): string[] {
  const paint = paintFor(process.stdout);
  const { matches, finished, seconds, rounds } = result;
  const rows = result.seats.map(({ bot, wins, meanScore }, seat) => [
    String(seat),
    bot,
    wins.toFixed(2).replace(/\.?0+$/, ''),
    matches > 0 ? percent(wins / matches) : '-',
    meanScore.toFixed(2),
  ]);
  const heads = [
    { title: 'seat', align: 'right' },
    { title: 'bot' },
    { title: 'wins', align: 'right' },
    { title: 'share', align: 'right' },
    { title: 'mean score', align: 'right' },
  ] as const;
  return [
    paint(
      'bold',
      `${title}: ${finished} of ${matches} matches finished in ${seconds.toFixed(1)} s${paces(result)}`,
    ),
    '',
    ...columns(heads, rows).map((line) => `  ${line}`),
    '',
    `  Rounds: ${rounds.mean.toFixed(2)} on average, ${rounds.max} at most.`,
    ...endingLines(result.endings).flatMap((line) => wrap(`  ${line}`, 100, '  ')),
    `  Violations: ${result.violations}.`,
  ];
}

async function run(gameName: string, flags: SimulateFlags): Promise<void> {
  const { game } = findGame(gameName);
  const seats = readSeats(
    game,
    flags.seats ?? Array.from({ length: game.seats.min }, () => 'random').join(','),
    false,
  );
  gameOptions(game, flags.option, seats.length);
  tellPreset(game, flags.option);
  const result = await simulate(labHost.world, labHost.door, {
    game: game.name,
    seats,
    matches: wholeNumber('--matches', flags.matches, 1, 10_000_000),
    seed: flags.seed,
    options: optionPairs(game, flags.option),
    rotate: flags.rotate === true,
    workers: readWorkers(flags.workers),
  });
  for (const line of result.reproductions) process.stderr.write(`${line}\n`);
  const { reproductions: _lines, ...counted } = result;
  if (flags.json === true) printJson(counted);
  else printLines(readable(game.title, result));
  if (result.violations > 0) process.exitCode = exitCodes.failed;
}

/** Adds `simulate` to the command line. */
export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('let bots play many matches and count what happens')
    .argument('<game>', 'name of the game')
    .option('-s, --seats <bots>', 'one bot for each seat, such as greedy,random,random')
    .option('-n, --matches <number>', 'how many matches', '100')
    .option('--seed <seed>', 'a number S: seeds S, S+1, …; any other text S: seeds S/0, S/1, …', '1')
    .option('-o, --option <name=value>', 'an option of the game; may be repeated', gather, [])
    .option('-w, --workers <number>', 'worker threads; they change the time, never the results', '1')
    .option('--rotate', 'move the bots on by one seat after each match')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      () => `
Wins: a shared victory counts 1/k for each of its k winners. Mean score: the game's own score at the end, such
as points, or the share of wins where a game has none. With --rotate both are counted for the
bots in the order of --seats, wherever they sat. The first ${warmUpMatches.toLocaleString('en')} matches of each worker are its warm-up: what comes
after them says how quick the rules are. A violation is a match in which pieces were lost or doubled,
a legal choice was refused, or the end never came; each is printed on stderr with the command that shows it,
and the exit code is then 1.

${examplesOf('simulate', '--seats greedy,greedy --matches 1000 --workers 4 --rotate --json')}`,
    )
    .action(run);
}
