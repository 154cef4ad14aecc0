// A battle from its opening to the last unit of one side (§14): steps that pause while hits are being assigned and, where the
// match offers it, while a side may go.

import { rollDie } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { assigners, handUsed, hitDecisions, tollAfter } from './choices.ts';
import { alive } from './hits.ts';
import type { Toll } from './hits.ts';
import { attackerSide, defenderSide, fighters, foeOf, readVolley } from './modifiers.ts';
import type { Side, Volley } from './modifiers.ts';
import type { Modifier } from '../faces.ts';
import { tellLosses, tellModifiers, tellOpening, tellOver, tellRound } from './reports.ts';
import { damageChampion, healChampion, killChampion } from './deaths.ts';
import { battleOf, nextToRetreat, retreatDecisions, wholeSide } from './retreat.ts';
import { takeStep } from '../resolve/step.ts';
import type { Boost } from '../effects.ts';
import { cardOf } from '../state/piles.ts';
import { hexName, tell } from '../state/reporting.ts';
import type { Handlers, Opening, Play, StepTo } from '../terms.ts';
import type { Battle, CardId, Champion, Hex, State } from '../types.ts';
import { championOf, enemiesAt, firstSeat, occupies, removeForces, traitOf } from '../state/units.ts';

/** No battle can last longer: every unit always has a die that may hit (G-12, S-74). */
const mostRounds = 1000;

/**
 * Schedules the battle of a hex that the attacker's units have just entered; whoever was there is the Defender
 * (G-13). `siege`: the battle for a Capital at the end of the Action Phase (§13); `from`: the hex that the attacker has
 * just come from. It runs before everything scheduled earlier. Nothing happens without an enemy there (G-14).
 */
export function openBattle(
  turn: Play,
  hex: Hex,
  attacker: number,
  { siege = false, from = -1 }: { readonly siege?: boolean; readonly from?: Hex } = {},
): void {
  const enemies = enemiesAt(turn.state, attacker, hex);
  if (enemies === 0) return;
  turn.then({ do: 'battle/open', hex, attacker, defender: firstSeat(enemies), siege, from });
}

const noBoosts: readonly Boost[] = [];

// All waiting next-battle spells are used up by this battle (C-11).
function takeBoosts(state: State, seat: number): readonly Boost[] {
  const { boosts } = state.seats[seat];
  if (boosts.length === 0) return noBoosts;
  state.seats[seat].boosts = [];
  return boosts;
}

// Before combat round 1: Forces of the defender die to Siege Writs (C-20).
function siegeWrit(turn: Play, battle: Battle): void {
  const { state } = turn;
  const attacker = state.seats[battle.attacker];
  if (!battle.siege || attacker.siegeWrits.length === 0) return;
  let forces = 0;
  for (const writ of attacker.siegeWrits) forces += writ;
  attacker.siegeWrits = [];
  const count = removeForces(state, battle.defender, battle.hex, forces);
  if (turn.reporting) {
    const hex = hexName(state, battle.hex);
    tell(turn, { tell: 'forces-lost', seat: battle.defender, hex, count, why: 'siege-writ' });
  }
}

// The default target: lowest HP left, then highest bounty, then first in play (G-23).
function edgeTarget(state: State, foes: readonly Champion[]): Champion {
  const bounty = ({ card }: Champion): number => cardOf(state, card).champion?.bounty ?? 0;
  let best = foes[0];
  for (const foe of foes) {
    if (foe.hp < best.hp || (foe.hp === best.hp && bounty(foe) > bounty(best))) best = foe;
  }
  return best;
}

// Assassin's Edge: in the first battle of the round with an enemy champion, once a round (S-73, G-23).
function assassinsEdge(turn: Play, battle: Battle, side: Side): void {
  const { state } = turn;
  for (const champion of fighters(state, battle, side)) {
    if (champion.used) continue;
    const trait = traitOf(state, champion.card, 'assassins-edge');
    const foes = fighters(state, battle, foeOf(side));
    if (trait === null || foes.length === 0) continue;
    champion.used = true;
    const cause = { source: champion.card, foes: fighters(state, battle, side) };
    damageChampion(turn, edgeTarget(state, foes), trait.damage, champion.seat, champion.card, cause);
  }
}

/** Opens a battle and carries out what comes before combat round 1 (S-73). One side may be empty afterwards (G-14). */
export function beginBattle(turn: Play, { hex, attacker, defender, siege, from }: Opening): Battle {
  const { state } = turn;
  const boosts = [takeBoosts(state, attacker), takeBoosts(state, defender)] as const;
  const battle: Battle = {
    hex,
    attacker,
    defender,
    siege,
    from,
    round: 0,
    boosts,
    spent: [],
    hits: [[], []],
  };
  state.battle = battle;
  if (turn.reporting) tellOpening(turn, battle);
  siegeWrit(turn, battle);
  if (state.champions.length > 0) {
    assassinsEdge(turn, battle, attackerSide);
    assassinsEdge(turn, battle, defenderSide);
  }
  return battle;
}

function open(turn: Play, opening: Opening): void {
  fight(turn, beginBattle(turn, opening));
}

// Rolls a side's dice, Forces first, then its champions in play order; `rolls` collects them for the table.
function rollVolley(random: Random, volley: Volley, rolls: number[][] | null): CardId[] {
  const hits: CardId[] = [];
  rollDice(random, volley.forces, volley.threshold, -1, hits, rolls);
  for (const { card, dice, threshold } of volley.champions) {
    rollDice(random, dice, threshold, card, hits, rolls);
  }
  return hits;
}

function rollDice(
  random: Random,
  count: number,
  threshold: number,
  source: CardId,
  hits: CardId[],
  rolls: number[][] | null,
): void {
  const shown: number[] | null = rolls === null ? null : [];
  for (let i = 0; i < count; i++) {
    const die = rollDie(random);
    if (die <= threshold) hits.push(source);
    shown?.push(die);
  }
  if (shown !== null) rolls?.push(shown);
}

// One combat round's dice, read from and rolled by everybody alive at its start (G-12, C-31).
function rollRound(turn: Play, battle: Battle): void {
  const { state, random, reporting } = turn;
  const attackers = fighters(state, battle, attackerSide);
  const defenders = fighters(state, battle, defenderSide);
  const notes: Modifier[] | null = reporting ? [] : null;
  const attack = readVolley(state, battle, attackerSide, attackers, defenders, notes);
  const defence = readVolley(state, battle, defenderSide, defenders, attackers, notes);
  const shownAttack: number[][] | null = reporting ? [] : null;
  const shownDefence: number[][] | null = reporting ? [] : null;
  const attackHits = rollVolley(random, attack, shownAttack);
  battle.hits = [attackHits, rollVolley(random, defence, shownDefence)];
  if (notes === null || shownAttack === null || shownDefence === null) return;
  tellModifiers(turn, battle, notes);
  tellRound(turn, battle, [attack, defence], [shownAttack, shownDefence]);
}

// Damage of both sides at once, then the deaths: the defender's champions first, each side in play order.
function applyTolls(
  turn: Play,
  battle: Battle,
  tolls: readonly [Toll, Toll],
  hands: readonly (Champion | null)[],
): void {
  const { state } = turn;
  for (const toll of tolls) {
    if (toll.doomed > 0) removeForces(state, toll.seat, battle.hex, toll.doomed);
    for (let i = 0; i < toll.champions.length; i++) toll.champions[i].hp -= toll.damage[i];
    if (toll.spent.length > 0) battle.spent = battle.spent.concat(toll.spent);
  }
  if (turn.reporting) tellLosses(turn, battle, tolls, hands);
  bury(turn, tolls[defenderSide], tolls[attackerSide]);
  bury(turn, tolls[attackerSide], tolls[defenderSide]);
}

function bury(turn: Play, toll: Toll, enemy: Toll): void {
  for (let i = 0; i < toll.champions.length; i++) {
    const source = toll.killers[i];
    if (source === alive) continue;
    killChampion(turn, toll.champions[i], enemy.seat, { source, foes: enemy.champions });
  }
}

const noPlans: StepTo<'battle/losses'>['plans'] = [[], []];

function takeLosses(turn: Play, battle: Battle, plans: StepTo<'battle/losses'>['plans']): void {
  const defenderToll = tollAfter(turn, battle, attackerSide, plans[attackerSide]);
  const attackerToll = tollAfter(turn, battle, defenderSide, plans[defenderSide]);
  battle.hits = [[], []];
  const hands = ([attackerSide, defenderSide] as const).map((side) =>
    handUsed(turn.state, battle, side, plans[side]),
  );
  applyTolls(turn, battle, [attackerToll, defenderToll], hands);
}

function bothStand(state: State, battle: Battle): boolean {
  return occupies(state, battle.attacker, battle.hex) && occupies(state, battle.defender, battle.hex);
}

// Combat rounds until one side is empty (§14.3) or somebody is asked: hits to assign, or whether to go. `stays`: who has
// just been asked after this combat round and fights on; -1: nobody yet.
function fight(turn: Play, battle: Battle, stays: number = -1): void {
  const { state } = turn;
  let answered = stays;
  while (bothStand(state, battle)) {
    const asked = nextToRetreat(state, battle, answered);
    if (asked >= 0) return turn.ask('retreat', [asked]);
    answered = -1;
    battle.round++;
    if (battle.round > mostRounds) throw new Error(`The battle passed ${mostRounds} combat rounds (S-74).`);
    rollRound(turn, battle);
    const seats = state.champions.length === 0 ? [] : assigners(state, battle);
    if (seats.length > 0) return turn.ask('assign-hits', seats);
    takeLosses(turn, battle, noPlans);
  }
  close(turn, battle, everyChampion(state, battle));
}

function losses(turn: Play, { plans }: StepTo<'battle/losses'>): void {
  const battle = battleOf(turn.state);
  takeLosses(turn, battle, plans);
  fight(turn, battle);
}

function stay(turn: Play, { seat }: StepTo<'battle/stay'>): void {
  fight(turn, battleOf(turn.state), seat);
}

// Who goes has fought and lost, even where nobody of them comes through (S-143).
function retreat(turn: Play, { seat, to }: StepTo<'battle/retreat'>): void {
  const { state } = turn;
  const battle = battleOf(state);
  const fought = everyChampion(state, battle);
  takeStep(turn, seat, wholeSide(state, battle, seat), to, false, true);
  close(turn, battle, fought);
}

// A tagged stack has won if at least one unit of it is alive where the battle was (C-08).
function rewardTags(state: State, seat: number, hex: Hex): void {
  for (const tag of state.tags) {
    if (tag.seat !== seat || tag.won) continue;
    const standing =
      (tag.forces > 0 && tag.hex === hex) ||
      tag.champions.some((card) => championOf(state, card)?.hex === hex);
    if (standing) tag.won = true;
  }
}

type Fought = readonly (readonly Champion[])[];

const nobody: Fought = [[], []];

// The attacker's and the defender's champions that are still in the battle.
function everyChampion(state: State, battle: Battle): Fought {
  if (state.champions.length === 0) return nobody;
  return [fighters(state, battle, attackerSide), fighters(state, battle, defenderSide)];
}

// Slow ends with the battle (C-12); Veil's champions that were in it heal (S-90).
function recover(turn: Play, seat: number, champions: readonly Champion[]): void {
  const { state } = turn;
  const isVeil = state.seats[seat].faction === 'veil';
  for (const champion of champions) {
    champion.slowed = false;
    if (isVeil) healChampion(turn, champion, state.options.cleanExitHeal);
  }
}

// Who stands alone has won; if nobody is left, nobody has (G-14, S-71).
function close(turn: Play, battle: Battle, fought: Fought): void {
  const { state } = turn;
  const { hex, attacker, defender } = battle;
  const left = state.presence[hex] & ((1 << attacker) | (1 << defender));
  const winner = left === 0 ? -1 : firstSeat(left);
  if (winner >= 0) {
    state.seats[winner].wonBattle = true;
    if (state.tags.length > 0) rewardTags(state, winner, hex);
  }
  if (turn.reporting) tellOver(turn, battle, winner);
  recover(turn, attacker, fought[attackerSide]);
  recover(turn, defender, fought[defenderSide]);
  state.battle = null;
}

/** The steps of a battle. */
export const battleSteps: Handlers<'battle/open' | 'battle/losses' | 'battle/stay' | 'battle/retreat'> = {
  'battle/open': open,
  'battle/losses': losses,
  'battle/stay': stay,
  'battle/retreat': retreat,
};

/** Questions that a battle asks: who takes the hits of a combat round, and after it whether a side goes. */
export const battleDecisions = { ...hitDecisions, ...retreatDecisions } as const;
