// Coach of a first match: three lines at the beginning, a start that is chosen for whoever likes, and one line when
// something new is asked.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Coach as Lines } from '@bridgefront/page/contract.ts';
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
  const line = greets
    ? null
    : coach.line(view.table, view.decision?.ask ?? null, view.decision?.mine?.choices);
  // Above the question, one at a time.
  const greeting = wide.value ? coach.lines : coach.lines.slice(read.value, read.value + 1);
  const more = greets && !wide.value && read.value < coach.lines.length - 1;
  const dismiss = (answer: Start = 'declined'): void => {
    if (greets) start.value = answer;
    said.value = new Set([...said.value, line?.about ?? welcome]);
    keepSaid(name, said.value);
  };
  const agrees = greets && preset !== null;
  const end = (): void => {
    endGuidance(name);
    over.value = true;
  };
  const spoken = greets || (line !== null && !said.value.has(line.about));
  // Whoever has moved has understood; what is made of the coach's own start is no answer to it.
  const moved = match.since.value;
  const before = useRef(moved);
  useEffect(() => {
    if (before.current !== moved && spoken && preset === null) dismiss();
    before.current = moved;
  }, [moved]);
  // A sheet over the table is not to be covered.
  if (!wide.value && match.sheet.value) return null;
  if (!spoken || over.value || match.source.seat === null || isOver(match.shown.value)) return null;
  return (
    <aside class={styles.coach} data-coach data-begins={agrees || undefined} aria-label={words.title}>
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
        {agrees && (
          <Button kind="primary" size="small" onClick={() => dismiss('agreed')}>
            {words.begin}
          </Button>
        )}
        {(more || !agrees) && (
          <Button
            size={wide.value ? 'small' : 'normal'}
            icon="check"
            {...(wide.value ? { children: words.understood } : { label: words.understood })}
            onClick={() => (more ? (read.value += 1) : dismiss())}
          />
        )}
        {/* On phones there is no room for it, and no need: nothing is covered, and whoever acts has chosen. */}
        {wide.value && (agrees || !greets) && (
          <Button kind="quiet" size="small" onClick={agrees ? () => dismiss() : end}>
            {agrees ? words.myself : words.enough}
          </Button>
        )}
      </div>
    </aside>
  );
}
