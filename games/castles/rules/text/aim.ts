// What an Action card is aimed at: the question, and whom an area effect would hit.

import type { Seat } from '@bridgefront/kernel';
import { list, plural } from '@bridgefront/tabletop/words';
import { areaOf } from '../effects.ts';
import { pieceName } from '../notation.ts';
import { sideOf } from '../sides.ts';
import type { State, Zone } from '../types.ts';
import type { Effect, EffectKind } from '../vocabulary.ts';
import { pieceText } from './words.ts';

const plainAim = (name: string): string => `Choose what ${name} works on.`;

/** What is chosen for each effect of an Action card. */
const aimPrompts: { readonly [K in EffectKind]: (name: string) => string } = {
  mend: (name) => `Choose who gains hit points by ${name}.`,
  charge: (name) => `Choose the Soldier that ${name} strengthens.`,
  rout: (name) => `Choose the enemy Soldier that ${name} drives back.`,
  burn: (name) => `Choose the zone that ${name} burns.`,
  revive: (name) => `Choose the Soldier that ${name} brings back.`,
  rain: plainAim,
  spring: plainAim,
  rally: plainAim,
  ambush: plainAim,
  plague: plainAim,
  storm: plainAim,
};

/** What the player is asked for, once the card is chosen. */
export function aimPrompt(name: string, effect: Effect): string {
  return aimPrompts[effect.do](name);
}

/** What an area effect does, own cards by name: `3 damage to 4 enemy units and 2 of yours: Archer 1 and Spy`. */
export function areaText(state: State, seat: Seat, effect: Effect, zone: Zone): string {
  if (!('damage' in effect)) return '';
  const hit = areaOf(state, seat, effect, zone);
  const own = hit.filter((piece) => piece.seat === sideOf(seat));
  const enemies = hit.length - own.length;
  const word = effect.do === 'storm' ? 'card' : 'unit';
  const whom = [
    ...(enemies > 0 || own.length === 0 ? [plural(enemies, `enemy ${word}`)] : []),
    ...(own.length > 0
      ? [enemies > 0 ? `${own.length} of yours` : plural(own.length, `${word} of yours`, `${word}s of yours`)]
      : []),
  ];
  const named = own.length === 0 ? '' : `: ${list(own.map(({ id }) => pieceText(pieceName(state, id))))}`;
  return `${effect.damage} damage to ${list(whom)}${named}`;
}
