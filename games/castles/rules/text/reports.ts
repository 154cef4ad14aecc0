// One log sentence for every kind of report face: an exhaustive table, so that a forgotten kind does not compile.

import type { Face, Seat } from '@bridgefront/kernel';
import type { CastlesFace, FaceKind, FaceOf } from '../faces.ts';
import type { Ending } from '../types.ts';
import { list, minus, plural } from '@bridgefront/tabletop/words';
import { cardList, cardName, damageText, kindName, orderText, pieceText } from './words.ts';
import { placeWords, timesWords, zoneWords } from './words.ts';

type NameOf = (seat: Seat) => string;
type Sentence<K extends FaceKind> = (face: FaceOf<K>, name: NameOf) => string;

function leftWords(left: number): string {
  return left > 0 ? ` (${left} HP left)` : '';
}

function attackWords({ seat, piece, how, hit, sum }: FaceOf<'attacks'>, name: NameOf): string {
  const verb = how === 'reaction' ? 'answers and hits' : 'hits';
  const shot = how === 'shot' ? ' with an extra shot' : '';
  const target = `${name(hit.owner)}’s ${pieceText(hit.piece)}`;
  return `${name(seat)}’s ${pieceText(piece)} ${verb} ${target}${shot} for ${damageText(hit.damage, sum)}${leftWords(hit.left)}.`;
}

// One figure for all, so it is told once.
function areaWords({ card, hits }: FaceOf<'area'>, name: NameOf): string {
  const [first] = hits;
  const all = hits.map(({ owner, piece, left }) => `${name(owner)}’s ${pieceText(piece)}${leftWords(left)}`);
  return `${cardName(card)} deals ${first.damage} damage to ${list(all)}.`;
}

function overWords({ ending, winners, turn, castles }: FaceOf<'over'>, name: NameOf): string {
  const [winner] = winners;
  if (winners.length === 2) return `Both Castles have ${castles[0]} HP after ${turn} turns: a draw.`;
  if (ending === 'castle') return `${name(1 - winner)}’s Castle falls. ${name(winner)} wins.`;
  if (ending === 'surrender') return `${name(1 - winner)} surrenders. ${name(winner)} wins.`;
  return `After ${turn} turns ${name(winner)}’s Castle has ${castles[winner]} HP, the other ${castles[1 - winner]}: ${name(winner)} wins.`;
}

// What the winner's score counts; the loser's is as much below 0 (CA-66).
const scoreWhy: { readonly [E in Ending]: string } = {
  castle: '100 less the HP that the winner’s Castle is missing',
  surrender: 'the HP that the loser’s Castle is missing less those of the winner’s',
  limit: 'the HP that the loser’s Castle is missing less those of the winner’s',
};

function scoreWords({ ending, winners, scores }: FaceOf<'over'>, name: NameOf): string {
  if (scores === undefined || winners.length === 2) return '';
  const ranked = [winners[0], 1 - winners[0]].map((seat) => `${name(seat)} ${minus(scores[seat])}`);
  return ` Score, for several matches: ${list(ranked)} (${scoreWhy[ending]}).`;
}

const sentences: { readonly [K in FaceKind]: Sentence<K> } = {
  start: ({ red, cards }, name) =>
    `${name(red) === 'Red' ? 'Red' : `${name(red)} is Red and`} begins. Both players hold ${plural(cards, 'card')}.`,
  turn: ({ turn, seat }, name) => `Turn ${turn} is ${name(seat)}’s.`,
  draws: ({ seat, count, cards }, name) =>
    `${name(seat)} draws ${cards === undefined ? plural(count, 'card') : cardList(cards)}.`,
  reshuffled: ({ cards }) => `The discard pile is shuffled into a new deck of ${plural(cards, 'card')}.`,
  'deck-empty': () => 'The deck is empty: all cards in hand are known to both players.',
  plays: ({ seat, card }, name) => `${name(seat)} plays ${cardName(card)}.`,
  enters({ seat, piece, zone, how, by }, name) {
    const where = placeWords(zone);
    if (how === 'built') return `${name(seat)}’s ${pieceText(by ?? '')} builds ${pieceText(piece)} ${where}.`;
    if (how === 'revived')
      return `A discarded ${cardName(kindName(piece))} comes back as ${name(seat)}’s ${pieceText(piece)} ${where}.`;
    return `${name(seat)} plays ${pieceText(piece)} to ${zoneWords(zone)}.`;
  },
  moves: ({ seat, piece, escorts, from, to }, name) =>
    `${name(seat)}’s ${pieceText(piece)} moves from ${zoneWords(from)} to ${zoneWords(to)}${escorts.length === 0 ? '' : ` with ${list(escorts.map(pieceText))}`}.`,
  put: ({ seat, piece, from, to }, name) =>
    `${name(seat)}’s ${pieceText(piece)} goes from ${zoneWords(from)} to ${zoneWords(to)}.`,
  attacks: attackWords,
  area: areaWords,
  assassinates: ({ seat, piece, target }, name) =>
    `${name(seat)}’s ${pieceText(piece)} strikes down ${name(1 - seat)}’s ${pieceText(target)}.`,
  destroyed: ({ seat, piece, zone }, name) =>
    `${name(seat)}’s ${pieceText(piece)} is destroyed ${placeWords(zone)}.`,
  mends: ({ seat, by, piece, gain, hp }, name) =>
    `${pieceText(by)} restores ${gain} HP to ${name(seat)}’s ${pieceText(piece)} (${hp} HP now).`,
  charged: ({ seat, piece, bonus }, name) =>
    `${name(seat)}’s ${pieceText(piece)} may move 2 steps outward and deals ${bonus} more damage this turn.`,
  rain: ({ seat, pieces, shots, bonus }, name) =>
    `${name(seat)}’s ${list(pieces.map(pieceText))} ${shots ? `${pieces.length === 1 ? 'gets' : 'get'} an extra shot from ${name(seat)}’s Castle Zone` : `${pieces.length === 1 ? 'deals' : 'deal'} ${bonus} more damage`} this turn.`,
  ambush: ({ seat, times }, name) =>
    `${name(seat)}’s Soldiers deal ${timesWords(times)} to Soldiers and Civilians this turn.`,
  looks: ({ seat, count, cards }, name) =>
    `${name(seat)}’s Spy looks at ${plural(count, 'card')} of ${name(1 - seat)}’s hand${cards === undefined ? '' : `: ${list(cards.map(cardName))}`}.`,
  trap: ({ seat, piece, zone }, name) =>
    `${name(seat)} springs a Trap on ${name(1 - seat)}’s ${pieceText(piece)} ${placeWords(zone)}.`,
  discards: ({ seat, cards }, name) => `${name(seat)} discards ${cardList(cards)}.`,
  orders: ({ seat, order }, name) =>
    `${name(seat)} seals ${order === undefined ? 'a Trap order' : `the Trap order to ${orderText(order)}`}.`,
  ends: ({ seat }, name) => `${name(seat)} ends the turn.`,
  over: (face, name) => `${overWords(face, name)}${scoreWords(face, name)}`,
};

/** One log sentence for a face; `name` gives each seat's display name. */
export function reportText(face: Face, name: NameOf): string {
  const told = face as CastlesFace;
  return (sentences[told.tell] as (one: CastlesFace, name: NameOf) => string)(told, name);
}
