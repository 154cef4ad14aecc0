// Documents: what a stream shows, as its reader keeps it.

import type { Json } from '@bridgefront/kernel';
import { applyPatch } from './patch.ts';
import type { Operation } from './patch.ts';
import type { SeatReport } from './reports.ts';

/** The part of a change message that changes the document. */
export interface DocumentChange {
  /** Change the game's view (`view.table`), one after the other. */
  readonly frames?: readonly { readonly patch: readonly Operation[] }[] | undefined;
  /** Changes the whole document, behind the frames. */
  readonly patch: readonly Operation[];
}

type Shape = {
  readonly view: { readonly table: Json };
};

/**
 * The document after a change; the given one stays as it is, unchanged parts are shared.
 * @throws PatchError when the change does not fit
 */
export function documentAfter(document: Json, { frames = [], patch }: DocumentChange): Json {
  if (frames.length === 0) return applyPatch(document, patch);
  const { view, ...rest } = document as Shape;
  const table = frames.reduce((so, frame) => applyPatch(so, frame.patch), view.table);
  return applyPatch({ ...rest, view: { ...view, table } }, patch);
}

/** What a message told, in order, whether step by step or at once. */
export function reportsIn(message: {
  readonly reports?: readonly SeatReport[] | undefined;
  readonly frames?: readonly { readonly report: SeatReport }[] | undefined;
}): readonly SeatReport[] {
  return message.reports ?? message.frames?.map(({ report }) => report) ?? [];
}
