// `bridgefront replay`: plays a record again and checks that it is what it claims to be.

import {
  faceFor,
  fingerprint,
  readRecord,
  RecordError,
  replay,
  viewOf,
  writePosition,
} from '@bridgefront/kernel';
import type { AnyGame, MatchRecord, Replay, Report, Seat } from '@bridgefront/kernel';
import type { Command } from 'commander';
import { exitCodes } from '@bridgefront/terminal/failure.ts';
import { findGame } from '../games.ts';
import { tellAll } from '../scenario/told.ts';
import { paintFor, wrap } from '@bridgefront/terminal/paint.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';
import { boardLines, pendingOf } from './scenario.ts';
import { orFail, printJson, printLines, readJson, wholeNumber } from './shared.ts';

interface ReplayFlags {
  readonly at?: string;
  readonly seat?: string;
  readonly log?: true;
  readonly json?: true;
}

/** A record that was played again, from the point of view of a seat or of everybody's judge. */
interface Found {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly result: Replay<unknown>;
  readonly seat: Seat | null;
}

/**
 * Reads a record file.
 * @throws CommandFailure (usage)
 */
export function loadRecord(file: string): MatchRecord {
  const value = readJson(file, 'record');
  return orFail(exitCodes.usage, [RecordError], () => readRecord(value));
}

function told({ game, seat, record }: Found, reports: readonly Report[]): { face: unknown; text: string }[] {
  const name = (other: Seat): string => `${record.seats[other]} (seat ${other})`;
  if (seat === null) return tellAll(game, reports, name);
  return reports.flatMap((report) => {
    const face = faceFor(report, seat);
    return face === null ? [] : [{ face, text: game.describe.report(face, name) }];
  });
}

function document(found: Found): unknown {
  const { game, record, result, seat } = found;
  const { engine, match, sameRules, fair, choices } = result;
  const pending = pendingOf(engine, match);
  const base = {
    game: game.name,
    seats: record.seats,
    rules: { record: record.rules, here: fingerprint(game), same: sameRules },
    fair,
    choices: record.choices.length,
    at: choices,
    outcome: game.outcome(match.state, match.options),
    reports: told(found, result.reports.at(-1) ?? []),
  };
  if (seat !== null) {
    return {
      ...base,
      seat,
      view: viewOf(engine, match, seat),
      pending: pending.filter((open) => open.seat === seat),
    };
  }
  return {
    ...base,
    seed: record.seed,
    options: record.options,
    position: writePosition(game, match).position,
    pending,
  };
}

function verdicts(paint: Paint, { game, record, result }: Found): string[] {
  const { sameRules, fair, choices } = result;
  const good = (text: string): string => `  ${paint('green', '✓')} ${text}`;
  const bad = (text: string): string => `  ${paint('red', '✗')} ${text}`;
  const all = record.choices.length;
  const legal =
    choices === all ? `All ${all} choices are legal.` : `Choices 1 to ${choices} of ${all} are legal.`;
  const rules = sameRules
    ? good(`Played by the rules of today (${record.rules}).`)
    : bad(`Played by ${record.rules}, but the rules of today are ${fingerprint(game)}.`);
  if (fair === null)
    return [good(legal), rules, '  · It brings no commitment, so fairness cannot be checked.'];
  return [
    good(legal),
    rules,
    fair.ok ? good('The seed is the promised one.') : bad(fair.problem ?? 'Unfair.'),
  ];
}

function readable(found: Found, log: boolean): string[] {
  const { record, result, game, seat } = found;
  const paint = paintFor(process.stdout);
  const { engine, match, reports } = result;
  const wanted = log ? reports.flat() : (reports.at(-1) ?? []);
  const open = pendingOf(engine, match).filter((pending) => seat === null || pending.seat === seat);
  return [
    paint('bold', `${game.title}: ${record.seats.join(', ')}; ${record.choices.length} choices`),
    ...verdicts(paint, found),
    '',
    ...told(found, wanted).flatMap(({ text }) => wrap(`  · ${text}`, 100, '    ')),
    '',
    ...boardLines(paint, engine, match, seat, record.seats),
    '',
    ...open.flatMap((pending) => wrap(`Seat ${pending.seat} is asked: ${pending.prompt}`)),
  ];
}

function run(file: string, flags: ReplayFlags): void {
  const record = loadRecord(file);
  const { game } = findGame(record.game);
  const last = record.choices.length;
  const at = flags.at === undefined ? last : wholeNumber('--at', flags.at, 0, last);
  const seats = record.seats.length - 1;
  const seat = flags.seat === undefined ? null : wholeNumber('--seat', flags.seat, 0, Math.max(0, seats));
  const result = orFail(exitCodes.failed, [RecordError], () => replay(game, record, at));
  const found = { game, record, result, seat };
  if (flags.json === true) printJson(document(found));
  else printLines(readable(found, flags.log === true));
  if (!result.sameRules || result.fair?.ok === false) process.exitCode = exitCodes.failed;
}

/** Adds `replay` to the command line. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('play a record again and check its rules and its fairness')
    .argument('<record>', 'a record as JSON, or - for stdin')
    .option('--at <number>', 'stop after this many choices')
    .option('--seat <number>', 'show only what this seat may know')
    .option('--log', 'print the whole log, not only what the last choice led to')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The exit code is 1 when a choice of the record is refused, when it was played by other rules, or when its seed is
not the one that was promised.

Examples:
  bridgefront play bridgefront --seats greedy,greedy --record match.json
  bridgefront replay match.json
  bridgefront replay match.json --at 40 --seat 1
  bridgefront replay match.json --log | less`,
    )
    .action(run);
}
