// Saves the record of a match on this device as a file.

import { ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { saveText } from '../source/save-text.ts';

/** Hands the record to the browser as a download; null, or why it cannot. */
export async function saveRecord(match: string, file: string): Promise<Problem | null> {
  const record = await ask('getRecord', { params: { match } });
  if (record instanceof Problem) return record;
  saveText(file, `${JSON.stringify(record, null, 2)}\n`);
  return null;
}
