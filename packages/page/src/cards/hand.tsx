// Hand: cards side by side, each as narrow as its own text allows before any is hidden. One stop of the Tab key; arrow
// keys walk along it. On a phone fingers swipe along; on one held sideways it is a column of pictures with names.

import type { ComponentChildren } from 'preact';
import type { CardContent } from './content.ts';
import { handForm, HandSize } from './hand-form.ts';
import { handHeight, widthsOf } from './layout.ts';
import { rove } from './roving.ts';
import styles from './hand.module.css';

/** One place of the hand. */
export interface HandPlace {
  readonly key: string;
  /** Left out: something else that stands among the cards, as wide as it is; `mute`: it tells nothing by ear. */
  readonly card?: CardContent;
  readonly mute?: boolean;
  /** The control, which carries `data-rove`. */
  readonly control: ComponentChildren;
}

interface HandProps {
  readonly label: string;
  readonly cards: readonly HandPlace[];
  /** The order of the cards means something. */
  readonly ordered?: boolean;
  /** To look through many: side by side as wide as they like, line below line. */
  readonly wraps?: boolean;
}

function widthStyle(card: CardContent, height: number) {
  const { least, usual } = widthsOf(card, height);
  return { '--least': `${least}rem`, '--usual': `${usual}rem` };
}

/** The cards in order. */
export function Hand({ label, cards, ordered = false, wraps = false }: HandProps) {
  const List = ordered ? 'ol' : 'ul';
  const form = handForm();
  const size = wraps ? 'hand' : form.size;
  return (
    <List
      class={styles.hand}
      data-form={size}
      data-wraps={wraps || undefined}
      aria-label={label}
      onKeyDown={rove}
    >
      <HandSize.Provider value={size}>
        {cards.map(({ key, card, mute, control }) => (
          <li
            key={key}
            data-thing={card === undefined || undefined}
            aria-hidden={mute}
            style={card === undefined ? undefined : widthStyle(card, wraps ? handHeight : form.height)}
          >
            {control}
          </li>
        ))}
      </HandSize.Provider>
    </List>
  );
}
