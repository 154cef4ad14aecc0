// `bridgefront puzzle`: a puzzle at the terminal. Bots answer what is tried, and then it is said what it was worth.

import { existsSync, readFileSync } from 'node:fs';
import { PuzzleTable } from '@bridgefront/bots';
import type { PuzzleVerdict } from '@bridgefront/bots';
import { PositionError } from '@bridgefront/kernel';
import type { Choice, Puzzle, Puzzles } from '@bridgefront/kernel';
import type { Command } from 'commander';
import { exitCodes, orFail, usageError } from '@bridgefront/terminal/failure.ts';
import { paintFor, wrap } from '@bridgefront/terminal/paint.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { findGame } from '../games.ts';
import type { GameEntry } from '../games.ts';
import { LineInput } from '../play/input.ts';
import { Interruption, SignalWatch } from '../play/interruption.ts';
import { Person } from '../play/person.ts';
import { Table } from '../play/table.ts';
import { bullet, say, sayRanking } from '../play/watch.ts';
import { humanSeat } from './shared.ts';

const folder = new URL('../../../../games/', import.meta.url);
// Answers what is tried: whoever erred by lot would refute nothing.
const bot = 'warlord';

function puzzlesOf({ game }: GameEntry): readonly Puzzle[] {
  const file = new URL(`${game.name}/puzzles/mined.json`, folder);
  if (!existsSync(file)) throw usageError(`There are no puzzles of ${game.title} yet.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as Puzzles).puzzles;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function planWords(judge: PuzzleTable, { line }: Puzzle): string {
  const { labels, steps } = judge.words(line);
  let at = 0;
  return steps.map((count) => labels.slice(at, (at += count)).join(' › ')).join('; ');
}

// What the solver has chosen and not taken back.
function choicesOf(table: Table, seat: number): readonly Choice[] {
  return table.file.record.choices.flatMap((line) => {
    const [who, ...choice] = line.split(' ');
    return Number(who) === seat ? [choice.join(' ')] : [];
  });
}

/** Lets the solver play until their turn is over, and the others answer; null: no more input comes. */
async function tryOnce(
  table: Table,
  { judge, puzzle: { seat } }: Solving,
  input: LineInput,
  watch: SignalWatch,
): Promise<PuzzleVerdict | null> {
  const person = new Person(table, input, seat);
  for (;;) {
    await table.untilAsked(() => watch.check());
    const { line, done } = judge.look(choicesOf(table, seat), false);
    if (!done && !(await person.turn())) return null;
    if (!done) continue;
    say('', ...table.told(seat, person.read).flatMap(({ text }) => bullet(text)));
    sayRanking(table);
    return judge.judge(line);
  }
}

interface Solving {
  readonly entry: GameEntry;
  readonly puzzle: Puzzle;
  readonly judge: PuzzleTable;
}

function openTable({ entry, puzzle }: Solving): Promise<Table> {
  const { position, continuation, options, seat, slug } = puzzle;
  const seats = (continuation as { readonly decision: { readonly plans: readonly unknown[] } }).decision
    .plans;
  const beginning = {
    entry,
    players: seats.map((_, at) => (at === seat ? humanSeat : bot)),
    seed: slug,
    options,
    resumed: null,
    file: null,
    start: { position, continuation, seed: slug },
  };
  return Table.open(beginning, paintFor(process.stdout));
}

function sayTask({ entry, puzzle: { best, other, level } }: Solving, number: number): void {
  const asks = entry.game.wholeTurns === true ? 'your whole turn' : 'your next move';
  say(
    ...wrap(
      `Puzzle ${number}, level ${level} of 5. One plan wins ${percent(best)}; any clearly different one wins ${percent(other)} at most. Find it: ${asks}, once.`,
    ),
  );
}

function sayVerdict({ puzzle, judge }: Solving, { solved, share, best }: PuzzleVerdict): void {
  const own = `Your plan wins ${percent(share.mean)}`;
  const words = solved
    ? `Solved! ${own}; the best of another kind ${percent(puzzle.other)}. The plan: ${planWords(judge, puzzle)}.`
    : `Refuted: that is their answer. ${own}; there is one that wins ${percent(best.mean)}.`;
  say('', ...wrap(words));
}

// What is asked after a try that was refuted.
async function goesOn({ judge, puzzle }: Solving, input: LineInput): Promise<boolean> {
  const answer = (await input.ask('Try again (a), see the plan (s), or leave (Enter)? > '))?.trim() ?? '';
  if (/^s/i.test(answer)) say(...wrap(`The plan: ${planWords(judge, puzzle)}.`));
  return /^a/i.test(answer);
}

async function solve(solving: Solving, number: number): Promise<void> {
  const watch = new SignalWatch();
  const input = new LineInput(watch);
  try {
    sayTask(solving, number);
    for (let again = true; again;) {
      const table = await openTable(solving);
      table.start();
      try {
        const verdict = await tryOnce(table, solving, input, watch);
        if (verdict === null) return;
        sayVerdict(solving, verdict);
        again = !verdict.solved && (await goesOn(solving, input));
      } finally {
        table.close();
      }
    }
  } catch (thrown) {
    if (!(thrown instanceof Interruption)) throw thrown;
    say('', thrown.message);
    process.exitCode = thrown.exitCode;
  } finally {
    input.close();
    watch.stop();
  }
}

async function puzzle(name: string, text: string): Promise<void> {
  const entry = findGame(name);
  const puzzles = puzzlesOf(entry);
  const number = wholeNumber('The number of the puzzle', text, 1, puzzles.length);
  const found = puzzles[number - 1];
  const judge = orFail(exitCodes.failed, [PositionError], () => new PuzzleTable(entry.game, found));
  await solve({ entry, puzzle: found, judge }, number);
}

/** Adds the command. */
export function addPuzzle(program: Command): void {
  program
    .command('puzzle')
    .description('solve a puzzle: a position of a match of bots in which one plan is clearly best')
    .argument('<game>', 'name of the game')
    .argument('[number]', 'which one, easiest first', '1')
    .action(puzzle);
}
