// Coach of a first match: three lines at the beginning, a start that is chosen for whoever likes, and one line when
// something new is asked.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Coach as Lines } from '@bridgefront/page/contract.ts';
import { shared } from '@bridgefront/page/popovers/free-spot.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { endGuidance, keepSaid, saidBefore } from './guidance.ts';
import { wide } from './media.ts';
import { isOver } from './over.ts';
import styles from './coach.module.css';

const welcome = 'welcome';

interface CoachProps {
  readonly match: PageMatchContext;
  readonly coach: Lines;
  readonly name: string;
}

function presetOf({ match, coach }: CoachProps): string | null {
  const choices = match.choices.value.map(({ choice }) => choice);
  if (choices.length === 0 || match.source.connection.value !== 'live') return null;
  return coach.preset?.(choices, match.shown.value.view.table) ?? null;
}

/** What becomes of the start that is chosen beforehand: `proposed` until somebody answers, then made or not. */
type Start = 'proposed' | 'agreed' | 'declined';

// What is proposed is drawn on the table; once somebody has agreed, it is made, question by question.
function usePreset(props: CoachProps, start: Signal<Start>): string | null {
  const { match } = props;
  const drawn = useRef(false);
  useSignalEffect(() => {
    const preset = start.value === 'declined' ? null : presetOf(props);
    const draws = preset !== null && start.value === 'proposed';
    if (drawn.current && !draws) match.advise(null);
    drawn.current = draws;
    if (preset === null || match.busy.value) return;
    if (draws) match.advise([preset]);
    else queueMicrotask(() => match.choose(preset));
  });
  return presetOf(props);
}

/** What is played with, and what is always to be seen. */
const needed = '[data-part="stage"] :is([data-lit], [data-vital])';

// Over the stage it stands at the head, since the reader's own side lies at the foot; there, where it covers less.
function useFreePlace(said: string) {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    if (current === null || wide.peek()) return;
    const boxes = [...document.querySelectorAll(needed)].map((one) => one.getBoundingClientRect());
    const covered = (foot: boolean): number => {
      current.toggleAttribute('data-foot', foot);
      const own = current.getBoundingClientRect();
      return boxes.filter((box) => shared(box, own) > 0).length;
    };
    current.toggleAttribute('data-foot', covered(false) > covered(true));
  }, [said]);
  return card;
}

/** The lines of the moment; nothing once all is said. */
export function Coach(props: CoachProps) {
  const { match, coach, name } = props;
  const said = useSignal(saidBefore(name));
  // Who has been greeted before has answered before.
  const start = useSignal<Start>(said.peek().has(welcome) ? 'declined' : 'proposed');
  const over = useSignal(false);
  const read = useSignal(0);
  const preset = usePreset(props, start);
  const words = matchTexts.coach;
  const { view } = match.shown.value;
  const greets = !said.value.has(welcome);
  const line = greets ? null : coach.line(view.table, view.decision?.ask ?? null);
  // Where it lies over the stage, one at a time.
  const greeting = wide.value ? coach.lines : coach.lines.slice(read.value, read.value + 1);
  const more = greets && !wide.value && read.value < coach.lines.length - 1;
  const dismiss = (answer: Start = 'declined'): void => {
    if (greets) start.value = answer;
    said.value = new Set([...said.value, line?.about ?? welcome]);
    keepSaid(name, said.value);
  };
  const card = useFreePlace(greets ? `${read.value} ${preset}` : (line?.line ?? ''));
  const spoken = greets || (line !== null && !said.value.has(line.about));
  // Whoever has moved has understood; what is made of the coach's own start is no answer to it.
  const moved = match.since.value;
  const before = useRef(moved);
  useEffect(() => {
    if (before.current !== moved && spoken && preset === null) dismiss();
    before.current = moved;
  }, [moved]);
  if (!spoken || over.value || match.source.seat === null || isOver(match.shown.value)) return null;
  return (
    <aside ref={card} class={styles.coach} aria-label={words.title}>
      <Icon name="bulb" class={styles.sign} />
      {greets ? (
        <ol class={styles.lines}>
          {greeting.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ol>
      ) : (
        <p class={styles.lines}>{line?.line}</p>
      )}
      <div class={styles.ways}>
        {more ? (
          <Button size="small" icon="check" onClick={() => (read.value += 1)}>
            {words.understood}
          </Button>
        ) : greets && preset !== null ? (
          <>
            <Button kind="primary" onClick={() => dismiss('agreed')}>
              {words.begin}
            </Button>
            <Button kind="quiet" onClick={() => dismiss()}>
              {words.myself}
            </Button>
          </>
        ) : (
          <Button size="small" icon="check" onClick={() => dismiss()}>
            {words.understood}
          </Button>
        )}
        {!greets && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              endGuidance(name);
              over.value = true;
            }}
          >
            {words.enough}
          </Button>
        )}
      </div>
    </aside>
  );
}
