// What must not be overlooked: a lost connection, that a bot plays in one's place, and who left or wants to end the match.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import { isHere } from '../local/ids.ts';
import { hasLeft } from '../source/my-seat.ts';
import { matchTexts } from '../texts/match.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import type { PageMatchContext } from './create-match-context.ts';
import { coverScreen, isWaitedFor } from './handing-round.ts';
import { awaited } from './next-person.ts';
import type { Visit } from './visit.ts';
import { forgetOld, isRead, markRead } from './read-news.ts';
import { tableNews } from './table-news.ts';
import styles from './notices.module.css';

function useOnline(): boolean {
  const online = useSignal(navigator.onLine);
  useEffect(() => {
    const look = (): void => void (online.value = navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, [online]);
  return online.value;
}

/** Says that the connection is lost, as long as it is. */
export function ConnectionNotice({ match }: { readonly match: MatchContext }) {
  const online = useOnline();
  const connection = match.source.connection.value;
  const says = matchTexts;
  const offline = connection === 'lost' && !online;
  const there = offline ? says.connection.offline : says.connection[connection];
  const words = isHere(match.source.match) ? says.onDevice : there;
  return (
    <div role="status" class={connection === 'live' ? 'visually-hidden' : `${styles.notice} ${styles.lost}`}>
      <p>{words}</p>
    </div>
  );
}

/** Says that a bot plays for the reader: with the way back, or for good. */
export function StandInNotice({
  info,
  comeBack,
}: {
  readonly info: MatchInfo;
  readonly comeBack: () => void;
}) {
  const says = matchTexts;
  const live = info.status === 'live';
  const gone = live && hasLeft(info);
  const away = live && !gone && info.seats.some(({ mine, standIn }) => mine && standIn !== null);
  return (
    <div role="status">
      {gone && (
        <div class={`${styles.notice} ${styles.lost}`}>
          <p>{says.youLeft}</p>
          <a class={styles.back} href="/">
            {says.leaveTable}
          </a>
        </div>
      )}
      {away && (
        <div class={`${styles.notice} ${styles.lost}`}>
          <p>{says.standInPlays}</p>
          <button type="button" class={styles.back} onClick={comeBack}>
            {says.comeBack}
          </button>
        </div>
      )}
    </div>
  );
}

/** Says who waits for the device, to somebody who took it only to look. */
export function WaitedForNotice({
  match,
  visit,
}: {
  readonly match: PageMatchContext;
  readonly visit: Visit;
}) {
  const { cover } = matchTexts;
  const document = match.source.document.value;
  if (document === null || !isWaitedFor(match)) return null;
  return (
    <div role="status" class={`${styles.notice} ${styles.lost}`}>
      <p>{cover.waiting(awaited(document).map((seat) => document.host.names[seat]))}</p>
      <button type="button" class={styles.back} onClick={() => coverScreen(visit)}>
        {cover.cover}
      </button>
    </div>
  );
}

/** Says who has left the match for good, has voted to end it, or plays for a bot, until the reader closes it. */
export function TableNews({ info }: { readonly info: MatchInfo }) {
  const all = tableNews(info);
  const keys = all.map(({ key }) => key);
  useEffect(() => forgetOld(info.id, keys), [info.id, keys.join(' ')]);
  return (
    <div role="status">
      {all
        .filter(({ key }) => !isRead(info.id, key))
        .map(({ key, says }) => (
          <div key={key} class={`${styles.notice} ${styles.lost}`}>
            <p>{says}</p>
            <button
              type="button"
              class={styles.back}
              aria-label={matchTexts.close}
              onClick={() => markRead(info.id, key)}
            >
              <Icon name="close" />
            </button>
          </div>
        ))}
    </div>
  );
}
