// One lesson, on the game's own table, played on this device.

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lesson } from '@bridgefront/kernel';
import { Page, PageHead, useTitle } from '../app/page.tsx';
import { LessonCoach } from '../lessons/coach.tsx';
import { lessonsOf } from '../lessons/lessons.ts';
import { LessonRun } from '../lessons/run.ts';
import { tick } from '../lessons/ticks.ts';
import { askDevice } from '../local/here.ts';
import type { PageMatchContext } from '../match/create-match-context.ts';
import { MatchTable } from '../match/match-table.tsx';
import { visitMatch } from '../match/page-visit.ts';
import type { Visit } from '../match/visit.ts';
import { nameHere } from '../source/create-here.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { isRefusal } from '../source/refusal.ts';
import { lessonTexts as says } from '../texts/lessons.ts';
import { texts } from '../texts/index.ts';
import { ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { effect } from '@preact/signals';

interface Begun {
  readonly visit: Visit;
  readonly run: LessonRun;
}

async function begin(game: string, lesson: Lesson): Promise<Begun | null> {
  const { start, seat, options = {}, others = {} } = lesson;
  const wish = { game, start, seat, options, others };
  const info = await askDevice('beginLesson', { wish, person: nameHere() });
  if (isRefusal(info)) return null;
  const run = new LessonRun(lesson);
  const visit = visitMatch(info.id, (source) => run.follow(source));
  await visit.load();
  return { visit, run };
}

function leave({ visit }: Begun): void {
  visit.close();
  void askDevice('remove', { match: visit.match });
}

interface TryProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: string | null;
  readonly tries: number;
  readonly again: () => void;
}

/** One try; the next one is another. */
function Try({ game, lesson, next, tries, again }: TryProps) {
  const [begun, setBegun] = useState<Begun | null | 'failed'>(null);
  useEffect(() => {
    let over = false;
    let mine: Begun | null = null;
    void begin(game, lesson).then(
      (made) => {
        mine = made;
        if (over && made !== null) leave(made);
        else setBegun(made ?? 'failed');
      },
      () => setBegun('failed'),
    );
    return () => {
      over = true;
      if (mine !== null) leave(mine);
    };
  }, [game, lesson]);
  const Over = useMemo(() => {
    if (begun === null || begun === 'failed') return null;
    const place = { all: `/learn/${game}`, next, tries, again };
    return ({ match }: { readonly match: PageMatchContext }) => (
      <LessonCoach match={match} run={begun.run} place={place} />
    );
  }, [begun]);
  useEffect(() => {
    if (begun === null || begun === 'failed') return undefined;
    return effect(() => {
      if (begun.run.standing.value.is === 'met') tick(game, lesson.slug);
    });
  }, [begun]);
  if (begun === 'failed') return <Missing game={game} why={says.cannot} />;
  const source = begun?.visit.source.value ?? null;
  if (begun === null || Over === null || source === null || source.document.value === null)
    return <Loading />;
  return <MatchTable visit={begun.visit} source={source} Over={Over} />;
}

function Loading() {
  return (
    <main id="content">
      <p>{texts.shell.loading}</p>
    </main>
  );
}

function Missing({ game, why }: { readonly game: string; readonly why: string }) {
  return (
    <Page title={says.title}>
      <PageHead title={says.title} lead={why}>
        <ButtonLink href={`/learn/${game}`}>{says.all}</ButtonLink>
      </PageHead>
    </Page>
  );
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
  if (found === undefined) return <Missing game={game} why={says.none} />;
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
