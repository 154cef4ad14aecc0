// Regressions: the shortest records that showed a fault of the rules, in games/NAME/test/regressions. Each says which
// check found it; tests play them again under all checks.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine, makeRecord, readRecord, sureMatch } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { checkNames } from '@bridgefront/kernel/conformance';
import type { CheckName, Played } from '@bridgefront/kernel/conformance';

const root = join(import.meta.dirname, '..');

/** A record that showed a fault. */
export interface Regression extends MatchRecord {
  /** The check that found it, and what it said then. */
  readonly check: CheckName;
  readonly problem: string;
  /** The lot of the look before the last choice that found it. */
  readonly look: number;
}

function folderOf(game: AnyGame): string {
  return join(root, 'games', game.name, 'test/regressions');
}

/** Writes a shortened record into the game's folder; returns where. */
export function keepRegression(game: AnyGame, check: CheckName, problem: string, played: Played): string {
  const { options, seats, seed, made, choice = 0 } = played;
  const match = sureMatch(createEngine(game), options, seats, seed);
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const record = makeRecord(game, match, names, seed, made);
  const kept: Regression = { ...record, check, problem, look: choice };
  const folder = folderOf(game);
  mkdirSync(folder, { recursive: true });
  const taken = readdirSync(folder).filter((name) => name.startsWith(`${check}-`));
  let number = 1;
  while (taken.includes(`${check}-${number}.json`)) number++;
  const file = join(folder, `${check}-${number}.json`);
  writeFileSync(file, `${JSON.stringify(kept)}\n`);
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), [file], { stdio: 'ignore' });
  return file;
}

/** All regressions of a game by the names of their files. */
export function regressionsOf(
  game: AnyGame,
): readonly { readonly name: string; readonly kept: Regression }[] {
  const folder = folderOf(game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, kept: readRegression(JSON.parse(readFileSync(join(folder, name), 'utf8'))) }));
}

function readRegression(value: unknown): Regression {
  const record = readRecord(value) as Regression;
  if (!checkNames.includes(record.check)) throw new Error(`There is no check "${record.check}".`);
  return record;
}

/** The table of a record: its choices are made, and looked is before the last of them. */
export function playedOf({ options, seats, seed, choices, look }: Regression): Played {
  return { options, seats: seats.length, seed, made: choices, choice: look };
}
