// On narrow screens the parts under the board share one place, behind tabs; on wide ones all are there.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { bridgefrontTexts } from '../texts/table.ts';
import { rove } from '@bridgefront/page/cards/roving.ts';
import { remembered } from '@bridgefront/page/ui/remembered.ts';
import styles from './sections.module.css';

const t = bridgefrontTexts.sections;

/** The parts. */
export type SectionName = 'hand' | 'offer' | 'seats';

/** The part that a narrow screen shows, and the one that matters now, to which it changes by itself. */
export function useSection(wanted: SectionName) {
  const [section, setSection] = useState(wanted);
  useEffect(() => setSection(wanted), [wanted]);
  return { section, setSection };
}

interface TabsProps {
  readonly id: string;
  readonly section: SectionName;
  readonly counts: { readonly [K in SectionName]: number | null };
  readonly select: (section: SectionName) => void;
}

const names: readonly SectionName[] = ['hand', 'offer', 'seats'];

function TabsDrawing({ id, section, counts, select }: TabsProps) {
  return (
    <div class={styles.tabs} role="tablist" aria-label={t.label} onKeyDown={rove}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-rove
          id={`${id}-${name}-tab`}
          aria-selected={name === section}
          aria-controls={`${id}-${name}`}
          tabIndex={name === section ? 0 : -1}
          onClick={() => select(name)}
        >
          {t[name]}
          {counts[name] === null ? null : <span class={styles.count}>{counts[name]}</span>}
        </button>
      ))}
    </div>
  );
}

/** The tabs; hidden where there is room for everything. */
export const SectionTabs = remembered(TabsDrawing, ({ id, section, counts, select }: TabsProps) => [
  id,
  section,
  select,
  ...names.map((name) => counts[name]),
]);

/** What a part is made of. */
export interface SectionProps {
  readonly id: string;
  readonly name: SectionName;
  readonly section: SectionName;
  readonly class?: string | undefined;
  /** A name for tests. */
  readonly part?: string;
  /** There is nothing to see in it. */
  readonly empty?: boolean;
  /** It shows what was before; what is now comes with the next frame. */
  readonly late?: boolean;
  readonly children: ComponentChildren;
}

/** One part. */
export function Section(props: SectionProps) {
  const { id, name, section, class: className, part, empty, late, children } = props;
  return (
    <div
      id={`${id}-${name}`}
      class={[styles.section, className].join(' ')}
      data-part={part}
      data-shown={name === section}
      data-empty={empty}
      data-late={late === true ? true : undefined}
    >
      {children}
    </div>
  );
}

/** A stable id for the parts of one table. */
export const useSectionId = useId;
