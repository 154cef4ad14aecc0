// The room of something that is being loaded, so that nothing jumps when it comes.

import { pageTexts } from '../texts.ts';
import styles from './skeleton.module.css';

/** Lines or blocks as tall as what is expected. */
export function Skeleton({
  lines = 3,
  height = '1.2em',
}: {
  readonly lines?: number;
  /** Of each line, as a CSS length. */
  readonly height?: string;
}) {
  return (
    <div class={styles.skeleton}>
      <span class="visually-hidden">{pageTexts.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} class={styles.line} style={{ height }} />
      ))}
    </div>
  );
}
