// The environment: what makes no sense is refused in a sentence of our own that says what is allowed.

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseUrlIn, publicUrlAt, readConfig } from '../src/config.ts';

const memory = { STORAGE: 'memory' };

test.each([
  ['PORT', 'abc', 'has to be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'has to be a whole number from 0 to 65535.'],
  ['PORT', '1e3', 'has to be a whole number from 0 to 65535.'],
  ['PORT', '0x50', 'has to be a whole number from 0 to 65535.'],
  ['PORT', ' ', 'has to be a whole number from 0 to 65535.'],
  ['PORT', '80 80', 'has to be a whole number from 0 to 65535.'],
  ['ANSWER_BEAT', '-0', 'has to be a whole number from 0 to 10000.'],
  ['IDLE_SECONDS', '9'.repeat(400), 'has to be a whole number from 0 to 86400.'],
  ['BOT_THREADS', '1.5', 'has to be a whole number from 1 to 64.'],
  ['PROGRAM_PER_MINUTE', '0', 'has to be a whole number from 1 to 10000000.'],
  ['STORAGE', 'disk', 'has to be one of "sqlite", "memory".'],
  [
    'DATABASE_URL',
    'mysql://localhost/club',
    'has to be an address such as postgresql://name:password@localhost/bridgefront.',
  ],
  ['LOG_LEVEL', 'loud', 'has to be one of "fatal", "error", "warn", "info", "debug", "trace", "silent".'],
  ['SECRET', 'short', 'has to have at least 32 characters.'],
  ['METRICS_TOKEN', 'short', 'has to have at least 16 characters.'],
  ['PUBLIC_URL', 'play.example.org', 'has to be an address such as https://play.example.org.'],
  ['PUBLIC_URL', 'ftp://play.example.org', 'has to be an address such as https://play.example.org.'],
  ['HSTS', 'yes', 'has to be one of "true", "false".'],
  ['SMTP_URL', 'mail.example.org', 'has to be an address such as smtps://name:password@mail.example.org.'],
  ['MAIL_FROM', 'matches', 'has to be a mail address.'],
  ['PUSH_KEY', 'short', 'has to have at least 32 characters.'],
  [
    'TRUST_PROXY',
    'me',
    'has to be a number of proxies, or their addresses or networks as in 10.0.0.0/8,::1.',
  ],
  [
    'TRUST_PROXY',
    '10.0.0.0/40',
    'has to be a number of proxies, or their addresses or networks as in 10.0.0.0/8,::1.',
  ],
])('%s=%s', (name, value, says) => {
  expect(() => readConfig({ ...memory, [name]: value })).toThrow(new Error(`${name} ${says}`));
});

test('a database server is chosen by its address, and keeps what it is told', () => {
  const DATABASE_URL = 'postgresql:///club?host=/run/postgresql';
  expect(() => readConfig({ ...memory, DATABASE_URL })).toThrow('cannot be said together with DATABASE_URL');
  const secret = 'a secret for tests that is long enough';
  const said = { DATA_DIR: tmpdir(), SECRET: secret, SIGNING_KEY: secret, PUSH_KEY: secret };
  expect(readConfig({ ...said, DATABASE_URL })).toMatchObject({
    storage: 'postgres',
    databaseUrl: DATABASE_URL,
  });
  expect(readConfig(said)).toMatchObject({ storage: 'sqlite', databaseUrl: null });
  expect(databaseUrlIn({ DATABASE_URL: '' })).toBeNull();
  expect(() => databaseUrlIn({ DATABASE_URL: 'x' })).toThrow('DATABASE_URL has to be an address');
});

test('where mail leaves and from whom are said together', () => {
  const [SMTP_URL, MAIL_FROM] = ['smtp://mail.example.org', 'a@example.org'];
  for (const half of [{ SMTP_URL }, { MAIL_FROM }])
    expect(() => readConfig({ ...memory, ...half })).toThrow('have to be said together');
  expect(readConfig({ ...memory, SMTP_URL, MAIL_FROM }).mail).toEqual({ smtpUrl: SMTP_URL, from: MAIL_FROM });
});

test('an empty variable is not set', () => {
  const source = readFileSync(join(import.meta.dirname, '../src/config.ts'), 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  const said = {
    ...memory,
    SECRET: 'a secret for tests that is long enough',
    SIGNING_KEY: 'a secret for tests that is long enough',
    PUSH_KEY: 'a secret for tests that is long enough',
  };
  const empty = Object.fromEntries(names.filter((name) => !(name in said)).map((name) => [name, '']));
  expect(readConfig({ ...empty, ...said })).toEqual(readConfig(said));
});

describe('a DATA_DIR that cannot be used', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bridgefront-config-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const says = (dir: string, why: string): void =>
    expect(() => readConfig({ DATA_DIR: dir })).toThrow(new Error(`DATA_DIR has to be a folder${why}`));

  test('is a file, or lies in one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    says(file, `; ${file} is a file.`);
    says(join(file, 'x'), ` that can be used; ${join(file, 'x')} cannot: not a directory.`);
  });

  test('is a link that leads nowhere', () => {
    const link = join(folder, 'link');
    symlinkSync(join(folder, 'gone', 'far'), link);
    says(link, ` that can be used; ${link} cannot: file already exists.`);
  });

  test.runIf(existsSync('/proc/self'))('lies where no folders can be made', () => {
    says('/proc/none/here', ' that can be used; /proc/none/here cannot: no such file or directory.');
  });

  test('others are made, with all above them', () => {
    const dir = join(folder, 'a', 'b');
    expect(readConfig({ DATA_DIR: dir }).dataDir).toBe(dir);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
  });
});

test.each([
  [{ PORT: '0' }, 'http://localhost:4711'],
  [{ PORT: '4711' }, 'http://localhost:4711'],
  [{ PORT: '0', PUBLIC_URL: 'https://play.example.org' }, 'https://play.example.org'],
])('%j on port 4711 is reached at %s', (said, url) => {
  expect(publicUrlAt(readConfig({ ...memory, ...said }), 4711)).toBe(url);
});

test('each variable that makes no sense has a line', () => {
  const wrong = { ...memory, PORT: 'x', BOT_TABLES: '-1' };
  expect(() => readConfig(wrong)).toThrow(
    'PORT has to be a whole number from 0 to 65535.\nBOT_TABLES has to be a whole number from 1 to 1000000.',
  );
});

test('a cluster needs a database, and everybody the same secrets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-config-'));
  const bus = { DATA_DIR: folder, NATS_URL: 'nats://localhost:4222' };
  const database = { ...bus, DATABASE_URL: 'postgresql://localhost/bridgefront' };
  const secret = 'long enough to be a secret of a server';
  expect(() => readConfig(bus)).toThrow('DATABASE_URL has to be said too.');
  expect(() => readConfig({ ...database, SECRET: secret })).toThrow(
    'With NATS_URL SIGNING_KEY, PUSH_KEY have to be said',
  );
  const whole = { ...database, SECRET: secret, SIGNING_KEY: secret, PUSH_KEY: secret };
  expect(() => readConfig({ ...database, PROCESSES: '2' })).toThrow('There are no table processes any more');
  expect(readConfig(whole).natsUrl).toBe('nats://localhost:4222');
  expect(() => readConfig({ ...whole, NATS_URL: 'http://localhost' })).toThrow(
    'NATS_URL has to be an address such as',
  );
  expect(readConfig({ ...whole, ROLE: 'web' }).role).toBe('web');
  expect(() => readConfig({ DATA_DIR: folder, ROLE: 'play' })).toThrow(
    'ROLE (--role) is for several servers',
  );
  rmSync(folder, { recursive: true });
});

test('the guide lists every variable, and no other', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/running.md'), 'utf8');
  const source = readFileSync(join(import.meta.dirname, '../src/config.ts'), 'utf8');
  const listed = [...guide.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  const read = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(read.toSorted());
});
