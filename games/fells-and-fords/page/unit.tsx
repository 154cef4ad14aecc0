// A unit on the map: its side by the shape and colour of its plate, its faction by the pattern on it, its figure, what is
// left of it, and tokens.

import type { Options } from '@bridgefront/kernel';
import { typeOfSlug } from '../rules/table.ts';
import type { UnitView } from '../rules/table.ts';
import { tokenArt } from './art.ts';
import { Art } from './art.tsx';
import { FactionPattern, UnitFigure } from './figures.tsx';
import { pointOf } from './geometry.ts';
import { fellsTexts } from './texts.ts';
import board from './board.module.css';
import styles from './unit.module.css';

const words = fellsTexts;

/** A unit, and the options that may have changed its figures. */
interface Drawn {
  readonly unit: UnitView;
  readonly options?: Options | undefined;
}

/** South's units stand on shields, North's on round targes. */
const shapes = ['M-20-21H20V3Q20 17 0 24-20 17-20 3Z', 'M0-23A23 23 0 1 1 0 23 23 23 0 1 1 0-23Z'];
/** Their right halves, which lie in shade. */
const shades = ['M6-21H20V3Q20 17 0 24Q10 10 6-21Z', 'M7-22A23 23 0 0 1 0 23Q14 8 7-22Z'];

function Pips({ unit, options }: Drawn) {
  const { health, kind } = typeOfSlug(unit.unit, options);
  if (kind === 'legend')
    return (
      <g>
        <rect class={styles.labelBox} x="-15" y="9" width="30" height="14" rx="7" />
        <text class={styles.count} x="0" y="20">
          {unit.health}/{health}
        </text>
      </g>
    );
  return (
    <g>
      <rect class={styles.labelBox} x="-17" y="10" width="34" height="12" rx="6" />
      {Array.from({ length: Math.max(health, unit.health) }, (_, i) => (
        <circle
          key={i}
          class={i < unit.health ? styles.figure : styles.lost}
          cx={(i - (health - 1) / 2) * 10}
          cy="16"
          r="4"
        />
      ))}
    </g>
  );
}

/** What besides its health is to be said of a unit. */
export function tokensOf({ poisoned, stunned, ordered }: UnitView): readonly string[] {
  return [
    ...(poisoned === true ? [words.poisoned] : []),
    ...(stunned === true ? [words.stunned] : []),
    ...(ordered === true ? [words.ordered] : []),
  ];
}

/** What a screen reader says of a unit. */
export function unitWords(unit: UnitView, options: Options): string {
  const { name, health } = typeOfSlug(unit.unit, options);
  return [name, words.health(unit.health, health), ...tokensOf(unit)].join(', ');
}

/** The unit on its shield or targe, without its strength. */
export function UnitFace({ unit, tired = false }: Pick<Drawn, 'unit'> & { readonly tired?: boolean }) {
  const seat = unit.seat === 0 ? styles.south : styles.north;
  return (
    <g class={`${seat} ${tired ? styles.tired : ''}`}>
      <ellipse class={styles.contact} cx="0" cy="22" rx="19" ry="5" />
      <path class={styles.shield} d={shapes[unit.seat]} />
      <path class={styles.shade} d={shades[unit.seat]} />
      <FactionPattern unit={unit.unit} class={styles.pattern} />
      <g transform="translate(-19.5 -28) scale(.61)">
        <UnitFigure unit={unit.unit} />
      </g>
    </g>
  );
}

/** A unit beside the map; decoration. */
export function UnitPicture({ unit, options, class: more }: Drawn & { readonly class?: string }) {
  return (
    <svg class={more} viewBox="-29 -35 60 60" aria-hidden="true" focusable="false">
      <UnitFace unit={unit} />
      <Pips unit={unit} options={options} />
    </svg>
  );
}

interface Placed extends Drawn {
  readonly flip: boolean;
  readonly tired: boolean;
  /** It stands on a banner, and beside its pole. */
  readonly holding: boolean;
}

function placeOf({ unit, flip, holding }: Placed) {
  const { x, y } = pointOf(unit.at, flip);
  return { transform: `translate(${holding ? x - 4 : x}px, ${y}px)` };
}

/** What is left of a unit, at its foot: over whoever stands before it. */
export function UnitStrength(placed: Placed) {
  return (
    <g class={`${styles.token} ${placed.tired ? styles.tired : ''}`} style={placeOf(placed)}>
      <g class={board.upright}>
        <Pips unit={placed.unit} options={placed.options} />
      </g>
    </g>
  );
}

/** One unit without its strength; it glides to where it stands. */
export function UnitToken(placed: Placed) {
  const { unit, options, tired } = placed;
  const ready = unit.ordered === true && !tired;
  return (
    <g
      class={styles.token}
      style={placeOf(placed)}
      data-unit={unit.id}
      data-vital
      data-called={options && unitWords(unit, options)}
      data-ghost={unit.id}
      data-ghost-at={unit.at}
    >
      <g class={board.upright}>
        {ready && (
          <g class={styles.halo}>
            <path d={shapes[unit.seat]} />
            <path d={shapes[unit.seat]} />
          </g>
        )}
        <UnitFace unit={unit} tired={tired} />
        {unit.poisoned === true && (
          <g transform="translate(-17 -15)">
            <circle class={styles.poison} r="8" />
            <Art class={styles.mark} icon={tokenArt.poison} x={-6} y={-6} size={12} />
          </g>
        )}
        {unit.stunned === true && (
          <g transform="translate(17 -15)">
            <circle class={styles.stun} r="8" />
            <Art class={styles.mark} icon={tokenArt.stun} x={-6} y={-6} size={12} />
          </g>
        )}
      </g>
    </g>
  );
}
