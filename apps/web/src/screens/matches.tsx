// The reader's own matches: my turn first.

import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import { Page, PageHead } from '../app/page.tsx';
import { connected } from '../source/connection.ts';
import { loadGames } from '../source/games.ts';
import { inOrder, isAsked, loadMyMatches, myMatches, myTurns } from '../source/my-matches.ts';
import type { MyTurn } from '../source/my-turn.ts';
import { isHere } from '../local/ids.ts';
import { every } from '../source/poll.ts';
import { hasLeft, isHandedRound } from '../source/my-seat.ts';
import { Problem } from '../source/problem.ts';
import { before, me } from '../source/session.ts';
import { texts } from '../texts/index.ts';
import { mineTexts as mine } from '../texts/mine.ts';
import { ratingTexts } from '../texts/ratings.ts';
import { laterTexts } from '../texts/later.ts';
import { ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import styles from './lists.module.css';
import { MatchList, MatchRow } from './match-row.tsx';
import { RemoveButton } from './remove-button.tsx';
import { GoBackButton, HandOverButton } from './hand-over.tsx';
import { openSeats, whenWords } from './words.ts';
import { Watch } from './open-tables.tsx';
import { PlayButton } from './play-button.tsx';
import { Records } from './records.tsx';
import { Results, resultWords } from './results.tsx';

const freshEvery = 10_000;

function newsOf(info: MatchInfo, turn: MyTurn | undefined): string {
  const { start } = texts.shell;
  if (isAsked(info)) return laterTexts.challenge.asks(info.openedBy);
  if (info.status === 'lobby')
    return `${mine.lobby} ${openSeats(info) > 0 ? start.left(openSeats(info)) : ''}`;
  if (info.status !== 'live') return resultWords(info, Date.now());
  if (hasLeft(info)) return mine.youLeft;
  if (turn === undefined) return '';
  const now = Date.now();
  const until = turn.deadline === null ? '' : ` ${mine.deadline(whenWords(turn.deadline, now))}`;
  if (isHandedRound(info)) return mine.waitingFor(peopleAsked(info, turn));
  if (turn.mine) return `${mine.yourTurn}${until}`;
  return mine.waitingFor(turn.waiting.map((seat) => info.seats[seat]?.name ?? ''));
}

// Bots go on by themselves: where they alone are asked, whoever opens it will see who is next.
function peopleAsked({ seats }: MatchInfo, { waiting }: MyTurn): string[] {
  const people = seats.filter(({ kind }) => kind === 'human');
  const asked = people.filter(({ seat }) => waiting.includes(seat));
  return (asked.length > 0 ? asked : people).map(({ name }) => name ?? '');
}

function Row({ info }: { readonly info: MatchInfo }) {
  const turn = myTurns.value.get(info.id);
  const hot = isAsked(info) || (info.status === 'live' && turn?.mine === true);
  const over = info.status !== 'live' && info.status !== 'lobby';
  return (
    <MatchRow info={info} hot={hot} news={newsOf(info, turn)}>
      {info.status === 'live' && hasLeft(info) ? (
        <Watch info={info} />
      ) : (
        <ButtonLink kind={hot ? 'primary' : 'secondary'} href={`/m/${info.id}`} iconEnd="forth">
          {over ? mine.look : info.status === 'lobby' ? mine.toTable : texts.shell.start.play}
        </ButtonLink>
      )}
      {isHere(info.id) && <RemoveButton info={info} />}
    </MatchRow>
  );
}

function Part({ title, infos }: { readonly title: string; readonly infos: readonly MatchInfo[] }) {
  if (infos.length === 0) return null;
  return (
    <section>
      <h2 class={styles.heading}>{title}</h2>
      <MatchList label={title} empty={null}>
        {infos.map((info) => (
          <Row key={info.id} info={info} />
        ))}
      </MatchList>
    </section>
  );
}

function Lists() {
  const { tryAgain } = texts.shell;
  const answer = myMatches.value;
  if (!connected.value && (!Array.isArray(answer) || answer.length === 0))
    return <MatchList label={mine.title} empty={mine.away} children={null} />;
  if (answer === null) return <Skeleton lines={3} height="6.5rem" />;
  if (answer instanceof Problem)
    return <MatchList label={mine.title} empty={`${answer.message} ${tryAgain}`} children={null} />;
  if (answer.length === 0)
    return (
      <div class={styles.none}>
        <p>{mine.none}</p>
        <PlayButton size="large" />
        <ButtonLink kind="quiet" href="/you">
          {laterTexts.handOver.been}
        </ButtonLink>
      </div>
    );
  const sorted = inOrder(answer, myTurns.value);
  const goesOn = sorted.filter(({ status }) => status === 'live' || status === 'lobby');
  return (
    <div class={styles.parts}>
      <Part title={mine.running} infos={goesOn.filter((info) => !hasLeft(info))} />
      <Part title={mine.left} infos={goesOn.filter(hasLeft)} />
      <Results title={mine.over} infos={answer} row={(info) => <Row key={info.id} info={info} />} />
    </div>
  );
}

/** The screen at `/matches`. */
export function Matches() {
  const somebody = me.value?.identity;
  useEffect(() => void loadGames(), []);
  useEffect(() => every(freshEvery, loadMyMatches), [somebody]);
  const { start } = texts.shell;
  return (
    <Page title={mine.title}>
      <PageHead title={mine.title}>
        <div class={styles.acts}>
          {before.value !== null && <GoBackButton name={before.value} />}
          {me.value != null && <HandOverButton />}
          {me.value != null && (
            <ButtonLink kind="quiet" href="/ratings">
              {ratingTexts.link}
            </ButtonLink>
          )}
          {me.value != null && (
            <ButtonLink kind="quiet" href="/people">
              {ratingTexts.people}
            </ButtonLink>
          )}
          <ButtonLink href="/new" icon="plus">
            {start.newTable}
          </ButtonLink>
        </div>
      </PageHead>
      <Lists />
      <Records />
    </Page>
  );
}
