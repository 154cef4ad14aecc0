// Planning of targets: champions, hexes, mines, hand cards and opponents.

import type { Choice } from '@bridgefront/kernel';
import type { Effect, EffectOf } from '../effects.ts';
import { adjacentHexes } from '../state/movement.ts';
import { modeChoice, numberOfChoice, pointsChoices, seatChoices } from '../notation.ts';
import type { CardId, Champion, Hex, Order } from '../types.ts';
import {
  championsAt,
  championWithin,
  enemiesAt,
  firstSeat,
  hasChampionAt,
  occupies,
} from '../state/units.ts';
import { holdsTile, planCapital } from './places.ts';
import { nothing, stopped } from './planner.ts';
import type { Need, Planner } from './planner.ts';

/** Whether a card of the seat may name the champion: its own, or one that is not Warded (C-13). */
export function isEnemyTargetable(p: Planner, champion: Champion): boolean {
  return champion.seat === p.seat || !champion.warded;
}

// ---- Champions as targets

/** Whether the seat may heal the champion. */
export function mayHeal(p: Planner, effect: EffectOf<'heal'>, champion: Champion): boolean {
  return effect.whose === 'own' ? champion.seat === p.seat : isEnemyTargetable(p, champion);
}

function isInReach(p: Planner, champion: Champion, within: number | undefined): boolean {
  return within === undefined || championWithin(p.state, p.seat, champion.hex, within);
}

/** Whether the seat may damage the champion: in reach of its own ones, where the card has a reach. */
export function mayDamage(p: Planner, effect: EffectOf<'damage'>, champion: Champion): boolean {
  if (effect.whose !== 'any' && champion.seat === p.seat) return false;
  return isEnemyTargetable(p, champion) && isInReach(p, champion, effect.within);
}

/** Whether the seat may put a price on the champion. */
export function mayMark(p: Planner, effect: EffectOf<'mark'>, champion: Champion): boolean {
  return champion.seat !== p.seat && !champion.warded && isInReach(p, champion, effect.within);
}

/** One champion that passes the test. */
export function planChampion(
  p: Planner,
  effect: Effect,
  test: (champion: Champion) => boolean,
): Order | null {
  const champion = p.pickChampion(test);
  return champion === stopped ? null : { effect, champions: [champion] };
}

/** One or more own champions (Ward, Immunity Field). */
export function planSeveralChampions(p: Planner, effect: EffectOf<'ward'>): Order | null {
  const champions: CardId[] = [];
  for (let i = 0; i < effect.count; i++) {
    p.left = effect.count - i;
    const champion = p.pickChampion(
      (other) => other.seat === p.seat && !champions.includes(other.card),
      i === 0 ? 'must' : 'may',
    );
    if (champion === stopped) return null;
    if (champion === nothing) break;
    champions.push(champion);
  }
  return { effect, champions };
}

/** An own champion where the card deploys; passed over when there is none (Elite Guard). */
export function planHealDeployed(p: Planner, effect: EffectOf<'heal-deployed'>): Order | null {
  const champion = p.pickChampion((other) => other.seat === p.seat && other.hex === p.deployedHex, 'skip');
  if (champion === stopped) return null;
  return champion === nothing ? { effect } : { effect, champions: [champion] };
}

// Two points on one hex: `points:2` on the first champion, or `points:1` there and 1 on another (C-32).
/** A hex, and how the points are split among its champions (C-32). */
export function planHealSplit(p: Planner, effect: EffectOf<'heal-split'>): Order | null {
  const hex = p.pickHeldHex((candidate) => hasChampionAt(p.state, p.seat, candidate));
  if (hex === stopped) return null;
  const champions: CardId[] = [];
  const amounts: number[] = [];
  let left = effect.amount;
  const here = championsAt(p.state, p.seat, hex);
  while (left > 0 && champions.length < here.length) {
    p.asking = 'target';
    p.left = left;
    const champion = p.pickChampion((other) => here.includes(other) && !champions.includes(other.card));
    if (champion === stopped) return null;
    const isLast = champions.length === here.length - 1;
    const points = isLast ? left : planPoints(p, left);
    if (points === stopped) return null;
    champions.push(champion);
    amounts.push(points);
    left -= points;
  }
  return { effect, hexes: [hex], champions, amounts };
}

function planPoints(p: Planner, most: number): number {
  if (most === 1) return 1;
  if (!p.goesOn && !offerPoints(p, most)) return stopped;
  return numberOfChoice(p.next());
}

function offerPoints(p: Planner, most: number): boolean {
  p.asking = 'points';
  const list: Choice[] = [];
  for (let n = most; n >= 1; n--) list.push(pointsChoices[n]);
  return p.offers(list);
}

// ---- Hexes as targets

/** One hex that passes the test. */
export function planHex(p: Planner, effect: Effect, test: (hex: Hex) => boolean): Order | null {
  const hex = p.pickHex(test);
  return hex === stopped ? null : { effect, hexes: [hex] };
}

/** Two different hexes, each in range of a champion of the seat (C-18). */
export function planWormhole(p: Planner, effect: EffectOf<'wormhole'>): Order | null {
  const inRange = (hex: Hex) => championWithin(p.state, p.seat, hex, effect.within);
  p.left = 2;
  const first = p.pickHex(inRange);
  if (first === stopped) return null;
  p.left = 1;
  const second = p.pickHex((hex) => hex !== first && inRange(hex));
  return second === stopped ? null : { effect, hexes: [first, second] };
}

/** An enemy hex in range; in a Capital with two enemies also which of them. */
export function planAttrition(p: Planner, effect: EffectOf<'attrition'>): Order | null {
  const hex = p.pickHex(
    (other) =>
      enemiesAt(p.state, p.seat, other) !== 0 && championWithin(p.state, p.seat, other, effect.within),
  );
  if (hex === stopped) return null;
  const enemies = enemiesAt(p.state, p.seat, hex);
  if ((enemies & (enemies - 1)) === 0) return { effect, hexes: [hex], target: firstSeat(enemies) };
  const seats = seatChoices.filter((_, seat) => (enemies & (1 << seat)) !== 0);
  const index = p.pickFrom(seats);
  return index === stopped ? null : { effect, hexes: [hex], target: numberOfChoice(seats[index]) };
}

/** Whether the seat stands on enough hexes around the target (Encirclement; S-18, G-17). */
export function surrounds(p: Pick<Planner, 'state' | 'seat'>, hex: Hex, neighbours: number): boolean {
  let held = 0;
  for (const near of adjacentHexes(p.state, p.seat, hex)) if (occupies(p.state, p.seat, near)) held++;
  return held >= neighbours;
}

// ---- Mines, hand cards, players

/** A Mine that the seat occupies; with `optional` passed over when there is none. */
export function planMine(p: Planner, effect: EffectOf<'raise-mine'>): Order | null {
  const hex = p.pickHeldHex(
    (candidate) => holdsTile(p, candidate, 'mine'),
    effect.optional === true ? 'skip' : 'must',
  );
  if (hex === stopped) return null;
  return hex === nothing ? { effect } : { effect, hexes: [hex] };
}

/** A Mine that the seat occupies, if any (Overdrill). */
export function planMineGold(p: Planner, effect: EffectOf<'mine-gold'>): Order | null {
  const hex = p.pickHeldHex((candidate) => holdsTile(p, candidate, 'mine'), 'skip');
  if (hex === stopped) return null;
  return hex === nothing ? { effect } : { effect, hexes: [hex] };
}

/** An enemy Mine in range, if any (Overdrill). */
export function planStrikeMine(p: Planner, effect: EffectOf<'strike-mine'>): Order | null {
  const test = (hex: Hex) =>
    p.state.tiles[hex] > 0 &&
    enemiesAt(p.state, p.seat, hex) !== 0 &&
    championWithin(p.state, p.seat, hex, effect.within);
  const hex = p.pickHex(test, 'skip');
  if (hex === stopped) return null;
  return hex === nothing ? { effect } : { effect, hexes: [hex] };
}

function planHandCards(p: Planner, count: number, need: Need): CardId[] | null {
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    p.left = count - i;
    const card = p.pickHandCard(need);
    if (card === stopped) return null;
    if (card === nothing) break;
    cards.push(card);
  }
  return cards;
}

/** Hand cards to discard (G-05: known while planning, so locked). */
export function planShed(p: Planner, effect: EffectOf<'shed'>): Order | null {
  const cards = planHandCards(p, effect.count, effect.mandatory === true ? 'skip' : 'may');
  return cards === null ? null : { effect, cards };
}

/** A hand card to burn. */
export function planScrap(p: Planner, effect: EffectOf<'scrap'>): Order | null {
  const cards = planHandCards(p, 1, effect.optional === true ? 'may' : 'skip');
  return cards === null ? null : { effect, cards };
}

const rewards = [modeChoice('gold'), modeChoice('forces')];

/** Hand cards and the reward for each; with Forces also where (S-94). */
export function planCashIn(p: Planner, effect: EffectOf<'cash-in'>): Order | null {
  const cards: CardId[] = [];
  const golds: boolean[] = [];
  for (let i = 0; i < effect.count; i++) {
    p.note(effect);
    p.left = effect.count - i;
    const card = p.pickHandCard('may');
    if (card === stopped) return null;
    if (card === nothing) break;
    p.asking = 'reward';
    const reward = p.pickFrom(rewards);
    if (reward === stopped) return null;
    cards.push(card);
    golds.push(reward === 0);
  }
  if (!golds.includes(false)) return { effect, cards, golds };
  const hex = planCapital(p);
  return hex === stopped ? null : { effect, cards, golds, hexes: [hex] };
}

/** Another seat. */
export function planOpponent(p: Planner, effect: EffectOf<'steal-gold'>): Order | null {
  const others = seatChoices.slice(0, p.state.seats.length).filter((_, seat) => seat !== p.seat);
  const index = p.pickFrom(others);
  return index === stopped ? null : { effect, target: numberOfChoice(others[index]) };
}
