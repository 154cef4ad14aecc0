// Runs the unit tests of every room in which something is not committed yet: `npm run test:changed`.

import { execFileSync, spawnSync } from 'node:child_process';

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const files = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const roomOf = (file: string): string | undefined =>
  /^((?:apps|games|packages)\/[^/]+|scripts)\//.exec(file)?.[1];
const rooms = [...new Set(files.map(roomOf))].filter((room) => room !== undefined);

if (rooms.length === 0) console.log('Nothing is changed that has tests of its own.');
else {
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'rooms', '--project', 'unit', ...rooms, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
