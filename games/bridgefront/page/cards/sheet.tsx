// One card, large, for fingers: read it, then choose it.

import type { CardFacts } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { lit } from '@bridgefront/page/choosing.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { CardFace, cardWords } from './card.tsx';
import type { CardState } from './card.tsx';
import styles from './held.module.css';

const t = bridgefrontTexts.hand;

interface SheetProps {
  readonly card: CardFacts;
  readonly state: CardState | undefined;
  /** Null: nothing can be chosen now. */
  readonly choose: (() => void) | null;
  readonly close: () => void;
}

/** The card in a dialog. */
export function CardSheet({ card, state, choose, close }: SheetProps) {
  return (
    <Dialog title={card.name} onClose={close}>
      <div class={styles.sheet}>
        <p class="visually-hidden">{cardWords(card, state)}</p>
        <div aria-hidden="true">
          <CardFace card={card} size="full" />
        </div>
        {choose === null ? null : (
          <Button
            kind={state === 'illegal' ? 'secondary' : 'primary'}
            {...lit(state === 'legal')}
            onClick={choose}
          >
            {t.choose}
          </Button>
        )}
        {state === 'illegal' ? <p>{t.notNow}</p> : null}
      </div>
    </Dialog>
  );
}
