// `bridgefront play`: a full match in the terminal, with people, bots or both.

import { randomBytes } from 'node:crypto';
import { drawSeating } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import type { Command } from 'commander';
import { bots, humanSeat } from '../bots.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { examplesOf } from '../examples.ts';
import { findGame } from '../games.ts';
import { Interruption, SignalWatch } from '../play/interruption.ts';
import { playWithPeople } from '../play/people.ts';
import { Table } from '../play/table.ts';
import type { Beginning } from '../play/table.ts';
import { say, watchMatch } from '../play/watch.ts';
import { notFound } from '@bridgefront/terminal/names.ts';
import { paintFor, wrap } from '@bridgefront/terminal/paint.ts';
import { loadRecord } from './replay.ts';
import { optionPairs } from '@bridgefront/lab/words.ts';
import { gather, readSeats } from './shared.ts';

interface PlayFlags {
  readonly seats?: string;
  readonly seed?: string;
  readonly seating: string;
  readonly option: readonly string[];
  readonly record?: string;
  readonly resume?: string;
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
  return record.seats.map((name) => (bots.has(name) ? name : humanSeat)).join(',');
}

function resumed(gameName: string, flags: PlayFlags): MatchRecord | null {
  if (flags.resume === undefined) return null;
  const record = loadRecord(flags.resume);
  if (record.game !== gameName)
    throw usageError(`${flags.resume} is a record of ${record.game}: play ${record.game}.`);
  if (flags.seed !== undefined || flags.option.length > 0)
    throw usageError('A resumed match keeps its seed and options: leave --seed and --option out.');
  return record;
}

function beginningOf(gameName: string, flags: PlayFlags): Beginning {
  const entry = findGame(gameName);
  const record = resumed(gameName, flags);
  const players = readSeats(
    entry.game,
    flags.seats ?? (record === null ? usualSeats(entry.game) : playersOf(record)),
    true,
  );
  if (record !== null && record.seats.length !== players.length)
    throw usageError(`The record has ${record.seats.length} seats: give as many with --seats.`);
  const seed = record?.seed ?? flags.seed ?? randomBytes(4).toString('hex');
  return {
    entry,
    players: record === null ? seated(players, seed, flags.seating) : players,
    seed,
    options: record?.options ?? optionPairs(entry.game, flags.option),
    resumed: record,
    file: flags.record ?? flags.resume ?? null,
  };
}

/** What to tell somebody who leaves before the end. */
function farewell(table: Table, why: string): string[] {
  const kept =
    table.file === null
      ? 'The match was not recorded (--record FILE or the command save FILE would have kept it).'
      : `The match so far is in ${table.file}; go on with: bridgefront play ${table.game.name} --resume ${table.file}`;
  return wrap(`${why} ${kept}`);
}

async function play(gameName: string, flags: PlayFlags): Promise<void> {
  const table = new Table(beginningOf(gameName, flags), paintFor(process.stdout));
  table.save();
  const watch = new SignalWatch();
  try {
    if (table.humans.length === 0) await watchMatch(table, watch);
    else await playWithPeople(table, watch);
    table.save();
    if (table.file !== null)
      say(`The record is in ${table.file}; check it with: bridgefront replay ${table.file}`);
  } catch (thrown) {
    if (!(thrown instanceof Interruption)) throw thrown;
    table.save();
    say('', ...farewell(table, thrown.message));
    process.exitCode = thrown.exitCode;
  } finally {
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
    .addHelpText(
      'after',
      `
You are shown what you may choose as a numbered list. Answer with the number, with the name, or with its beginning;
? lists everything else that you can type, such as map, hand, why <card>, undo, save <file> and quit. Several people
share one terminal by passing the keyboard: --seats human,human. Without colours: NO_COLOR=1.

${examplesOf('play', '', '--seats human,greedy --seed monday --record monday.json', '--resume monday.json')}`,
    )
    .action(play);
}
