// Which news of which tables the reader has closed; it lasts beyond the visit.

import { signal } from '@preact/signals';
import { keepSetting, readSetting } from '../source/surroundings.ts';

const key = 'match.read';
const mostKept = 60;

// Each mark is the match and its piece of news.
const marks = signal<readonly string[]>((readSetting(key) ?? '').split(' ').filter(Boolean));

function keep(next: readonly string[]): void {
  marks.value = next.slice(-mostKept);
  keepSetting(key, marks.peek().join(' '));
}

/** Whether the reader has closed it. Follows what is closed. */
export function isRead(match: string, news: string): boolean {
  return marks.value.includes(`${match}/${news}`);
}

/** Says nothing more of it. */
export function markRead(match: string, news: string): void {
  keep([...marks.peek(), `${match}/${news}`]);
}

/** What is no news of the match any more would be new if it happened again. */
export function forgetOld(match: string, current: readonly string[]): void {
  const known = marks.peek();
  const next = known.filter(
    (mark) => !mark.startsWith(`${match}/`) || current.includes(mark.slice(match.length + 1)),
  );
  if (next.length < known.length) keep(next);
}
