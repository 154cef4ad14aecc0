// Cards of a match that its options change: what is taken, what is refused in one sentence, and that they are played so.

import { sureOptions } from '@bridgefront/kernel';
import type { Decision } from '@bridgefront/kernel';
import { bare, blankOf, isSame, rebuilt } from '@bridgefront/tabletop/cards';
import type { Plain } from '@bridgefront/tabletop/cards';
import { describe, expect, test } from 'vitest';
import { book } from '../rules/cards/book.ts';
import { checkCards, tableFor } from '../rules/cards/in-force.ts';
import { CARDS, kindOf } from '../rules/cards/table.ts';
import { cardsJson, castles, castlesOptions } from '../rules/index.ts';
import type { CastlesOptions } from '../rules/options.ts';
import { reportText } from '../rules/text/reports.ts';
import { blue, red, siege } from './scene.ts';

function optionsOf(given: { readonly [name: string]: unknown }): CastlesOptions {
  const options = sureOptions(castles.options, given);
  return castlesOptions(options);
}

function changed(slug: string, more: Plain): string {
  const card = CARDS.find((one) => one.slug === slug);
  return JSON.stringify({ [slug]: { ...(card === undefined ? {} : bare(card)), ...more } });
}

const textOf = (cards: string, slug: string): string =>
  cardsJson(optionsOf({ cards })).find(({ id }) => id === slug)?.text ?? '';

/** Two effects, of which each can be aimed. */
const sally = {
  type: 'attack',
  copies: 2,
  effects: [
    { do: 'charge', bonus: 3 },
    { do: 'burn', damage: 1, specials: false },
  ],
};
const crossbow = {
  type: 'soldier',
  copies: 2,
  hp: 2,
  steps: 1,
  abilities: [
    { can: 'hit', damage: 3, near: 0, far: 2, prey: 'all', into: true, stopped: true },
    { can: 'mend', whom: 'buildings', gain: 2 },
  ],
};
const made = JSON.stringify({ 'new-1-sally': sally, 'new-2-crossbow': crossbow });

test.each(CARDS)('a form builds $name from nothing by its own operations', (card) => {
  const shape = book.shape(card);
  const built = rebuilt(shape, bare(card));
  expect(isSame(built, bare(card))).toBe(true);
});

test('a new card may be what any printed one is, but for the Castle and the Trap', () => {
  const shape = book.shape(null);
  if (shape.is !== 'kinds') throw new Error('A new card chooses its type.');
  const copies = CARDS.filter(({ type }) => Object.hasOwn(shape.kinds, type));
  expect(CARDS.length - copies.length).toBe(2);
  for (const card of copies) {
    const start = blankOf(shape, card.type);
    const built = rebuilt(shape, bare(card), start);
    expect(isSame(built, bare(card)), card.name).toBe(true);
  }
});

describe('CA-87: the options', () => {
  test('named options act on what is printed, single figures come last', () => {
    const archer = (given: { readonly [name: string]: unknown }) =>
      tableFor({ options: optionsOf(given) }).cards[kindOf('archer')];
    const cards = changed('archer', { hp: 6 });
    expect(archer({ cards })).toMatchObject({ hp: 6 });
    expect(archer({ cards, archerHp: 4 })).toMatchObject({ hp: 4 });
    expect(archer({ cards, archerHp: 4, cardChanges: 'archer.hp=2' })).toMatchObject({ hp: 2 });
    expect(archer({ archerHp: 4 })).toEqual(archer({ cardChanges: 'archer.hp=4' }));
    expect(tableFor({ options: optionsOf({}) }).cards).toEqual(CARDS);
  });

  test.each([
    [{ cardChanges: 'archr.hp=2' }, 'There is no card "archr". Did you mean "archer"?'],
    [{ cards: '{"castle":null}' }, 'The Castle cannot be taken out: who loses it has lost.'],
    [
      { cards: '{"general":null}' },
      'Nobody could play Charge: Attacks need a Special that opens the way to them.',
    ],
    [{ cards: '{"builder":null}' }, 'Nobody could build Cannon: Buildings need a card that builds.'],
    [
      { cards: '{"spearman":null,"archer":null,"cannon":null,"mason":null,"healer":null,"keep":null}' },
      'The shared deck has 38 cards left; a match needs 40.',
    ],
    [
      { cards: changed('spy', { abilities: [{ can: 'look', cards: 2 }, { can: 'conjure' }] }) },
      'Wizard and Spy both open the way to Spells: one card may.',
    ],
    [
      { cards: changed('wall', { site: 'anywhere' }) },
      'Wall is a Wall, and Walls are built in the Middle and stay there.',
    ],
    [
      { cards: changed('archer', { abilities: [] }), archerDamage: 4 },
      'archerDamage has nothing to change: Archer has no such figure in these cards.',
    ],
    [
      { cards: changed('plague', { effects: [{ do: 'spring' }] }) },
      'Plague: effects, no. 1: There is no kind "spring": it is one of mend, charge, rain, rout, rally, ambush, burn, revive, plague, storm.',
    ],
  ])('%j is refused', (given, sentence) => {
    expect(checkCards(optionsOf(given))).toBe(sentence);
  });
});

describe('CA-87: what a card can do is what it counts as', () => {
  test('a new Soldier that shoots is an Archer to Arrow Rain, Trap orders and its own text', () => {
    expect(textOf(made, 'new-2-crossbow')).toBe(
      'Action: 3 damage to an enemy card in its zone or up to 2 zones away. Over an enemy Wall it hits nothing but Walls. Action: one of your Buildings or your Castle in its zone gains 2 hit points. Counts as an Archer.',
    );
    const table = siege(
      ['red general-1 at red-middle', 'red new-2-crossbow-1 at red-castle', 'red spearman-1 at red-middle'],
      { hand: ['Arrow Rain'], options: { cards: made } },
    );
    table.play('play:arrow-rain').asks('main', red);
    expect(table.piece('new-2-crossbow-1')?.shots).toBe(1);
    const order = { order: 'archers-1', enemyHand: ['Trap'], options: { cards: made } };
    const caught = siege(['red new-2-crossbow-1 at blue-front'], order);
    caught.play('unit:new-2-crossbow-1', 'zone:blue-middle').asks('main', red);
    expect(caught.piece('new-2-crossbow-1')).toBeUndefined();
  });

  test('help is aimed at own cards and harm at the enemy’s, one of them a turn', () => {
    const cards = ['red new-2-crossbow-1 at red-middle', 'blue spearman-9 at red-middle'];
    const wounded = { card: 'castle-1', side: 'red', zone: 'red-middle', hp: 40 };
    const table = siege([...cards, wounded], { options: { cards: made } });
    expect(table.targets('new-2-crossbow-1').toSorted()).toEqual(['castle-1', 'spearman-9']);
    table.play('unit:new-2-crossbow-1', 'at:castle-1').asks('main', red);
    expect(table.hp('castle-1')).toBe(42);
    expect(table.targets('new-2-crossbow-1')).toEqual([]);
  });

  test('without the General another Special opens the way to Attacks', () => {
    const cards = JSON.stringify({
      general: null,
      'new-1-marshal': {
        type: 'special',
        hp: 2,
        steps: 1,
        start: 'castle-zone',
        abilities: [{ can: 'command' }],
      },
    });
    const pieces = ['red new-1-marshal-1 at red-castle', 'red spearman-1 at red-middle'];
    const table = siege(pieces, { hand: ['Ambush'], options: { cards } });
    expect(table.asks('main', red).legal()).toContain('play:ambush');
    const alone = siege(pieces.slice(1), { hand: ['Ambush'], options: { cards } }).asks('main', red);
    expect(alone.refuses('play:ambush', 'CA-54')).toBe('Attacks need your Marshal.');
    expect(textOf(cards, 'rout')).toContain('Not while the enemy has a Keep or Marshal.');
  });
});

test('CA-16: a Building that moves may stand where none is built', () => {
  const cards = changed('armoury', { escorts: 1 });
  const away = siege(['red armoury-1 at red-front', 'red mason-1 at red-front'], { options: { cards } });
  expect(away.asks('main', red).zones('armoury-1')).toContain('red-middle');
  expect(() => siege(['red armoury-1 at red-front'])).toThrow('where none is built (CA-16)');
});

describe('CA-88: a card of two effects', () => {
  const pieces = [
    'red general-1 at red-middle',
    'red spearman-1 at red-front',
    'blue archer-9 at red-front',
    'blue mason-9 at blue-front',
  ];

  test('is described by both, aimed one after the other, and told so', () => {
    expect(textOf(made, 'new-1-sally')).toBe(
      'One of your Soldiers may move 2 steps outward and deals 3 more damage this turn. Then 1 damage to every unit of both players in one zone, Specials excepted.',
    );
    const table = siege(pieces, { hand: ['new-1-sally'], options: { cards: made } }).asks('main', red);
    const card = 'play:new-1-sally';
    expect(table.offers(card)).toEqual(['at:spearman-1']);
    expect(table.offers(card, 'at:spearman-1')).toEqual(['zone:red-front', 'zone:blue-front']);
    table.play(card, 'at:spearman-1', 'zone:red-front').asks('main', red);
    expect([table.hp('spearman-1'), table.hp('archer-9')]).toEqual([3, 2]);
    expect(table.piece('spearman-1')).toMatchObject({ charged: true, bonus: 3 });
    const faces = table.reports.flatMap(({ face }) => (face === null ? [] : [face]));
    expect(faces.map((face) => reportText(face, (seat) => ['Red', 'Blue'][seat]))).toEqual([
      'Red plays Sally.',
      'Red’s Spearman 1 may move 2 steps outward and deals 3 more damage this turn.',
      'Sally deals 1 damage to Red’s Spearman 1 (3 HP left) and Blue’s Archer 9 (2 HP left).',
    ]);
    table.play('unit:spearman-1', 'at:archer-9').asks('main', red);
    expect(table.hp('archer-9')).toBe(0);
  });

  test('needs something to work on for each, and leaves out what has nothing left', () => {
    const nobody = siege(['red general-1 at red-middle'], {
      hand: ['new-1-sally'],
      options: { cards: made },
    }).asks('main', red);
    nobody.refuses('play:new-1-sally', 'CA-54');
    const twice = JSON.stringify({
      'new-1-wrath': {
        ...sally,
        type: 'action',
        effects: [
          { do: 'storm', damage: 9, reach: 'both', specials: true },
          { do: 'charge', bonus: 1 },
          { do: 'plague', damage: 1 },
        ],
      },
    });
    const wide = { hand: ['new-1-wrath'], options: { cards: twice } };
    siege(pieces, wide).asks('main', red).refuses('play:new-1-wrath', 'CA-17');
    const table = siege([...pieces, 'blue healer-9 at blue-castle'], wide);
    table.play('play:new-1-wrath', 'at:spearman-1').asks('main', red);
    // The Storm has killed whom the others were meant for; the Castles stand.
    expect(table.state.pieces.map(({ kind }) => CARDS[kind].slug)).toEqual(['castle', 'castle']);
    expect(table.state.discard.map((kind) => tableFor(table.state).cards[kind].name)).toContain('Wrath');
  });

  test('is worth to bots what it does now', () => {
    const table = siege(pieces, { hand: ['new-1-sally'], options: { cards: made } }).asks('main', red);
    const decision: Decision = table.match.decision ?? expect.fail();
    const worths = castles.appraise(
      table.state,
      red,
      ['play:new-1-sally', 'at:spearman-1'],
      ['zone:red-front', 'zone:blue-front'],
      decision,
    );
    // At the Front the own Spearman burns with the Archer.
    expect(worths[1]).toBeGreaterThan(worths[0]);
    table.play('done', 'order:hold').asks('main', blue);
  });
});
