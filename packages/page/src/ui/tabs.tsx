// Tabs: one panel of several. Arrow keys move, as everywhere.

import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { stepped } from './step.ts';
import styles from './tabs.module.css';

/** One tab. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** What is new behind it, in a word or number. */
  readonly badge?: string | undefined;
}

interface TabsProps {
  /** What all of them are about. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** What is behind the selected one. */
  readonly children: ComponentChildren;
  readonly class?: string | undefined;
}

/** A row of tabs and the panel of the one that is selected. */
export function Tabs({ label, tabs, selected, onSelect, children, class: className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[stepped(event.key, at, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div class={`${styles.tabs} ${className ?? ''}`}>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} class={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            class={styles.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon !== undefined && <Icon name={tab.icon} />}
            {tab.label}
            {tab.badge !== undefined && <span class={styles.badge}>{tab.badge}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`} class={styles.panel}>
        {children}
      </div>
    </div>
  );
}
