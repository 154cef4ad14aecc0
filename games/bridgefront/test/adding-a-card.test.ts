// The card of docs/adding-a-card.md, added to its deck as the document says: it obeys the rules of cards, reads as is said
// there, and matches with it keep the contract.

import { readFileSync } from 'node:fs';
import { runCheck } from '@bridgefront/kernel/conformance';
import { slug } from '@bridgefront/kernel';
import { beforeAll, expect, test, vi } from 'vitest';
import * as builders from '../rules/cards/builders.ts';
import type * as Market from '../rules/cards/market-1.ts';
import type { Card } from '../rules/effects.ts';

const doc = readFileSync(new URL('../../../docs/adding-a-card.md', import.meta.url), 'utf8');
const blocks = [...doc.matchAll(/```(?:ts|sh)?\n([^]*?)```/g)].map(([, text = '']) => text.trim());
const [row = '', line = '', played = ''] = blocks;
const [quoted = ''] = [...doc.matchAll(/^ *> (.+)$/gm)].map(([, text = '']) => text);
const [name = ''] = line.split(' | ');

// The row and the test are programs of the document, which only this test runs.
function run(text: string, known: { readonly [name: string]: unknown }): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function(...Object.keys(known), text)(...Object.values(known)) as unknown;
}

vi.mock('../rules/cards/market-1.ts', async (original) => {
  const { market1 } = await original<typeof Market>();
  const added = run(`return [${row}];`, builders) as Parameters<typeof builders.inDeck>[1];
  return { market1: [...market1, ...builders.inDeck('market-1', added)] };
});

const { CARDS, cardBySlug } = await import('../rules/cards/index.ts');
const { marketDecks } = await import('./printed-decks.ts');
const { bridgefront } = await import('../rules/index.ts');
const { cardsJson } = await import('../rules/text/json.ts');
const scenes = await import('./cards-scene.ts');

let card: Card;
beforeAll(() => {
  const id = cardBySlug.get(slug(name));
  if (id === undefined) throw new Error(`${name} was not added.`);
  card = CARDS[id];
});

test('is the one whose figures are read from the design', () => {
  const { copies, type, mana, gold, initiative, initiativeAlt, burn, vp } = card;
  const figures = [copies, type, mana, gold, `${initiative}/${initiativeAlt}`, burn ? 'burn' : '-', vp];
  expect(line).toBe([name, ...figures, '-', card.faction ?? '-'].join(' | '));
  expect(marketDecks[1].map((id) => CARDS[id].name)).toContain(name);
});

test('has two initiatives within those of its deck, as every card but one', () => {
  const others = marketDecks[1].map((id) => CARDS[id]).filter((one) => one !== card);
  for (const list of ['initiative', 'initiativeAlt'] as const) {
    const all = others.map((one) => Number(one[list]));
    expect(Number(card[list])).toBeGreaterThanOrEqual(Math.min(...all));
    expect(Number(card[list])).toBeLessThanOrEqual(Math.max(...all));
  }
});

test('reads as the document quotes it', () => {
  expect(cardsJson().find((one) => one.name === name)?.text).toBe(quoted);
});

// The test that the document has somebody write.
run(played, { ...scenes, test, expect });

test.each(['ends', 'positions', 'conserves', 'legal-is-accepted', 'hides', 'finds-words'] as const)(
  'matches with it keep the contract: %s',
  (check) => {
    expect(runCheck(bridgefront, check, { seats: 3, seed: 'a new card', options: {} })).toBeNull();
  },
);

test('every file and command that it names is there', () => {
  const named = [...doc.matchAll(/`((?:games|rules)\/[\w./-]+\.(?:ts|md|txt))`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(5);
  for (const file of named) {
    const path = file.startsWith('rules/') ? `games/bridgefront/${file}` : file;
    expect(() => readFileSync(new URL(`../../../${path}`, import.meta.url))).not.toThrow();
  }
});
