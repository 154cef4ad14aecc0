// Illegal choices of Fells and Fords: each is refused for the one condition that fails, with the rule's id.

import { refusedWithoutRule } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { fellsAndFords } from '../rules/index.ts';
import { hexNames } from '../rules/hexes.ts';
import { cardsJson } from '../rules/json.ts';
import { grammar } from '../rules/text/grammar.ts';
import { uses } from '../rules/vocabulary.ts';
import { field, start } from './scene.ts';
import type { Field, Scene } from './scene.ts';

type Line = readonly [choice: string, rule: string, sentence: string];

function says(scene: Scene, [choice, rule, sentence]: Line): void {
  expect(scene.refuses(choice, rule)).toBe(sentence);
}

const command: Field = { step: 'start', seats: [{ command: ['Company Left'] }, {}] };

test.each<Line>([
  ['card:dragon', 'FF-54', 'There is no command card of this name.'],
  ['card:drumbeat', 'FF-46', 'You have no Drumbeat in your hand.'],
  ['unit:4,4', 'FF-46', 'A command card comes first: it says which of your units have orders.'],
])('command: %s is refused by %s', (...line) => says(field(command).asks('command', 0), line));

// Whoever can fail somehow: ordered or not, poisoned or not, an enemy, a card that is dear, missing or without a target.
const orders: Field = {
  step: 'orders',
  south: {
    'toll-wardens': [{ at: '0,6', ordered: true }, '8,6'],
    'causeway-riders': '1,6',
    'reed-archers': { at: '2,6', ordered: true, poisoned: true },
  },
  north: { 'crag-ogres': '4,2' },
  seats: [{ lore: 1, loreHand: ['Ward-Bell', 'Mend the Ranks', 'Forced March', 'Tithe'] }, {}],
};

test.each<readonly [card: string, ...Line]>([
  ['Company Left', 'unit:9,9', 'FF-3', 'There is no such hex on the board.'],
  ['Company Left', 'unit:4,4', 'FF-47', 'No unit stands there.'],
  ['Company Left', 'unit:4,2', 'FF-47', 'The Crag Ogres are your opponent’s.'],
  ['Company Left', 'unit:0,6', 'FF-47', 'The Toll Wardens have their order.'],
  [
    'Company Left',
    'unit:8,6',
    'FF-54',
    'The card of this turn orders no more units where the Toll Wardens stand.',
  ],
  ['Company Left', 'cure:poison@8,6', 'FF-30', 'The Toll Wardens are not ordered.'],
  ['Company Left', 'cure:poison@0,6', 'FF-30', 'The Toll Wardens are not poisoned.'],
  ['Company Left', 'cure:poison@2,6', 'FF-30', 'A cure costs 2 lore; you have 1.'],
  ['Company Left', 'to:4,4', 'FF-48', 'First all orders: units move and attack when these are ended.'],
  ['Company Left', 'lore:dragon', 'FF-56', 'There is no lore card of this name.'],
  ['Company Left', 'lore:levy-drum', 'FF-57', 'You have no Levy Drum in your hand.'],
  ['Company Left', 'lore:tithe', 'FF-57', 'Tithe is played in your Lore step, not now.'],
  ['Company Left', 'lore:ward-bell', 'FF-57', 'Ward-Bell costs 3 lore; you have 1.'],
])('orders by %s: %s is refused by %s', (card, ...line) => {
  const scene = field({ ...orders, more: { command: card, text: true } });
  says(scene.asks('orders', 0), line);
});

test('FF-54: what cards of other kinds do not order', () => {
  const kinds = field({ ...orders, more: { command: 'Loose the Reins', text: true } });
  says(kinds.asks('orders', 0), [
    'unit:8,6',
    'FF-54',
    'The card of this turn orders cavalry only, and the Toll Wardens are none.',
  ]);
  const beside = field({ ...orders, more: { command: 'Drumbeat', text: true } }).play('unit:1,6');
  says(beside, [
    'unit:8,6',
    'FF-54',
    'The card of this turn orders the unit named first and units beside that one only.',
  ]);
  beside.asks('orders', 0);
});

test('FF-57: a card needs what it is aimed at, and goes nowhere else', () => {
  const base: Field = { ...orders, seats: [{ lore: 9, loreHand: ['Mend the Ranks', 'Forced March'] }, {}] };
  const scene = field(base);
  says(scene, [
    'lore:mend-the-ranks',
    'FF-57',
    'There is nothing that Mend the Ranks could be aimed at: it needs a unit of yours that is ordered and has lost health.',
  ]);
  scene.play('lore:forced-march');
  says(scene, ['unit:4,4', 'FF-57', 'No unit stands there.']);
  says(scene, [
    'unit:8,6',
    'FF-57',
    'Forced March is aimed only at a unit of yours that is ordered and not stunned.',
  ]);
  scene.takeBack().asks('orders', 0);
});

test.each<readonly [NonNullable<Field['seats']>, ...Line]>([
  [
    [{ lore: 9, loreHand: ['Forced March'], barred: true }, {}],
    'lore:forced-march',
    'FF-61',
    'You play no lore card for the rest of this turn.',
  ],
  [
    [{ lore: 9, loreHand: ['Forced March'], playedLore: 1 }, {}],
    'lore:forced-march',
    'FF-58',
    'You may play 1 lore card a turn, and have done so.',
  ],
])('%j: %s is refused by %s', (seats, ...line) => {
  says(field({ ...orders, seats }).asks('orders', 0), line);
});

const moves: Field = {
  step: 'moves',
  south: {
    'toll-wardens': [
      '4,6',
      { at: '8,6', ordered: false },
      { at: '0,6', moved: true },
      { at: '9,6', stunned: true },
    ],
    'reed-archers': '6,5',
  },
  north: { 'crag-ogres': '4,5' },
  terrain: { water: '3,6', forest: '5,5 5,6 5,7 6,4 7,4 6,6 7,5 4,7 3,7' },
};

test.each<Line>([
  ['unit:8,6', 'FF-48', 'The Toll Wardens have no order this turn.'],
  ['unit:0,6', 'FF-48', 'The Toll Wardens have moved this turn.'],
  ['unit:9,6', 'FF-29', 'The Toll Wardens are stunned.'],
  ['unit:4,5', 'FF-48', 'The Crag Ogres are your opponent’s.'],
  ['to:4,7', 'FF-48', 'Choose first which unit moves.'],
  ['at:4,5', 'FF-48', 'All moves come before the first attack.'],
])('moves: %s is refused by %s', (...line) => says(field(moves).asks('moves', 0), line));

test.each<Line>([
  ['to:4,6', 'FF-48', 'The Toll Wardens stand there already.'],
  ['to:4,5', 'FF-48', 'A unit stands there.'],
  ['to:3,6', 'FF-39', 'Water is impassable: only a ford or a bridge leads through it.'],
  ['to:8,4', 'FF-48', 'The Toll Wardens move 2 hexes at most; that is 4 away.'],
  ['to:6,6', 'FF-36', 'Terrain on the way there ends the move.'],
  [
    'to:4,4',
    'FF-48',
    'The Toll Wardens move 2 hexes at most, and the way round what lies between is longer.',
  ],
  ['to:99,99', 'FF-3', 'There is no such hex on the board.'],
])('the Wardens do not move %s, by %s', (...line) => {
  const scene = field(moves).play('unit:4,6');
  says(scene, line);
  scene.takeBack().asks('moves', 0);
});

const attacks: Field = {
  south: {
    'toll-wardens': ['4,6', { at: '8,6', attacked: true }, { at: '0,6', ordered: false }, '-2,8'],
    'reed-archers': '6,5',
  },
  north: { 'crag-ogres': '4,5', 'scree-howlers': ['7,3', '10,2'] },
  terrain: { forest: '7,4 6,4' },
};

test.each<Line>([
  ['unit:8,6', 'FF-49', 'The Toll Wardens have attacked this turn.'],
  ['unit:0,6', 'FF-49', 'The Toll Wardens have no order this turn.'],
  ['unit:-2,8', 'FF-65', 'The Toll Wardens have no enemy to attack from there.'],
  ['at:4,5', 'FF-49', 'Choose first which unit attacks.'],
  ['to:4,7', 'FF-48', 'All moves come before the first attack.'],
  ['step:4,6>4,7', 'FF-55', 'The card of this turn gives no step in the Attack step.'],
])('attacks: %s is refused by %s', (...line) => says(field(attacks).asks('attacks', 0), line));

test.each<readonly [unit: string, ...Line]>([
  ['4,6', 'at:7,3', 'FF-13', 'The Toll Wardens attack enemies beside them only.'],
  ['4,6', 'at:8,6', 'FF-65', 'The Toll Wardens are your own.'],
  ['4,6', 'at:4,4', 'FF-65', 'No unit stands there.'],
  ['6,5', 'at:7,3', 'FF-43', 'The Reed Archers do not see that far: something blocks the line of sight.'],
  ['6,5', 'at:12,0', 'FF-65', 'The Reed Archers reach 4 hexes; that is 6 away.'],
])('%s cannot attack %s, by %s', (unit, ...line) => {
  const scene = field(attacks).play(`unit:${unit}`);
  says(scene, line);
  scene.takeBack().asks('attacks', 0);
});

// What may be written at all; `dragon` stands for what is not there.
const slugs = [...cardsJson().map(({ id }) => id), 'dragon'];
const small = ['0', '1', '2', '3', '9'];
const hexes = [...hexNames, '99,99'];
const values = {
  ARMY: ['towns-under-arms', 'clan-host', 'dragons'],
  CARD: slugs,
  DIE: small,
  HEX: hexes,
  LORE: slugs,
  NUMBER: small,
  OBJECTIVE: slugs,
  SKILL: [...uses, 'magic'],
  UNIT: [...slugs, 'tent'],
};

// A slice in the gate; REFUSALS=100 for a long one.
const matches = Number(process.env['REFUSALS'] ?? 3);

test.each([{}, { campaign: true, roundLimit: 4 }, { presetHands: true, battle: 'brokenWeir' }])(
  'whatever may be written and is not legal is refused with a rule: %j',
  { timeout: 240_000 },
  (options) => {
    const rather = /^(?:text|unit|at|to|step|lore|use|counter)/;
    for (let n = 0; n < matches; n++) {
      const seed = `refusals ${n}`;
      const wish = { grammar, values, seats: 2, options, seed, tries: 6, rather, most: 400 };
      expect(refusedWithoutRule(fellsAndFords, wish)).toEqual([]);
    }
  },
);

test('FF-93: an objective that was not drawn', () => {
  const scene = start({ factions: 'fordsSouth', objectivesDrawn: 1 });
  says(scene, ['objective:dragon', 'FF-93', 'There is no objective of this name.']);
  scene.asks('objective');
});
