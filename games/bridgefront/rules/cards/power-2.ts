// The Age II Power deck: 12 cards.

import { choose, inDeck, order, spell, victory } from './builders.ts';

/** Powers first, then Power Victories. Powers burn only where printed (C-37). */
export const power2 = inDeck('power-2', [
  spell('Killer’s Contract', { mana: 1 }, [25, 95], { do: 'mark', gold: 6, lasts: 'next-round' }),
  spell('Immunity Field', { mana: 2 }, [40, 110], { do: 'ward', count: 2 }),
  spell(
    'Hit Control',
    { mana: 1 },
    [30, 100],
    choose({
      forces: [{ do: 'boost', boost: { boost: 'hits-first', first: 'forces' } }],
      champions: [{ do: 'boost', boost: { boost: 'hits-first', first: 'champions' } }],
    }),
  ),
  order('Rapid Reinforcements', { mana: 2, gold: 1 }, [55, 125], {
    do: 'deploy',
    forces: 6,
    to: 'capital',
  }),
  spell('Span Dominion', { mana: 2 }, [70, 145], { do: 'dominion', count: 3 }),
  order('Vault of Notes', { mana: 1 }, [15, 85], { do: 'look', count: 7, keep: 3 }),

  victory('Writ of Industry', { mana: 1 }, [55, 120], {
    do: 'when',
    condition: { if: 'occupy', tile: 'mine' },
    then: [{ do: 'gold', amount: 2 }],
    else: [{ do: 'gold', amount: 1 }],
  }),
  victory('Forge Seal', { mana: 1 }, [45, 115], {
    do: 'when',
    condition: { if: 'occupy', tile: 'forge' },
    then: [{ do: 'scrap', optional: true, draw: 1 }],
  }),
  victory('Bridge Charter', { mana: 1 }, [60, 130], { do: 'build', count: 2, where: 'touching' }),
  victory('Dispatch to Front', { mana: 1 }, [35, 105], {
    do: 'deploy',
    forces: 2,
    to: 'occupied-with-champion',
  }),
  victory(
    'Chronicle of War',
    { mana: 1 },
    [65, 135],
    { do: 'draw', count: 1 },
    { do: 'discard', count: 1, mana: 1 },
  ),
  victory('Oath of Safekeeping', { mana: 1 }, [75, 150], { do: 'heal-split', amount: 2 }),
]);
