// The heads of the drawers over the panel.

import { Icon } from '@bridgefront/page/ui/icon.tsx';
import type { IconName } from '@bridgefront/page/ui/icon.tsx';
import { matchTexts } from '../texts/match.ts';
import type { SideTab } from './create-match-context.ts';
import { wide } from './media.ts';
import styles from './panel.module.css';

const icons: { readonly [T in SideTab]: IconName } = {
  choices: 'more',
  log: 'log',
  chat: 'chat',
  rules: 'rules',
};

interface TabsProps {
  readonly tabs: readonly SideTab[];
  readonly open: SideTab | null;
  readonly unread: number;
  readonly choose: (tab: SideTab) => void;
}

/** The tabs; arrows move between them, and a click on the open one closes it. */
export function Tabs({ tabs, open, unread, choose }: TabsProps) {
  const words = matchTexts;
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = open === null ? 0 : tabs.indexOf(open);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    choose(next);
    requestAnimationFrame(() => document.getElementById(`tab-${next}`)?.focus());
  };
  return (
    <div class={styles.tabs} role="tablist" aria-label={words.sidePanel} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          title={words.tabs[tab]}
          aria-selected={open === tab}
          aria-controls={open === tab ? `panel-${tab}` : undefined}
          tabIndex={open === tab || (open === null && tab === tabs[0]) ? 0 : -1}
          onClick={() => choose(tab)}
        >
          <Icon name={icons[tab]} />
          <span class={open !== null && !wide.value ? '' : 'visually-hidden'}>{words.tabs[tab]}</span>
          {tab === 'chat' && unread > 0 && (
            <span class={styles.unread} aria-label={words.unread(unread)}>
              {unread}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
