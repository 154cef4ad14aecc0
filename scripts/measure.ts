// Measures that take their time, each a script of scripts/measure: `npm run measure` lists them, with what they tell.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '@bridgefront/kernel';

const folder = join(import.meta.dirname, 'measure');
const names = readdirSync(folder)
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -3));

// The first sentence of a script says what it tells.
function about(name: string): string {
  const head = readFileSync(join(folder, `${name}.ts`), 'utf8').split(/\n(?!\/\/ \w)/)[0] ?? '';
  return /^.*?[.?]($| )/.exec(head.replaceAll(/\n?\/\/ /g, ' ').trim())?.[0].trim() ?? '';
}

const [name, ...given] = process.argv.slice(2);
if (name === undefined || name === '--help') {
  const width = Math.max(...names.map(({ length }) => length));
  for (const each of names) console.log(`npm run measure -- ${each.padEnd(width)}   ${about(each)}`);
} else if (names.includes(name)) {
  const { status } = spawnSync(process.execPath, [join(folder, `${name}.ts`), ...given], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error(`There is no measure "${name}"${didYouMean(name, names)}; there are ${names.join(', ')}.`);
  process.exitCode = 2;
}
