// How a rating went, as a line.

import { ratingTexts } from '../texts/ratings.ts';
import styles from './ratings.module.css';

const [width, height] = [300, 60];

/** `figures`: the figure behind each match, as they ended; one alone is no course. */
export function Course({ figures }: { readonly figures: readonly number[] }) {
  if (figures.length < 2) return null;
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const x = (at: number): string => ((width * at) / Math.max(1, figures.length - 1)).toFixed(1);
  const y = (figure: number): string =>
    (height - (height * (figure - least)) / Math.max(1, most - least)).toFixed(1);
  const words = ratingTexts.course(figures[0] ?? 0, figures.at(-1) ?? 0, least, most);
  return (
    <svg
      class={styles.course}
      viewBox={`0 -3 ${width} ${height + 6}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
    >
      <title>{words}</title>
      <path
        d={`M${figures.map((figure, at) => `${x(at)} ${y(figure)}`).join('L')}`}
        vector-effect="non-scaling-stroke"
      />
    </svg>
  );
}
