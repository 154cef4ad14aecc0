// Sounds of a match: a reveal begins, a battle is shown, the reader has won. Only where they are wanted.

import { computed, effect } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { Sound } from '../source/chime.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { makeSound } from '../source/sound-setting.ts';

function hasWon({ source }: PageMatchContext): boolean {
  const winners = source.document.value?.view.outcome?.winners ?? [];
  return source.seat !== null && winners.includes(source.seat);
}

// What the moment sounds like; the same again is silent until something else was.
function soundOf(match: PageMatchContext, game: GamePage | null): ReadonlySignal<Sound | null> {
  const { playback } = match;
  return computed(() => {
    const shown = playback.current.value;
    if (shown !== null) return game?.battles?.includes(shown.report.face.tell) === true ? 'battle' : 'reveal';
    return hasWon(match) ? 'win' : null;
  });
}

/** Keeps sounding until it is stopped; what stands there at the beginning is no news. */
export function soundEvents(match: PageMatchContext, game: GamePage | null): () => void {
  const sound = soundOf(match, game);
  let before = sound.peek();
  let revealed = false;
  return effect(() => {
    const now = sound.value;
    if (now === before) return;
    before = now;
    if (now === null) revealed = false;
    // One sound for a reveal, however often a battle interrupts it.
    const again = now === 'reveal' && revealed;
    if (now === 'reveal' || now === 'battle') revealed = true;
    if (now !== null && !again) makeSound(now);
  });
}
