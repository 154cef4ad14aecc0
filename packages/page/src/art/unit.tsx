// A unit on a board, the small form of a card: figure on the plate of its side, name, damage, reach and health at a glance.

import type { ComponentChildren } from 'preact';
import './tokens.css';
import styles from './unit.module.css';

/** How a unit looks besides its side. `aimed` and `helped`: what is chosen now would hit or help it. */
export type UnitLook = 'picked' | 'aimed' | 'helped' | 'ready' | 'spent' | 'plain';

const signs = {
  sword: 'M10.6.6L11 2.8 5.7 8.1 3.9 6.3 9.2 1zM2.4 5.8l3.8 3.8-1 1-1.2-1.2-2 2L.6 10l2-2-1.2-1.2z',
  heart: 'M6 11L1.4 6.3A2.8 2.8 0 0 1 6 2.8A2.8 2.8 0 0 1 10.6 6.3z',
} as const;

function Sign({ name }: { readonly name: keyof typeof signs }) {
  return (
    <svg viewBox="0 0 12 12" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={signs[name]} />
    </svg>
  );
}

interface UnitProps {
  /** Whose it is: 0 to 5, as seats are marked. */
  readonly side: number;
  readonly name: string;
  /** Its figure, a picture. */
  readonly children: ComponentChildren;
  /** Left out: it deals none. */
  readonly damage?: number | undefined;
  /** Zones or steps that it reaches, its own place as the first; `any`: everywhere. Left out: it reaches nothing. */
  readonly reach?: number | 'any' | undefined;
  readonly health: number;
  readonly full: number;
  readonly look?: UnitLook;
  /** So many equal ones stand here. */
  readonly count?: number;
  /** Its faction's pattern, a CSS background, in place of the seat's. */
  readonly pattern?: string | undefined;
  /** A long name takes two lines rather than more width. */
  readonly wraps?: boolean;
}

function Reach({ reach }: { readonly reach: number | 'any' }) {
  return (
    <span class={styles.reach}>
      {reach === 'any' ? (
        <i class={styles.any} />
      ) : (
        Array.from({ length: reach }, (_, index) => <i key={index} />)
      )}
    </span>
  );
}

/** The unit; what is said of it to those who do not see it stands on the control around it. */
export function Unit({
  side,
  name,
  children,
  damage,
  reach,
  health,
  full,
  look = 'plain',
  count = 1,
  pattern,
  wraps = false,
}: UnitProps) {
  const state = health <= 1 ? styles.last : health < full ? styles.hurt : '';
  const colours = {
    '--a': `var(--body-${side}a)`,
    '--b': `var(--body-${side}b)`,
    ...(pattern !== undefined && { '--own-pattern': pattern }),
  };
  const looks = [styles.unit, styles[look], count > 1 ? styles.piled : '', wraps ? styles.wraps : ''];
  return (
    <span class={looks.join(' ')} style={colours} aria-hidden="true" data-vital>
      <span class={`${styles.plate} ${styles[`shape${side}`] ?? ''}`} />
      <span class={styles.figure}>{children}</span>
      <span class={styles.name}>{name}</span>
      <span class={styles.stats}>
        {damage !== undefined && (
          <span class={`${styles.stat} ${styles.damage}`}>
            <Sign name="sword" />
            {damage}
          </span>
        )}
        {reach !== undefined && <Reach reach={reach} />}
        <span class={`${styles.stat} ${styles.health} ${state}`}>
          <Sign name="heart" />
          {health}
        </span>
      </span>
      {count > 1 && <span class={styles.many}>×{count}</span>}
    </span>
  );
}
