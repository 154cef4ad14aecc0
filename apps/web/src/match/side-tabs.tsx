// The heads of the pages beside the table.

import { matchTexts } from '../texts/match.ts';
import type { SideTab } from './create-match-context.ts';
import styles from './side.module.css';

/** The tabs; arrows move between them. */
export function Tabs({
  tabs,
  open,
  unread,
  waiting = 0,
  over = false,
  choose,
}: {
  readonly tabs: readonly SideTab[];
  readonly open: SideTab | null;
  readonly unread: number;
  /** How many choices are open. */
  readonly waiting?: number;
  /** The choices have given way to the result. */
  readonly over?: boolean;
  readonly choose: (tab: SideTab) => void;
}) {
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
          aria-selected={open === tab}
          aria-controls={`panel-${tab}`}
          tabIndex={open === tab || (open === null && tab === tabs[0]) ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {tab === 'choices' && over ? words.result : words.tabs[tab]}
          {tab === 'choices' && waiting > 0 && <span class={styles.number}>{waiting}</span>}
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
