// The Age II Market: 39 cards.

import { burnt, champion, choose, inDeck, order, spell, victory, worth } from './builders.ts';

/** In the order of the rules text: movement, recruitment, economy, deck, tactics, bridges, gambits, Victory, champions. */
export const market2 = inDeck('market-2', [
  order('Triple March', { mana: 1 }, [40, 105], { do: 'move', stacks: 1, steps: 3 }),
  order('Coordinated Advance', { mana: 2 }, [55, 120], { do: 'move', stacks: 2, steps: 2 }),
  // Your champion to a hex you occupy (C-07).
  order('Rapid Redeploy', { mana: 1 }, [65, 135], { do: 'teleport', to: 'occupied', heal: 1 }),
  order('Breakthrough Line', { mana: 2 }, [75, 145], {
    do: 'move',
    stacks: 1,
    steps: 2,
    winDraw: 2,
  }),

  order('Battalion Contract', { mana: 3, gold: 2 }, [80, 155], {
    do: 'deploy',
    forces: 10,
    to: 'capital',
  }),
  order('Rally Where You Stand', { mana: 1, gold: 2 }, [50, 120], {
    do: 'deploy',
    forces: 3,
    to: 'occupied-with-champion',
  }),
  order('Forward Barracks', { mana: 1, gold: 2 }, [65, 135], {
    do: 'deploy',
    forces: 4,
    to: 'mine-forge-or-capital',
  }),
  order(
    'Conscription Drive',
    { mana: 1, gold: 1 },
    [70, 145],
    { do: 'deploy', forces: 5, to: 'capital' },
    { do: 'shed', count: 1, mandatory: true },
  ),

  order('War Taxes', { mana: 1 }, [60, 135], { do: 'gold', amount: 4 }),
  order(
    'Smuggling Ring',
    { mana: 1 },
    [75, 150],
    { do: 'gold', amount: 2 },
    {
      do: 'when',
      condition: { if: 'occupy', tile: 'enemy-capital' },
      then: [{ do: 'gold', amount: 4 }],
    },
  ),
  order('Refined Ingots', { mana: 1 }, [55, 125], {
    do: 'when',
    condition: { if: 'occupy', tile: 'mine' },
    then: [{ do: 'gold', amount: 4 }],
    else: [{ do: 'gold', amount: 2 }],
  }),
  order('Guild Favor', { mana: 2 }, [40, 110], { do: 'gold', amount: 4 }, { do: 'draw', count: 1 }),

  order('Cycle Protocol', { mana: 1 }, [25, 90], { do: 'draw', count: 3 }, { do: 'discard', count: 2 }),
  burnt(order('Insight', { mana: 0 }, [60, 130], { do: 'draw', count: 3 })),
  order('Clean Cuts', { mana: 2 }, [70, 145], { do: 'scrap' }),
  order(
    'Tactical Reorder',
    { mana: 1 },
    [50, 120],
    { do: 'draw', count: 1 },
    { do: 'topdeck', optional: true },
  ),

  spell('Focus Fire', { mana: 1 }, [30, 95], { do: 'boost', boost: { boost: 'assign-hits' } }),
  spell('Slow', { mana: 1 }, [40, 105], { do: 'slow' }),
  spell('Ward', { mana: 1 }, [55, 120], { do: 'ward', count: 1 }),
  spell('Frenzy', { mana: 1 }, [35, 100], { do: 'frenzy', dice: 2, damage: 2 }),
  spell('Mortar Shot', { mana: 2 }, [300, null], {
    do: 'mortar',
    within: 2,
    accuracy: 50,
    forces: 4,
    damage: 2,
  }),

  order('Demolish Bridge', { mana: 2 }, [55, 125], { do: 'destroy', count: 1, where: 'anywhere' }),
  spell('Bridge Lockdown', { mana: 2 }, [40, 110], { do: 'lockdown' }),
  order('Bridge Network', { mana: 2 }, [75, 150], { do: 'build', count: 3, where: 'touching' }),
  burnt(spell('Wormhole Link', { mana: 2 }, [80, 155], { do: 'wormhole', within: 3 })),

  order(
    'Foundry Heist',
    { mana: 2 },
    [50, 120],
    {
      do: 'when',
      condition: { if: 'occupy', tile: 'forge' },
      then: [
        choose({
          draft: [{ do: 'draft', age: 2, reveal: 3, keep: 1, from: 'top' }],
          reforge: [{ do: 'scrap' }],
        }),
      ],
    },
    { do: 'draw', count: 1 },
  ),
  order('Deep Shaft Rig', { mana: 2, gold: 1 }, [60, 130], {
    do: 'raise-mine',
    by: 1,
    max: 6,
    deploy: 1,
  }),
  order('Dice: War Profiteers', { mana: 1 }, [45, 115], {
    do: 'roll',
    branches: [
      { on: [1, 2, 3, 4, 5], then: [{ do: 'gold', amount: 1 }] },
      { on: [6], then: [{ do: 'gold', amount: 9 }] },
    ],
  }),
  spell('Encirclement', { mana: 1 }, [70, 145], { do: 'encircle', neighbours: 3, forces: 5 }),

  victory('Strategic Triumph', { mana: 1 }, [55, 125], { do: 'gold', amount: 2 }),
  victory('Center Dispatch', { mana: 1 }, [35, 105], {
    do: 'when',
    condition: { if: 'occupy', tile: 'center' },
    then: [{ do: 'draw', count: 2 }],
    else: [{ do: 'draw', count: 1 }],
  }),
  victory('Banner of Resolve', { mana: 1 }, [75, 145], { do: 'deploy', forces: 2, to: 'capital' }),
  worth(2, victory('Big VP Gainer', { mana: 1 }, [75, 145])),

  champion('Jet Striker', [1, 3, 5], [45, 115], { hp: 4, dice: 3, hits: 2, bounty: 3 }),
  champion('Tax Reaver', [2, 4, 6], [70, 145], {
    hp: 6,
    dice: 2,
    hits: 3,
    bounty: 3,
    ability: 'Extort',
    traits: [{ trait: 'extort', gold: 2 }],
  }),
  champion('Siege Engineer', [1, 3, 5], [60, 130], {
    hp: 5,
    dice: 2,
    hits: 2,
    bounty: 3,
    onDeploy: [{ do: 'destroy', count: 1, where: 'here' }],
  }),
  champion('Duelist Exemplar', [1, 3, 5], [35, 105], {
    hp: 5,
    dice: 2,
    hits: 3,
    bounty: 3,
    traits: [{ trait: 'extra-dice', dice: 1, when: 'enemy-champion' }],
  }),
  champion('Lone Wolf', [2, 4, 6], [75, 150], {
    hp: 5,
    dice: 1,
    hits: 2,
    bounty: 3,
    traits: [{ trait: 'extra-dice', dice: 3, when: 'no-own-forces' }],
  }),
  champion('Reliable Veteran', [2, 4, 6], [65, 135], { hp: 6, dice: 1, hits: 5, bounty: 3 }),
]);
