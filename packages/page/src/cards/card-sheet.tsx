// Sheet of one card: read it, then do the one thing that can be done with it.

import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { lit } from '../choosing.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CardAddress } from './card-address.ts';
import type { CardContent } from './content.ts';
import { spokenCard } from './content.ts';
import type { CardState } from './card.tsx';
import { LiftedCard } from './lifted-card.tsx';
import styles from './card-sheet.module.css';

/** What the sheet's button does. */
export interface CardAct {
  /** Such as `Play`. */
  readonly label: string;
  /** It is an open choice. */
  readonly open: boolean;
  /** It can be done now; where not, the host is asked all the same and says why. */
  readonly can: boolean;
  /** What should be thought of before it is done, in one sentence. */
  readonly warning?: string | undefined;
  readonly run: () => void;
}

interface CardSheetProps {
  readonly card: CardContent;
  readonly state?: CardState | undefined;
  readonly ribbon?: string | null | undefined;
  /** Null: the card is only read. */
  readonly act: CardAct | null;
  readonly onClose: () => void;
  /** What is said of it below; left out: where more is said of it. */
  readonly children?: ComponentChildren;
}

// Beside the table or the text, which stay as they are.
function More({ card }: { readonly card: CardContent }) {
  const place = useContext(CardAddress)(card.slug);
  if (place === null) return null;
  return (
    <p class={styles.more}>
      <a href={place.href} target="_blank" rel="noreferrer">
        {place.label}
      </a>
    </p>
  );
}

/** The sheet, over everything. */
export function CardSheet({ card, state, ribbon, act, onClose, children }: CardSheetProps) {
  const foot = act !== null && (
    <div class={styles.act}>
      {act.warning !== undefined && <p>{act.warning}</p>}
      <Button
        kind={act.can ? 'primary' : 'secondary'}
        size="large"
        class={styles.button}
        {...lit(act.open)}
        onClick={() => {
          onClose();
          act.run();
        }}
      >
        {act.label}
      </Button>
    </div>
  );
  return (
    <Dialog title={card.name} onClose={onClose} {...(foot === false ? {} : { foot })}>
      <p class="visually-hidden">{spokenCard(card, ribbon ?? '')}</p>
      <div class={styles.card} aria-hidden="true">
        <LiftedCard card={card} state={state} ribbon={ribbon} />
      </div>
      {children ?? <More card={card} />}
    </Dialog>
  );
}
