// Positions: what is written is read back, what is left out is as after the set-up, nonsense is refused in a sentence.

import { createEngine, PositionError, readPosition, writePosition } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { castles } from '../rules/index.ts';
import { blue, red, scene, siege, unit } from './scene.ts';

test('CA-71: a written position holds everything and is read back', () => {
  const table = siege(
    [
      'red wizard at red-castle',
      unit('red', 'archer-4', 'red-castle', { hp: 1, marks: ['moved', 'charged'], shots: 2 }),
      'blue spearman-9 at blue-front',
    ],
    {
      hand: ['Trap', 'Archer'],
      enemyHand: ['Keep', 'Trap'],
      known: ['Keep'],
      order: 'charging-3',
      more: {
        ambush: true,
        sprung: [{ card: 'Archer', charged: true }],
        discard: ['Repair'],
        deck: ['Wall', 'Rout'],
      },
    },
  ).asks('main', red);
  const text = JSON.parse(JSON.stringify(writePosition(castles, table.match))) as Json;
  expect(readPosition(castles, text)).toEqual({ ...table.match, undo: undefined });
  expect(JSON.stringify(text)).toContain('"red wizard-1 at red-castle"');
});

test('CA-8 CA-9: nothing told is the set-up', () => {
  const table = scene({}).asks('main', red);
  expect(table.state.pieces).toHaveLength(10);
  expect(table.hand(blue)).toHaveLength(5);
});

test('CA-5: numbers that are not told are the next free ones', () => {
  const table = siege(['red archer at red-front', 'blue archer at blue-front', 'blue spy at blue-castle']);
  expect([table.at('archer-1'), table.at('archer-2'), table.at('spy-2')]).toEqual([
    'red-front',
    'blue-front',
    'blue-castle',
  ]);
  table.asks('main', red);
});

describe('nonsense', () => {
  const engine = createEngine(castles);
  test.each([
    [{ cards: ['red dragon at red-front'] }, 'there is no card "dragon"'],
    [{ cards: ['red archer in red-front'] }, 'a card reads "red spearman-3 at red-front"'],
    [{ cards: ['green archer at red-front'] }, 'there is no side "green"'],
    [{ cards: ['red archer at moon'] }, 'there is no zone "moon"'],
    [{ cards: ['red trap at red-front'] }, 'does not stand in a zone'],
    [{ cards: ['red archer-1 at red-front', 'blue archer-1 at red-front'] }, 'in play twice'],
    [{ cards: ['red castle-1 at red-middle', 'red castle-3 at red-middle'] }, 'each side has one Castle'],
    [{ seats: [{ hand: ['Keep', 'Keep', 'Keep'] }] }, 'only 2 cards of Keep'],
    [{ seats: [{ hand: ['General'] }] }, 'not in the shared deck'],
    [{ seats: [{ hand: ['Keep'], known: ['Wall'] }] }, 'known cards are cards of the hand'],
    [{ seats: [{}, {}, {}, {}, {}] }, 'there are 4 seats'],
    [{ seats: [{ order: 'everyone' }] }, 'there is no Trap order "everyone"'],
    [{ deck: ['Keep', 'Keep', 'Keep'] }, 'in another place'],
    [{ deckEmpty: true, deck: ['Keep'] }, 'an empty deck'],
    [{ turn: -1 }, 'a whole number'],
    [{ weather: 'fine' }, 'there is no field "weather"'],
  ])('%j', (position, sentence) => {
    const read = () => readPosition(engine.game, { game: 'castles', position });
    expect(read).toThrow(sentence);
  });
});

const u = (side: string, card: string, zone: string, more: object): object => ({ side, card, zone, ...more });

describe('what no play leads to is refused with its rule', () => {
  test.each([
    [
      { cards: [u('blue', 'castle-2', 'blue-middle', { hp: 0 })] },
      'Blue’s Castle has no HP: it would have left play (CA-33).',
    ],
    [
      { cards: [u('red', 'archer-1', 'red-front', { hp: 9 })] },
      'Red’s Archer 1 has 9 HP, and its full number is 3 (CA-43).',
    ],
    [
      { cards: ['red general-1 at red-middle', 'red general-3 at red-front'] },
      'Red has two Generals: each side has one (CA-4).',
    ],
    [
      { cards: ['blue wizard-2 at blue-castle', 'blue wizard-4 at blue-castle'] },
      'Blue has two Wizards: each side has one (CA-4).',
    ],
    [
      { cards: ['red spy-1 at red-castle', 'red spy-3 at blue-castle'] },
      'Red has two Spies: each side has one (CA-4).',
    ],
    [
      { cards: ['red assassin-1 at red-castle', 'red assassin-3 at red-castle'] },
      'Red has two Assassins: each side has one (CA-4).',
    ],
    [
      { cards: ['red castle at red-castle'] },
      'Red’s Castle stands in the Red Castle Zone: a Castle never leaves its Middle (CA-10).',
    ],
    [
      { cards: ['red wall at red-front'] },
      'Red’s Wall 1 stands at the Red Front, where none is built (CA-16).',
    ],
    [
      { cards: ['red mason at blue-castle'] },
      'Red’s Mason 1 stands in the Blue Castle Zone, which it may not enter (CA-25).',
    ],
    [
      { cards: ['blue wizard at red-castle'] },
      'Blue’s Wizard stands in the Red Castle Zone, which it may not enter (CA-25).',
    ],
    [
      { cards: ['red cannon at red-front'], options: { frontTerrain: 'lake' } },
      'Red’s Cannon 1 stands at the Red Front, which is a Lake (CA-76).',
    ],
    [
      { cards: [u('red', 'mason-1', 'red-front', { marks: ['charged'] })] },
      'Red’s Mason 1 is charged, which only Soldiers are (CA-24).',
    ],
    [
      { cards: [u('red', 'spearman-1', 'red-castle', { shots: 1 })] },
      'Red’s Spearman 1 has what Arrow Rain gives, and no Archer is it (CA-58).',
    ],
    [
      { cards: [u('red', 'archer-1', 'red-castle', { rain: 1 })] },
      'Red’s Archer 1 has what Arrow Rain does not give in this match (CA-58).',
    ],
    [
      { cards: [u('red', 'mason-1', 'red-front', { marks: ['fired'] })] },
      'Red’s Mason 1 has fired, which only Soldiers do (CA-78).',
    ],
    [
      { cards: [u('red', 'keep-1', 'red-castle', { marks: ['acted'] })] },
      'Red’s Keep 1 has acted, and has no Action (CA-6).',
    ],
    [
      { cards: [u('red', 'keep-1', 'red-castle', { marks: ['moved'] })] },
      'Red’s Keep 1 has moved, and never does (CA-21).',
    ],
    [
      { cards: [u('red', 'spy-1', 'red-castle', { marks: ['entered'] })] },
      'Red’s Spy has entered, and has been there from the start (CA-8).',
    ],
    [
      { turn: 5, red: 0, active: 1 },
      'Red has the odd turns and Blue the even ones: turn 5 is not that of seat 1 (CA-1).',
    ],
    [{ turn: 121 }, 'The turn limit is 120, and this is turn 121 (CA-64).'],
    [{ sprung: [{ card: 'Keep' }] }, 'A Trap is sprung on Soldiers and Civilians, not on a Keep (CA-44).'],
    [{ phase: 'over', turn: 5 }, 'A match that is over has winners and an ending (CA-63).'],
    [{ winners: [0] }, 'Only a match that is over has winners and an ending (CA-63).'],
  ])('%j', (position, sentence) => {
    const { options = {}, ...told } = position as { readonly options?: object };
    const value = { game: 'castles', options, position: { turn: 5, ...told } };
    expect(() => readPosition(castles, value)).toThrow(new PositionError(sentence));
  });
});
