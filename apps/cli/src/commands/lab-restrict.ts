// `bridgefront lab restrict`: what a thing is worth, by what players lose who may not do it.

import { fingerprint } from '@bridgefront/kernel';
import type { Command } from 'commander';
import { leaningName } from '@bridgefront/lab/bots.ts';
import { playLadder } from '@bridgefront/lab/ladder/ladder.ts';
import { openLadderFile } from '@bridgefront/lab/ladder/record.ts';
import type { Settings } from '@bridgefront/lab/ladder/record.ts';
import { leaningOf, restrictedPairings, withoutCard, worthsOf } from '@bridgefront/lab/leaning/restrict.ts';
import type { Worth } from '@bridgefront/lab/leaning/restrict.ts';
import type { Restriction } from '@bridgefront/lab/measures.ts';
import { gameOptions, optionPairs, wholeNumber } from '@bridgefront/lab/words.ts';
import { columns } from '@bridgefront/terminal/columns.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { wrap } from '@bridgefront/terminal/paint.ts';
import { findGame } from '../games.ts';
import type { GameEntry } from '../games.ts';
import { labHost, labWorld } from '../lab/world.ts';
import { cardsOf } from './cards.ts';
import { gather, printJson, printLines, readSeatCount, readWorkers } from './shared.ts';

interface RestrictFlags {
  readonly bot: string;
  readonly seats?: string;
  readonly matches: string;
  readonly cards?: true;
  readonly seed: string;
  readonly option: readonly string[];
  readonly workers?: string;
  readonly file?: string;
  readonly json?: true;
}

function restrictionsOf(entry: GameEntry, flags: RestrictFlags): readonly Restriction[] {
  const { game, measures } = entry;
  const listed = measures?.restrictions ?? [];
  const plays = measures?.plays;
  const cards =
    flags.cards === true && plays !== undefined
      ? cardsOf(entry, flags.option).map(({ id, name }) => withoutCard(plays, id, name))
      : [];
  const all = [...listed, ...cards];
  if (all.length === 0)
    throw usageError(
      `${game.title} lists nothing that players could be kept from; --cards takes its cards, one by one.`,
    );
  return all;
}

const points = (share: number): string => (100 * share).toFixed(1);

const verdicts: { readonly [verdict in Worth['verdict']]: string } = {
  worth: 'worth it',
  'better without': 'better without',
  open: 'not told apart',
};

function rowOf({ says, matches, share, costs, interval, verdict }: Worth): string[] {
  const range = `${points(interval.low)} to ${points(interval.high)}`;
  return [says, String(matches), `${points(share)} %`, points(costs), range, verdicts[verdict]];
}

async function restrict(gameName: string, flags: RestrictFlags): Promise<void> {
  const entry = findGame(gameName);
  const { game } = entry;
  const seats = readSeatCount(game, flags.seats);
  gameOptions(game, flags.option, seats);
  labWorld.bot(flags.bot);
  const restrictions = restrictionsOf(entry, flags);
  const names = restrictions.map((one) => leaningName(flags.bot, leaningOf(one)));
  for (const name of names) labWorld.bot(name);
  const settings: Settings = {
    game: game.name,
    rules: fingerprint(game),
    bots: [flags.bot, ...names],
    seats: [seats],
    forms: ['one'],
    first: true,
    seed: flags.seed,
    options: optionPairs(game, flags.option),
  };
  const ladder = {
    settings,
    pairings: restrictedPairings(flags.bot, restrictions, seats),
    matches: wholeNumber('--matches', flags.matches, 1, 1_000_000),
    margin: 0,
    early: false,
    workers: readWorkers(flags.workers),
  };
  const tallies = await playLadder(labHost, ladder, openLadderFile(flags.file ?? null, settings));
  const worths = worthsOf(restrictions, tallies);
  if (flags.json === true) return printJson({ ...settings, worths });
  const head = `Who may not do a thing against ${seats - 1} of ${flags.bot} who may; the fair share is ${points(1 / seats)} %. Costs are points of a hundred of the win; their ranges hold for all together.`;
  const heads = [
    { title: 'who never …' },
    { title: 'matches', align: 'right' },
    { title: 'wins', align: 'right' },
    { title: 'costs', align: 'right' },
    { title: 'range', align: 'right' },
    { title: '' },
  ] as const;
  printLines([...wrap(head, 100), '', ...columns(heads, worths.map(rowOf)).map((line) => `  ${line}`)]);
}

/** Adds the command. */
export function addLabRestrict(lab: Command): void {
  lab
    .command('restrict')
    .description('what a thing is worth, by what bots lose who may not do it')
    .argument('<game>', 'the game')
    .option('--bot <name>', 'who plays: greedy, sober, search:96, strength:75 and the like', 'greedy')
    .option('--seats <number>', 'seats at the table (the fewest of the game)')
    .option('--matches <number>', 'matches of each', '400')
    .option('--cards', 'each card as well')
    .option('--seed <seed>', 'what the matches come of', 'restrict')
    .option('-o, --option <name=value>', 'an option of the game, several times', gather, [])
    .option('-w, --workers <number>', 'worker threads, all cores if left out; they never change the results')
    .option('-f, --file <path>', 'keep every match in this file, and go on from there when it exists')
    .option('--json', 'print JSON')
    .action(restrict);
}
