// The seats of a table before the match.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo, Reliability, SeatInfo } from '@bridgefront/protocol';
import { isHere } from '../local/ids.ts';
import { addRoutes, ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { ratingTexts } from '../texts/ratings.ts';
import { mySeat } from '../source/my-seat.ts';
import { texts } from '../texts/index.ts';
import { lobbyTexts } from '../texts/lobby.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import type { LobbyAct } from './lobby-acts.ts';
import styles from './lobby.module.css';

addRoutes({ getReliability: 'GET /api/matches/{match}/reliability' });

function stateOf(seat: SeatInfo): string {
  if (seat.kind === 'bot') return lobbyTexts.botReady;
  if (seat.challenged !== undefined) return lobbyTexts.asked(seat.challenged);
  if (seat.name === null) return lobbyTexts.waits;
  return seat.ready ? lobbyTexts.isReady : lobbyTexts.notReady;
}

function Keeps({ word }: { readonly word: Reliability | null }) {
  return word === null ? null : <> · {ratingTexts.words[word]}</>;
}

function Acts({
  info,
  seat,
  act,
  invited,
}: {
  readonly info: MatchInfo;
  readonly seat: SeatInfo;
  readonly act: LobbyAct;
  readonly invited: boolean;
}) {
  const { start } = texts.shell;
  const inviting = useSignal(false);
  const asked = seat.challenged !== undefined;
  const open = seat.kind === 'human' && seat.name === null && !asked;
  if (open && seat.invite !== undefined)
    return (
      <>
        <Button icon="link" onClick={() => (inviting.value = true)}>
          {lobbyTexts.invite}
        </Button>
        <Button kind="quiet" icon="robot" onClick={() => act('fill', { seat: seat.seat })}>
          {lobbyTexts.fill}
        </Button>
        {inviting.value && (
          <InviteDialog
            match={info.id}
            game={info.game}
            seat={seat.seat}
            invite={seat.invite}
            close={() => (inviting.value = false)}
          />
        )}
      </>
    );
  if (open && mySeat(info) === null && info.visibility === 'public' && !invited)
    return (
      <Button
        aria-label={lobbyTexts.joinSeat(seat.seat + 1)}
        onClick={() => act('join', { seat: seat.seat })}
      >
        {start.join}
      </Button>
    );
  if (info.owner && seat.kind === 'human' && !open && !seat.mine)
    return (
      <Button kind="quiet" onClick={() => act('kick', { seat: seat.seat })}>
        {lobbyTexts.kick(seat.challenged ?? seat.name ?? '')}
      </Button>
    );
  return null;
}

// One word each of those who sit there, asked for anew whenever somebody else does.
function useWords({ id, seats }: MatchInfo): Signal<readonly (Reliability | null)[]> {
  const words = useSignal<readonly (Reliability | null)[]>([]);
  const who = seats.map(({ name }) => name ?? '').join(' ');
  useEffect(() => {
    if (isHere(id)) return;
    void ask('getReliability', { params: { match: id } }).then((answer) => {
      words.value = answer instanceof Problem ? [] : answer.seats;
    });
  }, [id, who]);
  return words;
}

/** The seats of the lobby, with what the reader may do about each. */
export function LobbySeats({
  info,
  act,
  invited,
}: {
  readonly info: MatchInfo;
  readonly act: LobbyAct;
  /** The reader came by an invitation: there is one way to sit down. */
  readonly invited: boolean;
}) {
  const { rows } = texts.shell;
  const words = useWords(info);
  return (
    <section aria-labelledby="seats">
      <h2 id="seats">{rows.seats}</h2>
      <ol class={styles.seats}>
        {info.seats.map((seat) => (
          <li key={seat.seat} class={`${styles.seat} ${seat.mine ? styles.mine : ''}`}>
            <SeatMark seat={seat.seat} class={styles.mark} />
            <div class={styles.who}>
              <strong class={seat.name === null ? styles.open : ''}>
                {seat.name ?? lobbyTexts.openSeat} {seat.mine && <span>{rows.you}</span>}{' '}
                {seat.program === true && <Icon name="robot" label={rows.program} />}
              </strong>
              <span class={seat.ready ? styles.ready : styles.state}>
                <Icon name={seat.ready ? 'check' : 'clock'} /> {stateOf(seat)}
                <Keeps word={words.value[seat.seat] ?? null} />
              </span>
            </div>
            <div class={styles.seatActs}>
              <Acts info={info} seat={seat} act={act} invited={invited} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
