// Quarry, a game in which a plan pays only if the next one fits it: both dig or pick at the same time, twice.

import type { Game } from '@bridgefront/kernel';

/** Nothing is hidden but the plans. */
export type Quarry = {
  readonly dug: boolean[];
  readonly stones: number[];
  days: number;
};

// What a choice brings: the gem lies where a seat has dug the day before.
function yieldOf(choice: string, dug: boolean): number {
  if (choice === 'pick') return 1;
  return choice === 'gem' && dug ? 5 : 0;
}

/** The game as the kernel takes it. Its appraisal does not know what digging is good for. */
export const quarry: Game<Quarry> = {
  name: 'quarry',
  title: 'Quarry',
  version: '1.0.0',
  rules: {},
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ state: { dug: [false, false], stones: [0, 0], days: 0 }, stack: [{ do: 'day' }] }),
  steps: {
    day(turn) {
      if (turn.state.days < 2) turn.ask('work', [0, 1]);
    },
  },
  decisions: {
    work: {
      choices: (_state, _seat, plan) => (plan.length === 0 ? ['pick', 'dig', 'gem'] : []),
      reveal(turn, { plans }) {
        const { state } = turn;
        plans.forEach(([choice], seat) => {
          state.stones[seat] += yieldOf(choice, state.dug[seat]);
          state.dug[seat] = choice === 'dig';
        });
        state.days++;
        turn.then({ do: 'day' });
      },
    },
  },
  copy: (state) => structuredClone(state),
  view: ({ dug, stones, days }) => ({ dug: dug.slice(), stones: stones.slice(), days }),
  resample: () => undefined,
  outcome({ days, stones }) {
    if (days < 2) return null;
    const best = Math.max(...stones);
    const winners = stones.flatMap((count, seat) => (count === best ? [seat] : []));
    return {
      winners,
      ranking: [winners, [0, 1].filter((seat) => !winners.includes(seat))],
      reason: 'stones',
    };
  },
  position: {
    write: (state) => structuredClone(state),
    read: (text) => ({
      state: structuredClone(text) as Quarry,
      stack: [{ do: 'day' }],
      seats: 2,
    }),
  },
  describe: {
    prompt: () => 'Work.',
    choice: (_state, _seat, choice) => choice,
    report: () => 'The day is over.',
  },
  estimate: () => [0.5, 0.5],
  appraise: (_state, _seat, _plan, legal) => legal.map((choice) => (choice === 'pick' ? 1 : 0)),
  census: () => null,
};
