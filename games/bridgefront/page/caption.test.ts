// Lines that tell nothing before the table shows it, and name no place by a way that nobody follows in time.

import { expect, test } from 'vitest';
import { reportText } from '../rules/text/reports.ts';
import type { BridgefrontFace } from '../rules/table.ts';
import { captionOf, weighs } from './caption.ts';

const said = (face: BridgefrontFace): string =>
  captionOf({ face, text: reportText(face, (seat) => `Bot ${seat}`) });

test('dice are counted by whoever sees them fall', () => {
  const rolls = [{ source: 'forces', dice: [1, 6], threshold: 2, hits: 1 }];
  const [attacker, defender] = [0, 1].map((seat) => ({ seat, rolls, hits: 1 }));
  const line = said({ tell: 'combat-round', hex: '0,0', round: 2, attacker, defender });
  expect(line).toContain('ound 2');
  expect(line).not.toMatch(/hit|6/);
});

test('the starting Bridges are seen, not listed', () => {
  const bridges = [0, 1].map((seat) => ({ seat, edges: ['0,0~1,0'] }));
  expect(said({ tell: 'starting-bridges', bridges })).toBe('The starting Bridges stand.');
});

test('a move says where it goes, if that has a name', () => {
  const face = { tell: 'moved', seat: 1, from: '1,0', to: '0,0', forces: 2, champions: [] } as const;
  expect(said(face)).toBe('Bot 1 marches to 0,0');
  expect(said({ ...face, retreat: true })).toBe('Bot 1 goes back to 0,0');
  const text = 'Bot 1 moves 2 Forces from the north-eastern Forge to the hex south-east of the Center.';
  expect(captionOf({ face, text })).toBe('Bot 1 marches: 2 Forces');
});

test('of a sale it says what came of it: the bids are turned over beside it', () => {
  const passes = [0, 1].map((seat) => ({ seat, pass: 3 * seat }));
  expect(said({ tell: 'bids-passed', card: 'zap', passes, receiver: 0, pot: 3 })).toBe(
    'Nobody buys: Bot 0 gets Zap and the pot of 3 gold.',
  );
  const bids = [0, 1].map((seat) => ({ seat, buy: 1 + seat }));
  expect(said({ tell: 'bids-bought', card: 'zap', bids, winner: 1, price: 2 })).toBe(
    'Bot 1 buys Zap for 2 gold.',
  );
});

test('what a battle came to is said before who died in it', () => {
  const over: BridgefrontFace = { tell: 'battle-over', hex: '0,0', winner: 1, forces: 1, champions: [] };
  const died: BridgefrontFace = { tell: 'champion-died', champion: 'brute', seat: 0, hex: '0,0', killer: 1 };
  expect(weighs({ face: over }, 0)).toBeGreaterThan(weighs({ face: died }, 0));
  expect(weighs({ face: died }, 0)).toBeGreaterThan(weighs({ face: died }, 1));
});
