// What Bridgefront asks about what, schedules and tells: checked wherever the rules do so.

import type { AnyTerms, DecisionRules, Turn } from '@bridgefront/kernel';
import type { Effect } from './effects.ts';
import type { BridgefrontFace } from './faces.ts';
import type { State } from './types.ts';

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
  };
  readonly steps: AnyTerms['steps'];
  readonly faces: BridgefrontFace;
};

/** A turn of Bridgefront. */
export type Play = Turn<State, Terms>;

/** The rules of one question. */
export type Rules<Name extends keyof Terms['asks']> = DecisionRules<State, Terms, Terms['asks'][Name]>;
