// A picture of the sprite; decoration only, its name always stands beside it.

import pictures from './art.svg';

interface ArtProps {
  readonly icon: string;
  readonly class?: string | undefined;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** One picture; with `size` it stands within a drawing. */
export function Art({ icon, class: className, x, y, size }: ArtProps) {
  const place = size === undefined ? {} : { x, y, width: size, height: size };
  return (
    <svg
      class={className}
      viewBox="0 0 512 512"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      {...place}
    >
      <use href={`${pictures}#${icon}`} />
    </svg>
  );
}
