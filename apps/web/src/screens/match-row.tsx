// One match in a list: game, who sits there, the clock, and what can be done.

import type { ComponentChildren } from 'preact';
import type { MatchInfo, SeatInfo } from '@bridgefront/protocol';
import { gamesNow, titleOf } from '../source/games.ts';
import { isHere } from '../local/ids.ts';
import { mySeat } from '../source/my-seat.ts';
import { texts } from '../texts/index.ts';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { changedOptions } from './changed-options.ts';
import { KnownMarks } from './known-marks.tsx';
import styles from './match-row.module.css';
import { clockWords } from './words.ts';

interface SeatChipProps {
  readonly seat: SeatInfo;
  readonly mine: boolean;
  readonly won: boolean;
}

function SeatChip({ seat, mine, won }: SeatChipProps) {
  const { rows } = texts.shell;
  const open = seat.kind === 'human' && seat.name === null;
  return (
    <li class={`${styles.seat} ${open ? styles.open : ''} ${mine ? styles.mine : ''}`}>
      <SeatMark seat={seat.seat} />
      <span>{open ? (seat.challenged ?? rows.open) : (seat.name ?? seat.bot)}</span>
      {mine && <span class={styles.note}>{rows.you}</span>}
      {seat.kind === 'bot' && <Icon name="robot" label={rows.bot} class={styles.note} />}
      {seat.program === true && <Icon name="robot" label={rows.program} class={styles.note} />}
      {won && <Icon name="check" label={rows.winner} class={styles.won} />}
    </li>
  );
}

interface MatchRowProps {
  readonly info: MatchInfo;
  /** A line about what goes on now. */
  readonly news?: ComponentChildren;
  /** It is the reader's turn here. */
  readonly hot?: boolean;
  readonly children: ComponentChildren;
}

/** A row of the list; `children`: its buttons. */
export function MatchRow({ info, news, hot = false, children }: MatchRowProps) {
  const { rows } = texts.shell;
  const game = gamesNow().find(({ name }) => name === info.game);
  const mine = mySeat(info);
  const changed = changedOptions(info.options, game)?.length ?? 0;
  const here = isHere(info.id);
  return (
    <li class={`${styles.row} ${hot ? styles.hot : ''}`}>
      <div class={styles.facts}>
        <h3 class={styles.game}>{titleOf(info.game) || info.game}</h3>
        <p class={styles.line}>
          {here ? (
            <>
              <Icon name="screen" /> {rows.onDevice}
            </>
          ) : (
            <>
              <Icon name="clock" /> {clockWords(info.clock)}
            </>
          )}
          {info.rated === true && ` · ${rows.rated}`}
          {changed > 0 && ` · ${rows.options(changed)}`}
          {info.show === true && ` · ${rows.show}`}
          {info.visibility === 'private' && !here && info.show !== true && (
            <>
              {' · '}
              <Icon name="lock" /> {rows.private}
            </>
          )}
        </p>
        <p class={styles.news}>{news}</p>
      </div>
      <ul class={styles.seats} aria-label={rows.seats}>
        <KnownMarks facts={info}>
          {info.seats.map((seat) => (
            <SeatChip
              key={seat.seat}
              seat={seat}
              mine={seat.seat === mine}
              won={info.outcome?.winners.includes(seat.seat) === true}
            />
          ))}
        </KnownMarks>
      </ul>
      <div class={styles.acts}>{children}</div>
    </li>
  );
}

/** A list of rows, or one friendly sentence. */
export function MatchList({
  label,
  empty,
  children,
}: {
  readonly label: string;
  /** Shown instead of the list. */
  readonly empty: ComponentChildren | null;
  readonly children: ComponentChildren;
}) {
  if (empty !== null)
    return (
      <div class={styles.empty} data-empty={Array.isArray(children)}>
        {empty}
      </div>
    );
  return (
    <ul class={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
