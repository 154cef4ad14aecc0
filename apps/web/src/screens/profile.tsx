// What somebody shows the reader of themselves: how they keep to matches, how it went between both, ratings, and finished matches.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ProfileInfo } from '@bridgefront/protocol';
import { Problem } from '../source/problem.ts';
import { addRoutes, ask } from '../source/api.ts';
import { titleOf } from '../source/games.ts';
import { matchesOf, seenBy } from '../source/results.ts';
import type { Shown } from '../source/results.ts';
import { peopleTexts } from '../texts/people.ts';
import { ratingTexts } from '../texts/ratings.ts';
import { ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { MatchRow } from './match-row.tsx';
import styles from './people.module.css';
import { Course } from './rating-course.tsx';
import { ResultList, resultWords } from './results.tsx';

addRoutes({ getRatings: 'GET /api/ratings', getPerson: 'GET /api/people/{person}' });

type Theirs = NonNullable<ProfileInfo['ratings']>[number];
type Figure = Omit<Theirs, 'course'>;

const ladderOf = ({ game, seats, pace }: Figure): string => `${game} ${seats} ${pace}`;
const ladderWords = ({ game, seats, pace }: Figure): string =>
  `${titleOf(game) || game}, ${ratingTexts.ladder(seats, ratingTexts.paces[pace])}`;

// Both side by side, by whatever either has played.
function Compared({ profile, mine }: { readonly profile: ProfileInfo; readonly mine: readonly Figure[] }) {
  const theirs = profile.ratings ?? [];
  const all = new Map([...theirs, ...mine].map((one) => [ladderOf(one), one]));
  const figure = (some: readonly Figure[], ladder: string): string => {
    const one = some.find((other) => ladderOf(other) === ladder);
    return one === undefined ? '–' : ratingTexts.figure(one.figure, one.deviation);
  };
  return (
    <div class={styles.scroll}>
      <table class={styles.compared}>
        <caption>{peopleTexts.compared}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{peopleTexts.you}</th>
            <th scope="col">{profile.name}</th>
          </tr>
        </thead>
        <tbody>
          {[...all].map(([ladder, one]) => (
            <tr key={ladder}>
              <th scope="row">{ladderWords(one)}</th>
              <td>{figure(mine, ladder)}</td>
              <td>{figure(theirs, ladder)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Figures({ profile, mine }: { readonly profile: ProfileInfo; readonly mine: readonly Figure[] }) {
  const { name, ratings } = profile;
  if (ratings === null) return <p class={styles.soft}>{peopleTexts.nothingShown(name)}</p>;
  if (ratings.length === 0) return <p class={styles.soft}>{peopleTexts.unrated(name)}</p>;
  const courses = ratings.filter(({ course }) => course.length > 1);
  return (
    <>
      <Compared profile={profile} mine={mine} />
      {courses.map((one) => (
        <div key={ladderOf(one)}>
          <p class={styles.soft}>{ladderWords(one)}</p>
          <Course figures={one.course} />
        </div>
      ))}
    </>
  );
}

function Matches({ name, shown }: { readonly name: string; readonly shown: Shown }) {
  const { matches } = peopleTexts;
  if (shown.length === 0) return <p class={styles.soft}>{matches.none(name)}</p>;
  const asShown = new Map(shown.map(({ match }) => [match.id, match]));
  return (
    <section class={styles.matches}>
      <h3>{matches.title(name)}</h3>
      <ResultList
        label={matches.title(name)}
        infos={shown.map(({ match, seat }) => seenBy(match, seat))}
        row={(theirs) => {
          const info = asShown.get(theirs.id) ?? theirs;
          return (
            <MatchRow key={info.id} info={info} news={resultWords(info, Date.now(), { name, info: theirs })}>
              <ButtonLink href={`/m/${info.id}`} iconEnd="forth">
                {matches.look}
              </ButtonLink>
            </MatchRow>
          );
        }}
      />
    </section>
  );
}

/** What somebody shows; `person`: the name by which the reader alone knows them. Asked for when it is opened. */
export function Profile({ person }: { readonly person: string }) {
  const found = useSignal<ProfileInfo | Problem | null>(null);
  const mine = useSignal<readonly Figure[]>([]);
  const shown = useSignal<Shown | Problem | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [profile, own, matches] = await Promise.all([
        ask('getPerson', { params: { person } }),
        ask('getRatings'),
        matchesOf(person),
      ]);
      if (!(own instanceof Problem)) mine.value = own.ratings;
      shown.value = matches;
      found.value = profile;
    };
    void load();
  }, [person]);
  const profile = found.value;
  if (profile === null) return <Skeleton lines={2} height="2rem" />;
  if (profile instanceof Problem) return <p role="alert">{profile.message}</p>;
  const { name, reliability, against } = profile;
  return (
    <div class={styles.figures}>
      <p>
        {reliability !== null && `${peopleTexts.keeps(name, ratingTexts.words[reliability])} `}
        {peopleTexts.against(against)}
      </p>
      <Figures profile={profile} mine={mine.value} />
      {shown.value instanceof Problem && <p role="alert">{shown.value.message}</p>}
      {shown.value !== null && !(shown.value instanceof Problem) && (
        <Matches name={name} shown={shown.value} />
      )}
    </div>
  );
}
