// A race as a track: where each side stands, and where the next scoring would take it. It runs upwards at the side of a
// board that leaves room there, and from left to right above one that is narrower than high.

import '../art/tokens.css';
import { SeatMark } from '../ui/seat-mark.tsx';
import styles from './track.module.css';

/** One side of a race. */
interface Racer {
  readonly seat: number;
  readonly at: number;
  /** Where it would be after the next scoring. */
  readonly next: number;
}

interface TrackProps {
  /** Steps to the end. */
  readonly goal: number;
  readonly racers: readonly Racer[];
  /** All of it in words. */
  readonly label: string;
}

function Marker({
  racer,
  goal,
  ghost,
}: {
  readonly racer: Racer;
  readonly goal: number;
  readonly ghost: boolean;
}) {
  const { seat, at, next } = racer;
  const step = Math.min(goal, ghost ? next : at);
  const colours = { '--a': `var(--body-${seat}a)`, '--b': `var(--body-${seat}b)` };
  return (
    <span
      class={`${styles.marker} ${ghost ? styles.ghost : ''} ${seat % 2 === 0 ? styles.even : styles.odd}`}
      style={{ '--at': (step + 0.5) / (goal + 1), ...colours }}
      data-racer={ghost ? undefined : seat}
    >
      {!ghost && <SeatMark seat={seat} />}
    </span>
  );
}

/** The track. */
export function Track({ goal, racers, label }: TrackProps) {
  return (
    <div class={styles.track} role="img" aria-label={label} data-track>
      {Array.from({ length: goal + 1 }, (_, step) => (
        <i key={step} class={step === goal ? styles.end : ''}>
          {step > 0 && step}
        </i>
      ))}
      {racers.map(
        (racer) =>
          racer.next > racer.at && <Marker key={`next ${racer.seat}`} racer={racer} goal={goal} ghost />,
      )}
      {racers.map((racer) => (
        <Marker key={racer.seat} racer={racer} goal={goal} ghost={false} />
      ))}
    </div>
  );
}
