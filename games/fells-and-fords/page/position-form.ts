// Positions of Fells and Fords as a form: the land, what lies and stands on it, and what each side holds.

import { labelled } from '@bridgefront/page/printed-book.ts';
import { hexPicks, rowOf, seatPick, withEach, without } from '@bridgefront/page/position-form.ts';
import type { PositionForm } from '@bridgefront/page/position-form.ts';
import { flag, isPlain, list, number, orNull, pick, row, word } from '@bridgefront/tabletop/cards';
import type { Plain } from '@bridgefront/tabletop/cards';
import { capitalised } from '@bridgefront/tabletop/words';
import { commandTable, loreTable, under, unitTable } from '../rules/cards/in-force.ts';
import type { Under } from '../rules/cards/in-force.ts';
import { hexNames, middle } from '../rules/hexes.ts';
import { OBJECTIVES } from '../rules/tables/objectives.ts';
import { factionNames, factions, terrains } from '../rules/vocabulary.ts';
import { armiesIn, optionsAt } from './battlefield.ts';
import { positionIn, rowsOf, withNames } from './field.ts';
import { forgetField, keepField, keptFields } from './shelf.ts';

export { battleTables } from './battlefield.ts';

const hex = pick(hexPicks(hexNames, hexNames[middle], (name) => name, 'ground'));
function oppositeMark(mark: string): string {
  const place = hexNames.indexOf(mark.replace('ground:', ''));
  return place < 0 ? mark : `ground:${hexNames[hexNames.length - 1 - place]}`;
}

const lands = terrains.filter((name) => name !== 'clear' && name !== 'tent');

const unitOf = (match: Under) =>
  rowOf(
    { unit: word(...unitTable(match).map(({ name }) => name)), seat: seatPick(2), at: hex },
    {
      health: number(1, 30),
      poisoned: flag,
      stunned: flag,
      paid: flag,
      ordered: flag,
      moved: flag,
      attacked: flag,
    },
  );

function sideOf(match: Under) {
  const commands = list(() => word(...named(commandTable(match))), 0, 30);
  const lores = list(() => word(...named(loreTable(match))), 0, 40);
  return rowOf(
    {
      faction: pick(factions.map((faction) => ({ value: faction, name: factionNames[faction] }))),
      vp: number(0, 60),
      lore: number(0, 60),
      command: commands,
      loreHand: lores,
      loreDiscard: lores,
    },
    { objective: word(...OBJECTIVES.map(({ name }) => name)), loreDeck: lores },
  );
}

function named(table: readonly { readonly name: string }[]): readonly string[] {
  return table.map(({ name }) => name);
}

const bareSeat = { vp: 0, lore: 0, command: [], loreHand: [], loreDiscard: [] };

// Terrain is written by its kind, banners by their hexes.
function openLand({ terrain, banners }: Plain): Plain {
  const land = Object.entries(isPlain(terrain) ? terrain : {});
  const flags = Object.entries(isPlain(banners) ? banners : {});
  return {
    terrain: land.flatMap(([kind, hexes]) =>
      String(hexes)
        .split(' ')
        .map((at) => ({ at, terrain: kind }))
        .filter(({ terrain: one }) => one !== 'tent'),
    ),
    banners: flags.map(([at, vp]) => ({ at, vp })),
  };
}

function closeLand({ terrain, banners }: Plain): Plain {
  const byKind = Object.groupBy(rowsOf(terrain), ({ terrain: kind }) => String(kind));
  return {
    terrain: Object.fromEntries(
      Object.entries(byKind).map(([kind, rows = []]) => [kind, rows.map(({ at }) => at).join(' ')]),
    ),
    banners: Object.fromEntries(rowsOf(banners).map(({ at, vp }) => [String(at), vp])),
  };
}

/** The form; the page adds the first battles to its tables. */
export const positionForm: PositionForm = {
  shape: (_seats, options) => {
    const match = under(options);
    return rowOf(
      {
        round: number(1, 30),
        first: seatPick(2),
        active: seatPick(2),
        units: list(() => unitOf(match), 0, 60),
        terrain: list(() => row({ at: hex, terrain: word(...lands) }), 0, 113),
        banners: list(() => row({ at: hex, vp: number(1, 9) }), 0, 60),
        tents: list(() => orNull(hex), 2, 2),
        seats: list(() => sideOf(match), 2, 2),
      },
      {
        cairns: list(() => hex, 0, 60, ''),
        commandDeck: list(() => word(...named(commandTable(match))), 0, 90),
        commandDiscard: list(() => word(...named(commandTable(match))), 0, 90),
      },
    );
  },
  label: labelled({
    at: 'Where',
    vp: 'VP',
    first: 'Who began',
    active: 'Whose turn it is',
    tents: 'Tents, by seat',
    command: 'Command cards',
    loreHand: 'Lore cards',
    loreDeck: 'Lore deck, top card first',
    loreDiscard: 'Lore cards played',
    commandDeck: 'Command deck, top card first',
    commandDiscard: 'Command cards played',
    cairns: 'Cairns',
    paid: 'Grain paid',
    ...Object.fromEntries(terrains.map((name) => [name, capitalised(name)])),
    ...Object.fromEntries(OBJECTIVES.map(({ name }) => [name, name])),
  }),
  tables: [
    {
      name: 'An empty table',
      position: {
        phase: 'play',
        round: 1,
        first: 0,
        active: 0,
        units: [
          { unit: unitTable(under({}))[0].name, seat: 0, at: '0,8' },
          {
            unit: unitTable(under({})).find(({ faction }) => faction === 'fells')?.name ?? '',
            seat: 1,
            at: '8,0',
          },
        ],
        seats: [
          { faction: 'fords', ...bareSeat },
          { faction: 'fells', ...bareSeat },
        ],
      },
    },
  ],
  open: (written) => {
    const position = withNames(written);
    return {
      round: 1,
      first: 0,
      active: 0,
      tents: [null, null],
      ...position,
      ...openLand(position),
      units: rowsOf(position['units']).filter(({ gone }) => gone !== true),
      seats: rowsOf(position['seats']).map((own) => ({ ...bareSeat, ...own })),
    };
  },
  close: (position) => ({ ...position, ...closeLand(position) }),
  // At the beginning of the turn of whose turn it is.
  afresh: (position) => {
    const now = without(
      position,
      'phase',
      'step',
      'moment',
      'command',
      'text',
      'centre',
      'peek',
      'sunk',
      'winners',
      'ending',
    );
    const units = withEach(now, 'units', (unit) =>
      without(unit, 'called', 'stepped', 'pursued', 'march', 'path'),
    );
    return withEach(units, 'seats', (own) => {
      return without(
        own,
        'drawn',
        'shown',
        'returned',
        'sunkLore',
        'playedLore',
        'playedCancel',
        'barred',
        'passed',
        'kills',
      );
    });
  },
  shuffled: (position) =>
    withEach(without(position, 'commandDeck'), 'seats', (own) => without(own, 'loreDeck')),
  dice: true,
  told: armiesIn,
  asOptions: {
    write: optionsAt,
    read: positionIn,
    kept: keptFields,
    keep: (name, options) => keepField({ name, options }),
    forget: forgetField,
  },
  // Both halves of a battlefield are alike; armies stand as they will.
  mirrored: { lists: ['terrain', 'banners'], opposite: oppositeMark },
};
