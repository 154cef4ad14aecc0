// Key moments of a match: the reports that weigh most.

import type { SeatReport } from '@bridgefront/viewing';

const most = 6;

/** The heaviest reports in the order of the match, by their sentences; of weight 0 none, of equal ones the later. */
export function heaviest<F extends { readonly tell: string }>(
  reports: readonly SeatReport<F>[],
  weigh: (face: F) => number,
): readonly { readonly index: number; readonly label: string }[] {
  return reports
    .map(({ face, text = '' }, index) => ({ index, label: text, weight: text === '' ? 0 : weigh(face) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || b.index - a.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ index, label }) => ({ index, label }));
}
