// The factions' own cards: one starter spell and one champion each.

import { champion, inDeck, ownedBy, spell } from './builders.ts';

/** One spell per faction, in the order of `factionNames`. */
export const factionSpells = inDeck('faction', [
  ownedBy('bastion', spell('Hold the Line', { mana: 1 }, [35, 105], { do: 'entrench', max: 3 })),
  ownedBy(
    'veil',
    spell('Marked for Coin', { mana: 1 }, [35, 105], {
      do: 'mark',
      gold: 4,
      within: 2,
      lasts: 'round',
    }),
  ),
  ownedBy(
    'aerial',
    spell('Air Drop', { mana: 2, gold: 1 }, [30, 100], {
      do: 'deploy',
      forces: 3,
      to: 'beside-champion',
    }),
  ),
  ownedBy(
    'prospect',
    spell('Rich Veins', { mana: 2 }, [45, 120], {
      do: 'raise-mine',
      by: 1,
      max: 7,
      optional: true,
    }),
  ),
  ownedBy(
    'cipher',
    spell(
      'Perfect Recall',
      { mana: 1 },
      [25, 90],
      { do: 'draw', count: 1 },
      { do: 'topdeck', optional: true },
    ),
  ),
  ownedBy(
    'gatewright',
    spell('Bridgeborn Path', { mana: 1 }, [50, 125], { do: 'build', count: 1, where: 'anywhere' }),
  ),
]);

/** One champion per faction, in the order of `factionNames`. Two have no ability yet (C-27). */
export const factionChampions = inDeck('faction', [
  ownedBy(
    'bastion',
    champion('Ironclad Warden', [1, 3, 5], [70, 135], {
      hp: 6,
      dice: 2,
      hits: 2,
      bounty: 3,
      ability: 'Bodyguard',
      traits: [{ trait: 'bodyguard' }],
    }),
  ),
  ownedBy(
    'veil',
    champion('Shadeblade', [0, 2, 4], [55, 115], {
      hp: 3,
      dice: 5,
      hits: 1,
      bounty: 3,
      ability: 'Assassin’s Edge',
      traits: [{ trait: 'assassins-edge', damage: 1 }],
    }),
  ),
  ownedBy(
    'aerial',
    champion('Skystriker Ace', [0, 2, 4], [60, 120], {
      hp: 4,
      dice: 2,
      hits: 3,
      bounty: 3,
      ability: 'Flight',
      traits: [{ trait: 'flight' }],
    }),
  ),
  ownedBy(
    'prospect',
    champion('Mine Overseer', [1, 3, 5], [65, 125], {
      hp: 5,
      dice: 2,
      hits: 2,
      bounty: 4,
      ability: 'Extraction',
      traits: [{ trait: 'extraction', gold: 1 }],
    }),
  ),
  ownedBy(
    'cipher',
    champion('Archivist Prime', [1, 3, 5], [60, 120], { hp: 5, dice: 2, hits: 3, bounty: 3 }),
  ),
  ownedBy(
    'gatewright',
    champion('Wormhole Artificer', [1, 3, 5], [65, 125], { hp: 5, dice: 2, hits: 3, bounty: 3 }),
  ),
]);
