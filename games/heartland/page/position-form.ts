// Positions of Heartland as a form: life, cards in their zones, units in their frontiers.

import { fullOptions } from '../rules/options.ts';
import type { HeartlandOptions } from '../rules/options.ts';
import { labelled } from '@bridgefront/page/printed-book.ts';
import { rowOf, seatPick, withEach, without } from '@bridgefront/page/position-form.ts';
import type { PositionForm } from '@bridgefront/page/position-form.ts';
import { flag, list, number, orNull, pick, row, word } from '@bridgefront/tabletop/cards';
import type { Pick, Shape } from '@bridgefront/tabletop/cards';
import { positionName, readNewSlug } from '@bridgefront/tabletop/accepted';
import { capitalised } from '@bridgefront/tabletop/words';
import { cardsFor } from '../rules/cards/in-force.ts';
import { CARDS, sideOf } from '../rules/cards/table.ts';
import type { CardKind } from '../rules/vocabulary.ts';
import { placeName } from '../rules/text/words.ts';

// Names of the match's cards as positions have them.
function named(options: HeartlandOptions, fits: (kind: CardKind) => boolean): Shape & { is: 'word' } {
  const cards = cardsFor(options).filter(({ kind, out }) => out !== true && fits(kind));
  return word(...cards.map(positionName)) as Shape & { is: 'word' };
}

function sideShape(options: HeartlandOptions): Shape {
  const cards = (fits: (kind: CardKind) => boolean): Shape => {
    const one = named(options, fits);
    return list(() => one, 0, 60);
  };
  const all = cards(() => true);
  const villagers = cards((kind) => kind === 'villager');
  return rowOf(
    {
      life: number(1, 99, 20),
      hand: all,
      ready: villagers,
      exerted: villagers,
      army: cards((kind) => sideOf[kind] === 'army'),
      civic: cards((kind) => sideOf[kind] === 'civic'),
      graveyard: all,
      vault: all,
    },
    { hasGrown: flag, hasSettled: flag, hasCommitted: flag, hasDeployed: flag },
  );
}

const bare = { hand: [], ready: [], exerted: [], army: [], civic: [], graveyard: [], vault: [] };

// The heartlands lie on both sides of the frontiers, and have no number on the board.
function places(frontiers: number): readonly Pick[] {
  return Array.from({ length: frontiers + 1 }, (_, at) => ({
    value: at,
    name: capitalised(placeName(at).replace('the ', '')),
    ...(at > 0 && { places: [`frontier:${at}`] }),
  }));
}

const unitOf = (options: HeartlandOptions) =>
  rowOf(
    {
      card: named(options, (kind) => kind === 'unit'),
      seat: seatPick(2),
      at: pick(places(options.frontiers)),
    },
    {
      occupies: flag,
      exerted: flag,
      damage: number(1, 99),
      attack: number(-9, 99, 1),
      health: number(-9, 99, 1),
    },
  );

const settlementOf = (options: HeartlandOptions) =>
  orNull(rowOf({ card: named(options, (kind) => kind === 'settlement'), seat: seatPick(2) }, { used: flag }));

const label = labelled({
  at: 'Where',
  army: 'Army deck, top card first',
  civic: 'Civic deck, top card first',
  ready: 'Villagers, ready',
  exerted: 'Exerted',
  settlements: 'Settlements, by frontier',
  hasGrown: 'Has grown this round',
  hasSettled: 'Has settled this round',
  hasCommitted: 'Has committed this round',
  hasDeployed: 'Has deployed this round',
  ...Object.fromEntries(CARDS.map(({ name }) => [name, name])),
});

/** The form. */
export const positionForm: PositionForm = {
  shape: (_seats, given) => {
    const options = fullOptions(given);
    const [unit, settlement, side] = [unitOf(options), settlementOf(options), sideShape(options)];
    return row({
      phase: word('strategy', 'battle'),
      round: number(1, 40),
      initiative: seatPick(2),
      active: seatPick(2),
      units: list(() => unit, 0, 60),
      settlements: list(() => settlement, 0, options.frontiers),
      seats: list(() => side, 2, 2),
    });
  },
  label: (one) => readNewSlug(one)?.name ?? label(one),
  tables: [
    {
      name: 'An empty table',
      position: {
        phase: 'strategy',
        round: 1,
        initiative: 0,
        active: 0,
        units: [],
        seats: [
          { life: 20, ...bare },
          { life: 20, ...bare },
        ],
      },
    },
  ],
  open: (position) => {
    const seats = withEach({ units: [], settlements: [], seats: [{}, {}], ...position }, 'seats', (own) => ({
      life: 20,
      ...bare,
      ...own,
    }));
    return withEach(seats, 'units', (unit) => ({ at: 0, ...unit }));
  },
  // The decks hold what is named: whoever lays a table by hand is bound to no list.
  afresh: (position) => {
    const { phase } = position;
    const now = without(
      position,
      'passes',
      'nextUnit',
      'kills',
      'wounds',
      'fallen',
      'triumphs',
      'winners',
      'ending',
    );
    const units = withEach(now, 'units', (unit) => without(unit, 'number'));
    const seats = withEach(units, 'seats', (own) => {
      return without(own, 'deck', 'list', 'known', 'topSeen', 'bottomSeen');
    });
    return {
      ...seats,
      phase: phase === 'battle' ? phase : 'strategy',
      round: Math.max(1, Number(now['round'])),
    };
  },
  shuffled: (position) => position,
  dice: false,
};
