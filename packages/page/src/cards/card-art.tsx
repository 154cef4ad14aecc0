// Picture of a card with depth: sky and light by its look, scenery in two layers, the silhouette, and the ground before it.

import { sceneryOf } from './scenery.ts';
import { SpritePicture } from './sprite-picture.tsx';
import type { CardLook, CardPicture } from './content.ts';
import styles from './card-art.module.css';

interface CardArtProps {
  readonly look: CardLook;
  readonly picture: CardPicture;
}

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
      <SpritePicture {...picture} class={styles.figure} />
      <svg {...land} class={styles.land}>
        <path d={ground} />
      </svg>
    </span>
  );
}
