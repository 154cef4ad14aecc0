// What results tell of a match that is over: every game's own names, from the choices that were not taken back.

import { createEngine, readOptions, seedRandom } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { playedIn } from '../src/lobby/played.ts';
import type { MatchEvent } from '../src/store/store.ts';
import { event } from './stored.ts';

/** The choices of a match in which every seat takes what its game likes best, until so many were made. */
function begun(name: string, most: number) {
  const game = games.get(name);
  if (game === undefined) throw new Error(`There is no ${name}.`);
  const engine = createEngine(game);
  const read = readOptions(game.options, {});
  if ('problem' in read) throw new Error(read.problem);
  const match = engine.start(read.options, game.seats.min, seedRandom('played'));
  const events: MatchEvent[] = [];
  while (match.decision !== null && events.length < most) {
    const { seats, sealed, plans } = match.decision;
    const seat = seats.find((one) => !sealed[one] && engine.choices(match, one).length > 0) ?? -1;
    const legal = engine.choices(match, seat);
    const worth = game.appraise(match.state, seat, plans[seat], legal, match.decision);
    const choice = legal[worth.indexOf(Math.max(...worth))];
    engine.choose(match, seat, choice);
    events.push({ ...event(events.length + 1), seat, choice, kind: 'choose' });
  }
  return { game, match, events };
}

test.each([...games.keys()])('%s names what was played, and what was begun with', (name) => {
  const { game, match, events } = begun(name, 120);
  const told = playedIn(game, match.state, game.seats.min, events) ?? [];
  expect(told).toHaveLength(game.seats.min);
  const words = told.flatMap(({ side, opening }) => [side, opening]).filter((one) => one !== null);
  expect(words.length).toBeGreaterThan(0);
  // In words, as they stand on the cards.
  for (const word of words) expect(word).toMatch(/^[A-Z][\p{L}’' ,.-]+$/u);
  // What nobody has chosen was nobody's opening.
  expect(playedIn(game, match.state, 2, [])?.map(({ opening }) => opening)).toEqual([null, null]);
});

test('what was taken back is not what somebody began with', () => {
  const game = { played: { opening: (choices: readonly string[]) => choices.join(' ') } };
  const made = (choice: string, kind: MatchEvent['kind'] = 'choose', seat = 0): MatchEvent => ({
    ...event(1),
    seat,
    choice,
    kind,
  });
  const events = [made('a'), made('x', 'choose', 1), made('', 'take-back'), made('b'), made('c')];
  expect(playedIn(game as never, {}, 2, events)).toEqual([
    { side: null, opening: 'b c' },
    { side: null, opening: 'x' },
  ]);
  expect(playedIn({} as never, {}, 2, events)).toBeNull();
});
