// The games that the command knows: every package in the folder of games, with what it brings for terminals and the lab.

import { readdirSync, readFileSync } from 'node:fs';
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

interface Manifest {
  readonly name: string;
  readonly exports: { readonly [part: string]: string };
}

function manifestOf(game: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(new URL(`${game}/package.json`, folder), 'utf8')) as Manifest;
  } catch {
    // Something else that lies there.
    return null;
  }
}

async function load(game: string): Promise<readonly (readonly [string, GameEntry])[]> {
  const manifest = manifestOf(game);
  if (manifest === null) return [];
  const { name, exports } = manifest;
  const part = async <T>(path: string): Promise<T> =>
    (path in exports ? await import(name + path.slice(1)) : {}) as T;
  const [{ game: rules }, { table, extras }, { measures }] = await Promise.all([
    part<Pick<GameEntry, 'game'>>('.'),
    part<Pick<GameEntry, 'table' | 'extras'>>('./terminal'),
    part<Pick<GameEntry, 'measures'>>('./lab'),
  ]);
  const list = exports['./questions.json'];
  const questions = list === undefined ? {} : { questions: new URL(`${game}/${list}`, folder) };
  const brought = {
    ...(table && { table }),
    ...(extras && { extras }),
    ...(measures && { measures }),
    ...questions,
  };
  return [[rules.name, { game: rules, ...brought }]];
}

/** All games by name. */
export const games: ReadonlyMap<string, GameEntry> = new Map(
  (await Promise.all(readdirSync(folder).map(load))).flat(),
);

/**
 * The game with this name.
 * @throws CommandFailure (usage) with the nearest name or all of them
 */
export function findGame(name: string): GameEntry {
  const found = games.get(name);
  if (found === undefined) throw notFound('game', name, [...games.keys()]);
  return found;
}
