// The Age III Power deck: 11 cards.

import { burnt, inDeck, order, spell, victory } from './builders.ts';

/** Powers first, then Power Victories. Powers burn only where printed (C-37). */
export const power3 = inDeck('power-3', [
  spell('Cataclysm Core', { mana: 3 }, [45, 110], { do: 'cataclysm', damage: 3 }),
  order('Absolute Mobilization', { mana: 3 }, [60, 130], { do: 'move', stacks: 3, steps: 2 }),
  order('Forge Miracle', { mana: 2 }, [35, 105], {
    do: 'draft',
    age: 3,
    reveal: 5,
    keep: 2,
    from: 'bottom',
  }),
  spell('Last Stand', { mana: 2 }, [75, 150], { do: 'last-stand', forces: 3 }),
  burnt(order('Final Funding', { mana: 2 }, [50, 120], { do: 'gold', amount: 7 })),

  victory('Imperial Warrant', { mana: 1 }, [40, 110], { do: 'move', stacks: 1, steps: 2 }),
  victory('Crown Coin', { mana: 1 }, [55, 125], { do: 'gold', amount: 2 }),
  victory('Deep Mine Charter', { mana: 1, gold: 1 }, [60, 130], {
    do: 'raise-mine',
    by: 1,
    max: 6,
  }),
  victory('Center Relic', { mana: 1 }, [25, 90], {
    do: 'when',
    condition: { if: 'occupy', tile: 'center' },
    then: [
      { do: 'mana', amount: 1 },
      { do: 'draw', count: 1 },
    ],
    else: [{ do: 'scry', count: 2 }],
  }),
  victory('Forge Relic', { mana: 1 }, [35, 100], {
    do: 'when',
    condition: { if: 'occupy', tile: 'forge' },
    then: [
      { do: 'draft', age: 3, reveal: 3, keep: 1, from: 'top' },
      { do: 'discard', count: 1 },
    ],
  }),
  victory('Siege Chronicle', { mana: 1 }, [70, 145], {
    do: 'when',
    condition: { if: 'capital-besieged' },
    then: [{ do: 'deploy', forces: 3, to: 'capital' }],
  }),
]);
