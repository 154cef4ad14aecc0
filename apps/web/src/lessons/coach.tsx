// The coach of a lesson: a card that says one thing at a time, in the panel or on the stage, in the way of nothing that is played.

import { effect, useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { LessonHint, SeatView } from '@bridgefront/kernel';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { intentOf } from '@bridgefront/page/intent.ts';
import { wide } from '../match/media.ts';
import type { PageMatchContext } from '../match/create-match-context.ts';
import { PlayButton } from '../screens/play-button.tsx';
import { lessonTexts as says } from '../texts/lessons.ts';
import type { LessonRun } from './run.ts';
import { CardHead } from './card-head.tsx';
import { corners } from '@bridgefront/page/popovers/corner.ts';
import type { Corner } from '@bridgefront/page/popovers/corner.ts';
import { byHand } from './finger.ts';
import { Spotlight } from './spotlight.tsx';
import styles from './coach.module.css';

/** Where a lesson stands among those of its game, and how to begin it anew. */
export interface LessonPlace {
  readonly game: string;
  readonly all: string;
  /** The address of the next one; null: it is the last. */
  readonly next: string | null;
  readonly again: () => void;
  /** How often it was tried before. */
  readonly tries: number;
}

interface CoachProps {
  readonly match: PageMatchContext;
  readonly run: LessonRun;
  readonly place: LessonPlace;
}

// So long nobody is helped who may find it by themselves.
const patience = 40_000;

/** Names of things at the table stand between asterisks. */
function Said({ text }: { readonly text: string }) {
  return byHand(text)
    .split('*')
    .map((part, at) => (at % 2 === 0 ? part : <b key={at}>{part}</b>));
}

const aloud = (text: string): string => byHand(text).replaceAll('*', '');

// Nothing is played back, the last of it is not held any more either.
function rests({ playback }: Pick<CoachProps['match'], 'playback'>): boolean {
  return playback.current.value === null && playback.waiting.value === 0;
}

// What is shown while nothing is played back is what the lesson goes by. At once, before anything is drawn: the next question
// with the step before it would look like another way.
function useSight({ match, run }: CoachProps): void {
  useEffect(
    () =>
      effect(() => {
        const { view } = match.shown.value;
        if (rests(match)) run.see(view as SeatView);
      }),
    [match, run],
  );
}

/** Whether hints may be had: after a while, or after a try that failed. */
function useHints({ run, place }: CoachProps, at: number) {
  const given = useSignal(-1);
  const late = useSignal(place.tries > 0);
  useEffect(() => {
    if (late.peek()) return undefined;
    const timer = setTimeout(() => (late.value = true), patience);
    return () => clearTimeout(timer);
  }, [at]);
  const { hints } = run.lesson;
  return {
    hint: hints[given.value] ?? null,
    more: late.value && given.value + 1 < hints.length ? () => void given.value++ : null,
  };
}

// Whether the coach points at what is not open any more, because the learner has gone another way.
function strays({ match }: CoachProps, { points = [] }: LessonHint): boolean {
  const open = match.choices.value;
  // Within a plan the choices are others than those at which it began.
  if (!rests(match) || open.length === 0 || match.busy.value || match.plan.value.length > 0) return false;
  return points.length > 0 && !points.some((point) => open.some(({ choice }) => choice === point));
}

interface CardProps extends CoachProps {
  readonly corner: Signal<Corner>;
}

function End({ match, run, place, corner }: CardProps) {
  const { value } = run.standing;
  const met = value.is === 'met';
  const words = met ? run.lesson.learned : ((value.is === 'lost' ? value.why : null) ?? says.over);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      class={styles.coach}
      data-lesson={value.is}
      data-corner={corner.value}
      aria-labelledby="lesson-end"
    >
      <Spotlight match={match} hint={null} corner={corner} />
      <Icon name={met ? 'check' : 'undo'} class={styles.sign} />
      <div class={styles.words}>
        <h2 id="lesson-end">{met ? says.met : says.lost}</h2>
        <p>
          <Said text={words} />
        </p>
      </div>
      <div class={styles.ways}>
        {met && place.next !== null && (
          <ButtonLink kind="primary" href={place.next}>
            {says.nextLesson}
          </ButtonLink>
        )}
        {met && place.next === null && <PlayButton game={place.game} novice />}
        <Button kind={met ? 'secondary' : 'primary'} icon="undo" onClick={place.again}>
          {says.retry}
        </Button>
        <ButtonLink kind="quiet" href={place.all}>
          {says.all}
        </ButtonLink>
      </div>
    </section>
  );
}

function Step(props: CardProps) {
  const { match, run, place, corner } = props;
  const folded = useSignal(false);
  const { steps, goal } = run.lesson;
  const at = run.at.value;
  const { hint, more } = useHints(props, at);
  const step = run.step.value;
  const away = step !== null && strays(props, step);
  const said = step === null || away ? null : step;
  const text = said?.say ?? (away ? says.another : '');
  const playing = match.playback.playing.value;
  const lights = hint ?? said;
  // On a phone it makes room for what is picked, and what would come of it.
  const picked = !wide.value && intentOf(match) !== null;
  useEffect(() => void (folded.value = picked), [picked]);
  useEffect(() => {
    match.announce(aloud(text === '' ? `${says.goal}: ${goal.say}` : text));
  }, [text]);
  useEffect(() => {
    match.advise(lights?.points ?? null);
    return () => match.advise(null);
  }, [lights]);
  return (
    <>
      <Spotlight match={match} hint={folded.value || playing ? null : lights} corner={corner} />
      <aside
        class={styles.coach}
        data-lesson="open"
        data-folded={folded}
        hidden={!wide.value && playing}
        data-step={at}
        data-corner={corner.value}
        aria-label={says.title}
      >
        <CardHead
          count={at < steps.length ? says.step(at + 1, steps.length) : run.lesson.title}
          folded={folded}
          says={says}
        >
          <Button kind="quiet" size="small" onClick={place.again}>
            {says.retry}
          </Button>
          <ButtonLink kind="quiet" size="small" icon="bookshelf" label={says.all} href={place.all} />
        </CardHead>
        {!folded.value && (
          <>
            <div class={styles.words}>
              {text !== '' && (
                <p>
                  <Said text={text} />
                </p>
              )}
              {hint !== null && (
                <p class={styles.hint}>
                  <Said text={hint.say} />
                </p>
              )}
              <p class={`${styles.goal} ${at > 0 && text !== '' ? styles.known : ''}`}>
                <b>{says.goal}:</b> <Said text={goal.say} />
              </p>
            </div>
            <div class={styles.ways}>
              {said?.until.by === 'reading' && (
                <Button kind="primary" size="small" onClick={() => run.read()}>
                  {says.next}
                </Button>
              )}
              {more !== null && (
                <Button size="small" icon="bulb" onClick={more}>
                  {says.hint}
                </Button>
              )}
            </div>
          </>
        )}
      </aside>
    </>
  );
}

/** What is told in a lesson. */
export function LessonCoach(props: CoachProps) {
  useSight(props);
  const corner = useSignal<Corner>(corners[0]);
  const Card = props.run.standing.value.is === 'open' ? Step : End;
  return <Card {...props} corner={corner} />;
}
