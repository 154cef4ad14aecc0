// The map of the workshop: every hex a button, walked over with the arrow keys.

import type { Options } from '@bridgefront/kernel';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { board, typeOfSlug } from '../rules/table.ts';
import { fieldOf } from './battlefield.ts';
import type { Draft } from './battlefield.ts';
import { cornersOf, hexSize, nextTowards, picture, pointOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { fellsTexts } from './texts.ts';
import { UnitToken } from './unit.tsx';
import styles from './workshop.module.css';

const words = fellsTexts.workshop;

/** Where a hex lies, as people count: rows from the top, hexes from the left. */
function placeOf(hex: string): string {
  const number = board.hexByName.get(hex) ?? 0;
  const { r } = board.hexes[number];
  const first = board.hexes.findIndex((one) => one.r === r);
  return words.place(r + 1, number - first + 1);
}

function wordsOf({ terrain, banners, units, tents }: Draft, hex: string): string {
  const kind = terrain.get(hex);
  const unit = units.get(hex);
  const parts = [
    kind === undefined ? words.clear : (words.terrain[kind] ?? kind),
    ...(['fords', 'fells'] as const).flatMap((side) =>
      tents[side] === hex ? [words.tent(fellsTexts.factions[side])] : [],
    ),
    ...(banners.has(hex) ? [`${words.banner.split(',')[0]} ${banners.get(hex)} VP`] : []),
    ...(unit === undefined ? [] : [typeOfSlug(unit).name]),
  ];
  return words.hexWords(placeOf(hex), parts.join(', '));
}

interface MapProps {
  readonly draft: Draft;
  /** What has changed the units' figures. */
  readonly options: Options;
  readonly lay: (hex: string) => void;
}

/** The map of `draft`; `lay` is told the hex that was chosen. */
export function WorkshopMap({ draft, options, lay }: MapProps) {
  const root = useRef<SVGSVGElement>(null);
  const here = useSignal(board.hexNames[56]);
  const field = fieldOf(draft, options);
  const onKey = (event: KeyboardEvent, hex: string): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      lay(hex);
      return;
    }
    const next = nextTowards(hex, event.key, board.hexNames, false);
    if (next === null) return;
    event.preventDefault();
    here.value = next;
    root.current?.querySelector<SVGGElement>(`[data-hex="${next}"]`)?.focus();
  };
  return (
    <svg ref={root} class={styles.map} viewBox={picture.join(' ')} role="group" aria-label={words.map}>
      <Ground land={field} flip={false} />
      {field.units.map((unit) => (
        <UnitToken key={`${unit.at}-${unit.unit}`} unit={unit} options={options} flip={false} tired={false} />
      ))}
      {board.hexNames.map((hex) => (
        <g
          key={hex}
          role="button"
          tabindex={hex === here.value ? 0 : -1}
          aria-label={wordsOf(draft, hex)}
          data-hex={hex}
          class={styles.hex}
          onClick={() => {
            here.value = hex;
            lay(hex);
          }}
          onKeyDown={(event) => onKey(event, hex)}
        >
          <polygon points={cornersOf(pointOf(hex, false), hexSize - 2)} />
        </g>
      ))}
    </svg>
  );
}
