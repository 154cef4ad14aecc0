// Taking back: what is meant, the last choice, or all that is planned.

import { intentOf, letGo } from '@bridgefront/page/intent.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';

function takeBack(match: MatchContext, times: number): void {
  if (match.busy.peek()) return;
  for (let time = 0; time < times; time++) match.takeBack();
}

/** Whether there is something to be taken back: what is meant, or what the host lets go. Read it while rendering. */
export function hasWayBack(match: MatchContext): boolean {
  return match.canTakeBack.value || intentOf(match) !== null;
}

/** Lets go of what is meant, or takes the last choice back, if the host lets it. */
export function takeBackOne(match: MatchContext): void {
  if (!letGo(match) && match.canTakeBack.peek()) takeBack(match, 1);
}

/** Takes back what was planned from the choice at this place on. */
export function takeBackFrom(match: MatchContext, at: number): void {
  takeBack(match, match.plan.peek().length - at);
}

/** Takes back the whole plan. */
export function takeBackAll(match: MatchContext): void {
  takeBackFrom(match, 0);
}
