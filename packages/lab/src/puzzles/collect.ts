// Which of all puzzles that were mined are kept in a game's folder.

import type { Puzzle, Puzzles } from '@bridgefront/kernel';

/** What a collection is of. */
export interface Collecting {
  /** The command that mined what is new. */
  readonly command: string;
  readonly rules: string;
  /** Most puzzles. */
  readonly most: number;
  /** Whether one of earlier rules is still a puzzle; asked of those only. */
  readonly holds: (puzzle: Puzzle) => boolean;
  /** Whether a puzzle passes the last, dear test; asked of what is new, and what does not is rejected for good. */
  readonly passes: (puzzle: Puzzle) => boolean;
  /** Ask it of all that is kept as well. */
  readonly again: boolean;
}

/** Choices of a match between which the same idea is the same puzzle again. */
const near = 60;

function isAgain(one: Puzzle, before: Puzzle): boolean {
  const { seed, seat, key, at } = one;
  return (
    before.seed === seed && before.seat === seat && before.key === key && Math.abs(before.at - at) < near
  );
}

// From each kind in turn, so that none crowds out the others.
function spread(puzzles: readonly Puzzle[], most: number): readonly Puzzle[] {
  const kinds = Map.groupBy(puzzles, ({ theme, level }) => `${theme} ${level}`);
  const lists = [...kinds.values()];
  const taken: Puzzle[] = [];
  for (let round = 0; taken.length < Math.min(most, puzzles.length); round++)
    for (const list of lists) if (round < list.length && taken.length < most) taken.push(list[round]);
  return taken;
}

// The same mine before, with no more matches than now.
function isShorter(before: string, now: string): boolean {
  const [[mine, matches], [later, more]] = [before, now].map((command) => command.split(/ (?=\d+$)/));
  return mine === later && Number(matches ?? 0) <= Number(more ?? 0);
}

// What was mined by earlier rules says by which, since its command would find other matches now.
function carriedOver(before: Puzzles, { rules, holds }: Collecting): Pick<Puzzles, 'commands' | 'puzzles'> {
  if (before.rules === rules) return before;
  const commands = before.commands.map((one) => (one.includes('#') ? one : `${one} # ${before.rules}`));
  return { commands, puzzles: before.puzzles.filter(holds) };
}

/** What is kept, easiest first: puzzles of earlier collections that still hold, and new ones, each idea of a match once and none that has been rejected. */
export function collected(before: Puzzles | null, mined: readonly Puzzle[], how: Collecting): Puzzles {
  const { command, rules, most } = how;
  const known = before === null ? { commands: [], puzzles: [] } : carriedOver(before, how);
  const rejected = [...(before?.rejected ?? [])];
  const all: Puzzle[] = [];
  for (const one of [...known.puzzles, ...mined]) {
    if (rejected.includes(one.slug)) continue;
    if (all.some((other) => other.slug === one.slug || isAgain(one, other))) continue;
    const isKept = known.puzzles.includes(one) && !how.again;
    if (isKept || how.passes(one)) all.push(one);
    else rejected.push(one.slug);
  }
  const puzzles = spread(all, most).toSorted((a, b) => a.level - b.level || (a.slug < b.slug ? -1 : 1));
  const commands = known.commands.filter((one) => !isShorter(one, command));
  return { commands: [...commands, command], rules, rejected, puzzles };
}

/** The collection as a file: a puzzle a line. */
export function collectionText({ commands, rules, rejected = [], puzzles }: Puzzles): string {
  const head = `{\n"commands": ${JSON.stringify(commands)},\n"rules": ${JSON.stringify(rules)},\n"rejected": ${JSON.stringify(rejected)},\n"puzzles": [\n`;
  return `${head}${puzzles.map((one) => JSON.stringify(one)).join(',\n')}\n]\n}\n`;
}
