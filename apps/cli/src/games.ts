// The games that the command knows: every package in the folder of games, with what it brings for terminals and the lab.

import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@bridgefront/kernel';
import type { AnyMeasures } from '@bridgefront/lab/measures.ts';
import type { GameExtras } from '@bridgefront/terminal/extras.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import type { TerminalTable } from '@bridgefront/terminal/table.ts';

/** A game with what the terminal adds to it: how its table is drawn, and what else it can tell. */
export interface GameEntry {
  readonly game: AnyGame;
  /** Left out: a plain table that shows the view as it is. */
  readonly table?: TerminalTable;
  readonly extras?: GameExtras;
  /** What the lab measures; left out: who wins, and how many choices it takes. */
  readonly measures?: AnyMeasures;
  /** Where the game's own questions to the lab stand. */
  readonly questions?: URL;
}

const folder = new URL('../../../games/', import.meta.url);
const require = createRequire(import.meta.url);

interface Manifest {
  readonly name: string;
  readonly exports: { readonly [part: string]: string };
}

// Loaded at once and not awaited: a command asks for the one game that it is about, in the midst of other work.
function load(game: string): GameEntry {
  const { name, exports } = require(`${fileURLToPath(folder)}${game}/package.json`) as Manifest;
  const part = <T>(path: string): Partial<T> => (path in exports ? (require(name + path.slice(1)) as T) : {});
  const { game: rules } = require(name) as Pick<GameEntry, 'game'>;
  const { table, extras } = part<Pick<GameEntry, 'table' | 'extras'>>('./terminal');
  const { measures } = part<Pick<GameEntry, 'measures'>>('./lab');
  const list = exports['./questions.json'];
  return {
    game: rules,
    ...(table && { table }),
    ...(extras && { extras }),
    ...(measures && { measures }),
    ...(list !== undefined && { questions: new URL(`${game}/${list}`, folder) }),
  };
}

/** The names of all games: every folder beside the others that is a package. */
export const gameNames: readonly string[] = readdirSync(folder).filter((name) =>
  existsSync(new URL(`${name}/package.json`, folder)),
);

const loaded = new Map<string, GameEntry>();

/**
 * The game with this name, loaded when it is first asked for.
 * @throws CommandFailure (usage) with the nearest name or all of them
 */
export function findGame(name: string): GameEntry {
  if (!gameNames.includes(name)) throw notFound('game', name, gameNames);
  const entry = loaded.get(name) ?? load(name);
  loaded.set(name, entry);
  return entry;
}

/** Every game, which takes a while to load. */
export const allGames = (): readonly GameEntry[] => gameNames.map(findGame);
