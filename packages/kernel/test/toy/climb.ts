// Climb, a tiny game of alternating turns: step in the open, draw or roll in the dark, and take back only the former.

import { defineGame, rollDie, shuffle } from '../../src/index.ts';
import type { Choice, Turn } from '../../src/index.ts';

/** Hidden: the pile (top last) and the other seat's hand. */
export type Climb = {
  turn: number;
  active: number;
  height: number[];
  hands: number[][];
  pile: number[];
};

type Terms = {
  readonly asks: { readonly act: {} };
  readonly steps: { readonly act: {} };
  readonly faces: { readonly tell: 'acts'; readonly seat: number; readonly choice: Choice };
};

const top = 12;

// Every action of a turn is a decision of its own; the turn passes with `done`.
function act(turn: Turn<Climb, Terms>): void {
  const { state } = turn;
  if (state.turn < 10 && Math.max(...state.height) < top) turn.ask('act', [state.active]);
}

/** The game as the kernel takes it. */
export const climb = defineGame<Climb, Terms>()({
  name: 'climb',
  title: 'Climb',
  version: '1.0.0',
  rules: { top },
  seats: { min: 2, max: 2 },
  options: {},
  setup(_options, _seats, random) {
    const pile = shuffle(random, [1, 1, 2, 2, 3, 3]);
    return { state: { turn: 0, active: 0, height: [0, 0], hands: [[], []], pile }, stack: [{ do: 'act' }] };
  },
  steps: { act },
  decisions: {
    act: {
      takeBack: 'turn',
      choices({ pile, hands }, seat, plan) {
        if (plan.length > 0) return [];
        return [
          'step',
          'roll',
          ...(pile.length > 0 ? ['draw'] : []),
          ...(hands[seat].length > 0 ? ['play'] : []),
          'done',
        ];
      },
      reveal(turn, { seats: [seat], plans }) {
        const { state, random } = turn;
        const [choice] = plans[seat];
        if (choice === 'step') state.height[seat] += 1;
        if (choice === 'roll') state.height[seat] += rollDie(random) > 3 ? 2 : 0;
        if (choice === 'play') state.height[seat] += state.hands[seat].pop() ?? 0;
        if (choice === 'draw') {
          state.hands[seat].push(...state.pile.splice(-1));
          turn.revealed();
        }
        if (choice === 'step' || choice === 'done') state.turn++;
        if (choice === 'done') state.active = 1 - seat;
        turn.report({ tell: 'acts', seat, choice });
        turn.then({ do: 'act' });
      },
    },
  },
  copy: (state) => structuredClone(state),
  view: ({ turn, active, height, hands, pile }, seat) => ({
    turn,
    active,
    height: height.slice(),
    pile: pile.length,
    hands: hands.map((hand, owner) => (owner === seat ? hand.slice() : hand.length)),
  }),
  resample(state, seat, random) {
    const pool = [...state.pile];
    state.hands.forEach((hand, owner) => owner !== seat && pool.push(...hand));
    shuffle(
      random,
      pool.sort((a, b) => a - b),
    );
    state.hands = state.hands.map((hand, owner) => (owner === seat ? hand : pool.splice(0, hand.length)));
    state.pile = pool;
  },
  outcome({ turn, height }) {
    if (turn < 10 && Math.max(...height) < top) return null;
    const ranking = height[0] === height[1] ? [[0, 1]] : height[0] > height[1] ? [[0], [1]] : [[1], [0]];
    return { winners: ranking[0], ranking, reason: 'highest' };
  },
  position: {
    write: (state) => structuredClone(state),
    read: (text) => ({ state: structuredClone(text) as Climb, stack: [{ do: 'act' }], seats: 2 }),
  },
  describe: {
    prompt: () => 'Climb or pass.',
    choice: (_state, _seat, choice) => choice,
    report: (face, name) => `${name(face.seat)} takes an action.`,
  },
  estimate: () => [0.5, 0.5],
  appraise: (_state, _seat, _plan, legal) => legal.map(() => 0),
  census: () => null,
});
