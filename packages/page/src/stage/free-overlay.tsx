// An overlay that stands where it covers least of what the board has to show.

import { useRef } from 'preact/hooks';
import type { ComponentProps } from 'preact';
import { useFreeCorner } from '../popovers/use-free-corner.ts';
import { Overlay } from './stage.tsx';

/** It looks for its place anew whenever it is `about` something else. */
export function FreeOverlay({
  about,
  ...rest
}: Omit<ComponentProps<typeof Overlay>, 'at' | 'box'> & { readonly about: string }) {
  const box = useRef<HTMLElement>(null);
  useFreeCorner(box, about);
  return <Overlay {...rest} at="free" box={box} />;
}
