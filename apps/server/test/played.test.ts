// What results tell of a match that is over: every game's own names, from the choices that were not taken back.

import { createEngine, seedRandom, sureOptions } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import type { AnyGame } from '@bridgefront/kernel';
import { games } from '../src/games.ts';
import { playedIn } from '../src/lobby/played.ts';
import type { MatchEvent } from '../src/store/store.ts';
import { event } from './stored.ts';
import { Client, serverInTest, startMatch } from './support.ts';

/** The choices of a match in which every seat takes what its game likes best, until so many were made. */
function begun(name: string, most: number) {
  const game = games.get(name);
  if (game === undefined) throw new Error(`There is no ${name}.`);
  const engine = createEngine(game);
  const options = sureOptions(game.options, {});
  const match = engine.start(options, game.seats.min, seedRandom('played'));
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

test('a match that its people end by a vote tells it as well, and one that runs tells nothing', async () => {
  const game = games.get('bridgefront') as AnyGame;
  const server = await serverInTest({ games: [game] });
  const people = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(server, name)));
  const match = await startMatch(people, { game: game.name });
  const told = async () => (await people[0].get(`/matches/${match}`)).played;
  await people[0].post(`/matches/${match}/vote`, { end: true });
  expect(await told()).toBeUndefined();
  await people[1].post(`/matches/${match}/vote`, { end: true });
  expect(await people[0].get(`/matches/${match}`)).toMatchObject({ status: 'ended', outcome: null });
  expect((await told())?.map(({ side }) => side)).toEqual([
    expect.stringMatching(/^[A-Z]/),
    expect.stringMatching(/^[A-Z]/),
  ]);
});
