// What somebody has seen happen on this device: the third Spearman to be played needs less time than the first.

import type { SeatReport } from '@bridgefront/viewing';

/** Where the sights of a game are kept. */
export interface SightsKept {
  read(): string | null;
  keep(text: string): void;
}

/** So often a thing is shown in full. */
const fully = 2;

function kindOf({ face }: SeatReport): string {
  const { tell, card } = face as { readonly tell: string; readonly card?: unknown };
  return typeof card === 'string' ? `${tell} ${card}` : tell;
}

function readSights(text: string | null): Map<string, number> {
  const lines = (text ?? '').split('\n').filter((line) => line !== '');
  const seen = new Map<string, number>();
  for (const line of lines) seen.set(line, (seen.get(line) ?? 0) + 1);
  return seen;
}

/** Counts sights by kind and card; returns, for each report that is shown, whether its like has been shown in full before. */
export function createSights(kept: SightsKept): (report: SeatReport) => boolean {
  const seen = readSights(kept.read());
  return (report) => {
    const kind = kindOf(report);
    const times = seen.get(kind) ?? 0;
    if (times >= fully) return true;
    seen.set(kind, times + 1);
    kept.keep([...seen].flatMap(([one, count]) => Array.from({ length: count }, () => one)).join('\n'));
    return false;
  };
}
