// Writes what programs have to know of each game: PROTOCOL.md and schema.json in its folder.
//
//   npm run describe             all games
//   npm run describe -- NAME     one of them

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeGames } from './describe/games.ts';
import { games } from '../apps/server/src/games.ts';

const names = process.argv.slice(2);
const unknown = names.find((name) => !games.has(name));
if (unknown !== undefined) {
  console.error(`There is no game "${unknown}"; there is: ${[...games.keys()].join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const [name, { page, schema }] of await describeGames(names.length > 0 ? names : [...games.keys()])) {
    const folder = join(import.meta.dirname, '../games', name);
    writeFileSync(join(folder, 'PROTOCOL.md'), page);
    writeFileSync(join(folder, 'schema.json'), schema);
    console.log(`games/${name}: PROTOCOL.md and schema.json are written.`);
  }
}
