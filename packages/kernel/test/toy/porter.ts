// Porter, a tiny game of alternating turns: loads are carried over one of the bridges, and what is left to do is soon forced.

import { defineGame } from '../../src/index.ts';
import type { Choice, Turn } from '../../src/index.ts';

/**
 * Everything is open. `bridges`: how many there are; `left`: loads that the active seat can still carry this turn, `loads`:
 * that each seat can at most; `spots`: whether it is said where a load is put down; `rests`: whether seats say how they rest
 * when their turn ends.
 */
export type Porter = {
  turn: number;
  active: number;
  left: number;
  loads: number[];
  bridges: number;
  spots: boolean;
  carried: number[];
  rests: boolean;
};

type Terms = {
  readonly asks: { readonly carry: {}; readonly rest: {} };
  readonly steps: { readonly carry: {} };
  readonly faces: { readonly tell: 'carries' | 'ends'; readonly seat: number };
};

const turns = 8;
const most = 2;

function carry(turn: Turn<Porter, Terms>): void {
  const { state } = turn;
  if (state.turn < turns) turn.ask('carry', [state.active]);
}

function next(turn: Turn<Porter, Terms>): void {
  const { state } = turn;
  state.turn++;
  state.active = 1 - state.active;
  state.left = state.loads[state.active];
  turn.then({ do: 'carry' });
}

const over = (bridges: number): Choice[] => Array.from({ length: bridges }, (_, at) => `over:${at + 1}`);

/** The game as the kernel takes it. A load is lifted and carried over a bridge; a turn of no loads can only end. */
export const porter = defineGame<Porter, Terms>()({
  name: 'porter',
  title: 'Porter',
  version: '1.0.0',
  rules: { turns, most },
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({
    state: {
      turn: 0,
      active: 0,
      left: most,
      loads: [most, most],
      bridges: 2,
      spots: false,
      carried: [0, 0],
      rests: false,
    },
    stack: [{ do: 'carry' }],
  }),
  steps: { carry },
  decisions: {
    carry: {
      takeBack: 'turn',
      ends: ['end'],
      choices({ left, bridges, spots }, _seat, plan) {
        if (plan.length === 0) return left > 0 ? ['lift', 'end'] : ['end'];
        if (plan.length === 1 && plan[0] === 'lift') return over(bridges);
        return spots && plan.length === 2 ? ['near', 'far'] : [];
      },
      reveal(turn, { seats: [seat], plans }) {
        const { state } = turn;
        turn.report({ tell: plans[seat][0] === 'end' ? 'ends' : 'carries', seat });
        if (plans[seat][0] === 'end') return state.rests ? turn.ask('rest', [seat]) : next(turn);
        state.left--;
        state.carried[seat]++;
        turn.then({ do: 'carry' });
      },
    },
    // How the seat rests is the same for many turns.
    rest: {
      beforehand: true,
      choices: (_state, _seat, plan) => (plan.length > 0 ? [] : ['sit', 'sleep']),
      reveal: next,
    },
  },
  turn: ({ turn }) => turn,
  copy: (state) => structuredClone(state),
  view: (state) => structuredClone(state),
  resample: () => undefined,
  outcome({ turn, carried }) {
    if (turn < turns) return null;
    const ranking = carried[0] === carried[1] ? [[0, 1]] : carried[0] > carried[1] ? [[0], [1]] : [[1], [0]];
    return { winners: ranking[0], ranking, reason: 'loads' };
  },
  position: {
    write: (state) => structuredClone(state),
    read: (text) => ({ state: structuredClone(text) as Porter, stack: [{ do: 'carry' }], seats: 2 }),
  },
  describe: {
    prompt: () => 'Carry a load, or end your turn.',
    choice: (_state, _seat, choice) => choice,
    report: (face, name) => `${name(face.seat)} ${face.tell}.`,
  },
  estimate: () => [0.5, 0.5],
  appraise: (_state, _seat, _plan, legal) => legal.map(() => 0),
  census: () => null,
});
