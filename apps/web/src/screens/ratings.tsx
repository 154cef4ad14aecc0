// The reader's ratings, how they went, and what the figure says in plain words.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Answer, OwnReliability, RatingInfo } from '@bridgefront/protocol';
import { Page, PageHead } from '../app/page.tsx';
import { addRoutes, ask } from '../source/api.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { me } from '../source/session.ts';
import { ratingTexts } from '../texts/ratings.ts';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { Course } from './rating-course.tsx';
import styles from './ratings.module.css';
import { capital } from './words.ts';

addRoutes({
  getRatings: 'GET /api/ratings',
});

function Ladder({ rating }: { readonly rating: RatingInfo }) {
  const { game, seats, pace, figure, deviation, provisional, matches, course } = rating;
  return (
    <li class={styles.ladder}>
      <h2>{titleOf(game) || game}</h2>
      <p class={styles.soft}>{ratingTexts.ladder(seats, ratingTexts.paces[pace])}</p>
      <p>
        <strong class={styles.figure}>{ratingTexts.figure(figure, deviation)}</strong>
        {provisional && <span class={styles.soft}> {ratingTexts.provisional}</span>}
      </p>
      <p class={styles.soft}>{ratingTexts.matches(matches)}</p>
      <Course figures={course.map((one) => one.figure)} />
    </li>
  );
}

function Ladders({ found }: { readonly found: readonly RatingInfo[] | Problem | null }) {
  if (found === null) return <Skeleton lines={3} height="6.5rem" />;
  if (found instanceof Problem) return <p role="alert">{found.message}</p>;
  if (found.length === 0) return <p>{ratingTexts.none}</p>;
  return (
    <ul class={styles.ladders}>
      {found.map((rating) => (
        <Ladder key={`${rating.game} ${rating.seats} ${rating.pace}`} rating={rating} />
      ))}
    </ul>
  );
}

function Keeps({ word, matches, left, late }: OwnReliability) {
  return (
    <section class={styles.about}>
      <h2>{ratingTexts.keepsTitle}</h2>
      <p>
        {word === null
          ? ratingTexts.keepsNothing(matches)
          : capital(ratingTexts.keeps(ratingTexts.words[word], matches, left, late))}
      </p>
      <p>{ratingTexts.keepsWhy}</p>
    </section>
  );
}

const nothing: Answer<'getRatings'> = {
  ratings: [],
  reliability: { word: null, matches: 0, left: 0, late: 0 },
};

/** The screen at `/ratings`. */
export function Ratings() {
  const found = useSignal<Answer<'getRatings'> | Problem | null>(null);
  const somebody = me.value;
  useEffect(() => void loadGames(), []);
  useEffect(() => {
    // Who has no name yet has no figure either.
    if (somebody === null) found.value = nothing;
    else if (somebody !== undefined) void ask('getRatings').then((answer) => (found.value = answer));
    // Who is not known yet and who is nobody have no identity either.
  }, [somebody === undefined, somebody?.identity]);
  const known = found.value;
  return (
    <Page title={ratingTexts.title}>
      <PageHead title={ratingTexts.title} />
      <Ladders found={known === null || known instanceof Problem ? known : known.ratings} />
      {known !== null && !(known instanceof Problem) && <Keeps {...known.reliability} />}
      <section class={styles.about}>
        <h2>{ratingTexts.aboutTitle}</h2>
        {ratingTexts.about.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </section>
    </Page>
  );
}
