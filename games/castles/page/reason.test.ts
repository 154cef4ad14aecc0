// Why a match ended, as each reader is told it.

import { expect, test } from 'vitest';
import { reasons, surrendered } from '../rules/text/reasons.ts';
import { reason } from './reason.ts';

const names = ['Ada', 'Ben'];
const told = (own: number | null, said: string): string | null =>
  reason({ winners: [1], reason: said }, { own, names });

test('CA-63: whose Castle has fallen is said from the reader’s side', () => {
  expect(told(0, reasons.castle)).toBe('Your Castle has fallen.');
  expect(told(1, reasons.castle)).toBe('Ada’s Castle has fallen.');
  expect(told(null, reasons.castle)).toBe('Ada’s Castle has fallen.');
});

test('CA-64: at the turn limit, whose Castle has fewer hit points', () => {
  expect(told(0, reasons.limit)).toBe(
    'The last turn is over, and your Castle has fewer hit points than Ben’s.',
  );
  expect(told(1, reasons.limit)).toBe(
    'The last turn is over, and Ada’s Castle has fewer hit points than yours.',
  );
});

test('who has surrendered is named, a side of several too', () => {
  expect(told(0, surrendered)).toBe('You have surrendered.');
  expect(told(null, surrendered)).toBe('Ada has surrendered.');
  const four = { own: null, names: ['Ada', 'Ben', 'Cy', 'Di'] };
  expect(reason({ winners: [1, 3], reason: reasons.surrender }, four)).toBe('Ada and Cy have surrendered.');
});

test('a draw has words that are good for anybody', () => {
  expect(told(0, 'both Castles are equal after 25 turns')).toBe(null);
});
