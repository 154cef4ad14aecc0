// Sets of options that go together: rules that a table may choose at once.

import type { OptionPreset } from '@bridgefront/kernel';

/** The presets of Bridgefront. What is behind the figures: docs/playtest/bridgefront-1.md. */
export const presets: readonly OptionPreset[] = [
  {
    name: 'balanced-by-play',
    title: 'Bridgefront, balanced by play',
    about:
      'Brings the six factions nearer to each other in bots’ matches. The strong three do without an ability: Bastion without Home Guard, Aerial without its free March, Cipher without Wide Choice. Prospect gets 3 gold a round, Veil and Gatewright 1. The Champions of Prospect and Veil are stronger and Bastion’s costs less mana, Aerial’s hits less often and Air Drop costs more.',
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
