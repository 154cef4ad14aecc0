// One log sentence for every kind of report face: an exhaustive table, so that a forgotten kind does not compile.

import type { Face, Seat } from '@bridgefront/kernel';
import { capitalised, list, ordinal, plural } from '@bridgefront/tabletop/words';
import { decks } from '../cards/decks.ts';
import type { FaceKind, FaceOf, Hit, TwinFace } from '../faces.ts';
import { laneWords, nameOf, placeWords } from './words.ts';

type NameOf = (seat: Seat) => string;
type Sentence<K extends FaceKind> = (face: FaceOf<K>, name: NameOf) => string;

function hitWords({ card, amount, left, absorbed, by }: Hit): string {
  const reached = by === undefined ? '' : ` by ${capitalised(by)}`;
  if (absorbed) return `${nameOf(card)} is protected from ${amount} damage${reached}`;
  return `${nameOf(card)} takes ${amount} damage${reached}${left > 0 ? ` (${left} health left)` : ''}`;
}

const sentences: { readonly [K in FaceKind]: Sentence<K> } = {
  offer: ({ round, seat, cards }, name) =>
    `Round ${round} of the draft: ${list(cards.map(nameOf))} lie open; ${name(seat)} picks first.`,
  picks: ({ seat, cards }, name) => `${name(seat)} picks ${list(cards.map(nameOf))}.`,
  'last-card': ({ seat, card }, name) => `${name(seat)} gets the last card, ${nameOf(card)}.`,
  'takes-deck': ({ seat, deck }, name) =>
    `${name(seat)} takes the deck ${decks.find(({ slug }) => slug === deck)?.name ?? deck}.`,
  hands: ({ first }, name) => `Both hands are shuffled. ${name(first)} has the first turn.`,
  turn: ({ turn, seat, mana }, name) => `Turn ${turn}: ${name(seat)} has ${mana} mana.`,
  summons: ({ seat, card, lane, place, at }, name) =>
    `${name(seat)} summons ${nameOf(card)} (${placeWords(place)}) to the ${laneWords[lane]}, ${at === 0 ? 'next to the bridge' : `${ordinal(at + 1)} from the bridge`}.`,
  chants: ({ seat, card, target, owner, place }, name) =>
    `${name(seat)} aims ${nameOf(card)} (${placeWords(place)}) at ${owner === seat ? 'their own' : `${name(owner)}’s`} ${nameOf(target)}.`,
  damaged: ({ hit }) => `${hitWords(hit)}.`,
  pushed: ({ card, lane }) => `${nameOf(card)} moves to the far end of the ${laneWords[lane]}.`,
  recalled: ({ seat, card }, name) => `${nameOf(card)} returns to ${name(seat)}’s hand.`,
  strengthened: ({ card, attack }) => `${nameOf(card)} has +${attack} attack this turn.`,
  warded: ({ card }) => `${nameOf(card)} is warded.`,
  returns: ({ seat, card }, name) => `${nameOf(card)} goes to the right end of ${name(seat)}’s hand.`,
  assault: ({ seat }, name) => `${name(seat)} begins the assault.`,
  sprints: ({ card, spaces }) => `${nameOf(card)} sprints ${plural(spaces, 'place')} to the bridge.`,
  attacks: ({ card, lane, again, hits }) =>
    `${nameOf(card)} attacks ${again ? 'again ' : ''}in the ${laneWords[lane]}: ${list(hits.map(hitWords))}.`,
  strikes: ({ seat, card, again, building, damage, from, to }, name) =>
    `${nameOf(card)} strikes ${again ? 'again, at ' : ''}${name(1 - seat)}’s ${building} for ${damage} damage: ${to === from ? `the ${building} cannot move` : `the ${building} moves ${plural(to - from, 'place')} to the right`}.`,
  destroyed: ({ seat, card, aura }, name) =>
    aura === true
      ? `${nameOf(card)} has lost the Aura that kept it alive: it is destroyed and returns to ${name(seat)}’s hand.`
      : `${nameOf(card)} is destroyed and returns to ${name(seat)}’s hand.`,
  'bastion-falls': ({ seat }, name) =>
    `${name(seat)}’s bastion falls: it becomes a fort and moves to the left end.`,
  'fort-falls': ({ seat }, name) => `${name(seat)}’s fort falls. ${name(1 - seat)} wins.`,
  drawn: ({ turns }) => `No fort has fallen in ${turns} turns: the match is drawn.`,
};

/** One log sentence for a face; `name` gives each seat's display name. */
export function reportText(face: Face, name: NameOf): string {
  const told = face as TwinFace;
  return (sentences[told.tell] as (one: TwinFace, name: NameOf) => string)(told, name);
}
