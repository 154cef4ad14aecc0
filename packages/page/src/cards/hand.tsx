// Hand: cards side by side, each as narrow as its own text allows before any is hidden. One stop of the Tab key; arrow
// keys walk along it. On a phone fingers swipe along; on one held sideways it is a column of pictures with names.

import type { ComponentChildren } from 'preact';
import type { CardContent } from './content.ts';
import { handForm, HandSize } from './hand-form.ts';
import { figuresWidth, handHeights, widthsOf } from './layout.ts';
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

// How wide the card is at each height: the rail says by its own which one holds.
function widthStyle(card: CardContent) {
  const widths = handHeights.flatMap((height, at) => {
    const { least, usual } = widthsOf(card, height);
    return [
      [`--least-${at}`, `${least}rem`],
      [`--usual-${at}`, `${usual}rem`],
    ];
  });
  return Object.fromEntries([['--strip', `${figuresWidth(card)}rem`], ...widths]);
}

/** The cards in order. */
export function Hand({ label, cards, ordered = false, wraps = false }: HandProps) {
  const List = ordered ? 'ol' : 'ul';
  const { size: lying } = handForm();
  const size = wraps ? 'hand' : lying;
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
            style={card === undefined ? undefined : widthStyle(card)}
          >
            {control}
          </li>
        ))}
      </HandSize.Provider>
    </List>
  );
}
