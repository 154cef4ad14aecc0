// Sets of options that go together: rules that a table may choose at once.

import type { OptionPreset } from '@bridgefront/kernel';

/** The presets of Bridgefront. What is behind the figures: docs/playtest/bridgefront-1.md. */
export const presets: readonly OptionPreset[] = [
  {
    name: 'balanced-by-play',
    title: 'Bridgefront, balanced by play',
    about:
      'Brings the six factions nearer to each other, after the first report of bots’ matches: Aerial marches for mana like all others, Home Guard answers once a round, and Prospect, Veil and Gatewright get more gold.',
    options: {
      freeMarches: 0,
      homeGuardPerRound: 1,
      oreCutGold: 2,
      factionGold: [0, 1, 0, 2, 0, 1],
    },
  },
];
