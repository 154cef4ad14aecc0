// The list of all keys, and the switch that turns them off.

import type { RefObject } from 'preact';
import { texts } from '../texts/index.ts';
import { shortcutsOn, switchShortcuts } from './shortcuts.ts';
import styles from './shortcut-sheet.module.css';

/** A dialog; `?` opens it. */
export function ShortcutSheet({ at }: { readonly at: RefObject<HTMLDialogElement | null> }) {
  const { match } = texts;
  return (
    <dialog ref={at} class={styles.sheet} aria-label={match.shortcuts}>
      <h2>{match.shortcuts}</h2>
      <dl class={styles.keys}>
        {match.shortcutList.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label class={styles.switch}>
        <input
          type="checkbox"
          checked={shortcutsOn.value}
          onChange={(event) => switchShortcuts(event.currentTarget.checked)}
        />
        {match.shortcutsOn}
      </label>
      <form method="dialog">
        <button type="submit" class={styles.close}>
          {match.close}
        </button>
      </form>
    </dialog>
  );
}
