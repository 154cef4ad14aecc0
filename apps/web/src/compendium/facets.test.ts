// What cards are sorted out by, and that an address keeps it.

import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { expect, test } from 'vitest';
import { cardsLink, readSought, toggled } from './address.ts';
import { countsOf, facetsOf, foundCards } from './facets.ts';
import { wordsOf } from './words.tsx';

function card(name: string, facts: Partial<CardContent>): CardContent {
  return {
    slug: name.toLowerCase(),
    name,
    look: 'order',
    kind: 'Order',
    picture: { sprite: '', name: '' },
    prices: [],
    lines: [],
    figures: [],
    terms: [],
    ...facts,
  };
}

const mana = (amount: number) => [{ coin: 'mana', amount, words: `${amount} mana` }] as const;

const cards = [
  card('Scout', { kind: 'Creature', prices: mana(1), decks: ['Riders'] }),
  card('Eel', { kind: 'Creature', prices: mana(2), terms: [{ name: 'Far end', text: 'the last place' }] }),
  card('Gale', { kind: 'Riders Spell', prices: mana(2), decks: ['Riders'] }),
  card('Ward', { kind: 'Spell', prices: mana(3), lines: [{ text: 'Protects a creature.' }] }),
];
const facets = facetsOf(cards);
const names = (address: string): readonly string[] => {
  const query = Object.fromEntries(new URL(address, 'http://here').searchParams);
  const sought = readSought(query, facets);
  return foundCards(cards, facets, sought.wishes, sought.query).map(({ name }) => name);
};

test('facts in which cards differ, and no others', () => {
  expect(facets.map(({ key, values }) => [key, values.map(({ label }) => label)])).toEqual([
    ['kind', ['Creature', 'Spell']],
    ['mana', ['1', '2', '3']],
  ]);
});

test.each([
  ['/cards/toy', ['Scout', 'Eel', 'Gale', 'Ward']],
  ['/cards/toy?kind=spell', ['Gale', 'Ward']],
  ['/cards/toy?mana=1+3', ['Scout', 'Ward']],
  ['/cards/toy?mana=1+2&kind=creature', ['Scout', 'Eel']],
  ['/cards/toy?q=creature&kind=spell', ['Ward']],
  ['/cards/toy?q=riders', ['Scout', 'Gale']],
  ['/cards/toy?q=protects+ward', ['Ward']],
  ['/cards/toy?kind=nonsense&colour=red', ['Scout', 'Eel', 'Gale', 'Ward']],
])('%s shows %j', (address, found) => {
  expect(names(address)).toEqual(found);
});

test('what each value would leave, whatever else of its facet is wished for', () => {
  const wishes = new Map([
    ['kind', new Set(['spell'])],
    ['mana', new Set(['3'])],
  ]);
  const [kind, price] = facets;
  expect(kind && [...countsOf(kind, cards, facets, wishes, '')]).toEqual([['spell', 1]]);
  expect(price && [...countsOf(price, cards, facets, wishes, '')]).toEqual([
    ['2', 1],
    ['3', 1],
  ]);
});

test('many numbers are put together', () => {
  const timed = Array.from({ length: 18 }, (_, at) =>
    card(`C${at}`, { initiative: { value: 5 * at + 10, words: '' } }),
  );
  const [initiative] = facetsOf(timed);
  expect(initiative?.values.map(({ label }) => label)).toEqual([
    '10–20',
    '25–35',
    '40–50',
    '55–65',
    '70–80',
    '85–95',
  ]);
  expect(initiative?.of(timed[4] ?? card('', {}))).toEqual(['25-35']);
});

test('an address keeps what is looked for, and the card that lies open', () => {
  const wishes = toggled(toggled(new Map(), 'kind', 'spell'), 'mana', '2');
  const address = cardsLink('toy', { as: 'row', card: 'gale', query: 'a storm', about: 'riders', wishes });
  expect(address).toBe('/cards/toy?q=a+storm&kind=spell&mana=2&as=row&card=gale&about=riders');
  const query = Object.fromEntries(new URL(address, 'http://here').searchParams);
  expect(readSought(query, facets)).toEqual({
    as: 'row',
    card: 'gale',
    query: 'a storm',
    about: 'riders',
    wishes,
  });
  expect(cardsLink('toy', { wishes: toggled(toggled(wishes, 'kind', 'spell'), 'mana', '2') })).toBe(
    '/cards/toy',
  );
});

test('words of cards stand once, with how many cards bear them', () => {
  const aim = { name: 'Aim', text: 'it hits what flies' };
  const end = { name: 'Far end', text: 'the last place' };
  const bearers = [card('Bow', { terms: [aim, end] }), card('Sling', { terms: [aim] })];
  expect(wordsOf(bearers, '')).toEqual([
    { ...aim, count: 2 },
    { ...end, count: 1 },
  ]);
  expect(wordsOf(bearers, 'flies')).toEqual([{ ...aim, count: 2 }]);
});
