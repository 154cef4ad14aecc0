// Illegal choices of Twin Bridges: each is refused for the one condition that fails, with the rule's id.

import { refusedWithoutRule } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { decks } from '../rules/cards/decks.ts';
import { cardsJson, twinBridges } from '../rules/index.ts';
import { grammar } from '../rules/text/grammar.ts';
import { duel, scene } from './scene.ts';

const row = ['bastion', 'Veteran', 'Spark', 'Squire', 'Gale', 'Scout'];

test.each([
  ['card:dragon', 'TB-1', 'There is no card of this name.'],
  ['card:wyvern', '§4', 'You have no Wyvern in your hand.'],
  ['card:militia', '§4', 'Your Militia is in play already.'],
  ['card:monolith', '§4', 'You have no Monolith in your hand.'],
  ['card:scout', 'TB-3', 'Scout is not among the 4 leftmost cards of your hand.'],
  ['card:veteran', '§3', 'Veteran costs 4 mana; you have 3.'],
])('%s is refused by %s', (choice, rule, sentence) => {
  const table = duel({ row, upper: ['Militia'] }, { upper: ['Monolith'] }, {}, { mana: 3 });
  expect(table.asks('summon', 0).refuses(choice, rule)).toBe(sentence);
});

test.each([
  ['unit:monolith', '§7.8', 'Monolith is Indestructible: no incantation can be aimed at it.'],
  ['unit:wyvern', 'TB-10', 'Wyvern is not in play.'],
  ['unit:gale', 'TB-10', 'Gale is no creature.'],
  ['unit:dragon', 'TB-1', 'There is no card of this name.'],
  ['lane:upper', '§4', 'Spark is aimed at a creature; it goes to no lane.'],
])('Spark cannot be played at %s, by %s', (choice, rule, sentence) => {
  const table = duel({ row, upper: ['Militia'] }, { upper: ['Monolith'] });
  table.play('card:spark');
  expect(table.refuses(choice, rule)).toBe(sentence);
  table.takeBack().asks('summon', 0);
});

test.each([
  ['unit:militia', '§4', 'Squire goes to a lane; it is aimed at nobody.'],
  ['lane:middle', '§1', 'There are two lanes, and this is neither of them.'],
])('Squire cannot go to %s, by %s', (choice, rule, sentence) => {
  const table = duel({ row, upper: ['Militia'] });
  table.play('card:squire');
  expect(table.refuses(choice, rule)).toBe(sentence);
  table.takeBack().asks('summon', 0);
});

test('TB-10: without a creature to be aimed at no incantation is played', () => {
  const table = duel({ row }, { upper: ['Monolith'] });
  expect(table.asks('summon', 0).refuses('card:spark', 'TB-10')).toBe(
    'There is no creature that Spark could be aimed at.',
  );
});

test('§2: what cannot be picked', () => {
  const table = scene({
    phase: 'draft',
    first: 0,
    round: 2,
    offer: ['Squire', 'Scout', 'Gale'],
    seats: [{ row: ['bastion', 'Spark', 'Runner', 'Ward'] }, { row: ['bastion', 'Bowman', 'Reaver'] }],
  });
  expect(table.refuses('card:spark', '§2')).toBe('Spark does not lie open.');
  expect(table.refuses('card:dragon', 'TB-1')).toBe('There is no card of this name.');
  table.play('card:squire');
  expect(table.refuses('card:squire', '§2')).toBe('You have picked Squire already.');
  table.asks('draft', 1);
});

test('TB-22: what cannot be taken', () => {
  const table = scene({ first: 0 }, { start: 'preconstructed' });
  table.play('deck:old-watch');
  expect(table.refuses('deck:old-watch', 'TB-22')).toBe('The Old Watch is taken: no deck is taken twice.');
  expect(table.refuses('deck:dragons', 'TB-22')).toBe('There is no deck of this name.');
  table.asks('deck', 0);
});

const slugs = [...cardsJson().map(({ id }) => id), 'dragon'];
const values = {
  CARD: slugs,
  DECK: [...decks.map(({ slug }) => slug), 'dragons'],
  LANE: ['upper', 'lower', 'middle'],
};

// A slice in the gate; REFUSALS=100 for a long one.
const matches = Number(process.env['REFUSALS'] ?? 6);

test.each(['draft', 'preconstructed'])(
  'whatever may be written and is not legal is refused with a rule: %s',
  (start) => {
    for (let n = 0; n < matches; n++) {
      const seed = `refusals ${n}`;
      const wish = { grammar, values, seats: 2, options: { start }, seed, tries: 6 };
      expect(refusedWithoutRule(twinBridges, wish)).toEqual([]);
    }
  },
);
