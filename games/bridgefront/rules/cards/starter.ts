// The common starter deck: the nine cards that every player begins with.

import { choose, copies, inDeck, order } from './builders.ts';

/** Eight names, nine copies. */
export const starterCards = inDeck('starter', [
  copies(
    2,
    order(
      'Recruit',
      { mana: 1, gold: 1 },
      [40, 110],
      choose({
        capital: [{ do: 'deploy', forces: 2, to: 'capital' }],
        hex: [{ do: 'deploy', forces: 1, to: 'occupied' }],
      }),
    ),
  ),
  order('March Orders', { mana: 1 }, [100, 200], { do: 'move', stacks: 1, steps: 2 }),
  order('Supply Cache', { mana: 1 }, [55, 120], { do: 'gold', amount: 2 }),
  order('Field Medic', { mana: 1 }, [60, 130], { do: 'heal', whose: 'any', amount: 2 }),
  order('Scout Report', { mana: 1 }, [25, 85], { do: 'look', count: 3, keep: 1 }),
  order(
    'Bridge Crew',
    { mana: 1 },
    [90, 150],
    { do: 'build', count: 1, where: 'touching' },
    { do: 'move', stacks: 1, steps: 1, optional: true },
  ),
  // "Choose one" with a single way to use it: no choice (C-01).
  order('Quick Move', { mana: 1 }, [20, 30], { do: 'move', stacks: 1, steps: 1, unit: 'force' }),
  order('Zap', { mana: 1 }, [20, 100], { do: 'damage', whose: 'any', amount: 1 }),
]);
