// A seat's clock, ticking.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Source } from '@bridgefront/page/source.ts';
import { matchTexts } from '../texts/match.ts';
import { timeLeft, timeText } from './clock-text.ts';
import styles from './clock.module.css';

const tick = signal(0);
let clocks = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function useTick(): void {
  useEffect(() => {
    clocks++;
    timer ??= setInterval(() => tick.value++, 250);
    return () => {
      clocks--;
      if (clocks > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, []);
}

/** Time until the deadline: first what the question gives, then the reserve. */
export function Clock({
  source,
  deadline,
  bank,
}: {
  readonly source: Source;
  readonly deadline: number;
  readonly bank: number;
}) {
  useTick();
  const now = tick.value >= 0 ? (source.now?.() ?? Date.now()) : 0;
  const left = timeLeft(deadline, bank, now);
  const shown = timeText(left.late ? left.bank : left.free);
  const reserve = left.bank > 0 && !left.late ? timeText(left.bank) : '';
  const spoken = `${matchTexts.timeLeft(shown)} ${reserve === '' ? '' : matchTexts.bank(reserve)}`;
  return (
    <span
      class={`${styles.clock} ${left.late ? styles.late : ''} ${left.urgent ? styles.urgent : ''}`}
      role="timer"
      aria-label={spoken}
      title={spoken}
    >
      <span class={styles.main}>{shown}</span>
      {reserve !== '' && <span class={styles.bank}>+{reserve}</span>}
    </span>
  );
}
