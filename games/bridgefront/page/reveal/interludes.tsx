// Calm little interludes for what has no place on the board: bids turned over, ties rolled off, ages, scores, the end.

import type { ComponentChildren, JSX } from 'preact';
import type { FaceKind, FaceOf } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import type { Match } from '../match.ts';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { Die } from '@bridgefront/page/dice/die.tsx';
import { useMotion } from '@bridgefront/page/motion/motion.ts';
import { motionOf } from './motion.ts';
import { ageName, cardName, placesIn } from './names.ts';
import { collectedAt } from './story.ts';
import styles from './interludes.module.css';

const t = bridgefrontTexts.reveal.interludes;

type InterludeOf<K extends FaceKind> = (props: {
  readonly face: FaceOf<K>;
  readonly match: Match;
  readonly duration: number;
}) => JSX.Element | null;

/** How much of the time a row takes to turn over, and after how much of it each begins. */
const turning = 0.2;
const turnsAt = (order: number): number => Math.min(order * 0.12, 0.6);

/** A row that turns over after those before it. */
function Turned({
  order,
  duration,
  children,
  won = false,
}: {
  readonly order: number;
  readonly duration: number;
  readonly children: ComponentChildren;
  readonly won?: boolean;
}) {
  const row = useMotion<HTMLLIElement>(
    [
      { opacity: 0, transform: 'rotateX(90deg)' },
      { opacity: 1, transform: 'none' },
    ],
    duration * turning,
    { delay: turnsAt(order) * duration },
  );
  return (
    <li ref={row} class={won ? styles.won : ''}>
      {children}
    </li>
  );
}

/** What came of so many rows; not told before the last of them has turned. */
function Verdict({
  rows,
  duration,
  children,
}: {
  readonly rows: number;
  readonly duration: number;
  readonly children: ComponentChildren;
}) {
  const line = useMotion<HTMLParagraphElement>([{ opacity: 0 }, { opacity: 1 }], duration * 0.1, {
    delay: (turnsAt(rows - 1) + turning) * duration,
  });
  return (
    <p ref={line} class={styles.end}>
      {children}
    </p>
  );
}

function Who({ seat, match }: { readonly seat: number; readonly match: Match }) {
  return (
    <span class={styles.who}>
      <SeatMark seat={seat} /> {match.nameOf(seat)}
    </span>
  );
}

interface Bid {
  readonly seat: number;
  readonly words: string;
}

function Bids({
  title,
  bids,
  winner,
  match,
  duration,
  end,
}: {
  readonly title: string;
  readonly bids: readonly Bid[];
  readonly winner: number;
  readonly match: Match;
  readonly duration: number;
  readonly end: string;
}) {
  return (
    <>
      <h3>{title}</h3>
      <ul class={styles.rows}>
        {bids.map(({ seat, words }, order) => (
          <Turned key={seat} order={order} duration={duration} won={seat === winner}>
            <Who seat={seat} match={match} />
            <span>{words}</span>
            <span class={styles.tick}>{seat === winner && <Icon name="check" />}</span>
          </Turned>
        ))}
      </ul>
      <Verdict rows={bids.length} duration={duration}>
        {end}
      </Verdict>
    </>
  );
}

const Bought: InterludeOf<'bids-bought'> = ({ face, match, duration }) => (
  <Bids
    title={cardName(match, face.card)}
    bids={face.bids.map(({ seat, buy }) => ({ seat, words: buy === null ? t.hidden : t.buys(buy) }))}
    winner={face.winner}
    match={match}
    duration={duration}
    end={t.bought(match.nameOf(face.winner), cardName(match, face.card), face.price)}
  />
);

const Passed: InterludeOf<'bids-passed'> = ({ face, match, duration }) => (
  <Bids
    title={cardName(match, face.card)}
    bids={face.passes.map(({ seat, pass }) => ({ seat, words: t.passes(pass) }))}
    winner={face.receiver}
    match={match}
    duration={duration}
    end={t.pot(match.nameOf(face.receiver), cardName(match, face.card), face.pot)}
  />
);

const LastCard: InterludeOf<'last-card'> = ({ face, match }) => (
  <p class={styles.end}>{t.last(match.nameOf(face.seat), cardName(match, face.card))}</p>
);

const RollOff: InterludeOf<'roll-off'> = ({ face, match, duration }) => {
  const lowest = Math.min(...face.dice);
  return (
    <>
      <h3>{t.rollOff}</h3>
      <ul class={styles.rows}>
        {face.seats.map((seat, order) => (
          <Turned key={seat} order={order} duration={duration} won={seat === face.winner}>
            <Who seat={seat} match={match} />
            <Die
              label={bridgefrontTexts.reveal.battle.die(face.dice[order] ?? 1, face.dice[order] === lowest)}
              value={face.dice[order] ?? 1}
              hit={face.dice[order] === lowest}
            />
          </Turned>
        ))}
      </ul>
      {face.winner === null && (
        <Verdict rows={face.seats.length} duration={duration}>
          {t.tied}
        </Verdict>
      )}
    </>
  );
};

// A new Age is worth more words than a new round.
const RoundBegins: InterludeOf<'round-begins'> = ({ face, match }) => {
  const reports = match.source.reports.value;
  const now = match.playback.current.value?.index ?? reports.length;
  const before = reports.slice(0, now).findLast((report) => report.face.tell === 'round-begins')?.face;
  // A match that was laid out, as in a lesson, has no report of the round it began in.
  const newAge = before?.tell === 'round-begins' ? before.age !== face.age : face.round === 1;
  return (
    <div class={styles.banner}>
      <p class={styles.small}>{t.round(face.round)}</p>
      {newAge && <h3>{t.age(ageName(face.age))}</h3>}
      <p>
        <SeatMark seat={face.lead} /> {t.leads(match.nameOf(face.lead))}
      </p>
    </div>
  );
};

function Collected({ match }: { readonly match: Match }) {
  const at = placesIn(match);
  const { index } = match.playback.current.value ?? { index: 0 };
  const parts = collectedAt(match.source.reports.value, index);
  const seats = [...new Set(parts.map(({ seat }) => seat))];
  if (seats.length === 0) return null;
  return (
    <>
      <h4>{t.collected}</h4>
      <ul class={styles.rows}>
        {seats.map((seat) => {
          const own = parts.filter((part) => part.seat === seat);
          const places = own.map(({ from, hex }) =>
            from === 'mine' ? at.short(hex, seat) : t.pillage(at.short(hex, seat)),
          );
          return (
            <li key={seat}>
              <Who seat={seat} match={match} />
              <span class={styles.soft}>{places.join(', ')}</span>
              <strong class={styles.gold}>{t.gold(own.reduce((sum, { gold }) => sum + gold, 0))}</strong>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const Scored: InterludeOf<'scored'> = ({ face, match }) => (
  <>
    <h3>{t.scoring}</h3>
    {face.own === undefined ? (
      <p class={styles.soft}>{t.hiddenPoints}</p>
    ) : (
      <>
        <p>
          <Who seat={face.own.seat} match={match} />
        </p>
        <dl class={styles.points}>
          <div>
            <dt>{t.points.permanent}</dt>
            <dd>{face.own.permanent}</dd>
          </div>
          <div>
            <dt>{t.points.control}</dt>
            <dd>{face.own.control}</dd>
          </div>
          <div class={styles.total}>
            <dt>{t.points.total}</dt>
            <dd>{face.own.total}</dd>
          </div>
        </dl>
      </>
    )}
    <Collected match={match} />
  </>
);

const MatchOver: InterludeOf<'match-over'> = ({ face, match }) => {
  const totals = face.totals.toSorted((a, b) => b.permanent + b.control - a.permanent - a.control);
  return (
    <>
      <p class={styles.small}>{t.over[face.reason]}</p>
      <h3>{t.won(face.winners.map((seat) => match.nameOf(seat)))}</h3>
      <table class={styles.totals}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.points.permanent}</th>
            <th scope="col">{t.points.control}</th>
            <th scope="col">{t.points.total}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ seat, permanent, control }) => (
            <tr key={seat} class={face.winners.includes(seat) ? styles.won : ''}>
              <th scope="row">
                <Who seat={seat} match={match} />
              </th>
              <td>{permanent}</td>
              <td>{control}</td>
              <td>
                <strong>{permanent + control}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

const interludes: { readonly [K in FaceKind]?: InterludeOf<K> } = {
  'bids-bought': Bought,
  'bids-passed': Passed,
  'last-card': LastCard,
  'roll-off': RollOff,
  'round-begins': RoundBegins,
  scored: Scored,
  'match-over': MatchOver,
};

function Box({ match, index }: { readonly match: Match; readonly index: number }) {
  const duration = motionOf(match);
  const box = useMotion<HTMLDivElement>(
    [
      { opacity: 0, transform: 'translateY(6px)' },
      { opacity: 1, transform: 'none' },
    ],
    Math.min(duration, 240),
  );
  const face = match.playback.current.value?.report.face;
  if (face === undefined) return null;
  // TypeScript does not see that the interlude and its face are of one kind.
  const Drawn = interludes[face.tell] as InterludeOf<FaceKind> | undefined;
  if (Drawn === undefined) return null;
  return (
    <div ref={box} class={styles.interlude} aria-hidden="true">
      <Drawn key={index} face={face as never} match={match} duration={duration} />
    </div>
  );
}

/** The interlude of the report being shown, if it has one. Its sentence has been announced and stands in the log. */
export function Interlude({ match }: { readonly match: Match }) {
  const moment = match.playback.current.value;
  if (moment === null || interludes[moment.report.face.tell as FaceKind] === undefined) return null;
  return <Box key={moment.index} match={match} index={moment.index} />;
}
