// A zone of the board: the cards of both sides on it, Walls on its border, the way into it or what bars it, and Traps that
// lie there.

import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { Lock } from '@bridgefront/page/forecast/marks.tsx';
import { choosing } from '@bridgefront/page/choosing.ts';
import { zoneText } from '../rules/table.ts';
import type { PieceView, ZoneName } from '../rules/table.ts';
import { Blast } from './blast.tsx';
import { groupsOf } from './crowd.ts';
import type { Group } from './crowd.ts';
import { roomIn, slotsOf, wayAt } from './geometry.ts';
import type { Geometry, Slots } from './geometry.ts';
import type { Match } from './match.ts';
import { trapsOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { Piece } from './piece.tsx';
import { piecesAt, terrainAt, riverAhead, sideName } from './seen.ts';
import type { Seen } from './seen.ts';
import { CastlePiece, WallPiece } from './stronghold.tsx';
import { HeldTraps, Snap } from './traps.tsx';
import styles from './zone.module.css';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;

interface ZoneProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly outlook: Outlook;
  readonly geometry: Geometry;
  readonly zone: ZoneName;
  /** Counted from the near Castle. */
  readonly place: number;
}

const inMiddle = (place: number): boolean => place === 1 || place === 4;
const isFigure = ({ card }: PieceView): boolean => card !== 'wall' && card !== 'castle';

function castleStyle({ zones, castles }: Geometry, place: number) {
  const spot = place < 3 ? castles.near : castles.far;
  const zone = zones[place];
  const [width, height] = [240 * spot.scale, 258 * spot.scale];
  return {
    left: `${spot.x - (zone?.x ?? 0) - width / 2}px`,
    top: `${spot.foot - (zone?.y ?? 0) - height + 10 * spot.scale}px`,
    width: `${width}px`,
    height: `${height}px`,
    '--scale': spot.scale,
  };
}

function Side({
  groups,
  slots,
  seat,
  ...props
}: ZoneProps & { readonly groups: readonly Group[]; readonly slots: Slots; readonly seat: number }) {
  const { match, seen, outlook, zone, place, geometry } = props;
  const castle = piecesAt(seen, zone, seat).find(({ card }) => card === 'castle');
  const spots = seat === seen.near ? slots.near : slots.far;
  return (
    <ul class={styles.side} aria-label={`${zoneText(zone)}, ${words.cardsOf(sideName(match, seen, seat))}`}>
      {castle !== undefined && (
        <li class={styles.castle} style={castleStyle(geometry, place)}>
          <CastlePiece match={match} seen={seen} outlook={outlook} piece={castle} />
        </li>
      )}
      {groups.map(({ piece, names }, index) => (
        <li
          key={piece.name}
          class={styles.slot}
          style={{
            left: `${spots[index]?.x ?? 0}px`,
            top: `${spots[index]?.y ?? 0}px`,
            '--w': `${slots.width}px`,
            '--h': `${slots.height}px`,
            // Towards the middle, where the board goes on.
            '--fall': place < 3 ? '78deg' : '-78deg',
          }}
        >
          <Piece match={match} seen={seen} outlook={outlook} piece={piece} names={names} />
        </li>
      ))}
    </ul>
  );
}

function Walls({ match, seen, outlook, zone, place, geometry }: ZoneProps) {
  const walls = [seen.near, seen.far]
    .flatMap((seat) => piecesAt(seen, zone, seat))
    .filter(({ card }) => card === 'wall');
  if (walls.length === 0) return null;
  const ground = geometry.grounds[place];
  const area = geometry.zones[place];
  if (ground === undefined || area === undefined) return null;
  const upright = geometry.shape === 'wide';
  const style = upright
    ? { top: `${ground.y - area.y - 8}px`, height: `${ground.height + 14}px` }
    : { left: `${ground.x - area.x}px`, width: `${ground.width}px` };
  const looks = `${styles.walls} ${upright ? styles.upright : styles.lying} ${place < 3 ? styles.nearWall : styles.farWall}`;
  return (
    <ul class={looks} style={style} aria-label={`${zoneText(zone)}, ${words.wall}`}>
      {walls.map((wall) => (
        <li key={wall.name}>
          <WallPiece match={match} seen={seen} outlook={outlook} piece={wall} />
        </li>
      ))}
    </ul>
  );
}

// Whether the area effect of this moment hits anybody who stood in the zone.
function isHitIn({ moment }: Seen, zone: ZoneName): boolean {
  const face = moment?.report.face;
  if (moment === null || face?.tell !== 'area') return false;
  return face.hits.some(({ piece }) =>
    moment.before.pieces.some((one) => one.name === piece && one.zone === zone),
  );
}

// The card in play that is picked.
function pickedIn({ plan }: Seen): string | null {
  return plan[0]?.startsWith('unit:') === true ? plan[0].slice(5) : null;
}

// From where one comes: the sign of the way stands there.
function cameFrom({ seen, place }: ZoneProps): 'home' | 'away' {
  const unit = pickedIn(seen);
  const zone = seen.table.pieces.find(({ name }) => name === unit)?.zone;
  const from = zone === undefined ? -1 : seen.zones.indexOf(zone);
  return from > place ? 'away' : 'home';
}

function ZoneText({ zone }: Pick<ZoneProps, 'zone'>) {
  const [whose, ...where] = zoneText(zone).split(' ');
  return (
    <>
      <span class={styles.whose}>{whose} </span>
      {where.join(' ')}
    </>
  );
}

function Way({ slots, ...props }: ZoneProps & { readonly slots: Slots }) {
  const { match, seen, zone, place, outlook, geometry } = props;
  const choice = `zone:${zone}`;
  const open = seen.open.get(choice);
  const rule = outlook.barred.get(zone);
  if (open !== undefined) {
    const spot = wayAt(geometry, place, slots, cameFrom(props));
    return (
      <button
        type="button"
        class={`${styles.way} ${spot === null ? styles.atName : ''}`}
        style={spot === null ? {} : { left: `${spot.x}px`, top: `${spot.y}px` }}
        data-way={zone}
        aria-label={open.label}
        {...choosing(match, choice)}
      >
        <Icon name={seen.plan[0] === 'play:incendiarism' ? 'campfire' : 'walking-boot'} />
        <span class={styles.doing}>
          <ZoneText zone={zone} />
        </span>
      </button>
    );
  }
  if (rule === undefined) return null;
  return (
    <span class={styles.lock}>
      <Lock>{words.barred[rule] ?? words.barredElse}</Lock>
    </span>
  );
}

/** The zone; the button of an open one answers to clicks anywhere behind its cards. */
export function Zone(props: ZoneProps) {
  const { match, seen, zone, place, geometry } = props;
  const area = geometry.zones[place];
  if (area === undefined) return null;
  const river = riverAhead(seen.table, place);
  const ground = [words.terrain[terrainAt(seen, place)], river ? words.river : ''].filter(Boolean);
  const face = seen.moment?.report.face;
  const room = roomIn(geometry);
  const figures = [seen.near, seen.far].map((seat) => piecesAt(seen, zone, seat).filter(isFigure));
  const crowd = figures.flat().length;
  const apart = (name: string): boolean => seen.plan.includes(`with:${name}`);
  const picked = pickedIn(seen);
  const [near = [], far = []] = figures.map((side) => groupsOf(side, crowd > room ? 0 : room, apart, picked));
  const walls = seen.table.pieces.filter((piece) => piece.zone === zone && piece.card === 'wall').length;
  const slots = slotsOf(geometry, place, { near: near.length, far: far.length, walls });
  const owner = place < 3 ? seen.near : seen.far;
  const pointed = match.pointed.value === `zone:${zone}` ? styles.pointed : '';
  return (
    <section
      class={`${styles.zone} ${geometry.shape === 'wide' ? styles.wide : styles.tall} ${pointed}`}
      style={{
        left: `${area.x}px`,
        top: `${area.y}px`,
        width: `${area.width}px`,
        height: `${area.height}px`,
      }}
      aria-label={zoneText(zone)}
      data-zone={zone}
      onClick={(event) => {
        // A click anywhere on the ground of an open zone goes there, as its button does.
        if (event.target === event.currentTarget && seen.open.has(`zone:${zone}`))
          match.choose(`zone:${zone}`);
      }}
    >
      <h2 class={`${styles.name} ${owner === seen.table.red ? styles.red : styles.blue}`}>
        <ZoneText zone={zone} />
        {ground.length > 0 && <small> {ground.join(', ')}</small>}
      </h2>
      <Way {...props} slots={slots} />
      <Side {...props} groups={far} slots={slots} seat={seen.far} />
      <Side {...props} groups={near} slots={slots} seat={seen.near} />
      <Walls {...props} />
      {inMiddle(place) && (
        <HeldTraps
          count={trapsOf(seen.table, owner)}
          own={owner === match.shown.value.view.seat}
          near={place < 3}
        />
      )}
      {face?.tell === 'trap' && face.zone === zone && <Snap />}
      {face?.tell === 'area' && isHitIn(seen, zone) && <Blast card={face.card} />}
    </section>
  );
}
