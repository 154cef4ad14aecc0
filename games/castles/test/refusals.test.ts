// Illegal choices of Castles: each is refused for the one condition that fails, with the rule's id.

import { refusedWithoutRule } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import { castles } from '../rules/index.ts';
import { grammar } from '../rules/text/grammar.ts';
import { zoneNames } from '../rules/types.ts';
import { siege, unit } from './scene.ts';
import type { Around } from './scene.ts';

// Everybody who can fail somehow: waiting, spent, walled out, out of reach, or of the wrong kind.
const cards = [
  'red general-1 at red-middle',
  'red wizard-1 at red-castle',
  'red spy-1 at blue-front',
  'red assassin-1 at blue-front',
  'red spearman-1 at blue-front',
  unit('red', 'spearman-2', 'red-front', { marks: ['moved', 'acted'] }),
  'red archer-1 at red-front',
  'red builder-1 at red-front',
  'red mason-1 at red-castle',
  'red healer-1 at red-front',
  'red cannon-1 at red-front',
  'red ballista-1 at red-middle',
  'red armoury-1 at red-castle',
  'blue general-2 at blue-front',
  'blue wizard-2 at blue-middle',
  'blue spy-2 at blue-castle',
  'blue wall-1 at blue-middle',
  'blue spearman-9 at blue-middle',
  'blue archer-9 at red-front',
];

const hand = ['Wall', 'Armoury', 'Trap', 'Repair', 'Resurrection', 'Incendiarism', 'Rout', 'Charge', 'Mason'];

function table(around: Around = {}) {
  return siege(cards, { hand, enemyHand: ['Keep'], known: ['Keep'], ...around });
}

test.each([
  ['play:dragon', 'CA-6', 'There is no card of this name.'],
  ['play:keep', 'CA-13', 'You have no Keep in your hand.'],
  ['play:wall', 'CA-16', 'Wall is built by a Builder’s Action, in the Builder’s zone.'],
  ['play:trap', 'CA-46', 'A Trap is sprung in the enemy’s turn, by your order.'],
  ['play:resurrection', 'CA-17', 'There is nothing that Resurrection could be used on now.'],
  ['play:rout', 'CA-60', 'The enemy General forbids Rout.'],
  ['unit:spearman-7', 'CA-5', 'There is no such card in play.'],
  ['unit:archer-9', 'CA-13', 'This Archer is the enemy’s: choose one of your own cards first.'],
  ['unit:spearman-2', 'CA-14', 'Spearman has moved and acted in this turn.'],
  ['unit:castle-1', 'CA-21', 'Castle does not move and has no Action.'],
  ['unit:armoury-1', 'CA-21', 'Armoury does not move and has no Action.'],
  ['cycle', 'CA-86', 'In this match no cards go under the deck.'],
  ['surrender', 'CA-65', 'In this match nobody surrenders by a choice.'],
])('of the main part %s is refused by %s', (choice, rule, sentence) => {
  expect(table().asks('main', 0).refuses(choice, rule)).toBe(sentence);
});

test.each([
  ['spearman-1', 'at:dragon-1', 'CA-5', 'There is no such card in play.'],
  ['spearman-1', 'at:archer-1', 'CA-6', 'Harm is aimed at enemy cards only.'],
  ['spearman-1', 'at:wall-1', 'CA-34', 'That is 1 zone away; this Spearman reaches its own zone only.'],
  ['spearman-1', 'zone:blue-middle', 'CA-29', 'A Wall shuts the way: no Spearman passes it.'],
  ['spearman-1', 'zone:blue-front', 'CA-21', 'Spearman stands there already.'],
  ['spearman-1', 'zone:red-castle', 'CA-21', 'That is too far for this Spearman.'],
  ['spearman-1', 'zone:moon', 'CA-8', 'There is no such zone.'],
  ['spearman-1', 'look', 'CA-68', 'Only a Spy looks at cards of the enemy hand.'],
  ['spearman-1', 'build:wall', 'CA-16', 'Only a Builder builds.'],
  ['spy-1', 'look', 'CA-68', 'A Spy looks only from the enemy Castle Zone.'],
  ['spy-1', 'at:general-2', 'CA-6', 'Spy has no Action that is aimed at a card.'],
  ['assassin-1', 'at:wizard-2', 'CA-38', 'An Assassin strikes in its own zone only.'],
  ['archer-1', 'at:wizard-2', 'CA-34', 'That is 2 zones away; this Archer reaches 1 zone.'],
  ['wizard-1', 'at:general-2', 'CA-34', 'A Wizard does not hit Specials.'],
  ['cannon-1', 'at:spearman-9', 'CA-34', 'A Cannon hits Buildings and Castles only.'],
  ['cannon-1', 'at:castle-2', 'CA-30', 'A Wall stops the shot: behind it only Walls are hit.'],
  ['cannon-1', 'zone:blue-middle', 'CA-29', 'A Wall shuts the way: no Cannon passes it.'],
  ['mason-1', 'at:spearman-2', 'CA-6', 'A Mason mends Buildings and your Castle only.'],
  ['mason-1', 'at:wall-1', 'CA-6', 'A Mason helps your own cards only.'],
  ['mason-1', 'at:armoury-1', 'CA-43', 'This Armoury has all its hit points.'],
  ['healer-1', 'at:general-1', 'CA-43', 'Specials gain no hit points.'],
  ['healer-1', 'at:cannon-1', 'CA-6', 'A Healer heals Soldiers and Civilians only.'],
  ['builder-1', 'build:keep', 'CA-16', 'You have no Keep in your hand.'],
  ['builder-1', 'build:charge', 'CA-16', 'Charge is no Building.'],
  ['builder-1', 'build:wall', 'CA-16', 'Wall is built in your Middle only.'],
  ['builder-1', 'build:armoury', 'CA-16', 'Armoury is built in your Castle Zone only.'],
  ['general-1', 'zone:blue-front', 'CA-21', 'That is too far for this General.'],
])('%s cannot %s by %s', (piece, choice, rule, sentence) => {
  const scene = table();
  scene.play(`unit:${piece}`);
  expect(scene.refuses(choice, rule)).toBe(sentence);
  scene.takeBack().asks('main', 0);
});

test.each([
  ['charge', 'at:archer-9', 'CA-24', 'Charge strengthens your own Soldiers only.'],
  ['charge', 'at:builder-1', 'CA-24', 'Charge strengthens Soldiers only.'],
  ['charge', 'at:spearman-8', 'CA-5', 'There is no such card in play.'],
  ['charge', 'unit:spearman-1', 'CA-17', 'Charge is aimed at a card; Spearman does not act now.'],
  ['repair', 'unit:keep-1', 'CA-17', 'Repair is aimed at a card; Keep does not act now.'],
  ['incendiarism', 'zone:moon', 'CA-8', 'There is no such zone.'],
  ['repair', 'at:wall-1', 'CA-6', 'Repair helps your own cards only.'],
  ['repair', 'at:builder-1', 'CA-6', 'Repair helps Buildings and your Castle only.'],
  ['repair', 'at:general-1', 'CA-43', 'Specials gain no hit points.'],
  ['repair', 'at:armoury-1', 'CA-43', 'This Armoury has all its hit points.'],
  [
    'mason',
    'zone:red-front',
    'CA-15',
    'Soldiers and Civilians are played to your Castle Zone or your Middle only.',
  ],
])('%s cannot be used as %s by %s', (card, choice, rule, sentence) => {
  const scene = siege([...cards, unit('red', 'keep-1', 'red-castle', { hp: 3 })], { hand });
  scene.play(`play:${card}`);
  expect(scene.refuses(choice, rule)).toBe(sentence);
  scene.takeBack().asks('main', 0);
});

test('CA-27: whom an engine cannot take along', () => {
  const escorts = [
    'red cannon-1 at red-middle',
    'red spearman-1 at red-middle',
    'red mason-1 at red-middle',
    'red healer-1 at red-middle',
  ];
  const scene = siege([
    ...escorts,
    unit('red', 'archer-1', 'red-middle', { marks: ['moved'] }),
    'red archer-2 at red-front',
    'blue archer-9 at red-middle',
  ]);
  scene.play('unit:cannon-1', 'zone:red-front', 'with:spearman-1');
  const says = (choice: string): string => scene.refuses(choice, 'CA-27');
  expect(says('with:spearman-1')).toBe('This Spearman goes along already.');
  expect(says('with:archer-1')).toBe('This Archer has moved in this turn.');
  expect(says('with:archer-2')).toBe('This Archer is not in the Cannon’s zone.');
  expect(says('with:archer-9')).toBe('This Archer is the enemy’s.');
  scene.takeBack().takeBack().takeBack().asks('main', 0);
});

test.each([
  {
    without: 'red wizard-1 at red-castle',
    play: 'resurrection',
    rule: 'CA-53',
    says: 'Spells need your Wizard.',
  },
  {
    without: 'red general-1 at red-middle',
    play: 'charge',
    rule: 'CA-54',
    says: 'Attacks need your General.',
  },
])('$play needs its leader ($rule)', ({ without, play, rule, says }) => {
  const scene = siege(
    cards.filter((card) => card !== without),
    { hand, more: { discard: ['Archer'] } },
  );
  expect(scene.asks('main', 0).refuses(`play:${play}`, rule)).toBe(says);
});

test('CA-59: what Resurrection cannot bring back', () => {
  const scene = table({ more: { discard: ['Archer', 'Spearman', 'Keep'] } });
  scene.play('play:resurrection');
  expect(scene.refuses('none', 'CA-59')).toBe('Resurrection takes one Soldier at least.');
  expect(scene.refuses('revive:keep', 'CA-59')).toBe('Resurrection takes Soldiers only.');
  scene.play('revive:archer');
  expect(scene.refuses('revive:archer', 'CA-59')).toBe('There is no further Archer in the discard pile.');
  scene.takeBack().takeBack().asks('main', 0);
});

test('CA-18 CA-46: what cannot be answered at the turn’s end', () => {
  const scene = table();
  scene.play('done');
  expect(scene.refuses('order:hold', 'CA-18')).toBe('Discard 4 cards first.');
  expect(scene.refuses('discard:keep', 'CA-18')).toBe('You have no Keep in your hand.');
  scene.play('discard:wall', 'discard:armoury', 'discard:trap', 'discard:repair');
  expect(scene.refuses('discard:mason', 'CA-18')).toBe(
    'You hold no more cards than the limit: nothing is discarded.',
  );
  expect(scene.refuses('order:dragons-2', 'CA-46')).toBe('There is no such Trap order.');
  scene.asks('end', 0);
});

test.each([
  { options: { wizardHitsCastle: false }, piece: 'wizard-1', choice: 'at:castle-2', rule: 'CA-39' },
  { options: { frontTerrain: 'lake' }, piece: 'builder-1', choice: 'build:ballista', rule: 'CA-76' },
])('by option: $piece cannot $choice ($rule)', ({ options, piece, choice, rule }) => {
  const dry = cards.filter((card) => typeof card !== 'string' || !/cannon|ballista/.test(card));
  const scene = siege(dry, { hand: ['Ballista', 'Mason'], options });
  scene.play(`unit:${piece}`);
  expect(scene.refuses(choice, rule)).not.toBe('');
  scene.takeBack().asks('main', 0);
});

test('CA-14: who has just entered waits, with deployDelay', () => {
  const scene = siege(['red general at red-middle'], { hand: ['Spearman'], options: { deployDelay: 'all' } });
  scene.play('play:spearman', 'zone:red-middle');
  expect(scene.refuses('unit:spearman-1', 'CA-14')).toBe(
    'Spearman has just entered and must wait for your next turn.',
  );
  scene.asks('main', 0);
});

const slugs = [...CARDS.map(({ slug }) => slug), 'dragon'];
const values = {
  CARD: slugs,
  PIECE: slugs.flatMap((slug) => [1, 2, 3, 9].map((number) => `${slug}-${number}`)),
  ZONE: [...zoneNames, 'moon'],
  PREY: ['archers', 'soldiers', 'dragons'],
  SEAT: ['0', '1', '2', '3'],
  LIMIT: ['1', '2', '9'],
};

// A slice in the gate; REFUSALS=100 for a long one.
const matches = Number(process.env['REFUSALS'] ?? 4);

test.each([
  { seats: 2, options: { cycle: 1 } },
  { seats: 4, options: { surrender: true, mulligan: true } },
  { seats: 2, options: { trapWindow: 'ask', frontTerrain: 'lake', cannonEscorts: 1 } },
])(
  'whatever may be written and is not legal is refused with a rule: %j',
  { timeout: 240_000 },
  ({ seats, options }) => {
    for (let n = 0; n < matches; n++) {
      const seed = `refusals ${n}`;
      const wish = { grammar, values, seats, options, seed, tries: 6, most: 400 };
      expect(refusedWithoutRule(castles, wish)).toEqual([]);
    }
  },
);
