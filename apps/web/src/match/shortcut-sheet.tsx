// The list of all keys, and the switch that turns them off.

import { matchTexts } from '../texts/match.ts';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { shortcutsOn, switchShortcuts } from './shortcuts.ts';
import styles from './shortcut-sheet.module.css';

/** A dialog; `?` opens it. */
export function ShortcutSheet({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  return (
    <Dialog title={matchTexts.shortcuts} open={open} onClose={close}>
      <dl class={styles.keys}>
        {matchTexts.shortcutList.map(([keys, what]) => (
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
        {matchTexts.shortcutsOn}
      </label>
    </Dialog>
  );
}
