// What each kind of effect locks while planning (G-05): an exhaustive table from effect kind to its questions.

import type { Effect, EffectKind, EffectOf } from '../effects.ts';
import { modeChoice } from '../notation.ts';
import type { Order } from '../types.ts';
import { championWithin, enemiesAt, forcesWithin } from '../state/units.ts';
import { planBuild, planDestroy, planOwnBridge, planDominion } from './bridges.ts';
import { impossible } from './places.ts';
import { nothing, stopped } from './planner.ts';
import type { Planner } from './planner.ts';
import {
  isEnemyTargetable,
  mayDamage,
  mayHeal,
  mayMark,
  planChampion,
  planSeveralChampions,
  planHealDeployed,
  planHealSplit,
  planHex,
  planWormhole,
  planAttrition,
  planMine,
  planMineGold,
  planStrikeMine,
  planShed,
  planScrap,
  planCashIn,
  planOpponent,
} from './targets.ts';
import { planDeploy, planMove, planTeleport, planRaid } from './units.ts';

/** Reads or offers what one effect locks. Null: the walk has stopped (choices offered, or the card is impossible). */
type PlanEffect<K extends EffectKind> = (p: Planner, effect: EffectOf<K>) => Order | null;

const nothingLocked = <E extends Effect>(_p: Planner, effect: E): Order => ({ effect });

// ---- Structure

// A mode is offered when what it needs exists; if none can be done, all are (they do nothing).
function modeWorks(p: Planner, effects: readonly Effect[]): boolean {
  const {
    at,
    offer,
    plan,
    impossible: failed,
    hand,
    playing,
    deployedHex,
    deployedForces,
    built,
    decide,
    probing,
  } = p;
  p.decide = null;
  p.probing = true;
  p.plan = at === plan.length ? plan : plan.slice(0, at);
  const orders = planEffects(p, effects);
  const works = orders !== null || !p.impossible;
  p.decide = decide;
  p.probing = probing;
  p.at = at;
  p.offer = offer;
  p.plan = plan;
  p.impossible = failed;
  p.hand = hand;
  p.playing = playing;
  p.deployedHex = deployedHex;
  p.deployedForces = deployedForces;
  p.built = built;
  return works;
}

function planChoose(p: Planner, effect: EffectOf<'choose'>): Order | null {
  if (!p.goesOn && !offerModes(p, effect)) return null;
  const choice = p.next();
  const mode = effect.modes.find(({ name }) => modeChoice(name) === choice);
  if (mode === undefined) return impossible(p);
  const then = planEffects(p, mode.effects);
  return then === null ? null : { effect, then };
}

function offerModes(p: Planner, effect: EffectOf<'choose'>): boolean {
  const working = effect.modes.filter((mode) => modeWorks(p, mode.effects));
  if (working.length === 0) {
    p.fail();
    return false;
  }
  p.note(effect, 'mode');
  return p.offers(working.map(({ name }) => modeChoice(name)));
}

// What a condition may lead to is planned although the condition is only read on resolution (C-35); without a
// possible target that part is passed over.
function planWhen(p: Planner, effect: EffectOf<'when'>): Order | null {
  const then = planIfPossible(p, effect.then);
  if (then === null) return null;
  if (effect.else === undefined) return { effect, then };
  const otherwise = planIfPossible(p, effect.else);
  return otherwise === null ? null : { effect, then, else: otherwise };
}

function planIfPossible(p: Planner, effects: readonly Effect[]): readonly Order[] | null {
  if (!modeWorks(p, effects)) return [];
  return planEffects(p, effects);
}

function planRoll(p: Planner, effect: EffectOf<'roll'>): Order | null {
  const branches: (readonly Order[])[] = [];
  for (const branch of effect.branches) {
    const orders = branch.late === true ? [] : planEffects(p, branch.then);
    if (orders === null) return null;
    branches.push(orders);
  }
  return { effect, branches };
}

const planners: { readonly [K in EffectKind]: PlanEffect<K> } = {
  gold: nothingLocked,
  mana: nothingLocked,
  'steal-gold': planOpponent,
  draw: nothingLocked,
  discard: nothingLocked,
  shed: planShed,
  'cash-in': planCashIn,
  topdeck: nothingLocked,
  look: nothingLocked,
  peek: nothingLocked,
  scry: nothingLocked,
  scrap: planScrap,
  draft: nothingLocked,
  pull: nothingLocked,
  deploy: planDeploy,
  move: planMove,
  teleport: planTeleport,
  raid: planRaid,
  heal: (p, effect) => planChampion(p, effect, (champion) => mayHeal(p, effect, champion)),
  'heal-split': planHealSplit,
  'heal-deployed': planHealDeployed,
  damage: (p, effect) => planChampion(p, effect, (champion) => mayDamage(p, effect, champion)),
  'remove-champion': (p, effect) => {
    const champion = p.pickChampion((other) => other.seat === p.seat, 'skip');
    if (champion === stopped) return null;
    return champion === nothing ? { effect } : { effect, champions: [champion] };
  },
  mark: (p, effect) => planChampion(p, effect, (champion) => mayMark(p, effect, champion)),
  ward: planSeveralChampions,
  slow: (p, effect) => planChampion(p, effect, (champion) => isEnemyTargetable(p, champion)),
  frenzy: (p, effect) => planChampion(p, effect, (champion) => champion.seat === p.seat),
  entrench: (p, effect) => {
    const hex = p.pickHeldHex(() => true);
    return hex === stopped ? null : { effect, hexes: [hex] };
  },
  boost: nothingLocked,
  'siege-writ': nothingLocked,
  'last-stand': nothingLocked,
  mortar: (p, effect) => planHex(p, effect, (hex) => forcesWithin(p.state, p.seat, hex, effect.within)),
  cataclysm: (p, effect) =>
    planHex(
      p,
      effect,
      (hex) => effect.within === undefined || championWithin(p.state, p.seat, hex, effect.within),
    ),
  attrition: planAttrition,
  encircle: (p, effect) => planHex(p, effect, (hex) => enemiesAt(p.state, p.seat, hex) !== 0),
  'strike-mine': planStrikeMine,
  build: planBuild,
  destroy: planDestroy,
  trap: planOwnBridge,
  lockdown: planOwnBridge,
  wormhole: planWormhole,
  dominion: planDominion,
  blackout: nothingLocked,
  'raise-mine': planMine,
  'mine-gold': planMineGold,
  'last-contract': nothingLocked,
  discount: nothingLocked,
  choose: planChoose,
  when: planWhen,
  roll: planRoll,
};

/** Walks the effects in order; null when choices are offered or the card cannot be chosen. */
export function planEffects(p: Planner, effects: readonly Effect[]): Order[] | null {
  const orders: Order[] = [];
  for (const effect of effects) {
    p.note(effect);
    const plan = planners[effect.do] as (planner: Planner, item: Effect) => Order | null;
    const order = plan(p, effect);
    if (order === null) return null;
    orders.push(order);
  }
  return orders;
}
