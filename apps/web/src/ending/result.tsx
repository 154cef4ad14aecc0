// The end of a match: who won, who came where, and what can be done now.

import { useLocation } from 'preact-iso';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import { botLevels, botsNow, loadGames } from '../source/games.ts';
import { isHere } from '../local/ids.ts';
import { ask } from '../source/api.ts';
import { createHere } from '../source/create-here.ts';
import { isHandedRound, mySeat, ownSeat } from '../source/my-seat.ts';
import { Problem } from '../source/problem.ts';
import { getReady } from '../source/dice.ts';
import { act } from '../source/session.ts';
import { analysisTexts } from '../texts/analysis.ts';
import { texts } from '../texts/index.ts';
import { diceTexts, endTexts } from '../texts/ending.ts';
import { matchTexts } from '../texts/match.ts';
import { laterTexts } from '../texts/later.ts';
import { ordinal } from '@bridgefront/tabletop/words';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { ChangedRules } from '../workshop/changed-rules.tsx';
import { DiceCheck } from './dice-check.tsx';
import { endWords, placesOf } from './end-words.ts';
import styles from './result.module.css';
import { pageOf } from '../games.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { SessionPart } from '../sessions/session-part.tsx';
import { Story } from './story.tsx';

function Ranking({ info }: { readonly info: MatchInfo }) {
  const { rows } = texts.shell;
  const own = ownSeat(info);
  if (info.outcome === null)
    return (
      <ul class={styles.ranking} aria-label={endTexts.atTheTable}>
        {info.seats.map(({ seat, name }) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <span class={styles.name}>
              {name} {seat === own && <small>{rows.you}</small>}
            </span>
          </li>
        ))}
      </ul>
    );
  const { winners, ranking } = info.outcome;
  return (
    <ol class={styles.ranking} aria-label={endTexts.ranking}>
      {placesOf(ranking).flatMap(([place, seats]) =>
        seats.map((seat) => (
          <li key={seat} class={winners.includes(seat) ? styles.winner : ''}>
            <span class={styles.place}>{ordinal(place)}</span>
            <SeatMark seat={seat} />
            <span class={styles.name}>
              {info.seats[seat]?.name} {seat === own && <small>{rows.you}</small>}
            </span>
            {winners.includes(seat) && <Icon name="laurel-crown" label={rows.winner} />}
          </li>
        )),
      )}
    </ol>
  );
}

// Alone with bots, there is nobody to wait for.
async function rematch(info: MatchInfo): Promise<MatchInfo | Problem> {
  const fresh = await act('rematch', { params: { match: info.id }, body: {} });
  if (fresh instanceof Problem || fresh.seats.some(({ ready, mine }) => !ready && !mine)) return fresh;
  return getReady(fresh);
}

// Who played, and whoever of several people has the device.
function hasPlayed(info: MatchInfo): boolean {
  return mySeat(info) !== null || isHandedRound(info);
}

function Rematch({ info }: { readonly info: MatchInfo }) {
  const { route } = useLocation();
  const busy = useSignal(false);
  // One of this device may have been removed: it is asked for.
  if (info.rematch !== null && !isHere(info.id))
    return (
      <ButtonLink kind="primary" href={`/m/${info.rematch}`} icon="again">
        {endTexts.toRematch}
      </ButtonLink>
    );
  if (!hasPlayed(info)) return null;
  const again = async (): Promise<void> => {
    busy.value = true;
    const answer = await rematch(info);
    busy.value = false;
    if (answer instanceof Problem) toast(answer.message, 'bad');
    else route(`/m/${answer.id}`);
  };
  return (
    <Button kind="primary" icon="again" busy={busy.value} onClick={() => void again()}>
      {endTexts.rematch}
    </Button>
  );
}

// A table of bots of one level can be played again against the next or the one before.
function levelOf(info: MatchInfo, levels: readonly string[]): number {
  const bots = info.seats.flatMap(({ kind, bot }) => (kind === 'bot' ? [bot ?? ''] : []));
  const [first = ''] = bots;
  const played = bots.length === info.seats.length - 1 || isHandedRound(info);
  return played && bots.every((bot) => bot === first) ? levels.indexOf(first) : -1;
}

async function playLevel(info: MatchInfo, bot: string): Promise<MatchInfo | Problem> {
  const seats = info.seats.map(({ kind }) =>
    kind === 'bot' ? { kind: 'bot' as const, bot } : { kind: 'human' as const },
  );
  const { game, options, clock, visibility, seating } = info;
  const rated = info.rated === true && { rated: true };
  const body = { game, options, seats, clock, visibility, seating, ...rated };
  if (isHere(info.id))
    return createHere(
      body,
      info.seats.flatMap(({ kind, name }) => (kind === 'human' ? [name] : [])),
    );
  const fresh = await act('createMatch', { body });
  return fresh instanceof Problem ? fresh : getReady(fresh);
}

function Levels({ info }: { readonly info: MatchInfo }) {
  const { route } = useLocation();
  const busy = useSignal(false);
  useEffect(() => void loadGames(), []);
  const levels = botLevels(botsNow()).map(({ name }) => name);
  const level = levelOf(info, levels);
  if (level < 0 || !hasPlayed(info)) return null;
  const play = async (bot: string): Promise<void> => {
    busy.value = true;
    const fresh = await playLevel(info, bot);
    busy.value = false;
    if (fresh instanceof Problem) toast(fresh.message, 'bad');
    else route(`/m/${fresh.id}`);
  };
  // Whoever has not won is offered what is easier, and where nothing is, lessons.
  const won = isHandedRound(info) || ownWin(info);
  const [easier, stronger] = [levels[level - 1], levels[level + 1]];
  return (
    <>
      {!won && easier === undefined && (
        <ButtonLink size="small" href={`/learn/${info.game}`} icon="bookshelf">
          {texts.shell.start.learn}
        </ButtonLink>
      )}
      {won && stronger !== undefined && (
        <Button size="small" icon="up" busy={busy.value} onClick={() => void play(stronger)}>
          {endTexts.stronger}
        </Button>
      )}
      {easier !== undefined && (
        <Button size="small" icon="down" busy={busy.value} onClick={() => void play(easier)}>
          {endTexts.easier}
        </Button>
      )}
    </>
  );
}

// A record of the server comes from there; one of this device is put together here.
function RecordLink({ info }: { readonly info: MatchInfo }) {
  const { record } = endTexts;
  const name = `${info.game}-${info.id}.json`;
  if (!isHere(info.id))
    return (
      <ButtonLink size="small" href={`/api/matches/${info.id}/record`} icon="download" download={name}>
        {record}
      </ButtonLink>
    );
  const save = async (): Promise<void> => {
    const { saveRecord } = await import('../local/save-record.ts');
    const problem = await saveRecord(info.id, name);
    if (problem !== null) toast(problem.message, 'bad');
  };
  return (
    <Button size="small" icon="download" onClick={() => void save()}>
      {record}
    </Button>
  );
}

// What was decided well and what not, by the one who reads or else the first at the table.
function AnalysisLink({ info }: { readonly info: MatchInfo }) {
  const seat = mySeat(info) ?? 0;
  return (
    <ButtonLink size="small" href={`/m/${info.id}/replay?at=0&seat=${seat}&analysis=${seat}`} icon="spyglass">
      {analysisTexts.analyse}
    </ButtonLink>
  );
}

// Whoever reads has won.
function ownWin({ outcome, ...info }: MatchInfo): boolean {
  const own = ownSeat({ outcome, ...info });
  return own !== null && outcome?.winners.includes(own) === true;
}

// What was promised about the dice, if anything.
function Chance({ info, game }: { readonly info: MatchInfo; readonly game: GamePage | null }) {
  if (info.fork !== null) return <Forked {...info.fork} />;
  const chance = game?.story?.chance ?? diceTexts.plain;
  if (isHere(info.id)) return <p class={styles.dice}>{laterTexts.device.dice(chance)}</p>;
  return <DiceCheck info={info} chance={chance} />;
}

// Whether a match of this device can still be shown; null: not known yet. A server keeps all of its own.
function useShown(match: string): boolean | null {
  const shown = useSignal(isHere(match) ? null : true);
  useEffect(() => {
    if (isHere(match))
      void ask('getMatch', { params: { match } }).then(
        (answer) => void (shown.value = !(answer instanceof Problem)),
      );
  }, [match]);
  return shown.value;
}

// Nothing was promised about its dice.
function Forked({ match, at }: NonNullable<MatchInfo['fork']>) {
  const { fork } = laterTexts;
  const shown = useShown(match);
  return (
    <p class={styles.dice}>
      {fork.from} {shown === true && <a href={`/m/${match}/replay?at=${at}`}>{fork.toFirst}</a>}
      {shown === false && fork.firstGone}
    </p>
  );
}

// The game's page, which the table has loaded already; null: it has none, or cannot be had.
function useGame(name: string): GamePage | null {
  const game = useSignal<GamePage | null>(null);
  useEffect(
    () =>
      void pageOf(name).then(
        (page) => (game.value = page),
        () => undefined,
      ),
    [name],
  );
  return game.value;
}

function reasonFor(info: MatchInfo, game: GamePage | null): string {
  if (info.outcome === null) return '';
  const reader = { own: ownSeat(info), names: info.seats.map(({ name }) => name ?? '') };
  return game?.reason?.(info.outcome, reader) ?? `${info.outcome.reason}.`;
}

/** The result, wherever the match page puts it. */
export function Result({ info }: { readonly info: MatchInfo }) {
  const { home } = texts.shell;
  const game = useGame(info.game);
  return (
    <section class={styles.result} aria-label={endTexts.title}>
      <header class={styles.head}>
        <span class={styles.medal} data-won={ownWin(info) || undefined} aria-hidden="true">
          <Icon name={info.outcome === null ? 'flag' : 'laurel-crown'} />
        </span>
        <div>
          <h2>{endWords(info)}</h2>
          <p class={styles.reason}>{reasonFor(info, game)}</p>
        </div>
      </header>
      <Ranking info={info} />
      {info.status !== 'cancelled' && game !== null && <Story info={info} game={game} />}
      <Chance info={info} game={game} />
      {info.status === 'finished' && <SessionPart info={info} />}
      <div class={styles.foot}>
        <ButtonLink kind="quiet" size="small" href="/">
          {home}
        </ButtonLink>
        <RecordLink info={info} />
        {info.tournament !== undefined && (
          <ButtonLink kind="quiet" size="small" href={`/tournaments/${info.tournament}`} icon="trophy">
            {endTexts.toTournament}
          </ButtonLink>
        )}
      </div>
      <ChangedRules game={info.game} options={info.options} />
      <div class={styles.ways}>
        <Rematch info={info} />
        <Levels info={info} />
        {info.status !== 'cancelled' && (
          <>
            <ButtonLink size="small" href={`/m/${info.id}/replay`} icon="play">
              {matchTexts.replay.watch}
            </ButtonLink>
            <AnalysisLink info={info} />
          </>
        )}
      </div>
    </section>
  );
}
