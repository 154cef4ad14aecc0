// Bots of this checkout and of others, each with the code that it plays by.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bots from '@bridgefront/bots';
import type * as Kernel from '@bridgefront/kernel';
import type { AnyGame, Engine } from '@bridgefront/kernel';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import type * as ServerBots from '../apps/server/src/bots.ts';
import type * as Games from '../apps/server/src/games.ts';

/** This checkout. */
export const root = resolve(import.meta.dirname, '..');

/** The commit of a checkout: bots are as strong as the code that they play by. */
export function commitOf(checkout: string): string {
  try {
    const git = ['-C', checkout, 'describe', '--always', '--abbrev=12', '--exclude=*'];
    return execFileSync('git', git, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'none';
  }
}

/** A bot with the code that it plays by. */
export interface Side {
  readonly bots: typeof Bots;
  readonly kernel: typeof Kernel;
  readonly bot: Bots.Bot;
  readonly game: AnyGame;
  readonly engine: Engine<unknown>;
}

async function load<T>(checkout: string, file: string): Promise<T> {
  const path = join(checkout, file);
  if (!existsSync(path))
    throw usageError(`There is no ${file} in ${checkout}: is it a checkout of this project?`);
  return (await import(pathToFileURL(path).href)) as T;
}

/** A bot of a checkout, with the game's rules there. */
export async function openSide(checkout: string, gameName: string, botName: string): Promise<Side> {
  const bots = await load<Side['bots']>(checkout, 'packages/bots/src/index.ts');
  const kernel = await load<Side['kernel']>(checkout, 'packages/kernel/src/index.ts');
  const { games } = await load<typeof Games>(checkout, 'apps/server/src/games.ts');
  const { bots: offered } = await load<typeof ServerBots>(checkout, 'apps/server/src/bots.ts');
  const game = games.get(gameName);
  if (game === undefined) throw notFound('game', gameName, [...games.keys()]);
  const bot = offered.get(botName);
  if (bot === undefined) throw notFound('bot', botName, [...offered.keys()]);
  return { bots, kernel, bot, game, engine: kernel.engineOf(game) };
}
