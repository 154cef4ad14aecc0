// A small table for tests of words: two seats, a few units, and the questions that the real rules ask there.

import type { Choice, Decision, DecisionRules } from '@bridgefront/kernel';
import { sureOptions } from '@bridgefront/kernel';
import { battleDecisions } from '../rules/battle/battle.ts';
import { boardOf } from '../rules/state/board.ts';
import { cardId } from '../rules/cards/index.ts';
import type { Faction } from '../rules/effects.ts';
import { battlefield } from '../rules/odds/field.ts';
import { declarations } from '../rules/options.ts';
import { actionDecisions } from '../rules/phases/action.ts';
import { endingDecisions } from '../rules/phases/ending.ts';
import { marketDecisions } from '../rules/phases/market.ts';
import { resetDecisions } from '../rules/phases/reset.ts';
import { lateDecisions } from '../rules/resolve/late.ts';
import { describe } from '../rules/text/describe.ts';
import { builtBridge, capitalTile, forgeTile, centerTile } from '../rules/types.ts';
import type { BridgefrontOptions, Edge, Hex, State } from '../rules/types.ts';
import { addForces, placeChampion } from '../rules/state/units.ts';

const { hexByName, edgeByChoice } = boardOf(3);

/** A hex or edge of the small board by its name. */
export function at(name: string): Hex {
  const hex = hexByName.get(name);
  if (hex === undefined) throw new Error(`There is no hex ${name}.`);
  return hex;
}
export function edge(name: string): Edge {
  const found = edgeByChoice.get(`edge:${name}`);
  if (found === undefined) throw new Error(`There is no edge ${name}.`);
  return found;
}

/** Puts a champion on the board. */
export function put(state: State, seat: number, slug: string, hex: string, hp: number): void {
  const base = { slowed: false, warded: false, frenzy: 0, used: false, marks: [] };
  placeChampion(state, { card: cardId(slug), seat, hex: at(hex), hp, ...base });
}

/**
 * Seat 0 (as a rule Bastion, Capital 3,0) holds 1,0 with 3 Forces and Brute and the Mine at 2,-1 with 1 Force; seat 1
 * (Veil, Capital -3,0) holds the Center with 2 Forces and Tax Reaver. Bridges lead from 2,-1 over 1,0 to the Center.
 */
export function table(given: { readonly [name: string]: unknown } = {}, faction: Faction = 'bastion'): State {
  const none = { forces: 0, champions: [] };
  const options = sureOptions(declarations, given) as BridgefrontOptions;
  const state = battlefield({ army: none, faction }, { army: none, faction: 'veil' }, 'field', options);
  state.tiles[at('0,0')] = centerTile;
  state.tiles[at('2,-1')] = 5;
  state.tiles[at('0,2')] = forgeTile;
  for (const name of ['1,0~2,-1', '0,0~1,0', '1,0~2,0']) state.bridges[edge(name)] = builtBridge;
  for (const [seat, capital] of [at('3,0'), at('-3,0')].entries()) {
    const owner = state.seats[seat];
    owner.capital = capital;
    state.tiles[capital] = capitalTile - seat;
    owner.mana = 5;
    owner.gold = 4;
    owner.done = false;
  }
  addForces(state, 0, at('1,0'), 3);
  addForces(state, 0, at('2,-1'), 1);
  addForces(state, 1, at('0,0'), 2);
  put(state, 0, 'brute', '1,0', 6);
  put(state, 1, 'tax-reaver', '0,0', 4);
  return state;
}

/** A question to seat 0 with its plan so far. */
export function question(ask: string, plan: readonly Choice[] = [], about: Decision['about'] = {}): Decision {
  return { ask, seats: [0], plans: [plan.slice(), []], sealed: [false, false], about };
}

const rules: { readonly [ask: string]: DecisionRules<State> } = {
  ...actionDecisions,
  ...lateDecisions,
  ...endingDecisions,
  ...marketDecisions,
  ...resetDecisions,
  ...battleDecisions,
};

/** The prompt of a question, and every choice that the rules offer with its label. */
export function words(
  state: State,
  decision: Decision,
): { prompt: string; labels: { [choice: Choice]: string } } {
  const legal = rules[decision.ask].choices(state, 0, decision.plans[0], decision);
  const labels = legal.map((choice) => [choice, describe.choice(state, 0, choice, decision)]);
  return { prompt: describe.prompt(state, 0, decision), labels: Object.fromEntries(labels) };
}
