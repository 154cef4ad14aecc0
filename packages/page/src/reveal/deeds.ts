// What others have done, as the recap tells it: deeds, each with all that it led to.

import type { Face } from '@bridgefront/kernel';
import type { SeatReport } from '@bridgefront/viewing';
import type { CardContent } from '../cards/content.ts';

/** Something done that is worth a picture of its own: the report that tells of it begins it. */
export interface Deed {
  /** Who does it; null: everybody together, or nobody alone, as in a battle. */
  readonly seat: number | null;
  /** The card that it is done with. Left out: none, or nobody may know which. */
  readonly card?: CardContent | undefined;
  /** Whoever does it, where it is done without a card: a unit on the board, by its card. */
  readonly by?: CardContent | undefined;
  /** Deeds of one seat and one kind that are alike in this are told in one line. Left out: it has a line of its own. */
  readonly like?: string | undefined;
}

/** A deed with what followed from it, up to the next. */
export interface ToldDeed extends Deed {
  /** Where its first and its last report stand among all. */
  readonly first: number;
  readonly last: number;
  readonly tell: string;
  readonly text: string;
  /** What it cost somebody, where that is told by what followed. */
  readonly cost?: string | undefined;
}

/**
 * The deeds from that report on which the reader has not done, oldest first. What follows from a deed of the
 * reader's own is its consequence and left out with it.
 */
export function othersDeeds<F extends { readonly tell: string } = Face>(
  reports: readonly SeatReport<F>[],
  from: number,
  reader: number | null,
  deedOf: (report: SeatReport<F>) => Deed | null,
): readonly ToldDeed[] {
  const deeds: ToldDeed[] = [];
  for (let index = Math.max(0, from); index < reports.length; index++) {
    const { face, text = '' } = reports[index];
    const deed = deedOf(reports[index]);
    const open = deeds.at(-1);
    if (deed !== null) deeds.push({ ...deed, first: index, last: index, tell: face.tell, text });
    else if (open !== undefined) deeds[deeds.length - 1] = { ...open, last: index };
  }
  return deeds.filter(({ seat, text }) => text !== '' && (seat === null || seat !== reader));
}

/** Where what is to be told begins if nothing else is known: after the last deed of this seat. */
export function afterOwnDeed<F extends { readonly tell: string } = Face>(
  reports: readonly SeatReport<F>[],
  seat: number | null,
  deedOf: (report: SeatReport<F>) => Deed | null,
): number {
  return seat === null ? reports.length : reports.findLastIndex((one) => deedOf(one)?.seat === seat) + 1;
}
