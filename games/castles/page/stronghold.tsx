// What stands for good: a Castle with its hit points on its banner, and the Wall that bars the way.

import { Castle } from '@bridgefront/page/art/castle.tsx';
import { castleState } from '@bridgefront/page/art/castle-state.ts';
import { Banner } from '@bridgefront/page/art/banner.tsx';
import { Threat } from '@bridgefront/page/forecast/marks.tsx';
import { choosing } from '@bridgefront/page/choosing.ts';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { useMemo } from 'preact/hooks';
import { sideOf } from '../rules/table.ts';
import { cardTextOf } from './cards.ts';
import { choiceOf, Marks, neighbours, spoken } from './piece.tsx';
import type { PieceProps } from './piece.tsx';
import { touchOf } from './seen.ts';
import type { Seen } from './seen.ts';
import styles from './stronghold.module.css';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;

function Warning({ seen, outlook, piece }: PieceProps) {
  const threat = outlook.threats.get(piece.name) ?? 0;
  const reach = outlook.reachable.get(piece.name) ?? 0;
  const own = piece.seat === seen.near;
  if (own ? threat === 0 : reach === 0 || outlook.hits.has(piece.name)) return null;
  return (
    <span class={styles.warning}>
      <Threat>
        {own ? words.upTo(threat, sideOf(seen.table.active) === piece.seat) : words.inReach(reach)}
      </Threat>
    </span>
  );
}

// Drawn anew only when it crumbles.
function Drawing({ state, seat, winner }: Required<Parameters<typeof Castle>[0]>) {
  return useMemo(
    () => (
      <svg class={styles.drawing} viewBox="-20 -14 240 258" aria-hidden="true" focusable="false">
        <ellipse class={styles.ring} cx="100" cy="232" rx="112" ry="13" />
        <Castle state={state} seat={seat} winner={winner} />
      </svg>
    ),
    [state, seat, winner],
  );
}

// The side whose flag rises over the fallen Castle: in a series that of the siege just over.
function victorOf({ table: { series, phase, winners = [] } }: Seen): number | null {
  const sides = new Set(winners.map(sideOf));
  const last = phase === 'between' || phase === 'over' ? series?.fought.at(-1)?.winner : undefined;
  if (last !== undefined) return last < 0 ? null : last;
  const [one = null] = sides;
  return sides.size === 1 ? one : null;
}

/** The Castle as a control: what is drawn is what can be hit. */
export function CastlePiece(props: PieceProps) {
  const { match, seen, outlook, piece } = props;
  const choice = choiceOf(props);
  const side = piece.seat === seen.table.red ? 0 : 1;
  const told = spoken(props, choice);
  const hit = outlook.hits.get(piece.name);
  const winner = victorOf(seen);
  const looks = [
    styles.castle,
    hit === undefined ? '' : hit.change > 0 ? styles.helped : styles.aimed,
    touchOf(seen, piece.name).change < 0 ? styles.struck : '',
  ];
  return (
    <Tip clear={neighbours} content={`${told}. ${piece.seat === seen.near ? words.keepIt : words.takeIt}`}>
      <button
        type="button"
        class={looks.join(' ')}
        data-piece={piece.name}
        data-vital
        aria-label={told}
        {...choosing(match, choice ?? `unit:${piece.name}`)}
      >
        <Drawing
          state={castleState(piece.hp, piece.full)}
          seat={side}
          winner={winner === null || winner === piece.seat ? null : winner === seen.table.red ? 0 : 1}
        />
        {piece.hp > 0 && (
          <span class={styles.banner}>
            <Banner seat={side} hp={piece.hp} full={piece.full} left={hit?.left} />
          </span>
        )}
        <Warning {...props} />
        <Marks {...props} large />
      </button>
    </Tip>
  );
}

/** A Wall as a control, as long as the border that it shuts. */
export function WallPiece(props: PieceProps) {
  const { match, seen, outlook, piece } = props;
  const choice = choiceOf(props);
  const told = spoken(props, choice);
  const hit = outlook.hits.get(piece.name);
  const looks = [
    styles.wall,
    piece.seat === seen.table.red ? styles.red : styles.blue,
    hit === undefined ? '' : hit.change > 0 ? styles.helped : styles.aimed,
    touchOf(seen, piece.name).change < 0 ? styles.struck : '',
    piece.hp === 0 ? styles.down : '',
  ];
  return (
    <Tip clear={neighbours} content={`${told}. ${cardTextOf(match, piece.card)}`}>
      <button
        type="button"
        class={looks.join(' ')}
        data-key={piece.name}
        data-piece={piece.name}
        tabIndex={choice === null ? -1 : 0}
        style={{ '--share': Math.min(1, piece.hp / piece.full) }}
        aria-label={told}
        {...choosing(match, choice ?? `unit:${piece.name}`)}
      >
        <span class={styles.stones} />
        <span class={styles.health} aria-hidden="true">
          {piece.hp}
        </span>
        <Marks {...props} />
      </button>
    </Tip>
  );
}
