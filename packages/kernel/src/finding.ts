// Findings: what came of looking at a record, in sentences.

/** One thing that was looked at: `good`, `bad`, or a `note` on what cannot be known. */
export interface Finding {
  readonly kind: 'good' | 'bad' | 'note';
  readonly text: string;
}

export const good = (text: string): Finding => ({ kind: 'good', text });
export const bad = (text: string): Finding => ({ kind: 'bad', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
