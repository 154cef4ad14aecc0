// `npm run admin`: moderation and people's data, with a server running on the folder or without one.

import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseUrlIn, dataDirIn } from '../config.ts';
import { isRefusal } from '../lobby/changed.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { openDatabase } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { realTime } from '../time.ts';
import { Admin } from './admin.ts';
import type { AdminDoor } from './parts.ts';
import { afterAct } from './table-acts.ts';
import { adminHelp, runCommand } from './commands.ts';
import { askServer } from './socket.ts';

// Nobody looks at anything: the next start reads what is changed here, and makes recordings anew.
function quietDoor(store: Store): AdminDoor {
  return {
    async change(id, act) {
      const before = await store.match(id);
      if (before === null) return { code: 'not-found', message: 'There is no such match.' };
      const changed = afterAct(before, act);
      if (isRefusal(changed) || changed === before) return changed;
      const next = { ...changed, version: before.version + 1 };
      await store.saveMatch(next);
      return next;
    },
    renamed: (match) => store.dropRecording(match.id),
    muted: () => undefined,
    gone: () => undefined,
    inUse: async () => false,
    tournaments: null,
  };
}

async function alone(dir: string, by: string, given: readonly string[]): Promise<string> {
  const databaseUrl = databaseUrlIn(process.env);
  const file = join(dir, 'bridgefront.db');
  if (databaseUrl === null && !existsSync(file)) throw new Error(`There is no database ${file}.`);
  const lock = lockFolder(dir);
  const store = await openDatabase(databaseUrl, file);
  try {
    const rulesOfNow = new Set<string>();
    const parts = { store, time: realTime, door: quietDoor(store), rulesOfNow, standIn: 'greedy', by };
    return await runCommand(new Admin(parts), given);
  } finally {
    await store.close();
    lock.release();
  }
}

// `--data DIR` may stand anywhere; everything else is the command's.
function readArguments(given: readonly string[]): { readonly dir: string; readonly words: string[] } {
  const at = given.indexOf('--data');
  const named = at < 0 ? undefined : given[at + 1];
  const words = given.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  return { dir: named === undefined ? dataDirIn(process.env) : resolve(named), words };
}

async function main(): Promise<void> {
  process.umask(0o077);
  const { dir, words } = readArguments(process.argv.slice(2));
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0])) return console.log(adminHelp);
  const by = userInfo().username;
  const answer = await askServer(dir, { by, given: words });
  if (answer === null) return console.log(await alone(dir, by, words));
  if (!answer.ok) throw new Error(answer.text);
  console.log(answer.text);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
