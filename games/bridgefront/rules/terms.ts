// What Bridgefront asks about what, schedules and tells: checked wherever the rules do so.

import type { Choice, Decision, DecisionRules, Seat, StepHandlers, StepOf, Turn } from '@bridgefront/kernel';
import type { Effect } from './effects.ts';
import type { BridgefrontFace } from './faces.ts';
import type { Action, Battle, CardId, Hex, MoveManner, Order, Route, Stack, State } from './types.ts';

/** What a battle is opened with. */
export type Opening = Pick<Battle, 'hex' | 'attacker' | 'defender' | 'siege' | 'from'>;

/** Questions with what they are about, steps, and faces of reports. */
export type Terms = {
  readonly asks: {
    readonly capital: {};
    readonly bridges: {};
    readonly 'free-card': {};
    readonly study: {};
    readonly bid: {};
    readonly action: {};
    /** How many of the top cards the Archivist shows. */
    readonly archive: { readonly look: number };
    readonly collect: {};
    readonly draft: {};
    readonly discard: { readonly count: number; readonly mana: number };
    readonly topdeck: { readonly optional: boolean };
    readonly keep: { readonly count: number; readonly keep: number };
    readonly scry: { readonly count: number };
    /** Effects whose targets are chosen after a die was rolled (C-24). */
    readonly branch: { readonly effects: readonly Effect[] };
    readonly 'assign-hits': {};
    readonly retreat: {};
  };
  readonly steps: {
    readonly 'setup/factions': {};
    readonly 'setup/capital': { readonly seat: Seat };
    readonly 'setup/board': {};
    readonly 'setup/hands': {};
    readonly 'setup/bridges': {};
    readonly 'setup/free-cards': {};
    readonly 'round/reset': {};
    readonly 'round/market': {};
    readonly 'market/card': {};
    readonly 'round/action': {};
    readonly 'action/step': {};
    readonly 'action/basic': { readonly seat: Seat; readonly action: Action };
    /** `hex`: where the champion is deployed, -1 for a card without one. */
    readonly 'card/open': {
      readonly seat: Seat;
      readonly card: CardId;
      readonly hex: Hex;
      readonly orders: readonly Order[];
    };
    readonly 'card/orders': { readonly seat: Seat; readonly orders: readonly Order[] };
    readonly 'card/close': { readonly seat: Seat; readonly card: CardId };
    readonly 'card/garrison': { readonly seat: Seat; readonly hex: Hex; readonly forces: number };
    /** One stack walks. */
    readonly 'move/route': { readonly seat: Seat; readonly route: Route; readonly manner: MoveManner };
    readonly 'move/arrived': { readonly seat: Seat; readonly stack: Stack; readonly draw: number };
    readonly 'battle/open': Opening;
    /** Hits as their owners assigned them, attacker's and defender's. */
    readonly 'battle/losses': { readonly plans: readonly [readonly Choice[], readonly Choice[]] };
    /** Who was asked whether to retreat, and does not. */
    readonly 'battle/stay': { readonly seat: Seat };
    readonly 'battle/retreat': { readonly seat: Seat; readonly to: Hex };
    readonly 'round/sieges': {};
    readonly 'siege/fight': { readonly owner: Seat };
    readonly 'siege/pillage': {};
    readonly 'round/collection': {};
    readonly 'collection/deal': { readonly plans: readonly (readonly Choice[])[] };
    readonly 'round/scoring': {};
    readonly 'round/cleanup': {};
  };
  readonly faces: BridgefrontFace;
};

/** A turn of Bridgefront. */
export type Play = Turn<State, Terms>;

/** One question with what it is about. */
export type Asked<Name extends keyof Terms['asks']> = Decision<Terms['asks'][Name]>;

/** Whether a decision is this question. */
export function isAsked<Name extends keyof Terms['asks']>(
  decision: Decision,
  name: Name,
): decision is Asked<Name> {
  return decision.ask === name;
}

/** The rules of one question. */
export type Rules<Name extends keyof Terms['asks']> = DecisionRules<State, Terms, Terms['asks'][Name]>;

/** A step with its bindings. */
export type StepTo<Name extends keyof Terms['steps'] = keyof Terms['steps']> = StepOf<Terms, Name>;

/** The handlers of a part of the steps. */
export type Handlers<Name extends keyof Terms['steps']> = Pick<StepHandlers<State, Terms>, Name>;
