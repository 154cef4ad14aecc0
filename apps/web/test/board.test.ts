// Private boards on the device: what one knows and no more, moves for every seat, kept beside the match and never in lists.

import type { MatchInfo } from '@bridgefront/protocol';
import { expect, test } from 'vitest';
import type { BoardNote, BoardWish } from '../src/local/boards.ts';
import { gamesHere } from '../src/local/games.ts';
import { boardId } from '../src/local/ids.ts';
import { passingStore } from '../src/local/kept.ts';
import type { MatchStore } from '../src/local/kept.ts';
import { isRefusal } from '../src/source/refusal.ts';
import { Device, me } from './support/device.ts';
import { until } from './support/table.ts';

const seats = [me, me];

async function ask(device: Device, ...[name, given]: Parameters<Device['host']['ask']>): Promise<never> {
  const answer = await device.host.ask(name, given);
  if (isRefusal(answer)) throw new Error(answer.message);
  return answer as never;
}

async function boardOf(device: Device, info: MatchInfo, change: Partial<BoardWish> = {}): Promise<MatchInfo> {
  await ask(device, 'uncover', { match: info.id, seat: 0 });
  const imagined: BoardWish = await ask(device, 'getImagined', { match: info.id, seat: 0 });
  const names = info.seats.map(({ name }) => name ?? '');
  const wish = { ...imagined, game: info.game, match: info.id, seat: 0, names, ownOnly: false, ...change };
  return ask(device, 'beginBoard', { wish });
}

async function seen(device: Device, match: string, seat: number) {
  await ask(device, 'uncover', { match, seat });
  const { document } = (await ask(device, 'getView', { match, seat })) as { document: never };
  return document as {
    view: { table: unknown; decision: { mine: { choices: string[]; plan: string[] } | null } };
    host: { decision: number };
  };
}

async function begun(game: string, store: MatchStore = passingStore()) {
  const device = new Device(store);
  const info = await device.begin({ game, seats }, ['Ada', 'Ben']);
  return { device, info, store };
}

async function make(device: Device, match: string, seat: number, choice: string): Promise<void> {
  await ask(device, 'uncover', { match, seat });
  const source = device.look(match, seat);
  await until(() => source.document.value?.view.decision?.mine?.choices.includes(choice) === true, choice);
  expect(await source.choose(choice)).toBeNull();
  source.close();
}

test.each(gamesHere)(
  '%s: a board shows its owner what the match shows them, and asks the same',
  async (game) => {
    const { device, info } = await begun(game);
    const { id } = await boardOf(device, info);
    const [board, match] = [await seen(device, id, 0), await seen(device, info.id, 0)];
    expect(board.view.table).toEqual(match.view.table);
    expect(board.view.decision).toEqual(match.view.decision);
  },
);

test('what is sealed elsewhere is not sealed on the board, and what is imagined is not what is', async () => {
  const { device, info } = await begun('heartland');
  const before = await seen(device, info.id, 1);
  const secret = before.view.decision.mine?.choices.find((choice) => choice.startsWith('deck:')) ?? '';
  await make(device, info.id, 1, secret);
  const { id } = await boardOf(device, info);
  const { view } = await seen(device, id, 1);
  expect(view.decision.mine?.plan).toEqual([]);
});

test('its owner chooses for every seat, goes back question by question, and finds all of it again', async () => {
  const { device, info, store } = await begun('heartland');
  const { id } = await boardOf(device, info);
  const first = await seen(device, id, 0);
  const deck = first.view.decision.mine?.choices[0] ?? '';
  await make(device, id, 0, deck);
  await ask(device, 'passFor', { match: id, seat: 1 });
  const second = await seen(device, id, 0);
  expect(second.host.decision).toBeGreaterThan(first.host.decision);
  await ask(device, 'keepNotes', { match: id, notes: 'They will come by the ford.' });

  const again = new Device(store);
  expect((await seen(again, id, 0)).view.table).toEqual(second.view.table);
  const note: BoardNote = await ask(again, 'getBoard', { match: id });
  expect(note).toMatchObject({ match: info.id, seat: 0, notes: 'They will come by the ford.' });
  await ask(again, 'goBack', { match: id });
  const back = await seen(again, id, 0);
  expect(back.view).toEqual(first.view);
  // The true match has heard nothing of it.
  expect((await seen(again, info.id, 0)).view.decision.mine?.plan).toEqual([]);
});

test('nothing else is made of a board: no list, no record, no rematch, no advice', async () => {
  const { device, info, store } = await begun('castles');
  const { id } = await boardOf(device, info);
  expect(id).toBe(boardId(info.id, 0));
  expect((await store.all()).map((one) => one.id)).toEqual([info.id]);
  expect(await device.host.ask('getHint', { match: id, seat: 0 })).toMatchObject({ code: 'not-yours' });
  await ask(device, 'uncover', { match: id, seat: 0 });
  expect(await device.host.ask('getHint', { match: id, seat: 0 })).toMatchObject({ code: 'no-hints' });
  await ask(device, 'end', { match: id });
  for (const name of ['getRecord', 'rematch'] as const)
    expect(await device.host.ask(name, { match: id })).toMatchObject({ code: 'not-finished' });
  for (const name of ['getBoard', 'goBack'] as const)
    expect(await device.host.ask(name, { match: info.id })).toMatchObject({ code: 'not-found' });
});

test('at a rated table nobody chooses for others: they do what a time-out would', async () => {
  const { device, info } = await begun('heartland');
  const { id, seats: told } = await boardOf(device, info, { ownOnly: true });
  expect(told.map(({ mine }) => mine)).toEqual([true, false]);
  expect(await device.host.ask('getView', { match: id, seat: 1 })).toMatchObject({ code: 'not-yours' });
  const source = device.look(id, 0);
  await until(() => source.document.value !== null, 'the board');
  const asked = source.document.value?.host.decision;
  const choice = source.document.value?.view.decision?.mine?.choices[0] ?? '';
  expect(await source.choose(choice)).toBeNull();
  await until(() => source.document.value?.host.decision !== asked, 'the others have answered');
});

test('a board in place of another keeps its notes, and the oldest of many give way', async () => {
  const { device, info, store } = await begun('twin-bridges');
  const { id } = await boardOf(device, info);
  await ask(device, 'keepNotes', { match: id, notes: 'Watch the second lane.' });
  await boardOf(device, info);
  expect(await ask(device, 'getBoard', { match: id })).toMatchObject({ notes: 'Watch the second lane.' });
  for (let n = 0; n < 41; n++) await boardOf(device, info, { match: `here-other-${n}` });
  const left = (await store.boards()).map((one) => one.id);
  expect(left).toHaveLength(40);
  expect(left).toContain(boardId('here-other-40', 0));
  expect(left).not.toContain(id);
});
