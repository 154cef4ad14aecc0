// One lesson, on the game's own table, played on this device.

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lesson } from '@bridgefront/kernel';
import { useTitle } from '../app/page.tsx';
import { LessonCoach } from '../lessons/coach.tsx';
import { lessonsOf } from '../lessons/lessons.ts';
import { LessonRun } from '../lessons/run.ts';
import { tick } from '../lessons/ticks.ts';
import { Loading, PassingTable } from '../match/passing-table.tsx';
import type { PageMatchContext } from '../match/create-match-context.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { lessonTexts as says } from '../texts/lessons.ts';
import { Missing } from './missing.tsx';
import { effect } from '@preact/signals';

interface TryProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: string | null;
  readonly tries: number;
  readonly again: () => void;
}

/** One try; the next one is another. */
function Try({ game, lesson, next, tries, again }: TryProps) {
  const run = useMemo(() => new LessonRun(lesson), [lesson]);
  const { start, seat, options = {}, others = {} } = lesson;
  const Over = useMemo(() => {
    const place = { game, all: `/learn/${game}`, next, tries, again };
    return ({ match }: { readonly match: PageMatchContext }) => (
      <LessonCoach match={match} run={run} place={place} />
    );
  }, [run]);
  useEffect(
    () =>
      effect(() => {
        if (run.standing.value.is === 'met') tick(game, lesson.slug);
      }),
    [run],
  );
  return (
    <PassingTable
      wish={{ game, start, seat, options, others }}
      follow={(source) => run.follow(source)}
      Over={Over}
      beside
      failed={missing(game, says.cannot)}
    />
  );
}

function missing(game: string, why: string) {
  return <Missing title={says.title} why={why} href={`/learn/${game}`} all={says.all} />;
}

/** The screen at `/learn/…/…`. */
export function LessonScreen({
  game = '',
  lesson = '',
}: {
  readonly game?: string;
  readonly lesson?: string;
}) {
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    void loadGames();
    void lessonsOf(game).then(setLessons, () => setLessons([]));
  }, [game]);
  const at = lessons?.findIndex(({ slug }) => slug === lesson) ?? -1;
  const found = lessons?.[at];
  useTitle(found === undefined ? says.title : says.of(found.title, titleOf(game)));
  if (lessons === null) return <Loading />;
  if (found === undefined) return missing(game, says.none);
  const after = lessons[at + 1];
  return (
    <Try
      key={`${found.slug} ${tries}`}
      game={game}
      lesson={found}
      next={after === undefined ? null : `/learn/${game}/${after.slug}`}
      tries={tries}
      again={() => setTries(tries + 1)}
    />
  );
}
