// The spread of many imagined worlds on the board: at each place how often who holds it, and how much each side has there.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { inPercent, pageTexts } from '../texts.ts';
import { SeatMark, useMarkOf } from '../ui/seat-mark.tsx';
import type { Range, SpreadPlace } from './outcomes.ts';
import styles from './spread-layer.module.css';

interface SpreadProps {
  readonly places: readonly SpreadPlace[];
  nameOf(this: void, seat: number): string;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** What the table calls the place. */
  readonly name: string;
}

function spotOf(frame: Element, place: string): Spot | null {
  const [kind = '', value = ''] = place.split(':');
  const element = frame.querySelector(`[data-part=stage] [data-${kind}="${CSS.escape(value)}"]`);
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: left + width / 2,
    y: top + height / 2,
    name: element.getAttribute('aria-label') ?? (element as HTMLElement).dataset['called'] ?? '',
  };
}

const words = pageTexts.spread;

function rangeWords({ low, middle, high }: Range): string {
  return low === high ? String(middle) : `${low}–${high}`;
}

function Bar({ holders }: Pick<SpreadPlace, 'holders'>) {
  const markOf = useMarkOf();
  return (
    <span class={styles.bar}>
      {holders.map(({ seat, share }) => (
        <i
          key={seat}
          style={{ flexGrow: share, ...(seat !== null && { background: `var(--seat-${markOf(seat)})` }) }}
        />
      ))}
    </span>
  );
}

function Place({
  place: { holders, counts },
  spot,
  nameOf,
}: Pick<SpreadProps, 'nameOf'> & {
  readonly place: SpreadPlace;
  readonly spot: Spot;
}) {
  const held = holders.map(({ seat, share }) =>
    words.holds(seat === null ? words.nobody : nameOf(seat), inPercent.format(share)),
  );
  const counted = counts.map((one) => words.has(nameOf(one.seat), rangeWords(one)));
  const told = [spot.name, [...held, ...counted].join(', ')].filter(Boolean).join(': ');
  return (
    <li class={styles.place} style={{ left: `${spot.x}px`, top: `${spot.y}px` }} data-spread>
      <span class="visually-hidden">{told}</span>
      <span aria-hidden="true" class={styles.picture}>
        {holders.length > 0 && (
          <>
            <Bar holders={holders} />
            <span class={styles.row}>
              {holders.map(({ seat, share }) => (
                <b key={seat}>
                  {seat === null ? words.free : <SeatMark seat={seat} class={styles.mark} />}
                  {inPercent.format(share)}
                </b>
              ))}
            </span>
          </>
        )}
        <span class={styles.row}>
          {counts.map((one) => (
            <span key={one.seat}>
              <SeatMark seat={one.seat} class={styles.mark} />
              {rangeWords(one)}
            </span>
          ))}
        </span>
      </span>
    </li>
  );
}

/** All places; a click goes through. */
export function SpreadLayer({ places, nameOf }: SpreadProps) {
  const list = useRef<HTMLUListElement>(null);
  const spots = useSignal<readonly (Spot | null)[]>([]);
  useEffect(() => {
    const frame = list.current?.closest('[data-frame]') ?? null;
    if (frame === null) return undefined;
    const look = (): void => void (spots.value = places.map(({ place }) => spotOf(frame, place)));
    look();
    const size = new ResizeObserver(look);
    size.observe(frame);
    frame.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      size.disconnect();
      frame.removeEventListener('scroll', look, { capture: true });
    };
  }, [places]);
  return (
    <ul ref={list} class={styles.layer} aria-label={words.title}>
      {places.map((place, at) => {
        const spot = spots.value[at] ?? null;
        return spot !== null && <Place key={place.place} place={place} spot={spot} nameOf={nameOf} />;
      })}
    </ul>
  );
}
