// Sets of options that go together: rules that a table may choose at once.

import type { OptionPreset } from '@bridgefront/kernel';

/** The presets of Bridgefront. What is behind the figures: docs/playtest/bridgefront-1.md. */
export const presets: readonly OptionPreset[] = [
  {
    name: 'balanced-by-play',
    title: 'Bridgefront, balanced by play',
    about:
      'Brings the six factions nearer to each other, after bots’ matches: Bastion plays without Home Guard, Aerial without its free March, Cipher without Wide Choice. Prospect, Veil and Gatewright get more gold each round, and four factions’ Champions and the Air Drop are stronger, weaker or cost another amount of mana. Balanced for Apprentices; among Veterans at two seats it is not: Bastion wins far too seldom there, Prospect too often.',
    options: {
      homeGuardForces: 0,
      freeMarches: 0,
      pickBonus: 0,
      factionGold: [0, 1, 0, 3, 0, 1],
      cardChanges:
        'air-drop.mana=3;ironclad-warden.mana=1;mine-overseer.hits=3;shadeblade.hp=4;skystriker-ace.hits=2',
    },
  },
];
