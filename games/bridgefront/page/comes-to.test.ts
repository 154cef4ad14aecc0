// What a line of the recap says of a card or an action: what came of it.

import { expect, test } from 'vitest';
import { reportText } from '../rules/text/reports.ts';
import type { BridgefrontFace } from '../rules/table.ts';
import { comesTo, foldOf } from './caption.ts';

const told = (...faces: readonly BridgefrontFace[]): string =>
  comesTo(faces.map((face) => ({ face, text: reportText(face, (seat) => `Bot ${seat}`) })));

const recruit = { tell: 'card-resolves', seat: 1, card: 'recruit', initiative: 40 } as const;
const two = { tell: 'deployed', seat: 1, hex: '0,0', forces: 2 } as const;

test('a card is told with what it did, whoever does not know it', () => {
  expect(told(recruit, two)).toBe('Bot 1 plays Recruit: deploys 2 Forces to 0,0.');
  expect(told(recruit)).toBe('Bot 1 plays Recruit.');
});

test('of an action what came of it says enough', () => {
  const reinforce = { tell: 'action-resolves', seat: 1, action: 'reinforce' } as const;
  expect(told(reinforce, two)).toBe('Bot 1 deploys 2 Forces to 0,0.');
  const march = { tell: 'action-resolves', seat: 1, action: 'march' } as const;
  const moved = { tell: 'moved', seat: 1, from: '1,0', to: '0,0', forces: 2, champions: [] } as const;
  expect(told(march, moved)).toBe('Bot 1 marches to 0,0.');
});

test('of a way of several steps its end is told', () => {
  const orders = { tell: 'card-resolves', seat: 1, card: 'march-orders', initiative: 100 } as const;
  const first = { tell: 'moved', seat: 1, from: '2,0', to: '1,0', forces: 2, champions: [] } as const;
  const second = { ...first, from: '1,0', to: '0,0' } as const;
  expect(told(orders, first, second)).toBe('Bot 1 plays March Orders: marches to 0,0.');
});

test('book-keeping is left out', () => {
  const done = { tell: 'card-done', seat: 1, card: 'recruit', to: 'discard' } as const;
  expect(told(recruit, two, done)).toBe('Bot 1 plays Recruit: deploys 2 Forces to 0,0.');
});

test('what all collect in a round is one line', () => {
  const faces = [5, 4].map((gold, seat) => ({ tell: 'collected', seat, hex: '0,1', gold }) as const);
  const reports = faces.map((face) => ({ face, text: reportText(face, (seat) => `Bot ${seat}`) }));
  expect(foldOf(reports)).toBe('Bot 0 collects 5 gold. Bot 1 collects 4 gold.');
});
