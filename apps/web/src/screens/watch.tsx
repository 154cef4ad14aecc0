// Matches to watch: those that run, and those that are over.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import { Page, PageHead } from '../app/page.tsx';
import { ask } from '../source/api.ts';
import { connected } from '../source/connection.ts';
import { loadGames } from '../source/games.ts';
import { usePolled } from '../source/poll.ts';
import { Problem } from '../source/problem.ts';
import { mineTexts } from '../texts/mine.ts';
import { watchTexts as watch } from '../texts/watch.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { Tabs } from '@bridgefront/page/ui/tabs.tsx';
import { endWords } from '../ending/end-words.ts';
import styles from './lists.module.css';
import { MatchList, MatchRow } from './match-row.tsx';
import { ToWatch } from './open-tables.tsx';
import { whenWords } from './words.ts';

type Show = 'live' | 'finished';
const freshEvery = 10_000;
const pageSize = 20;

function Row({ info }: { readonly info: MatchInfo }) {
  if (info.status === 'live') return <ToWatch info={info} />;
  const when = whenWords(info.finishedAt ?? info.createdAt, Date.now());
  return (
    <MatchRow info={info} news={`${endWords(info)} · ${when}`}>
      <ButtonLink href={`/m/${info.id}`} icon="eye">
        {mineTexts.look}
      </ButtonLink>
    </MatchRow>
  );
}

function List({ show }: { readonly show: Show }) {
  const limit = useSignal(pageSize);
  const found = usePolled(
    async () => {
      const listed = await ask('listMatches', { query: { show, limit: limit.peek() } });
      // Where people play nothing, bots do.
      const empty = show === 'live' && !(listed instanceof Problem) && listed.matches.length === 0;
      return empty ? ask('getWatch') : listed;
    },
    freshEvery,
    `${show} ${limit.value}`,
  );
  const answer = found.value;
  if (answer === null) return <Skeleton lines={3} height="6.5rem" />;
  if (answer instanceof Problem)
    return <MatchList label={watch.title} empty={answer.message} children={null} />;
  const { matches } = answer;
  return (
    <>
      <MatchList label={watch.title} empty={matches.length === 0 ? watch.none[show] : null}>
        {matches.map((info) => (
          <Row key={info.id} info={info} />
        ))}
      </MatchList>
      {matches.length >= limit.value && limit.value < 100 && (
        <p class={styles.more}>
          <Button onClick={() => (limit.value = Math.min(100, limit.value + pageSize))}>{watch.more}</Button>
        </p>
      )}
    </>
  );
}

/** The screen at `/watch`. */
export function Watch() {
  useEffect(() => void loadGames(), []);
  const show = useSignal<Show>('live');
  return (
    <Page title={watch.title}>
      <PageHead title={watch.title} lead={watch.lead} />
      <Tabs
        label={watch.title}
        selected={show.value}
        onSelect={(id) => (show.value = id === 'live' ? 'live' : 'finished')}
        tabs={[
          { id: 'live', label: watch.live, icon: 'eye' },
          { id: 'finished', label: watch.finished, icon: 'log' },
        ]}
      >
        <div class={styles.panel}>
          <h2 class="visually-hidden">{watch[show.value]}</h2>
          {connected.value ? (
            <List key={show.value} show={show.value} />
          ) : (
            <MatchList label={watch.title} empty={watch.away} children={null} />
          )}
        </div>
      </Tabs>
    </Page>
  );
}
