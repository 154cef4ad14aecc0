// Coach of a first match: three lines at the beginning, a start that is chosen for whoever likes, and one line when
// something new is asked.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Coach as Lines, GamePage } from '@bridgefront/page/contract.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { endGuidance, keepSaid, saidBefore } from './guidance.ts';
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

// What is chosen beforehand is drawn on the table; once somebody has agreed, it is made, question by question.
function usePreset(props: CoachProps, agreed: Signal<boolean>): string | null {
  const { match } = props;
  const drawn = useRef(false);
  useSignalEffect(() => {
    const preset = presetOf(props);
    if (drawn.current && preset === null) match.advise(null);
    drawn.current = preset !== null;
    if (preset === null || match.busy.value) return;
    if (agreed.value) queueMicrotask(() => match.choose(preset));
    else match.advise([preset]);
  });
  return presetOf(props);
}

/** The lines of the moment; nothing once all is said. */
export function Coach(props: CoachProps) {
  const { match, coach, name } = props;
  const said = useSignal(saidBefore(name));
  const agreed = useSignal(false);
  const over = useSignal(false);
  const preset = usePreset(props, agreed);
  const words = matchTexts.coach;
  const { view } = match.shown.value;
  if (over.value || match.source.seat === null) return null;
  const greets = !said.value.has(welcome);
  const line = greets ? null : coach.line(view.table, view.decision?.ask ?? null);
  if (!greets && (line === null || said.value.has(line.about))) return null;
  const dismiss = (): void => {
    said.value = new Set([...said.value, line?.about ?? welcome]);
    keepSaid(name, said.value);
  };
  return (
    <aside class={greets ? `${styles.coach} ${styles.greets}` : styles.coach} aria-label={words.title}>
      <Icon name="bulb" class={styles.sign} />
      {greets ? (
        <ol class={styles.lines}>
          {coach.lines.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ol>
      ) : (
        <p class={styles.lines}>{line?.line}</p>
      )}
      <div class={styles.ways}>
        {greets && preset !== null ? (
          <>
            <Button
              kind="primary"
              onClick={() => {
                agreed.value = true;
                dismiss();
              }}
            >
              {words.begin}
            </Button>
            <Button kind="quiet" onClick={dismiss}>
              {words.myself}
            </Button>
          </>
        ) : (
          <Button size="small" icon="check" onClick={dismiss}>
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

/** The coach of this match, if it is somebody's first of a game that has one. */
export function coachOf(game: GamePage | null, guided: boolean): Lines | null {
  return guided ? (game?.coach ?? null) : null;
}
