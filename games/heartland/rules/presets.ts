// Sets of options that go together: rules that a table may choose at once.

import type { OptionPreset } from '@bridgefront/kernel';

/** The presets of Heartland. What is behind them: docs/playtest/heartland.md. */
export const presets: readonly OptionPreset[] = [
  {
    name: 'balanced-by-play',
    title: 'Heartland, balanced by play',
    about:
      'Brings the three decks nearer to each other, as bots’ matches show: the Ember Riders bring fewer War Camps, and the Stonefen Assembly more Drowned Men in place of its Witch and a Peat Cutter. Balanced for Apprentices, and for Veterans as far as eighty matches of each pairing tell.',
    options: { revisedDecks: true },
  },
];
