// What leaves a connection: frames that another implementation reads, and few writes.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { agreement } from '../src/live/compression.ts';
import { frameOf, frameWriterOver } from '../src/live/frame-writer.ts';
import type { FrameWriter } from '../src/live/frame-writer.ts';

const texts = [
  'short',
  'x'.repeat(125),
  'y'.repeat(126),
  'ö€😀'.repeat(40),
  'z'.repeat(65_535),
  'abc'.repeat(30_000),
];

describe.each([
  ['compressed', true],
  ['plain', false],
])('over a real connection, %s', (_name, deflate) => {
  let server: WebSocketServer;
  let client: WebSocket;
  let line: FrameWriter;

  beforeEach(async () => {
    server = new WebSocketServer({ port: 0, perMessageDeflate: agreement(1) });
    const joined = new Promise<void>((resolve) => {
      server.on('connection', (socket, request) => {
        const from = socket.extensions === '' ? 0 : 100;
        line = frameWriterOver(request.socket, () => socket.readyState === socket.OPEN, from);
        resolve();
      });
    });
    const { port } = server.address() as AddressInfo;
    client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: deflate });
    await Promise.all([joined, once(client, 'open')]);
  });
  afterEach(() => {
    client.terminate();
    server.close();
  });

  test('messages of every length arrive, in order', async () => {
    const received: string[] = [];
    const all = new Promise<void>((resolve) => {
      client.on('message', (data) => {
        received.push(String(data as Buffer));
        if (received.length === 2 * texts.length) resolve();
      });
    });
    for (const text of texts) line.send(text);
    await new Promise((resolve) => setImmediate(resolve));
    for (const text of texts) line.send(text);
    await all;
    expect(received).toEqual([...texts, ...texts]);
  });
});

describe('a line', () => {
  function listening() {
    const writes: Buffer[] = [];
    const socket = new PassThrough();
    socket.on('data', (data: Buffer) => writes.push(data));
    const given = { open: true };
    return { writes, given, line: frameWriterOver(socket, () => given.open, 0) };
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  test('writes once for all messages of a turn', async () => {
    const { writes, line } = listening();
    line.send('change');
    await Promise.resolve();
    line.send('accepted');
    await turn();
    expect(writes).toEqual([Buffer.concat([frameOf('change', 0), frameOf('accepted', 0)])]);
    line.send('more');
    await turn();
    expect(writes).toHaveLength(2);
  });

  test('says nothing behind a farewell', async () => {
    const { writes, given, line } = listening();
    line.send('late');
    given.open = false;
    await turn();
    expect(writes).toEqual([]);
  });
});

test('what many are sent is compressed once', () => {
  const text = 'the same for everybody '.repeat(100);
  expect(frameOf(text, 100)).toBe(frameOf(text, 100));
  expect(frameOf(text, 100).length).toBeLessThan(text.length / 4);
});
