// What stands beside a card in the editor: its likest neighbours, and the measurements that followed it.

import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { expect, test } from 'vitest';
import type { Entry } from './notebook.ts';
import { knownOf, similarTo } from './similar.ts';

function card(slug: string, kind: string, mana: number, text: string): CardContent {
  const prices = [{ coin: 'mana', amount: mana, words: `${mana} mana` }] as const;
  const plain = { picture: { sprite: '', name: '' }, figures: [], terms: [], look: 'order' } as const;
  return { ...plain, slug, name: slug, kind, prices, lines: [{ text }] } as CardContent;
}

const recruit = card('recruit', 'Order', 1, 'Deploy 2 Forces to your Capital');
const muster = card('muster', 'Order', 2, 'Deploy 3 Forces to your Capital');
const levy = card('levy', 'Order', 5, 'Deploy 3 Forces to your Capital');
const zap = card('zap', 'Spell', 1, 'Destroy an enemy within 2 hexes');

test('cards that say the same for nearly the same price stand first, the card itself nowhere', () => {
  const all = [zap, levy, recruit, muster];
  expect(similarTo(recruit, all, 2).map(({ slug }) => slug)).toEqual(['muster', 'levy']);
  expect(similarTo(zap, all, 9)).toHaveLength(3);
});

test('the notebook knows of a card what followed it, or played it by force', () => {
  const figure = { about: 'card', of: 'played', who: 'zap' };
  const entries = [
    { id: 'of zap', figures: [figure] },
    { id: 'forced', figures: [], question: { forced: 'recruit' } },
    { id: 'of none', figures: [{ ...figure, about: 'event' }] },
  ] as unknown as readonly Entry[];
  expect(knownOf('zap', entries).map(({ id }) => id)).toEqual(['of zap']);
  expect(knownOf('recruit', entries).map(({ id }) => id)).toEqual(['forced']);
});
