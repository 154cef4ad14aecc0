// Changed, new and removed cards of a match: what the option takes, what it refuses in one sentence, and that they are played.

import { bare, isSame, readCards, rebuilt, shapeProblem, writeEdits } from '@bridgefront/tabletop/cards';
import type { Plain } from '@bridgefront/tabletop/cards';
import { describe, expect, test } from 'vitest';
import { book, checkCards } from '../rules/cards/book.ts';
import { CARDS, cardId, cardsFor, decksFor, printedCardOptions } from '../rules/cards/index.ts';
import { starterRows } from '../rules/cards/starter-decks.ts';
import { optionsOf } from '../rules/table.ts';
import { starterDeck } from '../rules/setup/decks.ts';
import { cardText } from '../rules/text/card.ts';
import type { BridgefrontOptions } from '../rules/types.ts';
import { cardSlugs, catalogue } from '../rules/text/facts.ts';
import { home, unit } from './cards-scene.ts';
import { round } from './rules-scene.ts';

const rations: Plain = {
  deck: 'market-1',
  type: 'order',
  copies: 2,
  mana: 1,
  gold: 0,
  initiative: 45,
  initiativeAlt: 110,
  burn: false,
  vp: 0,
  effects: [
    { do: 'gold', amount: 1 },
    { do: 'heal', whose: 'own', amount: 1 },
  ],
  art: 'field-medic',
};

const slug = 'new-1-field-rations';

function zap(change: Plain): Plain {
  return { ...bare(CARDS[cardId('zap')]), ...change };
}

const text = (edits: { readonly [slug: string]: Plain | null }): string => JSON.stringify(edits);

describe('a form', () => {
  test.each(CARDS)('S-133: builds $name from nothing by its own operations', (card) => {
    const shape = book.shape(card.faction === undefined ? null : card);
    const built = rebuilt(shape, bare(card));
    expect(isSame(built, bare(card))).toBe(true);
    expect(shapeProblem(shape, built)).toBeNull();
    expect(book.problem({ ...(built as typeof card), slug: card.slug, name: card.name }, card)).toBeNull();
  });

  test('a card as printed is no change', () => {
    expect(writeEdits(book, { zap: zap({}), recruit: zap({}) })).not.toContain('"zap"');
    expect(writeEdits(book, { zap: zap({}) })).toBe('');
  });
});

describe('the option', () => {
  test('S-133: a new card has its number, its text and its copies in its deck', () => {
    const options = { ...printedCardOptions, cards: text({ [slug]: rations }) };
    const card = cardsFor(options)[CARDS.length];
    expect([card.name, card.slug, card.copies]).toEqual(['Field Rations', slug, 2]);
    expect(cardText(card)).toContain('Gain 1 gold. Then heal one of your Champions 1 HP');
    expect(decksFor(options)['market-1'].filter((id) => id === CARDS.length)).toHaveLength(2);
    expect(cardSlugs({ cards: options.cards })).toContain(slug);
    expect(catalogue({ cards: options.cards })(slug)?.art).toBe('field-medic');
  });

  test('S-133: a removed card is in no deck and keeps its number', () => {
    const options = { ...printedCardOptions, cards: text({ zap: null }) };
    expect(decksFor(options).starter).not.toContain(cardId('zap'));
    expect(cardsFor(options).map((card) => card.slug)).toEqual(CARDS.map((card) => card.slug));
    expect(cardSlugs({ cards: options.cards })).not.toContain('zap');
  });

  test('S-133, S-108: other options act on a changed card, and its single figures come last', () => {
    const cards = text({ zap: zap({ initiative: 33, initiativeAlt: 77, mana: 3 }) });
    const changed = { ...printedCardOptions, cards, initiatives: 'second', cardChanges: 'zap.mana=4' };
    expect(cardsFor(changed)[cardId('zap')]).toMatchObject({ initiative: 77, mana: 4 });
    expect(checkCards({ cards: text({ [slug]: rations }), cardChanges: `${slug}.gold.amount=3` })).toBeNull();
  });

  test.each<[string, string]>([
    ['{', 'The cards are no JSON: copy the whole text of the workshop.'],
    ['[]', 'The cards have to be named: {"zap": null} takes Zap out.'],
    ['{"zapp":{}}', 'There is no card "zapp"; a new one is named like new-1-field-rations.'],
    [text({ 'new-2-late': rations }), 'New cards are counted from 1, each number once: new-1 is missing.'],
    [text({ zap: zap({ mana: 99 }) }), 'Zap: mana cannot be 99: it takes a whole number from 0 to 20.'],
    [
      text({ zap: zap({ effects: [{ do: 'golt', amount: 1 }] }) }),
      'Zap: effects, no. 1: There is no kind "golt". Did you mean "gold"?',
    ],
    [
      text({ zap: zap({ effects: [{ do: 'gold', amunt: 1 }] }) }),
      'Zap: effects, no. 1: There is no field "amunt". Did you mean "amount"?',
    ],
    [text({ zap: zap({ effects: [] }) }), 'Zap does nothing: give it an effect.'],
    [
      text({ zap: zap({ effects: [{ do: 'heal-deployed', amount: 1 }] }) }),
      'Zap heals where it has just deployed, and deploys nothing before.',
    ],
    [
      text({ zap: zap({ effects: [{ do: 'raise-mine', by: 1, max: 6, optional: true, deploy: 2 }] }) }),
      'Zap deploys to the Mine that it raises, and may be played without one.',
    ],
    [
      text({ brute: { ...bare(CARDS[cardId('brute')]), burn: false } }),
      'Brute is a Champion: its card burns, or it could be deployed twice.',
    ],
    [text({ zap: zap({ type: 'champion' }) }), 'Zap is a Champion without figures.'],
    [
      text({ 'rich-veins': null }),
      'Rich Veins cannot be taken out: every faction has its own spell and Champion.',
    ],
    [
      text(
        Object.fromEntries(CARDS.filter(({ deck }) => deck === 'market-2').map((card) => [card.slug, null])),
      ),
      'The deck market-2 has 0 cards left; a match needs 12.',
    ],
  ])('S-133: refuses %s', (cards, sentence) => {
    const said = checkCards({ cards, cardChanges: '' });
    expect(said).toBe(sentence);
    expect(typeof readCards(book, cards)).toBe('string');
  });
});

test('S-133: a new card is played by hand, with its name in prompt and log', () => {
  const t = round(
    'action',
    [{ hand: ['New 1'], mana: 2, gold: 0 }, {}],
    { units: [unit(0, [0, 0], 1, { name: 'Brute', hp: 1 }), unit(1, home, 1)] },
    { options: { cards: text({ [slug]: rations }) } },
  );
  expect(t.legal(0)).toContain(`card:${slug}`);
  t.plan(0, `card:${slug}`, 'champion:brute').othersDone();
  expect([t.seat(0).gold, t.champion('brute')?.hp]).toEqual([1, 2]);
  expect(t.told('card-resolves').map((face) => face['card'])).toEqual([slug]);
  t.asks('action', 0);
});

describe('S-133: what factions begin with', () => {
  const [bastion] = starterRows;
  const row = (change: Plain): Plain => ({ ...bare(bastion), ...change });
  const named = (options: BridgefrontOptions): string[] =>
    starterDeck(options, 'bastion').map((id) => cardsFor(options)[id].slug);
  const own = [slug, 'recruit', 'recruit', 'zap'];

  test.each(starterRows)('a form builds those of $name by its own operations', (printed) => {
    expect(isSame(rebuilt(book.shape(printed), bare(printed)), bare(printed))).toBe(true);
  });

  test('the own deck holds what the row names, without what is out', () => {
    const cards = text({ [slug]: rations, zap: null, [bastion.slug]: row({ own }) });
    const options = optionsOf({ starterDeck: 'own', cards });
    expect(checkCards(options)).toBeNull();
    expect(named(options)).toEqual([slug, 'recruit', 'recruit', 'hold-the-line', 'ironclad-warden']);
  });

  test('a swap brings in a new card, and nothing that is out', () => {
    const swaps = [
      { out: 'quick-move', in: slug },
      { out: 'supply-cache', in: 'entrench' },
    ];
    const cards = text({ [slug]: rations, entrench: null, [bastion.slug]: row({ swaps }) });
    const options = optionsOf({ starterDeck: 'faction', cards });
    const deck = named(options);
    expect([deck.includes(slug), deck.includes('quick-move')]).toEqual([true, false]);
    expect([deck.includes('entrench'), deck.includes('supply-cache')]).toEqual([false, true]);
  });

  test.each([
    [{ own: ['zap', 'zap'] }, 'Bastion starters: own cannot be ["zap","zap"]: it takes a list of 3 to 30.'],
    [
      { own: ['recruit', 'recruit', 'zapp'] },
      'Bastion starters: own, no. 3 cannot be "zapp": it takes one of the names in its list.',
    ],
  ])('%j is refused', (change, sentence) => {
    expect(checkCards({ cards: text({ [bastion.slug]: row(change) }), cardChanges: '' })).toBe(sentence);
  });

  test('a deck of Champions or of nothing is refused', () => {
    const brute = { ...bare(CARDS[cardId('brute')]) };
    const withBrute = text({
      'new-1-brother': brute,
      [bastion.slug]: row({ own: ['new-1-brother', ...own.slice(1)] }),
    });
    expect(checkCards({ cards: withBrute, cardChanges: '' })).toBe(
      'Bastion starters: Brother is a Champion, of which there is one.',
    );
    const short = text({ recruit: null, [bastion.slug]: row({ own: own.slice(1) }) });
    expect(checkCards({ cards: short, cardChanges: '' })).toBe(
      'Bastion starters: the own deck would have 1 card; it takes 3 to 30.',
    );
  });
});
