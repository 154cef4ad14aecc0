// `bridgefront odds`: the chances of one battle.

import type { Command } from 'commander';
import type { OddsAnswer } from '@bridgefront/terminal/extras.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { examplesOf } from '../examples.ts';
import { findGame } from '../games.ts';
import { paintFor } from '@bridgefront/terminal/paint.ts';
import { gameOptions, percent } from '@bridgefront/lab/words.ts';
import { gather, printJson, printLines } from './shared.ts';

interface OddsFlags {
  readonly attacker: string;
  readonly defender: string;
  readonly at?: string;
  readonly attackerFaction?: string;
  readonly defenderFaction?: string;
  readonly option: readonly string[];
  readonly json?: true;
}

const barWidth = 40;

function bar(label: string, share: number): string {
  const filled = Math.round(share * barWidth);
  return `  ${label.padEnd(16)}${percent(share).padStart(8)}  ${'█'.repeat(filled)}${'·'.repeat(barWidth - filled)}`;
}

function forces(mean: number): string {
  return mean.toFixed(2);
}

function readable(flags: OddsFlags, chances: OddsAnswer): string[] {
  const paint = paintFor(process.stdout);
  const error = ((chances.standardError ?? 0) * 100).toFixed(2);
  const where = flags.at === undefined ? 'in the field' : `at: ${flags.at}`;
  return [
    paint('bold', `${flags.attacker} attacks ${flags.defender}, ${where}`),
    '',
    bar('attacker wins', chances.attackerWins),
    bar('defender wins', chances.defenderWins),
    bar('both die', chances.bothDie),
    '',
    `  Forces left on average: attacker ${forces(chances.meanAttackerForces)}, defender ${forces(chances.meanDefenderForces)}.`,
    paint(
      'dim',
      chances.exact
        ? '  These odds are exact.'
        : `  From ${chances.samples} battles; the standard error is ${error} points.`,
    ),
  ];
}

function tell(gameName: string, flags: OddsFlags): void {
  const { game, extras } = findGame(gameName);
  if (extras?.odds === undefined) throw usageError(`${game.title} has no battles to reckon.`);
  const chances = extras.odds({ ...flags, options: gameOptions(game, flags.option) });
  if (flags.json === true) printJson(chances);
  else printLines(readable(flags, chances));
}

/** Adds `odds` to the command line. */
export function addOdds(program: Command): void {
  program
    .command('odds')
    .description('reckon the chances of a battle')
    .argument('<game>', 'name of the game')
    .requiredOption('-a, --attacker <army>', 'who attacks, such as "5 forces, brute"')
    .requiredOption('-d, --defender <army>', 'who defends, such as "3 forces, shadeblade 2hp"')
    .option('--at <place>', 'field, mine or capital (of the defender)')
    .option('--attacker-faction <faction>', 'abilities of this faction help the attacker')
    .option('--defender-faction <faction>', 'abilities of this faction help the defender')
    .option('-o, --option <name=value>', 'an option of the game; may be repeated', gather, [])
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      () => `
${examplesOf('odds')}`,
    )
    .action(tell);
}
