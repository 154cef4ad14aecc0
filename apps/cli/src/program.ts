// The commands with their options and help texts.

import { readFileSync } from 'node:fs';
import { seatsInWords } from '@bridgefront/kernel';
import { Command } from 'commander';
import { bots } from '@bridgefront/lab/bots.ts';
import { exampleGame } from './examples.ts';
import { allGames } from './games.ts';

type Add = (program: Command) => void;

/** The commands in the order of the help, each in a file of its own that is loaded when it is named. */
const commands: { readonly [name: string]: () => Promise<Add> } = {
  play: async () => (await import('./commands/play.ts')).addPlay,
  puzzle: async () => (await import('./commands/puzzle.ts')).addPuzzle,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  lab: async () => (await import('./commands/lab.ts')).addLab,
  ladder: async () => (await import('./commands/ladder.ts')).addLadder,
  cards: async () => (await import('./commands/cards.ts')).addCards,
  odds: async () => (await import('./commands/odds.ts')).addOdds,
  scenario: async () => (await import('./commands/scenario.ts')).addScenario,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  verify: async () => (await import('./commands/verify.ts')).addVerify,
  'new-game': async () => (await import('./commands/new-game.ts')).addNewGame,
};

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(manifest) as { version: unknown }).version);
}

function overview(): string {
  const played = allGames().map(({ game }) => {
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

/**
 * The command line as far as it takes to read these words: the command that they begin with, or all of them where it may be
 * another's name that is meant. Parsing throws CommanderError or CommandFailure instead of ending the process.
 */
export async function buildProgram([first = '']: readonly string[]): Promise<Command> {
  const program = new Command('bridgefront');
  program
    .description('Play, simulate and examine games of simultaneous planning.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'explain a command')
    .addHelpText('after', overview);
  const named = Object.hasOwn(commands, first) ? [commands[first]] : Object.values(commands);
  for (const add of await Promise.all(named.map((load) => load()))) add(program);
  tame(program);
  for (const command of program.commands) tame(command);
  return program;
}
