// Who may hit whom (CA-34): distances, the away Castle Zone, Walls, and the safety of Spies.

import { abilityOf, ARCHER, CARDS, CASTLE, SPEARMAN, SPY, WALL } from './cards/table.ts';
import { isBuilding, isSoldier, isWalled, typeOf } from './pieces.ts';
import type { Piece, State, Zone } from './types.ts';
import type { AbilityOf, Prey } from './vocabulary.ts';
import { awayCastle, awayFront, awayMiddle, placeOf, terrainOf } from './zones.ts';

type HitAbility = AbilityOf<'hit'>;

const hitAbilities = CARDS.map((_, kind) => abilityOf(kind, 'hit'));

/** The ability to hit of a card, or null. */
export function hitOf({ kind }: Piece): HitAbility | null {
  return hitAbilities[kind];
}

const fits: { readonly [P in Prey]: (state: State, target: Piece) => boolean } = {
  all: () => true,
  'not-specials': (state, target) =>
    target.kind === CASTLE
      ? state.options.wizardHitsCastle
      : typeOf(state, target) !== 'special' && (target.kind !== SPY || state.options.wizardHitsSpy),
  buildings: (_, target) => isBuilding(target),
  'walls-and-castles': (_, { kind }) => kind === WALL || kind === CASTLE,
};

function isHilly(state: State, zone: Zone): boolean {
  const terrain = terrainOf(state, zone);
  return terrain === 'hills' || terrain === 'high-hills';
}

// CA-30: shots of enemies outside a Wall hit nothing behind it but Walls.
function isStopped(state: State, attacker: Piece, target: Piece, from: number, to: number): boolean {
  if (target.kind === WALL || from > awayFront || to < awayMiddle) return false;
  if (state.options.wallStops === 'archers' && attacker.kind !== ARCHER) return false;
  return isWalled(state, target.seat);
}

/** How far the card's attack goes from where it stands: Archers on a hill see farther (CA-73). */
export function farFrom(state: State, { kind, zone }: Piece, far: number): number {
  return kind === ARCHER && isHilly(state, zone) ? 2 : far;
}

function reaches(state: State, attacker: Piece, ability: HitAbility, target: Piece, zone: Zone): boolean {
  const { seat, kind } = attacker;
  const from = placeOf(state, seat, attacker.zone);
  const to = placeOf(state, seat, zone);
  const distance = Math.abs(from - to);
  const onHill = kind === ARCHER && isHilly(state, attacker.zone);
  if (distance < ability.near || distance > farFrom(state, attacker, ability.far))
    return state.options.wallMelee && kind === SPEARMAN && target.kind === WALL && from === awayFront;
  // CA-37: Soldiers in the away Castle Zone attack only there, and others only from there into it.
  if (isSoldier(attacker) && from === awayCastle && distance > 0) return false;
  if (to === awayCastle && from !== awayCastle && !ability.into && !onHill) return false;
  return !ability.stopped || !isStopped(state, attacker, target, from, to);
}

/** Whether the card's attack may be aimed at the target where both stand; marks of the turn do not count. */
export function mayHit(state: State, attacker: Piece, target: Piece): boolean {
  const ability = hitAbilities[attacker.kind];
  if (ability === null || target.seat === attacker.seat || target.hp <= 0) return false;
  if (!fits[ability.prey](state, target)) return false;
  // CA-36: no Soldier attacks a Spy in the Castle Zone that it has stolen into.
  if (target.kind === SPY && isSoldier(attacker) && isInside(state, target)) return false;
  if (reaches(state, attacker, ability, target, target.zone)) return true;
  return spansZones(state, target) && reaches(state, attacker, ability, target, castleZoneOf(target.zone));
}

/** Whether the card stands in the enemy's Castle Zone. */
function isInside(state: State, { seat, zone }: Piece): boolean {
  return placeOf(state, seat, zone) === awayCastle;
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
