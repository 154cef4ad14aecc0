// Log sentences of lasting effects: what a card or ability sets in force, on whom and for how long.

import { list, noun, plural } from '@bridgefront/tabletop/words';
import type { FaceOf, StatusKind } from '../faces.ts';
import { nameOfSlug } from '../cards/index.ts';
import { coordinates } from './whereabouts.ts';
import type { Places } from './whereabouts.ts';
import { hitsOn } from './words.ts';

/** A status with its details as words; missing details are empty. */
interface StatusWords {
  readonly seat: string;
  readonly champion: string;
  readonly hex: string;
  readonly ends: string;
  readonly edge: string;
  readonly value: number;
  readonly first: string;
  readonly lasts: string;
  /** The card in brackets, behind a blank. */
  readonly by: string;
}

const statusWords: { readonly [K in StatusKind]: (told: StatusWords) => string } = {
  'champion-dice': ({ seat, value }) =>
    `In ${seat}’s next battle each of their Champions rolls ${value} extra ${noun(value, 'die')} in combat round 1`,
  smoke: ({ seat, value }) =>
    `In ${seat}’s next battle enemy Forces hit only on ${hitsOn(value)} in combat round 1`,
  'force-threshold': ({ seat, value }) =>
    `In ${seat}’s next battle their Forces hit on ${hitsOn(value)} in combat round 1`,
  'assign-hits': ({ seat }) => `In the next battle ${seat} decides who takes the hits`,
  'hits-first': ({ seat, first }) => `In ${seat}’s next battle their hits go to ${first} first`,
  mark: ({ seat, champion, value, lasts }) =>
    `${seat} puts ${value} gold on the death of ${champion}${lasts}`,
  ward: ({ champion }) => `${champion} cannot be targeted by enemy cards this round`,
  slow: ({ champion }) => `${champion} rolls only 1 die in its next battle`,
  frenzy: ({ champion, value }) => `${champion} rolls ${value} extra ${noun(value, 'die')} this round`,
  entrench: ({ seat, hex, value, by }) =>
    `${seat}’s Forces that defend at ${hex} hit on ${hitsOn(value)} this round${by}`,
  mortar: ({ seat, hex }) => `${seat}’s mortar shot lands on ${hex}`,
  cataclysm: ({ seat, hex }) => `${seat} unleashes a cataclysm on ${hex}`,
  'siege-writ': ({ seat, value }) =>
    `${seat}’s next siege as the attacker begins with the loss of up to ${plural(value, 'defending Force')}`,
  'last-stand': ({ seat, value }) =>
    `The next enemy stack to move into ${seat}’s Capital loses up to ${plural(value, 'Force')}`,
  trap: ({ seat, edge }) => `${seat} sets a trap on the Bridge ${edge}`,
  lockdown: ({ seat, edge }) => `${seat} locks the Bridge ${edge}: nobody crosses it this round`,
  wormhole: ({ seat, ends }) => `${seat} links ${ends} until the end of the round`,
  gateway: ({ seat, ends }) => `${seat} opens a gateway between ${ends} until the end of the round`,
  dominion: ({ seat, edge }) => `${seat} lets everybody move ${edge} without a Bridge this round`,
  blackout: () => 'No Bridge can be built or destroyed this round',
  'last-contract': ({ seat }) => `${seat}’s next Champion card this round costs no gold`,
  discount: ({ seat, value }) => `${seat}’s next card this round costs ${value} mana less`,
};

/** `status`: what is in force from now on. */
export function statusSentence(
  face: FaceOf<'status'>,
  name: (seat: number) => string,
  at: Places = coordinates,
): string {
  const { seat, kind, champion, hex, hexes, edge, value, first, lasts, by } = face;
  const told: StatusWords = {
    seat: name(seat),
    champion: champion === undefined ? 'a Champion' : nameOfSlug(champion),
    hex: hex === undefined ? 'a hex' : at.hex(hex, seat),
    ends: hexes === undefined ? 'two hexes' : list(hexes.map((end) => at.hex(end, seat))),
    edge: edge === undefined ? 'between two hexes' : at.edge(edge, seat),
    by: by === undefined ? '' : ` (${nameOfSlug(by)})`,
    value: value ?? 0,
    lasts: lasts === undefined ? '' : lasts === 'round' ? ' this round' : ' until the end of the next round',
    first: first === 'champions' ? 'enemy Champions' : 'enemy Forces',
  };
  return `${statusWords[kind](told)}.`;
}
