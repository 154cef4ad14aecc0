// The proxies of the guide, for real: their configurations as they stand in docs/operation, in front of a real server.

import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { freePort, ServerProcess } from './process.ts';
import { enterAll, sleep } from './table.ts';

const guide = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../docs/operation', file), 'utf8');
const has = (program: string, flag: string): boolean => spawnSync(program, [flag]).status === 0;

let folder = '';
let server: ServerProcess | null = null;
let proxy: ChildProcess | null = null;

afterEach(async () => {
  proxy?.kill('SIGTERM');
  await server?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function behind(): Promise<{ readonly port: number; readonly to: ServerProcess }> {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-proxy-'));
  const port = await freePort();
  const more = { TRUST_PROXY: '1', PUBLIC_URL: `https://localhost:${port}` };
  server = new ServerProcess(folder, await freePort(), more);
  await server.start();
  return { port, to: server };
}

/** What comes back, up to its end or its first `enough` lines. */
function get(url: string, token = '', enough = Infinity): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const asking = request(url, { rejectUnauthorized: false, headers }, (answer) => {
      let text = '';
      const done = (): void => resolve({ status: answer.statusCode ?? 0, text });
      answer.on('data', (part) => {
        text += String(part);
        if (text.split('\n').length > enough) {
          done();
          asking.destroy();
        }
      });
      answer.on('end', done);
    });
    asking.on('error', reject);
    asking.end();
  });
}

async function expectAllToPass(url: string): Promise<void> {
  for (let status = 0; status !== 200;) {
    ({ status } = await get(`${url}/healthz`).catch(() => ({ status: 0 })));
    if (status !== 200) await sleep(50);
  }
  expect((await get(`${url}/metrics`)).status).toBe(404);
  const [ann] = await enterAll(server?.url ?? '', ['Ann']);
  // The first line comes although the answer does not end.
  const { text } = await get(`${url}/api/events`, ann.token, 1);
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ type: 'now' });
  const socket = new WebSocket(`${url.replace('https', 'wss')}/api/live`, {
    rejectUnauthorized: false,
    origin: url,
    headers: { authorization: `Bearer ${ann.token}` },
  });
  const first = await new Promise((resolve, reject) => {
    socket.once('message', (data) => resolve(JSON.parse(String(data as Buffer))));
    socket.once('error', reject);
  });
  expect(first).toMatchObject({ type: 'welcome', name: 'Ann' });
  socket.terminate();
}

test.runIf(has('caddy', 'version'))('Caddy', async () => {
  const { port, to } = await behind();
  const local = '{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
  const own = guide('Caddyfile')
    .replace('play.example.org {', `localhost:${port} {`)
    .replace('127.0.0.1:8080', to.url.replace('http://', ''));
  writeFileSync(join(folder, 'Caddyfile'), local + own);
  proxy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  await expectAllToPass(`https://localhost:${port}`);
});

test.runIf(has('nginx', '-v') && has('openssl', 'version'))('nginx', async () => {
  const { port, to } = await behind();
  const at = (file: string): string => join(folder, file);
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '2'];
  spawnSync('openssl', [...made, '-keyout', at('key.pem'), '-out', at('cert.pem')]);
  const own = guide('nginx.conf')
    .replaceAll(/ *listen \[::\].*\n/g, '')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replaceAll('play.example.org;', 'localhost;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${at('cert.pem')};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${at('key.pem')};`)
    .replace('http://127.0.0.1:8080', to.url)
    .replaceAll('$host', '$http_host');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${at(kind)};`)
    .join('\n');
  const whole = `pid ${at('pid')};\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${own}}\n`;
  writeFileSync(at('nginx.conf'), whole);
  proxy = spawn('nginx', ['-p', folder, '-c', at('nginx.conf'), '-e', at('error.log')], { stdio: 'ignore' });
  await expectAllToPass(`https://localhost:${port}`);
});
