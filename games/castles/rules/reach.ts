// Who may hit whom (CA-34): distances, the away Castle Zone, Walls, and the safety of Spies.

import { tableFor } from './cards/in-force.ts';
import { CASTLE } from './cards/table.ts';
import { isBuilding, isSoldier, isSpy, isWalled, typeOf } from './pieces.ts';
import type { Piece, State, Zone } from './types.ts';
import type { AbilityOf, Prey } from './vocabulary.ts';
import { awayCastle, awayFront, awayMiddle, placeOf, terrainOf } from './zones.ts';

type HitAbility = AbilityOf<'hit'>;

/** The ability to hit of a card, or null. */
export function hitOf(state: State, { kind }: Piece): HitAbility | null {
  return tableFor(state).hits[kind];
}

const fits: { readonly [P in Prey]: (state: State, target: Piece) => boolean } = {
  all: () => true,
  'not-specials': (state, target) =>
    target.kind === CASTLE
      ? state.options.wizardHitsCastle
      : typeOf(state, target) !== 'special' && (state.options.wizardHitsSpy || !isSpy(state, target)),
  buildings: isBuilding,
  'walls-and-castles': (state, { kind }) => kind === CASTLE || tableFor(state).bars[kind],
};

function isHilly(state: State, zone: Zone): boolean {
  const terrain = terrainOf(state, zone);
  return terrain === 'hills' || terrain === 'high-hills';
}

// CA-30: shots of enemies outside a Wall hit nothing behind it but Walls.
function isStopped(state: State, attacker: Piece, target: Piece, from: number, to: number): boolean {
  if (from > awayFront || to < awayMiddle) return false;
  const { bars, bows } = tableFor(state);
  if (bars[target.kind]) return false;
  if (state.options.wallStops === 'archers' && !bows[attacker.kind]) return false;
  return isWalled(state, target.seat);
}

// An Archer on a hill (CA-73).
function isOnHill(state: State, { kind, zone }: Piece): boolean {
  return isHilly(state, zone) && tableFor(state).bows[kind];
}

/** How far the card's attack goes from where it stands: Archers on a hill see farther (CA-73). */
export function farFrom(state: State, piece: Piece, far: number): number {
  return isOnHill(state, piece) ? Math.max(2, far) : far;
}

function reaches(state: State, attacker: Piece, ability: HitAbility, target: Piece, zone: Zone): boolean {
  const { seat } = attacker;
  const from = placeOf(state, seat, attacker.zone);
  const to = placeOf(state, seat, zone);
  const distance = Math.abs(from - to);
  const tooFar = distance > ability.far && distance > farFrom(state, attacker, ability.far);
  if (tooFar || distance < ability.near)
    return from === awayFront && hitsWallFromFront(state, attacker, target);
  // CA-37: Soldiers in the away Castle Zone attack only there, and others only from there into it.
  if (from === awayCastle && distance > 0 && isSoldier(state, attacker)) return false;
  if (to === awayCastle && from !== awayCastle && !ability.into && !isOnHill(state, attacker)) return false;
  return !ability.stopped || !isStopped(state, attacker, target, from, to);
}

// CA-31
function hitsWallFromFront(state: State, { kind }: Piece, target: Piece): boolean {
  if (!state.options.wallMelee) return false;
  const { spears, bars } = tableFor(state);
  return spears[kind] && bars[target.kind];
}

/** Whether the card's attack may be aimed at the target where both stand; marks of the turn do not count. */
export function mayHit(state: State, attacker: Piece, target: Piece): boolean {
  const ability = hitOf(state, attacker);
  if (ability === null || target.seat === attacker.seat || target.hp <= 0) return false;
  if (!fits[ability.prey](state, target)) return false;
  // CA-36: no Soldier attacks a Spy in the Castle Zone that it has stolen into.
  if (isHiding(state, target) && isSoldier(state, attacker)) return false;
  if (reaches(state, attacker, ability, target, target.zone)) return true;
  return spansZones(state, target) && reaches(state, attacker, ability, target, castleZoneOf(target.zone));
}

/** Whether the card looks at hands and has stolen into the enemy's Castle Zone. */
export function isHiding(state: State, { kind, seat, zone }: Piece): boolean {
  return tableFor(state).looks[kind] > 0 && placeOf(state, seat, zone) === awayCastle;
}

/** Whether the card is a Castle that counts as standing in its Castle Zone, too (CA-10). */
function spansZones({ options }: State, { kind }: Piece): boolean {
  return kind === CASTLE && options.castleSpansZones;
}

/** The Castle Zone on this side of the Front line. */
function castleZoneOf(zone: Zone): Zone {
  return zone < 3 ? 0 : 5;
}

/** Enemy Specials in the Assassin's zone (CA-38). */
export function mayAssassinate(state: State, assassin: Piece, target: Piece): boolean {
  return (
    target.seat !== assassin.seat &&
    target.zone === assassin.zone &&
    target.hp > 0 &&
    typeOf(state, target) === 'special'
  );
}
