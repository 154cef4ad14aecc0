// One log sentence for every kind of report face: an exhaustive table, so that a forgotten kind does not compile.

import type { Face, Seat } from '@bridgefront/kernel';
import type { CastlesFace, FaceKind, FaceOf } from '../faces.ts';
import { inTeams, sideOf } from '../sides.ts';
import type { Ending, State } from '../types.ts';
import { list, minus, plural } from '@bridgefront/tabletop/words';
import { thousands } from './numbers.ts';
import { cardList, cardName, damageText, kindName, orderText, pieceText } from './words.ts';
import { placeWords, timesWords, zoneWords } from './words.ts';

type NameOf = (seat: Seat) => string;
/** `name` is a player's, `side` a side's: of one player the same, of a team its colour. */
type Sentence<K extends FaceKind> = (face: FaceOf<K>, name: NameOf, side: NameOf) => string;

function leftWords(left: number): string {
  return left > 0 ? ` (${left} HP left)` : '';
}

function attackWords({ seat, piece, how, hit, sum }: FaceOf<'attacks'>, _: NameOf, name: NameOf): string {
  const verb = how === 'reaction' ? 'answers and hits' : 'hits';
  const shot = how === 'shot' ? ' with an extra shot' : '';
  const target = `${name(hit.owner)}’s ${pieceText(hit.piece)}`;
  return `${name(seat)}’s ${pieceText(piece)} ${verb} ${target}${shot} for ${damageText(hit.damage, sum)}${leftWords(hit.left)}.`;
}

// One figure for all, so it is told once.
function areaWords({ card, hits }: FaceOf<'area'>, _: NameOf, name: NameOf): string {
  const [first] = hits;
  const all = hits.map(({ owner, piece, left }) => `${name(owner)}’s ${pieceText(piece)}${leftWords(left)}`);
  return `${cardName(card)} deals ${first.damage} damage to ${list(all)}.`;
}

// What is won: the match, or one siege of a series.
function wonWords({ siege, of }: FaceOf<'over'>): string {
  return siege === undefined ? '' : ` siege ${siege} of ${of}`;
}

function overWords(face: FaceOf<'over'>, name: NameOf): string {
  const { ending, winners, turn, castles } = face;
  const sides = new Set(winners.map(sideOf));
  const [winner] = sides;
  const won = `${name(winner)} wins${wonWords(face)}`;
  if (sides.size === 2)
    return `Both Castles have ${castles[0]} HP after ${turn} turns: a draw${face.siege === undefined ? '' : ' in'}${wonWords(face)}.`;
  if (ending === 'castle') return `${name(1 - winner)}’s Castle falls, and ${won}.`;
  if (ending === 'surrender') return `${name(1 - winner)} surrenders, and ${won}.`;
  return `After ${turn} turns ${name(winner)}’s Castle has ${castles[winner]} HP, the other ${castles[1 - winner]}: ${won}.`;
}

// What the winner's score counts; the loser's is as much below 0 (CA-66).
function scoreWhy(ending: Ending, score: number, winner: string, loser: string): string {
  if (ending !== 'castle') {
    if (score === 0) return 'both Castles have lost as many HP';
    const [more, fewer] = score > 0 ? [loser, winner] : [winner, loser];
    return `${more}’s Castle has lost so many more HP than ${fewer}’s`;
  }
  const lost = 100 - score;
  return lost === 0
    ? `${winner}’s Castle has lost nothing`
    : `100 less the ${lost} HP that ${winner}’s Castle has lost`;
}

function scoreWords({ ending, winners, scores, points }: FaceOf<'over'>, name: NameOf): string {
  const winner = sideOf(winners[0]);
  if (scores === undefined) return '';
  const ranked = [winner, 1 - winner];
  const now =
    points === undefined
      ? ''
      : ` Points now: ${list(ranked.map((side) => `${name(side)} ${thousands(points[side])}`))}.`;
  if (winners.some((seat) => sideOf(seat) !== winner)) return now;
  return ` Score: ${list(ranked.map((side) => `${name(side)} ${minus(scores[side])}`))} (${scoreWhy(ending, scores[winner], name(winner), name(1 - winner))}).${now}`;
}

// CA-85
function seriesWords({ winners, points }: FaceOf<'series'>, name: NameOf): string {
  const winner = sideOf(winners[0]);
  const [most, least] = [winner, 1 - winner].map((side) => thousands(points[side]));
  return winners.length === points.length
    ? `The series is a draw: both sides have ${most} points.`
    : `${name(winner)} wins the series by ${most} points to ${least}.`;
}

function beginsWords(first: string, colour: string, several: boolean): string {
  return first === colour
    ? `${first} begins`
    : `${first} ${several ? 'play' : 'plays'} ${colour} and ${several ? 'begin' : 'begins'}`;
}

function startWords({ red, cards, teams, siege, of, first = red }: FaceOf<'start'>, name: NameOf): string {
  const which = siege === undefined ? '' : `Siege ${siege} of ${of}: `;
  const colourOf = (side: number): string => (side === red ? 'Red' : 'Blue');
  if (teams === undefined)
    return `${which}${beginsWords(name(first), colourOf(first), false)}. Both players hold ${plural(cards, 'card')}.`;
  const [own, other] = [first, 1 - first].map((side) => teams[side]);
  const plays = other.length === 1 ? 'plays' : 'play';
  return `${which}${beginsWords(list(own.map(name)), colourOf(first), own.length > 1)}, ${list(other.map(name))} ${plays} ${colourOf(1 - first)}. Everybody holds ${plural(cards, 'card')}.`;
}

// CA-67
function emptyWords({ hands }: FaceOf<'deck-empty'>, name: NameOf): string {
  const held = hands.map(
    (cards, seat) => `${name(seat)} holds ${cards.length === 0 ? 'none' : cardList(cards)}`,
  );
  return `The deck is empty, and all cards in hand are shown: ${held.join('; ')}.`;
}

const sentences: { readonly [K in FaceKind]: Sentence<K> } = {
  start: startWords,
  turn: ({ turn, seat, siege }, name) =>
    `Turn ${turn}${siege === undefined ? '' : ` of siege ${siege}`} is ${name(seat)}’s.`,
  draws: ({ seat, count, cards }, name) =>
    `${name(seat)} draws ${cards === undefined ? plural(count, 'card') : cardList(cards)}.`,
  anew: ({ seat, count, cards }, name) =>
    `${name(seat)} had no unit and is dealt ${plural(count, 'card')} anew${cards === undefined ? '' : `: ${cardList(cards)}`}.`,
  under: ({ seat, card }, name) => `${name(seat)} puts ${cardName(card)} under the deck.`,
  reshuffled: ({ cards }) => `The discard pile is shuffled into a new deck of ${plural(cards, 'card')}.`,
  'deck-empty': emptyWords,
  plays: ({ seat, card }, name) => `${name(seat)} plays ${cardName(card)}.`,
  enters({ seat, piece, zone, how, by }, name, side) {
    const where = placeWords(zone);
    if (how === 'built') return `${side(seat)}’s ${pieceText(by ?? '')} builds ${pieceText(piece)} ${where}.`;
    if (how === 'revived')
      return `A discarded ${cardName(kindName(piece))} comes back as ${side(seat)}’s ${pieceText(piece)} ${where}.`;
    return `${name(seat)} plays ${pieceText(piece)} to ${zoneWords(zone)}.`;
  },
  moves: ({ seat, piece, escorts, from, to }, _, name) =>
    `${name(seat)}’s ${pieceText(piece)} moves from ${zoneWords(from)} to ${zoneWords(to)}${escorts.length === 0 ? '' : ` with ${list(escorts.map(pieceText))}`}.`,
  put: ({ seat, piece, from, to }, _, name) =>
    `${name(seat)}’s ${pieceText(piece)} goes from ${zoneWords(from)} to ${zoneWords(to)}.`,
  attacks: attackWords,
  area: areaWords,
  assassinates: ({ seat, piece, target }, _, name) =>
    `${name(seat)}’s ${pieceText(piece)} strikes down ${name(1 - seat)}’s ${pieceText(target)}.`,
  destroyed: ({ seat, piece, zone }, _, name) =>
    `${name(seat)}’s ${pieceText(piece)} is destroyed ${placeWords(zone)}.`,
  mends: ({ seat, by, piece, gain, hp }, _, name) =>
    `${pieceText(by)} restores ${gain} HP to ${name(seat)}’s ${pieceText(piece)} (${hp} HP now).`,
  charged: ({ seat, piece, bonus }, _, name) =>
    `${name(seat)}’s ${pieceText(piece)} may move 2 steps outward and deals ${bonus} more damage this turn.`,
  rain: ({ seat, pieces, shots, bonus }, _, name) =>
    `${name(seat)}’s ${list(pieces.map(pieceText))} ${shots ? `${pieces.length === 1 ? 'gets' : 'get'} an extra shot from ${name(seat)}’s Castle Zone` : `${pieces.length === 1 ? 'deals' : 'deal'} ${bonus} more damage`} this turn.`,
  ambush: ({ seat, times }, _, name) =>
    `${name(seat)}’s Soldiers deal ${timesWords(times)} to Soldiers and Civilians this turn.`,
  looks: ({ seat, of = 1 - seat, count, cards }, name, side) =>
    `${side(seat)}’s Spy looks at ${plural(count, 'card')} of ${name(of)}’s hand${cards === undefined ? '' : `: ${list(cards.map(cardName))}`}.`,
  trap: ({ seat, piece, zone }, name, side) =>
    `${name(seat)} springs a Trap on ${side(1 - sideOf(seat))}’s ${pieceText(piece)} ${placeWords(zone)}.`,
  discards: ({ seat, cards }, name) => `${name(seat)} discards ${cardList(cards)}.`,
  orders: ({ seat, order }, name) =>
    `${name(seat)} seals ${order === undefined ? 'a Trap order' : `the Trap order to ${orderText(order)}`}.`,
  ends: ({ seat }, name) => `${name(seat)} ends the turn.`,
  yields: ({ seat, waits }, name) => `${name(seat)} would surrender if ${list(waits.map(name))} did, too.`,
  series: (face, _, side) => seriesWords(face, side),
  over: (face, _, side) => `${overWords(face, side)}${scoreWords(face, side)}`,
};

/** One log sentence for a face; `name` gives each seat's display name. */
export function reportText(face: Face, name: NameOf, state?: State): string {
  const told = face as CastlesFace;
  const side: NameOf =
    state === undefined || !inTeams(state) ? name : (of) => (sideOf(of) === state.red ? 'Red' : 'Blue');
  return (sentences[told.tell] as (one: CastlesFace, name: NameOf, side: NameOf) => string)(told, name, side);
}
