// `bridgefront lab cards`: what matches of bots tell of every card of a game, kept where the workshop reads it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { makeFolder } from '@bridgefront/lab/folder.ts';
import { knownFile } from '@bridgefront/lab/known.ts';
import { knownCards } from '@bridgefront/lab/known-cards.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { columns } from '@bridgefront/terminal/columns.ts';
import { findGame } from '../games.ts';
import { labWorld } from '../lab/world.ts';
import { orUsage } from './lab-run.ts';
import { printJson, printLines } from './shared.ts';

interface CardsFlags {
  readonly seats?: string;
  readonly bot: string;
  readonly matches: string;
  readonly seed: string;
  readonly out?: string;
  readonly json?: true;
}

const points = (share: number): string => (100 * share).toFixed(1);

async function known(gameName: string, flags: CardsFlags): Promise<void> {
  const { game } = findGame(gameName);
  const { min, max } = game.seats;
  labWorld.bot(flags.bot);
  const found = knownCards(labWorld, game.name, {
    bot: flags.bot,
    players: wholeNumber('--seats', flags.seats ?? String(Math.min(4, max)), min, max),
    matches: wholeNumber('--matches', flags.matches, 1, 1_000_000),
    seed: flags.seed,
  });
  await orUsage(async () => {
    const folder = flags.out ?? `docs/playtest/answers/${game.name}`;
    makeFolder(folder);
    writeFileSync(join(folder, knownFile), `${JSON.stringify(found, null, 2)}\n`);
  });
  if (flags.json === true) return printJson(found);
  const heads = [
    { title: 'card' },
    { title: 'a match', align: 'right' },
    { title: 'seats', align: 'right' },
    { title: 'wins more by', align: 'right' },
    { title: 'of a hundred', align: 'right' },
  ] as const;
  const rows = Object.entries(found.cards)
    .toSorted(([, one], [, other]) => (other.fares?.low ?? -1) - (one.fares?.low ?? -1))
    .map(([card, { played, seats, fares }]) => [
      card,
      played.toFixed(2),
      String(seats),
      fares === undefined ? 'too few' : points(fares.lift),
      fares === undefined ? '' : `${points(fares.low)} to ${points(fares.high)}`,
    ]);
  printLines(columns(heads, rows));
  printLines(['The ranges of all cards hold together 95 times in 100.']);
}

/** Adds the command. */
export function addLabCards(lab: Command): void {
  lab
    .command('cards <game>')
    .description('plays matches and keeps what they tell of every card, for the workshop to show beside it')
    .option('--seats <n>', 'how many play (four, or as many as there can be)')
    .option('--bot <name>', 'who plays', 'greedy')
    .option('--matches <n>', 'matches', '200')
    .option('--seed <text>', 'seed of the matches', 'cards')
    .option('--out <folder>', 'the folder for cards.json (docs/playtest/answers/<game>)')
    .option('--json', 'print JSON')
    .action(known);
}
