// `bridgefront lab puzzles`: mines puzzles from matches of bots.

import { readFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { fullStrength } from '@bridgefront/bots';
import { fingerprint } from '@bridgefront/kernel';
import type { Puzzles } from '@bridgefront/kernel';
import { makeFolder } from '@bridgefront/lab/folder.ts';
import { collected, collectionText } from '@bridgefront/lab/puzzles/collect.ts';
import { holds, isGuessed } from '@bridgefront/lab/puzzles/trial.ts';
import { keepsLead } from '@bridgefront/lab/puzzles/played-on.ts';
import { Mine } from '@bridgefront/lab/puzzles/mine.ts';
import type { Mined } from '@bridgefront/lab/puzzles/mine.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { findGame } from '../games.ts';
import { orUsage } from './lab-run.ts';
import { printJson, printLines, readSeatCount } from './shared.ts';

interface Flags {
  readonly seed: string;
  readonly seats?: string;
  readonly strength: string;
  readonly ends?: string;
  readonly matches: string;
  readonly minutes: string;
  readonly file?: string;
  readonly out?: string;
  readonly most: string;
  readonly again?: true;
  readonly json?: true;
}

// Other work of the machine does not count.
const processorSeconds = (): number => process.cpuUsage().user / 1_000_000;

function told({ matches, questions, puzzles, rejected, seconds }: Mined): readonly string[] {
  const hours = seconds / 3600;
  const yields = hours > 0 ? ` (${(puzzles.length / hours).toFixed(0)} an hour)` : '';
  return [
    `${matches} matches are over; ${questions} questions in ${(seconds / 60).toFixed(1)} minutes of a processor.`,
    `${puzzles.length} puzzles${yields}; none were:`,
    ...Object.entries(rejected).map(([reason, count]) => `  ${String(count).padStart(6)}  ${reason}`),
  ];
}

async function mine(name: string, flags: Flags): Promise<void> {
  await orUsage(async () => {
    const { game } = findGame(name);
    const seats = readSeatCount(game, flags.seats);
    const strength =
      flags.ends === undefined ? wholeNumber('--strength', flags.strength, 0, fullStrength) : 0;
    const ends = flags.ends === undefined ? undefined : wholeNumber('--ends', flags.ends, 1, 1_000_000);
    const matches = wholeNumber('--matches', flags.matches, 1, 1_000_000);
    const minutes = wholeNumber('--minutes', flags.minutes, 0, 100_000);
    const most = wholeNumber('--most', flags.most, 1, 10_000);
    const file = flags.file ?? `lab/puzzles-${name}.jsonl`;
    makeFolder(dirname(file));
    const until = performance.now() + minutes * 60_000;
    const stops = (): boolean => minutes > 0 && performance.now() > until;
    const mined = new Mine(game, file, { seats, seed: flags.seed, strength, ends }).run(
      matches,
      stops,
      processorSeconds,
    );
    const played = strength < fullStrength ? ` --strength ${strength}` : '';
    const tried = ends === undefined ? played : ` --ends ${ends}`;
    const command = `bridgefront lab puzzles ${name} --seed ${flags.seed} --seats ${seats}${tried} --matches ${mined.begun}`;
    const { out } = flags;
    if (out !== undefined) {
      makeFolder(dirname(out));
      const before = existsSync(out) ? (JSON.parse(readFileSync(out, 'utf8')) as Puzzles) : null;
      const puzzles = collected(before, mined.puzzles, {
        command,
        rules: fingerprint(game),
        most,
        holds: (one) => holds(game, one),
        // A file of an earlier mine may have what is none any more.
        passes: (one) => !isGuessed(game, one) && keepsLead(game, one),
        again: flags.again === true,
      });
      writeFileSync(out, collectionText(puzzles));
    }
    if (flags.json === true) return printJson(mined);
    printLines(told(mined));
  });
}

/** Adds the command line. */
export function addLabPuzzles(lab: Command): void {
  lab
    .command('puzzles')
    .description('mine puzzles from matches of bots; the same command goes on where it was')
    .argument('<game>', 'the game')
    .option('--seed <text>', 'what the matches come of', 'puzzles')
    .option('--seats <number>', 'seats at the table (default: as few as can be)')
    .option(
      '--strength <number>',
      `how strong they are who play, 0 to ${fullStrength}: who errs leaves more to find`,
      String(fullStrength),
    )
    .option('--ends <number>', 'try so many questions at the end of each match only, and let greedy play')
    .option('--matches <number>', 'matches to play', '1000')
    .option('--minutes <number>', 'stop after so long, to go on later; 0: never', '0')
    .option('--file <file>', 'what each question gave (default: lab/puzzles-<game>.jsonl)')
    .option('--out <file>', 'where the puzzles go, such as games/<game>/puzzles/mined.json')
    .option('--most <number>', 'puzzles to keep there', '120')
    .option(
      '--again',
      'play all that is kept there on as well, as what is new always is, and drop what keeps no lead',
    )
    .option('--json', 'print JSON')
    .action(mine);
}
