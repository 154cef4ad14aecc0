// The handles of a replay: first, back, play, forward, last, a slider with marks, pace, eyes, and a link to here.

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { Pace } from '@bridgefront/page/match-context.ts';
import { PaceSelect } from '@bridgefront/page/reveal/pace-select.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { hearKeys, shortcutsOn } from '../match/shortcuts.ts';
import { matchTexts } from '../texts/match.ts';
import { CourseMarks } from './course-marks.tsx';
import { marksOf } from './marks.ts';
import type { Replayed } from './moments.ts';
import type { ReplayPlayback } from './replay-playback.ts';
import styles from './replay-bar.module.css';

const words = matchTexts.replay;
const paces: readonly Pace[] = ['slow', 'normal', 'fast'];

interface BarProps {
  readonly playback: ReplayPlayback;
  readonly replayed: Replayed;
  readonly game: GamePage | null;
  /** Null: only the reader's own eyes, and no address of a moment. */
  readonly eyes: {
    readonly names: readonly string[];
    readonly seat: number | null;
    readonly look: (seat: number | null) => void;
  } | null;
  /** What stands below the slider, as wide as it. */
  readonly below?: ComponentChildren;
  /** What else can be done here. */
  readonly children?: ComponentChildren;
}

function Handles({ playback }: { readonly playback: ReplayPlayback }) {
  const first = playback.at.value === 0;
  const last = playback.waiting.value === 0;
  const running = playback.running.value;
  return (
    <div class={styles.handles} role="group" aria-label={words.handles}>
      <Button
        kind="quiet"
        icon="first"
        label={words.first}
        disabled={first}
        onClick={() => playback.seek(0)}
      />
      <Button kind="quiet" icon="left" label={words.back} disabled={first} onClick={() => playback.back()} />
      <Button
        kind="primary"
        icon={running ? 'pause' : 'play'}
        label={running ? words.pause : words.play}
        onClick={() => playback.toggle()}
      />
      <Button
        kind="quiet"
        icon="right"
        label={words.forward}
        disabled={last}
        onClick={() => playback.next()}
      />
      <Button kind="quiet" icon="last" label={words.last} disabled={last} onClick={() => playback.finish()} />
    </div>
  );
}

function Slider({
  playback,
  replayed,
  game,
  below,
}: Pick<BarProps, 'playback' | 'replayed' | 'game' | 'below'>) {
  const marks = useMemo(() => (game === null ? [] : marksOf(replayed, game)), [replayed, game]);
  const at = playback.at.value;
  const count = replayed.moments.length;
  const now = marks.findLastIndex((mark) => mark.at <= at);
  const heading = marks[now]?.heading ?? words.beginning;
  const most = Math.max(1, count - 1);
  return (
    <div class={styles.course}>
      <input
        type="range"
        min={0}
        max={most}
        value={at}
        aria-label={words.slider}
        aria-valuetext={`${heading} ${words.moment(at + 1, count)}`}
        onInput={(event) => playback.seek(Number(event.currentTarget.value))}
      />
      <CourseMarks marks={marks} most={most} now={now} seek={(moment) => playback.seek(moment)} />
      {below}
    </div>
  );
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast(words.copied, 'good');
  } catch {
    toast(location.href);
  }
}

function Eyes({ names, seat, look }: NonNullable<BarProps['eyes']>) {
  return (
    <>
      <select
        aria-label={words.eyes}
        value={seat === null ? 'table' : String(seat)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          look(value === 'table' ? null : Number(value));
        }}
      >
        <option value="table">{words.everybody}</option>
        {names.map((name, index) => (
          <option key={index} value={index}>
            {words.eyesOf(name)}
          </option>
        ))}
      </select>
      <Button size="small" icon="link" onClick={() => void copyLink()}>
        {words.link}
      </Button>
    </>
  );
}

// Back and forward by arrows, play and pause by the space bar, wherever the focus is.
function useKeys(playback: ReplayPlayback): void {
  useEffect(() => {
    const acts: { readonly [key: string]: () => void } = {
      ArrowLeft: () => playback.back(),
      ArrowRight: () => playback.next(),
      ' ': () => playback.toggle(),
    };
    return hearKeys((event) => {
      const { key, target } = event;
      const act = acts[key];
      if (act === undefined || !shortcutsOn.peek()) return;
      // Where they mean something already.
      const own = key === ' ' ? 'button, a, summary' : '[role="tablist"]';
      if (target instanceof Element && target.closest(own) !== null) return;
      event.preventDefault();
      act();
    });
  }, [playback]);
}

/** The bar below the table. */
export function ReplayBar({ playback, replayed, game, eyes, below, children }: BarProps) {
  useKeys(playback);
  return (
    <section class={styles.bar} aria-label={words.bar} data-replay={playback.at.value}>
      <Handles playback={playback} />
      <Slider playback={playback} replayed={replayed} game={game} below={below} />
      <div class={styles.looks}>
        <PaceSelect playback={playback} offered={paces} />
        {eyes !== null && <Eyes {...eyes} />}
        {children}
      </div>
    </section>
  );
}
