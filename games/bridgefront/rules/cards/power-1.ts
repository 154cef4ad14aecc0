// The Age I Power deck: 11 cards.

import { burnt, inDeck, order, spell, victory } from './builders.ts';

/** Powers first, then Power Victories. Powers burn only where printed (C-37). */
export const power1 = inDeck('power-1', [
  burnt(spell('Command Surge', { mana: 0 }, [10, 80], { do: 'mana', amount: 2 })),
  order('Instant Bridge Net', { mana: 2 }, [35, 105], { do: 'build', count: 3, where: 'touching' }),
  order('Secret Plans', { mana: 1 }, [15, 85], { do: 'draw', count: 3 }, { do: 'discard', count: 2 }),
  burnt(order('Emergency Pay', { mana: 1 }, [50, 120], { do: 'gold', amount: 4 })),
  burnt(
    spell('Shock Drill', { mana: 1 }, [45, 110], {
      do: 'boost',
      boost: { boost: 'force-threshold', max: 5 },
    }),
  ),

  victory(
    'Bridge Deed',
    { mana: 1 },
    [40, 110],
    { do: 'build', count: 1, where: 'touching' },
    { do: 'move', stacks: 1, steps: 1, optional: true },
  ),
  victory('Mine Charter', { mana: 1 }, [55, 120], {
    do: 'when',
    condition: { if: 'occupy', tile: 'mine' },
    then: [{ do: 'gold', amount: 2 }],
    else: [{ do: 'gold', amount: 1 }],
  }),
  victory('Forge Sketch', { mana: 1 }, [30, 100], { do: 'shed', count: 1, drawEach: 2 }),
  victory('Center Writ', { mana: 1 }, [25, 95], {
    do: 'when',
    condition: { if: 'occupy', tile: 'center' },
    then: [{ do: 'mana', amount: 1 }],
    else: [{ do: 'scry', count: 1 }],
  }),
  // A champion "in your hex" is any of yours: you occupy the hex it stands on (C-32).
  victory('Oathstone', { mana: 1 }, [70, 145], { do: 'heal', whose: 'own', amount: 2 }),
  victory('Banner of Sparks', { mana: 1 }, [60, 130], { do: 'deploy', forces: 3, to: 'capital' }),
]);
