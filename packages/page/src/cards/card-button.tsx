// A card that can be chosen, in the hand or on offer. Mouse and keyboard choose it at once; a finger first sees it whole,
// with one button; what cannot be taken back is lifted first, and a second click or the panel's button seals it. One that
// cannot be chosen is asked for all the same: the host says why not.

import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { advised, lit } from '../choosing.ts';
import { mean, meantChoice } from '../intent.ts';
import type { MatchContext } from '../match-context.ts';
import { usePreview } from '../popovers/preview.ts';
import { pageTexts } from '../texts.ts';
import { Card } from './card.tsx';
import type { CardSize, CardState } from './card.tsx';
import { CardSheet } from './card-sheet.tsx';
import { spokenCard } from './content.ts';
import type { CardContent } from './content.ts';
import { HandSize } from './hand-form.ts';
import { LiftedCard } from './lifted-card.tsx';
import styles from './card-button.module.css';

interface CardButtonProps {
  readonly match: Pick<
    MatchContext,
    'announce' | 'choose' | 'point' | 'pointed' | 'advised' | 'instead' | 'playback' | 'source'
  >;
  readonly card: CardContent;
  /** Left out: as the hand around it. */
  readonly size?: Exclude<CardSize, 'full'>;
  readonly state?: CardState | undefined;
  readonly ribbon?: string | null | undefined;
  /** The ribbon warns. */
  readonly alarm?: boolean | undefined;
  readonly count?: number;
  /** What choosing it chooses; null: it is only read. */
  readonly choice: string | null;
  /** It can be chosen now. */
  readonly open: boolean;
  /** Said after the name, such as `can be played`; left out: whether it is possible. */
  readonly stateWords?: string;
  /** The sheet's button, such as `Play`. */
  readonly act: string;
  /** It cannot be taken back: said before it is done, by mouse and keyboard too. */
  readonly warning?: string | undefined;
  /** It cannot be taken back and asks for nothing more: what the panel asks while it is lifted, and the panel's button. */
  readonly lifts?: { readonly question: string; readonly label: string } | undefined;
  /** The first of a row takes the Tab key. */
  readonly first: boolean;
  readonly pressed?: boolean;
  /** The element glides under this name when it changes its place (`useFlip`). */
  readonly flipKey?: string | undefined;
  /** Signs above the card. */
  readonly children?: ComponentChildren;
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

/** The card as a control. */
export function CardButton(props: CardButtonProps) {
  const { match, card, ribbon, count, choice, open, first, flipKey, lifts } = props;
  const around = useContext(HandSize);
  const size = props.size ?? around ?? 'hand';
  const preview = usePreview();
  const [sheet, setSheet] = useState(false);
  const explaining = preview.explain(() => <LiftedCard card={card} state={state} ribbon={ribbon} />);
  const lifted = lifts !== undefined && choice !== null && meantChoice(match) === choice;
  const state = lifted ? 'chosen' : props.state;
  const choose = (): void => {
    if (choice !== null) match.choose(choice);
  };
  const lift = ({ question, label }: NonNullable<typeof lifts>): void => {
    if (choice !== null) mean(match, { question, act: { label, choice } });
    match.announce(question);
  };
  // One that takes the place of what the plan began with is as good as open.
  const can = open || (choice !== null && match.instead.value.has(choice));
  const act = choice === null ? null : { label: props.act, open, can, warning: props.warning, run: choose };
  const { stateWords = open ? pageTexts.possible : '' } = props;
  const several = count !== undefined && count > 1 ? `×${count}` : '';
  return (
    <>
      <button
        type="button"
        data-rove
        data-card={card.slug}
        data-key={flipKey}
        data-size={size}
        data-pointed={(choice !== null && match.pointed.value === choice) || undefined}
        {...lit(open)}
        {...(choice === null ? {} : advised(match, choice, open))}
        tabIndex={first ? 0 : -1}
        class={styles.button}
        aria-label={spokenCard(card, [several, stateWords, ribbon].filter(Boolean).join(', '))}
        aria-disabled={choice !== null && !can}
        aria-pressed={lifted || props.pressed}
        {...explaining}
        onPointerEnter={() => match.point(open ? choice : null)}
        onPointerLeave={() => {
          explaining.onPointerLeave();
          match.point(null);
        }}
        onClick={(event) => {
          preview.hide();
          // On offer all of its text is in sight.
          const reads = isTouch(event) && (size !== 'offer' || lifts === undefined || lifted);
          if (reads || choice === null || (open && props.warning !== undefined && !lifts)) setSheet(true);
          else if (can && lifts !== undefined && !lifted) lift(lifts);
          else choose();
        }}
      >
        <Card
          card={card}
          size={size}
          state={state}
          ribbon={ribbon}
          alarm={props.alarm === true || (props.warning !== undefined && lifts === undefined)}
          {...(count === undefined ? {} : { count })}
        />
        {props.children}
      </button>
      {sheet && (
        <CardSheet card={card} state={state} ribbon={ribbon} act={act} onClose={() => setSheet(false)} />
      )}
    </>
  );
}
