// Faults planted in a toy are shrunk to what shows them.

import { describe, expect, test } from 'vitest';
import { runCheck, shrinkFault, shrinkPlayed } from '../src/conformance/index.ts';
import type { CheckName, Played, Table } from '../src/conformance/index.ts';
import type { Game } from '../src/index.ts';
import { lanternSale } from './toy/lantern-sale.ts';
import type { Sale } from './toy/lantern-sale.ts';

const bid = lanternSale.decisions['bid'];
const table = { options: { rounds: 8, boosts: 4 }, seats: 3, seed: 'shrink-1' };

/** A sale in which what is revealed goes wrong once this holds. */
function faulty(goesWrong: (state: Sale) => boolean, wrong: (state: Sale) => void): Game<Sale> {
  return {
    ...lanternSale,
    decisions: {
      bid: {
        ...bid,
        reveal(turn, decision) {
          bid.reveal(turn, decision);
          if (goesWrong(turn.state)) wrong(turn.state);
        },
      },
    },
  };
}

const boosted = ({ buyers }: Sale): boolean => buyers[2].boosts < buyers[0].boosts;

/** What is left of the fault. */
function shrunkOf(game: Game<Sale>, check: CheckName, from: Table, every: number = 1): Played {
  const shrunk = shrinkFault(game, check, from, { every });
  if (shrunk === null) throw new Error('Nothing shows it.');
  return shrunk.played;
}

describe('a fault that choices lead to', () => {
  const lost = faulty(boosted, (state) => state.discard.pop());

  test('comes down to the choices that show it, no single one of which can be left out', () => {
    const shrunk = shrunkOf(lost, 'conserves', table);
    const { made } = shrunk;
    // One round: three bids, one of them with a boost.
    expect(made.filter((line) => line.startsWith('2 ')).join(' ')).toContain('boost');
    expect(made.length).toBeLessThanOrEqual(7);
    for (let at = 0; at < made.length; at++) {
      const fewer = made.toSpliced(at, 1);
      expect(
        shrinkPlayed(
          lost,
          { ...shrunk, made: fewer },
          (played) => runCheck(lost, 'conserves', played) !== null,
        ),
        made[at],
      ).toBeNull();
    }
    // Without the fault nothing is found.
    expect(runCheck(lanternSale, 'conserves', shrunk)).toBeNull();
  });

  test('options go back to what is usual', () => {
    expect(shrunkOf(lost, 'conserves', table).options).toEqual({});
  });
});

test('rules that break down are shrunk, too', () => {
  const breaks = faulty(boosted, () => {
    throw new Error('out of reach');
  });
  const shrunk = shrinkFault(breaks, 'ends', table);
  expect(shrunk?.violation.problem).toBe('out of reach');
  expect(shrunk?.played.made.length).toBeLessThanOrEqual(7);
});

test('a fault that a look finds is looked for where the choices end', () => {
  const shows: Game<Sale> = {
    ...lanternSale,
    view: (state, seat) => ({
      table: lanternSale.view(state, seat),
      next: state.buyers[0].boosts < 2 ? (state.lanterns.at(-1)?.worth ?? 0) : 0,
    }),
  };
  const shrunk = shrunkOf(shows, 'hides', { ...table, options: { boosts: 2 } }, 5);
  expect(shrunk.made.length).toBeLessThanOrEqual(8);
  expect(runCheck(shows, 'hides', shrunk)).not.toBeNull();
  expect(runCheck(lanternSale, 'hides', shrunk)).toBeNull();
});

test('what does not show itself again is left as it is', () => {
  let times = 0;
  const once = faulty(
    () => times++ === 0,
    (state) => state.discard.pop(),
  );
  expect(shrinkFault(once, 'conserves', table)).toBeNull();
});
