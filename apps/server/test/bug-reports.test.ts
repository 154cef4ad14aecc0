// What people say is wrong in a match: kept for who runs the server, who is not told what was hidden while it runs.

import type { MatchInfo } from '@bridgefront/protocol';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { Client, startMatch, TestTime, testServer } from './support.ts';

let server: Server | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

async function admin(...given: string[]): Promise<string> {
  const { ok, text } = (await server?.carryOut({ by: 'operator', given })) ?? { ok: false, text: '' };
  return ok ? text : `Refused: ${text}`;
}

test('a moment is kept with what was read; its note is replaced; while the match runs nothing hidden is told', async () => {
  server = await testServer();
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const id = await startMatch([ann, ben]);
  expect(await admin('bugs')).toBe('Nobody says that anything is wrong.');
  const said = { id: 'one', seen: ['Ann draws the Zap.'] };
  expect(await ann.post(`/matches/${id}/bug-reports`, said)).toEqual({ done: true });
  await ann.post(`/matches/${id}/bug-reports`, { ...said, note: 'That was no Zap.' });
  const running = await admin('bugs', ann.identity);
  expect(running).toContain(`${id}  said by ${ann.identity}, still played`);
  expect(running).toContain('"That was no Zap."');
  expect(running).not.toContain('draws the Zap');
  expect(running).not.toContain('--at');
  expect(await admin('bugs', ben.identity)).toBe('Nobody says that anything is wrong.');
  expect(JSON.parse(await admin('data', ann.identity))).toMatchObject({
    bugReports: [{ match: id, note: 'That was no Zap.', seen: ['Ann draws the Zap.'] }],
  });
  await admin('end', id);
  const over = await admin('bugs');
  expect(over).toContain('| Ann draws the Zap.');
  const { game } = await ben.get<MatchInfo>(`/matches/${id}`);
  expect(over).toContain(`npm run campaign -- ${game} --record FILE --at 0`);
  // With the person it goes.
  await admin('forget', ann.identity);
  expect(await admin('bugs')).toBe('Nobody says that anything is wrong.');
});

test('the latest twenty of a person are kept, and none of strangers or of what was never played', async () => {
  server = await testServer();
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const id = await startMatch([ann, ben]);
  for (let n = 0; n < 22; n++)
    await ann.post(`/matches/${id}/bug-reports`, { id: `n${n}`, note: `note ${n}.` });
  await ben.post(`/matches/${id}/bug-reports`, { id: 'n1', note: 'of Ben.' });
  const mine = await admin('bugs', ann.identity);
  expect(mine.match(/note \d+\./g)).toHaveLength(20);
  expect(mine).toContain('"note 21."');
  expect(mine).not.toContain('"note 1."');
  expect(await admin('bugs')).toContain('of Ben.');
  expect(
    await ann.call('POST', `/matches/${id}/bug-reports`, { id: 'x', note: 'y'.repeat(501) }),
  ).toMatchObject({
    status: 400,
  });
  expect((await ann.call('POST', '/matches/none/bug-reports', { id: 'x' })).status).toBeGreaterThanOrEqual(
    400,
  );
});

test('a network that says so again and again, as ever new people, hides nobody else', async () => {
  const time = new TestTime();
  const own = await testServer({ time });
  server = own;
  const people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => Client.enter(own, name)));
  const id = await startMatch(people.slice(0, 2));
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 42; n++) {
    const { body } = await people[n % 3].call<{ code?: string }>('POST', `/matches/${id}/bug-reports`, {
      id: `n${n}`,
    });
    codes.push(body.code);
  }
  expect(codes.filter((code) => code === undefined)).toHaveLength(40);
  expect(codes.slice(40)).toEqual(['too-fast', 'too-fast']);
  await time.advance(300_000);
  expect(await people[0].post(`/matches/${id}/bug-reports`, { id: 'later' })).toEqual({ done: true });
});
