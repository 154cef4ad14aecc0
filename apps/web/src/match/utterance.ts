// What a screen reader is told of a change: one utterance, not a stream of them.

import type { Change } from '@bridgefront/page/source.ts';
import { matchTexts } from '../texts/match.ts';

const longest = 500;

function newQuestion({ before, after }: Change): string {
  const mine = after.view.decision?.mine ?? null;
  if (mine === null || mine.choices.length === 0) return '';
  return mine.prompt === before?.view.decision?.mine?.prompt ? '' : mine.prompt;
}

/** The sentences of a change, shortened from the front where they are many, and what is asked now. */
export function utterance(change: Change): string {
  if (change.before === null) return '';
  const sentences = change.reports.flatMap(({ text }) => text ?? []);
  let length = 0;
  let first = sentences.length;
  while (first > 0 && length + sentences[first - 1].length <= longest) {
    first--;
    length += sentences[first].length + 1;
  }
  const skipped = first > 0 ? [matchTexts.earlier(first)] : [];
  return [...skipped, ...sentences.slice(first), newQuestion(change)].filter((part) => part !== '').join(' ');
}
