// Cards of a match that its options change: what is taken, what is refused in one sentence, and that they are played so.

import { bare, isSame, rebuilt } from '@bridgefront/tabletop/cards';
import { describe, expect, test } from 'vitest';
import { book } from '../rules/cards/book.ts';
import { cardsFor, checkCards, figuresOf } from '../rules/cards/in-force.ts';
import { cardsIn, deckTable } from '../rules/cards/decks.ts';
import { CARDS, cardId, nameOf } from '../rules/cards/table.ts';
import { fullOptions } from '../rules/options.ts';
import { cardsJson } from '../rules/text/json.ts';
import { twinBridgesTable } from '../terminal/table.ts';
import { duel, scene } from './scene.ts';

test.each(CARDS)('a form builds $name from nothing by its own operations', (card) => {
  const shape = book.shape(card);
  const built = rebuilt(shape, bare(card));
  expect(isSame(built, bare(card))).toBe(true);
});

const heron = 'new-1-old-heron';

describe('TB-32: the options', () => {
  test('change numbers by their names, and nothing else', () => {
    const options = fullOptions({ cardChanges: 'scout.attack=3;tinker.mana=4;spark.amount=1' });
    expect(checkCards(options)).toBeNull();
    expect(figuresOf(options, cardId('scout')).attack).toBe(3);
    expect(figuresOf(options, cardId('tinker')).traits.catalyst).toBe(4);
    const changed = cardsFor(options).filter((card, id) => card !== CARDS[id]);
    expect(changed.map(({ slug }) => slug)).toEqual(['scout', 'tinker', 'spark']);
    expect(cardsJson({ cardChanges: 'spark.amount=1' }).find(({ id }) => id === 'spark')?.text).toBe(
      'Deal 1 damage to a creature.',
    );
    expect(cardsFor(fullOptions({}))).toEqual(CARDS);
  });

  test.each([
    [{ cardChanges: 'scot.attack=2' }, 'There is no card "scot". Did you mean "scout"?'],
    [
      { cardChanges: 'scout.atack=2' },
      'scout has no figure "atack". Did you mean "attack"? It has cost, attack, health.',
    ],
    [{ cardChanges: 'scout.attack=99' }, 'scout.attack cannot be 99: it takes a whole number from 0 to 20.'],
    [{ cardChanges: 'scout.attack=2;scout.attack=3' }, 'scout.attack is changed twice: keep one of them.'],
    [
      { cards: '{"scout":null}', start: 'preconstructed' },
      'The Swift Riders has 7 cards left, and a deck is a hand of 8: put another one in, or draft.',
    ],
    [
      { cards: JSON.stringify(Object.fromEntries(CARDS.slice(15).map(({ slug }) => [slug, null]))) },
      'There are 15 cards left; a draft needs 16.',
    ],
    [{ cards: '{"four-decks":null}' }, 'The four decks cannot be taken out: who drafts leaves them alone.'],
    [
      { cards: JSON.stringify({ [heron]: { ...bare(CARDS[cardId('scout')]), kind: 'deck' } }) },
      'Old Heron: There is no kind "deck": it is one of creature, incantation.',
    ],
    [
      { cards: JSON.stringify({ scout: { ...bare(CARDS[cardId('scout')]), kind: 'incantation' } }) },
      'Scout: kind cannot be "incantation": it takes creature.',
    ],
  ])('%j is refused', (given, sentence) => {
    expect(checkCards(fullOptions(given))).toBe(sentence);
  });
});

test('TB-32: a changed creature fights as it was changed', () => {
  const t = duel({ upper: ['Scout'] }, {}, { cardChanges: 'scout.attack=3' }).asks('summon', 0);
  expect(t.figures(0, 'upper', 0)).toBe('3/1');
});

describe('TB-32: the four decks share the cards among them otherwise', () => {
  const edited = (change: object): string =>
    JSON.stringify({ [deckTable.slug]: { ...bare(deckTable), ...change } });
  const traded = {
    'old-watch': cardsIn(deckTable, 'old-watch').map((card) => (card === 'squire' ? 'scout' : card)),
    'swift-riders': cardsIn(deckTable, 'swift-riders').map((card) => (card === 'scout' ? 'squire' : card)),
  };

  test('a form builds them from nothing by its own operations', () => {
    expect(isSame(rebuilt(book.shape(deckTable), bare(deckTable)), bare(deckTable))).toBe(true);
  });

  test('who takes a deck has its cards', () => {
    const options = { start: 'preconstructed', firstPlayer: 'seat-0', cards: edited(traded) };
    const table = scene({}, options).asks('deck', 1).play('deck:old-watch').asks('deck', 0);
    const names = table.state.seats[1].cards.map((card) => CARDS[card].slug);
    expect(names.includes('scout')).toBe(true);
    expect(names.includes('squire')).toBe(false);
    expect(cardsJson(options).find(({ id }) => id === 'scout')?.deck).toBe('old-watch');
  });

  test.each([
    [{ 'old-watch': traded['old-watch'] }, 'The four decks hold Scout twice: every card exists once.'],
    [
      { 'old-watch': traded['old-watch'].slice(1) },
      'The four decks have 7 cards in The Old Watch: every deck is a hand of 8.',
    ],
  ])('%j is refused', (change, sentence) => {
    expect(checkCards(fullOptions({ cards: edited(change) }))).toBe(sentence);
  });
});

describe('TB-32: a card that is out', () => {
  test('lies in no draft and no hand, and no position has it', () => {
    const cards = '{"scout":null}';
    const { pool, offer } = scene({}, { cards }).asks('draft').state;
    expect([...pool, ...offer].toSorted((a, b) => a - b)).toEqual([...CARDS.keys()].slice(1));
    expect(() => duel({ row: ['Scout', 'bastion'] }, {}, { cards })).toThrow(/no card Scout in this match/);
    expect(cardsJson({ cards }).find(({ id }) => id === 'scout')).toMatchObject({ copies: 0, deck: '' });
  });

  test('is replaced in its deck by a new one', () => {
    const swift = cardsIn(deckTable, 'swift-riders').map((card) => (card === 'scout' ? heron : card));
    const cards = JSON.stringify({
      scout: null,
      [heron]: bare(CARDS[cardId('squire')]),
      [deckTable.slug]: { ...bare(deckTable), 'swift-riders': swift },
    });
    const options = { start: 'preconstructed', firstPlayer: 'seat-0', cards };
    expect(checkCards(fullOptions(options))).toBeNull();
    const { state } = scene({}, options).asks('deck', 1).play('deck:swift-riders').asks('deck', 0);
    expect(state.seats[1].cards).toContain(cardId(heron));
    expect(state.seats[1].cards).not.toContain(cardId('scout'));
    expect(cardsJson(options).find(({ id }) => id === heron)?.deck).toBe('swift-riders');
  });
});

describe('TB-32: a new card', () => {
  const card = {
    kind: 'creature',
    cost: 0,
    attack: 4,
    health: 2,
    abilities: [{ ability: 'rage' }],
    art: 'wyvern',
  };
  const hymn = { kind: 'incantation', cost: 0, effects: [{ do: 'damage', amount: 9 }] };
  const cards = JSON.stringify({ [heron]: card, 'new-2-last-hymn': hymn });

  test.each([card, hymn])('a form builds it from nothing by its own operations', (one) => {
    expect(isSame(rebuilt(book.shape(null), one), one)).toBe(true);
  });

  test('lies in the draft, described, with a picture of the set', () => {
    const drafted = scene({}, { cards }).asks('draft').state;
    expect([...drafted.pool, ...drafted.offer]).toHaveLength(CARDS.length + 2);
    const [told, hymnTold] = cardsJson({ cards }).slice(-2);
    expect(told).toMatchObject({ id: heron, name: 'Old Heron', art: 'wyvern', attack: 4, deck: '' });
    expect(hymnTold).toMatchObject({
      id: 'new-2-last-hymn',
      text: 'Deal 9 damage to a creature.',
      art: 'spark',
    });
    expect(twinBridgesTable.why((_style, words) => words, { cards }, 'Old Heron')?.join(' ')).toContain(
      'Rage',
    );
  });

  test('is played, seen and told by its name', () => {
    const t = duel({ row: ['New 1', 'bastion', 'Squire'] }, { upper: ['Runner'] }, { cards }).asks(
      'summon',
      0,
    );
    expect(t.legal(0)).toContain(`card:${heron}`);
    t.play(`card:${heron}`, 'lane:upper');
    expect(t.tableView(0).seats[0]?.upper[0]).toMatchObject({ card: heron, attack: 4, health: 2 });
    expect(t.figures(0, 'upper', 0)).toBe('4/2');
    t.play('done');
    expect(t.state.seats[1].lanes[0]).toEqual([]);
    expect(nameOf(heron)).toBe('Old Heron');
  });

  test('that an incantation is aimed, and none that the match has not', () => {
    const t = duel({ row: ['New 2', 'bastion', 'Squire'] }, { upper: ['New 1'] }, { cards }).asks(
      'summon',
      0,
    );
    expect(t.refuses('card:new-3-other', 'TB-1')).toBe('There is no card of this name.');
    t.play('card:new-2-last-hymn', `unit:${heron}`);
    expect(t.state.seats[1].lanes[0]).toEqual([]);
    expect(() => duel({ row: ['New 3', 'bastion'] }, {}, { cards })).toThrow(/no card New 3/);
    expect(() => duel({ upper: ['New 2'] }, {}, { cards })).toThrow(/New 2 is no creature/);
  });
});
