// What a card needs before it can be chosen (G-04), told from its data once, so that lists are quick to make.

import type { Card, Effect, EffectKind } from '../effects.ts';
import { activatedTraits } from '../types.ts';

/** `march`: a stack that may step over a bridge; `build`: a free edge at one's units; `walk`: the plan must be tried. */
type Need = 'nothing' | 'march' | 'build' | 'walk';

/** Effects that ask for nothing while planning. */
export const silentKinds: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'gold',
  'mana',
  'draw',
  'discard',
  'topdeck',
  'look',
  'peek',
  'scry',
  'draft',
  'pull',
  'boost',
  'siege-writ',
  'last-stand',
  'blackout',
  'last-contract',
  'discount',
]);

/** Effects that need no target, or pass over a missing one. */
const freeKinds: ReadonlySet<EffectKind> = new Set<EffectKind>([
  ...silentKinds,
  'shed',
  'cash-in',
  'scrap',
  'when',
  'heal-deployed',
]);

function needOfEffect(effect: Effect): Need {
  switch (effect.do) {
    case 'deploy':
      return effect.to === 'capital' ? 'nothing' : 'walk';
    case 'choose':
      return effect.modes.some((mode) => mode.effects.every((one) => needOfEffect(one) === 'nothing'))
        ? 'nothing'
        : 'walk';
    case 'move':
      if (effect.optional === true || effect.who !== undefined) return 'nothing';
      return effect.ignoring === undefined && effect.unit === undefined && effect.endsBeside === undefined
        ? 'march'
        : 'walk';
    case 'build':
      return effect.where === 'touching' ? 'build' : 'walk';
    default:
      return freeKinds.has(effect.do) ? 'nothing' : 'walk';
  }
}

function combine(needs: readonly Need[]): Need {
  const real = needs.filter((need) => need !== 'nothing');
  return real.length === 0 ? 'nothing' : real.length === 1 ? real[0] : 'walk';
}

// The effect with which the card's questions begin.
function openerOf({ champion, effects }: Card): Effect | null {
  return champion === undefined ? (effects.find((effect) => !silentKinds.has(effect.do)) ?? null) : null;
}

function isActivated({ champion }: Card): boolean {
  const names: readonly string[] = activatedTraits;
  return champion?.traits.some(({ trait }) => names.includes(trait)) ?? false;
}

/** What is told from a table of cards once, by card. */
export interface Needs {
  /** What the card needs; champions are tried. */
  readonly needs: readonly Need[];
  /** The instruction that asks first; null for champions, and where nothing is asked. */
  readonly openers: readonly (Effect | null)[];
  /** Whether it is a champion with an ability to be activated. */
  readonly activated: readonly boolean[];
}

const byTable = new WeakMap<readonly Card[], Needs>();
let last: { readonly table: readonly Card[]; readonly needs: Needs } | null = null;

function readNeeds(table: readonly Card[]): Needs {
  return {
    needs: table.map((card) =>
      card.champion === undefined ? combine(card.effects.map(needOfEffect)) : 'walk',
    ),
    openers: table.map(openerOf),
    activated: table.map(isActivated),
  };
}

/** What the cards of a table need. */
export function needsOf(table: readonly Card[]): Needs {
  if (last?.table === table) return last.needs;
  const needs = byTable.get(table) ?? readNeeds(table);
  byTable.set(table, needs);
  last = { table, needs };
  return needs;
}
