// Reports as a viewer is told them, and the frames of a reveal.

import type { Face } from '@bridgefront/kernel';
import type { Operation } from './patch.ts';

/** A report as one viewer may know it: data, and where words are wanted its sentence for the log. */
export interface SeatReport<F extends { readonly tell: string } = Face> {
  readonly face: F;
  readonly text?: string | undefined;
}

/**
 * One step of a reveal: what happened, and how the game's part of the viewer's view changed since the frame before.
 * The patch applies to `view.table` of the document.
 */
export interface Frame<F extends { readonly tell: string } = Face> {
  readonly report: SeatReport<F>;
  readonly patch: readonly Operation[];
}
