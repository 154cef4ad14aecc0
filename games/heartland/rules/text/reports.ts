// One log sentence for every kind of report face: an exhaustive table, so that a forgotten kind does not compile.

import type { Seat } from '@bridgefront/kernel';
import { capitalised, list, minus, plural } from '@bridgefront/tabletop/words';
import { decks } from '../cards/decks.ts';
import type { ClashSide, FaceKind, FaceOf, HeartlandFace, Idle, MoveFace, Paid, UnitFace } from '../faces.ts';
import { home } from '../types.ts';
import { timeNames } from './card.ts';
import { countedNames, nameOf, placeName, signed } from './words.ts';

type NameOf = (seat: Seat) => string;
type Sentence<K extends FaceKind> = (face: FaceOf<K>, name: NameOf) => string;

const placed = (occupies: boolean): string => (occupies ? 'occupying' : 'advancing');

// Which unit: `Ada’s occupying Raider in the first frontier`, `Ada’s advancing Raider 2 in …`, `Ada’s Raider at home`.
function unitName(unit: UnitFace, name: NameOf): string {
  const { seat, at, occupies } = unit;
  return at === home
    ? `${name(seat)}’s ${bareName(unit)} at home`
    : `${name(seat)}’s ${placed(occupies)} ${bareName(unit)} in ${placeName(at)}`;
}

function bareName({ card, nth }: UnitFace): string {
  return nth === 0 ? nameOf(card) : `${nameOf(card)} ${nth}`;
}

// What an action cost: ` for 2 supply (Farmer and Bandager exerted)`; the card itself that pays is told by `ofItself`.
function forSupply({ supply, exerted }: Paid): string {
  return supply === 0 ? '' : ` for ${supply} supply (${countedNames(exerted)} exerted)`;
}

const ofItself: { readonly [P in Paid['pay']]: string } = {
  exert: ', which is exerted',
  seal: ', which is sealed away',
  supply: '',
};

function left(life: number): string {
  return life <= 0 ? 'none left' : `${life} left`;
}

// Units of one place by owner, equal ones counted: `Ada’s Pike Rank (occupying) and Raider 2, and Ben’s Ditch Levy (2)`.
function unitNames(units: readonly UnitFace[], name: NameOf): string {
  const named = [...Map.groupBy(units, ({ seat }) => seat)].map(
    ([seat, own]) => `${name(seat)}’s ${alikeNames(own)}`,
  );
  return named.some((one) => one.includes(' and ')) ? named.join(', and ') : list(named);
}

// Of several alike those that are meant bear their numbers; where all of them are meant, they are counted.
function alikeNames(units: readonly UnitFace[]): string {
  const kinds = Map.groupBy(
    units,
    ({ card, occupies }) => `${nameOf(card)}${occupies ? ' (occupying)' : ''}`,
  );
  return list(
    [...kinds].flatMap(([title, all]) =>
      all.length > 1 && all.length === all[0].alike
        ? `${title} (${all.length})`
        : all.map(({ nth }) => (nth === 0 ? title : `${title} ${nth}`)),
    ),
  );
}

// Units by place: `in the first frontier Ada’s Raider, at home Ben’s Ditch Levy`.
function byPlace(units: readonly UnitFace[], word: string, name: NameOf): string {
  return [...Map.groupBy(units, ({ at }) => at)]
    .map(([at, all]) => `${at === home ? 'at home' : `${word} ${placeName(at)}`} ${unitNames(all, name)}`)
    .join('; ');
}

// A unit that goes while one of its name comes back is another one: `Raider 2 and Ditch Levy (2) into the first frontier, another Raider into the second`.
function moves(units: readonly MoveFace[], word: string, back: readonly MoveFace[] = []): string {
  const named = (all: readonly MoveFace[]): string =>
    all.length === 1 && all[0].nth === 0 && back.some(({ card }) => card === all[0].card)
      ? `another ${nameOf(all[0].card)}`
      : alikeNames(all.map((face) => ({ ...face, occupies: false })));
  const places = Map.groupBy(units, ({ frontier }) => frontier);
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([frontier, all]) => `${named(all)} ${word} ${placeName(frontier)}`)
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

// What one side does in a frontier; whom it kills is told with the deaths.
function clashWords({ pool, excess, kills }: ClashSide, enemies: number, who: string): string {
  if (pool === 0) return `${who} has no attack`;
  const strikes = `${who} strikes for ${pool}`;
  if (excess > 0)
    return `${strikes}, ${excess === pool ? 'and all of it comes' : `of which ${excess} ${excess === 1 ? 'comes' : 'come'}`} through`;
  if (enemies === 0) return `${who} stands there alone, but holds nothing yet`;
  return kills.length === 0 ? `${strikes} and kills nobody` : strikes;
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
  const level = `Both are at ${minus(own)} life`;
  if (winners.length > 1) return `${level} and occupy equally many frontiers: the match is drawn.`;
  const winner = name(winners[0]);
  if (own === other) return `${level}; ${winner} wins by occupying more frontiers.`;
  return `${winner} wins with the higher life, ${minus(own)} against ${minus(other)}.`;
}

// Where a settlement of the same name stood, it is said that it is another one.
function inPlaceOf(seat: Seat, card: string, old: { card: string; seat: Seat }, name: NameOf): string {
  if (old.seat !== seat) return ` in place of ${name(old.seat)}’s ${nameOf(old.card)}`;
  return ` in place of ${old.card === card ? 'another one' : nameOf(old.card)}`;
}

const idleWords: { readonly [W in Idle]: (frontier: number) => string } = {
  'no-occupier': (frontier) => ` finds no enemy occupier in ${placeName(frontier)}`,
  'fell-at-home': () => ' strikes nobody, because it fell at home',
  'not-in-graveyard': () => ' brings nothing back: it is no longer in the graveyard',
};

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
    `${name(seat)} settles ${placeName(frontier)} with ${nameOf(card)}${replaced === undefined ? '' : inPlaceOf(seat, card, replaced, name)}.`,
  razes: ({ seat, card, frontier }, name) => `${name(seat)} razes ${nameOf(card)} in ${placeName(frontier)}.`,
  deploys: ({ seat, card, paid, ready }, name) =>
    `${name(seat)} deploys ${nameOf(card)}${forSupply(paid)}${ready ? ', ready at once' : ''}.`,
  stratagem: ({ seat, card, frontier, paid }, name) =>
    `${name(seat)} uses ${nameOf(card)}${frontier === 0 ? '' : ` in ${placeName(frontier)}`}${ofItself[paid.pay]}${forSupply(paid)}.`,
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
  tactic: ({ seat, card, paid }, name) => `${name(seat)} plays ${nameOf(card)}${forSupply(paid)}.`,
  maneuver: ({ unit, paid }, name) =>
    `${name(unit.seat)} uses the maneuver of the ${placed(unit.occupies)} ${bareName(unit)} in ${placeName(unit.at)}${ofItself[paid.pay]}.`,
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
  repels: ({ unit }, name) => `${unitName(unit, name)} is sent home, exerted.`,
  shifts: ({ unit, frontier }, name) => `${unitName(unit, name)} moves to ${placeName(frontier)}.`,
  salvages: ({ seat, card }, name) => `${name(seat)} takes ${nameOf(card)} back from the graveyard.`,
  dies: ({ units }, name) => `Killed: ${byPlace(units, 'in', name)}.`,
  combat: () => 'Combat begins in every frontier.',
  chooses({ seat, units, wounded = [] }, name) {
    const wounds = wounded.length === 0 ? '' : `, and wound ${byPlace(wounded, 'in', name)}`;
    return `${name(seat)} will kill ${units.length === 0 ? 'nobody' : `these: ${byPlace(units, 'in', name)}`}${wounds}.`;
  },
  clash: ({ frontier, sides }, name) =>
    `${capitalised(placeName(frontier))}: ${sides
      .flatMap((side, seat) =>
        side.units === 0 ? [] : [clashWords(side, sides[1 - seat].units, name(seat))],
      )
      .join('; ')}.`,
  strikes: ({ seat, amount, life }, name) => `${name(seat)} loses ${amount} life in combat (${left(life)}).`,
  wins: ({ seat, frontier }, name) => `${name(seat)} has won ${placeName(frontier)}.`,
  occupies: ({ unit, frontier, replaced }, name) =>
    `${name(unit.seat)}’s ${bareName(unit)} occupies ${placeName(frontier)}${replaced === undefined ? '' : ` in place of ${nameOf(replaced.card)}, which goes home`}.`,
  'goes-home': ({ units }, name) => `Home again: ${byPlace(units, 'from', name)}.`,
  trigger: ({ seat, card, when, frontier }, name) => {
    const which = `${name(seat)}’s ${nameOf(card)}${frontier === 0 ? '' : ` in ${placeName(frontier)}`}`;
    return when === 'deployed'
      ? `${which} takes effect at once.`
      : `${capitalised(timeNames[when])} of ${which} takes effect.`;
  },
  returns: ({ seat, card }, name) => `${nameOf(card)} returns to ${name(seat)}’s hand.`,
  idle: ({ seat, card, when, frontier, why }, name) =>
    `${capitalised(timeNames[when])} of ${name(seat)}’s ${nameOf(card)}${idleWords[why](frontier)}.`,
  replenishes: () => 'Damage and effects are gone; all units and villagers are ready.',
  discards: ({ seat, cards }, name) => `${name(seat)} discards ${countedNames(cards)}.`,
  ends: ending,
};

/** One log sentence for a face; `name` gives each seat's display name. */
export function reportText(face: HeartlandFace, name: NameOf): string {
  return (sentences[face.tell] as (one: HeartlandFace, name: NameOf) => string)(face, name);
}
