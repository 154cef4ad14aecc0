// Stand-in for the board until it is there.

import type { ComponentChildren } from 'preact';

/** The board, until there is one. */
export function Board({ overlay }: { readonly room: object; readonly overlay?: ComponentChildren }) {
  return <svg viewBox="0 0 10 10">{overlay}</svg>;
}
