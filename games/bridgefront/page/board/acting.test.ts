// What a click on the map does besides what it chooses.

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { act } from './acting.ts';
import type { Model } from './model.ts';

test.each([
  ['on a place', { kind: 'hex', name: '0,0' } as const],
  ['on the sea', null],
])('a click %s clears away what was refused before', (_, target) => {
  let dismissed = 0;
  const model = {
    match: { dismiss: () => void dismissed++ },
    march: signal(null),
    destinations: signal([]),
    selected: signal(null),
    visited: signal(''),
    canMarch: () => false,
    targets: signal({
      hexes: new Map(),
      edges: new Map(),
      champions: new Map(),
      force: null,
      asks: { hexes: false, edges: false },
    }),
  } as unknown as Model;
  act(model, target);
  expect(dismissed).toBe(1);
});
