// The bar: where we are, the players as plates, whether we are connected, and the menu.

import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { texts } from '../texts/index.ts';
import { isHere, isLesson } from '../local/ids.ts';
import { matchTexts } from '../texts/match.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { region } from '@bridgefront/page/stage/stage.tsx';
import { useHeadHeight } from '@bridgefront/page/ui/head-height.ts';
import { SeatsStrip } from './seats-strip.tsx';
import styles from './top-bar.module.css';

/** The line; `children`: the menu. */
export function TopBar({
  match,
  game,
  children,
}: {
  readonly match: MatchContext;
  readonly game: GamePage | null;
  readonly children: ComponentChildren;
}) {
  // How long matches are says nothing of a lesson.
  const status = useComputed(() =>
    isLesson(match.source.match) ? matchTexts.lesson : (game?.status(match.shown.value.view.table) ?? ''),
  ).value;
  const connection = match.source.connection.value;
  const words = matchTexts;
  const head = useHeadHeight();
  return (
    <header ref={head} class={`${region('bar')} ${styles.bar}`}>
      <a class={styles.home} href="/" aria-label={words.leaveTable}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
      </a>
      <h1 class={styles.status}>{status === '' ? texts.shell.title : status}</h1>
      <div class={styles.seats}>
        <SeatsStrip match={match} game={game} />
      </div>
      <span class={styles.end}>
        {match.source.seat === null && !isHere(match.source.match) && (
          <span class={styles.badge}>{words.spectating}</span>
        )}
        <span
          class={`${styles.dot} ${styles[connection]}`}
          title={isHere(match.source.match) ? words.onDevice : words.connection[connection]}
        />
        {children}
      </span>
    </header>
  );
}
