// Saves the record of a match on this device as a file.

import { bugsHere } from '../source/bug-reports.ts';
import { ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { saveText } from '../source/save-text.ts';

/** Hands the record to the browser as a download; null, or why it cannot. */
export async function saveRecord(match: string, file: string): Promise<Problem | null> {
  const record = await ask('getRecord', { params: { match } });
  if (record instanceof Problem) return record;
  // With what its player said was wrong in it.
  const bugs = bugsHere(match);
  const whole = bugs.length === 0 ? record : { ...record, bugs };
  saveText(file, `${JSON.stringify(whole, null, 2)}\n`);
  return null;
}
