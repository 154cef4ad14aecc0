// The two decks of twenty lore cards (FF-56).

import { slug } from '@bridgefront/kernel';
import type { CombatPart, FactionName, LoreCard, LoreEffect, WindowName } from '../vocabulary.ts';

type Line = readonly [
  name: string,
  copies: number,
  cost: number,
  window: WindowName,
  effect: LoreEffect,
  when?: CombatPart,
];

function deck(faction: FactionName, lines: readonly Line[]): LoreCard[] {
  return lines.map(([name, copies, cost, window, effect, when]) => ({
    type: 'lore',
    slug: slug(name),
    name,
    faction,
    copies,
    cost,
    window,
    effect,
    ...(when === undefined ? {} : { when }),
  }));
}

/** All lore cards, the Ford League's first; the place in the list is the card's number. */
export const LORE: readonly LoreCard[] = [
  ...deck('fords', [
    ['Shield the Line', 2, 2, 'damage', { do: 'prevent', amount: 1, beside: 2 }],
    ['Stand Fast', 2, 1, 'retreat', { do: 'stand', upTo: null }],
    ['Volley Call', 2, 2, 'declare', { do: 'dice', by: 2 }, { part: 'roller', attack: 'ranged' }],
    ['Steady Aim', 2, 2, 'roll', { do: 'reroll', upTo: null }, { part: 'roller' }],
    ['Mend the Ranks', 2, 2, 'orders', { do: 'recover', amount: 1 }],
    ['Sealed Letter', 2, 2, 'cancel', { do: 'cancel' }],
    ['Ward-Bell', 1, 3, 'orders', { do: 'bar' }],
    ['Sudden Spate', 1, 3, 'moves', { do: 'spate', dice: 2 }],
    ['Heron’s Lift', 1, 2, 'moves', { do: 'lift' }],
    ['Measured Blow', 1, 2, 'declare', { do: 'exact', dice: 4 }, { part: 'roller', attack: 'melee' }],
    ['Levy Drum', 1, 2, 'orders', { do: 'order' }],
    ['Forced March', 1, 1, 'orders', { do: 'march', move: 1, through: [] }],
    ['Lock Shields', 1, 2, 'declare', { do: 'dice', by: -2 }, { part: 'target', attack: 'melee' }],
    ['Tithe', 1, 1, 'upkeep', { do: 'tithe', most: 4 }],
  ]),
  ...deck('fells', [
    ['Blood Rush', 2, 2, 'declare', { do: 'dice', by: 1 }, { part: 'roller', attack: 'melee' }],
    ['Evil Eye', 2, 2, 'roll', { do: 'reroll', upTo: 2 }, { part: 'target' }],
    ['Savage Edge', 2, 2, 'roll', { do: 'cleaves' }, { part: 'roller' }],
    ['Hide of Scars', 2, 1, 'damage', { do: 'prevent', amount: 1 }],
    ['Dying Blow', 2, 2, 'fall', { do: 'dying-blow' }],
    ['Old Grudge', 2, 2, 'cancel', { do: 'cancel' }],
    ['Drive Them', 1, 2, 'orders', { do: 'drive' }],
    ['Trample', 1, 3, 'moves', { do: 'trample' }],
    ['Barrow Fog', 1, 2, 'declare', { do: 'dice', by: -2 }, { part: 'target', attack: 'ranged' }],
    ['Blood Price', 1, 0, 'upkeep', { do: 'sacrifice', lore: 3 }],
    [
      'Raise the Fallen',
      1,
      3,
      'orders',
      { do: 'recover', amount: 2, of: ['scree-howlers', 'bramble-slingers'] },
    ],
    ['Teeth in the Turf', 1, 1, 'retreat', { do: 'stand', upTo: 2 }],
    ['Night Path', 1, 2, 'orders', { do: 'march', move: 1, through: ['forest', 'ford'] }],
    ['Venom Cup', 1, 2, 'orders', { do: 'venom', within: 3, of: 'bramble-slingers' }],
  ]),
];
