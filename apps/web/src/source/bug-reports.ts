// What the reader says is wrong in a match: a match of the server tells who runs it; one of this device keeps it here, and
// with its record once that is saved.

import { isHere } from '../local/ids.ts';
import { ask } from './api.ts';
import { Problem } from './problem.ts';
import { keepSetting, readSetting } from './surroundings.ts';

/** What is said, and what had been read then. */
interface BugReport {
  readonly id: string;
  readonly note: string;
  readonly seen: readonly string[];
}

interface KeptHere extends BugReport {
  readonly match: string;
  readonly at: number;
}

const name = 'bug-reports';
const most = 20;

function kept(): readonly KeptHere[] {
  try {
    const read: unknown = JSON.parse(readSetting(name) ?? '[]');
    return Array.isArray(read) ? (read as readonly KeptHere[]) : [];
  } catch {
    return [];
  }
}

/** What was said of a match of this device, the latest first. */
export function bugsHere(match: string): readonly Omit<KeptHere, 'id' | 'match'>[] {
  return kept()
    .filter((one) => one.match === match)
    .map(({ at, note, seen }) => ({ at, note, seen }));
}

function keepHere(match: string, report: BugReport): void {
  const before = kept();
  const at = before.find(({ id }) => id === report.id)?.at ?? Date.now();
  const others = before.filter(({ id }) => id !== report.id);
  keepSetting(name, JSON.stringify([{ ...report, match, at }, ...others].slice(0, most)));
}

/** Says it, or says it again with another note; null, or why it cannot be kept. */
export async function reportBug(match: string, report: BugReport): Promise<string | null> {
  if (isHere(match)) {
    keepHere(match, report);
    return null;
  }
  const body = { ...report, seen: [...report.seen] };
  const answer = await ask('reportBug', { params: { match }, body });
  return answer instanceof Problem ? answer.message : null;
}
