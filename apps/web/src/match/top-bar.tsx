// The slim line above the table: where we are, who plays, whether we are connected, and the menu.

import type { ComponentChildren } from 'preact';
import type { GameTable } from '@bridgefront/page/contract.ts';
import { texts } from '../texts/index.ts';
import type { Room } from '@bridgefront/page/match-context.ts';
import { SeatsStrip } from './seats-strip.tsx';
import styles from './top-bar.module.css';

/** The line; `children`: the menu. */
export function TopBar({
  room,
  game,
  children,
}: {
  readonly room: Room;
  readonly game: GameTable | null;
  readonly children: ComponentChildren;
}) {
  const status = game?.status(room.shown.value.view.table) ?? '';
  const connection = room.source.connection.value;
  const { match } = texts;
  return (
    <header class={styles.bar}>
      <a class={styles.home} href="/" aria-label={match.leaveTable}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
      </a>
      <h1 class={styles.status}>{status === '' ? texts.shell.title : status}</h1>
      <div class={styles.seats}>
        <SeatsStrip room={room} />
      </div>
      <span class={styles.end}>
        {room.source.seat === null && <span class={styles.badge}>{match.spectating}</span>}
        <span class={`${styles.dot} ${styles[connection]}`} title={match.connection[connection]} />
        {children}
      </span>
    </header>
  );
}
