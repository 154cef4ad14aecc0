// Messages that act: which of them are repetitions, and which speak of another moment than now.

import { refuse } from '@bridgefront/protocol/refuse';
import type { WireRefusal } from '@bridgefront/protocol';
import type { Act, Reference } from './act.ts';

/** The choice is not stored, and never will be. */
export const notStored = refuse(
  'not-stored',
  'The choice could not be stored and does not count; please make it again.',
);
/** Nothing was decided: what the choice answers may still be asked. */
export const wentOn = refuse(
  'not-stored',
  'The match has gone on elsewhere meanwhile; please make the choice again.',
);
/** Why a message is refused whose id was used before for something else. */
export const reused = refuse(
  'bad-message',
  'This message id was used for something else at this table: every new message needs an id of its own.',
);

/** Which question an act answers, as it is stored. */
export function aboutOf({ at }: Act): string {
  return `${at.decision}.${at.plan}`;
}

/** What a message asked for, and which question it answered, where that is known. */
export function contentOf(kind: string, choice: string, about: string | null | undefined): string {
  return `${kind} ${choice} ${about ?? ''}`;
}

/** Why an act does not answer what its seat is asked now; null when it does. */
export function misplaced({ at, kind }: Act, now: Reference): WireRefusal | null {
  if (at.decision === now.decision && at.plan === now.plan) return null;
  if (at.decision > now.decision || (at.decision === now.decision && at.plan > now.plan))
    return refuse(
      'bad-message',
      `The message speaks of a moment that has not come: this is question ${now.decision}, and your plan holds ${now.plan} choices.`,
    );
  const what = kind === 'choose' ? 'choice' : 'take-back';
  return refuse('stale', `The ${what} answers what was asked before; look at the table and choose again.`);
}
