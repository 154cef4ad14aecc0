// The Age I Market: 38 cards.

import { burnt, champion, choose, inDeck, order, spell, victory } from './builders.ts';

/** In the order of the rules text: movement, recruitment, economy, deck, tactics, bridges, gambits, Victory, champions. */
export const market1 = inDeck('market-1', [
  order('Quick March', { mana: 1 }, [40, 50], { do: 'move', stacks: 1, steps: 2 }),
  order('Roll Out', { mana: 1 }, [60, 125], { do: 'move', stacks: 2, steps: 1 }),
  order('Emergency Evac', { mana: 1 }, [45, 115], { do: 'teleport', to: 'capital', heal: 1 }),
  order('Flank Step', { mana: 1 }, [35, 105], {
    do: 'move',
    stacks: 1,
    steps: 1,
    ignoring: 'bridges',
  }),
  order('Column Advance', { mana: 2 }, [55, 120], {
    do: 'move',
    stacks: 1,
    steps: 3,
    stops: 'occupied',
  }),

  order(
    'Recruit Detachment',
    { mana: 2, gold: 1 },
    [45, 115],
    choose({
      capital: [{ do: 'deploy', forces: 4, to: 'capital' }],
      hex: [{ do: 'deploy', forces: 2, to: 'occupied' }],
    }),
  ),
  order('Paid Volunteers', { mana: 1, gold: 2 }, [65, 135], {
    do: 'deploy',
    forces: 4,
    to: 'capital',
  }),
  order('Escort Detail', { mana: 1, gold: 1 }, [35, 110], {
    do: 'deploy',
    forces: 2,
    to: 'with-champion',
  }),
  order(
    'Roadblock Squad',
    { mana: 1, gold: 1 },
    [70, 145],
    choose({
      hex: [{ do: 'deploy', forces: 3, to: 'mine-or-forge' }],
      capital: [{ do: 'deploy', forces: 1, to: 'capital' }],
    }),
  ),
  order('Frontier Claim', { mana: 2, gold: 2 }, [55, 130], {
    do: 'deploy',
    forces: 4,
    to: 'empty-near-capital',
  }),

  order('Prospecting', { mana: 1 }, [30, 100], {
    do: 'when',
    condition: { if: 'occupy', tile: 'mine' },
    then: [{ do: 'gold', amount: 3 }],
    else: [{ do: 'gold', amount: 2 }],
  }),
  order('Trade Caravan', { mana: 1 }, [75, 150], { do: 'gold', amount: 3 }),
  order('Spoils of War', { mana: 0 }, [80, 155], {
    do: 'when',
    condition: { if: 'won-battle' },
    then: [{ do: 'gold', amount: 2 }],
  }),
  order('Scavenger’s Market', { mana: 1 }, [50, 125], { do: 'gold', amount: 1 }, { do: 'draw', count: 1 }),

  order('Quick Study', { mana: 1 }, [25, 95], { do: 'draw', count: 2 }),
  order('Cycle Notes', { mana: 1 }, [45, 110], { do: 'draw', count: 2 }, { do: 'discard', count: 1 }),
  order('Hard Mulligan', { mana: 2 }, [70, 140], { do: 'shed', count: 3, drawEach: 1 }),
  burnt(order('Make a Play', { mana: 0 }, [70, 140], { do: 'mana', amount: 1 })),

  spell('Entrench', { mana: 1 }, [40, 110], { do: 'entrench', max: 3 }),
  spell('Battle Cry', { mana: 1 }, [35, 105], {
    do: 'boost',
    boost: { boost: 'champion-dice', dice: 1 },
  }),
  spell('Smoke Screen', { mana: 1 }, [30, 100], { do: 'boost', boost: { boost: 'smoke', max: 1 } }),
  order('Patch Up', { mana: 1 }, [75, 150], { do: 'heal', whose: 'own', amount: 2, inCapital: 4 }),

  order('Temporary Bridge', { mana: 1 }, [50, 120], {
    do: 'build',
    count: 1,
    where: 'anywhere',
    temporary: true,
  }),
  order('Sabotage Bridge', { mana: 2 }, [65, 140], { do: 'destroy', count: 1, where: 'touching' }),
  order('Rapid Span', { mana: 1 }, [80, 155], { do: 'build', count: 2, where: 'touching' }),
  spell('Bridge Trap', { mana: 1 }, [55, 130], { do: 'trap' }),

  order('Dice: Forked Road', { mana: 1 }, [30, 100], {
    do: 'roll',
    branches: [
      {
        on: [1, 2, 3, 4, 5],
        then: [
          { do: 'gold', amount: 2 },
          { do: 'deploy', forces: 1, to: 'capital' },
        ],
      },
      { on: [6], then: [{ do: 'remove-champion' }], late: true },
    ],
  }),
  order('Supply Swap', { mana: 1 }, [50, 120], { do: 'cash-in', count: 2, gold: 2, forces: 2 }),

  victory('Banner Claim', { mana: 1 }, [60, 130], {
    do: 'move',
    stacks: 1,
    steps: 1,
    unit: 'force',
  }),
  victory('War Chronicle', { mana: 1 }, [50, 120], { do: 'peek', count: 2 }),
  victory('Supply Ledger', { mana: 1 }, [75, 150], { do: 'gold', amount: 1 }),
  victory('Patrol Record', { mana: 1 }, [30, 100], { do: 'draw', count: 1 }),

  champion('Skirmisher Captain', [0, 2, 4], [65, 135], {
    hp: 4,
    dice: 2,
    hits: 3,
    bounty: 2,
    onDeploy: [{ do: 'deploy', forces: 1, to: 'here' }],
  }),
  champion('Bridge Runner', [0, 2, 4], [55, 125], {
    hp: 3,
    dice: 3,
    hits: 2,
    bounty: 2,
    ability: 'Pathfinder',
    traits: [{ trait: 'flight' }],
  }),
  champion('Inspiring Geezer', [1, 3, 5], [70, 145], {
    hp: 2,
    dice: 1,
    hits: 2,
    bounty: 2,
    traits: [{ trait: 'inspire', max: 3 }],
  }),
  champion('Field Surgeon', [1, 3, 5], [60, 130], {
    hp: 4,
    dice: 2,
    hits: 2,
    bounty: 2,
    ability: 'Stitchwork',
    traits: [{ trait: 'stitchwork', heal: 2 }],
  }),
  champion('Bounty Hunter', [1, 3, 5], [75, 150], {
    hp: 4,
    dice: 2,
    hits: 3,
    bounty: 2,
    ability: 'Contract Pay',
    traits: [{ trait: 'contract-pay', gold: 1 }],
  }),
  champion('Brute', [2, 4, 6], [35, 105], {
    hp: 6,
    dice: 1,
    hits: 3,
    bounty: 2,
    traits: [{ trait: 'extra-dice', dice: 2, when: 'no-enemy-champion' }],
  }),
]);
