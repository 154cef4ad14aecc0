// The cards in force under a match's options, and the texts that change single figures.

import { describe, expect, test } from 'vitest';
import { CARDS, cardId, cardNumbers, cardsFor, printedCardOptions } from '../rules/cards/index.ts';
import { checkCards } from '../rules/cards/book.ts';
import type { CardOptions } from '../rules/cards/index.ts';
import type { Card } from '../rules/effects.ts';
import { cardText } from '../rules/text/card.ts';
import { cardsJson } from '../rules/text/json.ts';

function problemOf(cardChanges: string): string | null {
  return checkCards({ cards: '', cardChanges });
}

function withOption(changed: Partial<CardOptions>): readonly Card[] {
  return cardsFor({ ...printedCardOptions, ...changed });
}

function cardWith(slug: string, changed: Partial<CardOptions>): Card {
  const card = withOption(changed)[cardId(slug)];
  if (card === undefined) throw new Error(`${slug} is missing`);
  return card;
}

/** Slugs of the cards that an option changes. */
function changedBy(changed: Partial<CardOptions>): readonly string[] {
  return withOption(changed).flatMap((card, id) =>
    JSON.stringify(card) === JSON.stringify(CARDS[id]) ? [] : [card.slug],
  );
}

describe('cardsFor', () => {
  test('with standard options is the printed table itself', () => {
    expect(cardsFor(printedCardOptions)).toBe(CARDS);
    expect(cardsFor({ ...printedCardOptions })).toBe(CARDS);
  });

  test('equal options share one table', () => {
    expect(withOption({ mineCap: 8 })).toBe(withOption({ mineCap: 8 }));
    expect(withOption({ mineCap: 8 })).not.toBe(withOption({ mineCap: 7 }));
  });

  test('keeps ids and leaves the printed table alone', () => {
    const before = JSON.stringify(CARDS);
    const table = withOption({ cardChanges: 'zap.mana=2', bountyShift: 1, initiatives: 'second' });
    expect(table.map((card) => card.slug)).toEqual(CARDS.map((card) => card.slug));
    expect(JSON.stringify(CARDS)).toBe(before);
  });

  test.each<[Partial<CardOptions>, readonly string[]]>([
    [{ mineCap: 8 }, ['deep-shaft-rig', 'dice-overdrill-protocol', 'deep-mine-charter']],
    [{ richVeinsCap: 8 }, ['rich-veins']],
    [{ warCryThreshold: 3 }, ['war-cry']],
    [{ shockDrillThreshold: 4 }, ['shock-drill']],
    [{ defenderThreshold: 4 }, ['hold-the-line', 'entrench']],
    [{ breakthroughDraw: 3 }, ['breakthrough-line']],
    [{ forgebloodDiscount: 2 }, ['forgeblood-engine']],
    [{ mortarAccuracy: 60 }, ['mortar-shot']],
    [{ championIdeas: 'wormhole-artificer' }, ['wormhole-artificer']],
    [{ championIdeas: 'all' }, ['archivist-prime', 'wormhole-artificer', 'jet-striker']],
  ])('%j changes only its cards', (changed, slugs) => {
    expect(changedBy(changed)).toEqual(slugs);
  });

  test('G-02: the second initiatives, where there is one', () => {
    expect(cardWith('recruit', { initiatives: 'second' }).initiative).toBe(110);
    expect(cardWith('mortar-shot', { initiatives: 'second' }).initiative).toBe(300);
  });

  test('bounties and price steps', () => {
    expect(cardWith('brute', { bountyShift: -1 }).champion?.bounty).toBe(1);
    expect(cardWith('brute', { championGoldStep: 3 }).goldByCount).toEqual([2, 5, 8]);
    expect(cardWith('brute', { championGoldStep: 1 }).goldByCount).toEqual([2, 3, 4]);
  });

  test('C-37: all Powers burn but the Victory cards', () => {
    const powers = withOption({ powerBurns: 'all' }).filter((c) => c.deck.startsWith('power-'));
    expect(powers.every((card) => card.burn === (card.type !== 'victory'))).toBe(true);
  });

  test('C-27: ideas bring an ability and its name', () => {
    const { champion } = cardWith('archivist-prime', { championIdeas: 'all' });
    expect(champion).toMatchObject({ ability: 'Archive', traits: [{ trait: 'archive', look: 2 }] });
  });

  test('thresholds reach the card text', () => {
    expect(cardText(cardWith('war-cry', { warCryThreshold: 3 }))).toContain('hit on 1–3');
    expect(cardText(cardWith('breakthrough-line', { breakthroughDraw: 0 }))).not.toContain('draw');
  });
});

describe('cardChanges', () => {
  test.each<[string, string, Partial<Card>]>([
    ['mana', 'zap.mana=2', { mana: 2 }],
    ['gold', 'recruit.gold=0', { gold: 0 }],
    ['S-108: gold of a champion moves its ladder', 'brute.gold=0', { goldByCount: [0, 2, 4] }],
    ['initiative', 'mortar-shot.initiative=150', { initiative: 150 }],
    ['vp', 'big-vp-gainer.vp=3', { vp: 3 }],
    ['burn', 'zap.burn=1', { burn: true }],
    ['no burn', 'insight.burn=0', { burn: false }],
  ])('%s: %s', (_, text, expected) => {
    const slug = text.slice(0, text.indexOf('.'));
    expect(cardWith(slug, { cardChanges: text })).toMatchObject(expected);
  });

  test('champion figures, several at once, with spaces', () => {
    const cardChanges = ' brute.hp = 7; brute.dice=2 ;brute.hits=4;brute.bounty=5; ';
    expect(cardWith('brute', { cardChanges }).champion).toMatchObject({
      hp: 7,
      dice: 2,
      hits: 4,
      bounty: 5,
    });
  });

  test('S-108: win over the other options', () => {
    const options = { cardChanges: 'brute.bounty=4', bountyShift: 1 };
    expect(cardWith('brute', options).champion?.bounty).toBe(4);
  });

  test.each(['', '  ', ';', 'zap.mana=0', 'zap.mana=2;recruit.gold=0;', 'zap.mana = 2'])(
    'accepts "%s"',
    (text) => expect(problemOf(text)).toBeNull(),
  );

  test.each([
    ['zap', 'write card.figure=number'],
    ['zap.mana', 'write card.figure=number'],
    ['zap mana=2', 'write card.figure=number'],
    ['zapp.mana=2', 'Did you mean "zap"?'],
    ['Zap.mana=2', 'no card "Zap"'],
    ['zap.power=2', 'zap has no figure "power" that can be changed. It has mana, gold, initiative'],
    ['zap.constructor=2', 'zap has no figure "constructor"'],
    ['recruit.forces=2', 'use capital.forces or hex.forces'],
    ['recruit.capital.forces=2;recruit.choose.capital.forces=3', 'changed twice'],
    ['zap.mana=-1', 'a whole number from 0 to 20'],
    ['zap.mana=1.5', 'a whole number from 0 to 20'],
    ['zap.mana=1e1', 'a whole number from 0 to 20'],
    ['zap.mana=99', 'a whole number from 0 to 20'],
    ['zap.burn=2', 'a whole number from 0 to 1'],
    ['zap.hp=2', 'zap has no figure "hp"'],
    ['brute.hp=0', 'a whole number from 1 to 99'],
    ['zap.mana=1;zap.mana=2', 'changed twice'],
    ['zap.mana=1,recruit.gold=0', 'a whole number from 0 to 20'],
  ])('refuses "%s" and says why', (text, reason) => {
    const problem = problemOf(text);
    expect(problem).toContain(reason);
    expect(() => withOption({ cardChanges: text })).toThrow(reason);
  });
});

describe('every number inside a card', () => {
  const all = CARDS.flatMap((card) => cardNumbers(card.slug).map((number) => ({ card, number })));
  const other = ({ number: { value, min, max } }: (typeof all)[number]): number =>
    value < max ? value + 1 : value > min ? value - 1 : value;

  test('has a name that is unique within its card', () => {
    for (const { slug } of CARDS) {
      const names = cardNumbers(slug).map(({ name }) => name);
      expect(new Set(names).size, slug).toBe(names.length);
    }
  });

  test('lies in its range, and its name sets it and nothing else', () => {
    for (const one of all) {
      const { card, number } = one;
      expect(number.value, `${card.slug}.${number.name}`).toBeGreaterThanOrEqual(number.min);
      expect(number.value, `${card.slug}.${number.name}`).toBeLessThanOrEqual(number.max);
      const cardChanges = `${card.slug}.${number.name}=${other(one)}`;
      expect(changedBy({ cardChanges }), cardChanges).toEqual([card.slug]);
    }
  });

  test('stands in the card’s text, but for what is printed beside it', () => {
    const beside = new Set(['mana', 'gold', 'initiative', 'vp', 'burn', 'hp', 'dice', 'hits', 'bounty']);
    const silent = all.flatMap((one) => {
      const name = `${one.card.slug}.${one.number.name}`;
      const changed = cardWith(one.card.slug, { cardChanges: `${name}=${other(one)}` });
      return beside.has(one.number.name) || cardText(changed) !== cardText(one.card) ? [] : [name];
    });
    expect(silent).toEqual([]);
  });

  test('Recruit with 5 Forces says so', () => {
    const card = cardWith('recruit', { cardChanges: 'recruit.capital.forces=5' });
    expect(cardText(card)).toContain('5 Forces');
    expect(cardWith('lone-wolf', { cardChanges: 'lone-wolf.dice=4' }).champion?.dice).toBe(4);
  });
});

describe('cardsJson', () => {
  test('is one document entry per card, in table order', () => {
    const list = cardsJson();
    expect(list.map((entry) => entry.id)).toEqual(CARDS.map((card) => card.slug));
    expect(JSON.parse(JSON.stringify(list))).toEqual(list);
    expect(list[cardId('recruit')]).toEqual({
      id: 'recruit',
      name: 'Recruit',
      deck: 'starter',
      copies: 2,
      type: 'order',
      mana: 1,
      gold: 1,
      initiative: 40,
      burn: false,
      vp: 0,
      text: 'Choose one: deploy 2 Forces to your Capital; or deploy 1 Force to a hex you occupy.',
    });
    expect(list[cardId('shadeblade')]).toMatchObject({
      goldByCount: [0, 2, 4],
      hp: 3,
      dice: 5,
      hits: 1,
      bounty: 3,
      faction: 'veil',
      burn: true,
    });
  });

  test('follows the options of a match', () => {
    const changed = cardsJson({ ...printedCardOptions, cardChanges: 'zap.mana=2' });
    expect(changed[cardId('zap')]?.mana).toBe(2);
  });
});
