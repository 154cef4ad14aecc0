// The marks below a replay's slider: as many labels as there is room for, and a tick for each.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import styles from './course-marks.module.css';
import { thinned } from './marks.ts';
import type { Mark } from './marks.ts';
import { matchTexts } from '../texts/match.ts';

const gap = 4;

interface CourseMarksProps {
  readonly marks: readonly Mark[];
  /** The last moment. */
  readonly most: number;
  /** Which mark the moment that is shown belongs to; -1: none. */
  readonly now: number;
  readonly seek: (moment: number) => void;
}

// Begins with how wide the labels turned out to be, and follows the line as it gets wider or narrower.
function useStarts({ marks, most, now }: CourseMarksProps) {
  const line = useRef<HTMLOListElement>(null);
  const [starts, setStarts] = useState<readonly (number | null)[]>([]);
  useLayoutEffect(() => {
    const list = line.current;
    if (list === null) return undefined;
    const measure = (): void => {
      const width = list.clientWidth;
      const labels = [...list.querySelectorAll('button')];
      const places = labels.map((label, at) => ({
        x: (width * marks[at].at) / most,
        width: label.offsetWidth,
      }));
      setStarts(
        thinned(places, width, now, gap).map((start, at) => (start === null ? null : start - places[at].x)),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [marks, most, now]);
  return { line, starts };
}

/** The marks, each a button that jumps there. */
export function CourseMarks(props: CourseMarksProps) {
  const { marks, most, now, seek } = props;
  const { line, starts } = useStarts(props);
  return (
    <ol ref={line} class={styles.marks} aria-label={matchTexts.replay.marks}>
      {marks.map(({ at, label, heading }, index) => (
        <li key={at} style={{ insetInlineStart: `${(100 * at) / most}%` }}>
          <button
            type="button"
            title={heading}
            aria-current={index === now ? 'step' : undefined}
            style={{
              marginInlineStart: `${starts[index] ?? 0}px`,
              visibility: (starts[index] ?? null) === null ? 'hidden' : 'visible',
            }}
            onClick={() => seek(at)}
          >
            {label}
          </button>
        </li>
      ))}
    </ol>
  );
}
