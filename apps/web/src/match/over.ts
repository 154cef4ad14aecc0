// Whether a match is over.

import type { MatchInfo } from '@bridgefront/protocol';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import type { MatchDocument } from '@bridgefront/page/source.ts';

/** Nothing more is played: there is an outcome, or the match was ended without one. */
export function isOver({ view, host }: MatchDocument): boolean {
  return view.outcome !== null || host.status !== 'live';
}

/** After the end, and after the last reveal has been shown: what came of it, and what can be done now. */
export function endOf(match: MatchContext): MatchInfo | null {
  const info = match.source.info.value;
  const showing = match.playback.current.value !== null || match.playback.waiting.value > 0;
  const over = info?.status === 'finished' || info?.status === 'ended';
  return over && !showing ? info : null;
}
