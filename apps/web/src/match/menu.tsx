// The menu of a match, behind its button.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
// What this browser's reader wants of it holds before the menu is opened.
import '../source/coordinates-setting.ts';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import type { Refused } from './menu-body.tsx';
import type { Visit } from './visit.ts';
import styles from './menu.module.css';

// Many a match is played without it.
const MenuBody = onNeed(async () => (await import('./menu-body.tsx')).MenuBody);

interface MenuProps {
  readonly match: PageMatchContext;
  readonly game: GamePage | null;
  readonly visit: Visit;
  readonly help: () => void;
  readonly lookBack: () => void;
}

/** The menu behind its button; what it holds is loaded when it is first opened. */
export function Menu({ match, game, visit, help, lookBack }: MenuProps) {
  const pop = useRef<HTMLDivElement>(null);
  const opened = useSignal(false);
  const refused = useSignal<Refused | null>(null);
  // Whatever ended the match, the reader should see how it ended.
  const live = visit.info.value?.status === 'live';
  useEffect(() => {
    if (!live) pop.current?.hidePopover();
  }, [live]);
  const closing = (act: () => void) => (): void => {
    pop.current?.hidePopover();
    act();
  };
  return (
    <>
      <button type="button" class={styles.opener} popovertarget="match-menu" aria-label={matchTexts.menu}>
        <Icon name="menu" />
      </button>
      <div
        ref={pop}
        id="match-menu"
        popover="auto"
        class={styles.menu}
        onToggle={() => {
          opened.value = true;
          refused.value = null;
        }}
      >
        {opened.value && (
          <MenuBody
            match={match}
            game={game}
            visit={visit}
            refused={refused}
            help={closing(help)}
            lookBack={closing(lookBack)}
          />
        )}
      </div>
    </>
  );
}
