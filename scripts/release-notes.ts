// Notes of a release, signed: what changed, which commit, and the digest of the bill of materials. Checked by anybody with the key's
// public half. The private half is made once and stays with whoever releases.

import { execFileSync } from 'node:child_process';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkFailed } from '@bridgefront/terminal/failure.ts';
import { orEnd, readWords, usageError } from '@bridgefront/lab/script.ts';

const usage = `npm run release-notes -- --make-key FILE             makes a key: FILE for yourself, FILE.pub for everybody
npm run release-notes -- --key FILE [--from REF] [--to REF] [--out FILE]
                                                     writes the notes, their bill of materials and their signature
npm run release-notes -- --verify FILE --public FILE checks notes that somebody else has signed

  --from REF   the last release (default: the newest tag; without any, the whole history)
  --to REF     what is released (default: HEAD)
  --out FILE   where the notes go (default: release-notes.md); beside them FILE.sbom.json and FILE.sig`;

function git(...words: readonly string[]): string {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    throw usageError(`git knows nothing of "${words.at(-1)}" here.`);
  }
}

function read(file: string): string {
  if (!existsSync(file)) throw usageError(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function newestTag(): string | null {
  const [tag = ''] = git('tag', '--sort=-creatordate').split('\n');
  return tag === '' ? null : tag;
}

// Oldest last, as people read what is new.
function subjects(from: string | null, to: string): string {
  return git('log', '--no-merges', '--format=- %s', from === null ? to : `${from}..${to}`);
}

function notesOf(from: string | null, to: string, sbom: string): string {
  const commit = git('rev-parse', '--verify', `${to}^{commit}`);
  const changes = subjects(from, to);
  if (changes === '') throw usageError(`Nothing has changed between ${from} and ${to}.`);
  const { version } = JSON.parse(git('show', `${commit}:package.json`)) as { readonly version: string };
  return [
    `# Bridgefront ${version}`,
    '',
    `Commit ${commit}, of ${git('show', '-s', '--format=%cs', commit)}.`,
    `Bill of materials (CycloneDX), SHA-256 ${digest(sbom)}.`,
    '',
    from === null ? '## Everything so far' : `## Since ${from}`,
    '',
    changes,
    '',
  ].join('\n');
}

function makeKey(file: string): void {
  for (const one of [file, `${file}.pub`])
    if (existsSync(one)) throw usageError(`${one} is there already: a key is never written over.`);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }));
  console.log(`Keep ${file} to yourself, and publish ${file}.pub where releases are announced.`);
}

function keyIn(file: string, half: 'private' | 'public') {
  const pem = read(file);
  try {
    const key = half === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below, as for a key of another kind.
  }
  throw usageError(`${file} holds no ${half} Ed25519 key.`);
}

function writeNotes(keyFile: string, from: string | null, to: string, out: string): void {
  const key = keyIn(keyFile, 'private');
  const sbom = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  const notes = notesOf(from, to, sbom);
  writeFileSync(`${out}.sbom.json`, sbom);
  writeFileSync(out, notes);
  writeFileSync(`${out}.sig`, `${sign(null, Buffer.from(notes), key).toString('base64')}\n`);
  console.log(`${out}, ${out}.sbom.json and ${out}.sig are written.`);
}

function verifyNotes(file: string, publicFile: string): void {
  const notes = read(file);
  const signature = Buffer.from(read(`${file}.sig`), 'base64');
  if (!verify(null, Buffer.from(notes), keyIn(publicFile, 'public'), signature))
    throw checkFailed(`${basename(file)} was not signed with this key, or was changed after it was signed.`);
  const [, stated] = /SHA-256 ([0-9a-f]{64})\./.exec(notes) ?? [];
  if (stated !== digest(read(`${file}.sbom.json`)))
    throw checkFailed(`${basename(file)}.sbom.json is not the bill of materials that the notes name.`);
  console.log(`${basename(file)} is signed with this key, and its bill of materials is the one it names.`);
}

const words = {
  options: {
    'make-key': { type: 'string' },
    key: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string', default: 'HEAD' },
    out: { type: 'string', default: 'release-notes.md' },
    verify: { type: 'string' },
    public: { type: 'string' },
  },
} as const;

const act = readWords(usage, words, ({ values }): (() => void) => {
  const { key, from, to, out, verify: signed, public: publicFile, 'make-key': made } = values;
  if (made !== undefined) return () => makeKey(made);
  if (signed !== undefined && publicFile !== undefined) return () => verifyNotes(signed, publicFile);
  if (signed !== undefined) throw usageError('Say with --public whose key it is.');
  if (key === undefined) throw usageError('Say what is to be done: --make-key, --key or --verify.');
  return () => writeNotes(key, from ?? newestTag(), to, out);
});

await orEnd(act);
