// The battle over the table: it opens by itself, takes no focus, stands in the half of the stage that it is not fought
// in, and goes when it has been told.

import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Match } from '../match.ts';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import { battleAt } from './story.ts';
import type { BattleStory } from './story.ts';
import styles from './battle-place.module.css';

const OpenBattle = onNeed(async () => (await import('./battle-tray.tsx')).OpenBattle);

function useStory(match: Match): BattleStory | null {
  return useComputed(() => {
    const reports = match.source.reports.value;
    const at = match.playback.current.value?.index ?? null;
    const story = battleAt(reports, at ?? reports.length - 1);
    if (story === null) return null;
    // Open while it is told or waits for an answer.
    const told = at !== null && at <= story.last;
    const waits = match.shown.value.view.table.battle !== undefined && story.over === null;
    return told || waits ? story : null;
  }).value;
}

/** The latest battle, as far as it is shown. */
export function Battle({ match }: { readonly match: Match }) {
  const story = useStory(match);
  const hex = story?.opening.hex ?? null;
  const mark = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<'top' | 'bottom'>('bottom');
  useLayoutEffect(() => {
    const stage = mark.current?.closest('[data-part="stage"]');
    const place = stage?.querySelector(`[data-hex="${hex}"]`)?.getBoundingClientRect();
    const tray = mark.current?.closest<HTMLElement>('[data-overlay]');
    if (stage === null || stage === undefined || place === undefined || !tray) return;
    const box = stage.querySelector('[data-part="board"]')?.getBoundingClientRect();
    if (box === undefined) return;
    const below = place.top + place.height / 2 > box.top + box.height / 2 + place.height / 2;
    setAt(below ? 'top' : 'bottom');
    const from = tray.getBoundingClientRect();
    tray.style.setProperty('--to', `${place.left + place.width / 2 - from.left}px`);
  }, [story?.first]);
  if (story === null) return null;
  return (
    <Overlay at={at} bare class={styles.tray ?? ''} data-battle={at}>
      <span ref={mark} hidden />
      <OpenBattle story={story} match={match} />
    </Overlay>
  );
}
