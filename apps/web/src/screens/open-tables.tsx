// Tables that wait for players, and matches to watch; both keep themselves up to date.

import { useLocation } from 'preact-iso';
import { useSignal } from '@preact/signals';
import type { MatchInfo } from '@bridgefront/protocol';
import { ask } from '../source/api.ts';
import { titleOf } from '../source/games.ts';
import { mySeat } from '../source/my-seat.ts';
import { usePolled } from '../source/poll.ts';
import { Problem } from '../source/problem.ts';
import { act } from '../source/session.ts';
import { texts } from '../texts/index.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import styles from './home.module.css';
import { MatchList, MatchRow } from './match-row.tsx';
import { openSeats, whenWords } from './words.ts';

const freshEvery = 5_000;
const rowHeight = '6.5rem';

/** Who plays there, for the names of buttons. */
function playersOf({ seats }: MatchInfo): string {
  return seats.flatMap(({ name }) => (name === null ? [] : [name])).join(', ');
}

function Join({ info }: { readonly info: MatchInfo }) {
  const { start } = texts.shell;
  const { route } = useLocation();
  const busy = useSignal(false);
  const join = async (): Promise<void> => {
    busy.value = true;
    const answer = await act('join', { params: { match: info.id }, body: {} });
    busy.value = false;
    if (answer instanceof Problem) toast(answer.message, 'bad');
    else route(`/m/${info.id}`);
  };
  if (mySeat(info) !== null || openSeats(info) === 0)
    return <ButtonLink href={`/m/${info.id}`}>{start.look}</ButtonLink>;
  return (
    <Button
      kind="primary"
      busy={busy.value}
      aria-label={start.joinLong(titleOf(info.game), playersOf(info))}
      onClick={() => void join()}
    >
      {start.join}
    </Button>
  );
}

/** Tables in the lobby. */
export function OpenTables() {
  const { start } = texts.shell;
  const found = usePolled(
    () => ask('listMatches', { query: { show: 'open', limit: 20 } }),
    freshEvery,
    'open',
  );
  const answer = found.value;
  if (answer === null) return <Skeleton lines={1} height={rowHeight} />;
  if (answer instanceof Problem)
    return <MatchList label={start.open} empty={answer.message} children={null} />;
  const tables = answer.matches.filter((info) => openSeats(info) > 0 || mySeat(info) !== null);
  return (
    <MatchList label={start.open} empty={tables.length === 0 ? start.noOpen : null}>
      {tables.map((info) => (
        <MatchRow
          key={info.id}
          info={info}
          news={[
            ...(openSeats(info) > 0 ? [start.left(openSeats(info))] : []),
            whenWords(info.createdAt, Date.now()),
          ].join(' · ')}
        >
          <Join info={info} />
        </MatchRow>
      ))}
    </MatchList>
  );
}

/** The way to a match that runs: to one's own seat, or to look on. */
export function Watch({ info }: { readonly info: MatchInfo }) {
  const { start } = texts.shell;
  return mySeat(info) === null ? (
    <ButtonLink href={`/m/${info.id}`} icon="eye" aria-label={start.watchLong(playersOf(info))}>
      {start.watch}
    </ButtonLink>
  ) : (
    <ButtonLink href={`/m/${info.id}`} iconEnd="forth">
      {start.play}
    </ButtonLink>
  );
}

/** A match to look on at, in a list. */
export function ToWatch({ info }: { readonly info: MatchInfo }) {
  const when = whenWords(info.startedAt ?? info.createdAt, Date.now());
  return (
    <MatchRow info={info} news={info.show === true ? texts.shell.start.show : when}>
      <Watch info={info} />
    </MatchRow>
  );
}

/** A few matches that are being played: of people, or of bots for show. */
export function MatchesToWatch() {
  const { start } = texts.shell;
  const answer = usePolled(() => ask('getWatch'), freshEvery * 3, 'live').value;
  const matches = answer === null || answer instanceof Problem ? [] : answer.matches;
  return (
    <section aria-labelledby="live">
      <header class={styles.head}>
        <h2 id="live">{start.live}</h2>
        <a href="/watch">{start.all}</a>
      </header>
      {answer === null ? (
        <Skeleton lines={1} height={rowHeight} />
      ) : (
        <MatchList
          label={start.live}
          empty={answer instanceof Problem ? answer.message : matches.length === 0 ? start.noLive : null}
        >
          {answer instanceof Problem ? null : matches.map((info) => <ToWatch key={info.id} info={info} />)}
        </MatchList>
      )}
    </section>
  );
}
