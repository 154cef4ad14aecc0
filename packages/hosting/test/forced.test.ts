// Forced choices of a hosted match: made for who asked for it, when nobody learns from it, and never against a take-back.

import type { AnyGame, StandingAnswer } from '@bridgefront/kernel';
import { porter } from '@bridgefront/kernel/toys/porter';
import type { Porter } from '@bridgefront/kernel/toys/porter';
import { snareGame } from '@bridgefront/kernel/toys/snare';
import type { Snare } from '@bridgefront/kernel/toys/snare';
import { describe, expect, test } from 'vitest';
import { HostedMatch, startPlay } from '../src/index.ts';
import type { HostedTable, Ports } from '../src/index.ts';
import { MemoryLog, Page, quietPorts, settle, snareTable, TestTime } from '../testing/index.ts';

const beat = 1_000;
const able: StandingAnswer = {
  ask: null,
  where: {},
  choices: [],
  until: 'match',
  forced: true,
  turn: null,
};

interface Wish {
  readonly bots?: readonly [string | null, string | null];
  /** Seats that are asked when they can answer. */
  readonly able?: readonly number[];
  readonly of?: AnyGame;
  readonly seed?: string;
}

function begin({ bots = [null, 'bot'], able: seats = [0], of = porter as AnyGame, seed = 's' }: Wish = {}) {
  const time = new TestTime();
  const log = new MemoryLog();
  const table: HostedTable = { ...snareTable('m', { bots }, time.now()), game: of.name, seed };
  const seated = table.seats.map((seat, at) => (seats.includes(at) ? { ...seat, standing: [able] } : seat));
  const whole = { ...table, seats: seated };
  const ports: Partial<Ports> = { time, log, beats: { answer: 0, window: beat } };
  const match = new HostedMatch(
    whole,
    { play: startPlay(of, whole), recent: [], moved: false },
    quietPorts(ports),
  );
  const state = match.play.match.state as Porter;
  const act = (kind: 'choose' | 'take-back', seat: number, choice = '') =>
    match.act({ kind, seat, choice, at: match.reference(seat), by: 'seat', message: null });
  const choose = async (seat: number, ...choices: readonly string[]): Promise<void> => {
    for (const choice of choices) expect(await act('choose', seat, choice)).toEqual({ accepted: true });
    await settle();
  };
  const acts = async () =>
    (await log.events('m', 0)).map(({ kind, seat, choice, by }) => `${by} ${seat} ${kind} ${choice}`.trim());
  match.start();
  return { match, time, state, choose, takeBack: () => act('take-back', 0), acts };
}

describe('against bots alone', () => {
  test('what can still be taken back is made at once, and told to its seat alone', async () => {
    const { match, state, choose, acts } = begin();
    state.bridges = 1;
    const [mine, other] = [await new Page(0).read(match), await new Page(1).read(match)];
    await choose(0, 'lift');
    expect(await acts()).toEqual(['seat 0 choose lift', 'clock 0 choose over:1']);
    expect(mine.document?.host.forced).toBeUndefined();
    await choose(0, 'lift');
    expect(mine.document?.host.forced).toBe('end');
    expect(other.document?.host).not.toHaveProperty('forced');
    expect(other.document?.host).not.toHaveProperty('standing');
  });

  test('what ends the turn leaves time to take back, and is made then', async () => {
    const { match, time, choose, acts } = begin();
    await choose(0, 'lift', 'over:1', 'lift', 'over:2');
    await time.advance(3 * beat - 1);
    expect(match.play.match.decision?.seats).toEqual([0]);
    await time.advance(1);
    expect(match.play.match.decision?.seats).toEqual([1]);
    expect((await acts()).at(-1)).toBe('clock 0 choose end');
  });

  test('taking back in that time holds it off; the time begins anew with the next choice', async () => {
    const { match, time, choose, takeBack } = begin();
    await choose(0, 'lift', 'over:1', 'lift', 'over:2');
    await time.advance(2 * beat);
    await takeBack();
    await time.advance(10 * beat);
    expect(match.play.engine.choices(match.play.match, 0)).toEqual(['over:1', 'over:2']);
    await choose(0, 'over:1');
    await time.advance(2 * beat);
    expect(match.play.match.decision?.seats).toEqual([0]);
    await time.advance(beat);
    expect(match.play.match.decision?.seats).toEqual([1]);
  });

  test('taking back goes behind what was forced, to the last choice that was the seat’s own', async () => {
    const { match, state, choose, takeBack, acts } = begin();
    state.bridges = 1;
    await choose(0, 'lift');
    await takeBack();
    await settle();
    expect((await acts()).slice(2)).toEqual(['seat 0 take-back', 'clock 0 take-back']);
    expect(match.play.engine.choices(match.play.match, 0)).toEqual(['lift', 'end']);
  });

  test('a window in which nothing fits is passed at once', async () => {
    const { match, choose } = begin({ of: snareGame as AnyGame });
    (match.play.match.state as unknown as Snare).deck = ['stone'];
    (match.play.match.state as unknown as Snare).hands = [[], ['trap']];
    await choose(0, 'rest');
    await match.act({
      kind: 'choose',
      seat: 1,
      choice: 'go',
      at: match.reference(1),
      by: 'bot',
      message: null,
    });
    await settle();
    expect(match.play.match.decision).toMatchObject({ ask: 'act', seats: [0] });
  });
});

describe('among people', () => {
  const people = [null, null] as const;

  test('nobody is asked less who has not asked for it', async () => {
    const { match, time, choose } = begin({ bots: [null, 'bot'], able: [] });
    await choose(0, 'lift', 'over:1', 'lift', 'over:2');
    await time.advance(60 * beat);
    expect(match.play.match.decision?.seats).toEqual([0]);
  });

  test('what is forced leaves on one of four beats, and all four are drawn', async () => {
    const left = new Map<number, number>();
    for (let number = 0; number < 40; number++) {
      const { match, time, state, choose } = begin({ bots: people, able: [1], seed: `seed ${number}` });
      state.loads[1] = 0;
      await choose(0, 'end');
      let beats = 0;
      for (; match.play.match.decision?.seats[0] === 1 && beats < 10; beats++) await time.advance(beat);
      left.set(beats, (left.get(beats) ?? 0) + 1);
    }
    expect([...left.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  test('a choice within a plan, which nobody else sees, is made at once', async () => {
    const { match, state, acts, choose } = begin({ bots: people, able: [0] });
    Object.assign(state, { bridges: 1, spots: true });
    await choose(0, 'lift');
    expect(await acts()).toEqual(['seat 0 choose lift', 'clock 0 choose over:1']);
    expect(match.play.match.decision?.plans[0]).toEqual(['lift', 'over:1']);
  });

  test('one that the others would see waits for its beat', async () => {
    const { match, state, acts, choose, time } = begin({ bots: people, able: [0] });
    state.bridges = 1;
    await choose(0, 'lift');
    expect(await acts()).toEqual(['seat 0 choose lift']);
    await time.advance(4 * beat);
    expect(match.play.match.decision?.plans[0]).toEqual([]);
    expect((await acts()).at(1)).toBe('clock 0 choose over:1');
  });
});
