// Picture of a card with depth: sky and light by its look, scenery in two layers, the silhouette, and the ground before it.

import { sceneryOf } from './scenery.ts';
import { SpritePicture } from './sprite-picture.tsx';
import type { CardLook, CardPicture } from './content.ts';
import styles from './card-art.module.css';

interface CardArtProps {
  readonly look: CardLook;
  readonly picture: CardPicture;
}

/** The field in three parts, from its far edge down to the near one. */
const thirds = ['M13 8H36L32 24H2Z', 'M38 8H62L66 24H34Z', 'M64 8H87L98 24H68Z'] as const;

/** Fills the box around it. */
export function CardArt({ look, picture }: CardArtProps) {
  const { far, near, ground } = sceneryOf[look];
  const land = { viewBox: '0 0 100 60', preserveAspectRatio: 'xMidYMax slice', 'aria-hidden': true } as const;
  return (
    <span class={styles.art} data-look={look}>
      <svg {...land} class={styles.land}>
        <path d={far} class={styles.far} />
        <path d={near} class={styles.near} />
      </svg>
      <SpritePicture sprite={picture.sprite} name={picture.name} class={styles.figure} />
      <svg {...land} class={styles.land}>
        <path d={ground} />
      </svg>
      {picture.field !== undefined && (
        <svg viewBox="0 0 100 26" preserveAspectRatio="none" class={styles.field} aria-hidden="true">
          {thirds.map((third, at) => (
            <path key={third} d={third} class={picture.field?.[at] === true ? styles.lit : ''} />
          ))}
        </svg>
      )}
    </span>
  );
}
