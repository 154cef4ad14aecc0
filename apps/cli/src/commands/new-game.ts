// `bridgefront new-game`: writes the folder of a game that plays; that it lies there is all that the apps have to know.

import type { Command } from 'commander';
import { checkFailed, usageError } from '@bridgefront/terminal/failure.ts';
import { namesOf } from '../new-game/names.ts';
import { linkGame, renewLockfile, tidy, workspaceRoot, writeGame } from '../new-game/write.ts';

interface NewGameFlags {
  readonly install: boolean;
}

function create(name: string, { install }: NewGameFlags): void {
  const root = workspaceRoot();
  if (root === null) throw usageError('A new game is written into the workspace; run this in a clone of it.');
  const names = namesOf(name, root);
  if ('problem' in names) throw usageError(names.problem);
  const files = writeGame(root, names);
  linkGame(root, names);
  tidy(root, names);
  const renewed = install ? renewLockfile(root) : true;
  console.log(`games/${names.slug}: ${files} files.

  npx bridgefront play ${names.slug}
  npm run test:unit -- games/${names.slug}`);
  if (!renewed)
    throw checkFailed(
      'The lockfile could not be renewed; run `npm install` when the registry can be reached.',
    );
}

/** Adds `new-game` to the command line. */
export function addNewGame(program: Command): void {
  program
    .command('new-game')
    .description('write a new game that plays, with page and tests')
    .argument('<name>', 'what it is called: "Long Winter", or long-winter')
    .option('--no-install', 'leave the lockfile as it is')
    .addHelpText(
      'after',
      `
The folder games/<name> holds a small game of sealed cards that passes every check. Change it file by file into yours;
docs/adding-a-game.md says in which order.

Example:
  bridgefront new-game "Long Winter"`,
    )
    .action(create);
}
