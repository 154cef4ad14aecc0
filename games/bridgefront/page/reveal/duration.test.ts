// Every kind of report has its time and its place in the log.

import { expect, test } from 'vitest';
import type { BridgefrontFace, FaceKind } from '../../rules/table.ts';
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
  const side = (count: number) => ({ rolls: [{ dice: Array.from({ length: count }, () => 1) }] });
  const round = (dice: number) => ({
    face: { tell: 'combat-round' satisfies FaceKind, attacker: side(dice), defender: side(1) } as never,
  });
  expect(durationOf(round(8))).toBeGreaterThan(durationOf(round(1)));
});
