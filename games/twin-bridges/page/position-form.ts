// Positions of Twin Bridges as a form: the rows of both players, and the creatures of both lanes.

import { labelled } from '@bridgefront/page/printed-book.ts';
import { rowOf, seatPick, withEach, without } from '@bridgefront/page/position-form.ts';
import type { PositionForm } from '@bridgefront/page/position-form.ts';
import type { Options } from '@bridgefront/kernel';
import { flag, isPlain, list, number, pick, row } from '@bridgefront/tabletop/cards';
import type { Pick, Plain, Shape } from '@bridgefront/tabletop/cards';
import { decks } from '../rules/cards/decks.ts';
import { cardsFor } from '../rules/cards/in-force.ts';
import { CARDS } from '../rules/cards/table.ts';
import { fullOptions } from '../rules/options.ts';
import { positionName } from '../rules/state.ts';
import { laneWords } from '../rules/text/words.ts';
import { laneNames } from '../rules/types.ts';
import type { Card } from '../rules/vocabulary.ts';

const names = CARDS.map(({ name }) => name);
const deckPick = pick(decks.map(({ slug, name }) => ({ value: slug, name })));

// A new card goes by its number, as positions have it.
function cardPicks(options: Options, fits: (card: Card) => boolean): readonly Pick[] {
  return cardsFor(fullOptions(options)).flatMap((one, id) =>
    fits(one) && one.out !== true ? [{ value: positionName(id), name: one.name }] : [],
  );
}

function sideShape(options: Options): Shape {
  const all = cardPicks(options, () => true);
  const unit = rowOf(
    { card: pick(cardPicks(options, ({ kind }) => kind === 'creature')) },
    {
      damage: number(1, 99),
      fresh: flag,
      strength: number(1, 99),
      warded: list(() => seatPick(2), 1, 2, ''),
      absorbed: flag,
      spent: flag,
    },
  );
  const inRow = pick([{ value: 'bastion', name: 'Bastion' }, { value: 'fort', name: 'Fort' }, ...all]);
  return rowOf(
    {
      row: list(() => inRow, 1, 9),
      ...Object.fromEntries(
        laneNames.map((lane) => [lane, list(() => unit, 0, 8, undefined, `lane:${lane}`)]),
      ),
    },
    { known: list(() => pick(all), 1, 8, ''), deck: deckPick },
  );
}

// A creature without marks is written as its name.
const openUnit = (one: unknown): unknown => (typeof one === 'string' ? { card: one } : one);
const unitsIn = (own: Plain, lane: string): readonly unknown[] => (own[lane] ?? []) as readonly unknown[];

/** The form. */
export const positionForm: PositionForm = {
  shape: (_seats, options) =>
    row({
      turn: number(1, 500),
      first: seatPick(2),
      mana: { ...number(0, 30), optional: true },
      seats: list(() => sideShape(options), 2, 2),
    }),
  label: labelled({
    row: 'Row, leftmost first',
    known: 'Known to the other player',
    fresh: 'Came this turn',
    absorbed: 'Protection used up',
    spent: 'Own Protection used up under a ward',
    warded: 'Warded until the turn of',
    ...Object.fromEntries(laneNames.map((lane) => [lane, `Creatures of the ${laneWords[lane]}`])),
  }),
  tables: [
    {
      name: 'An empty table',
      position: {
        turn: 1,
        first: 0,
        seats: [
          { row: ['bastion', names[names.length - 1]], upper: [], lower: [] },
          { row: ['bastion', names[names.length - 2]], upper: [], lower: [] },
        ],
      },
    },
  ],
  open: (position) =>
    withEach({ turn: 1, first: 0, seats: [{}, {}], ...position }, 'seats', (own) => ({
      row: ['bastion'],
      ...own,
      ...Object.fromEntries(laneNames.map((lane) => [lane, unitsIn(own, lane).map(openUnit)])),
    })),
  // Whose turn it is follows from its number; what was played before in this turn lies on the table.
  afresh: (position) => {
    const now = without(position, 'phase', 'active', 'plays', 'offer', 'pool', 'round', 'winners', 'ending');
    return { ...withEach(now, 'seats', (own) => tidied(own)), turn: Math.max(1, Number(now['turn'])) };
  },
  shuffled: (position) => withEach(position, 'seats', (own) => without(own, 'known')),
  dice: false,
};

function tidied(own: Plain): Plain {
  const rested = laneNames.map((lane) => [
    lane,
    unitsIn(own, lane).map((one) => (isPlain(one) ? without(one, 'sprinted') : one)),
  ]);
  return { ...own, ...Object.fromEntries(rested) };
}
