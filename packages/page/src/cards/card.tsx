// The card: the same in hand, offer, sheet, log, rules, piles and at the end. It has no name of its own for screen readers:
// what holds it says `spokenCard`.

import { print, Printed } from '../ui/printed.tsx';
import { remembered } from '../ui/remembered.ts';
import { spritePath } from '../ui/sprite-path.ts';
import { CardArt } from './card-art.tsx';
import type { CardContent } from './content.ts';
import { layoutOf } from './layout.ts';
import { Sign } from './sign.tsx';
import { SpritePicture } from './sprite-picture.tsx';
import looks from './card-looks.module.css';
import styles from './card.module.css';

/**
 * `row`: one line; `tile`: picture and name; `hand`: its text at rest, as wide as the hand gives it room; `offer`: larger; `full`: everything,
 * reminders and the names of figures too; `paper`: the same, as a card of 63 by 88 millimetres with all of it within its edge.
 */
export type CardSize = 'row' | 'tile' | 'hand' | 'offer' | 'full' | 'paper';

const isWhole = (size: CardSize): boolean => size === 'full' || size === 'paper';

/** Can be chosen; has been chosen; laid out for later; waits for something. Without a state it is only looked at. */
export type CardState = 'on' | 'chosen' | 'set' | 'off';

interface CardProps {
  readonly card: CardContent;
  readonly size?: CardSize;
  readonly state?: CardState | undefined;
  /** Over the upper edge: what it waits for, or what has been arranged for it. */
  readonly ribbon?: string | null | undefined;
  /** The ribbon warns. */
  readonly alarm?: boolean;
  /** How many alike lie on one pile. */
  readonly count?: number;
}

function Gems({ card }: { readonly card: CardContent }) {
  const { prices, initiative } = card;
  return (
    <>
      {prices.length > 0 && (
        <span class={styles.prices}>
          {prices.map(({ coin, amount, words }) => (
            <span key={coin} class={styles.gem} data-coin={coin} title={words}>
              <span>{amount}</span>
            </span>
          ))}
        </span>
      )}
      {initiative !== undefined && (
        <span class={styles.initiative} title={initiative.words}>
          <Sign of="initiative" />
          {initiative.value}
        </span>
      )}
    </>
  );
}

function Words({ card, full }: { readonly card: CardContent; readonly full: boolean }) {
  return (
    <span class={styles.text}>
      {card.lines
        .filter(({ reminder }) => full || reminder !== true)
        .map(({ lead, text, reminder }) => (
          <span key={text} class={reminder === true ? styles.reminder : styles.line}>
            {lead !== undefined && <b>{lead} </b>}
            {text}
          </span>
        ))}
    </span>
  );
}

function Figures({ card, full }: { readonly card: CardContent; readonly full: boolean }) {
  if (card.figures.length === 0) return null;
  return (
    <span class={styles.figures}>
      {card.figures.map(({ sign, value, words }) => (
        <span key={sign} data-sign={sign} title={full ? undefined : words}>
          <Sign of={sign} />
          {value}
        </span>
      ))}
    </span>
  );
}

/** A word that the narrowest form of a card would break in two. */
const longWord = /[\p{L}’]{10}/u;

function Face({ card, full }: { readonly card: CardContent; readonly full: boolean }) {
  return (
    <>
      <span class={styles.art}>
        <CardArt look={card.look} picture={card.picture} />
      </span>
      <span class={styles.head}>
        <span class={styles.name} data-long={longWord.test(card.name) || undefined}>
          {card.name}
        </span>
        <span class={styles.kind}>
          {card.emblem !== undefined && <SpritePicture {...card.emblem} />}
          <span>{card.kind}</span>
          {card.age !== undefined && <span class={styles.age}>{card.age}</span>}
        </span>
      </span>
      <Words card={card} full={full} />
      <Figures card={card} full={full} />
      <Gems card={card} />
    </>
  );
}

function RowFace({ card }: { readonly card: CardContent }) {
  return (
    <>
      <span class={styles.thumb} data-thumb>
        <CardArt look={card.look} picture={card.picture} />
      </span>
      <span class={styles.rowName}>{card.name}</span>
    </>
  );
}

function printOf(card: CardContent, size: CardSize) {
  const form = size === 'row' ? size : isWhole(size) ? 'full' : 'plain';
  const { sprite, name } = card.picture;
  const draw = () => (size === 'row' ? <RowFace card={card} /> : <Face card={card} full={isWhole(size)} />);
  return { of: card, as: spritePath(sprite, name) === null ? `${form} so far` : form, draw };
}

/** Makes the face ready, so that it takes a copy to show it. */
export function printCard(card: CardContent, size: CardSize): void {
  print(printOf(card, size));
}

/** Longer words on a ribbon may take two lines on the narrowest cards. */
const oneLine = 18;

function CardDrawing({ card, size = 'hand', state, ribbon, alarm, count = 1 }: CardProps) {
  return (
    <span
      class={`${styles.card} ${looks.look}`}
      data-look={card.look}
      data-size={size}
      data-layout={layoutOf(card)}
      data-timed={card.initiative === undefined ? undefined : true}
      data-state={state}
    >
      <Printed {...printOf(card, size)} />
      {ribbon != null && ribbon !== '' && (
        <span
          class={styles.ribbon}
          data-alarm={alarm || undefined}
          data-wraps={ribbon.length > oneLine || undefined}
        >
          {ribbon}
        </span>
      )}
      {count > 1 && <span class={styles.count}>×{count}</span>}
    </span>
  );
}

/** The card, drawn once as long as nothing about it changes. */
export const Card = remembered(CardDrawing, ({ card, size, state, ribbon, alarm, count }: CardProps) => [
  card,
  size,
  state,
  ribbon,
  alarm,
  count,
]);

/** The back of a card; what holds it says what it is. */
export function CardBack() {
  return <span class={styles.back} />;
}
