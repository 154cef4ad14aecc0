// What a card needs before it can be chosen (G-04), told from its data once, so that lists are quick to make.

import type { Card, Effect, EffectKind } from '../effects.ts';

/** `march`: a stack that may step over a bridge; `build`: a free edge at one's units; `walk`: the plan must be tried. */
export type Need = 'nothing' | 'march' | 'build' | 'walk';

/** Effects that need no target, or pass over a missing one. */
const freeKinds: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'gold',
  'mana',
  'draw',
  'discard',
  'shed',
  'cash-in',
  'topdeck',
  'look',
  'peek',
  'scry',
  'scrap',
  'draft',
  'pull',
  'boost',
  'siege-writ',
  'last-stand',
  'blackout',
  'last-contract',
  'discount',
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

const byTable = new WeakMap<readonly Card[], readonly Need[]>();
let last: { readonly table: readonly Card[]; readonly needs: readonly Need[] } | null = null;

/** What each card of a table needs, by card; champions are tried. */
export function needsOf(table: readonly Card[]): readonly Need[] {
  if (last?.table === table) return last.needs;
  const needs =
    byTable.get(table) ??
    table.map((card) => (card.champion === undefined ? combine(card.effects.map(needOfEffect)) : 'walk'));
  byTable.set(table, needs);
  last = { table, needs };
  return needs;
}
