// Sets of options that go together: rules that a table may choose at once.

import type { OptionPreset } from '@bridgefront/kernel';

/** The presets of Fells and Fords. What is behind the figure: docs/playtest/fells-and-fords.md. */
export const presets: readonly OptionPreset[] = [
  {
    name: 'balanced-by-play',
    title: 'Fells and Fords, balanced by play',
    about:
      'Brings both sides nearer to each other, as bots’ matches show: the Fell Clans begin with 3 victory points. Balanced for Veterans, over all objectives together; single pairings of objectives stay one-sided.',
    options: { headStart: 3 },
  },
];
