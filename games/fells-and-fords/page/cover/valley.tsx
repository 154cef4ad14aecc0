// Fells, woods and a ford between two banners: the picture of Fells and Fords.

import { CoverPicture } from '@bridgefront/page/cover-picture.tsx';
import styles from './valley.module.css';

function Tree({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <path
      class={styles.tree}
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0-26 14 0H7l11 16H-18L-7 0h-7zM-3 16h6v8h-6z"
    />
  );
}

function Flag({ x, y, side }: { readonly x: number; readonly y: number; readonly side: 'south' | 'north' }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.pole} d="M0-52V30" />
      <path class={styles[side]} d="M0-52h42l-10 13 10 13H0z" />
    </g>
  );
}

/** Decoration of the start page. */
export function Valley({ class: className }: { readonly class?: string | undefined }) {
  return (
    <CoverPicture look={styles.sky} place={className}>
      <path class={styles.far} d="M0 120Q60 40 120 96T230 70 330 88 400 60V240H0Z" />
      <path class={styles.fell} d="M0 150Q70 84 150 132T300 120 400 132V240H0Z" />
      <path class={styles.meadow} d="M0 176Q120 138 220 164T400 156V240H0Z" />
      <path class={styles.river} d="M182 150Q212 176 186 200T214 240H286Q252 214 262 192T226 152Z" />
      {[0, 1, 2, 3, 4].map((i) => (
        <ellipse key={i} class={styles.stone} cx={186 + i * 18} cy={203 - (i % 2) * 5} rx="8" ry="4.5" />
      ))}
      <Tree x={52} y={168} size={1} />
      <Tree x={86} y={178} size={0.8} />
      <Tree x={28} y={186} size={0.75} />
      <Tree x={352} y={166} size={0.95} />
      <Tree x={380} y={182} size={0.75} />
      <Flag x={128} y={176} side="south" />
      <Flag x={304} y={166} side="north" />
    </CoverPicture>
  );
}
