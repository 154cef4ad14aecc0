// Folders that the lab writes into, and files that are written as a whole.

import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { StudyError } from './study-error.ts';

// Node's own `recursive` never comes to an end where the system makes no folders, as in /proc.
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder);
}

/**
 * Makes a folder with all that it lies in, where it is not there yet.
 * @throws StudyError when it cannot be made, or is a file
 */
export function makeFolder(folder: string): void {
  try {
    make(folder);
  } catch (thrown) {
    const { errno } = thrown as NodeJS.ErrnoException;
    if (errno === undefined) throw thrown;
    throw new StudyError(
      `The folder ${folder} cannot be made: ${getSystemErrorMessage(errno)}. Give another one with --out.`,
    );
  }
  if (!statSync(folder).isDirectory()) throw new StudyError(`${folder} is a file; give a folder with --out.`);
}

/** Writes a file so that whoever reads it, or a process that is killed, finds it as it was before or whole. */
export function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
