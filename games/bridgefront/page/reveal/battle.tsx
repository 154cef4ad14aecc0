// The battle, beside the table: it opens by itself, takes no focus, folds to one line when the reveal goes on, and stays until it is closed or the next battle comes.

import { useComputed, useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { bridgefrontTexts } from '../texts/table.ts';
import type { Match } from '../match.ts';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import { placesIn, victorOf } from './names.ts';
import { battleAt } from './story.ts';
import type { BattleStory } from './story.ts';
import styles from './battle.module.css';

const t = bridgefrontTexts.reveal.battle;
const OpenBattle = onNeed(async () => (await import('./battle-tray.tsx')).OpenBattle);

type State = 'open' | 'line' | 'closed';

// Open while it is told or waits for an answer; a line afterwards, if it has been seen; else nothing.
function stateOf(
  story: BattleStory,
  at: number | null,
  fought: boolean,
  wish: State | null,
  seen: boolean,
): State {
  if (wish !== null) return wish;
  const telling = at !== null && at <= story.last;
  if (telling || (fought && story.over === null)) return 'open';
  return seen ? 'line' : 'closed';
}

interface Wish {
  readonly first: number;
  readonly state: State;
}

function useStory(match: Match): BattleStory | null {
  return useComputed(() => {
    const reports = match.source.reports.value;
    const at = match.playback.current.value?.index ?? reports.length - 1;
    return battleAt(reports, at);
  }).value;
}

// A battle counts as seen once a moment of it has been shown.
function useSeen(story: BattleStory | null, at: number | null, seen: Signal<number>): boolean {
  if (story === null) return false;
  if (at !== null && at >= story.first && at <= story.last && seen.peek() !== story.first)
    seen.value = story.first;
  return seen.value === story.first;
}

// Whoever has closed a battle and asks to see it again wants it open.
function useFreshWish(wish: Signal<Wish | null>, at: number | null): void {
  const last = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (at !== null && (last.current === null || at < last.current)) wish.value = null;
    last.current = at;
  }, [at]);
}

/** The latest battle, as far as it is shown. */
export function Battle({ match }: { readonly match: Match }) {
  const wish = useSignal<Wish | null>(null);
  const seen = useSignal(-1);
  const story = useStory(match);
  const at = match.playback.current.value?.index ?? null;
  const hasSeen = useSeen(story, at, seen);
  useFreshWish(wish, at);
  if (story === null) return null;
  const table = match.shown.value.view.table;
  const wanted = wish.value?.first === story.first ? wish.value.state : null;
  const state = stateOf(story, at, table.battle !== undefined, wanted, hasSeen);
  const set = (next: State) => (): void => void (wish.value = { first: story.first, state: next });
  if (state === 'closed') return null;
  if (state === 'open')
    return (
      <Overlay at="bottom" bare class={styles.tray}>
        <OpenBattle story={story} match={match} close={set('closed')} />
      </Overlay>
    );
  const { hex } = story.opening;
  return (
    <Overlay at="bottom" class={styles.line}>
      <Button kind="quiet" size="small" icon="crossed-swords" onClick={set('open')}>
        {victorOf(story, match) ?? t.title(placesIn(match).hex(hex))}
      </Button>
      <Button kind="quiet" size="small" icon="close" label={t.close} onClick={set('closed')} />
    </Overlay>
  );
}
