// The Age III Market: 46 cards.

import { burnt, champion, choose, inDeck, order, spell, victory } from './builders.ts';

/** In the order of the rules text: movement, recruitment, economy, deck, tactics, bridges, gambits, Victory, champions. */
export const market3 = inDeck('market-3', [
  order('Grand Maneuver', { mana: 3 }, [45, 110], { do: 'move', stacks: 2, steps: 3 }),
  burnt(
    order('Ghost Step', { mana: 2 }, [30, 95], {
      do: 'move',
      stacks: 1,
      steps: 3,
      ignoring: 'bridges',
    }),
  ),
  order('Warp Column', { mana: 2 }, [60, 130], {
    do: 'move',
    stacks: 1,
    steps: 2,
    ignoring: 'bridges',
    endsBeside: 'champion',
  }),
  order('Final Push', { mana: 2 }, [55, 125], { do: 'move', stacks: 1, steps: 2, arrivalDraw: 1 }),
  order('Extraction Run', { mana: 1 }, [70, 145], { do: 'teleport', to: 'mine', gold: 1 }),

  order('Deep Reserves', { mana: 3, gold: 3 }, [80, 155], {
    do: 'deploy',
    forces: 9,
    to: 'capital',
  }),
  order('Endless Conscription', { mana: 2, gold: 2 }, [60, 130], {
    do: 'deploy',
    forces: 4,
    to: 'capital',
    perCardPlayed: 1,
  }),
  order(
    'Elite Guard',
    { mana: 2, gold: 3 },
    [50, 120],
    { do: 'deploy', forces: 5, to: 'capital' },
    { do: 'heal-deployed', amount: 2 },
  ),
  order(
    'Forward Legion',
    { mana: 2, gold: 2 },
    [70, 145],
    { do: 'deploy', forces: 4, to: 'occupied-with-champion' },
    { do: 'move', stacks: 1, steps: 1, optional: true, who: 'deployed-hex' },
  ),
  order(
    'Last Reserves',
    { mana: 1, gold: 3 },
    [40, 110],
    { do: 'deploy', forces: 4, to: 'capital' },
    { do: 'move', stacks: 1, steps: 1, who: 'deployed' },
  ),

  order('Royal Mint', { mana: 2 }, [65, 135], { do: 'gold', amount: 5 }),
  order('Plunder', { mana: 1 }, [55, 125], {
    do: 'when',
    condition: { if: 'occupy', tile: 'enemy-capital' },
    then: [{ do: 'gold', amount: 5 }],
    else: [{ do: 'gold', amount: 2 }],
  }),
  order('Market Squeeze', { mana: 2 }, [45, 115], { do: 'steal-gold', amount: 2 }),
  order(
    'Blood Price',
    { mana: 1 },
    [75, 150],
    { do: 'gold', amount: 2 },
    { do: 'when', condition: { if: 'enemy-champion-died' }, then: [{ do: 'gold', amount: 2 }] },
  ),
  burnt(order('Black Market Pull', { mana: 2 }, [35, 100], { do: 'pull', age: 3 })),

  order('Master Plan', { mana: 2 }, [30, 95], { do: 'draw', count: 4 }, { do: 'discard', count: 2 }),
  order('Perfect Cycle', { mana: 2 }, [45, 110], { do: 'look', count: 6, keep: 3 }),
  order('Erase Weakness', { mana: 2 }, [70, 145], { do: 'scrap' }, { do: 'gold', amount: 1 }),
  order('Tome of Orders', { mana: 1 }, [60, 130], { do: 'draw', count: 2 }, { do: 'topdeck' }),
  burnt(order('Last Lecture', { mana: 3 }, [80, 155], { do: 'draw', count: 5 })),

  spell('Cataclysm Shot', { mana: 3 }, [55, 120], { do: 'cataclysm', within: 2, damage: 2 }),
  spell('Execution Order', { mana: 2 }, [35, 100], {
    do: 'damage',
    whose: 'enemy',
    amount: 3,
    within: 2,
  }),
  spell('Doom Mark', { mana: 1 }, [25, 90], { do: 'mark', gold: 5, within: 3, lasts: 'round' }),
  spell('War Cry', { mana: 2 }, [40, 105], {
    do: 'boost',
    boost: { boost: 'force-threshold', max: 4 },
  }),
  spell('Attrition', { mana: 2 }, [65, 135], { do: 'attrition', within: 2, forces: 5, damage: 1 }),

  order('Ruin the Span', { mana: 3 }, [60, 130], { do: 'destroy', count: 2, where: 'anywhere' }),
  spell('Total Blackout', { mana: 2 }, [30, 95], { do: 'blackout' }),
  order('Bridge Fortress', { mana: 2 }, [75, 150], {
    do: 'build',
    count: 1,
    where: 'touching',
    garrison: 1,
  }),
  burnt(spell('Wormhole Gate', { mana: 3 }, [45, 110], { do: 'wormhole', within: 4 })),
  order('Spanbreaker Raid', { mana: 2 }, [80, 155], { do: 'raid', steps: 2 }),

  spell('Siege Writ', { mana: 2 }, [70, 145], { do: 'siege-writ', forces: 4 }),
  burnt(order('Last Contract', { mana: 1 }, [20, 90], { do: 'last-contract' })),
  order('Blood Trail', { mana: 2 }, [55, 125], {
    do: 'when',
    condition: { if: 'enemy-champion-died' },
    then: [{ do: 'move', stacks: 1, steps: 3 }],
  }),
  order('Dice: Overdrill Protocol', { mana: 1, gold: 1 }, [45, 115], {
    do: 'roll',
    branches: [
      {
        on: [1, 2],
        late: true,
        then: [
          choose({
            raise: [{ do: 'raise-mine', by: 1, max: 6, optional: true }],
            gold: [{ do: 'gold', amount: 3 }],
          }),
        ],
      },
      {
        on: [3, 4],
        late: true,
        then: [
          choose({
            raise: [
              { do: 'raise-mine', by: 1, max: 6, optional: true },
              { do: 'gold', amount: 1 },
            ],
            capital: [{ do: 'deploy', forces: 4, to: 'capital' }],
          }),
        ],
      },
      {
        on: [5, 6],
        late: true,
        then: [
          choose({
            gold: [{ do: 'mine-gold' }],
            strike: [{ do: 'strike-mine', within: 2, forces: 3 }],
          }),
        ],
      },
    ],
  }),
  // "After Collection" dropped, or it could do nothing (C-15).
  spell('Forgeblood Engine', { mana: 2 }, [60, 130], {
    do: 'when',
    condition: { if: 'occupy', tile: 'forge' },
    then: [{ do: 'discount', mana: 1 }],
  }),

  victory('Monument Plan', { mana: 1 }, [60, 130], { do: 'scry', count: 2 }),
  victory('Conquest Record', { mana: 1 }, [50, 120], { do: 'gold', amount: 1 }),
  victory('Forge Inscription', { mana: 1 }, [40, 110], {
    do: 'when',
    condition: { if: 'occupy', tile: 'forge' },
    then: [
      { do: 'draw', count: 1 },
      { do: 'discard', count: 1 },
    ],
  }),
  victory('Final Oath', { mana: 1 }, [35, 105], { do: 'heal', whose: 'own', amount: 1 }),

  champion(
    'Titan Vanguard',
    [2, 4, 6],
    [70, 145],
    {
      hp: 9,
      dice: 3,
      hits: 3,
      bounty: 4,
      ability: 'Juggernaut',
      traits: [{ trait: 'juggernaut', hits: 1 }],
    },
    3,
  ),
  champion('Blood Banker', [2, 4, 6], [55, 125], {
    hp: 7,
    dice: 2,
    hits: 3,
    bounty: 3,
    ability: 'Blood Ledger',
    traits: [{ trait: 'blood-ledger', gold: 2 }],
  }),
  champion(
    'Stormcaller',
    [2, 4, 6],
    [45, 110],
    {
      hp: 8,
      dice: 3,
      hits: 2,
      bounty: 4,
      ability: 'Tempest',
      traits: [{ trait: 'tempest', damage: 1 }],
    },
    3,
  ),
  champion(
    'Spanbreaker Titan',
    [3, 5, 7],
    [80, 155],
    {
      hp: 9,
      dice: 2,
      hits: 3,
      bounty: 4,
      onDeploy: [{ do: 'destroy', count: 2, where: 'here', within: 3, upTo: true }],
    },
    3,
  ),
  champion('Grand Strategist', [2, 4, 6], [25, 90], {
    hp: 6,
    dice: 2,
    hits: 3,
    bounty: 3,
    ability: 'Tactical Hand',
    traits: [{ trait: 'tactical-hand', hits: 1 }],
  }),
  champion(
    'Capital Breaker',
    [2, 4, 6],
    [60, 130],
    {
      hp: 8,
      dice: 3,
      hits: 3,
      bounty: 4,
      ability: 'Breach',
      traits: [{ trait: 'breach', max: 3 }],
    },
    3,
  ),
  champion('Void Agent', [2, 4, 6], [40, 105], {
    hp: 6,
    dice: 3,
    hits: 2,
    bounty: 3,
    ability: 'Slipstep',
    traits: [{ trait: 'slipstep', steps: 2 }],
  }),
]);
