// Positions: what is written is read back, what is left out is as after the set-up, nonsense is refused in a sentence.

import { createEngine, readPosition, writePosition } from '@bridgefront/kernel';
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
    [{ cards: ['red castle-1 at red-middle', 'red castle-3 at red-middle'] }, 'each player has one Castle'],
    [{ seats: [{ hand: ['Keep', 'Keep', 'Keep'] }] }, 'only 2 cards of Keep'],
    [{ seats: [{ hand: ['General'] }] }, 'not in the shared deck'],
    [{ seats: [{ hand: ['Keep'], known: ['Wall'] }] }, 'known cards are cards of the hand'],
    [{ seats: [{}, {}, {}] }, 'there are two seats'],
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
