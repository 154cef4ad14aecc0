// Sprite picture: one picture out of a file of many, coloured by the text colour around it. Decoration only: the name of
// what it shows always stands beside it.

import { spritePath } from '../ui/sprite-path.ts';
import styles from './sprite-picture.module.css';

interface SpritePictureProps {
  /** The address of the sprite's file: what `import pictures from './art.svg'` gives. */
  readonly sprite: string;
  /** The picture's name in it. */
  readonly name: string;
  readonly class?: string | undefined;
}

/** The picture. */
export function SpritePicture({ sprite, name, class: className }: SpritePictureProps) {
  const path = spritePath(sprite, name);
  return (
    <svg
      class={className ?? styles.picture}
      viewBox="0 0 512 512"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {path === null ? <use href={`${sprite}#${name}`} /> : <path d={path} />}
    </svg>
  );
}
