// Castles' board: one landscape from keep to keep that fills the box it is given, with all cards in play on it.

import { AimLines } from '@bridgefront/page/forecast/aim-lines.tsx';
import type { AimLine } from '@bridgefront/page/forecast/aim-lines.tsx';
import { useBox } from '@bridgefront/page/boards/box.ts';
import { useMemo } from 'preact/hooks';
import styles from './board.module.css';
import { geometryOf } from './geometry.ts';
import { Land } from './land.tsx';
import type { Match } from './match.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { riverAhead, terrainAt } from './seen.ts';
import type { Seen } from './seen.ts';
import { castlesTexts } from './texts.ts';
import { walk } from './walk.ts';
import { Zone } from './zone.tsx';

/** More lines than these hide what they lead to: then only the one that is pointed at is drawn. */
const mostLines = 4;

/** Above the mark that a Castle bears a line ends; one from right below, beside it. */
const castleTop = { down: 0.16 };
const castleSide = { down: 0.31, around: 44 };

function linesOf(match: Match, seen: Seen, { hits }: Outlook): readonly AimLine[] {
  const [first = ''] = seen.plan;
  if (!first.startsWith('unit:') || seen.plan.length > 1) return [];
  const unit = first.slice(5);
  const from = `[data-piece="${unit}"]`;
  const at = (name: string) => seen.table.pieces.find((piece) => piece.name === name)?.zone;
  const end = (name: string) =>
    name.startsWith('castle-') ? (at(name) === at(unit) ? castleSide : castleTop) : {};
  const line = (choice: string): readonly AimLine[] => {
    const [asks, name = ''] = choice.split(':');
    if (asks === 'zone') return [{ from, to: `[data-way="${name}"]`, kind: 'goes' }];
    if (asks !== 'at') return [];
    const kind = (hits.get(name)?.change ?? 0) > 0 ? 'helps' : 'hits';
    return [{ from, to: `[data-piece="${name}"]`, kind, ...end(name) }];
  };
  const pointed = match.pointed.value;
  if (pointed !== null && seen.open.has(pointed)) return line(pointed);
  const all = [...seen.open.keys()].flatMap(line);
  const aims = all.filter(({ kind }) => kind !== 'goes');
  return aims.length <= mostLines ? all : all.filter(({ kind }) => kind === 'goes');
}

/** The board; it measures its box and lays itself out upright where that is higher than wide. */
export function Board({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const [root, { width, height }] = useBox({ width: 1016, height: 524 });
  const geometry = useMemo(() => geometryOf({ width, height }), [width, height]);
  const outlook = outlookOf(match, seen);
  const side = (seat: number): number => (seat === seen.table.red ? 0 : 1);
  return (
    <div class={styles.box}>
      <section
        class={styles.board}
        ref={root}
        aria-label={castlesTexts.strip}
        data-shape={geometry.shape}
        onKeyDown={walk}
      >
        <Land
          geometry={geometry}
          terrain={seen.zones.map((_, place) => terrainAt(seen, place))}
          river={seen.zones.map((_, place) => riverAhead(seen.table, place))}
          sides={[side(seen.near), side(seen.far)]}
        />
        {seen.zones.map((zone, place) => (
          <Zone
            key={zone}
            match={match}
            seen={seen}
            outlook={outlook}
            geometry={geometry}
            zone={zone}
            place={place}
          />
        ))}
        <AimLines root={root} lines={linesOf(match, seen, outlook)} width={width} />
      </section>
    </div>
  );
}
