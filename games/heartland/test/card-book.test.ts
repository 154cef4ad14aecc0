// Cards of a match that its options change: what is taken, what is refused in one sentence, and that they are played so.

import { bare, isSame, rebuilt } from '@bridgefront/tabletop/cards';
import type { Decision } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { book } from '../rules/cards/book.ts';
import { deckRows } from '../rules/cards/decks.ts';
import { cardsFor, checkCards, supplyOf } from '../rules/cards/in-force.ts';
import { CARDS, cardId } from '../rules/cards/table.ts';
import { cardsJson, heartland } from '../rules/index.ts';
import { fullOptions } from '../rules/options.ts';
import { heartlandTable } from '../terminal/table.ts';
import { duel, scene } from './scene.ts';

test.each(CARDS)('a form builds $name from nothing by its own operations', (card) => {
  const shape = book.shape(card);
  const built = rebuilt(shape, bare(card));
  expect(isSame(built, bare(card))).toBe(true);
});

/** A card as it is printed, with these fields in place of its own. */
function changed(slug: string, fields: object): string {
  return JSON.stringify({ [slug]: { ...bare(CARDS[cardId(slug)]), ...fields } });
}

describe('HL-81: the options', () => {
  test('change numbers by their names, and nothing else', () => {
    const options = fullOptions({ cardChanges: 'fen-giant.supply=4;granary.reduce=2;firebrand.amount=3' });
    expect(checkCards(options)).toBeNull();
    expect(supplyOf(options, cardId('fen-giant'))).toBe(4);
    const other = cardsFor(options).filter((card, id) => card !== CARDS[id]);
    expect(other.map(({ slug }) => slug).sort()).toEqual(['fen-giant', 'firebrand', 'granary']);
    const text = cardsJson({ cardChanges: 'granary.reduce=2' }).find(({ id }) => id === 'granary')?.text;
    expect(text).toBe('While active, your first army card of each round costs 2 supply less.');
    const said = heartlandTable.why((_style, words) => words, { cardChanges: 'granary.reduce=2' }, 'Granary');
    expect(said?.join(' ')).toContain('costs 2 supply less');
    expect(cardsFor(fullOptions({}))).toEqual(CARDS);
  });

  test.each([
    [{ cardChanges: 'fen-gian.attack=2' }, 'There is no card "fen-gian". Did you mean "fen-giant"?'],
    [
      { cardChanges: 'fen-giant.atack=2' },
      'fen-giant has no figure "atack". Did you mean "attack"? It has supply, attack, health.',
    ],
    [{ cards: '{"farmer":null}' }, 'Farmer cannot be taken out: every match begins with some.'],
    [{ cards: '{"ember-riders":null}' }, 'Ember Riders cannot be taken out: a deck leaves out what it will.'],
    [
      { cards: '{"outrider":null,"torch-runner":null,"grass-rider":null,"raider":null}' },
      'Ember Riders has 13 army cards: a deck holds 15 to 40 of them.',
    ],
    [
      { cards: changed('fen-giant', { kind: 'settlement' }) },
      'Fen Giant: kind cannot be "settlement": it takes unit.',
    ],
    [
      { cards: changed('fen-giant', { trigger: { when: 'holding', effect: { do: 'return' } } }) },
      'Fen Giant burns or returns, which only the fallen do.',
    ],
    [
      {
        cards: changed('fen-giant', {
          maneuver: { cost: { pay: 'seal' }, effect: { do: 'shift', target: 'self-advancing' } },
        }),
      },
      'Fen Giant is sealed away and could be aimed at itself: let it be exerted, or aim at another unit.',
    ],
  ])('%j is refused', (given, sentence) => {
    expect(checkCards(fullOptions(given))).toBe(sentence);
  });
});

describe('HL-81: a changed card is played as it was changed', () => {
  test('a dearer unit waits for more supply', () => {
    const own = { hand: ['Ditch Levy'], ready: ['Farmer'] };
    expect(duel(own).asks('strategy', 0).legal(0)).toContain('unit:ditch-levy');
    const dear = duel(own, {}, {}, { cardChanges: 'ditch-levy.supply=2' }).asks('strategy', 0);
    expect(dear.legal(0)).not.toContain('unit:ditch-levy');
  });

  test('figures and a new maneuver count at once', () => {
    const maneuver = {
      cost: { pay: 'seal' },
      effect: { do: 'damage', amount: 4, target: 'enemy-unit-here' },
    };
    const cards = changed('fen-giant', { attack: 1, maneuver });
    const own = { at1: ['*Fen Giant'] };
    const table = duel(own, { at1: ['Bank Warden'] }, { phase: 'battle' }, { cards }).asks('battle', 0);
    expect(table.tableView(0).units[0]).toMatchObject({ attack: 1, health: 6 });
    table.play('maneuver:1', 'target:2');
    expect(table.zone(0, 'vault')).toBe('Fen Giant');
    expect(table.tableView(0).units.map(({ damage }) => damage)).toEqual([4]);
  });
});

test('HL-81: bots weigh a tactic that touches lives or decks without touching them', () => {
  const cards = changed('driving-rain', { effect: { do: 'drain', amount: 4 } });
  const own = { hand: ['Driving Rain'], ready: ['Farmer', 'Farmer'] };
  const table = duel(own, {}, { phase: 'battle' }, { cards }).asks('battle', 0);
  const before = heartland.position.write(table.state);
  const ask = { ask: 'battle' } as Decision;
  const [played, passed] = heartland.appraise(table.state, 0, [], ['tactic:driving-rain', 'pass'], ask);
  expect(played).toBeGreaterThan(passed);
  expect(heartland.position.write(table.state)).toEqual(before);
});

describe('HL-81: prebuilt decks are changed card by card', () => {
  const riders = deckRows[1];
  const withCopies = (card: string, copies: number): string =>
    JSON.stringify({
      [riders.slug]: {
        kind: 'deck',
        cards: riders.cards.map((one) => (one.card === card ? { card, copies } : one)),
      },
    });
  const dealt = (given: object): readonly number[] =>
    scene({}, { deck0: 'ember-riders', deck1: 'stonefen-assembly', ...given }).asks('mulligan').state.seats[0]
      .list;

  test.each(deckRows)('a form builds $name from nothing by its own operations', (deck) => {
    expect(isSame(rebuilt(book.shape(deck), bare(deck)), bare(deck))).toBe(true);
  });

  test('a deck is dealt as it was changed, wherever it is changed', () => {
    expect(dealt({ cards: withCopies('outrider', 9) })[cardId('outrider')]).toBe(9);
    const changed = dealt({ cardChanges: 'ember-riders.outrider.copies=9' });
    expect(changed).toEqual(dealt({ cards: withCopies('outrider', 9) }));
    // What is named stays named: revised decks change what they change.
    const revised = dealt({ cards: withCopies('outrider', 9), revisedDecks: true });
    expect([revised[cardId('outrider')], revised[cardId('war-camp')]]).toEqual([9, 1]);
    const told = cardsJson({ cardChanges: 'ember-riders.outrider.copies=9' });
    expect(told.find(({ id }) => id === 'outrider')).toMatchObject({
      copies: 9,
      decks: { 'ember-riders': 9 },
    });
  });

  test.each([
    [{ cards: withCopies('outrider', 25) }, 'Ember Riders has 46 army cards: a deck holds 15 to 40 of them.'],
    [
      { cardChanges: 'ember-riders.farmer.copies=1;ember-riders.war-camp.copies=2' },
      'Ember Riders has 12 civic cards: a deck holds 15 to 40 of them.',
    ],
    [
      { cardChanges: 'ember-riders.outrider.copies=26' },
      'ember-riders.outrider.copies cannot be 26: it takes a whole number from 1 to 25.',
    ],
  ])('%j is refused', (given, sentence) => {
    expect(checkCards(fullOptions(given))).toBe(sentence);
  });
});

describe('HL-81: new cards and cards that are out', () => {
  const ferryman = 'new-1-old-ferryman';
  const toll = 'new-2-last-toll';
  const unit = {
    kind: 'unit',
    supply: 1,
    attack: 2,
    health: 3,
    standing: [{ ability: 'swift' }],
    art: 'raider',
  };
  const tactic = { kind: 'tactic', supply: 0, effect: { do: 'drain', amount: 3 } };
  const [wardens] = deckRows;
  const held = [...wardens.cards.filter(({ card }) => card !== 'pike-rank'), { card: ferryman, copies: 3 }];
  const cards = JSON.stringify({
    'pike-rank': null,
    [ferryman]: unit,
    [toll]: tactic,
    [wardens.slug]: { kind: 'deck', cards: held },
  });

  test.each([unit, tactic])('a form builds one from nothing by its own operations', (one) => {
    expect(isSame(rebuilt(book.shape(null), one), one)).toBe(true);
  });

  test('a deck is dealt with the new card, and without the one that is out', () => {
    const options = { deck0: 'oxbow-wardens', deck1: 'oxbow-wardens', cards };
    expect(checkCards(fullOptions(options))).toBeNull();
    const { list } = scene({}, options).asks('mulligan').state.seats[0];
    expect([list[cardId(ferryman)], list[cardId('pike-rank')], list[cardId(toll)]]).toEqual([3, 0, 0]);
    expect(cardsJson(options).find(({ id }) => id === ferryman)).toMatchObject({
      name: 'Old Ferryman',
      deck: 'army',
      art: 'raider',
      copies: 3,
    });
    const said = heartlandTable.why((_style, words) => words, options, 'Old Ferryman');
    expect(said?.join(' ')).toContain('Swift');
  });

  test('it is deployed, seen and told by its name, and a new tactic is carried out', () => {
    const t = duel({ hand: [ferryman, toll], ready: ['Farmer'] }, {}, {}, { cards }).asks('strategy', 0);
    t.play(`unit:${ferryman}`);
    expect(t.tableView(0).units[0]).toMatchObject({ card: ferryman, attack: 2, health: 3 });
    const battle = duel({ hand: [toll] }, {}, { phase: 'battle' }, { cards }).asks('battle', 0);
    battle.play(`tactic:${toll}`);
    expect(battle.tableView(0).seats[1]?.life).toBe(17);
    expect(battle.tableView(0).seats[0]?.graveyard).toEqual([toll]);
  });

  test('what the match has not is refused, whatever is done with it', () => {
    const t = duel({ hand: [ferryman], ready: ['Farmer'] }, {}, {}, { cards }).asks('strategy', 0);
    for (const kind of ['unit', 'villager'])
      expect(t.refuses(`${kind}:new-3-other`, 'HL-6')).toBe('There is no card of this name.');
    expect(t.refuses('stratagem:new-3-other')).not.toBe('');
  });

  test('a built deck takes four of a new card and none of one that is out', () => {
    const t = scene({}, { deck0: 'built', deck1: 'oxbow-wardens', cards }).asks('deck', 0);
    expect(t.legal(0)).toContain(`take:${ferryman}`);
    expect(t.legal(0)).not.toContain('take:pike-rank');
    expect(t.refuses('take:new-3-other', 'HL-6')).toBe('There is no card of this name.');
  });

  test('no position has a card that is out, or one that the match has not', () => {
    expect(() => duel({ hand: ['Pike Rank'] }, {}, {}, { cards })).toThrow(/Pike Rank/);
    expect(() => duel({ hand: ['new-3-other'] }, {}, {}, { cards })).toThrow(/new-3-other/);
  });
});
