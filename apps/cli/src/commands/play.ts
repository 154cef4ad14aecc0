// `bridgefront play`: a full match in the terminal, with people, bots or both.

import { randomBytes } from 'node:crypto';
import { forkRunning, forkStart } from '@bridgefront/hosting';
import { drawSeating, RecordError, replay } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import type { Command } from 'commander';
import { isBot } from '@bridgefront/lab/bots.ts';
import { exitCodes, orFail, usageError } from '@bridgefront/terminal/failure.ts';
import { examplesOf } from '../examples.ts';
import { findGame } from '../games.ts';
import type { GameEntry } from '../games.ts';
import { LineInput } from '../play/input.ts';
import { Interruption, SignalWatch } from '../play/interruption.ts';
import { playWithPeople } from '../play/people.ts';
import { Table } from '../play/table.ts';
import type { Beginning } from '../play/table.ts';
import { say, watchMatch } from '../play/watch.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import { paintFor, wrap } from '@bridgefront/terminal/paint.ts';
import { optionPairs, wholeNumber } from '@bridgefront/lab/words.ts';
import { gather, humanSeat, loadRecord, readSeats, tellPreset } from './shared.ts';

interface PlayFlags {
  readonly seats?: string;
  readonly seed?: string;
  readonly seating: string;
  readonly option: readonly string[];
  readonly record?: string;
  readonly resume?: string;
  readonly at?: string;
}

// You against two bots, or as many as the game takes.
function usualSeats({ seats }: AnyGame): string {
  const count = Math.min(seats.max, Math.max(seats.min, 3));
  return [humanSeat, ...Array.from({ length: count - 1 }, () => 'greedy')].join(',');
}

const seatings = ['random', 'as-taken'] as const;

// Who sits where (S-33 and the like): drawn from the seed, so that the same seed is the same match.
function seated(players: readonly string[], seed: string, seating: string): readonly string[] {
  if (!seatings.some((known) => known === seating)) throw notFound('seating', seating, seatings);
  return seating === 'random' ? drawSeating(seed, players.length).map((place) => players[place]) : players;
}

/** Players of a record: names that are no bots are people. */
function playersOf(record: MatchRecord): string {
  return record.seats.map((name) => (isBot(name) ? name : humanSeat)).join(',');
}

// The record up to the choice from which a match that is over is played on.
function upTo(game: AnyGame, record: MatchRecord, wished: string): MatchRecord {
  const { match } = orFail(exitCodes.failed, [RecordError], () => replay(game, record));
  const choice = wholeNumber('--at', wished, 0, record.choices.length);
  if (match.decision !== null) throw usageError(forkRunning.message);
  const at = forkStart(game, { rules: record.rules, continuedUnder: null }, record, choice);
  if (typeof at !== 'number') throw usageError(at.message);
  return { ...record, choices: record.choices.slice(0, at) };
}

function resumed({ game }: GameEntry, flags: PlayFlags): MatchRecord | null {
  if (flags.resume === undefined) {
    if (flags.at !== undefined) throw usageError('--at goes with --resume: it says from where to play on.');
    return null;
  }
  const record = loadRecord(flags.resume);
  if (record.game !== game.name)
    throw usageError(`${flags.resume} is a record of ${record.game}: play ${record.game}.`);
  if (flags.seed !== undefined || flags.option.length > 0)
    throw usageError('A resumed match keeps its seed and options: leave --seed and --option out.');
  return flags.at === undefined ? record : upTo(game, record, flags.at);
}

const newSeed = (): string => randomBytes(4).toString('hex');

function beginningOf(gameName: string, flags: PlayFlags): Beginning {
  const entry = findGame(gameName);
  const record = resumed(entry, flags);
  const players = readSeats(
    entry.game,
    flags.seats ?? (record === null ? usualSeats(entry.game) : playersOf(record)),
    true,
  );
  if (record !== null && record.seats.length !== players.length)
    throw usageError(`The record has ${record.seats.length} seats: give as many with --seats.`);
  const seed = record?.seed ?? flags.seed ?? newSeed();
  if (record === null) tellPreset(entry.game, flags.option);
  return {
    entry,
    players: record === null ? seated(players, seed, flags.seating) : players,
    seed,
    options: record?.options ?? optionPairs(entry.game, flags.option),
    resumed: record,
    // What is played on from the middle of another match leaves that one as it was.
    file: flags.record ?? (flags.at === undefined ? flags.resume : undefined) ?? null,
  };
}

/** What to tell somebody who leaves before the end. */
function farewell({ file: { path }, game }: Table, why: string): string[] {
  const kept =
    path === null
      ? 'The match was not recorded (--record FILE or the command save FILE would have kept it).'
      : `The match so far is in ${path}; go on with: bridgefront play ${game.name} --resume ${path}`;
  return wrap(`${why} ${kept}`);
}

/** Plays one match; answers whether the people want another. */
async function playOne(table: Table, watch: SignalWatch, input: LineInput | null): Promise<boolean> {
  table.start();
  try {
    const again = input === null ? await watchMatch(table, watch) : await playWithPeople(table, watch, input);
    const { path } = table.file;
    if (path !== null) say(`The record is in ${path}; check it with: bridgefront replay ${path}`);
    return again;
  } catch (thrown) {
    if (!(thrown instanceof Interruption)) throw thrown;
    say('', ...farewell(table, thrown.message));
    process.exitCode = thrown.exitCode;
    return false;
  } finally {
    table.close();
  }
}

async function play(gameName: string, flags: PlayFlags): Promise<void> {
  let beginning = beginningOf(gameName, flags);
  const watch = new SignalWatch();
  const input = beginning.players.some((player) => !isBot(player)) ? new LineInput(watch) : null;
  try {
    while (await playOne(await Table.open(beginning, paintFor(process.stdout)), watch, input))
      // The record of the match before stays as it is.
      beginning = { ...beginning, seed: newSeed(), resumed: null, file: null };
  } finally {
    input?.close();
    watch.stop();
  }
}

/** Adds `play` to the command line. */
export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play a match in the terminal, or watch bots play one')
    .argument('<game>', 'name of the game')
    .option(
      '-s, --seats <players>',
      'the players: people (human) and bots (default: you against greedy bots)',
    )
    .option('--seating <how>', 'random: seats are drawn by lot; as-taken: in the order of --seats', 'random')
    .option('--seed <text>', 'the same seed deals the same match (default: a new one)')
    .option('-o, --option <name=value>', 'an option of the game; may be repeated', gather, [])
    .option('--record <file>', 'keep the record of the match in this file')
    .option('--resume <file>', 'go on with a recorded match')
    .option('--at <number>', 'with --resume: play on from this choice of a match that is over')
    .addHelpText(
      'after',
      () => `
You are shown what you may choose as a numbered list. Answer with the number, with the name, or with its beginning;
? lists everything else that you can type, such as map, hand, why <card>, undo, save <file> and quit. Several people
share one terminal by passing the keyboard: --seats human,human. Without colours: NO_COLOR=1.

${examplesOf('play', '', '--seats human,greedy --seed monday --record monday.json', '--resume monday.json')}`,
    )
    .action(play);
}
