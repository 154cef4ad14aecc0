// People one knows: whom to follow, mute or block, what they show, and what one shows oneself.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Answer, PersonInfo } from '@bridgefront/protocol';
import { Page, PageHead } from '../app/page.tsx';
import { addRoutes, ask } from '../source/api.ts';
import { loadGames } from '../source/games.ts';
import '../source/people.ts';
import { every } from '../source/poll.ts';
import { Problem } from '../source/problem.ts';
import { act, me } from '../source/session.ts';
import { peopleTexts } from '../texts/people.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Part, RadioCard } from '@bridgefront/page/ui/part.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import styles from './people.module.css';
import { Profile } from './profile.tsx';
import rows from './rows.module.css';
import { whenWords } from './words.ts';

addRoutes({
  setPerson: 'POST /api/people/{person}',
  setProfile: 'POST /api/profile',
});

type Known = Answer<'listPeople'>;

const freshEvery = 20_000;

const acts = ['follow', 'mute', 'block'] as const;

function Row({
  person,
  changed,
}: {
  readonly person: PersonInfo;
  readonly changed: (now: PersonInfo) => void;
}) {
  const open = useSignal(false);
  const { id, name, played, back, block, here } = person;
  const say = async (what: (typeof acts)[number]): Promise<void> => {
    const answer = await act('setPerson', { params: { person: id }, body: { [what]: !person[what] } });
    if (answer instanceof Problem) toast(answer.message, 'bad');
    else changed(answer);
  };
  return (
    <li class={rows.row}>
      <div>
        <p class={styles.name}>
          <strong>{name}</strong>
          {back && ` (${peopleTexts.friends})`}
          {block && ` (${peopleTexts.blockedNote})`}
          {here && <span class={styles.here}>{peopleTexts.here}</span>}
        </p>
        {played !== null && <p class={styles.soft}>{peopleTexts.played(whenWords(played, Date.now()))}</p>}
      </div>
      <div class={styles.acts}>
        {!block && (
          <ButtonLink
            href={`/new?with=${id}`}
            size="small"
            kind={here ? 'primary' : 'secondary'}
            aria-label={peopleTexts.challengeLong(name)}
          >
            {peopleTexts.challenge}
          </ButtonLink>
        )}
        {acts.map((what) => (
          <Button
            key={what}
            size="small"
            pressed={person[what]}
            aria-label={peopleTexts.long[what](name)}
            onClick={() => void say(what)}
          >
            {peopleTexts[what]}
          </Button>
        ))}
        <Button
          size="small"
          kind="quiet"
          aria-expanded={open.value}
          aria-label={peopleTexts.profileLong(name)}
          onClick={() => (open.value = !open.value)}
        >
          {peopleTexts.profile}
        </Button>
      </div>
      {open.value && <Profile person={id} />}
    </li>
  );
}

interface SaidProps<K extends keyof Said> {
  readonly known: Signal<Known | Problem | null>;
  readonly what: K;
  readonly values: readonly Said[K][];
  readonly title: string;
  readonly words: { readonly [value in Said[K]]: { readonly name: string; readonly help: string } };
}
type Said = Omit<Known, 'people'>;

// What the reader says of themselves: one of a few.
function SaidOfMe<K extends keyof Said>({ known, what, values, title, words }: SaidProps<K>) {
  const now = known.value as Known;
  const say = async (value: Said[K]): Promise<void> => {
    const answer = await act('setProfile', { body: { [what]: value } });
    if (answer instanceof Problem) toast(answer.message, 'bad');
    else known.value = { ...now, [what]: value };
  };
  return (
    <Part title={title}>
      <div class={styles.radios}>
        {values.map((one) => (
          <RadioCard key={one} name={what} checked={now[what] === one} onPick={() => void say(one)}>
            <strong>{words[one].name}</strong>
            <span class={styles.soft}>{words[one].help}</span>
          </RadioCard>
        ))}
      </div>
    </Part>
  );
}

function Lists({ known }: { readonly known: Signal<Known | Problem | null> }) {
  const now = known.value;
  if (now === null) return <Skeleton lines={3} height="4rem" />;
  if (now instanceof Problem) return <p role="alert">{now.message}</p>;
  const changed = (person: PersonInfo): void =>
    void (known.value = { ...now, people: now.people.map((one) => (one.id === person.id ? person : one)) });
  return (
    <div class={rows.parts}>
      <section aria-labelledby="people">
        <h2 id="people" class={rows.heading}>
          {peopleTexts.list}
        </h2>
        {now.people.length === 0 ? (
          <p>
            {peopleTexts.none}{' '}
            <ButtonLink href="/find" size="small">
              {peopleTexts.find}
            </ButtonLink>
          </p>
        ) : (
          <>
            <p class={styles.soft}>{peopleTexts.blockWhy}</p>
            <ul class={rows.list} aria-labelledby="people">
              {now.people.map((person) => (
                <Row key={person.id} person={person} changed={changed} />
              ))}
            </ul>
          </>
        )}
      </section>
      <SaidOfMe
        known={known}
        what="visibility"
        values={['private', 'friends', 'public']}
        title={peopleTexts.visibility}
        words={peopleTexts.visibilities}
      />
      <SaidOfMe
        known={known}
        what="challenges"
        values={['nobody', 'friends', 'known']}
        title={peopleTexts.challenges}
        words={peopleTexts.challengers}
      />
    </div>
  );
}

/** The screen at `/people`. */
export function People() {
  const known = useSignal<Known | Problem | null>(null);
  const somebody = me.value;
  useEffect(() => void loadGames(), []);
  useEffect(() => {
    if (somebody === undefined) return undefined;
    if (somebody === null) {
      known.value = { visibility: 'private', challenges: 'known', people: [] };
      return undefined;
    }
    return every(freshEvery, async () => {
      const answer = await ask('listPeople');
      // What was known stays where the server does not answer just now.
      if (!(answer instanceof Problem) || known.peek() === null) known.value = answer;
    });
  }, [somebody === undefined, somebody?.identity]);
  return (
    <Page title={peopleTexts.title}>
      <PageHead title={peopleTexts.title} lead={peopleTexts.lead} />
      <Lists known={known} />
    </Page>
  );
}
