// A few lines of one's own beside a report.

import type { Signal } from '@preact/signals';

const longest = 500;

/** The field; `note` follows what is written. */
export function NoteField({ label, note }: { readonly label: string; readonly note: Signal<string> }) {
  return (
    <textarea
      rows={2}
      maxLength={longest}
      aria-label={label}
      placeholder={label}
      value={note.value}
      onInput={(event) => (note.value = event.currentTarget.value)}
    />
  );
}
