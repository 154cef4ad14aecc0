// A card in play: its figure with name, damage, reach and health, what the moment does to it, and what a click would do.

import { Change, ForecastMark, Threat } from '@bridgefront/page/forecast/marks.tsx';
import { Unit } from '@bridgefront/page/art/unit.tsx';
import type { UnitLook } from '@bridgefront/page/art/unit.tsx';
import { choosing } from '@bridgefront/page/choosing.ts';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { damageText, pieceText, sideOf, zoneText } from '../rules/table.ts';
import type { PieceView } from '../rules/table.ts';
import { cardsOf, cardTextOf, drawnAs } from './cards.ts';
import { CardFigure } from './figures.tsx';
import type { Match } from './match.ts';
import type { Outlook } from './outlook.ts';
import { touchOf } from './seen.ts';
import type { Seen } from './seen.ts';
import styles from './piece.module.css';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;

/** What explanations leave in sight. */
export const neighbours = '[data-piece]:not([data-piece^="castle"])';

/** What every card in play is drawn from. */
export interface PieceProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly outlook: Outlook;
  readonly piece: PieceView;
}

/**
 * The choice that a click on the card makes, the first open one: of what is hit after a move only, the move. Null: none is
 * open.
 */
export function choiceOf({
  seen: { open, instead },
  outlook: { approaches },
  piece: { name },
}: Pick<PieceProps, 'seen' | 'outlook' | 'piece'>): string | null {
  const all = [`at:${name}`, `with:${name}`, `unit:${name}`, approaches.get(name) ?? ''];
  return all.find((choice) => open.has(choice)) ?? all.find((choice) => instead.has(choice)) ?? null;
}

function marksOf({ moved, acted, charged, bonus = 0, shots, rain, fired }: PieceView): string[] {
  return [
    ...(moved ? [words.moved] : []),
    ...(acted ? [words.acted] : []),
    ...(charged ? [words.charged(bonus)] : []),
    ...(shots === undefined ? [] : [words.shots(shots)]),
    ...(rain === undefined ? [] : [words.rain(rain)]),
    ...(fired ? [words.fired] : []),
  ];
}

/** Everything about the card in words, for whoever does not see it. */
export function spoken({ match, seen, outlook, piece }: PieceProps, choice: string | null): string {
  const side = piece.seat === seen.table.red ? words.red : words.blue;
  const label = choice === null ? undefined : match.choices.value.find((one) => one.choice === choice)?.label;
  const what = choice === null ? '' : choice.startsWith('unit:') ? words.ready : (label ?? words.target);
  const threat = outlook.threats.get(piece.name) ?? 0;
  const force = outlook.forceOf(piece.name);
  const parts = [
    `${side} ${pieceText(piece.name)}`,
    zoneText(piece.zone),
    piece.hp === 0 ? words.fallen : words.hp(piece.hp, piece.full),
    force === null ? '' : words.strength(damageText(force.damage, force.sum)),
    ...marksOf(piece),
    threat === 0 ? '' : words.threat(threat, sideOf(seen.table.active) === piece.seat),
    what,
  ];
  return parts.filter(Boolean).join(', ');
}

function isChosen({ plan }: Seen, { name }: PieceView): boolean {
  return plan[0] === `unit:${name}` || plan.includes(`with:${name}`);
}

function lookOf({ seen, outlook, piece }: PieceProps, choice: string | null): UnitLook {
  if (isChosen(seen, piece)) return 'picked';
  const hit = outlook.hits.get(piece.name);
  if (hit !== undefined) return hit.change > 0 ? 'helped' : 'aimed';
  if (choice?.startsWith('zone:') === true) return 'plain';
  if (choice !== null && seen.open.has(choice)) return choice.startsWith('unit:') ? 'ready' : 'helped';
  const own = sideOf(seen.table.active) === piece.seat && seen.table.phase === 'turn';
  return own && piece.moved === true && piece.acted === true ? 'spent' : 'plain';
}

/** What the moment does to a card, or else what a click would. */
export function Marks({ seen, outlook, piece, large = false }: PieceProps & { readonly large?: boolean }) {
  const { change } = touchOf(seen, piece.name);
  if (change !== 0)
    return (
      <span class={styles.change}>
        <Change by={change} />
      </span>
    );
  const hit = outlook.hits.get(piece.name);
  const later = outlook.after.get(piece.name);
  const told = hit ?? later;
  if (told === undefined) return null;
  return (
    <span class={large ? `${styles.forecast} ${styles.large}` : styles.forecast}>
      <ForecastMark
        change={told.change}
        left={large ? told.left : undefined}
        falls={told.falls}
        after={hit === undefined}
        large={large && hit !== undefined}
        needs={large && hit === undefined ? words.walkFirst : undefined}
      />
    </span>
  );
}

// What strengthens the card this turn.
function Boosts({ piece }: { readonly piece: PieceView }) {
  const { charged, shots, rain } = piece;
  if (!charged && shots === undefined && rain === undefined) return null;
  return (
    <span class={styles.boosts} aria-hidden="true">
      {charged && '»'}
      {shots !== undefined && `+${shots}`}
      {rain !== undefined && '*'}
    </span>
  );
}

// The card as it lies there, for whoever looks closer.
function Read({ match, seen, piece }: PieceProps) {
  const side = piece.seat === seen.table.red ? words.red : words.blue;
  return (
    <>
      <strong>
        {side} {cardsOf(match).get(piece.card)?.name}
      </strong>
      {[words.hp(piece.hp, piece.full), ...marksOf(piece)].map((fact) => ` · ${fact}`)}
      <br />
      {cardTextOf(match, piece.card)}
    </>
  );
}

/** The card as a control; `names`: the equal ones that stand here. */
export function Piece(props: PieceProps & { readonly names: readonly string[] }) {
  const { match, seen, outlook, piece, names } = props;
  const count = names.length;
  const choice = choiceOf(props);
  const { acts, change } = touchOf(seen, piece.name);
  const card = cardsOf(match).get(piece.card);
  const side = piece.seat === seen.table.red ? 0 : 1;
  const told = `${count > 1 ? `${words.equal(count)}: ` : ''}${spoken(props, choice)}`;
  // What happens, and what a click would do, stands on the board: nothing lies over it.
  const rests = seen.plan.length === 0 && match.playback.current.value === null;
  const threat = outlook.threats.get(piece.name) ?? 0;
  const looks = [
    styles.piece,
    choice !== null && match.pointed.value === choice ? styles.pointed : '',
    isChosen(seen, piece) ? styles.picked : '',
    piece.hp === 0 ? styles.fallen : '',
    acts ? styles.acts : '',
    change < 0 ? styles.struck : '',
  ];
  return (
    <Tip clear={neighbours} content={rests && <Read {...props} />}>
      <button
        type="button"
        class={looks.join(' ')}
        data-key={piece.name}
        data-piece={piece.name}
        data-ghost={names.join(' ')}
        data-ghost-at={piece.zone}
        tabIndex={choice === null ? -1 : 0}
        aria-label={told}
        aria-pressed={seen.plan[0] === `unit:${piece.name}`}
        {...choosing(match, choice ?? `unit:${piece.name}`)}
      >
        <Unit
          side={side}
          name={card?.name ?? ''}
          wraps={card?.name.includes(' ') === true}
          {...outlook.strengthOf(piece.name)}
          health={piece.hp}
          full={piece.full}
          look={lookOf(props, choice)}
          count={count}
        >
          <CardFigure card={drawnAs(match, piece.card)} side={side} />
        </Unit>
        <Boosts piece={piece} />
        {threat >= piece.hp && piece.hp > 0 && (
          <span class={styles.threat}>
            <Threat small>{threat}</Threat>
          </span>
        )}
        <Marks {...props} />
      </button>
    </Tip>
  );
}
