// The live source against a real server process: following, resuming, agreeing, not knowing too much.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWire } from './support/cut.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { call, openPage, playOn, soloMatch, until, visit } from './support/table.ts';
import type { TestPage } from './support/table.ts';
import type { Signal } from '@preact/signals';
import type { MatchDocument, Source } from '@bridgefront/page/source.ts';

let server: RunningServer;
const pages: TestPage[] = [];

beforeAll(async () => {
  server = await startServer(import.meta.dirname);
}, 120_000);

afterAll(async () => {
  for (const page of pages) page.close();
  await server.stop();
});

function page(...given: Parameters<typeof openPage>): TestPage {
  const made = openPage(...given);
  pages.push(made);
  return made;
}

function over(source: Source): boolean {
  return (source.document.value?.view.outcome ?? null) !== null;
}

const short = { game: 'bridgefront', bots: ['random'], options: { rounds: 2 } };

describe('a match followed by the live source', () => {
  test('is played to its end by choices; every document is the server’s own', async () => {
    const ada = await visit(server.url, 'Ada');
    const match = await soloMatch(server.url, ada, short);
    const source = page(server.url, ada).look(match, 0);
    let before: unknown = null;
    source.onChange((change) => {
      expect(change.before).toBe(before);
      expect(change.after).toBe(source.document.value);
      before = change.after;
    });
    expect(await playOn(source, () => over(source))).toBeGreaterThan(4);
    await until(() => source.info.value?.status === 'finished', 'the table says finished');
    const view = await call<{ document: unknown; told: number; reports: unknown[] }>(
      server.url,
      `/matches/${match}/view?seat=0&told=0`,
      ada,
    );
    expect(source.document.value).toEqual(view.document);
    expect(source.reports.value).toEqual(view.reports);
    expect(source.connection.value).toBe('live');
  });

  test('keeps what did not change as it is', async () => {
    const ada = await visit(server.url, 'Ada');
    const match = await soloMatch(server.url, ada, short);
    const source = page(server.url, ada).look(match, 0);
    await until(() => (source.labels.value.length ?? 0) > 0, 'a question');
    const table = source.document.value?.view.table as { mines: unknown };
    expect(source.labels.value).toHaveLength(source.document.value?.view.decision?.mine?.choices.length ?? 0);
    await playOn(source, () => (source.document.value?.view.table as object) !== table);
    const later = source.document.value?.view.table as { mines: unknown };
    expect(later).not.toBe(table);
  });

  test('answers what is not legal with a refusal', async () => {
    const ada = await visit(server.url, 'Ada');
    const match = await soloMatch(server.url, ada, short);
    const source = page(server.url, ada).look(match, 0);
    await until(() => source.labels.value.length > 0, 'a question');
    expect(await source.choose('nonsense')).toMatchObject({ code: 'illegal-choice' });
    expect(await source.takeBack()).toMatchObject({ code: 'nothing-to-take-back' });
  });
});

describe('a lost connection', () => {
  test('is noticed, and the match goes on where it was, nothing missed or doubled', async () => {
    const ada = await visit(server.url, 'Ada');
    const match = await soloMatch(server.url, ada, short);
    const wire = await openWire(server.port);
    const cut = page(wire.url, ada);
    const source = cut.look(match, 0);
    const other = page(server.url, ada).look(match, 0);
    await until(() => source.labels.value.length > 0 && other.labels.value.length > 0, 'a question');
    wire.cut();
    await until(() => source.connection.value === 'lost', 'the loss is shown');
    const [first] = source.document.value?.view.decision?.mine?.choices ?? [];
    const answer = source.choose(first);
    const count = other.reports.value.length;
    await playOn(other, () => over(other) || other.reports.value.length > count + 5);
    wire.mend();
    cut.wake();
    await until(() => source.connection.value === 'live', 'the connection is back');
    expect(await answer).toMatchObject({ code: 'stale' });
    await until(() => source.reports.value.length === other.reports.value.length, 'it caught up');
    expect(source.document.value).toEqual(other.document.value);
    expect(source.reports.value).toEqual(other.reports.value);
    await wire.close();
  });

  test('who was offered what the rules do not offer is shown the whole anew', async () => {
    const ada = await visit(server.url, 'Ada');
    const match = await soloMatch(server.url, ada, short);
    const source = page(server.url, ada).look(match, 0);
    await until(() => source.labels.value.length > 0, 'a question');
    const truth = JSON.stringify(source.document.value?.view);
    const forged = truth.replace(/"choices":\["[^"]+"/, '"choices":["card:made-up"');
    expect(forged).not.toBe(truth);
    const shown = source.document as Signal<MatchDocument | null>;
    shown.value = { ...shown.value, view: JSON.parse(forged) } as MatchDocument;
    expect(await source.choose('card:made-up')).toMatchObject({ code: 'illegal-choice' });
    await until(() => JSON.stringify(source.document.value?.view) === truth, 'the truth is shown again');
    source.close();
  });

  test('an unanswered choice is sent again and counts once', async () => {
    const ada = await visit(server.url, 'Ada');
    const match = await soloMatch(server.url, ada, short);
    const wire = await openWire(server.port);
    const cut = page(wire.url, ada);
    const source = cut.look(match, 0);
    await until(() => source.labels.value.length > 0, 'a question');
    const before = source.document.value?.host.decision;
    const [first] = source.document.value?.view.decision?.mine?.choices ?? [];
    const answer = source.choose(first);
    wire.cut();
    await until(() => source.connection.value === 'lost', 'the loss is shown');
    wire.mend();
    cut.wake();
    expect(await answer).toBeNull();
    const { decision } = source.document.value?.view ?? {};
    const planned = source.document.value?.host.decision === before ? decision?.mine?.plan.length : 1;
    expect(planned).toBe(1);
    await wire.close();
  });
});

describe('who looks', () => {
  test('a spectator sees no secrets and is not asked', async () => {
    const ada = await visit(server.url, 'Ada');
    const match = await soloMatch(server.url, ada, short);
    const seen = page(server.url, null).look(match, null);
    const source = page(server.url, ada).look(match, 0);
    await playOn(source, () => over(source) || source.reports.value.length > 20);
    await until(() => seen.document.value !== null, 'the table');
    const view = seen.document.value?.view;
    expect(view?.seat).toBeNull();
    expect(view?.decision?.mine ?? null).toBeNull();
    expect(view?.table).not.toHaveProperty('own');
    expect(await seen.choose('done')).toMatchObject({ code: 'not-live' });
  });

  test('nobody looks through the eyes of a seat that is not theirs, and an unknown match is said to be unknown', async () => {
    const ada = await visit(server.url, 'Ada');
    const match = await soloMatch(server.url, ada, short);
    const stranger = page(server.url, await visit(server.url, 'Bob'));
    const seen = stranger.look(match, 0);
    const none = stranger.look('A'.repeat(22), null);
    await until(() => seen.connection.value === 'closed' && none.connection.value === 'closed', 'refusals');
    expect(seen.problem.value?.code).toBe('not-yours');
    expect(none.problem.value?.code).toBe('not-found');
    expect(seen.document.value).toBeNull();
  });

  test('chat comes from before and from now, once each', async () => {
    const ada = await visit(server.url, 'Ada');
    const match = await soloMatch(server.url, ada, short);
    await call(server.url, `/matches/${match}/chat`, ada, { text: 'before' });
    const source = page(server.url, ada).look(match, 0);
    await until(() => source.connection.value === 'live', 'the connection');
    expect(await source.say('<b>now</b>', 'table')).toBeNull();
    await until(() => source.chat.value.length === 2, 'two lines');
    expect(source.chat.value.map(({ text }) => text)).toEqual(['before', '<b>now</b>']);
  });
});
