// Seats renamed, equal cards renamed: the same match comes out. Turns in which nobody does anything change nothing.

import type { Json } from '@bridgefront/kernel';
import { createEngine } from '@bridgefront/kernel';
import { comesOutAlike, idlenessChangesNothing } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { castles } from '../rules/index.ts';

type Fields = { readonly [name: string]: Json };

function renamed(position: Json): Json {
  const { red, active, seats, winners, ...rest } = position as Fields;
  const other = (seat: Json | undefined): number => 1 - Number(seat);
  return {
    ...rest,
    red: other(red),
    active: other(active),
    seats: (seats as readonly Json[]).toReversed(),
    ...(winners === undefined
      ? {}
      : { winners: (winners as readonly Json[]).map(other).toSorted((a, b) => a - b) }),
  };
}

test.each([{}, { trapWindow: 'ask', frontTerrain: 'high-hills', river: 'centre' }])(
  'with the seats renamed the same match comes out: %j',
  (options) => {
    const likeness = {
      seats: 2,
      options: options as Fields,
      turned: renamed,
      choice: (choice: string) => choice,
      seat: (seat: number) => 1 - seat,
      ask: 'main',
    };
    expect(comesOutAlike(castles, likeness, { matches: 3, every: 80 })).toBeGreaterThan(100);
  },
);

// Numbers 1 and 2 of these names exchanged, wherever they are named.
const swapped = /\b(spearman|archer)-([12])\b/g;

function exchanged<T extends Json>(value: T): T {
  const text = JSON.stringify(value);
  return JSON.parse(text.replace(swapped, (_, name: string, number) => `${name}-${3 - Number(number)}`)) as T;
}

test('with equal cards renamed the same match comes out', () => {
  const likeness = {
    seats: 2,
    turned: exchanged,
    choice: (choice: string) => exchanged(choice),
    // The list of cards in play keeps the order in which they entered, whatever their names.
    seat: (seat: number) => seat,
    ask: 'main',
    // Both numbers are given away already, so that no new card gets one of them.
    begins: (position: Json) => {
      const next = (position as Fields)['next'] as { readonly [name: string]: number };
      return (next['spearman'] ?? 0) > 2 && (next['archer'] ?? 0) > 2;
    },
  };
  expect(comesOutAlike(castles, likeness, { matches: 4, every: 60 })).toBeGreaterThan(100);
});

test('turns in which nobody does anything change nothing in play, once or twice', () => {
  const engine = createEngine(castles);
  const compared = idlenessChangesNothing(
    castles,
    {
      seats: 2,
      options: { turnLimit: 500 },
      ask: 'main',
      idle: (legal) => legal.find((one) => one === 'done' || one === 'order:hold') ?? legal[0],
      time: ({ turn }) => turn,
      span: 2,
      inPlay: (match) => {
        const [seat] = match.decision?.seats ?? [0];
        const offered = engine.choices(match, seat).filter((choice) => choice.startsWith('unit:'));
        return { cards: (castles.position.write(match.state) as Fields)['cards'], offered };
      },
    },
    { matches: 6, every: 12, most: 600 },
  );
  expect(compared).toBeGreaterThan(30);
});
