// Puts a copy that the server made (`COPY_DIR`) in the place of lost data: `npm run restore -- /mnt/copy`.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataDirIn } from '../apps/server/src/config.ts';
import { restoreCopy } from '../apps/server/src/store/restore.ts';

const help = `npm run restore -- COPY_DIR [--data DIR]

Puts the copy of the database, with the secrets, into the server's DATA_DIR (--data, else the variable, else ./data), where no
database may be, and says what had been acknowledged besides. The server must not run.`;

function run(): void {
  // Hands and seeds are in it.
  process.umask(0o077);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [copy] = positionals;
  if (values.help) return console.log(help);
  if (copy === undefined || positionals.length > 1) {
    console.error(`Say where the copy is.\n${help}`);
    process.exitCode = 2;
    return;
  }
  const folder = values.data === undefined ? dataDirIn(process.env) : resolve(values.data);
  const { lost, seconds } = restoreCopy(resolve(copy), folder);
  const missing = lost === null ? 'what is missing is not known' : `${lost} acknowledged choices are missing`;
  const span = seconds === null ? '' : `, of the last ${seconds.toFixed(2)} s`;
  console.log(`${folder}: restored; ${missing}${lost === 0 ? '' : span}.`);
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
