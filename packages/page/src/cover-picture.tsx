// The frame of a game's picture on the start page: it fills the place that it is given, and is decoration.

import type { ComponentChildren } from 'preact';

/** A picture's frame; `look` is its own class, `place` the one that its place gives it. */
export function CoverPicture({
  look,
  place,
  viewBox = '0 0 400 240',
  children,
}: {
  readonly look: string | undefined;
  readonly place: string | undefined;
  readonly viewBox?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <svg
      class={`${look} ${place ?? ''}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
