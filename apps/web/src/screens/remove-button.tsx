// Removes a match that is kept on this device, after asking.

import { useSignal } from '@preact/signals';
import type { MatchInfo } from '@bridgefront/protocol';
import { removeHere } from '../local/my-device.ts';
import { titleOf } from '../source/games.ts';
import { loadMyMatches } from '../source/my-matches.ts';
import { laterTexts } from '../texts/later.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import styles from './remove-button.module.css';
import { whenWords } from './words.ts';

/** The button, and the question behind it. */
export function RemoveButton({ info }: { readonly info: MatchInfo }) {
  const words = laterTexts.device;
  const asking = useSignal(false);
  const close = (): void => void (asking.value = false);
  const remove = async (): Promise<void> => {
    await removeHere(info.id).catch(() => toast(words.notRemoved, 'bad'));
    close();
    await loadMyMatches();
  };
  const label = words.removeLong(titleOf(info.game), whenWords(info.createdAt, Date.now()));
  return (
    <>
      <Button kind="quiet" size="small" icon="close" aria-label={label} onClick={() => (asking.value = true)}>
        {words.remove}
      </Button>
      {asking.value && (
        <Dialog title={words.removeTitle} onClose={close}>
          <p>{words.removeWhy}</p>
          <div class={styles.ways}>
            <Button kind="primary" onClick={() => void remove()}>
              {words.removeNow}
            </Button>
            <Button onClick={close}>{words.keep}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
