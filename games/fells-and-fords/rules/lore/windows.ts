// Windows for lore cards: they open by public facts alone, for holders and others alike (FF-78, FF-79).

import { windowRules } from '@bridgefront/kernel';
import type { Decision, Seat, DecisionTable } from '@bridgefront/kernel';
import { abilityOf, loreChoices, loreOf, loreTable } from '../cards/in-force.ts';
import { diceOf } from '../combat/dice.ts';
import { isWeak } from '../field.ts';
import { loreIn, pass, passTurn } from '../notation.ts';
import { tell } from '../faces.ts';
import type { Combat, State } from '../types.ts';
import { faces, factions } from '../vocabulary.ts';
import type { LoreCard, WindowName } from '../vocabulary.ts';
import { playLore } from './play.ts';
import type { Play, Terms } from '../faces.ts';

const cleave = faces.indexOf('cleave');
/** A card, the one that cancels it, and the one that cancels that (FF-60). */
const longestChain = 3;

function fitsCombat(card: LoreCard, state: State, seat: Seat, combat: Combat): boolean {
  const { when } = card;
  if (when === undefined) return true;
  const rolls = state.units[combat.roller].seat === seat;
  if ((when.part === 'roller') !== rolls) return false;
  if (when.attack !== undefined && (when.attack === 'ranged') !== combat.ranged) return false;
  // A card without possible effect cannot be played (FF-57).
  return card.effect.do !== 'cleaves' || combat.dice.includes(cleave);
}

// FF-62: by the damage of an attack, from beside, without Vigilant, and not stunned.
function mayStrikeBack(state: State, combat: Combat): boolean {
  const [roller, target] = [state.units[combat.roller], state.units[combat.target]];
  return (
    combat.kind === 'attack' &&
    combat.adjacent &&
    abilityOf(state, roller.type, 'vigilant') === 0 &&
    !target.stunned
  );
}

/** Whether the card's condition fits this moment: public facts, whoever holds it. */
export function fits(state: State, seat: Seat, id: number): boolean {
  const card = loreTable(state)[id];
  const combat = state.combats.at(-1);
  if (card.window === 'declare' || card.window === 'roll')
    return combat !== undefined && fitsCombat(card, state, seat, combat);
  if (card.window === 'fall') return combat !== undefined && mayStrikeBack(state, combat);
  return true;
}

// FF-57: a card whose condition fits may change nothing all the same. Then it cannot be played, but its window opens,
// which asks for the condition alone (FF-79).
function changesNothing(state: State, { effect }: LoreCard): boolean {
  const combat = state.combats.at(-1);
  if (combat === undefined) return false;
  if (effect.do === 'exact') return diceOf(state, combat) === effect.dice;
  return (
    effect.do === 'cleaves' && !combat.ranged && !isWeak(state, state.units[combat.roller], combat.strength)
  );
}

/** Whether the seat may still play a card of this window this turn (FF-58, FF-61). */
function mayPlay(state: State, seat: Seat, window: WindowName): boolean {
  const { lore, loreHand, loreDiscard, playedLore, playedCancel, barred, faction } = state.seats[seat];
  const left = window === 'cancel' ? playedCancel < 1 : playedLore < state.options.loreCardsPerTurn;
  if (loreHand.length === 0 || !left || barred) return false;
  return loreOf(state, factions[faction]).some((id) => {
    const card = loreTable(state)[id];
    if (card.window !== window || card.cost > lore || !fits(state, seat, id)) return false;
    return loreDiscard.filter((gone) => gone === id).length < card.copies;
  });
}

/** Whether a reaction window opens for the seat (FF-79). */
function opens(state: State, seat: Seat, window: WindowName): boolean {
  if (window === 'cancel' && state.played.length >= longestChain) return false;
  return !state.seats[seat].passed && mayPlay(state, seat, window);
}

/** Cards of the hand that the seat can play in this window, each once, in the order of the table. */
export function playableCards(state: State, seat: Seat, window: WindowName): number[] {
  const { loreHand, lore } = state.seats[seat];
  if (!mayPlay(state, seat, window)) return [];
  const found = loreHand.filter((id) => {
    const card = loreTable(state)[id];
    return (
      card.window === window && card.cost <= lore && fits(state, seat, id) && !changesNothing(state, card)
    );
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Opens a window for one seat, if it opens at all. */
export function openWindow(turn: Play, window: WindowName, seat: Seat): void {
  if (opens(turn.state, seat, window)) turn.window('react', [seat], { window });
}

function react(turn: Play, { seats: [seat], plans }: Decision): void {
  const [choice] = plans[seat];
  if (choice === pass) return;
  if (choice === passTurn) {
    turn.state.seats[seat].passed = true;
    tell(turn, { tell: 'silent', seat });
    return;
  }
  playLore(turn, seat, loreIn(turn.state, choice), []);
}

/** The question of every reaction window (FF-80). */
export const windowDecisions = {
  react: windowRules<State, Terms, Terms['asks']['react']>({
    reactions(state, seat, plan, { about }) {
      if (plan.length > 0) return [];
      const cards = playableCards(state, seat, about.window);
      return [...cards.map((id) => loreChoices(state)[id]), passTurn];
    },
    reveal: react,
    shows: ['window'],
    pass,
    alsoPass: [passTurn],
  }),
} satisfies Partial<DecisionTable<State, Terms>>;
