// What is played otherwise than two players one match (teams, series, campaigns, armies of several sets), by mail and to the
// end: through the protocol alone, with the server stopped and started anew on the way.

import { pickOne, readRecord, replay, seedRandom } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { TestTime } from '@bridgefront/hosting/testing';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { memoryStore } from '../src/store/memory.ts';
import { Client, startMatch, testServer } from './support.ts';

interface Seen {
  readonly document: {
    readonly view: {
      readonly table: { readonly [name: string]: Json };
      readonly decision: {
        readonly mine: { readonly plan: readonly string[]; readonly choices: readonly string[] } | null;
      } | null;
    };
    readonly host: { readonly status: string; readonly decision: number | null };
  };
}

const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
/** After so many choices the server is another one. */
const interrupted = 60;

test.each([
  {
    system: 'teams',
    game: 'castles',
    seats: 4,
    options: { castleHp: 10, turnLimit: 12 },
    shows: 'winners',
  },
  {
    system: 'a series',
    game: 'castles',
    seats: 2,
    options: { series: 2, castleHp: 10, turnLimit: 10 },
    shows: 'series',
  },
  {
    system: 'a campaign',
    game: 'fells-and-fords',
    seats: 2,
    options: { campaign: true, armies: 'preset', winningVp: 6, roundLimit: 4 },
    shows: 'campaign',
  },
  {
    system: 'armies of two sets',
    game: 'fells-and-fords',
    seats: 2,
    options: { copies: 2, roundLimit: 4 },
    shows: 'copies',
  },
])(
  '$system of $game: to the end by mail',
  { timeout: 240_000 },
  async ({ game: name, seats, options, shows }) => {
    const game = games.get(name);
    if (game === undefined) throw new Error(`There is no ${name}.`);
    const [store, time, random] = [memoryStore(), new TestTime(), seedRandom(`by mail ${name} ${seats}`)];
    let server = await testServer({ games: [game], store, time });
    let people: Client[] = [];
    for (const one of names.slice(0, seats)) people.push(await Client.enter(server, one));
    const id = await startMatch(people, { game: name, options, clock: { kind: 'mail', days: 3 } });
    const view = (seat: number): Promise<Seen> => people[seat].get<Seen>(`/matches/${id}/view?seat=${seat}`);
    let made = 0;
    for (let seat = 0, { document } = await view(seat); document.host.status === 'live';) {
      const mine = document.view.decision?.mine ?? null;
      if (mine !== null && mine.choices.length > 0) {
        const at = { decision: document.host.decision ?? 0, plan: mine.plan.length };
        const choice = pickOne(random, mine.choices);
        const answer = await people[seat].post(`/matches/${id}/choices`, {
          id: `c${made}`,
          seat,
          choice,
          at,
        });
        expect(answer).toMatchObject({ accepted: true });
        made++;
        if (made === interrupted) {
          await server.stop();
          server = await testServer({ games: [game], store, time });
          people = people.map((one) => one.at(server));
        }
      } else seat = (seat + 1) % seats;
      ({ document } = await view(seat));
    }
    expect(made).toBeGreaterThan(interrupted);
    const { document } = await view(0);
    expect(document.host.status).toBe('finished');
    expect(document.view.table).toHaveProperty(shows);
    const record = readRecord(await people[0].get<Json>(`/matches/${id}/record`));
    expect(record.seats).toEqual(names.slice(0, seats));
    const { match } = replay(game, record);
    expect(match.decision).toBeNull();
    expect(game.outcome(match.state, match.options)).not.toBeNull();
    await server.stop();
  },
);
