// `bridgefront replay`: plays a record again and checks that it is what it claims to be.

import {
  chanceOf,
  faceFor,
  fingerprint,
  RecordError,
  replay,
  verifyRecord,
  verifySigned,
  viewOf,
  writePosition,
} from '@bridgefront/kernel';
import type { AnyGame, Finding, MatchRecord, Replay, Report, Seat, Witness } from '@bridgefront/kernel';
import type { Command } from 'commander';
import { exitCodes, usageError, orFail } from '@bridgefront/terminal/failure.ts';
import { exampleGame } from '../examples.ts';
import { findGame } from '../games.ts';
import { tellAll } from '@bridgefront/lab/scenario/reports.ts';
import { paintFor, wrap } from '@bridgefront/terminal/paint.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';
import { boardLines, pendingOf } from './scenario.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { loadRecord, printJson, printLines } from './shared.ts';
import { findingLines, lookAt } from './verify.ts';

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

interface ReplayFlags {
  readonly at?: string;
  readonly seat?: string;
  readonly log?: true;
  readonly json?: true;
  readonly commitment?: string;
  readonly contribution: readonly string[];
  readonly start?: string;
  readonly link?: string;
  readonly unfinished?: true;
  readonly local?: true;
}

/** A record that was played again, from the point of view of a seat or of somebody who sees everything. */
interface Found {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly result: Replay<unknown>;
  readonly seat: Seat | null;
  /** What the record proves of its dice, its choices and its end. */
  readonly findings: readonly Finding[];
}

function told(
  { game, seat, record, result }: Found,
  reports: readonly Report[],
): { face: unknown; text: string }[] {
  const name = (other: Seat): string => `${record.seats[other]} (seat ${other})`;
  if (seat === null) return tellAll(game, reports, name, result.match.state);
  return reports.flatMap((report) => {
    const face = faceFor(report, seat);
    return face === null ? [] : [{ face, text: game.describe.report(face, name, result.match.state) }];
  });
}

function document(found: Found): unknown {
  const { game, record, result, seat, findings } = found;
  const { engine, match, sameRules, fair, choices } = result;
  const pending = pendingOf(engine, match);
  const base = {
    game: game.name,
    seats: record.seats,
    rules: { record: record.rules, here: fingerprint(game), same: sameRules },
    fair,
    findings,
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

function verdicts(paint: Paint, { game, record, result, findings }: Found): string[] {
  const { sameRules, choices } = result;
  const all = record.choices.length;
  const legal =
    choices === all ? `All ${all} choices are legal.` : `Choices 1 to ${choices} of ${all} are legal.`;
  const rules: Finding = sameRules
    ? { kind: 'good', text: `Played by the rules of today (${record.rules}).` }
    : { kind: 'bad', text: `Played by ${record.rules}, but the rules of today are ${fingerprint(game)}.` };
  return [{ kind: 'good', text: legal } as const, rules, ...findings].flatMap((one) =>
    findingLines(paint, one),
  );
}

// `2=any text`, as it was sent with `ready`.
function contributionOf(given: string): { seat: Seat; text: string } {
  const found = /^(\d+)=([^]*)$/.exec(given);
  if (found === null)
    throw usageError(`--contribution takes a place at the table and a text, as in 0=mytext, not "${given}".`);
  return { seat: Number(found[1]), text: found[2] };
}

function witnessOf({ commitment, contribution, start, link }: ReplayFlags): Witness {
  const hex = (flag: string, value: string | undefined): string | undefined => {
    if (value === undefined || /^[0-9a-f]{64}$/i.test(value)) return value?.toLowerCase();
    throw usageError(`${flag} takes 64 hexadecimal digits.`);
  };
  return {
    commitment: hex('--commitment', commitment),
    start: hex('--start', start),
    link: hex('--link', link),
    ...(contribution.length > 0 && { contributions: contribution.map(contributionOf) }),
  };
}

// A match that was broken off, or a record whose end was cut off: the record alone cannot say which.
function endOf(result: Replay<unknown>, all: boolean, wanted: boolean): Finding[] {
  if (!all || result.match.decision === null) return [];
  if (wanted) return [{ kind: 'note', text: 'The match is not over at the end of the record.' }];
  const text =
    'The match is not over at the end of the record: its end may have been cut off (--unfinished accepts it).';
  return [{ kind: 'bad', text }];
}

// What was drawn, and for what, against the rules themselves: they leave no word unaccounted for.
function chanceByRules(game: AnyGame, record: MatchRecord, { sameRules }: Replay<unknown>): Finding[] {
  if (record.chance === undefined || !sameRules) return [];
  const same = JSON.stringify(chanceOf(game, record).numbers) === JSON.stringify(record.chance);
  return same
    ? [{ kind: 'good', text: 'All of it went where the rules say.' }]
    : [{ kind: 'bad', text: 'What the record says of its chance is not what the rules drew.' }];
}

function findingsOf(
  { game, record, result }: Omit<Found, 'seat' | 'findings'>,
  flags: ReplayFlags,
  signatures: readonly Finding[],
): Finding[] {
  const claimed = flags.local === true ? { ...record, local: true as const } : record;
  const witness = witnessOf(flags);
  const found = verifyRecord(claimed, witness);
  const asked = Object.values(witness).some((part) => part !== undefined);
  const unseen: Finding = {
    kind: 'note',
    text: 'Whether it is the match that you saw only --commitment, --contribution, --start and --link can tell.',
  };
  return [
    ...found,
    ...signatures,
    ...chanceByRules(game, record, result),
    ...endOf(result, flags.at === undefined, flags.unfinished === true),
    ...(asked || record.fairness === undefined ? [] : [unseen]),
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

async function run(file: string, flags: ReplayFlags): Promise<void> {
  const record = loadRecord(file);
  const { game } = findGame(record.game);
  const last = record.choices.length;
  const at = flags.at === undefined ? last : wholeNumber('--at', flags.at, 0, last);
  const seats = record.seats.length - 1;
  const seat = flags.seat === undefined ? null : wholeNumber('--seat', flags.seat, 0, Math.max(0, seats));
  const result = orFail(exitCodes.failed, [RecordError], () => replay(game, record, at));
  const signatures = verifySigned(record, await lookAt(record.fairness?.signed ?? []));
  const findings = findingsOf({ game, record, result }, flags, signatures);
  const found = { game, record, result, seat, findings };
  if (flags.json === true) printJson(document(found));
  else printLines(readable(found, flags.log === true));
  if (!result.sameRules || findings.some(({ kind }) => kind === 'bad')) process.exitCode = exitCodes.failed;
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
    .option('--commitment <hex>', 'the commitment that you saw before the match')
    .option(
      '--contribution <place=text>',
      'what was added to the dice, as sent; repeat it for each',
      collect,
      [],
    )
    .option('--start <hex>', 'the digest that you named when you opened your share')
    .option('--link <hex>', 'a link of the chain that you saw during the match')
    .option('--unfinished', 'accept that the match is not over')
    .option('--local', 'accept that it was made on one machine, without a commitment')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The exit code is 1 when a choice of the record is refused, when it was played by other rules, when its seed is not the
one that was promised, when the promise, the contributions to it or the end are missing, when its chain does not fit,
or when it is not what you kept of the match.

Examples:
  bridgefront play ${exampleGame} --seats greedy,greedy --record match.json
  bridgefront replay match.json
  bridgefront replay match.json --at 40 --seat 1
  bridgefront replay match.json --commitment 9f86d0… --contribution 0=mytext
  bridgefront replay match.json --log | less`,
    )
    .action(run);
}
