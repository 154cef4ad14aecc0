// What every champion ability says on its card: one entry per kind, so that a forgotten kind does not compile.

import { noun, plural } from '@bridgefront/tabletop/words';
import type { Trait, TraitKind } from '../effects.ts';
import { hitsOn } from './words.ts';

type TraitOf<K extends TraitKind> = Extract<Trait, { readonly trait: K }>;

const asAction = 'Once a round, as an action that costs no mana';

const battleIs: Readonly<Record<TraitOf<'extra-dice'>['when'], string>> = {
  'enemy-champion': 'there is an enemy Champion in its battle',
  'no-enemy-champion': 'there is no enemy Champion in its battle',
  'no-own-forces': 'none of your Forces are in its battle',
};

/** The sentence of every trait kind; "it" is the champion. */
export const traitWords: { readonly [K in TraitKind]: (trait: TraitOf<K>) => string } = {
  bodyguard: () =>
    'In each battle it is in, the first hit on one of your Champions there is taken by one of your Forces instead, if there is any.',
  'assassins-edge': ({ damage }) =>
    `In the first battle of each round in which it meets an enemy Champion, it deals ${damage} damage to one such Champion before combat round 1.`,
  flight: () => 'It may move to adjacent hexes without a Bridge; a stack may do so if all its units can.',
  extraction: ({ gold }) =>
    `While it is on a Mine you occupy, that Mine pays ${gold} more gold at Collection.`,
  inspire: ({ max }) => `Your Forces on its hex hit on ${hitsOn(max)}.`,
  'contract-pay': ({ gold }) =>
    `Whenever an enemy Champion dies in a battle it is in, you gain ${gold} gold.`,
  'extra-dice': ({ dice, when }) =>
    `While ${battleIs[when]}, it rolls ${dice} extra ${noun(dice, 'die')} in each combat round.`,
  extort: ({ gold }) =>
    `Whenever its own hit kills an enemy Champion, you take up to ${gold} gold from that player.`,
  juggernaut: ({ hits }) =>
    `In each battle, the first ${hits === 1 ? 'hit' : plural(hits, 'hit')} on it ${hits === 1 ? 'does' : 'do'} nothing.`,
  'blood-ledger': ({ gold }) =>
    `The first time each round that any Champion dies on its hex, you gain ${gold} gold.`,
  'tactical-hand': ({ hits }) =>
    `Once a round, in a battle it is in, you may decide which enemy ${hits === 1 ? 'unit takes' : 'units take'} ${hits} of your hits.`,
  breach: ({ max }) =>
    `In sieges of a Capital it is in, your Forces hit on ${hitsOn(max)} in combat round 1.`,
  stitchwork: ({ heal }) =>
    `${asAction}, heal one of your Champions on its hex ${heal} HP (not above its printed HP).`,
  tempest: ({ damage }) =>
    `${asAction}, it deals ${damage} damage to every enemy Champion on the hexes next to it.`,
  slipstep: ({ steps }) =>
    `${asAction}, it moves alone ${steps === 1 ? '1 hex' : `up to ${steps} hexes`} ignoring Bridges; entering a hex with enemy units ends the move.`,
  archive: ({ look }) =>
    `${asAction}, look at the top ${plural(look, 'card')} of your draw pile; you may swap one of them with a card from your hand.`,
  gateway: ({ within }) =>
    `${asAction}, choose a hex within distance ${within} of it; until the end of the round you may move between the two as if a Bridge joined them.`,
};

/** One ability in words. */
export function traitText<K extends TraitKind>(trait: TraitOf<K>): string {
  const say: (trait: TraitOf<K>) => string = traitWords[trait.trait as K];
  return say(trait);
}
