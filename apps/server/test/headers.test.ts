// What every answer tells a browser about the page, and what browsers tell about it.

import { afterEach, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { testServer } from './support.ts';

let server: Server;

afterEach(() => server?.stop());

test('nobody may frame the page, by one rule; it gets nothing of the device; what is kept from running is reported', async () => {
  server = await testServer();
  for (const path of ['/healthz', '/api/games', '/api/nothing']) {
    const { headers } = await fetch(`${server.url}${path}`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('report-uri /api/csp-report');
    expect(headers.get('x-frame-options')).toBeNull();
    for (const what of ['camera', 'microphone', 'geolocation', 'usb'])
      expect(headers.get('permissions-policy')).toContain(`${what}=()`);
  }
});

test('reports are logged, a few for each network, and never answered with an error', async () => {
  const log: string[] = [];
  server = await testServer({ log, servers: 1 });
  const report = (body: string) =>
    fetch(`${server.url}/api/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body,
    });
  const told = { 'csp-report': { 'blocked-uri': 'inline', 'violated-directive': 'script-src' } };
  for (let sent = 0; sent < 20; sent++) expect((await report(JSON.stringify(told))).status).toBe(204);
  const logged = log.filter((line) => line.includes('kept something from running'));
  expect(logged).toHaveLength(5);
  expect(logged[0]).toContain('script-src');
  expect((await report('{')).status).toBe(204);
  expect((await report(`"${'x'.repeat(9000)}"`)).status).toBe(413);
});
