// What somebody has put together on the table and not yet sealed: a card that is lifted, a stack on its way. The panel's
// heading and its one button speak of it meanwhile, and Take back or Escape lets it go.

import { signal } from '@preact/signals';
import type { PrimaryAction } from './contract.ts';
import type { MatchContext } from './match-context.ts';

/** What is meant. */
export interface Intent {
  /** The panel's heading meanwhile. */
  readonly question: string;
  /** The panel's button; null: something is still to be said on the table. */
  readonly act: PrimaryAction | null;
  /** Lets go of what the table itself remembers of it. */
  readonly drop?: () => void;
}

type At = Pick<MatchContext, 'source'>;

interface Held {
  readonly source: MatchContext['source'];
  readonly at: string;
  readonly intent: Intent;
}

const held = signal<Held | null>(null);

// Where the table stands: the question, and how much of its answer is planned.
function placeOf({ source }: At): string {
  const { host, view } = source.document.value ?? {};
  return `${host?.decision} ${view?.decision?.mine?.plan.length}`;
}

/** What is meant at this table now; null: nothing, or something else is asked by now. */
export function intentOf(match: At): Intent | null {
  const now = held.value;
  return now?.source === match.source && now.at === placeOf(match) ? now.intent : null;
}

/** The choice that is meant; null: none. */
export function meantChoice(match: At): string | null {
  return intentOf(match)?.act?.choice ?? null;
}

/** Means this from now on, in place of what was meant before; null: nothing. */
export function mean(match: At, intent: Intent | null): void {
  const before = intentOf(match);
  held.value = intent === null ? null : { source: match.source, at: placeOf(match), intent };
  if (before !== intent && before?.drop !== intent?.drop) before?.drop?.();
}

/** Lets go of what is meant; whether there was anything. */
export function letGo(match: At): boolean {
  const had = intentOf(match) !== null;
  if (had) mean(match, null);
  return had;
}
