// Advice for a person: only for the own seat, only among bots, and the same for the same view.

import type { Hint, HostFacts, WireRefusal } from '@bridgefront/protocol';
import { createEngine, startFrom, viewOf } from '@bridgefront/kernel';
import type { DecisionView, Options, SeatView, Start } from '@bridgefront/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { duel } from './duel.ts';
import { Client, startMatch, testServer } from './support.ts';

interface Seen {
  readonly document: { readonly view: { readonly decision: DecisionView }; readonly host: HostFacts };
}

let server: Server;
let ann: Client;
let ben: Client;

beforeEach(async () => {
  server = await testServer();
  [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(server, name)));
});
afterEach(() => server.stop());

describe('hints', () => {
  test('say a whole legal plan in words, with what to expect of it and of others', async () => {
    const id = await startMatch([ann], { bots: ['random'] });
    let view = await ann.get<Seen>(`/matches/${id}/view?seat=0`);
    // Whether the other one has sealed is part of what Ann knows.
    while (!view.document.view.decision.seats[1].sealed)
      view = await ann.get<Seen>(`/matches/${id}/view?seat=0`);
    const { mine } = view.document.view.decision;
    const hint = await ann.get<Hint>(`/matches/${id}/hint?seat=0`);
    expect(hint.decision).toBe(view.document.host.decision);
    expect(mine?.choices).toContain(hint.best.choices[0]);
    expect(hint.best.labels).toHaveLength(hint.best.choices.length);
    expect(hint.best.steps.reduce((sum, one) => sum + one, 0)).toBe(hint.best.choices.length);
    for (const plan of [hint.best, ...hint.others]) {
      expect(plan.share === null || (plan.share >= 0 && plan.share <= 1)).toBe(true);
      expect(mine?.choices).toContain(plan.choices[0]);
    }
    for (const { seat, text, share } of hint.expected) {
      expect([seat, text]).toEqual([1, expect.stringMatching(/^\{1\}/)]);
      expect(share > 0 && share <= 1).toBe(true);
    }
    expect(await ann.get(`/matches/${id}/hint?seat=0`)).toEqual(hint);
    // What is advised can be done.
    for (const [at, choice] of hint.best.choices.entries()) {
      const body = { id: `h${at}`, seat: 0, choice, at: { decision: hint.decision, plan: at } };
      expect(await ann.post(`/matches/${id}/choices`, body)).toMatchObject({ accepted: true });
    }
  });

  test('are given once all other people have left for good, not while one is only away', async () => {
    const id = await startMatch([ann, ben]);
    await ben.post(`/matches/${id}/stand-in`, { seat: 1 });
    expect(await ann.get(`/matches/${id}/hint?seat=0`)).toMatchObject({ code: 'no-hints' });
    await ben.post(`/matches/${id}/abandon`);
    expect(await ann.get(`/matches/${id}/hint?seat=0`)).toMatchObject({
      best: { choices: expect.any(Array) },
    });
  });

  test('are not given for other seats, among people, to strangers, or without end', async () => {
    const among = await startMatch([ann, ben]);
    expect(await ann.get(`/matches/${among}/hint?seat=0`)).toMatchObject({ code: 'no-hints' });
    const id = await startMatch([ann], { bots: ['random'] });
    expect(await ann.get(`/matches/${id}/hint?seat=1`)).toMatchObject({ code: 'not-yours' });
    expect(await ben.get(`/matches/${id}/hint?seat=0`)).toMatchObject({ code: 'not-yours' });
    expect(await ann.get(`/matches/${id}/hint?seat=9`)).toMatchObject({ code: 'not-yours' });
    expect(await ann.get(`/matches/${id}/hint`)).toMatchObject({ code: 'bad-message' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ann.get<Hint | WireRefusal>(`/matches/${id}/hint?seat=0`)),
    );
    expect(answers.some((answer) => 'code' in answer && answer.code === 'too-fast')).toBe(true);
  });
});

interface Imagined {
  readonly decision: number;
  readonly options: Options;
  readonly start: Start;
}

describe('a position to try moves on', () => {
  test('shows its owner what they see, and hides as much: each is another deal', async () => {
    const id = await startMatch([ann, ben]);
    const view = await ann.get<Seen>(`/matches/${id}/view?seat=0`);
    const engine = createEngine(duel);
    const deals = await Promise.all(
      [0, 1].map(async () => {
        const { decision, options, start } = await ann.get<Imagined>(`/matches/${id}/imagined?seat=0`);
        expect(decision).toBe(view.document.host.decision);
        const match = startFrom(engine, options, start);
        expect(viewOf(engine, match, 0)).toMatchObject({ table: (view.document.view as SeatView).table });
        return JSON.stringify(match.state);
      }),
    );
    expect(deals[0]).not.toBe(deals[1]);
  });

  test('is for the own seat, and for nobody else', async () => {
    const id = await startMatch([ann, ben]);
    for (const seat of [1, 9])
      expect(await ann.get(`/matches/${id}/imagined?seat=${seat}`)).toMatchObject({ code: 'not-yours' });
    const cleo = await Client.enter(server, 'Cleo');
    expect(await cleo.get(`/matches/${id}/imagined?seat=0`)).toMatchObject({ code: 'not-yours' });
  });
});
