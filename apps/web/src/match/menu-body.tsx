// What the menu of a match holds: what can be done about it rather than in it, and how it is shown.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { Fragment } from 'preact';
import type { MatchInfo } from '@bridgefront/protocol';
import { coordinatesShown } from '@bridgefront/page/boards/coordinates.tsx';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { isAside, isHere } from '../local/ids.ts';
import { switchCoordinates } from '../source/coordinates-setting.ts';
import { theme, themes } from '../source/theme.ts';
import { texts } from '../texts/index.ts';
import { agree, agreed } from '../sessions/consent.ts';
import { matchTexts } from '../texts/match.ts';
import { sessionTexts } from '../texts/sessions.ts';
import { isHandedRound, mySeat } from '../source/my-seat.ts';
import { AskingRow } from './asking.tsx';
import { BugReport } from './bug-report.tsx';
import type { PageMatchContext } from './create-match-context.ts';
import { coverScreen } from './handing-round.ts';
import { actAtTable } from './page-visit.ts';
import { PlayerReport } from './player-report.tsx';
import { PaceSelect } from '@bridgefront/page/reveal/pace-select.tsx';
import { StandingControl } from './standing-control.tsx';
import { soundOn, switchSound } from '../source/sound-setting.ts';
import { askToNotify, notifyAllowed } from './turn.ts';
import type { Visit } from './visit.ts';
import styles from './menu.module.css';

interface SwitchProps {
  readonly says: string;
  /** What comes of it, where the words alone do not tell. */
  readonly why?: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

function Switch({ says, why, on, turn }: SwitchProps) {
  return (
    <label class={styles.row}>
      <span>
        {says}
        {why !== undefined && <small class={styles.why}>{why}</small>}
      </span>
      <input type="checkbox" checked={on} onChange={(event) => turn(event.currentTarget.checked)} />
    </label>
  );
}

interface SettingsProps {
  readonly match: PageMatchContext;
  readonly game: GamePage | null;
  readonly help: () => void;
}

function Settings({ match, game, help }: SettingsProps) {
  const says = matchTexts;
  return (
    <>
      <label class={styles.row}>
        <span>{says.pace}</span>
        <PaceSelect playback={match.playback} labelled />
      </label>
      <label class={styles.row}>
        <span>{texts.shell.view.looks}</span>
        <select
          value={theme.value}
          onChange={(event) => {
            const wished = themes.find((known) => known === event.currentTarget.value);
            if (wished !== undefined) theme.value = wished;
          }}
        >
          {themes.map((one) => (
            <option key={one} value={one}>
              {texts.shell.view[one]}
            </option>
          ))}
        </select>
      </label>
      <Switch says={says.sound} on={soundOn.value} turn={switchSound} />
      <Switch says={sessionTexts.agree} why={sessionTexts.agreeWhy} on={agreed.value} turn={agree} />
      {game?.coordinates === true && (
        <Switch says={says.coordinates} on={coordinatesShown.value} turn={switchCoordinates} />
      )}
      {notifyAllowed.value === 'default' && (
        <button type="button" title={says.notifyWhy} onClick={() => void askToNotify()}>
          {says.notify}
        </button>
      )}
      <button type="button" onClick={help}>
        {says.shortcuts} <kbd>?</kbd>
      </button>
    </>
  );
}

// What cannot be undone is asked again before it is done.
function Asked({
  words,
  turned,
  act,
}: {
  readonly words: { readonly label: string; readonly why: string; readonly sure: string };
  /** The question is opened or closed. */
  readonly turned: () => void;
  readonly act: () => void;
}) {
  const sure = useSignal(false);
  const turn = (asked: boolean): void => {
    sure.value = asked;
    turned();
  };
  if (!sure.value)
    return (
      <button type="button" onClick={() => turn(true)}>
        {words.label}
      </button>
    );
  return (
    <div class={styles.sure} role="group" aria-label={words.label}>
      <p>{words.why}</p>
      <button type="button" class={styles.danger} onClick={act}>
        {words.sure}
      </button>
      <button type="button" onClick={() => turn(false)}>
        {matchTexts.stay}
      </button>
    </div>
  );
}

type Act = Parameters<typeof actAtTable>[1];

/** Why the last act was refused, and which: it is said where that was asked. */
export interface Refused {
  readonly act: Act;
  readonly seat: number | null;
  readonly why: string;
}

function Refusal({ says }: { readonly says: string }) {
  return (
    <p role="status" class={styles.problem}>
      {says}
    </p>
  );
}

interface TableActsProps {
  readonly info: MatchInfo;
  readonly visit: Visit;
  readonly refused: Signal<Refused | null>;
}

/** What people at the table can do together: end it, leave it, let bots play for who is away. */
function TableActs({ info, visit, refused }: TableActsProps) {
  const mine = mySeat(info);
  const says = matchTexts;
  const act = async (what: Act, body: { seat?: number; end?: boolean } = {}): Promise<void> => {
    refused.value = null;
    const answer = await actAtTable(info.id, what, body).catch(() => null);
    const why = answer !== null && 'message' in answer ? answer.message : null;
    if (why !== null) refused.value = { act: what, seat: body.seat ?? null, why };
    if (answer !== null && 'seats' in answer) visit.took(answer);
  };
  if (mine === null || info.status !== 'live') return null;
  const clear = (): void => void (refused.value = null);
  const whyNot = (what: Act, seat: number | null = null): string =>
    refused.value?.act === what && refused.value.seat === seat ? refused.value.why : '';
  const voted = info.votes.includes(mine);
  // Who is only away may come back, and has a vote.
  const people = info.seats.filter(({ kind, left }) => kind === 'human' && left !== true);
  // Who sits at the same device need not be asked by it.
  const others = people.filter(({ seat }) => seat !== mine && !isHere(info.id));
  return (
    <>
      {info.seats[mine].standIn !== null && (
        <button type="button" onClick={() => void act('come-back')}>
          {says.comeBack}
        </button>
      )}
      <Refusal says={whyNot('come-back')} />
      {voted ? (
        <button type="button" onClick={() => void act('vote', { end: false })}>
          {says.voteEndBack}
        </button>
      ) : (
        <Asked
          words={others.length === 0 ? says.endAlone : says.endTogether}
          turned={clear}
          act={() => void act('vote', { end: true })}
        />
      )}
      <Refusal says={whyNot('vote')} />
      {info.votes.length > 0 && <p>{says.votes(info.votes.length, people.length)}</p>}
      {others
        .filter(({ standIn }) => standIn === null)
        .map(({ seat, name, standInVotes }) => (
          <Fragment key={seat}>
            <button
              type="button"
              aria-disabled={standInVotes.includes(mine)}
              onClick={() => void act('stand-in', { seat })}
            >
              {says.standInFor(name ?? '')}
            </button>
            <Refusal says={whyNot('stand-in', seat)} />
          </Fragment>
        ))}
      {!isHere(info.id) && (
        <Asked
          words={others.length > 0 ? says.abandon : says.abandonAlone}
          turned={clear}
          act={() => void act('abandon')}
        />
      )}
      <Refusal says={whyNot('abandon')} />
    </>
  );
}

// Where the hours between two moves are there to think.
function hasBoard(info: MatchInfo): boolean {
  return info.clock.kind !== 'live' && mySeat(info) !== null && !isAside(info.id) && !isHandedRound(info);
}

interface MenuBodyProps {
  readonly match: PageMatchContext;
  readonly game: GamePage | null;
  readonly visit: Visit;
  /** What the last act was refused with; forgotten when the menu closes. */
  readonly refused: Signal<Refused | null>;
  readonly help: () => void;
  readonly lookBack: () => void;
}

/** All that the menu offers at this moment of the match. */
export function MenuBody({ match, game, visit, refused, help, lookBack }: MenuBodyProps) {
  const info = visit.info.value;
  const says = matchTexts;
  const live = info?.status === 'live';
  return (
    <>
      {match.playback.oldest.value < Infinity && (
        <button type="button" onClick={lookBack}>
          {says.replay.lookBack}
        </button>
      )}
      {info !== null && live && isHandedRound(info) && (
        <button type="button" onClick={() => coverScreen(visit)}>
          {says.cover.cover}
        </button>
      )}
      {info !== null && live && hasBoard(info) && <a href={`/m/${info.id}/board`}>{says.board}</a>}
      <Settings match={match} game={game} help={help} />
      <AskingRow match={match} />
      {live && match.source.seat !== null && <StandingControl match={match} />}
      {info !== null && info.status !== 'lobby' && <BugReport match={match} id={info.id} />}
      {info !== null && info.status !== 'lobby' && (
        <PlayerReport info={info} lines={match.source.chat.value} />
      )}
      {info !== null && <TableActs info={info} visit={visit} refused={refused} />}
      <a href="/">{says.leaveTable}</a>
    </>
  );
}
