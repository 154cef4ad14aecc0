// Castles' cards in the terminal: the hand, what is known of the enemy's, and what a card does.

import type { Options } from '@bridgefront/kernel';
import { cardsJson, castlesOptions } from '../rules/index.ts';
import type { CardJson } from '../rules/index.ts';
import { CARDS } from '../rules/cards/table.ts';
import { playersOf, sideOf } from '../rules/sides.ts';
import { cardList, orderText } from '../rules/text/words.ts';
import { whyLines as whyOfCards } from '@bridgefront/terminal/cards.ts';
import { hanging, wrap } from '@bridgefront/terminal/paint.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';
import type { Drawing } from '@bridgefront/terminal/table.ts';
import { plural } from '@bridgefront/tabletop/words';
import { castlesExtras } from './extras.ts';
import { tableOf } from './map.ts';

const nameWidth = 18;

function cardsOf(options: Options): ReadonlyMap<string, CardJson> {
  return new Map(cardsJson(castlesOptions(options)).map((card) => [card.id, card]));
}

function factsOf(card: CardJson): string {
  return castlesExtras.cardFacts?.(card) ?? '';
}

/** The viewer's hand with texts, and the Trap order. */
export function handLines(drawing: Drawing): string[] {
  const { view, options, paint } = drawing;
  const { seats } = tableOf({ view });
  const own = view.seat === null ? undefined : seats[view.seat];
  if (view.seat === null || own?.cards === undefined) return [];
  const cards = cardsOf(options);
  const counts = new Map<string, number>();
  for (const card of own.cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const title = own.cards.length === 0 ? 'Your hand is empty' : `Your hand (${own.cards.length})`;
  const known = own.known ?? [];
  return [
    paint('bold', title),
    ...[...counts].flatMap(([id, count]) => {
      const name = paint('bold', cards.get(id)?.name ?? id) + (count > 1 ? ` ×${count}` : '');
      return hanging(`  ${name}`, cards.get(id)?.text ?? '', nameWidth + 2);
    }),
    ...(known.length === 0 ? [] : wrap(`  The enemy knows of it: ${cardList(known)}.`, 100, '  ')),
    ...(own.order === undefined ? [] : [`  Your Trap order: ${orderText(own.order)}.`]),
    ...mateLines(drawing, view.seat),
  ];
}

// With open hands a teammate's hand and order (CA-81).
function mateLines({ view, names }: Drawing, seat: number): string[] {
  const { seats } = tableOf({ view });
  return playersOf({ seats }, sideOf(seat)).flatMap((mate) => {
    const { cards, order } = seats[mate];
    if (mate === seat || cards === undefined) return [];
    const held = cards.length === 0 ? 'nothing' : cardList(cards);
    const ordered = order === undefined ? '' : ` Trap order: ${orderText(order)}.`;
    return wrap(`  ${names.name(mate)} holds ${held}.${ordered}`, 100, '  ');
  });
}

/** Deck, discard pile, and cards of the enemy hand that the viewer knows. */
export function tableLines({ view, names, paint }: Drawing): string[] {
  const { deck, discard, seats } = tableOf({ view });
  const piles = `Deck: ${plural(deck, 'card')}. Discard pile: ${discard.length === 0 ? 'empty' : cardList(discard)}.`;
  return [
    ...wrap(piles, 100, '  ').map((line) => paint('dim', line)),
    ...seats.flatMap(({ cards, known, shown = [] }, seat) => {
      const sure = known ?? shown;
      if (cards !== undefined || sure.length === 0) return [];
      return wrap(`You know of ${names.name(seat)}’s hand: at least ${cardList(sure)}.`, 100, '  ');
    }),
  ];
}

/** Names of all cards. */
export function cardTitles(): readonly string[] {
  return CARDS.map(({ name }) => name);
}

/** The card of this name or of a part of it that fits no other, as lines; null when there is none. */
export function whyLines(paint: Paint, options: Options, name: string): string[] | null {
  return whyOfCards(paint, cardsOf(options).values(), factsOf, name);
}
