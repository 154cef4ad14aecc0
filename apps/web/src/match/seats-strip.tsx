// All seats as plates: who plays them, what they have, and whether they think, have sealed, or are not asked.

import { useComputed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GamePage, SeatFact } from '@bridgefront/page/contract.ts';
import { matchTexts } from '../texts/match.ts';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import type { IconName } from '@bridgefront/page/ui/icon.tsx';
import { useLater } from '@bridgefront/page/ui/later.ts';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { isHandedRound } from '../source/my-seat.ts';
import { useScrolls } from './use-scrolls.ts';
import styles from './seats-strip.module.css';

const Clock = onNeed(async () => (await import('./clock.tsx')).Clock);

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

const signs: { readonly [K in SeatState]?: IconName } = { thinking: 'hourglass', sealed: 'wax-seal' };

interface SeatFacts {
  readonly name: string | undefined;
  readonly state: SeatState;
  readonly you: boolean;
  readonly bot: string | null;
  readonly standIn: boolean;
  /** Somebody's program plays there. */
  readonly program: boolean;
  readonly deadline: number | null;
  readonly bank: number;
  /** What the game says of the seat. */
  readonly has: readonly SeatFact[];
}

// What the line says of each seat.
function seatFacts({ source, playback, shown }: MatchContext, game: GamePage | null): readonly SeatFacts[] {
  const document = source.document.value;
  if (document === null) return [];
  const { clock, names, bots } = document.host;
  const info = source.info.value;
  const seats = info?.seats ?? [];
  // When a match of several people at one device is over, nobody is the reader more than another.
  const reader =
    document.host.status === 'live' || info === null || !isHandedRound(info) ? source.seat : null;
  return seatStates(document, playback.current.value !== null).map((state, seat) => ({
    name: names[seat],
    state,
    you: reader === seat,
    bot: bots[seat] ?? null,
    standIn: (seats[seat]?.standIn ?? null) !== null,
    program: seats[seat]?.program === true,
    deadline: clock?.deadlines[seat] ?? null,
    bank: clock?.banks[seat] ?? 0,
    has: game?.facts?.(shown.value.view.table, seat, shown.value.view.seat, info?.options ?? {}) ?? [],
  }));
}

/** Bots of one kind differ by the number at the end of their names, which stays where there is no room for the rest. */
function Name({
  name = '',
  title,
  you,
}: {
  readonly name: string | undefined;
  readonly title: string | undefined;
  readonly you: boolean;
}) {
  const at = name.search(/ \d+$/);
  return (
    <span class={styles.name} title={title}>
      <span>{at < 0 ? name : name.slice(0, at)}</span>
      {at >= 0 && <span>{name.slice(at)}</span>}
      {you && <span class={styles.you}> ({matchTexts.you})</span>}
    </span>
  );
}

function SeatChip({
  match,
  seat,
  facts,
}: {
  readonly match: MatchContext;
  readonly seat: number;
  readonly facts: ReadonlySignal<readonly SeatFacts[]>;
}) {
  // Drawn again only when something is to be said of this seat; who waits for whom is read after what is asked.
  const key = useLater(useComputed(() => JSON.stringify(facts.value[seat])).value);
  const { name, state, you, bot, standIn, program, deadline, bank, has } = JSON.parse(key) as SeatFacts;
  const words = matchTexts;
  const sign = signs[state];
  return (
    <li
      class={`${styles.seat} ${styles[state]} ${you ? styles.own : ''}`}
      data-seat-plate={you ? 'own' : seat}
    >
      <SeatMark seat={seat} />
      <span class={styles.who}>
        <Name name={name} title={bot === null ? undefined : words.botName(bot)} you={you} />
        <span class={styles.doing}>
          {sign !== undefined && <Icon name={sign} class={styles.state} />}
          <span class="visually-hidden">
            {[bot !== null && (standIn ? words.state.standIn : words.state.bot)]
              .concat([program && !standIn && words.state.program, words.state[state]])
              .filter(Boolean)
              .join(', ')}
          </span>
          {has.map(({ icon, text, label }) => (
            <span key={label} class={styles.fact} title={label} data-fact={icon}>
              <Icon name={icon} />
              <span aria-hidden="true">{text}</span>
              <span class="visually-hidden">{label}</span>
            </span>
          ))}
        </span>
      </span>
      {deadline !== null && <Clock source={match.source} deadline={deadline} bank={bank} />}
    </li>
  );
}

/** The plates in a line. */
export function SeatsStrip({
  match,
  game,
}: {
  readonly match: MatchContext;
  readonly game: GamePage | null;
}) {
  const facts = useComputed(() => seatFacts(match, game));
  const count = useComputed(() => facts.value.length).value;
  const list = useRef<HTMLUListElement>(null);
  const scrolls = useScrolls(list, count);
  return (
    // Where it is wider than its place it scrolls, by keys too.
    <ul ref={list} class={styles.strip} tabIndex={scrolls ? 0 : undefined} aria-label={matchTexts.players}>
      {Array.from({ length: count }, (_, seat) => (
        <SeatChip key={seat} match={match} seat={seat} facts={facts} />
      ))}
    </ul>
  );
}
