// Positions of Castles as a form: cards in their zones, hands, deck and discard pile.

import { labelled } from '@bridgefront/page/printed-book.ts';
import { rowOf, seatPick, withEach, without } from '@bridgefront/page/position-form.ts';
import type { PositionForm } from '@bridgefront/page/position-form.ts';
import { flag, isPlain, list, number, pick, row, word } from '@bridgefront/tabletop/cards';
import type { Plain } from '@bridgefront/tabletop/cards';
import { CARDS, kindOf } from '../rules/cards/table.ts';
import { numberOf, orderName, orders, readPieceName } from '../rules/notation.ts';
import { orderText, zoneText } from '../rules/text/words.ts';
import { zoneNames } from '../rules/types.ts';

const shared = CARDS.flatMap(({ name, copies }) => (copies > 0 ? [name] : []));
const standing = CARDS.flatMap(({ kind, name }) => (kind === 'standing' ? [name] : []));
const cards = list(() => word(...shared), 0, 99);
const sides = pick([
  { value: 'red', name: 'Red' },
  { value: 'blue', name: 'Blue' },
]);
const zones = pick(
  zoneNames.map((zone) => ({ value: zone, name: zoneText(zone), places: [`zone:${zone}`] })),
);
const orderPick = pick(orders.map((one) => ({ value: orderName(one), name: orderText(orderName(one)) })));

const piece = rowOf(
  { card: word(...standing), side: sides, zone: zones },
  {
    hp: number(1, 99),
    marks: list(() => word('moved', 'acted', 'entered', 'charged', 'fired'), 1, 5, ''),
    shots: number(1, 9),
    rain: number(1, 9),
  },
);

// `red spearman-3 at red-front` as the fields of a form; which of its kind it is stays beside them.
function openPiece(one: unknown): unknown {
  const [, side, name, zone] = /^(\S+) (.+) at (\S+)$/.exec(typeof one === 'string' ? one : '') ?? [];
  const fields: Plain = name === undefined && isPlain(one) ? one : { card: name, side, zone };
  const said = String(fields['card']);
  const id = readPieceName(said);
  if (id < 0) return fields;
  const kind = CARDS[kindOf(said.slice(0, said.lastIndexOf('-')))];
  return { ...fields, card: kind.name, number: numberOf(id) };
}

// As it is read: the kind with its number where that is known.
function written(one: Plain): Plain {
  const { number: which, ...fields } = one;
  const kind = CARDS.find(({ name }) => name === fields['card']);
  return typeof which !== 'number' || kind === undefined
    ? fields
    : { ...fields, card: `${kind.slug}-${which}` };
}

const bareSeat = { hand: [] };

/** The form. */
export const positionForm: PositionForm = {
  shape: (seats) =>
    row({
      turn: number(1, 500),
      red: seatPick(2),
      first: sides,
      cards: list(() => piece, 0, 80),
      seats: list(() => rowOf({ hand: cards }, { order: orderPick }), seats, seats),
      discard: cards,
      deck: { ...cards, optional: true },
      deckEmpty: { ...flag, optional: true },
    }),
  label: labelled({
    red: 'Red is played by',
    first: 'Who began',
    cards: 'Cards in play',
    hp: 'HP left',
    marks: 'Has this turn',
    shots: 'Extra shots',
    rain: 'Arrow Rains',
    order: 'Order for Traps',
    deck: 'Deck, top card first',
    deckEmpty: 'The deck is empty',
    ...Object.fromEntries(CARDS.map(({ name }) => [name, name])),
  }),
  tables: [
    {
      name: 'An empty table',
      position: {
        turn: 1,
        red: 0,
        first: 'red',
        cards: [
          { card: 'Castle', side: 'red', zone: 'red-middle' },
          { card: 'Castle', side: 'blue', zone: 'blue-middle' },
          { card: 'General', side: 'red', zone: 'red-castle' },
          { card: 'General', side: 'blue', zone: 'blue-castle' },
        ],
        seats: [bareSeat, bareSeat],
        discard: [],
      },
    },
  ],
  open: (position) => {
    const { cards: pieces, seats } = position;
    return {
      red: 0,
      first: 'red',
      discard: [],
      ...position,
      ...(Array.isArray(pieces) && { cards: pieces.map(openPiece) }),
      seats: ((seats ?? [{}, {}]) as readonly Plain[]).map((own) => ({ ...bareSeat, ...own })),
    };
  },
  // A card that is sprung, cycled or yielded in a turn is so in no other.
  afresh: (position) => {
    const now = without(
      position,
      'phase',
      'active',
      'yielded',
      'cycled',
      'sprung',
      'winners',
      'ending',
      'next',
      'ambush',
    );
    const seats = withEach(now, 'seats', (own) => without(own, 'known', 'shown'));
    return { ...seats, turn: Math.max(1, Number(now['turn'])) };
  },
  shuffled: (position) => without(position, 'deck', 'deckEmpty', 'sunk'),
  close: (position) => withEach(position, 'cards', written),
  dice: false,
};
