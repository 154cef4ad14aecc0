// What every game says of itself besides its cards: names that are there, decks that hold all cards, words for people.

import { copiesIn, decksOf, sizeOf } from '@bridgefront/page/compendium.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { lineText } from '@bridgefront/page/cards/content.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { meantChapters } from '../src/compendium/meant.ts';

const folder = join(import.meta.dirname, '../../../games');
const pages = import.meta.glob<GamePage>('../../../games/*/page/index.ts', { import: 'page' });

const games = readdirSync(folder).map((game) => ({
  game,
  load: pages[`../../../games/${game}/page/index.ts`],
}));

describe.each(games)('$game', async ({ game, load }) => {
  const page = await load?.();
  const cards = (await page?.cards?.({})) ?? [];
  const chapters = (await page?.chapters?.({})) ?? [];
  const entries = chapters.flatMap((chapter) => chapter.entries);

  test('each entry has an address of its own, and each chapter', () => {
    for (const named of [entries, chapters])
      expect(new Set(named.map(({ slug }) => slug)).size).toBe(named.length);
  });

  test('names cards and rules that are there', () => {
    const known = new Set(cards.map(({ slug }) => slug));
    const named = entries.flatMap(({ cards: own = [], deck }) => [
      ...own,
      ...(deck?.cards ?? []).map(({ card }) => card),
    ]);
    expect(named.filter((card) => !known.has(card))).toEqual([]);
    const rules = readFileSync(join(folder, game, 'SPEC.md'), 'utf8');
    const unknown = entries.filter(({ rule }) => rule !== undefined && !rules.includes(`id="${rule}"`));
    expect(unknown.map(({ name, rule }) => `${name}: ${rule}`)).toEqual([]);
  });

  test('its decks together hold every card', () => {
    const decks = decksOf(chapters);
    const box = copiesIn(decks, cards);
    expect(new Set(box).size).toBe(decks.length === 0 ? 0 : cards.length);
    expect(box).toHaveLength(decks.reduce((sum, deck) => sum + sizeOf(deck) * (deck.sets ?? 1), 0));
  });

  test('is told in words for people', () => {
    const texts = entries.flatMap(({ name, line = '', lines }) => [name, line, ...lines.map(lineText)]);
    expect(texts.filter((text) => /[`§]|\b[a-z]+[A-Z]|\b[A-Z]{1,2}-\d|undefined|NaN/.test(text))).toEqual([]);
    expect(entries.filter(({ name, lines }) => name === '' || lines.length === 0)).toEqual([]);
  });
});

/** So many cards lie in each box: as the rules of the game say. */
test.each([
  ['castles', 82],
  ['twin-bridges', 32],
  ['heartland', 150],
])('%s has %i cards', async (game, count) => {
  const page = await pages[`../../../games/${game}/page/index.ts`]?.();
  const decks = decksOf((await page?.chapters?.({})) ?? []);
  expect(copiesIn(decks, (await page?.cards?.({})) ?? [])).toHaveLength(count);
});

test('a search leaves the entries that say all of its words', () => {
  const entry = (slug: string, text: string) => ({ slug, name: slug, lines: [{ text }] });
  const chapters = [
    { slug: 'ground', title: 'Ground', entries: [entry('marsh', 'slows'), entry('lake', 'has boats')] },
    { slug: 'sides', title: 'Sides', entries: [entry('red', 'begins')] },
  ];
  const found = (query: string) => meantChapters(chapters, query).flatMap((chapter) => chapter.entries);
  expect(found('').map(({ slug }) => slug)).toEqual(['marsh', 'lake', 'red']);
  expect(found('boats lake').map(({ slug }) => slug)).toEqual(['lake']);
  expect(found('dragon')).toEqual([]);
});
