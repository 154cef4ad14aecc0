// Dice of a combat: how many are rolled, what they can be committed to, what the rest does (FF-9 to FF-11, FF-69).

import type { Choice } from '@bridgefront/kernel';
import { abilityOf, commandTable } from '../cards/in-force.ts';
import { inForest, isWeak, typeOf } from '../field.ts';
import { distance } from '../hexes.ts';
import { numberIn } from '../notation.ts';
import type { Combat, State, Unit } from '../types.ts';
import { faces, uses } from '../vocabulary.ts';
import type { DieFace, Use } from '../vocabulary.ts';

/** The forest's cap on dice (FF-37). */
const forestCap = 2;

/** What changes the number of dice besides the units and where they stand. */
interface DiceSettings {
  readonly strength: number;
  /** The first attack of the turn, to which the command card's die is added. */
  readonly first: boolean;
  readonly counter: boolean;
  readonly extra: number;
  /** Replaces everything; -1: nothing does. */
  readonly exact: number;
}

function isFlanked(state: State, roller: Unit, target: Unit): boolean {
  if (abilityOf(state, roller.type, 'flanking') > 0) return false;
  return state.units.some(
    (unit) =>
      unit.hex >= 0 &&
      unit !== roller &&
      unit.seat === roller.seat &&
      abilityOf(state, unit.type, 'flanking') > 0 &&
      distance(unit.hex, target.hex) === 1,
  );
}

function boonDice(state: State, { called, moved }: Unit): number {
  if (!called || !state.text || state.command < 0) return 0;
  const { dice = 0, steadyDice = 0 } = commandTable(state)[state.command].boons;
  return dice + (moved ? 0 : steadyDice);
}

/** The number of dice: printed, the forest's cap, all modifiers, at least one (FF-11). */
function diceCount(state: State, roller: Unit, target: Unit, settings: DiceSettings): number {
  const { strength, first, counter, extra, exact } = settings;
  if (exact >= 0) return exact;
  const { dice, health } = typeOf(state, roller);
  const capped = inForest(state, roller) || inForest(state, target) ? Math.min(dice, forestCap) : dice;
  const rage = abilityOf(state, roller.type, 'rage') > 0 ? health - strength : 0;
  const flank = !counter && isFlanked(state, roller, target) ? 1 : 0;
  const boon = first ? boonDice(state, roller) : 0;
  return Math.max(1, capped + rage + flank + boon + extra);
}

/** The number of dice of a combat, under way or imagined. */
export function diceOf(
  state: State,
  combat: Pick<Combat, 'kind' | 'again' | 'strength' | 'extra' | 'exact' | 'roller' | 'target'>,
): number {
  const { kind, again, strength, extra, exact } = combat;
  const [roller, target] = [state.units[combat.roller], state.units[combat.target]];
  const counter = kind !== 'attack';
  return diceCount(state, roller, target, {
    strength,
    first: !counter && again === null,
    counter,
    extra,
    exact,
  });
}

/** Dice by face, less those that the plan has committed. */
export function diceLeft(state: State, combat: Combat, plan: readonly Choice[]): number[] {
  const left = faces.map((_, face) => combat.dice.filter((die) => die === face).length);
  for (const choice of plan) {
    const use = useIn(choice);
    if (use !== null) left[faces.indexOf(faceOf(state, use))] -= numberIn(choice);
  }
  return left;
}

/** What a `use:` choice commits dice to; null for `done`. */
export function useIn(choice: Choice): Use | null {
  const name = choice.split(':')[1];
  return uses.find((use) => use === name) ?? null;
}

/** The face that a use takes. */
export function faceOf({ options }: State, use: Use): DieFace {
  if (use === 'frenzy') return options.frenzyFace as DieFace;
  if (use === 'poisoned') return options.poisonFace as DieFace;
  return use === 'savage-edge' ? 'cleave' : 'heroic';
}

// The most dice that a use could take, if there were enough.
function mostFor(state: State, combat: Combat, use: Use, plan: readonly Choice[]): number {
  const [roller, target] = [state.units[combat.roller], state.units[combat.target]];
  if (plan.some((choice) => useIn(choice) === use)) return 0;
  if (use === 'poisoned') return target.poisoned || plan.includes('use:poison:1') ? Infinity : 0;
  if (use === 'savage-edge')
    return combat.edge && (combat.ranged || isWeak(state, roller, combat.strength)) ? Infinity : 0;
  if (abilityOf(state, roller.type, use) === 0) return 0;
  // A second token of a kind does nothing, so no die is committed to it (FF-10).
  if (use === 'stun') return target.stunned ? 0 : 1;
  if (use === 'poison') return target.poisoned ? 0 : 1;
  return Infinity;
}

/** What dice can be committed to after the plan so far; empty: nothing more. */
export function commitChoices(state: State, combat: Combat, plan: readonly Choice[]): Choice[] {
  const left = diceLeft(state, combat, plan);
  return uses.flatMap((use) => {
    const most = Math.min(left[faces.indexOf(faceOf(state, use))], mostFor(state, combat, use, plan));
    return Array.from({ length: Math.max(0, most) }, (_, i) => `use:${use}:${i + 1}`);
  });
}

/** What a roll comes to. */
export interface Total {
  readonly damage: number;
  readonly retreats: number;
  readonly lore: number;
  /** Dice committed, by use. */
  readonly used: ReadonlyMap<Use, number>;
}

/** Adds up what is committed and what the rest does by itself (FF-70). */
export function totalOf(state: State, combat: Combat, plan: readonly Choice[]): Total {
  const [strikes, cleaves, pierces, morale, lore] = diceLeft(state, combat, plan);
  const weak = isWeak(state, state.units[combat.roller], combat.strength);
  const used = new Map<Use, number>();
  let damage = combat.ranged ? pierces : strikes + (weak ? 0 : cleaves);
  for (const choice of plan) {
    const use = useIn(choice);
    if (use === null) continue;
    used.set(use, numberIn(choice));
    if (use !== 'stun' && use !== 'poison') damage += numberIn(choice);
  }
  return { damage, retreats: morale, lore, used };
}
