// A device that several people hand round, on the page: covering the screen, uncovering it, and doing the former when
// whoever has the device is done.

import { effect } from '@preact/signals';
import type { MatchInfo } from '@bridgefront/protocol';
import { hush } from '@bridgefront/page/ui/announce.ts';
import { clearToasts } from '@bridgefront/page/ui/toast.tsx';
import { askDevice } from '../local/here.ts';
import { isHandedRound } from '../source/my-seat.ts';
import { isRefusal } from '../source/refusal.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { awaited } from './next-person.ts';
import type { Visit } from './visit.ts';

/** Whether the screen has to be covered: the match runs, and nobody has said to have the device. */
export function isCovered(info: MatchInfo, seat: number | null): boolean {
  return isHandedRound(info) && info.status === 'live' && seat === null;
}

/** Covers the screen: the page follows the match with nobody's eyes, and says nothing more of what it has shown. */
export function coverScreen(visit: Visit): void {
  const info = visit.info.peek();
  if (info === null || !isHandedRound(info)) return;
  clearToasts();
  hush();
  visit.took({ ...info, seats: info.seats.map((seat) => ({ ...seat, mine: false })) });
}

/** The person of this seat has taken the device; null, or why that cannot be. */
export async function uncoverScreen(visit: Visit, seat: number): Promise<string | null> {
  const info = await askDevice('uncover', { match: visit.match, seat });
  if (isRefusal(info)) return info.message;
  visit.took(info);
  return null;
}

/** Whether a person waits for the device, while its holder is asked nothing and everything has been shown. Follows the match. */
export function isWaitedFor({ source, playback, busy }: PageMatchContext): boolean {
  const document = source.document.value;
  if (document === null || playback.playing.value || busy.value) return false;
  return (document.view.decision?.mine?.choices.length ?? 0) === 0 && awaited(document).length > 0;
}

/**
 * Covers the screen as soon as its holder has been asked something, is asked nothing more, and somebody else waits. Who
 * takes the device only to look, or to change a plan, covers it themselves. Returns what ends that.
 */
export function coverWhenDone(match: PageMatchContext, visit: Visit): () => void {
  const { source } = match;
  let asked = false;
  return effect(() => {
    if ((source.document.value?.view.decision?.mine?.choices.length ?? 0) > 0) asked = true;
    // Not while the table is being drawn.
    if (isWaitedFor(match) && asked) queueMicrotask(() => coverScreen(visit));
  });
}
