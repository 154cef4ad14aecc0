// Every kind of report has its time and its place in the log.

import { expect, test } from 'vitest';
import type { BridgefrontFace, FaceOf, Rolls } from '../../rules/table.ts';
import { durationOf, faceKinds } from './duration.ts';
import { filteredTells } from './log-filters.ts';

const report = (tell: string) => ({ face: { tell } as BridgefrontFace });

test('every kind of report has a duration and a filter of the log', () => {
  expect(faceKinds.length).toBeGreaterThan(50);
  for (const tell of faceKinds) {
    expect(durationOf(report(tell)), tell).toBeGreaterThanOrEqual(0);
    expect(filteredTells.has(tell), tell).toBe(true);
  }
});

test('a kind that this page does not know is shown together with the next report', () => {
  expect(durationOf(report('of the future'))).toBe(0);
});

test('a round of many dice takes longer than one of two', () => {
  const side = (seat: number, count: number): Rolls => {
    const dice = Array.from({ length: count }, () => 1);
    return { seat, rolls: [{ source: 'forces', dice, threshold: 2, hits: count }], hits: count };
  };
  const round = (dice: number) => {
    const face: FaceOf<'combat-round'> = {
      tell: 'combat-round',
      hex: '0,0',
      round: 1,
      attacker: side(0, dice),
      defender: side(1, 1),
    };
    return { face };
  };
  expect(durationOf(round(8))).toBeGreaterThan(durationOf(round(1)));
});
