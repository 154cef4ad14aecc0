// Writing a new game: the folder from its template, the link that makes it a package, format and lockfile.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameNames } from './names.ts';

const template = fileURLToPath(new URL('../../template', import.meta.url));

/** The folder of the workspace in which this command lies; null where it was taken out of one. */
export function workspaceRoot(): string | null {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  return existsSync(join(root, 'games')) && existsSync(join(root, 'package-lock.json')) ? root : null;
}

function filled(text: string, { slug, title, camel, series }: GameNames): string {
  return text
    .replaceAll('__slug__', slug)
    .replaceAll('__Title__', title)
    .replaceAll('__camel__', camel)
    .replaceAll('__ID__', series);
}

/** Writes the game's folder; returns how many files it has. */
export function writeGame(root: string, names: GameNames): number {
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  );
  for (const file of files) {
    // Templates end in .txt, so that nobody takes them for code of this package.
    const path = join(root, 'games', names.slug, file.slice(0, -'.txt'.length));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, filled(readFileSync(join(template, file), 'utf8'), names));
  }
  return files.length;
}

/** Makes the folder a package of the workspace at once, as the next `npm install` would. */
export function linkGame(root: string, { slug }: GameNames): void {
  const link = join(root, 'node_modules/@bridgefront', `game-${slug}`);
  if (!existsSync(dirname(link)) || existsSync(link)) return;
  symlinkSync(`../../games/${slug}`, link, 'junction');
}

/** Formats what was written; where the formatter is not installed it stays as it is. */
export function tidy(root: string, { slug }: GameNames): void {
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  if (!existsSync(formatter)) return;
  spawnSync(process.execPath, [formatter, `games/${slug}`], { cwd: root, stdio: 'ignore' });
}

/** Adds the package to the lockfile, which a clean install asks for; false if that did not work. */
export function renewLockfile(root: string): boolean {
  const { status } = spawnSync(
    'npm',
    ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    },
  );
  return status === 0;
}
