// What is said of a report where it is seen to happen.

import type { GamePage } from '@bridgefront/page/contract.ts';
import type { ShownReport } from '@bridgefront/page/match-context.ts';
import type { SeatReport } from '@bridgefront/viewing';

/** The game's caption, or else the report's sentence; empty where it has none. */
export function captionOf(game: Pick<GamePage, 'caption'> | null, report: SeatReport): string {
  const { text = '' } = report;
  return text === '' ? '' : (game?.caption?.(report) ?? text);
}

/** Of all that is shown at once. */
export function captionOfShown(game: Pick<GamePage, 'caption'> | null, shown: ShownReport | null): string {
  if (shown === null) return '';
  return [shown.report, ...(shown.along ?? [])]
    .map((one) => captionOf(game, one))
    .join(' ')
    .trim();
}
