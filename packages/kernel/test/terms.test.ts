// What a game asks, schedules and tells is checked against its terms when it is compiled; here by the compiler itself.

import { expect, test } from 'vitest';
import type { Decision, Turn } from '../src/index.ts';
import { sitDown } from './at-the-table.ts';
import { climb } from './toy/climb.ts';

type Terms = {
  readonly asks: { readonly act: {}; readonly aim: { readonly at: number; readonly far?: boolean } };
  readonly steps: { readonly go: {}; readonly fly: { readonly to: readonly number[] } };
  readonly faces: { readonly tell: 'flies'; readonly to: number };
};

// Never called: each line that is marked must not compile, and each that is not must.
export function compiles(turn: Turn<object, Terms>, aim: Decision<Terms['asks']['aim']>): number {
  turn.ask('act', [0]);
  turn.ask('aim', [0], { at: 1 });
  turn.window('aim', [0, 1], { at: 1, far: true });
  turn.then({ do: 'go' }, { do: 'fly', to: [1, 2] });
  turn.report({ tell: 'flies', to: 1 }, { 0: { tell: 'flies', to: 2 } });
  // @ts-expect-error There is no such question.
  turn.ask('dance', [0]);
  // @ts-expect-error The question is about a place.
  turn.ask('aim', [0]);
  // @ts-expect-error A place is a number.
  turn.window('aim', [0], { at: 'here' });
  // @ts-expect-error There is no such step.
  turn.then({ do: 'dance' });
  // @ts-expect-error The step needs its bindings.
  turn.then({ do: 'fly' });
  // @ts-expect-error There is no such face.
  turn.report({ tell: 'dances' });
  // @ts-expect-error The face needs its details.
  turn.report({ tell: 'flies' }, { 0: { tell: 'flies', to: 2 } });
  // @ts-expect-error The question is not about that.
  void aim.about.height;
  return aim.about.at;
}

test('what was checked is played by name', () => {
  const { match, play } = sitDown(climb);
  play(0, 'step');
  expect({ height: match.state.height, named: Object.keys(climb.steps) }).toEqual({
    height: [1, 0],
    named: ['act'],
  });
  expect(compiles).toBeTypeOf('function');
});
