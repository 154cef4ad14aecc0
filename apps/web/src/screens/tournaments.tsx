// Tournaments: those that are open, run or are over, and making one.

import { useLocation } from 'preact-iso';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TournamentSummary } from '@bridgefront/protocol';
import { Page, PageHead } from '../app/page.tsx';
import { ask } from '../source/api.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { usePolled } from '../source/poll.ts';
import { Problem } from '../source/problem.ts';
import { tournamentTexts as texts } from '../texts/tournaments.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { TournamentForm } from './tournament-form.tsx';
import rows from './rows.module.css';
import styles from './tournaments.module.css';

const freshEvery = 10_000;

/** What is played, in one line. */
export function planWords({ game, format, seats, pace }: TournamentSummary): string {
  return texts.what(titleOf(game) || game, texts.formatOf(format), seats, texts.paces[pace]);
}

/** How far it is, in one line. */
export function courseWords(info: TournamentSummary): string {
  const { status, entrants, most, round, season, seasons } = info;
  const parts = [texts[status], texts.players(entrants, most)];
  if (seasons > 1) parts.push(texts.seasonOf(season, seasons));
  if (status === 'running') parts.push(texts.round(round));
  return parts.join(' · ');
}

function Row({ info }: { readonly info: TournamentSummary }) {
  return (
    <li class={`${rows.row} ${styles.row}`}>
      <div>
        <h3>{info.name}</h3>
        <p>{planWords(info)}</p>
        <p class={styles.soft}>
          {courseWords(info)} · {texts.by(info.by)}
        </p>
      </div>
      <ButtonLink href={`/tournaments/${info.id}`} iconEnd="forth" label={info.name}>
        {info.mine ? texts.toMine : texts.look}
      </ButtonLink>
    </li>
  );
}

/** All of them. */
export function TournamentList() {
  useEffect(() => void loadGames(), []);
  const { route } = useLocation();
  const making = useSignal(false);
  const found = usePolled(() => ask('listTournaments'), freshEvery, '').value;
  return (
    <Page title={texts.title}>
      <PageHead title={texts.title} lead={texts.lead}>
        {found !== null && !(found instanceof Problem) && found.may && !making.value && (
          <Button kind="primary" icon="plus" onClick={() => (making.value = true)}>
            {texts.make}
          </Button>
        )}
      </PageHead>
      <div class={rows.parts}>
        {making.value && <TournamentForm made={({ id }) => route(`/tournaments/${id}`)} />}
        {found === null && <Skeleton lines={3} height="6rem" />}
        {found instanceof Problem && <p role="alert">{found.message}</p>}
        {found !== null && !(found instanceof Problem) && found.tournaments.length === 0 && (
          <p class={styles.soft}>{texts.none}</p>
        )}
        {found !== null &&
          !(found instanceof Problem) &&
          (['open', 'running', 'over'] as const).map((status) => {
            const some = found.tournaments.filter((one) => one.status === status);
            if (some.length === 0) return null;
            return (
              <section key={status} aria-labelledby={status}>
                <h2 id={status} class={rows.heading}>
                  {texts[status]}
                </h2>
                <ul class={rows.list}>
                  {some.map((info) => (
                    <Row key={info.id} info={info} />
                  ))}
                </ul>
              </section>
            );
          })}
      </div>
    </Page>
  );
}
