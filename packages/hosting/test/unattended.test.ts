// What happens without a person's hand, where plans have several choices.

import { createEngine, fingerprint } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { lanternSale } from '@bridgefront/kernel/toys/lantern-sale';
import { expect, test } from 'vitest';
import { HostedMatch, plainMachine, startPlay } from '../src/index.ts';
import type { HostedTable, Ports } from '../src/index.ts';
import { MemoryLog, quietPorts, settle, TestTime } from '../testing/index.ts';

const game = lanternSale as AnyGame;

function tableOf(bots: readonly (string | null)[]): HostedTable {
  const seats = bots.map((bot, seat) => ({ bot, name: `Player ${seat + 1}`, standIn: null }));
  const clock = { kind: 'live', seconds: 10, bank: 0 } as const;
  const rules = { game: game.name, rules: fingerprint(game), options: {}, continuedUnder: null };
  return {
    ...rules,
    id: 'm',
    version: 1,
    clock,
    seats,
    status: 'live',
    secret: 's',
    seed: 's',
    startedAt: 0,
  };
}

function begin(bots: readonly (string | null)[], ports: Partial<Ports>): HostedMatch {
  const table = tableOf(bots);
  const loaded = { play: startPlay(game, table, plainMachine()), recent: [], moved: false };
  const match = new HostedMatch(table, loaded, quietPorts(ports));
  match.start();
  return match;
}

test('a bot that fails in the middle of every plan has its whole plan made for it, once', async () => {
  let asked = 0;
  const thinker = {
    async think(): Promise<never> {
      if (++asked > 20) return new Promise<never>(() => undefined);
      throw new Error('It fails.');
    },
  };
  const failed: string[] = [];
  const outbox = {
    over() {},
    lapsed() {},
    broken() {},
    failed: (_: unknown, what: string) => void failed.push(what),
  };
  const match = begin(['bad', null, null], { thinker, outbox });
  await settle();
  const { decision } = match.play.match;
  expect(decision?.sealed[0]).toBe(true);
  expect(decision?.plans[0].length).toBeGreaterThan(1);
  expect(asked).toBe(1);
  expect(failed).toEqual(['bot bad in seat 0: default choice made']);
});

test('who is late loses a half-made plan, and gets the default one', async () => {
  const time = new TestTime();
  const table = { ...tableOf([null, null, null]), startedAt: time.now() };
  const loaded = { play: startPlay(game, table), recent: [], moved: false };
  const log = new MemoryLog();
  const match = new HostedMatch(table, loaded, quietPorts({ time, log }));
  match.start();
  const [first] = match.play.engine.choices(match.play.match, 0).slice(-1);
  await match.act({
    kind: 'choose',
    seat: 0,
    choice: first,
    at: match.reference(0),
    by: 'seat',
    message: null,
  });
  expect(match.play.match.decision?.sealed[0]).toBe(false);
  const engine = createEngine(game);
  const fresh = engine.copy(match.play.match);
  engine.takeBack(fresh, 0);
  const expected = engine.fallback(fresh, 0, []);
  const { decision } = match.play.match;
  await time.advance(10_000);
  expect(match.play.match.decision).not.toBe(decision);
  const made = (await log.events('m', 1)).filter(({ seat }) => seat === 0);
  expect(made.slice(0, 2).map(({ kind, choice }) => `${kind} ${choice}`)).toEqual([
    'take-back ',
    `choose ${expected}`,
  ]);
});
