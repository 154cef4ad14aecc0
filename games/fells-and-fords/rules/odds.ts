// The exact odds of an attack before it is made, by the rules' own code for dice, commitments, buildings and retreats.

import { abilityOf } from './cards/in-force.ts';
import { retreatWays, newCombat } from './combat/declare.ts';
import { commitChoices, diceOf, totalOf, useIn } from './combat/dice.ts';
import { isSupported, retreatAlong } from './combat/retreat.ts';
import type { Retreat } from './combat/retreat.ts';
import { isSheltered } from './harm.ts';
import type { Combat, State, Unit } from './types.ts';
import { faces } from './vocabulary.ts';

/**
 * What an attack does, its dice committed to damage as far as they go. No lore cards are played, and the owner of the
 * target retreats the way that costs least.
 */
export interface Odds {
  readonly dice: number;
  /** Mean health that the target loses. */
  readonly damage: number;
  /** Chance that the target is eliminated. */
  readonly kill: number;
  /** Chance that the target survives and is driven from its hex. */
  readonly push: number;
}

/** How many faces of a die do damage, how many others drive back. */
interface DieFaces {
  readonly hurting: number;
  readonly driving: number;
}

// Uses of dice add up face by face, except tokens, which do no damage: so single dice tell what a whole roll does.
function diceFaces(state: State, combat: Combat): DieFaces {
  let hurting = 0;
  let driving = 0;
  for (let face = 0; face < faces.length; face++) {
    const one = { ...combat, dice: [face] };
    const use = commitChoices(state, one, []).find(
      (choice) => !['stun', 'poison'].includes(useIn(choice) ?? ''),
    );
    const { damage, retreats } = totalOf(state, one, use === undefined ? [] : [use]);
    if (damage > 0) hurting++;
    else if (retreats > 0) driving++;
  }
  return { hurting, driving };
}

// Where so many retreats lead, and what they cost: none if supported, those beyond what the target ignores.
function driven(state: State, target: Unit, ways: readonly number[], rolled: number): Retreat {
  const none = { hex: target.hex, left: 0, supported: false, stopped: false };
  const retreats = Math.max(0, rolled - abilityOf(state, target.type, 'immovable'));
  const ends = ways.map((way) =>
    retreats === 0 || isSupported(state, target, way) ? none : retreatAlong(state, target, way, retreats),
  );
  return ends.reduce((best, end) => (end.left < best.left ? end : best));
}

/** What `hits` and `rolled` retreats take from the target, and whether it is elsewhere then. */
function outcome(state: State, target: Unit, hits: number, end: Retreat): { lost: number; moved: boolean } {
  const here = hits > 0 && isSheltered(state, target, []);
  const blow = hits - (here ? 1 : 0);
  if (blow >= target.health) return { lost: target.health, moved: false };
  const there = { ...target, hex: end.hex };
  const roof = end.left > 0 && isSheltered(state, there, here ? [target.hex] : []);
  const lost = Math.min(target.health, blow + end.left - (roof ? 1 : 0));
  return { lost, moved: end.hex !== target.hex };
}

// Chances of each number of hurting and driving dice, the multinomial distribution.
function* rolls(dice: number, { hurting, driving }: DieFaces): Generator<readonly [number, number, number]> {
  const idle = faces.length - hurting - driving;
  let choose = 1;
  for (let hits = 0; hits <= dice; hits++) {
    let ways = choose;
    for (let back = 0; back <= dice - hits; back++) {
      const others = dice - hits - back;
      const chance = (ways * hurting ** hits * driving ** back * idle ** others) / faces.length ** dice;
      if (chance > 0) yield [hits, back, chance];
      ways = (ways * others) / (back + 1);
    }
    choose = (choose * (dice - hits)) / (hits + 1);
  }
}

/** The odds of an attack from where the unit stands. */
export function oddsOf(state: State, roller: Unit, target: Unit): Odds {
  const again = roller.attacked ? 'shot' : null;
  const [own, enemy] = [state.units.indexOf(roller), state.units.indexOf(target)];
  const combat = newCombat(state, 'attack', own, enemy, roller.health, again);
  const dice = diceOf(state, combat);
  const ways = retreatWays(roller.hex, target.hex);
  const ends = Array.from({ length: dice + 1 }, (_, back) => driven(state, target, ways, back));
  const odds = { dice, damage: 0, kill: 0, push: 0 };
  for (const [hits, back, chance] of rolls(dice, diceFaces(state, combat))) {
    const { lost, moved } = outcome(state, target, hits, ends[back]);
    odds.damage += chance * lost;
    if (lost === target.health) odds.kill += chance;
    else if (moved) odds.push += chance;
  }
  return odds;
}
