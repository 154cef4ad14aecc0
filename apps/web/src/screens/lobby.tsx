// A match before its start: who sits there, who is missing, and how to get them here.

import { useLocation } from 'preact-iso';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import type { Source } from '@bridgefront/page/source.ts';
import { Page, PageHead } from '../app/page.tsx';
import { coverOf } from '../games.ts';
import { Chat } from '../match/chat.tsx';
import { gamesNow, loadGames, titleOf } from '../source/games.ts';
import { mySeat } from '../source/my-seat.ts';
import { isExchanged, openWhenAsked } from '../source/dice.ts';
import { Problem } from '../source/problem.ts';
import { texts } from '../texts/index.ts';
import { laterTexts } from '../texts/later.ts';
import { lobbyTexts } from '../texts/lobby.ts';
import { setUpTexts } from '../texts/set-up.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { ChangedRules } from '../workshop/changed-rules.tsx';
import { changedOptions } from './changed-options.ts';
import { JoinCard } from './join-card.tsx';
import { KnownMarks } from './known-marks.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import styles from './lobby.module.css';
import { clockWords, openSeats } from './words.ts';
import { lobbyAct } from './lobby-acts.ts';
import type { LobbyAct } from './lobby-acts.ts';

function ReadyCard({
  info,
  act,
  busy,
}: {
  readonly info: MatchInfo;
  readonly act: LobbyAct;
  readonly busy: boolean;
}) {
  const mine = info.seats[mySeat(info) ?? -1];
  const missing = info.seats.filter(({ ready, name }) => !ready && name !== null);
  const open = openSeats(info);
  return (
    <section class={styles.card} aria-labelledby="ready">
      <h2 id="ready">{mine?.ready === true ? lobbyTexts.youReady : lobbyTexts.readyAsk}</h2>
      <p role="status">
        {info.opening !== null
          ? lobbyTexts.opening
          : lobbyTexts.missing(
              open,
              missing.map(({ name, mine: me }) => (me ? lobbyTexts.you : (name ?? ''))),
            )}
      </p>
      {info.voided !== null && info.opening === null && (
        <p class={styles.voided} role="status">
          <Icon name="warning" /> {lobbyTexts.voided(voidedBy(info), info.voided.times)}
        </p>
      )}
      <Button
        kind={mine?.ready === true ? 'secondary' : 'primary'}
        size="large"
        icon={mine?.ready === true ? 'undo' : 'check'}
        busy={busy}
        onClick={() => act(mine?.ready === true ? 'unready' : 'ready')}
      >
        {mine?.ready === true ? lobbyTexts.unready : lobbyTexts.ready}
      </Button>
      <Button kind="quiet" onClick={() => act('leave')}>
        {info.owner && open + 1 >= info.seats.filter(({ kind }) => kind === 'human').length
          ? lobbyTexts.close
          : lobbyTexts.leave}
      </Button>
    </section>
  );
}

// Who called the last start off, and how: by the names they had then, for others may sit there now.
function voidedBy({ seats, voided }: MatchInfo): readonly string[] {
  const { you, voidings } = lobbyTexts;
  const { acts = [], times } = voided ?? {};
  return acts
    .filter(({ round }) => round === times)
    .map(({ seat, name, did }) => {
      const mine = seats[seat]?.mine === true && seats[seat].name === name;
      return voidings[did](mine ? you : name);
    });
}

function Facts({ info }: { readonly info: MatchInfo }) {
  const { table } = setUpTexts;
  const changes = changedOptions(
    info.options,
    gamesNow().find(({ name }) => name === info.game),
  );
  return (
    <section class={styles.facts} aria-labelledby="facts">
      <h2 id="facts">{lobbyTexts.facts}</h2>
      <ul class={styles.lines}>
        <li>
          <Icon name="clock" /> {clockWords(info.clock)}
        </li>
        <li>
          <Icon name={info.visibility === 'private' ? 'lock' : 'eye'} />{' '}
          {table.visibilities[info.visibility].name}
        </li>
        <li>
          <Icon name="trophy" /> {info.rated === true ? table.rating.rated.name : table.rating.friendly.name}
          {info.rated === true && `: ${table.rating.rated.help}`}
        </li>
        {info.seating === 'random' && info.status === 'lobby' && (
          <li>
            <Icon name="rolling-dices" /> {lobbyTexts.drawn}
          </li>
        )}
        {info.tournament !== undefined && (
          <li>
            <Icon name="trophy" /> <a href={`/tournaments/${info.tournament}`}>{lobbyTexts.tournament}</a>
          </li>
        )}
        <li>
          <Icon name="settings" /> {table.sumChanges(changes?.length ?? 0)}
        </li>
      </ul>
      <ChangedRules game={info.game} options={info.options} />
      <p class={styles.dice}>
        {lobbyTexts.dice}{' '}
        <Tip content={lobbyTexts.diceWhy}>
          <button type="button" class={styles.seal}>
            <Icon name="lock" /> {info.commitment.slice(0, 12)}…
          </button>
        </Tip>
      </p>
    </section>
  );
}

function Cancelled() {
  const { home } = texts.shell;
  return (
    <Page title={lobbyTexts.cancelled}>
      <PageHead title={lobbyTexts.cancelled} lead={lobbyTexts.cancelledWhy} />
      <p class={styles.ways}>
        <ButtonLink kind="primary" href="/new">
          {texts.shell.start.newTable}
        </ButtonLink>
        <ButtonLink href="/">{home}</ButtonLink>
      </p>
    </Page>
  );
}

// The head of the page says who invites to what: an invitation has to stand without a word beside it.
function Welcome({ info, seated }: { readonly info: MatchInfo; readonly seated: boolean }) {
  const game = titleOf(info.game);
  const { Art, line } = coverOf(info.game);
  const host = seated ? null : info.openedBy;
  return (
    <header class={styles.welcome}>
      <Art class={styles.art} />
      <div>
        <h1>{host === null ? lobbyTexts.title(game) : lobbyTexts.invites(host, game)}</h1>
        {line !== '' && <p class={styles.line}>{line}</p>}
        <ul class={styles.chips}>
          <li>
            <Icon name="people" /> {texts.shell.rows.players(info.seats.length)}
          </li>
          <Minutes game={info.game} />
          <li>
            {/* Whoever learns here keeps the seat that is being decided on. */}
            <a href={`/learn/${info.game}`} target="_blank" rel="noreferrer">
              <Icon name="rules" /> {texts.shell.start.lessons}
              <span class="visually-hidden"> {lobbyTexts.newTab}</span>
            </a>
          </li>
        </ul>
      </div>
    </header>
  );
}

function Minutes({ game }: { readonly game: string }) {
  const { minutes } = coverOf(game);
  if (minutes === undefined) return null;
  return (
    <li>
      <Icon name="clock" /> {texts.shell.start.minutes(...minutes)}
    </li>
  );
}

// Who only looks on at a private table would be refused; alone with bots there is nobody to talk to.
function mayTalk(info: MatchInfo): boolean {
  const people = info.seats.filter(({ kind }) => kind === 'human').length;
  return people > 1 && (info.visibility === 'public' || info.owner || mySeat(info) !== null);
}

interface LobbyProps {
  /** The table as it is now; keep it up to date. */
  readonly info: MatchInfo;
  /** The table's live connection, for the chat. */
  readonly source: Source;
  /** Takes what the server answered to something that the reader did. */
  readonly took: (info: MatchInfo) => void;
}

/** The lobby of one match. */
export function Lobby({ info, source, took }: LobbyProps) {
  const { query, path, route } = useLocation();
  const busy = useSignal(false);
  useEffect(() => void loadGames(), []);
  // What comes of it is heard live; the answer may arrive after later news.
  useEffect(
    () => void openWhenAsked(info).then((answer) => isExchanged(answer) && toast(answer.message, 'bad')),
    [info.opening, info.start?.digest],
  );
  if (info.status === 'cancelled') return <Cancelled />;
  const act: LobbyAct = (what, more) => {
    busy.value = true;
    void lobbyAct(info, what, more).then((answer) => {
      busy.value = false;
      if (answer instanceof Problem) return toast(answer.message, 'bad');
      took(answer);
      if (what === 'decline') toast(laterTexts.challenge.declined);
      if (what === 'join' && Object.keys(query).length > 0) route(path, true);
    });
  };
  const game = titleOf(info.game);
  const seated = mySeat(info) !== null;
  return (
    <Page title={lobbyTexts.title(game)}>
      <Welcome info={info} seated={seated} />
      <div class={styles.lobby}>
        <div class={styles.main}>
          {!seated && <JoinCard info={info} invite={query['invite']} act={act} busy={busy.value} />}
          <KnownMarks facts={info}>
            <LobbySeats info={info} act={act} invited={query['invite'] !== undefined} />
            {mayTalk(info) && (
              <section aria-labelledby="talk">
                <h2 id="talk">{lobbyTexts.chat}</h2>
                <div class={styles.chat}>
                  <Chat source={source} />
                </div>
              </section>
            )}
          </KnownMarks>
        </div>
        <div class={styles.side}>
          {seated && <ReadyCard info={info} act={act} busy={busy.value} />}
          <Facts info={info} />
        </div>
      </div>
    </Page>
  );
}
