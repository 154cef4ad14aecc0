// A stream of one match as it is followed: what has been read, and what a message makes of it.

import type { Json } from '@bridgefront/kernel';
import type { ServerMessage } from '@bridgefront/protocol';
import type { Frame, SeatReport } from '@bridgefront/viewing';
import { documentAfter, PatchError, reportsIn, shared } from '@bridgefront/viewing';
import type { MatchDocument } from '@bridgefront/page/source.ts';

/** Where reading stopped, and everything read so far. */
export interface Followed {
  readonly stream: string;
  readonly number: number;
  readonly document: MatchDocument;
  readonly labels: readonly string[];
  /** Words for the plan so far. */
  readonly planned: readonly string[];
  /** What was offered before the plan, where the message says so. */
  readonly first: readonly string[];
  /** Every report since the match began. */
  readonly reports: readonly SeatReport[];
  /** The steps of the last message; none where it only brought a result. */
  readonly frames: readonly Frame[];
}

type Streamed = Extract<ServerMessage, { type: 'whole' | 'change' }>;

/**
 * `old`: has been read already; `gap`: something in between is missing, ask for it; `broken`: only the whole document
 * helps; `incomplete`: reports from the beginning are missing.
 */
export type Trouble = 'old' | 'gap' | 'broken' | 'incomplete';

function framesIn(message: Streamed): readonly Frame[] {
  return message.type === 'change' ? (message.frames ?? []) : [];
}

// A server that was set back may have told less than was read; then only everything anew is true.
function allReports(before: Followed | null, message: Streamed): readonly SeatReport[] | null {
  const { told } = message;
  const reports = reportsIn(message);
  if (reports.length === told) return reports;
  const known = before?.reports ?? [];
  return known.length + reports.length === told ? [...known, ...reports] : null;
}

function patched(before: Followed, message: Extract<Streamed, { type: 'change' }>): MatchDocument | null {
  try {
    return documentAfter(before.document as unknown as Json, message) as unknown as MatchDocument;
  } catch (error) {
    if (error instanceof PatchError) return null;
    throw error;
  }
}

function nextDocument(before: Followed | null, message: Streamed): MatchDocument | Trouble {
  if (message.type === 'whole') {
    // What is no view at all ends the line, as what cannot be read does.
    if (typeof message.document.view !== 'object' || typeof message.document.host.status !== 'string')
      throw new TypeError('The server sent a document that is none.');
    // Parts that are equal stay the very same, so that nothing is drawn again without a reason.
    return shared(message.document, before?.document as unknown as Json) as unknown as MatchDocument;
  }
  if (before === null || message.stream !== before.stream) return 'broken';
  if (message.number <= before.number) return 'old';
  if (message.number > before.number + 1) return 'gap';
  return patched(before, message) ?? 'broken';
}

/** What is known after a message; or why it cannot be taken. Unchanged parts of the document keep their identity. */
export function follow(before: Followed | null, message: Streamed): Followed | Trouble {
  const document = nextDocument(before, message);
  if (typeof document === 'string') return document;
  const reports = allReports(before, message);
  if (reports === null) return 'incomplete';
  const choices = document.view.decision?.mine?.choices ?? [];
  const labels = message.labels?.length === choices.length ? message.labels : choices;
  const { stream, number, planned = [], first = [] } = message;
  return { stream, number, document, labels, planned, first, reports, frames: framesIn(message) };
}
