// The house set as data, its texts as a golden file, and the four decks.

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decks } from '../rules/cards/decks.ts';
import { CARDS } from '../rules/cards/table.ts';
import type { Options } from '@bridgefront/kernel';
import { cardsJson } from '../rules/index.ts';
import { declarations, twinOptions } from '../rules/options.ts';
import { cardFacts } from '../rules/text/card.ts';

const file = new URL('./golden/card-texts.txt', import.meta.url);

test('TB-1: the house set has 26 creatures and 6 incantations, all different', () => {
  expect(CARDS.filter(({ kind }) => kind === 'creature')).toHaveLength(26);
  expect(CARDS.filter(({ kind }) => kind === 'incantation')).toHaveLength(6);
  expect(new Set(CARDS.map(({ slug }) => slug)).size).toBe(32);
});

test('TB-1: cards are plain data', () => {
  expect(JSON.parse(JSON.stringify(CARDS))).toEqual(CARDS);
});

test('§7 §8: every ability and every effect is on a card', () => {
  const kinds = CARDS.flatMap((card) =>
    card.kind === 'creature'
      ? card.abilities.map(({ ability }) => ability)
      : card.effects.map((one) => one.do),
  );
  expect([...new Set<string>(kinds)].toSorted().join(' ')).toBe(
    'aerial aim aquatic aura berserk catalyst damage focus indestructible perforation protection push rage ' +
      'recall splash sprint strengthen ward wrecker',
  );
});

test('TB-22: four decks of eight hold every card once', () => {
  expect(decks.map(({ cards }) => cards.length)).toEqual([8, 8, 8, 8]);
  expect(decks.flatMap(({ cards }) => cards).toSorted((a, b) => a - b)).toEqual([...CARDS.keys()]);
});

const standard = twinOptions(
  Object.fromEntries(Object.entries(declarations).map(([name, one]) => [name, one.default])),
);

test('every text reads as in the golden file (renew it with UPDATE_GOLDEN=1)', () => {
  const texts = CARDS.map((card) => `${card.name}: ${cardFacts(card, standard)}`);
  const list = cardsJson().map(({ name, text }) => `${name}: ${text}`);
  const all = `${texts.join('\n')}\n\n${list.join('\n')}\n`;
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, all);
  expect(all).toBe(readFileSync(file, 'utf8'));
});

test.each([
  { options: {}, says: 'the first damage that it would take each turn does nothing.' },
  {
    options: { protection: 'life' },
    says: 'the first damage that it would take while it is in play does nothing.',
  },
  {
    options: { protectionCovers: 'target' },
    says: 'the first damage that it would take each turn does nothing (not the second hits of Splash and Perforation).',
  },
])('TB-14: Protection says what it does under $options', ({ options, says }) => {
  expect(cardsJson(options).find(({ id }) => id === 'warder')?.text).toBe(`Protection: ${says}`);
});

test('TB-14: a ward covers what Protection covers', () => {
  const ward = (options: Options): string | undefined =>
    cardsJson(options).find(({ id }) => id === 'ward')?.text;
  expect(ward({})).toBe('A creature has Protection until your next turn begins.');
  expect(ward({ protectionCovers: 'target' })).toContain('(not the second hits of Splash and Perforation)');
});

test.each([
  'four leftmost cards',
  'very first turn of a match has six',
  'drawn by lot',
  'the match is drawn',
])('the guide says: %s (TB-3, TB-7, §2, TB-20)', (words) => {
  expect(readFileSync(new URL('../GUIDE.md', import.meta.url), 'utf8')).toContain(words);
});
