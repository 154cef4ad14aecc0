// All seats in one line: who plays them, and whether they think, have sealed, or are not asked.

import { matchTexts } from '../texts/match.ts';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { Clock } from './clock.tsx';
import styles from './seats-strip.module.css';

// What a seat is doing.
type SeatState = 'thinking' | 'sealed' | 'out' | 'over' | 'shown';

// What each seat is doing now; nothing while the reveal shows what has been.
function seatStates({ view, host }: MatchDocument, showing: boolean): SeatState[] {
  return host.names.map((_, seat) => {
    if (host.status !== 'live') return 'over';
    if (showing) return 'shown';
    if (view.decision === null) return view.outcome === null ? 'out' : 'over';
    const asked = view.decision.seats.find((other) => other.seat === seat);
    if (asked === undefined) return 'out';
    return asked.sealed ? 'sealed' : 'thinking';
  });
}

function SeatChip({
  match,
  seat,
  state,
  standIn,
  program,
}: {
  readonly match: MatchContext;
  readonly seat: number;
  readonly state: SeatState;
  readonly standIn: boolean;
  readonly program: boolean;
}) {
  const document = match.source.document.value;
  const words = matchTexts;
  const clock = document?.host.clock ?? null;
  const deadline = clock?.deadlines[seat] ?? null;
  const bot = document?.host.bots[seat] ?? null;
  return (
    <li class={`${styles.seat} ${styles[state]}`}>
      <SeatMark seat={seat} />
      <span class={styles.who}>
        <span class={styles.name}>{document?.host.names[seat]}</span>
        <span class={styles.doing}>
          {match.source.seat === seat && <b>{words.you}</b>}
          {bot !== null && (
            <span title={words.botName(bot)}>{standIn ? words.state.standIn : words.state.bot}</span>
          )}
          {program && !standIn && <span>{words.state.program}</span>}
          <span class={styles.state}>
            {state === 'thinking' && <Icon name="hourglass" />}
            {state === 'sealed' && <Icon name="wax-seal" />}
            {words.state[state]}
          </span>
        </span>
      </span>
      {deadline !== null && clock !== null && (
        <Clock source={match.source} deadline={deadline} bank={clock.banks[seat]} />
      )}
    </li>
  );
}

/** The line of seats. */
export function SeatsStrip({ match }: { readonly match: MatchContext }) {
  const document = match.source.document.value;
  if (document === null) return null;
  const seats = match.source.info.value?.seats ?? [];
  return (
    <ul class={styles.strip} aria-label={matchTexts.players}>
      {seatStates(document, match.playback.current.value !== null).map((state, seat) => (
        <SeatChip
          key={seat}
          match={match}
          seat={seat}
          state={state}
          standIn={(seats[seat]?.standIn ?? null) !== null}
          program={seats[seat]?.program === true}
        />
      ))}
    </ul>
  );
}
