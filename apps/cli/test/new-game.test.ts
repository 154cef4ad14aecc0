// `new-game` in a temporary copy of the workspace: what it writes plays, and keeps every check.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCheck } from '@bridgefront/kernel/conformance';
import type { CheckName } from '@bridgefront/kernel/conformance';
import type { Game } from '@bridgefront/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf } from '../src/new-game/names.ts';

const root = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'new-game-'));
const folders = ['packages', 'games', 'apps/cli', 'apps/server/src', 'apps/web/src'];
const isSource = (path: string): boolean => !['node_modules', 'dist'].includes(basename(path));

// Everything installed is linked; the workspace's own packages are the copied ones.
function linkPackages(): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@bridgefront'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@bridgefront' && name !== '.bin')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const parent of ['packages', 'games', 'apps']) {
    for (const folder of readdirSync(join(copy, parent))) {
      const manifest = join(copy, parent, folder, 'package.json');
      if (!existsSync(manifest)) continue;
      const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name: string };
      symlinkSync(join(copy, parent, folder), join(modules, name));
    }
  }
}

function run(...words: readonly string[]) {
  const bin = join(copy, 'apps/cli/bin/bridgefront.mjs');
  return spawnSync(process.execPath, [bin, ...words], { cwd: copy, encoding: 'utf8' });
}

function tool(path: string, ...words: readonly string[]) {
  return spawnSync(process.execPath, [join(root, 'node_modules', path), ...words], {
    cwd: copy,
    encoding: 'utf8',
  });
}

beforeAll(() => {
  for (const folder of folders)
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
  for (const file of readdirSync(root))
    if (/^(?:tsconfig.*|\.oxfmtrc.*|package|package-lock)\.jsonc?$/.test(file))
      cpSync(join(root, file), join(copy, file));
  linkPackages();
  const { status, stderr } = run('new-game', 'Stone Soup', '--no-install');
  expect([status, stderr]).toEqual([0, '']);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('it changes nothing outside of its folder', () => {
  const changed = folders.flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.\w+$/.test(file) && !file.includes('node_modules'))
      .filter(
        (file) =>
          !existsSync(join(root, file)) ||
          !readFileSync(join(copy, file)).equals(readFileSync(join(root, file))),
      )
      .filter((file) => !file.startsWith(join('games', 'stone-soup'))),
  );
  expect(changed).toEqual([]);
});

test('no blank of the template is left', () => {
  const folder = join(copy, 'games/stone-soup');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );
  expect(files.length).toBeGreaterThan(15);
  for (const file of files)
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/__(?:slug|Title|camel|ID)__/);
});

test('it plays: bots finish matches of it', () => {
  const { stdout } = run(
    'simulate',
    'stone-soup',
    '--seats',
    'random,greedy,greedy',
    '--matches',
    '30',
    '--workers',
    '1',
    '--json',
  );
  expect(JSON.parse(stdout)).toMatchObject({ game: 'stone-soup', matches: 30, finished: 30, violations: 0 });
});

const checks: readonly CheckName[] = [
  'ends',
  'positions',
  'conserves',
  'legal-is-accepted',
  'hides',
  'takes-back',
  'finds-words',
];

test.each(checks)('it keeps the contract: %s', async (name) => {
  const module = (await import(pathToFileURL(join(copy, 'games/stone-soup/rules/index.ts')).href)) as {
    readonly stoneSoup: Game<unknown>;
  };
  expect(runCheck(module.stoneSoup, name, { seats: 3, seed: 'new', options: {} })).toBeNull();
});

test('its playthrough, rules reference and rules are tests that pass', () => {
  const { status, stdout } = tool(
    'vitest/vitest.mjs',
    'run',
    '--root',
    copy,
    '--dir',
    'games/stone-soup/test',
  );
  expect(status, stdout).toBe(0);
});

test('it compiles, page and all, and is formatted', () => {
  const { status, stdout } = tool('typescript/bin/tsc', '-p', 'tsconfig.web.json');
  expect(status, stdout).toBe(0);
  expect(tool('oxfmt/bin/oxfmt', '--check', 'games/stone-soup').status).toBe(0);
});

describe('names', () => {
  test.each([
    ['Stone Soup', { slug: 'stone-soup', title: 'Stone Soup', camel: 'stoneSoup', series: 'SS' }],
    ['tinker-bay', { slug: 'tinker-bay', title: 'Tinker Bay', camel: 'tinkerBay', series: 'TBA' }],
    ['Ödland', { slug: 'odland', title: 'Ödland', camel: 'odland', series: 'OD' }],
  ])('%s', (called, names) => expect(namesOf(called, root)).toEqual(names));

  test.each([
    ['7 Wonders', 'begins with a letter'],
    ['Switch', 'means something else'],
    ['bridgefront', 'already'],
  ])('%s is refused', (called, says) => {
    expect(namesOf(called, root)).toEqual({ problem: expect.stringContaining(says) as string });
  });
});

test('a name that is taken is refused in one line and changes nothing', () => {
  const spec = join(copy, 'games/stone-soup/SPEC.md');
  writeFileSync(spec, 'mine');
  const { status, stderr } = run('new-game', 'stone-soup', '--no-install');
  expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
  expect(readFileSync(spec, 'utf8')).toBe('mine');
});
