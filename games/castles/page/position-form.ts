// Positions of Castles as a form: cards in their zones, hands, deck and discard pile.

import { labelled } from '@bridgefront/page/printed-book.ts';
import { rowOf, seatPick, withEach, without } from '@bridgefront/page/position-form.ts';
import type { PositionForm } from '@bridgefront/page/position-form.ts';
import { flag, isPlain, list, number, pick, row, word } from '@bridgefront/tabletop/cards';
import type { Plain } from '@bridgefront/tabletop/cards';
import type { Options } from '@bridgefront/kernel';
import { slug as slugOf } from '@bridgefront/kernel';
import { positionName, readNewSlug } from '@bridgefront/tabletop/accepted';
import { tableFor } from '../rules/cards/in-force.ts';
import { CARDS, copiesOf, nameOfSlug } from '../rules/cards/table.ts';
import { numberOf, orderName, orders, readPieceName } from '../rules/notation.ts';
import { orderText, zoneText } from '../rules/text/words.ts';
import { zoneNames } from '../rules/types.ts';
import { fullOptions } from '../rules/options.ts';
import { stands } from '../rules/vocabulary.ts';
import type { Card } from '../rules/vocabulary.ts';

function namesOf(options: Options, fits: (card: Card) => boolean): readonly string[] {
  return tableFor({ options: fullOptions(options) })
    .cards.filter(fits)
    .map(positionName);
}

const sides = pick([
  { value: 'red', name: 'Red' },
  { value: 'blue', name: 'Blue' },
]);
const zones = pick(
  zoneNames.map((zone) => ({ value: zone, name: zoneText(zone), places: [`zone:${zone}`] })),
);
const orderPick = pick(orders.map((one) => ({ value: orderName(one), name: orderText(orderName(one)) })));

const ofPiece = {
  hp: number(1, 99),
  marks: list(() => word('moved', 'acted', 'entered', 'charged', 'fired'), 1, 5, ''),
  bonus: number(0, 5),
  shots: number(1, 9),
  rain: number(1, 9),
};

// `red spearman-3 at red-front` as the fields of a form; which of its kind it is stays beside them.
function openPiece(one: unknown): unknown {
  const [, side, name, zone] = /^(\S+) (.+) at (\S+)$/.exec(typeof one === 'string' ? one : '') ?? [];
  const fields: Plain = name === undefined && isPlain(one) ? one : { card: name, side, zone };
  const said = String(fields['card']);
  const id = readPieceName(said);
  if (id < 0) return fields;
  const slug = said.slice(0, said.lastIndexOf('-'));
  return {
    ...fields,
    card: positionName({ slug, name: nameOfSlug(slug) }),
    number: numberOf(id),
  };
}

// As it is read: the kind with its number where that is known.
function written(one: Plain): Plain {
  const { number: which, ...fields } = one;
  const slug = slugOf(String(fields['card']));
  return typeof which === 'number' ? { ...fields, card: `${slug}-${which}` } : fields;
}

const label = labelled({
  red: 'Red is played by',
  first: 'Who began',
  cards: 'Cards in play',
  hp: 'HP left',
  marks: 'Has this turn',
  shots: 'Extra shots',
  bonus: 'Damage by Charge',
  rain: 'Damage by Arrow Rain',
  order: 'Order for Traps',
  deck: 'Deck, top card first',
  deckEmpty: 'The deck is empty',
  ...Object.fromEntries(CARDS.map(({ name }) => [name, name])),
});

const bareSeat = { hand: [] };

/** The form. */
export const positionForm: PositionForm = {
  shape(seats, options) {
    const cards = list(() => word(...namesOf(options, (card) => copiesOf(card) > 0)), 0, 99);
    const piece = rowOf({ card: word(...namesOf(options, stands)), side: sides, zone: zones }, ofPiece);
    return row({
      turn: number(1, 500),
      red: seatPick(2),
      first: sides,
      cards: list(() => piece, 0, 80),
      seats: list(() => rowOf({ hand: cards }, { order: orderPick }), seats, seats),
      discard: cards,
      deck: { ...cards, optional: true },
      deckEmpty: { ...flag, optional: true },
    });
  },
  label: (one) => readNewSlug(one)?.name ?? label(one),
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
