// One log sentence for every kind of report face: an exhaustive table, so that a forgotten kind does not compile.

import type { Seat } from '@bridgefront/kernel';
import { capitalised, list, minus, plural } from '@bridgefront/tabletop/words';
import { decks } from '../cards/decks.ts';
import type { ClashSide, FaceKind, FaceOf, HeartlandFace, MoveFace, UnitFace } from '../faces.ts';
import { timeNames } from './card.ts';
import { countedNames, nameOf, placeName, signed } from './words.ts';

type NameOf = (seat: Seat) => string;
type Sentence<K extends FaceKind> = (face: FaceOf<K>, name: NameOf) => string;

function unitName({ card, seat }: UnitFace, name: NameOf): string {
  return `${name(seat)}’s ${nameOf(card)}`;
}

function forSupply(supply: number): string {
  return supply === 0 ? '' : ` for ${supply} supply`;
}

function left(life: number): string {
  return life <= 0 ? 'none left' : `${life} left`;
}

// Units of one owner together, equal ones counted: `Ada’s Pike Rank (2) and Ben’s Ditch Levy`.
function unitNames(units: readonly UnitFace[], name: NameOf): string {
  const owners = Map.groupBy(units, ({ seat }) => seat);
  const named = [...owners].map(
    ([seat, own]) => `${name(seat)}’s ${countedNames(own.map(({ card }) => card))}`,
  );
  return named.some((one) => one.includes(' and ')) ? named.join(', and ') : list(named);
}

// A unit that goes while one of its name comes back is another one. Units by place, equal ones counted: `Raider and Ditch Levy (2) into the first frontier and Raider into the second`.
function moves(units: readonly MoveFace[], word: string, back: readonly MoveFace[] = []): string {
  const named = (cards: readonly string[]): string =>
    cards.length === 1 && back.some(({ card }) => card === cards[0])
      ? `another ${nameOf(cards[0])}`
      : countedNames(cards);
  const places = Map.groupBy(units, ({ frontier }) => frontier);
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([frontier, all]) => `${named(all.map(({ card }) => card))} ${word} ${placeName(frontier)}`)
    .join(', ');
}

function changes(attack: number, health: number): string {
  const parts = [
    ...(attack === 0 ? [] : [`${signed(attack)} attack`]),
    ...(health === 0 ? [] : [`${signed(health)} health`]),
  ];
  return list(parts);
}

function deckName(slug: string): string {
  return decks.find((deck) => deck.slug === slug)?.name ?? slug;
}

function clashWords({ pool, kills, excess }: ClashSide, seat: Seat, name: NameOf): string {
  if (pool === 0) return `${name(seat)} does not strike`;
  const strikes = `${name(seat)} strikes for ${pool}`;
  const through = excess === pool ? 'all of it comes through' : `${excess} damage comes through`;
  if (kills.length === 0) return excess === 0 ? `${strikes} and kills nobody` : `${strikes}, and ${through}`;
  const killed = `${strikes} and kills ${countedNames(kills.map(({ card }) => card))}`;
  return excess === 0 ? killed : `${killed}, and ${through}`;
}

function ending({ ending: how, winners, life }: FaceOf<'ends'>, name: NameOf): string {
  const [first] = winners;
  const winner = name(first);
  const [own, other] = [life[first], life[1 - first]];
  if (how === 'settled') return `${winner} wins: every frontier holds an active settlement of ${winner}.`;
  if (how === 'life' && own > 0) return `${winner} wins with ${own} life: ${name(1 - first)} has none left.`;
  return `${how === 'life' ? 'Neither has life left.' : 'The last round is over.'} ${lead(winners, name, own, other)}`;
}

// How a comparison of lives ended, and of occupiers where the lives are equal (HL-68).
function lead(winners: readonly Seat[], name: NameOf, own: number, other: number): string {
  if (winners.length > 1) return `The match is drawn with ${minus(own)} life each and as many occupiers.`;
  const winner = name(winners[0]);
  if (own === other) return `${winner} wins with ${minus(own)} life each, by more occupiers.`;
  return `${winner} wins with the higher life, ${minus(own)} against ${minus(other)}.`;
}

const sentences: { readonly [K in FaceKind]: Sentence<K> } = {
  deck({ seat, deck, how }, name) {
    if (how === 'built') return `${name(seat)} brings a deck of their own.`;
    return `${name(seat)} ${how === 'lot' ? 'draws' : 'takes'} the deck ${deckName(deck)}${how === 'lot' ? ' by lot' : ''}.`;
  },
  initiative: ({ seat }, name) => `${name(seat)} has the first initiative.`,
  'first-hand': ({ seat, army, civic, cards }, name) =>
    `${name(seat)} draws ${plural(army, 'army card')} and ${plural(civic, 'civic card')}${cards ? `: ${countedNames(cards)}` : ''}.`,
  mulligan: ({ seat, redraws }, name) => `${name(seat)} ${redraws ? 'draws a new hand' : 'keeps the hand'}.`,
  round: ({ round, seat }, name) => `Round ${round}: ${name(seat)} has the initiative.`,
  villager: ({ seat, card }, name) => `${name(seat)} deploys the villager ${nameOf(card)}.`,
  settles: ({ seat, card, frontier, replaced }, name) =>
    `${name(seat)} settles ${placeName(frontier)} with ${nameOf(card)}${replaced === undefined ? '' : ` in place of ${nameOf(replaced)}`}.`,
  razes: ({ seat, card, frontier }, name) => `${name(seat)} razes ${nameOf(card)} in ${placeName(frontier)}.`,
  deploys: ({ seat, card, supply, ready }, name) =>
    `${name(seat)} deploys ${nameOf(card)}${forSupply(supply)}${ready ? ', ready at once' : ''}.`,
  stratagem: ({ seat, card, frontier }, name) =>
    `${name(seat)} uses ${nameOf(card)}${frontier === 0 ? '' : ` in ${placeName(frontier)}`}.`,
  commits({ seat, retreats, goes }, name) {
    const parts = [
      ...(retreats.length === 0 ? [] : [`retreat: ${moves(retreats, 'from')}`]),
      ...(goes.length === 0 ? [] : [`advance: ${moves(goes, 'into', retreats)}`]),
    ];
    return `${name(seat)} commits. ${capitalised(parts.join('; '))}.`;
  },
  passes: ({ seat }, name) => `${name(seat)} passes.`,
  scouts: ({ seat, card }, name) =>
    `${name(seat)} looks at the top card of the army deck${card === undefined ? '' : `: ${nameOf(card)}`}.`,
  scouted: ({ seat, stays }, name) => `${name(seat)} ${stays ? 'leaves it there' : 'puts it at the bottom'}.`,
  battle: ({ seat }, name) => `The battle phase begins; ${name(seat)} acts first.`,
  quiet: () => 'No unit stands in a frontier: there is no battle.',
  tactic: ({ seat, card, supply }, name) => `${name(seat)} plays ${nameOf(card)}${forSupply(supply)}.`,
  maneuver: ({ seat, card, sealed }, name) =>
    `${name(seat)} uses the maneuver of ${nameOf(card)}${sealed ? ', which is sealed away' : ''}.`,
  heals: ({ seat, amount, life }, name) => `${name(seat)} gains ${amount} life (now ${minus(life)}).`,
  drains: ({ seat, amount, life }, name) => `${name(seat)} loses ${amount} life (${left(life)}).`,
  draws: ({ seat, deck, count, cards }, name) =>
    count === 0
      ? `${name(seat)} finds the ${deck} deck empty.`
      : `${name(seat)} draws ${plural(count, `${deck} card`)}${cards ? `: ${countedNames(cards)}` : ''}.`,
  readies: ({ unit }, name) => `${unitName(unit, name)} is ready.`,
  damages: ({ unit, amount, left }, name) =>
    `${unitName(unit, name)} takes ${amount} damage${left > 0 ? ` (${left} health left)` : ''}.`,
  weakens: ({ unit, attack }, name) => `${unitName(unit, name)} has −${attack} attack this round.`,
  empowers: ({ unit, attack, health }, name) =>
    `${unitName(unit, name)} has ${changes(attack, health)} this round.`,
  rallies: ({ seat, frontier, attack, health }, name) =>
    `${name(seat)}’s units in ${placeName(frontier)} have ${changes(attack, health)} this round.`,
  repels: ({ unit, frontier }, name) =>
    `${unitName(unit, name)} is sent home from ${placeName(frontier)}, exerted.`,
  shifts: ({ unit, from, frontier }, name) =>
    `${unitName(unit, name)} moves from ${placeName(from)} to ${placeName(frontier)}.`,
  salvages: ({ seat, card }, name) => `${name(seat)} takes ${nameOf(card)} back from the graveyard.`,
  dies: ({ units }, name) => `${unitNames(units, name)} ${units.length === 1 ? 'is' : 'are'} killed.`,
  combat: () => 'Combat begins in every frontier.',
  chooses: ({ seat, units }, name) => `${name(seat)} will kill ${moves(units, 'in')}.`,
  clash: ({ frontier, sides }, name) =>
    sides.every(({ pool }) => pool === 0)
      ? `${capitalised(placeName(frontier))}: nobody strikes.`
      : `${capitalised(placeName(frontier))}: ${sides.map((side, seat) => clashWords(side, seat, name)).join('; ')}.`,
  strikes: ({ seat, amount, life }, name) => `${name(seat)} loses ${amount} life in combat (${left(life)}).`,
  wins: ({ seat, frontier }, name) => `${name(seat)} has won ${placeName(frontier)}.`,
  occupies: ({ unit, frontier, replaced }, name) =>
    `${unitName(unit, name)} occupies ${placeName(frontier)}${replaced === undefined ? '' : `; ${nameOf(replaced.card)} goes home`}.`,
  'goes-home': ({ units }, name) => `${unitNames(units, name)} ${units.length === 1 ? 'goes' : 'go'} home.`,
  trigger: ({ seat, card, when, frontier }, name) =>
    `${capitalised(timeNames[when])} of ${name(seat)}’s ${nameOf(card)}${frontier === 0 ? '' : ` in ${placeName(frontier)}`} takes effect.`,
  returns: ({ seat, card }, name) => `${nameOf(card)} returns to ${name(seat)}’s hand.`,
  nothing: () => 'Nothing happens.',
  replenishes: () => 'Damage and effects are gone; all units and villagers are ready.',
  discards: ({ seat, cards }, name) => `${name(seat)} discards ${countedNames(cards)}.`,
  ends: ending,
};

/** One log sentence for a face; `name` gives each seat's display name. */
export function reportText(face: HeartlandFace, name: NameOf): string {
  return (sentences[face.tell] as (one: HeartlandFace, name: NameOf) => string)(face, name);
}
