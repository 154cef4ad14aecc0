// The win chances of all seats along a replay, below its slider: a click leads there.

import type { Judgement, PastChance, PastDecision } from '@bridgefront/bots';
import { useMarkOf } from '@bridgefront/page/ui/seat-mark.tsx';
import { analysisTexts as words } from '../texts/analysis.ts';
import styles from './curve.module.css';

const [width, height] = [1000, 100];

interface CurveProps {
  readonly curve: readonly PastChance[];
  /** Decisions of one seat that were not good: dots on its line. */
  readonly faults: readonly PastDecision[];
  readonly seat: number;
  /** Where the moment after so many choices stands on the slider, 0 to 1. */
  readonly place: (choice: number) => number;
  /** The moment that is shown, likewise. */
  readonly now: number;
  readonly seek: (place: number) => void;
}

const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

// What is expected at a moment: that of the last place before it.
function chanceAt(curve: readonly PastChance[], at: number, seat: number): number | null {
  return (curve.findLast((one) => one.at <= at) ?? curve[0])?.seats[seat]?.mean ?? null;
}

function Line({ curve, seat, place }: Pick<CurveProps, 'curve' | 'place'> & { readonly seat: number }) {
  const points = curve.flatMap(({ at, seats }) => {
    const one = seats[seat];
    return one === undefined ? [] : [{ x: width * place(at), ...one }];
  });
  const y = (value: number): string => (height * (1 - Math.max(0, Math.min(1, value)))).toFixed(1);
  const line = points.map(({ x, mean }) => `${x.toFixed(1)} ${y(mean)}`).join('L');
  const over = points.map(({ x, mean, error }) => `${x.toFixed(1)} ${y(mean + 1.96 * error)}`);
  const under = points.map(({ x, mean, error }) => `${x.toFixed(1)} ${y(mean - 1.96 * error)}`);
  return (
    <>
      <path class={styles.band} d={`M${[...over, ...under.toReversed()].join('L')}Z`} />
      <path class={styles.line} d={`M${line}`} vector-effect="non-scaling-stroke" />
    </>
  );
}

const dots: { readonly [J in Judgement]: string | undefined } = {
  good: styles.inaccurate,
  inaccurate: styles.inaccurate,
  mistake: styles.mistake,
  turning: styles.turning,
};

/** The curve, or that it comes, before a part of it is known. */
export function Curve(props: CurveProps) {
  if (props.curve.length < 2) return <p class={`${styles.curve} ${styles.soon}`}>{words.curveSoon}</p>;
  return <Drawn {...props} />;
}

function Drawn({ curve, faults, seat, place, now, seek }: CurveProps) {
  const markOf = useMarkOf();
  const seats = curve[0]?.seats.length ?? 0;
  const click = (event: MouseEvent & { readonly currentTarget: HTMLElement }): void => {
    const { left, width: wide } = event.currentTarget.getBoundingClientRect();
    seek(Math.max(0, Math.min(1, (event.clientX - left) / wide)));
  };
  return (
    <div
      class={styles.curve}
      aria-hidden="true"
      title={words.curve}
      data-curve={curve.length}
      onClick={click}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" focusable="false">
        <line class={styles.grid} x1="0" x2={width} y1={height / 2} y2={height / 2} />
        {Array.from({ length: seats }, (_, one) => (
          <g key={one} style={{ color: `var(--seat-${markOf(one)})` }}>
            <Line curve={curve} seat={one} place={place} />
          </g>
        ))}
      </svg>
      <i class={styles.now} style={{ insetInlineStart: `${100 * now}%` }} />
      {faults.map(({ at, kind, cost }) => (
        <i
          key={at}
          class={dots[kind]}
          title={`${words.kinds[kind]}: ${share.format(cost?.mean ?? 0)}`}
          style={{
            insetInlineStart: `${100 * place(at)}%`,
            insetBlockStart: `${100 * (1 - (chanceAt(curve, at, seat) ?? 0.5))}%`,
          }}
        />
      ))}
    </div>
  );
}
