// A step of a plan in as few words as the table needs beside it: what it costs and who stands there is in sight.

import { placesSeen } from '../rules/table.ts';
import type { Match } from './match.ts';
import { seenOf } from './seen.ts';

/** A card by its name, a hex by its place. Null: the words of the choice are short, or it is more than one step. */
export function briefly([choice = '', next]: readonly string[], match: Match): string | null {
  const [kind, value = ''] = choice.split(/:(.*)/s);
  if (next !== undefined) return null;
  const { cards, view, seat } = seenOf(match);
  if (kind === 'card') return cards(value)?.name ?? null;
  return kind === 'hex' ? placesSeen(view, seat ?? -1, (other) => match.nameOf(other)).title(value) : null;
}
