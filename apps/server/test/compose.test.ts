// The compose file as far as it can be held without Docker: its servers can start with what they are told, and with each other.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

interface Service {
  readonly image: string;
  readonly environment?: { readonly [name: string]: string };
  readonly depends_on?: { readonly [service: string]: object };
  readonly configs?: readonly { readonly source: string }[];
}
interface Compose {
  readonly services: { readonly [name: string]: Service };
  readonly configs: { readonly [name: string]: { readonly content: string } };
}

const docs = new URL('../../../docs/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, docs), 'utf8');
const given = {
  SITE: 'play.example.org',
  DATABASE_PASSWORD: '0123456789abcdef0123456789abcdef',
  SECRET: 's'.repeat(64),
  SIGNING_KEY: 'k'.repeat(64),
  PUSH_KEY: 'p'.repeat(64),
};
const text = read('operation/compose.yaml');
const filled = text.replaceAll(/\$\{(\w+):\?\}/g, (whole, name: string) => given[name as 'SITE'] ?? whole);
const { services, configs } = load(filled, { merge: true } as object) as Compose;
const servers = Object.entries(services).filter(([, { image }]) => image === 'bridgefront');
const folder = mkdtempSync(join(tmpdir(), 'bridgefront-compose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('all that has to be given is what the head of the file makes', () => {
  expect(filled).not.toContain('${');
  const made = /printf '([^']*)'/.exec(text)?.[1].matchAll(/([A-Z_]+)=/g) ?? [];
  expect([...made].map(([, name]) => name).toSorted()).toEqual(Object.keys(given).toSorted());
});

test.each(servers)('%s starts with what it is told', (name, { environment = {}, depends_on = {} }) => {
  const config = readConfig({ DATA_DIR: join(folder, name), ...environment });
  expect(config.role).toBe(name);
  expect(config.natsUrl).toBe('nats://nats:4222');
  const table = read('running.md');
  for (const variable of Object.keys(environment)) expect(table).toContain(`| \`${variable}\``);
  const hosts = [environment['NATS_URL'], environment['DATABASE_URL']].flatMap((url) =>
    url === undefined ? [] : [new URL(url).hostname],
  );
  for (const host of [...hosts, ...Object.keys(depends_on)]) expect(services).toHaveProperty([host]);
});

test('each role is there, and the proxy goes to those with sockets at the port of the image', () => {
  expect(servers.map(([name]) => name).toSorted()).toEqual(['play', 'think', 'web']);
  const [, service, port] = /dynamic a (\w+) (\d+)/.exec(configs['caddyfile']?.content ?? '') ?? [];
  expect(service).toBe('web');
  expect(read('../Dockerfile')).toContain(`PORT=${port} `);
});
