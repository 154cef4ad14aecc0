// Sample faces of set-up, market and actions, with their sentences.

import type { FaceKind, FaceOf } from '../rules/faces.ts';

/** A face without its kind, and the sentence that it must make when seats are called Blue, Red and Green. */
export type Sample<K extends FaceKind> = readonly [Omit<FaceOf<K>, 'tell'>, string];

export const setupSamples = {
  factions: [[{ factions: ['veil', 'cipher'] }, 'Blue plays Veil and Red plays Cipher.']],
  'capital-chosen': [[{ seat: 0, hex: '4,0' }, 'Blue takes the Capital at 4,0.']],
  'board-made': [
    [
      { mines: [{ hex: '2,-1', value: 5 }], forges: ['0,2'] },
      'The board has the Mine at 2,-1 (value 5), the Forge at 0,2 and the Center.',
    ],
    [
      { mines: [{ hex: '2,-1', value: 5 }], forges: ['0,2', '1,-3'] },
      'The board has the Mine at 2,-1 (value 5), the Forge at 0,2, the Forge at 1,-3 and the Center.',
    ],
  ],
  'starting-bridges': [
    [
      {
        bridges: [
          { seat: 0, edges: ['0,0~1,0', '1,0~2,0'] },
          { seat: 1, edges: ['0,1~0,2'] },
        ],
      },
      'Starting Bridges: Blue builds between 0,0 and 1,0 and between 1,0 and 2,0; Red builds between 0,1 and 0,2.',
    ],
  ],
} satisfies { readonly [K in FaceKind]?: readonly Sample<K>[] };

export const marketSamples = {
  'round-begins': [[{ round: 4, age: 2, lead: 1 }, 'Round 4 (Age II) begins; Red has the Lead.']],
  income: [[{ gold: 1, mana: 5 }, 'Everybody gains 1 gold and has 5 mana.']],
  drawn: [
    [{ seat: 0, count: 1, overflow: 0 }, 'Blue draws 1 card.'],
    [{ seat: 0, count: 2, overflow: 0, cards: ['zap', 'recruit'] }, 'Blue draws Zap and Recruit.'],
    [{ seat: 0, count: 2, overflow: 0, cards: ['zap', 'zap'] }, 'Blue draws Zap ×2.'],
    [{ seat: 0, count: 0, overflow: 0, cards: [] }, 'Blue has no card left to draw.'],
    [
      { seat: 0, count: 3, overflow: 1 },
      'Blue draws 3 cards; the hand is full, so 1 goes to the discard pile.',
    ],
    [{ seat: 0, count: 2, overflow: 0, held: true }, 'Blue draws 2 cards and keeps them for the next round.'],
  ],
  studied: [
    [{ seat: 0, count: 2 }, 'Blue exchanges cards in Quiet Study.'],
    [{ seat: 0, count: 0 }, 'Blue keeps the whole hand in Quiet Study.'],
  ],
  row: [
    [{ cards: ['zap', 'recruit'], previews: 1 }, 'The Market offers Zap and Recruit (1 of the next Age).'],
    [{ cards: [], previews: 0 }, 'The Market has no cards left.'],
  ],
  'bids-bought': [
    [
      {
        card: 'zap',
        bids: [
          { seat: 0, buy: 4 },
          { seat: 1, buy: null },
          { seat: 2, buy: 3 },
        ],
        winner: 0,
        price: 4,
      },
      'Blue buys Zap for 4 gold (Red passed, Green bid 3).',
    ],
  ],
  'bids-passed': [
    [
      {
        card: 'zap',
        passes: [
          { seat: 0, pass: 0 },
          { seat: 1, pass: 2 },
        ],
        receiver: 0,
        pot: 2,
      },
      'Nobody buys: Blue gets Zap and the pot of 2 gold (Pass Bids: 0 by Blue, 2 by Red).',
    ],
    [
      {
        card: 'zap',
        passes: [
          { seat: 0, pass: 0 },
          { seat: 1, pass: 0 },
        ],
        receiver: 1,
        pot: 0,
      },
      'Nobody buys: Red gets Zap (Pass Bids: 0 by Blue, 0 by Red).',
    ],
  ],
  'roll-off': [
    [
      {
        seats: [0, 1],
        dice: [4, 2],
        winner: 1,
        tie: { card: 'zap', buys: true, amount: 3, seats: [0, 1] },
      },
      'Blue and Red bid 3 each for Zap: Blue rolls 4 and Red rolls 2; Red is lowest.',
    ],
    [{ seats: [0, 1], dice: [2, 2], winner: null }, 'Blue rolls 2 and Red rolls 2; all roll again.'],
  ],
  'tie-won': [
    [
      { seat: 0, by: 'prospect', tie: { card: 'zap', buys: false, amount: 0, seats: [0, 1] } },
      'Blue and Red pass with 0 each on Zap: Blue wins ties as Prospect.',
    ],
    [{ seat: 0, by: 'seat' }, 'Blue comes first in seat order.'],
  ],
  'last-card': [[{ card: 'zap', seat: 1 }, 'Red is the only one left and takes Zap for nothing.']],
} satisfies { readonly [K in FaceKind]?: readonly Sample<K>[] };

export const actionSamples = {
  revealed: [
    [
      {
        actions: [
          {
            seat: 0,
            choices: ['card:zap', 'champion:brute'],
            locks: [{ does: 'damage', champions: ['brute'] }],
            card: 'zap',
            initiative: 20,
            mana: 1,
            gold: 2,
          },
          {
            seat: 1,
            choices: ['march', 'hex:0,-1', 'forces:3', 'champion:brute', 'none', 'hex:1,-1'],
            locks: [{ does: 'move', forces: 3, champions: ['brute'], path: ['0,-1', '1,-1'] }],
          },
          { seat: 2, choices: ['done'] },
        ],
      },
      'Revealed. Blue: Zap for 1 mana and 2 gold (initiative 20) – on Brute. Red: March – 3 Forces and Brute, 0,-1 → 1,-1. Green: Done.',
    ],
    [
      {
        actions: [
          {
            seat: 0,
            choices: ['build', 'edge:0,0~1,0'],
            locks: [{ does: 'build', edges: ['0,0~1,0'] }],
          },
          { seat: 1, choices: ['reinforce'] },
        ],
      },
      'Revealed. Blue: Build – Bridge between 0,0 and 1,0. Red: Capital Reinforce.',
    ],
  ],
  'card-resolves': [[{ seat: 0, card: 'zap' }, 'Blue plays Zap.']],
  'card-done': [
    [{ seat: 0, card: 'zap', to: 'discard' }, 'Blue’s Zap goes to the discard pile.'],
    [{ seat: 0, card: 'zap', to: 'burn' }, 'Blue’s Zap is burned.'],
    [{ seat: 0, card: 'zap', to: 'fizzled' }, 'Blue’s Zap fizzles: nothing of it could be done.'],
  ],
  'action-resolves': [
    [{ seat: 0, action: 'march' }, 'Now Blue marches.'],
    [{ seat: 0, action: 'tempest' }, 'Now Blue uses Tempest.'],
  ],
  fizzled: [[{ seat: 0, what: 'move' }, 'Blue’s move is not possible.']],
  gold: [
    [{ seat: 0, amount: 3, why: 'card' }, 'Blue gains 3 gold.'],
    [{ seat: 0, amount: 5, why: 'mine' }, 'Blue gains 5 gold from a Mine.'],
    [{ seat: 0, amount: 2, why: 'faction' }, 'Blue gains 2 gold from its faction.'],
  ],
  mana: [[{ seat: 0, amount: 2 }, 'Blue gains 2 mana.']],
  'gold-taken': [
    [{ seat: 0, from: 1, amount: 2 }, 'Blue takes 2 gold from Red.'],
    [{ seat: 0, from: 1, amount: 0 }, 'Red has no gold for Blue to take.'],
  ],
  discarded: [
    [{ seat: 0, count: 2 }, 'Blue discards 2 cards.'],
    [{ seat: 0, count: 1, cards: ['zap'] }, 'Blue discards Zap.'],
  ],
  topdecked: [
    [{ seat: 0 }, 'Blue puts a hand card on top of the draw pile.'],
    [{ seat: 0, cards: ['zap'] }, 'Blue puts Zap on top of the draw pile.'],
  ],
  looked: [
    [{ seat: 0, count: 1 }, 'Blue looks at the top card of the draw pile.'],
    [
      { seat: 0, count: 2, cards: ['zap', 'recruit'] },
      'Blue looks at the top 2 cards of the draw pile: Zap and Recruit.',
    ],
  ],
  kept: [
    [{ seat: 0, count: 2 }, 'Blue keeps 2 cards and discards the rest.'],
    [{ seat: 0, count: 1, cards: ['zap'] }, 'Blue keeps Zap and discards the rest.'],
    [
      { seat: 0, count: 3, overflow: 2 },
      'Blue keeps 3 cards and discards the rest; the hand is full, so 2 go to the discard pile.',
    ],
  ],
  scryed: [
    [
      { seat: 0, count: 2, bottomed: 1 },
      'Blue puts 1 card on the bottom of the draw pile and 1 card back on top.',
    ],
    [{ seat: 0, count: 2, bottomed: 0, cards: ['zap', 'recruit'] }, 'Blue puts Zap and Recruit back on top.'],
    [{ seat: 0, count: 1, bottomed: 1, cards: [] }, 'Blue puts 1 card on the bottom of the draw pile.'],
  ],
  burned: [[{ seat: 0, card: 'zap' }, 'Blue burns Zap.']],
  die: [
    [{ seat: 0, value: 6 }, 'Blue rolls a 6.'],
    [{ seat: 0, value: 2, card: 'brute' }, 'Blue rolls a 2 to win over Brute.'],
  ],
  gained: [
    [{ seat: 0, source: 'market', card: 'zap' }, 'Zap goes into Blue’s draw pile.'],
    [{ seat: 0, source: 'forge' }, 'Blue gains a card from a Forge.'],
    [{ seat: 0, source: 'card', by: 'foundry-heist' }, 'Blue gains a card by Foundry Heist.'],
    [{ seat: 0, source: 'free', card: 'zap' }, 'Blue gains Zap as the free starting card.'],
  ],
} satisfies { readonly [K in FaceKind]?: readonly Sample<K>[] };
