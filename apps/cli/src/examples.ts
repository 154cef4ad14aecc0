// Examples in the help of the commands: of a game in the list, and what games give of themselves. Written when somebody asks
// for help, since every game is loaded for them.

import { allGames, gameNames } from './games.ts';

/** The game that examples play. */
export const exampleGame = gameNames[0] ?? 'GAME';

/** A scenario of the first game that has one. */
export function exampleScenario(): string {
  return allGames().find(({ extras }) => extras?.scenario !== undefined)?.extras?.scenario ?? '';
}

/** Lines such as `bridgefront play GAME …`: for the first game, then what games give for the command. */
export function examplesOf(command: string, ...tails: readonly string[]): string {
  const lines = tails.map((tail) => [exampleGame, tail]);
  for (const { game, extras } of allGames())
    for (const tail of extras?.examples?.[command] ?? []) lines.push([game.name, tail]);
  return `Examples:\n${lines.map(([name, tail]) => `  bridgefront ${command} ${name} ${tail}`.trimEnd()).join('\n')}`;
}
