// Writes what programs have to know of each game: PROTOCOL.md and schema.json in its folder.
//
//   npm run describe             all games
//   npm run describe -- NAME     one of them

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from '@bridgefront/lab/script.ts';
import { describeGames } from './describe/games.ts';
import { gameNamed } from './game-named.ts';
import { games } from '../apps/server/src/games.ts';

const root = join(import.meta.dirname, '..');
const names = readWords('npm run describe -- [GAME …]', { allowPositionals: true }, ({ positionals }) =>
  positionals.map((name) => gameNamed(name).name),
);
const written: string[] = [];
for (const [name, { page, schema }] of await describeGames(names.length > 0 ? names : [...games.keys()])) {
  const folder = join(root, 'games', name);
  for (const [file, text] of [
    ['PROTOCOL.md', page],
    ['schema.json', schema],
  ]) {
    writeFileSync(join(folder, file), text);
    written.push(join(folder, file));
  }
  console.log(`games/${name}: PROTOCOL.md and schema.json are written.`);
}
execFileSync(join(root, 'node_modules/.bin/oxfmt'), written, { stdio: 'inherit' });
