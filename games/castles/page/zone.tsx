// A zone of the strip: its ground, the cards of both sides on it, Walls on its border, and the way into it.

import { zoneText } from '../rules/table.ts';
import type { ZoneName } from '../rules/table.ts';
import type { Match } from './match.ts';
import { Piece } from './piece.tsx';
import { choosing } from '@bridgefront/page/choosing.ts';
import { piecesAt, riverAhead } from './seen.ts';
import type { Seen } from './seen.ts';
import styles from './zone.module.css';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;

interface ZoneProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly zone: ZoneName;
  /** Counted from the near Castle. */
  readonly place: number;
}

/** So many figures of one side have room to be large, and so many beside a Wall. */
const few = { open: 4, walled: 2 };

function Side({ match, seen, zone, seat }: Omit<ZoneProps, 'place'> & { readonly seat: number }) {
  const pieces = piecesAt(seen, zone, seat).filter(({ card }) => card !== 'wall');
  const name = `${zoneText(zone)}, ${words.cardsOf(match.nameOf(seat))}`;
  const walled = seen.table.pieces.some((piece) => piece.zone === zone && piece.card === 'wall');
  const figures = pieces.filter(({ card }) => card !== 'castle');
  return (
    <ul
      data-few={figures.length <= (walled ? few.walled : few.open)}
      class={seat === seen.near ? `${styles.side} ${styles.nearSide}` : `${styles.side} ${styles.farSide}`}
      aria-label={name}
    >
      {pieces.map((piece) => (
        <li key={piece.name} class={piece.card === 'castle' ? styles.castle : ''}>
          <Piece match={match} seen={seen} piece={piece} />
        </li>
      ))}
    </ul>
  );
}

function Walls({ match, seen, zone }: Omit<ZoneProps, 'place'>) {
  const owner = [seen.near, seen.far].find((seat) =>
    piecesAt(seen, zone, seat).some(({ card }) => card === 'wall'),
  );
  if (owner === undefined) return null;
  const walls = piecesAt(seen, zone, owner).filter(({ card }) => card === 'wall');
  return (
    <ul
      class={`${styles.walls} ${owner === seen.near ? styles.nearWall : styles.farWall}`}
      aria-label={`${zoneText(zone)}, ${words.wall}`}
    >
      {walls.map((wall) => (
        <li key={wall.name}>
          <Piece match={match} seen={seen} piece={wall} />
        </li>
      ))}
    </ul>
  );
}

function doing({ plan }: Seen): string {
  const [first = ''] = plan;
  if (first.startsWith('unit:')) return words.move;
  return first === 'play:incendiarism' ? words.burn : words.enter;
}

/** See above; the button of an open zone answers to clicks anywhere behind its cards. */
export function Zone({ match, seen, zone, place }: ZoneProps) {
  const choice = `zone:${zone}`;
  const open = seen.open.get(choice);
  const terrain = seen.table.terrain?.[seen.near === seen.table.red ? place : 5 - place] ?? 'plains';
  const river = riverAhead(seen.table, place);
  const ground = [words.terrain[terrain], river ? words.river : ''].filter(Boolean);
  const face = seen.moment?.report.face;
  const trapped = face?.tell === 'trap' && face.zone === zone;
  const looks = [
    styles.zone,
    styles[`place${place}`] ?? '',
    styles[terrain] ?? '',
    river ? styles.river : '',
    open === undefined ? '' : styles.open,
    match.pointed.value === choice ? styles.pointed : '',
  ].join(' ');
  return (
    <section class={looks} aria-label={zoneText(zone)} data-zone={zone}>
      <header class={styles.head}>
        <h2 class={styles.name}>
          {zoneText(zone)}
          {ground.length > 0 && <small> {ground.join(', ')}</small>}
        </h2>
        {open !== undefined && (
          <button type="button" class={styles.way} aria-label={open.label} {...choosing(match, choice)}>
            <span>{doing(seen)}</span>
          </button>
        )}
      </header>
      <Side match={match} seen={seen} zone={zone} seat={seen.far} />
      <Side match={match} seen={seen} zone={zone} seat={seen.near} />
      <Walls match={match} seen={seen} zone={zone} />
      {trapped && <strong class={styles.trap}>{words.trapSprung}</strong>}
    </section>
  );
}
