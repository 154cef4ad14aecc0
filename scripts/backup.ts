// Copies the embedded database to a file while the server runs: `npm run backup -- backup.db`.

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseUrlIn, dataDirIn } from '../apps/server/src/config.ts';
import { backUp } from '../apps/server/src/store/backup.ts';

const help = `npm run backup -- FILE [--data DIR]

Writes a consistent copy of the server's database to FILE, which must not exist yet. The server may run meanwhile.
--data is the server's DATA_DIR (default: the variable, else ./data). To restore: docs/running.md.`;

function fail(problem: string): void {
  console.error(`${problem}\n${help}`);
  process.exitCode = 2;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

async function run(): Promise<void> {
  // Hands and seeds are in it.
  process.umask(0o077);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) return console.log(help);
  if (values.data === undefined && databaseUrlIn(process.env) !== null)
    return fail(
      'The server is on PostgreSQL (DATABASE_URL): back that up with pg_dump, as docs/running.md says.',
    );
  const [file] = positionals;
  const folder = values.data === undefined ? dataDirIn(process.env) : resolve(values.data);
  const database = join(folder, 'bridgefront.db');
  if (file === undefined || positionals.length > 1) return fail('Say where the backup goes.');
  if (!existsSync(database)) return fail(`There is no database ${database}.`);
  if (existsSync(file)) return fail(`${file} is there already; a backup never replaces one.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const { matches, events } = await backUp(database, unfinished);
  renameSync(unfinished, file);
  console.log(
    `${file}: ${counted(matches, 'match', 'matches')} with ${counted(events, 'choice', 'choices')}, checked.`,
  );
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
