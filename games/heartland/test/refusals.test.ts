// Illegal choices of Heartland: each is refused for the one condition that fails, with the rule's id.

import { refusedWithoutRule } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { cardsJson, heartland } from '../rules/index.ts';
import { grammar } from '../rules/text/grammar.ts';
import { battle, combat, duel } from './scene.ts';
import type { Scene } from './scene.ts';

const farmers = (count: number): string[] => Array.from({ length: count }, () => 'Farmer');

// Seat 0 has everything that can fail once: exerted, asleep, used, too dear, or without anything to be aimed at.
function strategy(): Scene {
  return duel(
    {
      hand: ['Raider', 'Mill'],
      ready: ['Horse Breaker'],
      exerted: ['Bandager'],
      home: ['Outrider'],
      at1: ['*Pike Rank'],
    },
    { home: ['Raider'], at2: ['*Moss Guard'] },
    {
      settlements: [
        { card: 'Long Hall', seat: 0 },
        { card: 'Mill', seat: 1 },
        { card: 'Beacon', seat: 0 },
      ],
    },
  );
}

test.each([
  ['villager:nobody', 'HL-6', 'There is no card of this name.'],
  ['unit:mill', 'HL-6', 'Mill is no unit.'],
  ['unit:firebrand', 'HL-3', 'You have no Firebrand in your hand.'],
  ['unit:raider', 'HL-26', 'Raider needs 2 ready villagers; you have 1.'],
  ['stratagem:farmer', 'HL-7', 'Farmer has no stratagem.'],
  ['stratagem:lookout', 'HL-7', 'You have no Lookout in play.'],
  ['stratagem:bandager', 'HL-8', 'Bandager is exerted; a stratagem needs its villager ready.'],
  [
    'stratagem:horse-breaker',
    'HL-9',
    'There is nothing that Horse Breaker could be aimed at: it needs an exerted unit in your heartland.',
  ],
  ['stratagem:1', 'HL-26', 'Long Hall needs 2 ready villagers; you have 1.'],
  ['stratagem:2', 'HL-7', 'No settlement of yours stands in the second frontier.'],
  ['stratagem:3', 'HL-52', 'Beacon sleeps, because you do not occupy the third frontier.'],
  ['stratagem:4', 'HL-2', 'There are 3 frontiers, and this is none of them.'],
  ['raze:1', 'HL-51', 'No enemy settlement stands in the first frontier.'],
  ['raze:2', 'HL-51', 'You can raze only in a frontier that you occupy; the second frontier is not.'],
  ['go:9,1', 'HL-31', 'There is no such unit in play.'],
  ['go:2,1', 'HL-31', 'Pike Rank is not at home; only units at home can be sent.'],
  ['go:3,1', 'HL-31', 'Raider is your opponent’s.'],
  ['go:1,4', 'HL-2', 'There are 3 frontiers, and this is none of them.'],
  ['retreat:3', 'HL-35', 'Only an occupier of yours can retreat.'],
])('strategy: %s is refused by %s', (choice, rule, sentence) => {
  expect(strategy().asks('strategy', 0).refuses(choice, rule)).toBe(sentence);
});

test.each([
  ['tactic:headlong', 'HL-26', 'Headlong needs 1 ready villager; you have 0.'],
  ['tactic:raider', 'HL-6', 'Raider is no battle tactic.'],
  ['maneuver:9', 'HL-7', 'There is no such unit in play.'],
  ['maneuver:4', 'HL-7', 'Sling Crew is your opponent’s.'],
  ['maneuver:1', 'HL-7', 'Raider has no maneuver.'],
  ['maneuver:2', 'HL-8', 'Sling Crew is exerted; only ready units can use their maneuver.'],
  [
    'maneuver:3',
    'HL-9',
    'There is nothing that Sling Crew could be aimed at: it needs an enemy unit in its frontier.',
  ],
])('battle: %s is refused by %s', (choice, rule, sentence) => {
  const table = battle(
    { hand: ['Headlong'], at1: ['*Raider', 'Sling Crew exerted'], at2: ['Sling Crew'] },
    { at1: ['Sling Crew'] },
  );
  expect(table.asks('battle', 0).refuses(choice, rule)).toBe(sentence);
});

test('HL-9: what an effect is aimed at must fit', () => {
  const table = battle(
    { hand: ['Falling Stone'], ready: farmers(3), at1: ['*Sling Crew'] },
    { at1: ['Raider'] },
  );
  table.play('tactic:falling-stone');
  expect(table.refuses('target:1', 'HL-9')).toBe('It can be aimed only at an enemy unit in a frontier.');
  table.takeBack().asks('battle', 0);
});

test.each([
  ['kill:1:9', 'There is no such unit in play.'],
  ['kill:1:1', 'Raider is your own.'],
  ['kill:1:5', 'Moss Guard does not stand in the first frontier.'],
  ['kill:2:5', 'It is asked now whom you kill in the first frontier.'],
  ['kill:1:2+3+4', 'To kill these takes 7 damage; your units there deal 3.'],
  ['kill:1:2+2', 'A unit is named twice.'],
  ['kill:1:4+2', 'To kill these takes 4 damage; your units there deal 3.'],
])('HL-41: %s is refused', (choice, sentence) => {
  const table = combat(
    { at1: ['Raider'] },
    { at1: ['Outrider', 'Ferry Guard', 'Ferry Guard'], at2: ['Moss Guard'] },
  );
  expect(table.asks('kill', 0).refuses(choice, 'HL-41')).toBe(sentence);
});

test('HL-41: damage that could kill another one is not held back', () => {
  const table = combat({ at1: ['Raider'] }, { at1: ['Outrider', 'Raider', 'Raider'] });
  expect(table.asks('kill', 0).refuses('kill:1:2', 'HL-41')).toBe(
    'Damage is never held back: with what is left another enemy there can be killed.',
  );
});

test.each([
  ['retreat:2', 'HL-35', 'Only an occupier of yours can retreat.'],
  ['retreat:4', 'HL-2', 'There are 3 frontiers, and this is none of them.'],
  ['retreat:1', 'HL-32', 'The occupier of the first frontier retreats already.'],
  ['go:2,1', 'HL-31', 'Pike Rank is not at home; only units at home can be sent.'],
])('in a commit: %s is refused by %s', (choice, rule, sentence) => {
  const table = strategy().play('commit', 'retreat:1');
  expect(table.refuses(choice, rule)).toBe(sentence);
  table.takeBack().takeBack().asks('strategy', 0);
});

test('HL-31 HL-32: once somebody advances nobody retreats, and nobody advances twice', () => {
  const table = duel({ home: ['Raider', 'Raider'], at1: ['*Pike Rank'] });
  table.play('commit', 'go:1,2');
  expect(table.refuses('retreat:1', 'HL-32')).toBe('Retreats come first, and you have begun to advance.');
  expect(table.refuses('go:1,3', 'HL-31')).toBe('This unit advances already.');
  table.takeBack().takeBack().asks('strategy', 0);
});

test('HL-49: what cannot be settled', () => {
  const table = duel({ hand: ['Mill'], at1: ['*Pike Rank'] });
  table.play('settle:mill');
  expect(table.refuses('frontier:2', 'HL-49')).toBe('You can settle only a frontier that you occupy now.');
  expect(table.refuses('frontier:4', 'HL-2')).toBe('There are 3 frontiers, and this is none of them.');
  table.takeBack().asks('strategy', 0);
});

const small = ['0', '1', '2', '3', '4', '5', '7', '9', '12'];
const slugs = [...cardsJson().map(({ id }) => id), 'dragon'];
const values = {
  CARD: slugs,
  DECK: ['oxbow-wardens', 'ember-riders', 'dragons'],
  FRONTIER: ['0', '1', '2', '3', '4'],
  UNIT: small,
  UNITS: ['1', '2', '3+4', '5+6', '2+2'],
};

// A slice in the gate; REFUSALS=100 for a long one.
const matches = Number(process.env['REFUSALS'] ?? 4);

test.each([{}, { deck0: 'built', deck1: 'built' }, { combatWounds: true, winnersReturn: true }])(
  'whatever may be written and is not legal is refused with a rule: %j',
  { timeout: 240_000 },
  (options) => {
    for (let n = 0; n < matches; n++) {
      const seed = `refusals ${n}`;
      const wish = { grammar, values, seats: 2, options, seed, tries: 6, most: 400 };
      expect(refusedWithoutRule(heartland, wish)).toEqual([]);
    }
  },
);
