// The plan of one Action Step (§12.1): play a card, take a Basic Action, use an ability, or declare Done.

import type { Choice } from '@bridgefront/kernel';
import { cardsFor } from '../cards/index.ts';
import type { Card } from '../effects.ts';
import { canAfford } from '../state/costs.ts';
import { cardChoice, cardOfChoice, done } from '../notation.ts';
import { cardOf } from '../state/piles.ts';
import { activatedTraits } from '../types.ts';
import type { Action, ActivatedTrait, CardId, Hex, State } from '../types.ts';
import { forcesAt, mayEnter, traitOf } from '../state/units.ts';
import { hasOpenEdge, pickOpenEdge } from './bridges.ts';
import { planEffects } from './effects.ts';
import { needsOf } from './needs.ts';
import type { Needs } from './needs.ts';
import { hasWings, planCapital } from './places.ts';
import { nothing, stopped } from './planner.ts';
import type { Planner } from './planner.ts';
import { hasTarget } from './probes.ts';
import { anyCanStart, plainLimits, planPath, planRoute } from './routes.ts';

const march = plainLimits(1, false, -1);
const freeMarch = plainLimits(1, true, -1);

/** The seat's unused champion with an activated ability, or -1. */
function readyChampion(state: State, seat: number, trait: ActivatedTrait): CardId {
  for (const champion of state.champions) {
    if (champion.seat !== seat || champion.used) continue;
    if (traitOf(state, champion.card, trait) !== null) return champion.card;
  }
  return -1;
}

function planAbility(p: Planner, trait: ActivatedTrait): Action | null {
  const card = readyChampion(p.state, p.seat, trait);
  const champion = p.state.champions.find((other) => other.card === card);
  if (champion === undefined) return null;
  const base = { act: 'ability', trait, champion: card, target: -1, path: [] } as const;
  switch (trait) {
    case 'tempest':
    case 'archive':
      return base;
    case 'stitchwork': {
      const target = p.pickChampion((other) => other.seat === p.seat && other.hex === champion.hex);
      return target === stopped ? null : { ...base, target };
    }
    case 'slipstep': {
      const steps = traitOf(p.state, card, 'slipstep')?.steps ?? 0;
      const path = planPath(
        p,
        { hex: champion.hex, forces: 0, champions: [card] },
        { ...plainLimits(steps, false, -1), ignoring: 'bridges' },
        false,
      );
      return path === null ? null : { ...base, path };
    }
    case 'gateway': {
      const within = traitOf(p.state, card, 'gateway')?.within ?? 0;
      const hex = p.pickHex(
        (other) =>
          other !== champion.hex && p.board.distances[other * p.board.hexCount + champion.hex] <= within,
      );
      return hex === stopped ? null : { ...base, path: [hex] };
    }
  }
}

function canDeployChampion(p: Planner, hex: Hex): boolean {
  if (hex === p.state.seats[p.seat].capital) return mayEnter(p.state, p.seat, hex);
  return forcesAt(p.state, p.seat, hex) > 0 || (hex === p.board.center && hasWings(p));
}

function planCard(p: Planner, card: CardId): Action | null {
  const data = cardOf(p.state, card);
  p.playing = card;
  if (data.champion === undefined) {
    const orders = planEffects(p, data.effects);
    return orders === null ? null : { act: 'card', card, hex: -1, orders };
  }
  p.asking = 'deploy';
  const hex = p.pickHex((candidate) => canDeployChampion(p, candidate));
  if (hex === stopped) return null;
  p.here = hex;
  const orders = planEffects(p, data.champion.onDeploy);
  return orders === null ? null : { act: 'card', card, hex, orders };
}

// Whether the card could be chosen now: affordable, and every target that it needs exists (G-04).
function playable(p: Planner, card: CardId, table: readonly Card[], needs: Needs): boolean {
  const data = table[card];
  if (!canAfford(p.state, p.seat, data)) return false;
  switch (needs.needs[card]) {
    case 'nothing':
      return true;
    case 'march':
      return canMarch(p);
    case 'build':
      return hasOpenEdge(p, 'touching');
    case 'walk':
  }
  if (data.champion !== undefined) {
    if (mayEnter(p.state, p.seat, p.state.seats[p.seat].capital)) return true;
  } else {
    const found = hasTarget(p, needs.openers[card]);
    if (found !== null) return found;
  }
  return startable(p, planCard(p, card));
}

/** Whether any stack may take a step over a bridge; asked by March and by many cards of one list. */
function canMarch(p: Planner): boolean {
  return (p.marches ??= anyCanStart(p, march));
}

// Whether what was just walked may be begun; forgets the walk.
function startable(p: Planner, action: Action | null): boolean {
  const possible = action !== null || !p.impossible;
  p.offer = null;
  p.clear();
  return possible;
}

function offerBasics(p: Planner, list: Choice[]): void {
  const { state, seat } = p;
  const purse = state.seats[seat];
  const { options } = state;
  if (purse.mana >= options.marchMana && canMarch(p)) list.push('march');
  if (purse.mana >= options.buildMana && hasOpenEdge(p, 'touching')) list.push('build');
  if (purse.mana >= options.reinforceMana && purse.gold >= options.reinforceGold) list.push('reinforce');
  if (purse.faction === 'aerial' && purse.freeMarches < options.freeMarches) {
    if (anyCanStart(p, freeMarch)) list.push('free-march');
  }
}

function hasReady({ state, seat }: Planner, { activated }: Needs): boolean {
  for (const champion of state.champions)
    if (champion.seat === seat && !champion.used && activated[champion.card]) return true;
  return false;
}

function offerAbilities(p: Planner, list: Choice[]): void {
  for (const trait of activatedTraits) {
    if (readyChampion(p.state, p.seat, trait) < 0) continue;
    if (startable(p, planAbility(p, trait))) list.push(trait);
  }
}

// Whether no card of the same name comes before it.
function isFirst(cards: readonly CardId[], index: number): boolean {
  const card = cards[index];
  for (let i = 0; i < index; i++) if (cards[i] === card) return false;
  return true;
}

function firstChoices(p: Planner): Choice[] {
  const list: Choice[] = [];
  const { hand } = p.state.seats[p.seat];
  const table = cardsFor(p.state.options);
  const needs = needsOf(table);
  p.probing = true;
  p.marches = null;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (isFirst(hand, i) && playable(p, card, table, needs)) list.push(cardChoice(p.state, card));
  }
  offerBasics(p, list);
  if (hasReady(p, needs)) offerAbilities(p, list);
  p.probing = false;
  list.push(done);
  return list;
}

function planBuildEdge(p: Planner): Action | null {
  const edge = pickOpenEdge(p, 'touching');
  return edge === stopped ? null : { act: 'build', edge };
}

function planMarch(p: Planner, act: 'march' | 'free-march'): Action | null {
  const route = planRoute(p, act === 'march' ? march : freeMarch, 'must');
  return route === null || route === nothing ? null : { act, route };
}

function planReinforce(p: Planner): Action | null {
  const hex = planCapital(p);
  return hex === stopped ? null : { act: 'reinforce', hex };
}

function isActivated(choice: Choice): choice is ActivatedTrait {
  return (activatedTraits as readonly string[]).includes(choice);
}

/** Walks a seat's plan for an Action Step: the complete action, or null with the next choices in `p.offer`. */
export function planAction(p: Planner): Action | null {
  if (!p.goesOn && !p.offers(firstChoices(p))) return null;
  const choice = p.next();
  // Words are compared before the cards are searched.
  if (choice === done) return { act: 'done' };
  if (choice === 'march' || choice === 'free-march') return planMarch(p, choice);
  if (choice === 'build') return planBuildEdge(p);
  if (choice === 'reinforce') return planReinforce(p);
  const card = cardOfChoice(choice);
  return card < 0 && isActivated(choice) ? planAbility(p, choice) : planCard(p, card);
}
