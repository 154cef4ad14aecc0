// A followed match: whose chat is asked for, and what a refusal for being behind leads to.

import { expect, test } from 'vitest';
import type { ChatLine, MatchInfo, ServerMessage } from '@bridgefront/protocol';
import { liveSource } from './live.ts';
import { ReconnectingSocket } from './reconnecting-socket.ts';

const line: ChatLine = { number: 1, seat: null, name: 'Ada', text: 'Hello.', at: 0 };

// A server that says what the test says, when it says it.
function scripted() {
  const sent: { readonly id: string; readonly type: string }[] = [];
  const socket = {
    readyState: 1,
    onmessage: (_event: { data: string }): void => undefined,
    send: (text: string) => void sent.push(JSON.parse(text) as never),
    close: () => undefined,
  };
  const wire = new ReconnectingSocket({
    open: () => socket as never,
    onWake: () => undefined,
    turnedAway: () => undefined,
    now: () => 0,
  });
  const say = (message: object): void => socket.onmessage({ data: JSON.stringify(message as ServerMessage) });
  const accept = (): void => {
    say({ type: 'welcome', protocol: 1, identity: null, name: null });
    say({ type: 'accepted', id: sent.find(({ type }) => type === 'subscribe')?.id });
  };
  return { wire, say, accept, sent };
}

const table = (more: Partial<MatchInfo>): object => ({
  type: 'table',
  match: { id: 'm', visibility: 'public', owner: false, seats: [{ mine: false }], ...more },
});

async function look(script: (server: ReturnType<typeof scripted>) => void) {
  const server = scripted();
  let asked = 0;
  const source = liveSource(server.wire, async () => (asked++, [line]), 'm', null);
  script(server);
  await Promise.resolve();
  await Promise.resolve();
  const heard = source.chat.value.length;
  source.close();
  server.wire.close();
  return { asked, heard };
}

test.each([
  ['a public table that is known at once', [{}], 1],
  ['a public table, told twice', [{}, {}], 1],
  ['a private table', [{ visibility: 'private' }], 0],
  ['a private table of one\u2019s own', [{ visibility: 'private', owner: true }], 1],
  [
    'a private table at which one sits down',
    [{ visibility: 'private' }, { visibility: 'private', seats: [{ mine: true }] }],
    1,
  ],
] as const)('%s', async (_name, tables, asked) => {
  const before = await look(({ say, accept }) => {
    say(table(tables[0] as never));
    accept();
    for (const more of tables.slice(1)) say(table(more as never));
  });
  expect(before).toEqual({ asked, heard: asked });
  const behind = await look(({ say, accept }) => {
    accept();
    for (const one of tables) say(table(one as never));
  });
  expect(behind).toEqual({ asked, heard: asked });
});

test('whoever is refused for answering what was asked before looks again, and only once at a time', async () => {
  const server = scripted();
  const source = liveSource(server.wire, () => Promise.resolve([]), 'm', 0);
  server.accept();
  const decision = { mine: { choices: ['a', 'b'], plan: [] } };
  const document = { view: { decision }, host: { status: 'live', decision: 3, acts: 3, link: '' } };
  const shown = {
    type: 'whole',
    match: 'm',
    seat: 0,
    stream: 's',
    number: 7,
    told: 0,
    reports: [],
    document,
  };
  server.say(shown);
  const asked = (type: string) => server.sent.filter((one) => one.type === type);
  const refused = async () => {
    const answer = source.choose('a');
    server.say({ type: 'refused', id: asked('choose').at(-1)?.id, code: 'stale', message: 'Look again.' });
    expect(await answer).toMatchObject({ code: 'stale' });
  };
  await refused();
  expect(asked('subscribe')).toHaveLength(2);
  expect(asked('subscribe').at(-1)).toMatchObject({ from: { stream: 's', number: 7 } });
  await refused();
  expect(asked('subscribe')).toHaveLength(2);
  server.say({ type: 'accepted', id: asked('subscribe').at(-1)?.id });
  await refused();
  expect(asked('subscribe')).toHaveLength(3);
  // What does not help is not asked for ever: at last the whole.
  server.say({ type: 'accepted', id: asked('subscribe').at(-1)?.id });
  await refused();
  expect(asked('subscribe').at(-1)).not.toHaveProperty('from');
  source.close();
  server.wire.close();
});
