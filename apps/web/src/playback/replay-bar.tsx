// The handles of a replay: first, back, play, forward, last, a slider with the rounds, pace, eyes, and a link to here.

import type { ComponentChildren } from 'preact';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { Pace } from '@bridgefront/page/match-context.ts';
import { PaceSelect } from '@bridgefront/page/reveal/pace-select.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { matchTexts } from '../texts/match.ts';
import type { Moment } from './moments.ts';
import type { ReplayPlayback } from './replay-playback.ts';
import styles from './replay-bar.module.css';

const words = matchTexts.replay;
const paces: readonly Pace[] = ['slow', 'normal', 'fast'];

interface BarProps {
  readonly playback: ReplayPlayback;
  readonly moments: readonly Moment[];
  readonly game: GamePage | null;
  /** Null: only the reader's own eyes, and no address of a moment. */
  readonly eyes: {
    readonly names: readonly string[];
    readonly seat: number | null;
    readonly look: (seat: number | null) => void;
  } | null;
  /** What else can be done here. */
  readonly children?: ComponentChildren;
}

// Where each section of the log begins, such as a round.
function sectionsOf(
  moments: readonly Moment[],
  game: GamePage | null,
): readonly { readonly at: number; readonly heading: string }[] {
  return moments.flatMap(({ report }, at) => {
    const heading = report === null ? null : (game?.section(report) ?? null);
    return heading === null ? [] : [{ at, heading }];
  });
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

function Slider({ playback, moments, game }: Pick<BarProps, 'playback' | 'moments' | 'game'>) {
  const sections = sectionsOf(moments, game);
  const at = playback.at.value;
  const now = sections.findLast((section) => section.at <= at);
  const most = Math.max(1, moments.length - 1);
  return (
    <div class={styles.course}>
      <input
        type="range"
        min={0}
        max={most}
        value={at}
        aria-label={words.slider}
        aria-valuetext={`${now?.heading ?? words.beginning} ${words.moment(at + 1, moments.length)}`}
        onInput={(event) => playback.seek(Number(event.currentTarget.value))}
      />
      <ol class={styles.rounds} aria-label={words.rounds}>
        {sections.map((section, index) => (
          <li key={section.at} style={{ insetInlineStart: `${(100 * section.at) / most}%` }}>
            <button
              type="button"
              title={section.heading}
              aria-label={section.heading}
              aria-current={section === now ? 'step' : undefined}
              onClick={() => playback.seek(section.at)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
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

/** The bar below the table. */
export function ReplayBar({ playback, moments, game, eyes, children }: BarProps) {
  return (
    <section class={styles.bar} aria-label={words.bar} data-replay={playback.at.value}>
      <Handles playback={playback} />
      <Slider playback={playback} moments={moments} game={game} />
      <div class={styles.looks}>
        <PaceSelect playback={playback} offered={paces} />
        {eyes !== null && <Eyes {...eyes} />}
        {children}
      </div>
    </section>
  );
}
