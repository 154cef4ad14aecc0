// The lists of puzzles: of all games with the one of the day, and of one game.

import { useEffect, useState } from 'preact/hooks';
import type { Puzzle } from '@bridgefront/kernel';
import { ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Select } from '@bridgefront/page/ui/field.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { Page, PageHead } from '../app/page.tsx';
import { coverOf } from '../games.ts';
import { dayOf, gameOfDay, puzzled, puzzleOfDay, puzzlesOf, themesOf } from '../puzzles/puzzles.ts';
import { nextFor, solver, streakOn } from '../puzzles/solver.ts';
import type { Solver } from '../puzzles/solver.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { puzzleTexts as says } from '../texts/puzzles.ts';
import { Covers } from './covers.tsx';
import covers from './covers.module.css';
import styles from './puzzles.module.css';

function solvedOf(puzzles: readonly Puzzle[], { tried }: Solver): number {
  return puzzles.filter(({ slug }) => tried[slug]?.solved === true).length;
}

function Today() {
  const today = dayOf(new Date());
  const game = gameOfDay(today);
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  useEffect(() => {
    if (game !== null)
      void puzzlesOf(game).then(
        (all) => setPuzzle(puzzleOfDay(today, all)),
        () => undefined,
      );
  }, [game]);
  if (game === null || puzzle === null) return null;
  const known = solver();
  const streak = streakOn(known, today);
  const done = known.day === today;
  const { Art } = coverOf(game);
  return (
    <section class={`${covers.cover} ${styles.today}`} aria-labelledby="today">
      <Art />
      <div>
        <h2 id="today">{says.today}</h2>
        <p>
          {titleOf(game)} · {says.levels[puzzle.level - 1]}
        </p>
        {streak > 0 && (
          <p>
            {says.streak(streak)}, {says.longest(known.longest)}
          </p>
        )}
        {done ? (
          <p class={styles.done}>
            <Icon name="check" /> {says.doneToday}
          </p>
        ) : (
          <ButtonLink kind="primary" icon="play" href={`/puzzles/${game}/${puzzle.slug}`}>
            {says.solveToday}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Rating() {
  const { rating, tried } = solver();
  const count = Object.keys(tried).length;
  if (count === 0) return null;
  return (
    <p>
      <b>{says.rating(rating, count)}</b> <small>{says.ratingHow}</small>
    </p>
  );
}

/** The screen at `/puzzles`. */
export function PuzzlesScreen() {
  useEffect(() => void loadGames(), []);
  return (
    <Page title={says.title}>
      <PageHead title={says.title} lead={says.lead} />
      <Today />
      <Rating />
      <Covers games={puzzled} titleOf={(game) => says.of(titleOf(game))} under="/puzzles" />
    </Page>
  );
}

// How a puzzle was solved here, in a sign and in words.
function Mark({ slug, known }: { readonly slug: string; readonly known: Solver }) {
  const tried = known.tried[slug];
  if (tried === undefined) return null;
  const text = tried.first ? says.solved : tried.solved ? says.later : says.missed;
  return (
    <span class={tried.solved ? styles.done : styles.missed}>
      <Icon name={tried.solved ? 'check' : 'undo'} /> {text}
    </span>
  );
}

interface Listed {
  readonly puzzles: readonly Puzzle[];
  readonly themes: { readonly [theme: string]: string };
}

function List({ game, listed }: { readonly game: string; readonly listed: Listed }) {
  const { puzzles, themes } = listed;
  const [kind, setKind] = useState('');
  const known = solver();
  const nameOf = ({ theme }: Puzzle): string => says.theme(theme, themes);
  const kinds = [...new Set(puzzles.map(nameOf))].sort();
  const options = ['', ...kinds].map((value) => ({ value, label: value || says.every }));
  return (
    <>
      <search class={styles.tools}>
        <Select label={says.kind} value={kind} options={options} onSelect={setKind} />
        <p role="status">{says.count(solvedOf(puzzles, known), puzzles.length)}</p>
      </search>
      <ol class={styles.list}>
        {puzzles.map((puzzle, at) => {
          const { slug, level } = puzzle;
          if (kind !== '' && nameOf(puzzle) !== kind) return null;
          return (
            <li key={slug} class={styles.puzzle}>
              <a href={`/puzzles/${game}/${slug}`}>{says.number(at + 1)}</a>
              <p>{nameOf(puzzle)}</p>
              <p title={says.level(level)}>{says.levels[level - 1]}</p>
              <Mark slug={slug} known={known} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The screen at `/puzzles/…`. */
export function GamePuzzlesScreen({ game = '' }: { readonly game?: string }) {
  const [listed, setListed] = useState<Listed | null>(null);
  useEffect(() => {
    void loadGames();
    void Promise.all([puzzlesOf(game), themesOf(game)]).then(
      ([puzzles, themes]) => setListed({ puzzles, themes }),
      () => setListed({ puzzles: [], themes: {} }),
    );
  }, [game]);
  const title = says.of(titleOf(game));
  return (
    <Page title={title}>
      <PageHead title={title} lead={says.lead}>
        {listed !== null && listed.puzzles.length > 0 && (
          <ButtonLink
            kind="primary"
            icon="play"
            href={`/puzzles/${game}/${nextFor(solver(), listed.puzzles).slug}`}
          >
            {says.forYou}
          </ButtonLink>
        )}
        <ButtonLink href="/puzzles" icon="bulb">
          {says.title}
        </ButtonLink>
      </PageHead>
      <Rating />
      {listed !== null &&
        (listed.puzzles.length === 0 ? <p>{says.none}</p> : <List game={game} listed={listed} />)}
    </Page>
  );
}
