// The commands with their options and help texts.

import { readFileSync } from 'node:fs';
import { seatsInWords } from '@bridgefront/kernel';
import { Command } from 'commander';
import { bots } from './bots.ts';
import { addCards } from './commands/cards.ts';
import { addLadder } from './commands/ladder.ts';
import { addNewGame } from './commands/new-game.ts';
import { addOdds } from './commands/odds.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzle } from './commands/puzzle.ts';
import { addReplay } from './commands/replay.ts';
import { addVerify } from './commands/verify.ts';
import { addScenario } from './commands/scenario.ts';
import { addLab } from './commands/lab.ts';
import { addSimulate } from './commands/simulate.ts';
import { exampleGame } from './examples.ts';
import { games } from './games.ts';

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(manifest) as { version: unknown }).version);
}

function overview(): string {
  const played = [...games.values()].map(({ game }) => {
    return `  ${game.name.padEnd(14)} ${game.title}, ${seatsInWords(game.seats)}`;
  });
  const thinking = [...bots.values()].map(({ name, summary }) => `  ${name.padEnd(14)} ${summary}`);
  return `
Games:
${played.join('\n')}

Bots:
${thinking.join('\n')}

Start here:
  bridgefront play ${exampleGame.padEnd(22)} you against bots, in this terminal
  bridgefront help play                   everything about one command`;
}

/** Makes everything that commander says one line on stderr, and leaves ending the process to the caller. */
function tame(command: Command): void {
  command.exitOverride().configureOutput({
    outputError: (text, write) => {
      const sentence = text
        .trim()
        .replace(/^error: /, '')
        .replace(/\s*\n\s*/g, ' ');
      write(`bridgefront: ${sentence}${sentence.endsWith('.') ? '' : '.'} Try \`${hint(command)}\`.\n`);
    },
  });
}

function hint(command: Command): string {
  return command.parent === null ? 'bridgefront --help' : `bridgefront ${command.name()} --help`;
}

/** The whole command line. Parsing throws CommanderError or CommandFailure instead of ending the process. */
export function buildProgram(): Command {
  const program = new Command('bridgefront');
  program
    .description('Play, simulate and examine games of simultaneous planning.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'explain a command')
    .addHelpText('after', overview());
  for (const add of [
    addPlay,
    addPuzzle,
    addSimulate,
    addLab,
    addLadder,
    addCards,
    addOdds,
    addScenario,
    addReplay,
    addVerify,
    addNewGame,
  ])
    add(program);
  tame(program);
  for (const command of program.commands) tame(command);
  return program;
}
