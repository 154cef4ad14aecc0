// The cover of a device that several people hand round: it stands in place of the table, and says who takes the device.

import { useSignal } from '@preact/signals';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import { useTitle } from '../app/page.tsx';
import { focusHeading } from '../app/focus.ts';
import { titleOf } from '../source/games.ts';
import { KnownMarks } from '../screens/known-marks.tsx';
import { matchTexts } from '../texts/match.ts';
import styles from './cover.module.css';
import { uncoverScreen } from './handing-round.ts';
import { nextPerson, others, sealedPeople } from './next-person.ts';
import type { Visit } from './visit.ts';

// Whoever answered last may still be tapping, or holding the key: what they mean is not the cover.
const deafFor = 400;

function useDeaf(): boolean {
  const deaf = useSignal(true);
  useEffect(() => {
    const timer = setTimeout(() => (deaf.value = false), deafFor);
    return () => clearTimeout(timer);
  }, [deaf]);
  return deaf.value;
}

function notWhileHeld(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** The cover for one visit; `last`: who had the device before. */
export function Cover({
  visit,
  document,
  last,
}: {
  readonly visit: Visit;
  /** What everybody may see. */
  readonly document: MatchDocument;
  readonly last: number | null;
}) {
  const { cover } = matchTexts;
  const info = visit.info.value;
  const problem = useSignal('');
  const deaf = useDeaf();
  const title = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { names } = document.host;
  const { seat, asked } = nextPerson(document, last);
  const sealed = sealedPeople(document);
  useTitle(titleOf(document.view.game));
  useLayoutEffect(() => button.current?.focus(), []);
  const uncover = async (who: number): Promise<void> => {
    if (deaf) return;
    problem.value = (await uncoverScreen(visit, who)) ?? '';
    if (problem.value === '') focusHeading();
  };
  if (info === null) return null;
  return (
    <main id="content" class={styles.cover} onKeyDown={notWhileHeld}>
      <KnownMarks facts={info}>
        <p class={styles.game}>{titleOf(document.view.game)}</p>
        <SeatMark seat={seat} class={styles.mark} />
        <h1 id={title} class={styles.title} aria-live="polite">
          {asked ? cover.handTo(names[seat]) : cover.covered}
        </h1>
        <p class={styles.why}>{asked ? cover.why : cover.waits}</p>
        <Button
          ref={button}
          kind="primary"
          size="large"
          aria-describedby={title}
          aria-disabled={deaf}
          onClick={() => void uncover(seat)}
        >
          {cover.iAm(names[seat])}
        </Button>
        <p role="alert">{problem.value}</p>
        <details class={styles.others}>
          <summary>{cover.somebodyElse}</summary>
          <ul>
            {others(document, seat).map((other) => (
              <li key={other}>
                <Button size="small" onClick={() => void uncover(other)}>
                  {sealed.includes(other) ? cover.changePlan(names[other]) : cover.iAm(names[other])}
                </Button>
              </li>
            ))}
          </ul>
        </details>
        <a href="/">{matchTexts.leaveTable}</a>
      </KnownMarks>
    </main>
  );
}
