// After a match that was noted: one question, and the file for whoever designs the game.

import { useSignal } from '@preact/signals';
import type { MatchInfo } from '@bridgefront/protocol';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { ownSeat } from '../source/my-seat.ts';
import { sessionTexts as words } from '../texts/sessions.ts';
import { agains, notesOf, saveSession } from './session.ts';
import styles from './session-part.module.css';

/** Nothing where nothing was noted. */
export function SessionPart({ info }: { readonly info: MatchInfo }) {
  const again = useSignal<number | null>(null);
  const seat = ownSeat(info);
  const kept = notesOf(info.id);
  if (seat === null || kept === null) return null;
  const { decisions, takenBack, held, read } = kept.notes;
  const unread = held.filter((card) => !read.includes(card)).length;
  const total = decisions.reduce((sum, one) => sum + one.seconds, 0);
  const save = async (): Promise<void> => {
    const problem = await saveSession(info.id, seat, again.peek());
    if (problem !== null) toast(problem.message, 'bad');
  };
  return (
    <section class={styles.part} aria-labelledby="session">
      <h3 id="session">{words.title}</h3>
      <p>{words.noted(decisions.length, total / 60, takenBack, unread)}</p>
      <fieldset class={styles.question}>
        <legend>{words.again}</legend>
        {agains.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="again"
              checked={again.value === one}
              onChange={() => (again.value = one)}
            />
            {words.answers[one - 1]}
          </label>
        ))}
      </fieldset>
      <Button size="small" onClick={() => void save()}>
        {words.save}
      </Button>
      <p class={styles.why}>{words.why}</p>
    </section>
  );
}
