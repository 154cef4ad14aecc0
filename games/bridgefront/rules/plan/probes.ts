// Whether the first question of a card has any answer (G-04), told without planning the card.

import type { Effect, EffectOf } from '../effects.ts';
import type { Champion } from '../types.ts';
import { hasOpenEdge } from './bridges.ts';
import { holdsTile } from './places.ts';
import type { Planner } from './planner.ts';
import { anyCanStart, limitsOf } from './routes.ts';
import { isEnemyTargetable, mayDamage, mayHeal, mayMark } from './targets.ts';

function anyChampion<E extends Effect>(
  p: Planner,
  effect: E,
  test: (p: Planner, effect: E, champion: Champion) => boolean,
): boolean {
  for (const champion of p.state.champions) if (test(p, effect, champion)) return true;
  return false;
}

function isOwn(p: Planner, _effect: Effect, champion: Champion): boolean {
  return champion.seat === p.seat;
}

function maySlow(p: Planner, _effect: Effect, champion: Champion): boolean {
  return isEnemyTargetable(p, champion);
}

function holdsMine(p: Planner): boolean {
  for (const hex of p.held) if (holdsTile(p, hex, 'mine')) return true;
  return false;
}

// Moves that may be left out, or that follow a deployment, need no stack that can go.
function mayMove(p: Planner, effect: EffectOf<'move'>): boolean | null {
  return effect.optional === true || effect.who !== undefined ? null : anyCanStart(p, limitsOf(effect));
}

/** Whether the instruction with which a card's questions begin has a target; null: the card must be planned to tell. */
export function hasTarget(p: Planner, opener: Effect | null): boolean | null {
  switch (opener?.do) {
    case 'damage':
      return anyChampion(p, opener, mayDamage);
    case 'heal':
      return anyChampion(p, opener, mayHeal);
    case 'mark':
      return anyChampion(p, opener, mayMark);
    case 'slow':
      return anyChampion(p, opener, maySlow);
    case 'ward':
    case 'frenzy':
      return anyChampion(p, opener, isOwn);
    case 'entrench':
      return p.held.length > 0;
    case 'raise-mine':
      return opener.optional === true ? null : holdsMine(p);
    case 'move':
      return mayMove(p, opener);
    case 'build':
      return hasOpenEdge(p, opener.where);
    default:
      return null;
  }
}
