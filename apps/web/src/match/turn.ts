// Telling somebody who looks elsewhere that it is their turn: title, sound, and a notification for who wants one.

import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { matchTexts } from '../texts/match.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { isHandedRound } from '../source/my-seat.ts';
import { makeSound } from '../source/sound-setting.ts';

/** What the browser allows; null: it has no notifications. */
export const notifyAllowed = signal(typeof Notification === 'undefined' ? null : Notification.permission);

/** Asks for permission; only ever by a click. */
export async function askToNotify(): Promise<void> {
  notifyAllowed.value = await Notification.requestPermission();
}

// Whether the reader has something to choose now.
function isMyTurn(match: MatchContext): ReadonlySignal<boolean> {
  return computed(() => {
    const mine = match.source.document.value?.view.decision?.mine ?? null;
    // What the host is about to choose by itself calls nobody.
    const asked = mine !== null && mine.choices.length > 0 && mine.plan.length === 0;
    return asked && match.source.document.value?.host.forced === undefined;
  });
}

// Returns how to take it back; null: there is none.
function notify(match: MatchContext): (() => void) | null {
  const info = match.source.info.peek();
  // Whose turn it is on a device that is handed round, the screen says.
  if (notifyAllowed.peek() !== 'granted' || (info !== null && isHandedRound(info))) return null;
  const prompt = match.source.document.peek()?.view.decision?.mine?.prompt ?? '';
  try {
    const made = new Notification(matchTexts.notifyTurn, { body: prompt, tag: match.source.match });
    made.onclick = () => {
      window.focus();
      made.close();
    };
    return () => made.close();
  } catch {
    // Some phones allow notifications only to service workers.
    return null;
  }
}

/** Keeps telling until it is stopped. */
export function tellTurns(match: MatchContext): () => void {
  const title = document.title;
  const mine = isMyTurn(match);
  const question = computed(() => (mine.value ? (match.source.document.value?.host.decision ?? null) : null));
  let first = true;
  let takeBack: (() => void) | null = null;
  const stop = effect(() => {
    const now = question.value;
    // What is asked no more is nobody's news.
    takeBack?.();
    takeBack = null;
    document.title = now === null ? title : `${matchTexts.titleTurn} · ${title}`;
    if (now !== null && !first) {
      makeSound('turn');
      if (document.visibilityState === 'hidden') takeBack = notify(match);
    }
    first = false;
  });
  return () => {
    stop();
    takeBack?.();
    document.title = title;
  };
}
