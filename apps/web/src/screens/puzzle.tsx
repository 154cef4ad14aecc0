// One puzzle, on the game's own table, played on this device against bots that answer.

import { effect, signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Puzzle } from '@bridgefront/kernel';
import { useTitle } from '../app/page.tsx';
import type { PageMatchContext } from '../match/create-match-context.ts';
import { Loading, PassingTable } from '../match/passing-table.tsx';
import { PuzzleCard } from '../puzzles/card.tsx';
import type { PuzzlePlace } from '../puzzles/card.tsx';
import { dayOf, gameOfDay, puzzleOfDay, puzzlesOf, themesOf } from '../puzzles/puzzles.ts';
import { PuzzleRun } from '../puzzles/run.ts';
import { afterDay, afterTry, keepSolver, nextFor, solver } from '../puzzles/solver.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { puzzleTexts as says } from '../texts/puzzles.ts';
import { Missing } from './missing.tsx';

interface TryProps {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly at: number;
  readonly theme: string;
  readonly shows: boolean;
  readonly begin: (shows: boolean) => void;
}

// What a try changes of what the device knows; how the rating moved, null: it did not.
function noteTry(game: string, puzzles: readonly Puzzle[], puzzle: Puzzle, solved: boolean) {
  const before = solver();
  const day = dayOf(new Date());
  const isDays = gameOfDay(day) === game && puzzleOfDay(day, puzzles)?.slug === puzzle.slug;
  const tried = afterTry(before, puzzle, solved);
  keepSolver(solved && isDays ? afterDay(tried, day) : tried);
  const first = before.tried[puzzle.slug] === undefined;
  return first ? { by: tried.rating - before.rating, rating: tried.rating } : null;
}

/** One try; the next one is another. */
function Try({ game, puzzles, at, theme, shows, begin }: TryProps) {
  const puzzle = puzzles[at];
  const { position, continuation, seat, options } = puzzle;
  const run = useMemo(() => new PuzzleRun(game, puzzle), []);
  const moved = useMemo(() => signal<ReturnType<typeof noteTry>>(null), []);
  useEffect(() => {
    const stop = effect(() => {
      const { is } = run.standing.value;
      if (!shows && (is === 'solved' || is === 'refuted'))
        moved.value = noteTry(game, puzzles, puzzle, is === 'solved');
    });
    return () => {
      stop();
      run.close();
    };
  }, []);
  const Over = useMemo(() => {
    const place: PuzzlePlace = {
      number: at + 1,
      theme,
      all: `/puzzles/${game}`,
      next: () => `/puzzles/${game}/${nextFor(solver(), puzzles, at).slug}`,
      again: () => begin(false),
      show: () => {
        // Who has the plan shown has not found it.
        if (run.standing.peek().is === 'open') noteTry(game, puzzles, puzzle, false);
        begin(true);
      },
      shows,
      moved,
    };
    return ({ match }: { readonly match: PageMatchContext }) => (
      <PuzzleCard match={match} run={run} place={place} />
    );
  }, []);
  const start = { position, continuation, seed: puzzle.slug };
  return (
    <PassingTable
      wish={{ game, start, seat, options, others: null }}
      follow={(source) => run.follow(source)}
      Over={Over}
      beside
      failed={missing(game, says.cannot)}
    />
  );
}

function missing(game: string, why: string) {
  return <Missing title={says.title} why={why} href={`/puzzles/${game}`} all={says.all} />;
}

interface Loaded {
  readonly puzzles: readonly Puzzle[];
  readonly themes: { readonly [theme: string]: string };
}

async function load(game: string): Promise<Loaded> {
  const [puzzles, themes] = await Promise.all([puzzlesOf(game), themesOf(game)]);
  return { puzzles, themes };
}

/** The screen at `/puzzles/…/…`. */
export function PuzzleScreen({
  game = '',
  puzzle = '',
}: {
  readonly game?: string;
  readonly puzzle?: string;
}) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [last, setLast] = useState({ puzzle, count: 0, shows: false });
  const tries = last.puzzle === puzzle ? last : { puzzle, count: 0, shows: false };
  useEffect(() => {
    void loadGames();
    void load(game).then(setLoaded, () => setLoaded({ puzzles: [], themes: {} }));
  }, [game]);
  const puzzles = loaded?.puzzles ?? [];
  const at = puzzles.findIndex(({ slug }) => slug === puzzle);
  useTitle(at < 0 ? says.title : says.one(at + 1, titleOf(game)));
  if (loaded === null) return <Loading />;
  if (at < 0) return missing(game, says.missing);
  return (
    <Try
      key={`${puzzle} ${tries.count}`}
      game={game}
      puzzles={puzzles}
      at={at}
      theme={says.theme(puzzles[at].theme, loaded.themes)}
      shows={tries.shows}
      begin={(shows) => setLast({ puzzle, count: tries.count + 1, shows })}
    />
  );
}
