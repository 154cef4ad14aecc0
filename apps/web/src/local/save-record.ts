// Saves the record of a match on this device as a file.

import { ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';

/** Hands the record to the browser as a download; null, or why it cannot. */
export async function saveRecord(match: string, file: string): Promise<Problem | null> {
  const record = await ask('getRecord', { params: { match } });
  if (record instanceof Problem) return record;
  const text = `${JSON.stringify(record, null, 2)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
  return null;
}
