// Prompts, labels and log sentences.

import type { AnyGame } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { twinBridges } from '../rules/index.ts';
import { duel, scene } from './scene.ts';

const names = ['Ada', 'Ben'];
const { describe: words }: AnyGame = twinBridges;

test('§5: the log tells an assault attack by attack', () => {
  const table = duel(
    { row: ['bastion', 'Gale', 'Scout', 'Ward'], upper: ['Squire', 'Runner'], lower: ['Lancer'] },
    { row: ['bastion', 'Bowman', 'Spark'], upper: ['Warder'], lower: ['Militia', 'Pikeman'] },
  );
  table.play('card:gale', 'unit:militia', 'done').asks('summon', 1);
  const log = table.reports.map(({ face }) =>
    face === null ? '' : words.report(face, (seat) => names[seat]),
  );
  expect(log).toEqual([
    'Ada aims Gale (leftmost card) at Ben’s Militia.',
    'Militia moves to the far end of the second lane.',
    'Gale goes to the right end of Ada’s hand.',
    'Ada begins the assault.',
    'Runner sprints 1 place to the bridge.',
    'Runner attacks in the first lane: Warder is protected from 3 damage.',
    'Squire attacks in the first lane: Warder takes 1 damage (2 health left).',
    'Lancer attacks in the second lane: Pikeman takes 2 damage (2 health left) and Militia takes 2 damage by Perforation.',
    'Militia is destroyed and returns to Ben’s hand.',
    'Turn 4: Ben has 4 mana.',
  ]);
});

test('labels tell cost, figures and where a target stands', () => {
  const table = duel(
    { row: ['bastion', 'Wyvern', 'Spark', 'Squire'], upper: ['Militia'] },
    { upper: ['Warder'] },
  );
  expect(table.prompt()).toBe('Play a card, or begin your assault.');
  expect(table.label('card:wyvern')).toBe('Wyvern (5 mana, attack 3, health 4, Aerial, Splash)');
  expect(table.label('done')).toBe('Begin the assault (9 mana unused)');
  table.play('card:wyvern');
  expect(table.prompt()).toBe('Choose a lane for Wyvern.');
  expect(table.label('lane:upper')).toBe('First lane (1 of yours against 1)');
  expect(table.label('lane:lower')).toBe('Second lane (empty)');
  table.takeBack().play('card:spark');
  expect(table.prompt()).toBe('Choose the creature that Spark is aimed at.');
  expect(table.label('unit:warder')).toBe(
    'Enemy Warder (first lane, next to the bridge, attack 1, health 3, protected)',
  );
  table.asks('summon', 0);
});

test('labels of decks tell what is in them', () => {
  const table = scene({}, { start: 'preconstructed' }).asks('deck');
  expect(table.label('deck:old-watch')).toBe('The Old Watch (7 creatures and 1 incantation)');
});

test('a hand that is longer than its reach is told which cards can be played (TB-3)', () => {
  const row = ['bastion', 'Wyvern', 'Spark', 'Squire', 'Scout', 'Runner'];
  const table = duel({ row }, {});
  expect(table.prompt()).toBe('Play one of your first 4 cards, or begin your assault.');
  table.asks('summon');
});
