// When there is something for the recap.

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { SeatReport } from '@bridgefront/viewing';
import type { PageMatchContext } from './create-match-context.ts';
import { isRecapDue } from './recap-due.ts';

const game: Pick<GamePage, 'deedOf'> = {
  deedOf: ({ face: { tell } }) => (tell === 'turn' ? null : { seat: Number(tell) }),
};

function due(seat: number | null, since: number | null, ...tells: readonly string[]): boolean {
  const reports = signal<readonly SeatReport[]>(tells.map((tell) => ({ face: { tell } })));
  const match = { since: signal(since), source: { seat, reports } } as unknown as PageMatchContext;
  return isRecapDue(match, game);
}

test.each([
  { when: 'nobody has done anything', is: due(0, null, 'turn'), should: false },
  { when: 'another acted before my first question', is: due(0, null, 'turn', '1'), should: true },
  { when: 'I acted, as another device knows', is: due(0, null, 'turn', '0'), should: true },
  { when: 'I act just now', is: due(0, 1, 'turn'), should: true },
  { when: 'I only watch', is: due(null, null, 'turn', '1'), should: false },
])('$when: $should', ({ is, should }) => {
  expect(is).toBe(should);
});
