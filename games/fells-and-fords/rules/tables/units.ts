// The ten kinds of units, the preset armies, and what the rules read from them.

import type { FactionName, Preset, UnitType } from '../vocabulary.ts';
import type { Ability, UnitKind } from '../vocabulary.ts';

type Figures = readonly [move: number, dice: number, range: number, cost: number, copies: number];

function unit(
  faction: FactionName,
  slug: string,
  name: string,
  kind: UnitKind,
  [move, dice, range, cost, copies]: Figures,
  ...abilities: readonly Ability[]
): UnitType {
  const health = kind === 'legend' ? 6 : 3;
  return { type: 'unit', slug, name, faction, kind, move, health, dice, range, cost, copies, abilities };
}

const immovable = (upTo: number): Ability => ({ ability: 'immovable', upTo });

/** All kinds of units; the place in the list is the kind's number (FF-12). */
export const UNITS: readonly UnitType[] = [
  unit('fords', 'toll-wardens', 'Toll Wardens', 'infantry', [2, 3, 0, 5, 5], immovable(1)),
  unit('fords', 'reed-archers', 'Reed Archers', 'infantry', [2, 2, 4, 4, 5], { ability: 'doubleShot' }),
  unit(
    'fords',
    'causeway-riders',
    'Causeway Riders',
    'cavalry',
    [3, 3, 0, 6, 3],
    { ability: 'vigilant' },
    { ability: 'flanking' },
  ),
  unit('fords', 'millstone-walkers', 'Millstone Walkers', 'heavy', [1, 4, 0, 6, 2], immovable(2), {
    ability: 'stun',
  }),
  unit(
    'fords',
    'storm-heron',
    'Storm Heron',
    'legend',
    [3, 4, 0, 10, 1],
    { ability: 'flying' },
    { ability: 'crush' },
  ),
  unit(
    'fells',
    'scree-howlers',
    'Scree Howlers',
    'infantry',
    [2, 2, 0, 4, 5],
    { ability: 'rage' },
    { ability: 'frenzy' },
  ),
  unit('fells', 'bramble-slingers', 'Bramble Slingers', 'infantry', [2, 2, 3, 4, 5], { ability: 'poison' }),
  unit(
    'fells',
    'tusk-riders',
    'Tusk Riders',
    'cavalry',
    [3, 3, 0, 6, 3],
    { ability: 'pursue', upTo: 2 },
    { ability: 'ferocity' },
  ),
  unit('fells', 'crag-ogres', 'Crag Ogres', 'heavy', [2, 3, 0, 6, 2], immovable(1), { ability: 'crush' }),
  unit('fells', 'barrow-king', 'Barrow King', 'legend', [2, 3, 0, 10, 1], immovable(1), {
    ability: 'drain',
  }),
];

/** The kind of unit with this slug, or -1. */
export function unitType(slug: string): number {
  return UNITS.findIndex((one) => one.slug === slug);
}

/** Armies that can be taken whole. */
export const PRESETS: readonly Preset[] = [
  {
    slug: 'riverside-levy',
    name: 'Riverside Levy',
    faction: 'fords',
    units: { 'toll-wardens': 4, 'reed-archers': 3, 'causeway-riders': 2, 'millstone-walkers': 1 },
    tent: false,
  },
  {
    slug: 'wings-over-water',
    name: 'Wings over Water',
    faction: 'fords',
    units: { 'toll-wardens': 4, 'reed-archers': 2, 'causeway-riders': 2, 'storm-heron': 1 },
    tent: false,
  },
  {
    slug: 'towns-under-arms',
    name: 'Towns under Arms',
    faction: 'fords',
    units: { 'toll-wardens': 5, 'reed-archers': 2, 'millstone-walkers': 2, 'storm-heron': 1 },
    tent: true,
  },
  {
    slug: 'clan-host',
    name: 'Clan Host',
    faction: 'fells',
    units: { 'scree-howlers': 5, 'bramble-slingers': 3, 'tusk-riders': 3 },
    tent: false,
  },
  {
    slug: 'kings-own',
    name: 'King’s Own',
    faction: 'fells',
    units: {
      'scree-howlers': 2,
      'bramble-slingers': 2,
      'tusk-riders': 2,
      'crag-ogres': 2,
      'barrow-king': 1,
    },
    tent: false,
  },
  {
    slug: 'hills-on-fire',
    name: 'Hills on Fire',
    faction: 'fells',
    units: {
      'scree-howlers': 3,
      'bramble-slingers': 2,
      'tusk-riders': 3,
      'crag-ogres': 1,
      'barrow-king': 1,
    },
    tent: true,
  },
];
