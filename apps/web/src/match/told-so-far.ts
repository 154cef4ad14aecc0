// What the reader has been told: during a reveal no more than what is shown of it.

import type { SeatReport } from '@bridgefront/viewing';
import type { PageMatchContext } from './create-match-context.ts';

/** The reports up to the one that is shown. */
export function toldSoFar({ source, playback }: PageMatchContext): readonly SeatReport[] {
  const reports = source.reports.value;
  const shown = playback.current.value;
  return shown === null || playback.again.value ? reports : reports.slice(0, shown.index + 1);
}
