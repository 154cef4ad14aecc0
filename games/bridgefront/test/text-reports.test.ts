// One sentence for every kind of face, read as a player would, with and without what only the seat itself is told.

import { describe, expect, test } from 'vitest';
import type { BridgefrontFace, FaceKind, FaceOf } from '../src/faces.ts';
import { faceKinds, reportText } from '../src/text/reports.ts';

const names = ['Blue', 'Red', 'Green'];
const name = (seat: number): string => names[seat] ?? `Seat ${seat}`;

type Sample<K extends FaceKind> = readonly [Omit<FaceOf<K>, 'tell'>, string];

const roll = { source: 'forces', dice: [2, 5], threshold: 2, hits: 1 };

const setupSamples = {
  factions: [[{ factions: ['veil', 'cipher'] }, 'Blue plays Veil and Red plays Cipher.']],
  'capital-chosen': [[{ seat: 0, hex: '4,0' }, 'Blue takes the Capital at 4,0.']],
  'board-made': [
    [
      { mines: [{ hex: '2,-1', value: 5 }], forges: ['0,2'] },
      'The board has Mines at 2,-1 (value 5), a Forge at 0,2 and the Center at 0,0.',
    ],
    [
      { mines: [{ hex: '2,-1', value: 5 }], forges: ['0,2', '1,-3'] },
      'The board has Mines at 2,-1 (value 5), Forges at 0,2 and 1,-3 and the Center at 0,0.',
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
      'Starting Bridges: Blue builds 0,0~1,0 and 1,0~2,0; Red builds 0,1~0,2.',
    ],
  ],
} satisfies { readonly [K in FaceKind]?: readonly Sample<K>[] };

const marketSamples = {
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
    [{ seat: 0, count: 2 }, 'Blue exchanges 2 cards in Quiet Study.'],
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
      'Nobody buys: Blue gets Zap and the pot of 2 gold (Pass Bids: Blue 0, Red 2).',
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
      'Nobody buys: Red gets Zap (Pass Bids: Blue 0, Red 0).',
    ],
  ],
  'roll-off': [
    [
      { seats: [0, 1], dice: [4, 2], winner: 1 },
      'The bids are tied. Blue rolls 4 and Red rolls 2: Red is lowest and wins.',
    ],
    [
      { seats: [0, 1], dice: [2, 2], winner: null },
      'The bids are tied. Blue rolls 2 and Red rolls 2: the lowest are tied and roll again.',
    ],
  ],
  'tie-won': [
    [{ seat: 0, by: 'prospect' }, 'The bids are tied: Blue wins ties as Prospect.'],
    [{ seat: 0, by: 'seat' }, 'The bids are tied: Blue wins by seat order.'],
  ],
  'last-card': [[{ card: 'zap', seat: 1 }, 'Red is the only one left and takes Zap for nothing.']],
} satisfies { readonly [K in FaceKind]?: readonly Sample<K>[] };

const actionSamples = {
  revealed: [
    [
      {
        actions: [
          { seat: 0, choices: ['card:zap', 'champion:brute'], card: 'zap', initiative: 20 },
          { seat: 1, choices: ['march', 'hex:0,-1', 'forces:3', 'champion:brute', 'none', 'hex:1,-1'] },
          { seat: 2, choices: ['done'] },
        ],
      },
      'Revealed: Blue: Zap (initiative 20) – Brute; Red: March – 3 Forces and Brute, 0,-1 → 1,-1; Green: Done.',
    ],
    [
      {
        actions: [
          { seat: 0, choices: ['build', 'edge:0,0~1,0'] },
          { seat: 1, choices: ['reinforce'] },
        ],
      },
      'Revealed: Blue: Build Bridge – 0,0~1,0; Red: Capital Reinforce.',
    ],
  ],
  'card-resolves': [[{ seat: 0, card: 'zap' }, 'Blue plays Zap.']],
  'card-done': [
    [{ seat: 0, card: 'zap', to: 'discard' }, 'Zap goes to the discard pile.'],
    [{ seat: 0, card: 'zap', to: 'burn' }, 'Zap is burned.'],
    [{ seat: 0, card: 'zap', to: 'fizzled' }, 'Zap fizzles: nothing of it could be done.'],
  ],
  'action-resolves': [
    [{ seat: 0, action: 'march' }, 'Blue carries out: March.'],
    [{ seat: 0, action: 'tempest' }, 'Blue carries out: Tempest.'],
  ],
  fizzled: [[{ seat: 0, what: 'move' }, 'Blue’s move is not possible.']],
  gold: [
    [{ seat: 0, amount: 3, why: 'card' }, 'Blue gains 3 gold.'],
    [{ seat: 0, amount: 5, why: 'mine' }, 'Blue gains 5 gold from a Mine.'],
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
    [{ seat: 0, source: 'market', card: 'zap' }, 'Blue gains Zap from the Market.'],
    [{ seat: 0, source: 'forge' }, 'Blue gains a card from a Forge.'],
    [{ seat: 0, source: 'free', card: 'zap' }, 'Blue gains Zap as the free starting card.'],
  ],
} satisfies { readonly [K in FaceKind]?: readonly Sample<K>[] };

const unitSamples = {
  deployed: [[{ seat: 0, hex: '4,0', forces: 1 }, 'Blue deploys 1 Force to 4,0.']],
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
    [{ seat: 0, kind: 'mark', champion: 'brute', value: 5 }, 'Blue puts 5 gold on the death of Brute.'],
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
      'Everybody can move between 0,0 and 1,0 without a Bridge this round.',
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
      { edge: '0,0~1,0', seat: 0, lost: 1 },
      'Blue runs into the trap on the Bridge between 0,0 and 1,0 and loses 1 Force.',
    ],
    [
      { edge: '0,0~1,0', seat: 0, lost: 0 },
      'Blue runs into the trap on the Bridge between 0,0 and 1,0 and loses nobody.',
    ],
  ],
} satisfies { readonly [K in FaceKind]?: readonly Sample<K>[] };

const battleSamples = {
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
      'Blue (3 Forces and Brute (4 HP)) attacks Red (1 Force) at 1,0.',
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
      'Combat round 2: Blue scores 2 hits (Forces on 1–2: 2 5; Brute on 1–3: 3), Red scores no hits (Forces on 1–2: 6).',
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
      'Blue loses 2 Forces and Blue’s Brute takes 1 damage; Red loses nothing.',
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

const endSamples = {
  collected: [[{ seat: 0, hex: '2,-1', gold: 5 }, 'Blue collects 5 gold from the Mine at 2,-1.']],
  draft: [
    [{ seat: 0, source: 'forge', hex: '0,2', count: 3 }, 'Blue is offered 3 cards from a Forge at 0,2.'],
    [
      { seat: 0, source: 'card', count: 2, cards: ['zap', 'recruit'] },
      'Blue is offered Zap and Recruit by a card.',
    ],
  ],
  declined: [
    [{ seat: 0, source: 'mine', hex: '2,-1' }, 'Blue takes no card at 2,-1.'],
    [{ seat: 0, source: 'mine' }, 'Blue takes no card.'],
  ],
  scored: [
    [{}, 'Control points are counted.'],
    [
      { own: { seat: 0, permanent: 2, control: 3, total: 5 } },
      'Blue has 2 permanent and 3 Control VP, 5 in all.',
    ],
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
      'Blue wins by points. Blue 8 VP (5 permanent, 3 Control), 2 gold; Red 1 VP (1 permanent, 0 Control), 9 gold.',
    ],
    [
      { winners: [0, 1], reason: 'rounds', totals: [] },
      'Blue and Red share the victory after the last round.',
    ],
  ],
} satisfies { readonly [K in FaceKind]?: readonly Sample<K>[] };

// A kind without a sample does not compile.
const samples: { readonly [K in FaceKind]: readonly Sample<K>[] } = {
  ...setupSamples,
  ...marketSamples,
  ...actionSamples,
  ...unitSamples,
  ...battleSamples,
  ...endSamples,
};

const rows = faceKinds.flatMap((kind) =>
  samples[kind].map(
    ([details, sentence]) => [{ tell: kind, ...details } as BridgefrontFace, sentence] as const,
  ),
);

describe('log sentences', () => {
  test.each(rows.map(([face, sentence]) => [face.tell, sentence, face] as const))(
    '%s: %s',
    (_, sentence, face) => {
      expect(reportText(face, name)).toBe(sentence);
    },
  );

  test('an unknown kind is refused', () => {
    expect(() => reportText({ tell: 'gossip' }, name)).toThrow(
      'There is no sentence for the report "gossip".',
    );
  });
});
