// Action cards (§9): when they may be played, what they may be aimed at, and what they do. One entry per effect.

import type { Choice, Seat } from '@bridgefront/kernel';
import { tableFor } from './cards/in-force.ts';
import { strikeAll } from './damage.ts';
import type { Tell } from './faces.ts';
import { atChoices, noneChoice, pieceName, reviveChoices, zoneChoices, zoneOfChoice } from './notation.ts';
import { isOver } from './ending.ts';
import { enter, fullHp, isBuilding, isPerson, isSoldier, ownOf, pieceOf, typeOf } from './pieces.ts';
import { sideOf, turnsOf } from './sides.ts';
import { zoneNames } from './types.ts';
import type { CardKind, Piece, State, Zone } from './types.ts';
import { stands } from './vocabulary.ts';
import type { Effect, EffectKind, EffectOf, Patients, Played } from './vocabulary.ts';
import { awayCastle, awayFront, ownCastle, ownFront, ownMiddle, placeOf } from './zones.ts';
import { terrainOf, zoneOf, zones } from './zones.ts';

/** Why a card cannot be played or used now. */
export type Reason = { readonly message: string; readonly rule: string };

/** Whether help of this sort may be given to an own card: of that type, and below full HP (CA-43). */
export function mayMend(state: State, seat: Seat, whom: Patients, piece: Piece): boolean {
  if (piece.seat !== seat) return false;
  const fits = whom === 'buildings' ? isBuilding(state, piece) : isPerson(state, piece);
  return fits && (!state.options.healCap || piece.hp < fullHp(state, piece.kind));
}

/** Gives HP, at most up to the full number (CA-43). */
export function mend(state: State, by: string, piece: Piece, gain: number, tell: Tell): void {
  const before = piece.hp;
  const full = fullHp(state, piece.kind);
  piece.hp = state.options.healCap ? Math.max(before, Math.min(full, before + gain)) : before + gain;
  const told = {
    seat: piece.seat,
    by,
    piece: pieceName(state, piece.id),
    gain: piece.hp - before,
    hp: piece.hp,
  };
  tell?.({ tell: 'mends', ...told });
}

// Changes of zone that are not moves (CA-28).
function put(state: State, piece: Piece, to: Zone, tell: Tell): void {
  const from = piece.zone;
  if (from === to) return;
  piece.zone = to;
  tell?.({
    tell: 'put',
    seat: piece.seat,
    piece: pieceName(state, piece.id),
    from: zoneNames[from],
    to: zoneNames[to],
  });
}

/** Own Archers in the own Castle Zone. */
function rainers(state: State, seat: Seat): Piece[] {
  const home = zoneOf(state, seat, ownCastle);
  const { bows } = tableFor(state);
  return state.pieces.filter((one) => bows[one.kind] && one.seat === seat && one.zone === home);
}

/** Whom a Rout drives back (CA-60). */
export function routed(state: State, seat: Seat): Piece[] {
  return state.pieces.filter(
    (one) => one.seat !== seat && isSoldier(state, one) && placeOf(state, seat, one.zone) <= ownFront,
  );
}

/** Whom a Charge strengthens (CA-24, CA-75). */
export function chargeable(state: State, seat: Seat): Piece[] {
  return state.pieces.filter(
    (one) =>
      one.seat === seat && isSoldier(state, one) && !one.charged && terrainOf(state, one.zone) !== 'marsh',
  );
}

function isBurnt(state: State, { specials }: EffectOf<'burn'>, piece: Piece, zone: Zone): boolean {
  if (piece.zone !== zone || isBuilding(state, piece)) return false;
  return specials || typeOf(state, piece) !== 'special';
}

function isStormed(state: State, seat: Seat, { reach, specials }: EffectOf<'storm'>, piece: Piece): boolean {
  const away = placeOf(state, seat, piece.zone) >= awayFront;
  if (!away && reach === 'enemy') return false;
  return specials || typeOf(state, piece) !== 'special';
}

function isPlagued(state: State, seat: Seat, piece: Piece): boolean {
  return isPerson(state, piece) && placeOf(state, seat, piece.zone) === awayCastle;
}

/** Cards that an effect on an area would hit: `zone` only for a fire. */
export function areaOf(state: State, seat: Seat, effect: Effect, zone: Zone): Piece[] {
  if (effect.do === 'burn') return state.pieces.filter((one) => isBurnt(state, effect, one, zone));
  if (effect.do === 'storm') return state.pieces.filter((one) => isStormed(state, seat, effect, one));
  if (effect.do === 'plague') return state.pieces.filter((one) => isPlagued(state, seat, one));
  return [];
}

// CA-61: own Soldiers in all three zones of the home half.
function canRally(state: State, seat: Seat): boolean {
  return [ownCastle, ownMiddle, ownFront].every((place) =>
    state.pieces.some(
      (one) => one.seat === seat && isSoldier(state, one) && placeOf(state, seat, one.zone) === place,
    ),
  );
}

function soldiersOf(state: State): CardKind[] {
  const { soldiers } = tableFor(state);
  return state.discard.filter((kind) => soldiers[kind]);
}

/** How one effect is aimed and carried out. `next` of a complete plan is empty. */
interface Reader<K extends EffectKind> {
  /** The next choices after the given ones; null when there is nothing to aim at (CA-17). */
  next(effect: EffectOf<K>, state: State, seat: Seat, aim: readonly Choice[]): readonly Choice[] | null;
  carry(effect: EffectOf<K>, state: State, seat: Seat, aim: readonly Choice[], by: string, tell: Tell): void;
}

// Effects with one card as target.
function aimAt(state: State, pieces: readonly Piece[], aim: readonly Choice[]): readonly Choice[] | null {
  if (aim.length > 0) return [];
  return pieces.length === 0 ? null : pieces.map(({ id }) => atChoices.of(state, id));
}

// The card that the effect works on; null if an earlier effect of the same card has taken it out of play (CA-88).
function target(state: State, aim: readonly Choice[]): Piece | null {
  return pieceOf(state, atChoices.read(aim[0] ?? ''));
}

const area = {
  next: (effect: Effect, state: State, seat: Seat): readonly Choice[] | null =>
    areaOf(state, seat, effect, 0).length > 0 ? [] : null,
  carry: (
    effect: EffectOf<'plague' | 'storm'>,
    state: State,
    seat: Seat,
    _aim: readonly Choice[],
    by: string,
    tell: Tell,
  ): void => strikeAll(state, by, areaOf(state, seat, effect, 0), effect.damage, tell),
};

const readers: { readonly [K in EffectKind]: Reader<K> } = {
  mend: {
    next: ({ whom }, state, seat, aim) =>
      aimAt(
        state,
        state.pieces.filter((one) => mayMend(state, seat, whom, one)),
        aim,
      ),
    carry({ gain }, state, _seat, aim, by, tell) {
      const piece = target(state, aim);
      if (piece !== null) mend(state, by, piece, gain, tell);
    },
  },
  charge: {
    next: (_, state, seat, aim) => aimAt(state, chargeable(state, seat), aim),
    carry({ bonus }, state, seat, aim, _by, tell) {
      const piece = target(state, aim);
      if (piece === null) return;
      piece.charged = true;
      piece.bonus = bonus;
      tell?.({ tell: 'charged', seat, piece: pieceName(state, piece.id), bonus });
    },
  },
  rain: {
    next: (_, state, seat) => (rainers(state, seat).length > 0 ? [] : null),
    carry({ gives, bonus }, state, seat, _aim, _by, tell) {
      const archers = rainers(state, seat);
      const shots = gives === 'shot';
      for (const archer of archers) {
        if (shots) archer.shots++;
        else archer.rain += bonus;
      }
      const pieces = archers.map(({ id }) => pieceName(state, id));
      if (pieces.length > 0) tell?.({ tell: 'rain', seat, pieces, shots, ...(shots ? {} : { bonus }) });
    },
  },
  rout: {
    next: (_, state, seat, aim) => aimAt(state, routed(state, seat), aim),
    carry(_, state, _seat, aim, _by, tell) {
      const piece = target(state, aim);
      if (piece !== null) put(state, piece, zoneOf(state, piece.seat, ownMiddle), tell);
    },
  },
  spring: { next: () => null, carry: () => undefined },
  rally: {
    next: () => [],
    carry(_, state, seat, _aim, _by, tell) {
      for (const piece of state.pieces)
        if (piece.seat === seat && isSoldier(state, piece))
          put(state, piece, zoneOf(state, seat, ownMiddle), tell);
    },
  },
  ambush: {
    next: () => [],
    carry({ times }, state, seat, _aim, _by, tell) {
      state.ambush = times;
      tell?.({ tell: 'ambush', seat, times });
    },
  },
  burn: {
    next(effect, state, seat, aim) {
      if (aim.length > 0) return [];
      const found = zones.filter((zone) => areaOf(state, seat, effect, zone).length > 0);
      return found.length === 0 ? null : found.map((zone) => zoneChoices[zone]);
    },
    carry(effect, state, seat, aim, by, tell) {
      const hit = areaOf(state, seat, effect, zoneOfChoice(aim[0]));
      strikeAll(state, by, hit, effect.damage, tell);
    },
  },
  revive: {
    next({ most }, state, _seat, aim) {
      if (aim.includes(noneChoice) || aim.length >= most) return [];
      const rest = soldiersOf(state);
      for (const choice of aim) rest.splice(rest.indexOf(reviveChoices.read(state, choice)), 1);
      if (rest.length === 0) return aim.length === 0 ? null : [];
      const found = [...new Set(rest)].sort((a, b) => a - b).map((kind) => reviveChoices.of(state, kind));
      return aim.length === 0 ? found : [...found, noneChoice];
    },
    carry(_, state, seat, aim, _by, tell) {
      const zone = zoneOf(state, seat, ownMiddle);
      for (const choice of aim) {
        const kind = reviveChoices.read(state, choice);
        if (kind < 0) continue;
        state.discard.splice(state.discard.lastIndexOf(kind), 1);
        const piece = enter(state, seat, kind, zone);
        tell?.({
          tell: 'enters',
          seat,
          piece: pieceName(state, piece.id),
          zone: zoneNames[zone],
          how: 'revived',
        });
      }
    },
  },
  plague: area,
  storm: area,
};

function readerOf(effect: Effect): Reader<EffectKind> {
  return readers[effect.do] as Reader<EffectKind>;
}

// CA-54: an Attack needs the own General and an own Soldier in the own Middle or further outward, not in a Marsh.
function attackBar(state: State, seat: Seat): Reason | null {
  const { commander, cards } = tableFor(state);
  if (ownOf(state, seat, commander) === null)
    return { message: `Attacks need your ${cards[commander].name}.`, rule: 'CA-54' };
  const ready = state.pieces.some(
    (one) =>
      one.seat === seat &&
      isSoldier(state, one) &&
      placeOf(state, seat, one.zone) >= ownMiddle &&
      terrainOf(state, one.zone) !== 'marsh',
  );
  if (ready) return null;
  const { frontTerrain, middleTerrain } = state.options;
  const marsh = frontTerrain === 'marsh' || middleTerrain === 'marsh' ? ', not in a Marsh' : '';
  return {
    message: `An Attack needs one of your Soldiers in your Middle or further outward${marsh}.`,
    rule: 'CA-54',
  };
}

// CA-60: Rout works on nobody whom a General or a Keep holds.
function routBar(state: State, seat: Seat, name: string): Reason | null {
  const { holds, cards } = tableFor(state);
  const holder = state.pieces.find((one) => one.seat !== seat && holds[one.kind]);
  if (holder === undefined) return null;
  return { message: `The enemy ${cards[holder.kind].name} forbids ${name}.`, rule: 'CA-60' };
}

function rallyBar(state: State, seat: Seat, name: string): Reason | null {
  if (canRally(state, seat)) return null;
  const message = `${name} needs Soldiers of yours in your Castle Zone, your Middle and your Front.`;
  return { message, rule: 'CA-61' };
}

// A Trap is never played in one's own turn (§8).
function springBar({ options }: State): Reason {
  if (options.trapWindow === 'never')
    return { message: 'In this match Traps are not sprung.', rule: 'CA-50' };
  return options.trapWindow === 'ask'
    ? { message: 'A Trap is sprung in the enemy’s turn, when you are asked.', rule: 'CA-50' }
    : { message: 'A Trap is sprung in the enemy’s turn, by your order.', rule: 'CA-46' };
}

/** What else keeps a card of one effect in hand. */
const bars: { readonly [K in EffectKind]?: (state: State, seat: Seat, name: string) => Reason | null } = {
  rout: routBar,
  rally: rallyBar,
  spring: springBar,
  ambush: ({ ambush }) =>
    ambush > 0 ? { message: 'There is no second Ambush in a turn.', rule: 'CA-41' } : null,
};

/** What keeps the seat from playing this Action card, whatever it would be aimed at; null if nothing. */
export function playBar(state: State, seat: Seat, kind: CardKind): Reason | null {
  const { cards, conjurer, effects } = tableFor(state);
  if (effects[kind].length === 0) return null;
  const card = cards[kind];
  const side = sideOf(seat);
  const violent = card.type === 'attack' || card.type === 'spell';
  if (violent && turnsOf(state, state.active) <= state.options.truceTurns)
    return { message: 'It is too early for Attacks and Spells.', rule: 'CA-55' };
  if (card.type === 'spell' && ownOf(state, side, conjurer) === null)
    return { message: `Spells need your ${cards[conjurer].name}.`, rule: 'CA-53' };
  if (card.type === 'attack') {
    const bar = attackBar(state, side);
    if (bar !== null) return bar;
  }
  for (const effect of effects[kind]) {
    const bar = bars[effect.do]?.(state, side, card.name) ?? null;
    if (bar !== null) return bar;
  }
  return null;
}

/** The effect that is being aimed, what it has been aimed at so far, and what comes next; null: one has nothing to work on. */
interface Aiming {
  readonly effect: Effect;
  readonly aim: readonly Choice[];
  readonly next: readonly Choice[];
}

// Effects are aimed one after the other: each takes as many choices as it asks for.
function aimings(
  state: State,
  side: Seat,
  effects: readonly Effect[],
  aims: readonly Choice[],
): readonly Aiming[] | null {
  const found: Aiming[] = [];
  let from = 0;
  for (const effect of effects) {
    let to = from;
    let next = readerOf(effect).next(effect, state, side, []);
    while (next !== null && next.length > 0 && to < aims.length)
      next = readerOf(effect).next(effect, state, side, aims.slice(from, ++to));
    if (next === null) return null;
    found.push({ effect, aim: aims.slice(from, to), next });
    from = to;
  }
  return found;
}

/** The effect of the card that the next choice is for; null when all are aimed. */
export function aimedNow(state: State, seat: Seat, card: Played, aims: readonly Choice[]): Effect | null {
  const found = aimings(state, sideOf(seat), card.effects, aims);
  return found?.find(({ next }) => next.length > 0)?.effect ?? null;
}

/** What one effect could be aimed at first; none where it needs no aim. */
export function firstAims(state: State, side: Seat, effect: Effect): readonly Choice[] {
  return readerOf(effect).next(effect, state, side, []) ?? [];
}

/** The next choices of an Action card after those made: empty when complete, null when it cannot be played. */
export function aimChoices(
  state: State,
  seat: Seat,
  kind: CardKind,
  aim: readonly Choice[],
): readonly Choice[] | null {
  const effects = tableFor(state).effects[kind];
  if (effects.length === 0 || playBar(state, seat, kind) !== null) return null;
  if (effects.length === 1) return readerOf(effects[0]).next(effects[0], state, sideOf(seat), aim);
  // Every effect needs something to work on, the later ones too (CA-88).
  const found = aimings(state, sideOf(seat), effects, aim);
  return found === null ? null : (found.find(({ next }) => next.length > 0)?.next ?? []);
}

/** Carries out an Action card; the caller shows and discards it. */
export function carryOut(state: State, seat: Seat, kind: CardKind, aim: readonly Choice[], tell: Tell): void {
  const card = tableFor(state).cards[kind];
  if (stands(card)) return;
  const side = sideOf(seat);
  const [only, second] = card.effects;
  if (second === undefined) return readerOf(only).carry(only, state, side, aim, card.slug, tell);
  // All are aimed before the first works; with a Castle fallen the rest is left out.
  const found = aimings(state, side, card.effects, aim);
  for (const { effect, aim: own } of found ?? [])
    if (!isOver(state)) readerOf(effect).carry(effect, state, side, own, card.slug, tell);
}
