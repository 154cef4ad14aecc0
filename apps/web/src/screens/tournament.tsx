// One tournament: what one does there now, standings, and the tables of its rounds; it keeps itself up to date.

import { useRoute } from 'preact-iso';
import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TournamentInfo } from '@bridgefront/protocol';
import { Page, PageHead } from '../app/page.tsx';
import { ask } from '../source/api.ts';
import { loadGames } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { act, me } from '../source/session.ts';
import '../source/tournament-routes.ts';
import { tournamentTexts as texts } from '../texts/tournaments.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { Select } from '@bridgefront/page/ui/field.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { Rounds, Standings } from './tournament-tables.tsx';
import { courseWords, planWords, TournamentList } from './tournaments.tsx';
import rows from './rows.module.css';
import styles from './tournaments.module.css';

const [wait, again] = [20, 3000];
const when = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

type Shown = Signal<TournamentInfo | Problem | null>;

// Asked for again with each change, as long as the page is there.
function useFollowed(id: string, season: number | null): Shown {
  const shown: Shown = useSignal(null);
  useEffect(() => {
    let stopped = false;
    const follow = async (): Promise<void> => {
      while (!stopped) {
        const before = shown.peek();
        const known = before === null || before instanceof Problem ? null : before;
        const asked = season ?? undefined;
        const fresh = known === null || (season !== null && known.shown !== season);
        const query = {
          ...(asked !== undefined && { season: asked }),
          ...(!fresh && { after: known.number, wait }),
        };
        const answer = await ask('getTournament', { params: { tournament: id }, query });
        if (stopped) return;
        if (!(answer instanceof Problem) || known === null || answer.code === 'not-found')
          shown.value = answer;
        if (answer instanceof Problem) await new Promise((resolve) => setTimeout(resolve, again));
      }
    };
    shown.value = null;
    void follow();
    return () => void (stopped = true);
  }, [id, season, me.value?.identity]);
  return shown;
}

function Mine({ info }: { readonly info: TournamentInfo }) {
  const mine = info.people.find((one) => one.mine && !one.left);
  if (mine === undefined || info.status !== 'running') return null;
  const table = info.pairings.find(
    ({ players, absent, state }) =>
      players.includes(mine.number) &&
      !absent.includes(mine.number) &&
      (state === 'waiting' || state === 'playing'),
  );
  return (
    <div class={styles.card} role="status">
      {table === undefined && <p>{texts.waiting}</p>}
      {table !== undefined && (
        <>
          <p>{table.until === null ? texts.playing : texts.until(when.format(table.until))}</p>
          <ButtonLink kind="primary" href={`/m/${table.match}`} iconEnd="forth">
            {texts.toTable}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

type Act = 'joinTournament' | 'leaveTournament' | 'startTournament';

function Acts({ info, shown }: { readonly info: TournamentInfo; readonly shown: Shown }) {
  const busy = useSignal(false);
  const leaving = useSignal(false);
  const params = { tournament: info.id };
  const does = async (what: Act): Promise<void> => {
    busy.value = true;
    const answer = await act(what, { params, body: {} });
    busy.value = false;
    if (answer instanceof Problem) toast(answer.message, 'bad');
    else shown.value = answer;
  };
  const callOff = async (): Promise<void> => {
    const answer = await act('cancelTournament', { params });
    if (answer instanceof Problem) toast(answer.message, 'bad');
  };
  const open = info.status === 'open';
  return (
    <div class={styles.acts}>
      {info.joinable && !info.mine && (
        <Button kind="primary" icon="check" busy={busy.value} onClick={() => void does('joinTournament')}>
          {texts.join}
        </Button>
      )}
      {info.mine && (open || info.status === 'running') && (
        <Button
          icon="exit-door"
          onClick={() => (open ? void does('leaveTournament') : void (leaving.value = true))}
        >
          {texts.leave}
        </Button>
      )}
      {info.maker && open && (
        <Button icon="play" busy={busy.value} onClick={() => void does('startTournament')}>
          {info.season > 1 ? texts.startSeason : texts.start}
        </Button>
      )}
      {info.maker && open && info.season === 1 && (
        <Button onClick={() => void callOff()}>{texts.cancel}</Button>
      )}
      <Dialog
        title={texts.leave}
        open={leaving.value}
        onClose={() => (leaving.value = false)}
        foot={
          <>
            <Button onClick={() => (leaving.value = false)}>{texts.stay}</Button>
            <Button
              kind="primary"
              onClick={() => {
                leaving.value = false;
                void does('leaveTournament');
              }}
            >
              {texts.leave}
            </Button>
          </>
        }
      >
        <p>{texts.leaveSure}</p>
      </Dialog>
    </div>
  );
}

function Whole({
  info,
  shown,
  pick,
}: {
  readonly info: TournamentInfo;
  readonly shown: Shown;
  readonly pick: (season: number) => void;
}) {
  const { status, startsAt, season } = info;
  return (
    <>
      <PageHead title={info.name} lead={planWords(info)}>
        <Acts info={info} shown={shown} />
      </PageHead>
      <div class={rows.parts}>
        <div>
          <p class={styles.soft}>
            {courseWords(info)} · {texts.by(info.by)}
          </p>
          {status === 'open' && (
            <p class={styles.soft}>
              {startsAt === null ? texts.startsByMaker : texts.starts(when.format(startsAt))}
            </p>
          )}
        </div>
        <Mine info={info} />
        {season > 1 && (
          <Select
            label={texts.season}
            value={String(info.shown)}
            options={Array.from({ length: season }, (_, at) => ({
              value: String(at + 1),
              label: String(at + 1),
            }))}
            onSelect={(value) => pick(Number(value))}
          />
        )}
        <Standings info={info} />
        <Rounds info={info} />
        <p>
          <a href="/tournaments">{texts.all}</a>
        </p>
      </div>
    </>
  );
}

function Tournament({ id }: { readonly id: string }) {
  useEffect(() => void loadGames(), []);
  const season = useSignal<number | null>(null);
  const shown = useFollowed(id, season.value);
  const info = shown.value;
  const problem = info instanceof Problem ? info : null;
  return (
    <Page title={info === null || problem !== null ? texts.title : (info as TournamentInfo).name}>
      {info === null && <PageHead title={texts.title} />}
      {info === null && <Skeleton lines={4} height="8rem" />}
      {problem !== null && <PageHead title={texts.title} lead={problem.message} />}
      {info !== null && !(info instanceof Problem) && (
        <Whole info={info} shown={shown} pick={(picked) => void (season.value = picked)} />
      )}
    </Page>
  );
}

/** The screens at `/tournaments`: all of them, or one by its id. */
export function Tournaments() {
  const { params } = useRoute();
  const { id = '' } = params;
  return id === '' ? <TournamentList /> : <Tournament key={id} id={id} />;
}
