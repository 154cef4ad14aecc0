// Sample faces of units, battles and the end of a round, with their sentences.

import type { FaceKind } from '../rules/faces.ts';
import type { Sample } from './text-samples-play.ts';

const roll = { source: 'forces', dice: [2, 5], threshold: 2, hits: 1 };

export const unitSamples = {
  deployed: [
    [{ seat: 0, hex: '4,0', forces: 1 }, 'Blue deploys 1 Force to 4,0.'],
    [{ seat: 0, hex: '4,0', forces: 3, guard: 1 }, 'Blue deploys 3 Forces to 4,0 (1 by Home Guard).'],
  ],
  'champion-deployed': [[{ seat: 0, champion: 'brute', hex: '4,0' }, 'Blue deploys Brute to 4,0.']],
  refused: [[{ seat: 0, hex: '4,0' }, 'Blue cannot deploy to 4,0: two players already have units there.']],
  moved: [
    [
      { seat: 0, from: '0,0', to: '1,0', forces: 3, champions: ['brute'] },
      'Blue moves 3 Forces and Brute from 0,0 to 1,0.',
    ],
    [
      { seat: 0, from: '0,0', to: '1,0', forces: 0, champions: ['brute'] },
      'Blue moves Brute from 0,0 to 1,0.',
    ],
  ],
  stopped: [
    [{ seat: 0, hex: '1,0', why: 'no-bridge' }, 'Blue’s stack stops at 1,0: there is no Bridge any more.'],
  ],
  teleported: [[{ seat: 0, champion: 'brute', hex: '1,0' }, 'Blue’s Brute appears at 1,0.']],
  healed: [[{ champion: 'brute', amount: 2 }, 'Brute is healed 2 HP.']],
  damaged: [
    [{ champion: 'brute', amount: 2, by: null }, 'Brute takes 2 damage.'],
    [{ champion: 'brute', amount: 1, by: 'shadeblade' }, 'Brute takes 1 damage from Shadeblade.'],
  ],
  'champion-removed': [[{ champion: 'brute' }, 'Brute leaves the board.']],
  'champion-died': [
    [{ champion: 'brute', seat: 1, hex: '1,0', killer: 0 }, 'Red’s Brute dies at 1,0, killed by Blue.'],
    [{ champion: 'brute', seat: 1, hex: '1,0', killer: null }, 'Red’s Brute dies at 1,0.'],
  ],
  bounty: [
    [{ seat: 0, amount: 3, why: 'bounty' }, 'Blue gains 3 gold as the bounty.'],
    [{ seat: 0, amount: 2, why: 'extort' }, 'Blue gains 2 gold by Extort, from the owner.'],
  ],
  stolen: [[{ seat: 0, champion: 'brute' }, 'Blue wins Brute over; the card goes to the discard pile.']],
  'forces-lost': [
    [{ seat: 1, hex: '1,0', count: 4, why: 'mortar' }, 'Red loses 4 Forces at 1,0 to the mortar.'],
    [{ seat: 1, hex: '1,0', count: 0, why: 'siege-writ' }, 'Red loses no Forces at 1,0 to the siege writ.'],
  ],
  status: [
    [{ seat: 0, kind: 'ward', champion: 'brute' }, 'Brute cannot be targeted by enemy cards this round.'],
    [
      { seat: 0, kind: 'mark', champion: 'brute', value: 5, lasts: 'round' },
      'Blue puts 5 gold on the death of Brute this round.',
    ],
    [
      { seat: 0, kind: 'mark', champion: 'brute', value: 6, lasts: 'next-round' },
      'Blue puts 6 gold on the death of Brute until the end of the next round.',
    ],
    [
      { seat: 0, kind: 'smoke', value: 1 },
      'In Blue’s next battle enemy Forces hit only on 1 in combat round 1.',
    ],
    [
      { seat: 0, kind: 'hits-first', first: 'champions' },
      'In Blue’s next battle their hits go to enemy Champions first.',
    ],
    [
      { seat: 0, kind: 'wormhole', hexes: ['0,0', '3,0'] },
      'Blue links 0,0 and 3,0 until the end of the round.',
    ],
    [
      { seat: 0, kind: 'dominion', edge: '0,0~1,0' },
      'Blue lets everybody move between 0,0 and 1,0 without a Bridge this round.',
    ],
    [{ seat: 0, kind: 'trap', edge: '0,0~1,0' }, 'Blue sets a trap on the Bridge between 0,0 and 1,0.'],
    [{ seat: 0, kind: 'blackout' }, 'No Bridge can be built or destroyed this round.'],
  ],
  'mine-raised': [[{ hex: '2,-1', value: 6 }, 'The Mine at 2,-1 is now worth 6.']],
  'bridge-built': [
    [{ edge: '0,0~1,0', seat: 0, temporary: false }, 'Blue builds a Bridge between 0,0 and 1,0.'],
    [{ edge: '0,0~1,0', seat: 0, temporary: true }, 'Blue builds a temporary Bridge between 0,0 and 1,0.'],
  ],
  'bridge-destroyed': [[{ edge: '0,0~1,0', seat: 0 }, 'Blue destroys the Bridge between 0,0 and 1,0.']],
  'trap-sprung': [
    [
      { edge: '0,0~1,0', seat: 0, lost: 1, hex: '1,0' },
      'Blue runs into the trap on the Bridge between 0,0 and 1,0 and loses 1 Force at 1,0.',
    ],
    [
      { edge: '0,0~1,0', seat: 0, lost: 0, hex: '1,0' },
      'Blue runs into the trap on the Bridge between 0,0 and 1,0 and loses nobody at 1,0.',
    ],
  ],
} satisfies { readonly [K in FaceKind]?: readonly Sample<K>[] };

export const battleSamples = {
  battle: [
    [
      {
        hex: '1,0',
        attacker: 0,
        defender: 1,
        siege: false,
        units: [
          { forces: 3, champions: [{ champion: 'brute', hp: 4 }] },
          { forces: 1, champions: [] },
        ],
      },
      'Blue with 3 Forces and Brute (4 HP) attacks Red with 1 Force at 1,0.',
    ],
  ],
  modifiers: [
    [
      {
        hex: '1,0',
        round: 1,
        list: [
          { seat: 1, source: 'shield-wall', effect: 'forces-hit', value: 3, champion: null },
          { seat: 0, source: 'smoke', effect: 'forces-capped', value: 1, champion: null },
          { seat: 0, source: 'brute', effect: 'extra-dice', value: 1, champion: 'brute' },
        ],
      },
      'In combat round 1 Red’s Forces hit on 1–3 (Shield Wall), Blue’s Forces hit only on 1 (a spell) and Blue’s Brute rolls 1 extra die.',
    ],
  ],
  'combat-round': [
    [
      {
        hex: '1,0',
        round: 2,
        attacker: { seat: 0, rolls: [roll, { source: 'brute', dice: [3], threshold: 3, hits: 1 }], hits: 2 },
        defender: { seat: 1, rolls: [{ ...roll, dice: [6], hits: 0 }], hits: 0 },
      },
      'Combat round 2: Blue scores 2 hits (Forces on 1–2: 2, 5; Brute on 1–3: 3), Red scores no hits (Forces on 1–2: 6).',
    ],
  ],
  'battle-losses': [
    [
      {
        hex: '1,0',
        round: 1,
        losses: [
          { seat: 0, forces: 0, damage: [], used: [] },
          { seat: 1, forces: 0, damage: [], used: [] },
        ],
      },
      'Neither side loses anything.',
    ],
    [
      {
        hex: '1,0',
        round: 1,
        losses: [
          { seat: 0, forces: 2, damage: [{ champion: 'brute', amount: 1 }], used: [] },
          { seat: 1, forces: 0, damage: [], used: [] },
        ],
      },
      'Blue loses 2 Forces and their Brute takes 1 damage; Red loses nothing.',
    ],
    [
      { hex: '1,0', round: 1, losses: [{ seat: 0, forces: 0, damage: [], used: ['titan-vanguard'] }] },
      'Titan Vanguard uses Juggernaut.',
    ],
  ],
  'battle-over': [
    [
      { hex: '1,0', winner: 0, forces: 2, champions: [{ champion: 'brute', hp: 3 }] },
      'Blue wins the battle at 1,0 with 2 Forces and Brute (3 HP) left.',
    ],
    [{ hex: '1,0', winner: null, forces: 0, champions: [] }, 'Nobody survives the battle at 1,0.'],
  ],
  pillage: [[{ seat: 0, hex: '4,0', gold: 2 }, 'Blue pillages the Capital at 4,0 for 2 gold.']],
} satisfies { readonly [K in FaceKind]?: readonly Sample<K>[] };

export const endSamples = {
  collected: [[{ seat: 0, hex: '2,-1', gold: 5 }, 'Blue collects 5 gold from the Mine at 2,-1.']],
  draft: [
    [{ seat: 0, source: 'forge', hex: '0,2', count: 3 }, 'Blue is offered 3 cards from the Forge at 0,2.'],
    [
      { seat: 0, source: 'card', count: 2, cards: ['zap', 'recruit'] },
      'Blue is offered Zap and Recruit by a card.',
    ],
    [
      { seat: 0, source: 'card', count: 2, by: 'foundry-heist', short: true },
      'Blue is offered 2 cards by Foundry Heist, the last of the deck.',
    ],
    [
      { seat: 0, source: 'mine', hex: '2,-1', count: 0, short: true },
      'Blue gets no card from the Mine at 2,-1: the deck is empty.',
    ],
  ],
  declined: [
    [{ seat: 0, source: 'mine', hex: '2,-1' }, 'Blue takes no card at 2,-1.'],
    [{ seat: 0, source: 'mine' }, 'Blue takes no card.'],
  ],
  scored: [
    [{}, 'Control points are counted.'],
    [{ own: { seat: 0, permanent: 2, control: 3, total: 5 } }, 'Blue has 5 VP: 2 permanent, 3 for control.'],
  ],
  cleanup: [[{ round: 3 }, 'Round 3 ends; all hands are discarded.']],
  'match-over': [
    [
      {
        winners: [0],
        reason: 'points',
        totals: [
          { seat: 0, permanent: 5, control: 3, gold: 2 },
          { seat: 1, permanent: 1, control: 0, gold: 9 },
        ],
      },
      'Blue wins by points. Blue 8 VP (5 permanent, 3 for control), 2 gold; Red 1 VP, 9 gold.',
    ],
    [
      { winners: [0], reason: 'points', totals: [], barred: [1] },
      'Blue wins by points. Red is ahead, but cannot win with enemies in their Capital.',
    ],
    [
      { winners: [0, 1], reason: 'rounds', totals: [] },
      'Blue and Red share the victory after the last round.',
    ],
  ],
} satisfies { readonly [K in FaceKind]?: readonly Sample<K>[] };
