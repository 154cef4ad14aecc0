// The planning cursor: walks a plan made so far and, at its end, offers the legal next choices.

import type { Choice } from '@bridgefront/kernel';
import { takeCard } from '@bridgefront/tabletop/piles';
import { boardOf } from '../state/board.ts';
import type { Board } from '../state/board.ts';
import type { Effect } from '../effects.ts';
import { cardChoice, cardOfChoice, championChoice, championOfChoice, none } from '../notation.ts';
import type { CardId, Champion, Edge, Hex, Route, State } from '../types.ts';

/** Results of a pick besides an index: the plan ends here and choices are offered, or nothing is picked. */
export const stopped = -1;
export const nothing = -2;

/**
 * What to do when there is no candidate, or when the player may decline:
 * `must` makes the whole card unplayable (G-04), `skip` passes over the instruction, `may` also offers `none`.
 */
export type Need = 'must' | 'skip' | 'may';

/**
 * What the choices offered at the end of a walk are for, besides the target of an instruction: the place of a
 * deployment, the hex, Forces, champions and path of a move, a mode, points of healing, or gold or Forces.
 */
export type Asking =
  | 'target'
  | 'deploy'
  | 'stack'
  | 'forces'
  | 'company'
  | 'path'
  | 'mode'
  | 'points'
  | 'reward';

/** A walk through one seat's plan. Reused for every list; `reset` starts a new walk. */
export class Planner {
  state!: State;
  seat = 0;
  board!: Board;
  plan: readonly Choice[] = [];
  at = 0;
  /** Offered choices once the walk has stopped. */
  offer: Choice[] | null = null;
  /** Makes one of the choices offered by adding it to the plan, so that the walk goes on; null: the walk stops. */
  decide: ((choices: readonly Choice[]) => void) | null = null;
  /** Only whether there is a first choice matters: stop at the first candidate. */
  probing = false;
  /** A target that is needed does not exist: the card cannot be chosen. */
  impossible = false;
  /**
   * Hand cards still available to later instructions (null: the whole hand), and the card being played, which is still
   * among them (-1: none).
   */
  hand: readonly CardId[] | null = null;
  playing: CardId = -1;
  /** Bridges that earlier instructions of the card are assumed to build, and destroy (G-04). */
  built: Edge[] = [];
  destroyed: Edge[] = [];
  /** Forces that the card is assumed to have placed, and where. */
  deployedHex: Hex = -1;
  deployedForces = 0;
  /** Hex of the champion being deployed. */
  here: Hex = -1;
  /** Whether any stack may step over a bridge, once it was asked for the list being made. */
  marches: boolean | null = null;
  /** Units already used by earlier moves of the card. */
  routes: Route[] = [];
  // The hexes that the seat occupies, once they were asked for in this walk.
  private heldHexes: readonly Hex[] | null = null;
  // Notes for the words of the question; they change nothing.
  /** The instruction that asks; null outside of cards. */
  effect: Effect | null = null;
  asking: Asking = 'target';
  /** The hex that a move's question is about. */
  spot: Hex = -1;
  /** How many picks or steps may follow, this one included. */
  left = 1;

  reset(state: State, seat: number, plan: readonly Choice[]): void {
    // Kept where it is the same: storing what is new in what is old costs the collector more than the comparison.
    if (this.state !== state) this.state = state;
    if (this.plan !== plan) this.plan = plan;
    this.seat = seat;
    this.board = boardOf(state.radius);
    this.at = 0;
    this.offer = null;
    this.decide = null;
    this.probing = false;
    this.heldHexes = null;
    this.clear();
  }

  /** The hexes that the seat occupies, in the order of the board. */
  get held(): readonly Hex[] {
    return (this.heldHexes ??= heldBy(this.state, this.seat));
  }

  /** Forgets what the last card assumed. */
  clear(): void {
    this.impossible = false;
    this.hand = null;
    this.playing = -1;
    if (this.built.length > 0) this.built = [];
    if (this.destroyed.length > 0) this.destroyed = [];
    this.deployedHex = -1;
    this.deployedForces = 0;
    this.here = -1;
    if (this.routes.length > 0) this.routes = [];
    this.note(null);
  }

  /** Notes which instruction asks from now on. */
  note(effect: Effect | null, asking: Asking = 'target'): void {
    this.effect = effect;
    this.asking = asking;
    this.left = 1;
  }

  /** Whether the plan goes on from here; then `next` reads it, else choices must be offered. */
  get goesOn(): boolean {
    return this.at < this.plan.length;
  }

  next(): Choice {
    return this.plan[this.at++];
  }

  /** Offers choices at the end of the plan; whether one was made. Otherwise the walk ends here. */
  offers(choices: Choice[]): boolean {
    if (this.decide === null) this.offer = choices;
    else this.decide(choices);
    return this.goesOn;
  }

  /** Offers candidates: `stopped` or `nothing`, or 0 if the plan goes on with one of them. */
  private propose(list: Choice[], need: Need): number {
    if (list.length === 0) return need === 'must' ? this.fail() : nothing;
    if (need === 'may') list.push(none);
    return this.offers(list) ? 0 : stopped;
  }

  /** Ends the walk: the card cannot be played. */
  fail(): typeof stopped {
    this.impossible = true;
    this.offer = [];
    return stopped;
  }

  /** Picks one of the candidates 0 to `count` - 1 that pass the test. */
  pick(
    count: number,
    test: (candidate: number) => boolean,
    choices: readonly Choice[],
    read: (choice: Choice) => number,
    need: Need,
  ): number {
    if (this.goesOn) {
      if (need !== 'must' && !this.any(count, test)) return nothing;
    } else {
      const list: Choice[] = [];
      for (let i = 0; i < count; i++) {
        if (!test(i)) continue;
        list.push(choices[i]);
        if (this.probing) break;
      }
      const end = this.propose(list, need);
      if (end < 0) return end;
    }
    const choice = this.next();
    return choice === none ? nothing : read(choice);
  }

  private any(count: number, test: (candidate: number) => boolean): boolean {
    for (let i = 0; i < count; i++) if (test(i)) return true;
    return false;
  }

  pickHex(test: (hex: Hex) => boolean, need: Need = 'must'): number {
    const { board } = this;
    return this.pick(
      board.hexCount,
      test,
      board.hexChoices,
      (choice) => board.hexByChoice.get(choice) ?? nothing,
      need,
    );
  }

  /** As `pickHex`, among the hexes that the seat occupies only. */
  pickHeldHex(test: (hex: Hex) => boolean, need: Need = 'must'): number {
    if (this.goesOn) {
      if (need !== 'must' && !this.held.some(test)) return nothing;
    } else {
      const list: Choice[] = [];
      for (const hex of this.held) {
        if (!test(hex)) continue;
        list.push(this.board.hexChoices[hex]);
        if (this.probing) break;
      }
      const end = this.propose(list, need);
      if (end < 0) return end;
    }
    const choice = this.next();
    return choice === none ? nothing : (this.board.hexByChoice.get(choice) ?? nothing);
  }

  pickEdge(test: (edge: Edge) => boolean, need: Need = 'must'): number {
    const { board } = this;
    return this.pick(
      board.edgeCount,
      test,
      board.edgeChoices,
      (choice) => board.edgeByChoice.get(choice) ?? nothing,
      need,
    );
  }

  /** Picks one of these edges. Of a plan that goes on only whether there is any counts, and not even that with `must`. */
  pickEdgeOf(edges: readonly Edge[], need: Need): number {
    const { board } = this;
    if (this.goesOn) {
      if (need !== 'must' && edges.length === 0) return nothing;
    } else {
      const list: Choice[] = [];
      for (const edge of edges) list.push(board.edgeChoices[edge]);
      const end = this.propose(list, need);
      if (end < 0) return end;
    }
    const choice = this.next();
    return choice === none ? nothing : (board.edgeByChoice.get(choice) ?? nothing);
  }

  /** Picks a champion in play; returns its card. */
  pickChampion(test: (champion: Champion) => boolean, need: Need = 'must'): number {
    const { champions } = this.state;
    if (this.goesOn) {
      if (need !== 'must' && !champions.some(test)) return nothing;
    } else {
      const list: Choice[] = [];
      for (const champion of champions) {
        if (!test(champion)) continue;
        list.push(championChoice(this.state, champion.card));
        if (this.probing) break;
      }
      const end = this.propose(list, need);
      if (end < 0) return end;
    }
    const choice = this.next();
    return choice === none ? nothing : championOfChoice(choice);
  }

  /** Picks a card of the hand as it will be then, and takes it out for later instructions. */
  pickHandCard(need: Need): number {
    const hand = this.leftHand();
    if (!this.goesOn || hand.length === 0) {
      const end = this.propose(distinctCards(this.state, hand), need);
      if (end < 0) return end;
    }
    const choice = this.next();
    if (choice === none) return nothing;
    const card = cardOfChoice(choice);
    this.hand = without(hand, card);
    return card;
  }

  /** The hand that is left; takes the card being played out of it, once somebody asks for the hand. */
  private leftHand(): readonly CardId[] {
    let hand = this.hand ?? this.state.seats[this.seat].hand;
    if (this.playing >= 0) {
      hand = without(hand, this.playing);
      this.hand = hand;
      this.playing = -1;
    }
    return hand;
  }

  /** Picks one of a fixed list of choices; returns its position. */
  pickFrom(list: readonly Choice[]): number {
    return this.goesOn || this.offers(list.slice()) ? list.indexOf(this.next()) : stopped;
  }
}

/** The cards without one copy of this one. */
function without(cards: readonly CardId[], card: CardId): CardId[] {
  const left = cards.slice();
  takeCard(left, card);
  return left;
}

function heldBy({ presence }: State, seat: number): Hex[] {
  const held: Hex[] = [];
  const bit = 1 << seat;
  for (let hex = 0; hex < presence.length; hex++) if ((presence[hex] & bit) !== 0) held.push(hex);
  return held;
}

/** `card:` choices for a list of cards, each name once, in the order of the list. */
export function distinctCards(state: State, cards: readonly CardId[]): Choice[] {
  const list: Choice[] = [];
  for (const card of cards) {
    const choice = cardChoice(state, card);
    if (!list.includes(choice)) list.push(choice);
  }
  return list;
}
