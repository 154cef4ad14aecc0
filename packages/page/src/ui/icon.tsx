// One sign: a plain one of the page, or a picture of game-icons.net. It has the colour of the text around it.

import sprite from './icons.svg';
import type { iconNames } from './icon-names.ts';
import { ownIcons } from './own-icons.ts';
import { spritePath } from './sprite-path.ts';
import styles from './icon.module.css';

type OwnName = keyof typeof ownIcons;
/** Every sign that can be shown. */
export type IconName = OwnName | (typeof iconNames)[number];

interface IconProps {
  readonly name: IconName;
  /** What it means, where no words beside it say so; without it, it is decoration. */
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

function isOwn(name: IconName): name is OwnName {
  return name in ownIcons;
}

/** A sign, as large as a capital letter's line unless a class says otherwise. */
export function Icon({ name, label, class: className }: IconProps) {
  const own = isOwn(name);
  const path = own ? ownIcons[name] : spritePath(sprite, name);
  const looks = `${own ? styles.own : styles.icon} ${className ?? ''}`;
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={looks} viewBox={own ? '0 0 24 24' : '0 0 512 512'} focusable="false" {...named}>
      {path === null ? <use href={`${sprite}#${name}`} /> : <path d={path} />}
    </svg>
  );
}

/** The same inside another SVG: centred at `x`, `y`, as wide as `size`. */
export function IconGlyph({
  name,
  x,
  y,
  size,
  class: className,
}: {
  readonly name: Exclude<IconName, OwnName>;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly class?: string | undefined;
}) {
  return (
    <use
      class={`${styles.glyph} ${className ?? ''}`}
      href={`${sprite}#${name}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    />
  );
}
