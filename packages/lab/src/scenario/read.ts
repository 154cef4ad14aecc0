// Reads a scenario file: game, seed, options, dice, position and script.

import { collect, createEngine, PositionError, readPosition } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine, Report } from '@bridgefront/kernel';
import { exitCodes, orFail, usageError } from '@bridgefront/terminal/failure.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import type { ScriptEntry } from './script.ts';

/** A scenario, put on the table and run to its first question. */
export interface Scenario {
  readonly engine: Engine<unknown>;
  readonly match: AnyMatch;
  /** What happened before the first question. */
  readonly reports: Report[];
  readonly script: readonly ScriptEntry[];
}

const fields = ['game', 'seed', 'options', 'dice', 'position', 'continuation', 'script'] as const;
/** What this command prints besides, so that its output can be read again. */
const results = ['pending', 'reports', 'outcome'] as const;
/** Fields in which an author may write down what the scenario is about. */
const remarks = ['name', 'title', 'about', 'comment', 'description', 'note', '$schema'] as const;

type Fields = { readonly [name: string]: unknown };

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkFields(scenario: Fields): void {
  const known: readonly string[] = [...fields, ...results, ...remarks];
  for (const name of Object.keys(scenario))
    if (!known.includes(name)) throw notFound('scenario field', name, fields);
}

function readScript(value: unknown): ScriptEntry[] {
  if (value === undefined) return [];
  if (!Array.isArray(value))
    throw usageError('The script is a list such as [{ "seat": 0, "choices": ["done"] }].');
  return value.map((entry: unknown, i) => {
    const { seat, choices } = isObject(entry) ? entry : {};
    const texts = Array.isArray(choices) && choices.every((choice) => typeof choice === 'string');
    if (!Number.isInteger(seat) || Number(seat) < 0 || !texts)
      throw usageError(
        `Script entry ${i + 1} needs a seat and a list of choices: { "seat": 0, "choices": ["done"] }.`,
      );
    return { seat: Number(seat), choices: choices as string[] };
  });
}

function readDice(value: unknown): number[] {
  if (value === undefined || value === null) return [];
  const fits = Array.isArray(value) && value.every((die) => Number.isInteger(die) && die >= 1 && die <= 6);
  if (!fits) throw usageError('The dice are a list of numbers from 1 to 6, such as [1, 6, 3].');
  return value as number[];
}

function readSeed(value: unknown): string {
  if (value === undefined || value === null) return 'scenario';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw usageError('The seed of a scenario is a text.');
}

/**
 * Reads a scenario and runs its position to the first question.
 * @throws CommandFailure (usage) when it makes no sense
 */
export function readScenario(value: unknown, findGame: (name: string) => AnyGame): Scenario {
  if (!isObject(value)) throw usageError('A scenario is a JSON object with a game, a position and a script.');
  checkFields(value);
  if (typeof value['game'] !== 'string') throw usageError('The scenario lacks its "game": the name of one.');
  const game = findGame(value['game']);
  const script = readScript(value['script']);
  const dice = readDice(value['dice']);
  const seed = readSeed(value['seed']);
  const engine = createEngine(game);
  const { options, position, continuation } = value;
  const match = orFail(exitCodes.usage, [PositionError], () =>
    readPosition(game, { game: game.name, options, position, continuation }, seed),
  );
  const clash = game.checkOptions?.(match.options, match.seats) ?? null;
  if (clash !== null) throw usageError(clash);
  if (dice.length > 0) match.random.dice = [...dice];
  const reports: Report[] = [];
  engine.resume(match, collect(reports));
  return { engine, match, reports, script };
}
