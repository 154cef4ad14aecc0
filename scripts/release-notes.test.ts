// Release notes: written and signed by a key, checked by its public half, and refused in one sentence where they were touched.

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'release-notes-'));
const at = (name: string): string => join(folder, name);
const notes = at('notes.md');

function run(...words: readonly string[]): { readonly code: number | null; readonly out: string } {
  const script = join(import.meta.dirname, 'release-notes.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    cwd: folder,
  });
  return { code: status, out: (status === 0 ? stdout : stderr).split('\n')[0] ?? '' };
}

function git(...words: readonly string[]): void {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false'];
  expect(spawnSync('git', [...who, ...words], { cwd: folder }).status).toBe(0);
}

beforeAll(() => {
  writeFileSync(at('package.json'), JSON.stringify({ name: 'club', version: '1.2.0' }));
  writeFileSync(
    at('package-lock.json'),
    JSON.stringify({ name: 'club', version: '1.2.0', lockfileVersion: 3, packages: {} }),
  );
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  git('tag', 'v1.1.0');
  git('commit', '--quiet', '--allow-empty', '--message', 'Ask before a match is removed');
  expect(run('--make-key', at('key')).code).toBe(0);
  expect(run('--make-key', at('other')).code).toBe(0);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('notes since the newest tag are signed, and hold against the key’s public half alone', () => {
  expect(statSync(at('key')).mode & 0o077).toBe(0);
  expect(run('--key', at('key'), '--out', notes).code).toBe(0);
  const text = readFileSync(notes, 'utf8');
  expect(text).toContain('# Bridgefront 1.2.0');
  expect(text).toContain('## Since v1.1.0\n\n- Ask before a match is removed\n');
  expect(text).not.toContain('Begin');
  expect(run('--verify', notes, '--public', at('key.pub'))).toEqual({
    code: 0,
    out: 'notes.md is signed with this key, and its bill of materials is the one it names.',
  });
});

test('another key, a changed word and another bill of materials are told apart', () => {
  expect(run('--key', at('key'), '--out', notes).code).toBe(0);
  const changed = 'notes.md was not signed with this key, or was changed after it was signed.';
  expect(run('--verify', notes, '--public', at('other.pub'))).toEqual({ code: 1, out: changed });
  appendFileSync(`${notes}.sbom.json`, ' ');
  expect(run('--verify', notes, '--public', at('key.pub')).out).toBe(
    'notes.md.sbom.json is not the bill of materials that the notes name.',
  );
  appendFileSync(notes, '- And a back door\n');
  expect(run('--verify', notes, '--public', at('key.pub'))).toEqual({ code: 1, out: changed });
});

test.each([
  [['--make-key', at('key')], `${at('key')} is there already: a key is never written over.`],
  [['--key', at('none')], `There is no file ${at('none')}.`],
  [['--key', at('key.pub')], `${at('key.pub')} holds no private Ed25519 key.`],
  [['--key', at('key'), '--from', 'v9'], 'git knows nothing of "v9..HEAD" here.'],
  [['--key', at('key'), '--from', 'HEAD'], 'Nothing has changed between HEAD and HEAD.'],
  [['--verify', notes], 'Say with --public whose key it is.'],
  [[], 'Say what is to be done: --make-key, --key or --verify.'],
  [['--kye', 'x'], /^Unknown option '--kye'; write: /],
])('%j is refused in one sentence', (words, sentence) => {
  const { code, out } = run(...words);
  expect(code).toBe(2);
  if (typeof sentence === 'string') expect(out).toBe(sentence);
  else expect(out).toMatch(sentence);
});
