// Looking for people: what one would like to play, the wait, and what others wait for.

import { useLocation } from 'preact-iso';
import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Answer, SeekInfo } from '@bridgefront/protocol';
import { Page, PageHead, useTitle } from '../app/page.tsx';
import { ask } from '../source/api.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { every } from '../source/poll.ts';
import { Problem } from '../source/problem.ts';
import { followSeek, keepWish } from '../source/seek.ts';
import type { SeekWish } from '../source/seek.ts';
import { act, me } from '../source/session.ts';
import { makeSound } from '../source/sound-setting.ts';
import { findTexts } from '../texts/find.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { FindForm } from './find-form.tsx';
import styles from './find.module.css';
import rows from './rows.module.css';
import { OpenTables } from './open-tables.tsx';
import { spanWords } from './words.ts';

const freshEvery = 3000;

type Hall = Answer<'listSeeks'>;
type Kind = Omit<SeekWish, 'near'>;

function wordsOf({ game, seats, pace, rated }: Kind): string {
  const { what, pacesShort, stakes } = findTexts;
  return what(titleOf(game) || game, seats, pacesShort[pace], rated ? stakes.rated : stakes.friendly);
}

// Said apart from what changes each second, which would be read out again and again.
function Waited({ since }: { readonly since: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <p class={styles.soft}>{findTexts.waited(spanWords(Math.max(0, now.value - since) / 1000))}</p>;
}

function Looking({ info, end }: { readonly info: SeekInfo; readonly end: () => void }) {
  const busy = useSignal(false);
  const found = info.state !== 'waiting';
  useTitle(found ? findTexts.found : findTexts.looking);
  const withBots = async (): Promise<void> => {
    busy.value = true;
    const answer = await act('seekBots', { params: { seek: info.id }, body: {} });
    busy.value = false;
    if (answer instanceof Problem) toast(answer.message, 'bad');
  };
  return (
    <section class={styles.card} aria-labelledby="looking">
      <h2 id="looking">{found ? findTexts.found : findTexts.looking}</h2>
      <p>{wordsOf(info)}</p>
      <div role="status">
        {found ? (
          <p>{findTexts.foundWho(new Intl.ListFormat('en').format(info.names))}</p>
        ) : (
          <>
            {info.again && <p>{findTexts.again}</p>}
            <p>{findTexts.waiting(info.people)}</p>
            {info.within !== null && <p>{findTexts.within(info.within)}</p>}
            {info.problem !== null && <p>{info.problem}</p>}
            {info.bots && <p>{info.rated ? findTexts.bots : findTexts.botsFriendly}</p>}
          </>
        )}
      </div>
      {!found && <Waited since={info.since} />}
      <div class={styles.acts}>
        {!found && info.bots && (
          <Button kind="primary" icon="robot" busy={busy.value} onClick={() => void withBots()}>
            {findTexts.withBots}
          </Button>
        )}
        {!found && <Button onClick={end}>{findTexts.stop}</Button>}
      </div>
    </section>
  );
}

function ByMail({ mine, changed }: { readonly mine: readonly SeekInfo[]; readonly changed: () => void }) {
  const end = async ({ id }: SeekInfo): Promise<void> => {
    const answer = await act('endSeek', { params: { seek: id } });
    if (answer instanceof Problem) toast(answer.message, 'bad');
    changed();
  };
  if (mine.length === 0) return null;
  return (
    <section aria-labelledby="by-mail">
      <h2 id="by-mail" class={rows.heading}>
        {findTexts.mine}
      </h2>
      <ul class={rows.list}>
        {mine.map((info) => (
          <li key={info.id} class={`${rows.row} ${styles.row}`}>
            <p>
              {wordsOf(info)}
              {' · '}
              {info.match === null ? findTexts.waiting(info.people) : findTexts.found}
            </p>
            {info.match === null ? (
              <Button aria-label={findTexts.endLong(wordsOf(info))} onClick={() => void end(info)}>
                {findTexts.end}
              </Button>
            ) : (
              <ButtonLink kind="primary" href={`/m/${info.match}`}>
                {findTexts.toTable}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <p class={styles.soft}>
        <a href="/you">{findTexts.mineNote}</a>
      </p>
    </section>
  );
}

function Others({
  waiting,
  free,
  seek,
}: {
  readonly waiting: Hall['waiting'];
  readonly free: boolean;
  readonly seek: (wish: SeekWish) => void;
}) {
  return (
    <section aria-labelledby="others">
      <h2 id="others" class={rows.heading}>
        {findTexts.others}
      </h2>
      {waiting.length === 0 ? (
        <p class={styles.soft}>{findTexts.nobody}</p>
      ) : (
        <ul class={rows.list}>
          {waiting.map(({ people, ...kind }) => (
            <li key={wordsOf(kind)} class={`${rows.row} ${styles.row}`}>
              <p>
                {wordsOf(kind)} · {findTexts.count(people)}
              </p>
              {free && (
                <Button
                  aria-label={findTexts.joinLong(wordsOf(kind))}
                  onClick={() => seek({ ...kind, near: false })}
                >
                  {findTexts.joinThem}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

// Those who wait, without the reader.
function othersIn({ waiting, mine }: Hall): Hall['waiting'] {
  const own = new Set(mine.filter(({ match }) => match === null).map(wordsOf));
  return waiting.flatMap((kind) => {
    const people = kind.people - (own.has(wordsOf(kind)) ? 1 : 0);
    return people > 0 ? [{ ...kind, people }] : [];
  });
}

interface Looks {
  readonly live: Signal<SeekInfo | null>;
  readonly hall: Signal<Hall>;
  readonly lost: Signal<string>;
  /** Those that were ended here, of which an answer on its way may still tell. */
  readonly ended: Set<string>;
  readonly refresh: () => Promise<void>;
}

// The reader's live seek, followed: also the one of this page before it was loaded anew.
function useLive({ live, hall, lost, ended, refresh }: Looks): void {
  const { route } = useLocation();
  const id = live.value?.id;
  useEffect(() => {
    const first = live.peek();
    if (id === undefined || first === null) return undefined;
    let over = false;
    const stop = followSeek(first, (news) => {
      if (news instanceof Problem) {
        over = true;
        live.value = null;
        lost.value = news.code === 'not-found' ? findTexts.lost : news.message;
        return;
      }
      live.value = news;
      if (news.state !== 'started') return;
      over = true;
      makeSound('turn');
      route(`/m/${news.match}`);
    });
    return () => {
      stop();
      ended.add(id);
      // Whoever leaves this page looks no longer; one for whom a table was found is awaited there.
      if (!over && live.peek()?.state !== 'found')
        void ask('endSeek', { params: { seek: id } }).then(refresh);
    };
  }, [id]);
  useEffect(() => every(freshEvery, refresh), [me.value?.identity]);
  useEffect(() => {
    const left = hall.value.mine.find(({ pace }) => pace === 'live');
    if (live.peek() === null && left !== undefined && !ended.has(left.id)) live.value = left;
  }, [hall.value]);
}

/** The screen at `/find`. */
export function Find() {
  const live = useSignal<SeekInfo | null>(null);
  const hall = useSignal<Hall>({ waiting: [], mine: [] });
  const lost = useSignal('');
  const busy = useSignal(false);
  const refresh = async (): Promise<void> => {
    const answer = await ask('listSeeks');
    if (!(answer instanceof Problem)) hall.value = answer;
  };
  useEffect(() => void loadGames(), []);
  const ended = useMemo(() => new Set<string>(), []);
  useLive({ live, hall, lost, ended, refresh });
  const seek = async (wish: SeekWish): Promise<void> => {
    busy.value = true;
    const answer = await act('seek', { body: wish });
    busy.value = false;
    lost.value = answer instanceof Problem ? answer.message : '';
    if (answer instanceof Problem) return;
    keepWish(wish);
    if (answer.pace === 'live') live.value = answer;
    await refresh();
  };
  const { mine } = hall.value;
  return (
    <Page title={findTexts.title}>
      <PageHead title={findTexts.title} lead={findTexts.lead}>
        <ButtonLink href="/tournaments" icon="trophy">
          {findTexts.tournaments}
        </ButtonLink>
      </PageHead>
      <div class={rows.parts}>
        <p role="alert">
          {lost.value !== '' && (
            <>
              <Icon name="warning" /> {lost.value}
            </>
          )}
        </p>
        {live.value === null ? (
          <FindForm busy={busy.value} seek={(wish) => void seek(wish)} />
        ) : (
          <Looking info={live.value} end={() => void (live.value = null)} />
        )}
        <ByMail mine={mine.filter(({ pace }) => pace === 'mail')} changed={() => void refresh()} />
        <Others waiting={othersIn(hall.value)} free={live.value === null} seek={(wish) => void seek(wish)} />
        <section aria-labelledby="open">
          <h2 id="open" class={rows.heading}>
            {findTexts.tables}
          </h2>
          <OpenTables />
        </section>
      </div>
    </Page>
  );
}
