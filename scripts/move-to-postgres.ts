// Moves a server's data from its folder to PostgreSQL, or back: `npm run move-to-postgres`.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseUrlIn, dataDirIn } from '../apps/server/src/config.ts';
import { games } from '../apps/server/src/games.ts';
import { move } from '../apps/server/src/moving/move.ts';

const help = `npm run move-to-postgres -- [--back] [--data DIR]

Copies everything from the server's folder (bridgefront.db) to the PostgreSQL in DATABASE_URL, and plays each match again on
both sides. No server may run on either meanwhile. What it was copied from stays as it is. Broken off, it goes on where it was
when it is started again.

  --back       from PostgreSQL into the folder
  --data DIR   the server's DATA_DIR (default: the variable, else ./data)`;

function fail(problem: string): void {
  console.error(`${problem}\n${help}`);
  process.exitCode = 2;
}

const everyMatches = 100;

async function run(): Promise<void> {
  // Hands and seeds are in the files.
  process.umask(0o077);
  const { values } = parseArgs({
    options: {
      back: { type: 'boolean', default: false },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(help);
  const dataDir = values.data === undefined ? dataDirIn(process.env) : resolve(values.data);
  const databaseUrl = databaseUrlIn(process.env);
  if (databaseUrl === null) return fail('Say in DATABASE_URL where the PostgreSQL is.');
  const file = join(dataDir, 'bridgefront.db');
  if (!existsSync(values.back ? dataDir : file)) return fail(`There is no ${values.back ? dataDir : file}.`);
  const said = (done: number, of: number): void => {
    if (done % everyMatches === 0) console.error(`${done} of ${of} matches`);
  };
  const { matches, events, already, verified } = await move({
    dataDir,
    databaseUrl,
    back: values.back,
    games,
    said,
  });
  console.log(
    `${matches} matches with ${events} choices are in ${values.back ? file : 'PostgreSQL'}, ${already} of them from before.`,
  );
  console.log(
    `Played again on both sides: ${verified.same} are the same; ${verified['not-started']} have not started; ` +
      `${verified['no-rules']} could not be played again, because their rules are gone: their rows are the same.`,
  );
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
