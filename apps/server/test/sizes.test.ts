// What a seat is sent after a choice stays short.

import type { AnyGame } from '@bridgefront/kernel';
import { WebSocket } from 'ws';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { measure, spread } from './sizes.ts';
import { Client, startMatch, testServer } from './support.ts';

const bridgefront = games.get('bridgefront') as AnyGame;

describe('the messages to a seat after a choice in Bridgefront', () => {
  test.each([
    ['random', ['random', 'random', 'random', 'random']],
    ['greedy', ['greedy', 'greedy', 'greedy', 'greedy']],
  ])('nine of ten are at most 1 KB on the wire: %s seats', (_name, seated) => {
    const { plain, wire } = measure(bridgefront, seated, 1, 'test');
    expect(spread(wire).p90).toBeLessThanOrEqual(1024);
    expect(spread(plain).p50).toBeLessThanOrEqual(512);
  });
});

describe('compression', () => {
  async function bytesFor(compressFrom: number, perMessageDeflate: boolean) {
    const server = await testServer({ config: { compressFrom }, games: [bridgefront] });
    try {
      const people = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(server, name)));
      const match = await startMatch(people, { game: 'bridgefront' });
      const headers = { authorization: `Bearer ${people[0].token}` };
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
        headers,
        perMessageDeflate,
      });
      socket.on('open', () =>
        socket.send(JSON.stringify({ type: 'subscribe', id: 's', match, seat: 0, told: 0 })),
      );
      let wire = 0;
      socket.on('upgrade', (answer) => answer.socket.on('data', (data: Buffer) => (wire += data.length)));
      const texts: string[] = [];
      await new Promise<void>((resolve) => {
        socket.on('message', (data) => {
          texts.push(String(data as Buffer));
          if (texts.some((text) => text.includes('"accepted"'))) resolve();
        });
      });
      socket.terminate();
      return { texts: texts.join('').length, wire };
    } finally {
      await server.stop();
    }
  }

  test.each([
    ['shortens what is long, for clients that take it', 1024, true, true],
    ['is left out for clients that do not', 1024, false, false],
    ['can be turned off', 0, true, false],
  ])('%s', async (_name, from, taken, shorter) => {
    const { texts, wire } = await bytesFor(from, taken);
    if (shorter) expect(wire).toBeLessThan(texts * 0.7);
    else expect(wire).toBeGreaterThan(texts);
  });
});
