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

const known = new WeakMap<Card, Need>();

/** What the card needs; champions are tried. */
export function needOf(card: Card): Need {
  const before = known.get(card);
  if (before !== undefined) return before;
  const need = card.champion === undefined ? combine(card.effects.map(needOfEffect)) : 'walk';
  known.set(card, need);
  return need;
}
