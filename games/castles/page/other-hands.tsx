// What the reader knows of the other hands: with open hands all of a teammate's (CA-81), else what was seen of them.

import { cardList, orderText } from '../rules/table.ts';
import type { SideView } from '../rules/table.ts';
import type { Match } from './match.ts';
import styles from './other-hands.module.css';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;

function sentenceOf(name: string, { cards, order, known, shown = [] }: SideView): string | null {
  const sure = known ?? shown;
  if (cards === undefined) return sure.length === 0 ? null : words.known(name, cardList(sure));
  const held = words.mateHolds(name, cards.length === 0 ? words.nothing : cardList(cards));
  return order === undefined ? held : `${held} ${words.mateOrder(orderText(order))}`;
}

/** A sentence for each hand of which the reader knows something. */
export function OtherHands({ match }: { readonly match: Match }) {
  const { seat, table } = match.shown.value.view;
  const told = table.seats.flatMap((side, other) => {
    const sentence = other === seat ? null : sentenceOf(match.nameOf(other), side);
    return sentence === null ? [] : { other, sentence };
  });
  return (
    <>
      {told.map(({ other, sentence }) => (
        <p key={other} class={styles.hand} data-hand-of={other}>
          {sentence}
        </p>
      ))}
    </>
  );
}
