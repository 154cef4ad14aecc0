// The list of all keys, and the switch that turns them off.

import { matchTexts } from '../texts/match.ts';
import { isHere } from '../local/ids.ts';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { shortcutsOn, switchShortcuts } from './shortcuts.ts';
import styles from './shortcut-sheet.module.css';

/** A dialog; `?` opens it. */
export function ShortcutSheet({
  match,
  open,
  close,
}: {
  readonly match: string;
  readonly open: boolean;
  readonly close: () => void;
}) {
  // Nobody is there to talk to in a match on the device.
  const keys = matchTexts.shortcutList.filter(([key]) => key !== matchTexts.talkKey || !isHere(match));
  return (
    <Dialog title={matchTexts.shortcuts} open={open} onClose={close}>
      <dl class={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
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
