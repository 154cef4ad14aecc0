// One log sentence for every kind of report face: an exhaustive table, so that a forgotten kind does not compile.

import type { Face, Seat } from '@bridgefront/kernel';
import type { Aim, FaceKind, FaceOf, FellsFace, Who } from '../faces.ts';
import { BATTLES } from '../tables/battles.ts';
import type { ScoreRule } from '../vocabulary.ts';
import { capitalised, counted, list, plural } from '@bridgefront/tabletop/words';
import { hexOf } from '../hexes.ts';
import type { State } from '../types.ts';
import { placesAnywhere, placesOf } from './places.ts';
import type { Places } from './places.ts';
import { battleName, countedFaces, does, isLegend, nameOf } from './words.ts';

type NameOf = (seat: Seat) => string;
type Sentence<K extends FaceKind> = (face: FaceOf<K>, name: NameOf, places: Places) => string;

const unitOf = ({ seat, unit }: { readonly seat: number; readonly unit: string }, name: NameOf): string =>
  `${name(seat)}’s ${nameOf(unit)}`;

const firstWhy: { readonly [why in FaceOf<'first'>['why']]: string } = {
  initiative: 'as their objective comes earlier',
  lot: 'by lot',
  option: 'as agreed',
  battle: 'as the battle has it',
};

const loreWhy: { readonly [why in FaceOf<'gains'>['why']]: string } = {
  dice: 'from the dice',
  tithe: 'in tithes',
  price: 'in blood',
  step: 'in the Lore step',
  points: 'from muster points not spent',
};

const winWhy: { readonly [why in FaceOf<'battle-won'>['why']]: string } = {
  vp: 'by victory points',
  elimination: 'because no enemy unit is left',
  rounds: 'by victory points after the last round',
  cost: 'because its units left are worth more, after the last round',
  first: 'as first player, because nobody is ahead after the last round',
};

const howWords: { readonly [how in FaceOf<'attacks'>['how']]: readonly [many: string, one: string] } = {
  attack: ['attack', 'attacks'],
  shot: ['attack once more:', 'attacks once more:'],
  pursuit: ['attack once more in pursuit:', 'attacks once more in pursuit:'],
  counter: ['counter', 'counters'],
  dying: ['strike a dying blow at', 'strikes a dying blow at'],
};

const scoreWords: { readonly [why: string]: string } = {
  banners: 'for banners',
  tent: 'for the enemy tent',
  'waterside-kills': 'for an enemy eliminated by the water',
  trophies: 'for a trophy',
} satisfies { readonly [why in ScoreRule | 'banners' | 'tent']?: string };

const strength = (unit: string, left: number): string =>
  isLegend(unit) ? `${left} health` : plural(left, 'figure');
const fromTo = ({ from, to }: { readonly from: string; readonly to: string }, places: Places): string =>
  `from ${places.name(hexOf(from))} to ${places.name(hexOf(to))}`;
const health = (unit: string, left: number): string =>
  left === 0 ? 'nobody is left' : `${strength(unit, left)} left`;
const at = ({ at: place }: Who, places: Places): string => `at ${places.name(hexOf(place))}`;

const unitAt = (face: Who, name: NameOf, places: Places): string =>
  `${unitOf(face, name)} ${at(face, places)}`;

/** ` on Ada’s Toll Wardens at the bridge, and the northern hill`; nothing where nothing is aimed at (FF-57). */
export function aimWords(aims: readonly Aim[], name: NameOf, places: Places): string {
  const named = aims.map((aim) => (isUnit(aim) ? unitAt(aim, name, places) : places.name(hexOf(aim.at))));
  return named.length === 0 ? '' : ` on ${list(named)}`;
}

function isUnit(aim: Aim): aim is Who {
  return aim.unit !== undefined;
}

const corneredWhy: { readonly [why in FaceOf<'cornered'>['why']]: string } = {
  stunned: ', being stunned',
  terrain: ', held by the ground',
  barred: ', the way behind being barred',
};

// Kind by kind: `Barrow King at the ford; Tusk Riders at the bridge and the northern hill`.
function standing(units: readonly Who[], places: Places): string {
  // A tent lies on a hex without other terrain, and is not named after itself.
  const where = ({ unit, at: hex }: Who): string =>
    unit === 'tent' ? places.was('clear', hexOf(hex)) : places.name(hexOf(hex));
  const kinds = Map.groupBy(units, ({ unit }) => unit);
  return [...kinds].map(([unit, all]) => `${nameOf(unit)} at ${list(all.map(where))}`).join('; ');
}

// Where both stand is told with the attack itself, not again with what follows from it on the spot.
function attackSentence(face: FaceOf<'attacks'>, name: NameOf, places: Places): string {
  const from = face.how === 'attack' ? ` ${at(face, places)}` : '';
  const to = face.how === 'counter' || face.how === 'dying' ? '' : ` at ${places.name(hexOf(face.to))}`;
  const verb = does(face.unit, ...howWords[face.how]);
  return `${unitOf(face, name)}${from} ${verb} ${nameOf(face.target)}${to}.`;
}

const sentences: { readonly [K in FaceKind]: Sentence<K> } = {
  objectives: ({ chosen }, name) =>
    `${name(0)} has chosen ${nameOf(chosen[0])}; ${name(1)} has chosen ${nameOf(chosen[1])}.`,
  battle: ({ battle }) => `The battle: ${BATTLES.find(({ slug }) => slug === battle)?.name ?? battle}.`,
  'campaign-battle': ({ battle, chosen: [south, north], chooser }, name) => {
    const plays = (seat: Seat): string =>
      `${name(seat)} ${seat === chooser ? 'chooses' : 'has'} ${nameOf(seat === 0 ? south : north)}`;
    return `The ${battleName(battle)} of the campaign: ${plays(0)}; ${plays(1)}.`;
  },
  first: ({ seat, why }, name) => `${name(seat)} is first player, ${firstWhy[why]}.`,
  ford: ({ seat, at: place }, name, places) =>
    `${name(seat)} finds a ford in ${places.was('water', hexOf(place))}.`,
  armies: ({ units, tents, lots }, name, places) => {
    const army = (seat: number): string => {
      const own = units.filter((unit) => unit.seat === seat);
      const all = [...own, ...tents.filter((tent) => tent.seat === seat)];
      const how = lots?.includes(seat) === true ? ' laid out by lot' : '';
      return `${name(seat)} has ${plural(own.length, 'unit')}${how} (${standing(all, places)})`;
    };
    return `The armies are revealed: ${army(0)}, ${army(1)}.`;
  },
  hands: ({ command, lore }) =>
    `Each side keeps ${plural(command, 'command card')} and ${plural(lore, 'lore card')}.`,
  turn: ({ round, seat, battle }, name) =>
    `${battle === undefined ? 'Round' : `${capitalised(battleName(battle))}, round`} ${round}: ${name(seat)}’s turn.`,
  tent: ({ seat, vp }, name) => `${name(seat)} takes the enemy tent for ${vp} VP.`,
  command: ({ seat, card, text }, name) =>
    text ? `${name(seat)} plays ${nameOf(card)}.` : `${name(seat)} plays ${nameOf(card)} to order one unit.`,
  'no-command': ({ seat }, name) => `${name(seat)} has no command card and may order one unit.`,
  ordered: (face, name, places) => `${name(face.seat)} orders ${nameOf(face.unit)} ${at(face, places)}.`,
  cured: (face, name, places) =>
    `${unitAt(face, name, places)} ${does(face.unit, 'are cured', 'is cured')} of ${face.token} for ${face.price} lore.`,
  moves: (face, name, places) =>
    `${unitOf(face, name)} ${face.step ? does(face.unit, 'step', 'steps') : does(face.unit, 'move', 'moves')} ${fromTo(face, places)}.`,
  plays: ({ seat, card, cost, aims }, name, places) =>
    `${name(seat)} plays ${nameOf(card)}${cost === 0 ? '' : ` for ${cost} lore`}${aimWords(aims, name, places)}.`,
  cancelled: ({ card }) => `${nameOf(card)} has no effect.`,
  recovers: (face, name, places) =>
    `${unitAt(face, name, places)} ${does(face.unit, 'recover', 'recovers')}: ${health(face.unit, face.health)}.`,
  barred: ({ seat }, name) => `${name(seat)} plays no lore card for the rest of the turn.`,
  hurries: (face, name, places) =>
    `${unitAt(face, name, places)} ${does(face.unit, 'have', 'has')} +${face.move} movement.`,
  pushed: (face, name, places) =>
    `${unitOf(face, name)} ${does(face.unit, 'are driven', 'is driven')} ${fromTo(face, places)}.`,
  lifted: (face, name, places) =>
    `${unitOf(face, name)} ${does(face.unit, 'are lifted', 'is lifted')} ${fromTo(face, places)}.`,
  spate: (face, name, places) =>
    `The spate reaches ${unitAt(face, name, places)}: ${countedFaces(face.dice)}.`,
  tramples: (face, name, places) =>
    `${unitOf(face, name)} ${does(face.unit, 'trample', 'tramples')} ${nameOf(face.over)} ${at(face, places)}: ${face.die}.`,
  poisoned: (face, name, places) =>
    `${unitAt(face, name, places)} ${does(face.unit, 'are poisoned', 'is poisoned')}.`,
  stunned: (face, name, places) =>
    `${unitAt(face, name, places)} ${does(face.unit, 'are stunned', 'is stunned')}.`,
  gains: ({ seat, lore, why }, name) => `${name(seat)} gains ${lore} lore ${loreWhy[why]}.`,
  sacrifices: (face, name, places) =>
    `${unitAt(face, name, places)} ${does(face.unit, 'give up', 'gives up')} a figure.`,
  attacks: attackSentence,
  rolls: (face) => `${nameOf(face.unit)} ${does(face.unit, 'roll', 'rolls')} ${countedFaces(face.dice)}.`,
  rerolls: ({ seat, count, dice: now }, name) =>
    `${name(seat)} has ${plural(count, 'die')} rolled again; the whole roll is now ${countedFaces(now)}.`,
  commits: ({ seat, use, count }, name) =>
    `${name(seat)} commits ${plural(count, 'die')} to ${useName(use)}.`,
  shelters: (face) => `The building takes 1 damage off ${nameOf(face.unit)}.`,
  prevents: (face) => `${face.amount} damage to ${nameOf(face.unit)} is prevented.`,
  suffers: (face, name) =>
    `${unitOf(face, name)} ${does(face.unit, 'suffer', 'suffers')} ${face.amount} damage: ${health(face.unit, face.health)}.`,
  falls: (face, name, places) =>
    `${unitOf(face, name)} ${does(face.unit, 'are eliminated', 'is eliminated')} ${at(face, places)}.`,
  supported: (face) =>
    `${nameOf(face.unit)} ${does(face.unit, 'are supported and stay', 'is supported and stays')}.`,
  stands: (face) =>
    `${nameOf(face.unit)} ${does(face.unit, 'ignore', 'ignores')} ${plural(face.count, 'retreat')}.`,
  retreats: (face, name, places) =>
    `${unitOf(face, name)} ${does(face.unit, 'retreat to', 'retreats to')} ${places.name(hexOf(face.to))}.`,
  cornered: (face) =>
    `${nameOf(face.unit)} cannot retreat${face.moved ? ' further' : ''}${corneredWhy[face.why]}: ${plural(face.count, 'retreat')} ${face.count === 1 ? 'turns' : 'turn'} into damage.`,
  advances: (face, name, places) =>
    `${unitOf(face, name)} ${face.pursuit ? does(face.unit, 'pursue', 'pursues') : does(face.unit, 'advance', 'advances')} to ${places.name(hexOf(face.to))}.`,
  frenzy: (face, name) => `Frenzy costs ${unitOf(face, name)} ${plural(face.figures, 'figure')}.`,
  scores: ({ seat, vp, why }, name) =>
    `${name(seat)} scores ${vp} VP ${scoreWords[why] ?? 'for the objective'}.`,
  burns: ({ seat, at: place }, name, places) =>
    `${name(seat)} burns ${places.was('building', hexOf(place))}.`,
  cairn: ({ seat, at: place }, name, places) => `${name(seat)} puts a cairn at ${places.name(hexOf(place))}.`,
  draws: ({ seat, what, count, cards }, name) =>
    `${name(seat)} draws ${cards === undefined ? plural(count, `${what} card`) : list(counted(cards.map(nameOf)))}.`,
  drops: ({ seat, card }, name) => `${name(seat)} discards ${nameOf(card)}.`,
  reshuffles: ({ what, seat }, name) =>
    what === 'command' ? 'The command deck is shuffled anew.' : `${name(seat)}’s lore deck is shuffled anew.`,
  silent: ({ seat }, name) => `${name(seat)} passes for the rest of the turn.`,
  wins: ({ seat, why }, name) => `${name(seat)} wins ${winWhy[why]}.`,
  'battle-won': ({ seat, why, battle, vp, bonus, points }, name) => {
    const more = bonus === 0 ? '' : `, and ${bonus} more for the battles it won`;
    return `${name(seat)} wins the ${battleName(battle)} ${winWhy[why]}; the points are ${vp[seat]} to ${vp[1 - seat]}${more}. In all ${name(0)} has ${plural(points[0], 'point')}, ${name(1)} ${points[1]}.`;
  },
  'campaign-won': ({ seat, points }, name) =>
    points[0] === points[1]
      ? `Both have ${plural(points[0], 'point')}: ${name(seat)} wins the campaign with the last battle.`
      : `${name(seat)} wins the campaign, ${points[seat]} to ${points[1 - seat]}.`,
  drawn: ({ rounds }) => `After ${plural(rounds, 'round')} nobody is ahead: the match is drawn.`,
};

/** The name of what dice are committed to. */
export function useName(use: string): string {
  if (use === 'poisoned') return 'the poison in the target';
  return use === 'savage-edge' ? 'Savage Edge' : capitalised(use);
}

/**
 * One log sentence for a face; `name` gives each seat's display name. Places are named after banners and terrain where
 * the state is given, else by their way from the middle.
 */
export function reportText(face: Face, name: NameOf, state?: State): string {
  const told = face as FellsFace;
  const places = state === undefined ? placesAnywhere : placesOf(state);
  const say = sentences[told.tell] as (one: FellsFace, name: NameOf, places: Places) => string;
  return say(told, name, places);
}
