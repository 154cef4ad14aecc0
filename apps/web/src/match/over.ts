// Whether a match is over.

import type { MatchDocument } from '@bridgefront/page/source.ts';

/** Nothing more is played: there is an outcome, or the match was ended without one. */
export function isOver({ view, host }: MatchDocument): boolean {
  return view.outcome !== null || host.status !== 'live';
}
