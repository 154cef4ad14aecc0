// Words of the table that the game's own texts do not bring.

import { standsAt } from '@bridgefront/page/length.ts';
import type { Usual } from '@bridgefront/page/length.ts';
import { plural } from '@bridgefront/tabletop/words';
import { battleCount } from '../rules/table.ts';

/** Between greedy bots, 60 matches: `npm run measure -- lengths`. */
const usual: Usual = [4, 6];

/** Words of the table. */
export const fellsTexts = {
  allMove: (count: number) => `${count} units move.`,
  story: {
    counts: 'Victory points at the end of each round',
    round: (round: number, battle?: number) =>
      `${battle === undefined ? 'Round' : `Battle ${battle}, round`} ${round}`,
  },
  campaign: {
    caption: 'Battles of the campaign, with objectives and victory points',
    battle: 'Battle',
    bonus: 'Last battle',
    total: 'Total',
    vp: (vp: number) => `${vp} VP`,
    between: (battle: number) => `Before battle ${battle} of ${battleCount}`,
    chooses: (name: string) =>
      `${name} won the battle before and chooses an objective; the other side has the first of its letter.`,
    line: (battle: number, points: readonly number[]) =>
      `Campaign, battle ${battle} of ${battleCount}: ${points.join(' to ')}`,
    over: 'The campaign is over',
    status: (battle: number) => `Battle ${battle} of ${battleCount}`,
    points: (points: number) => `${plural(points, 'point')} in the campaign so far`,
  },
  /** Own rows in the numbers of the rim, which are counted from the South, for whoever counts them from the North. */
  byRim: (text: string, north: boolean) =>
    north
      ? text.replace(
          /your rows (\d)( to | and )(\d)/g,
          (own, from: string, word: string, to: string) =>
            `${own} (${10 - Number(from)}${word}${10 - Number(to)} at the rim)`,
        )
      : text,
  battlefield: 'Battlefield',
  units: 'Units on the battlefield',
  hand: 'Your hand',
  vpShort: (vp: number, goal: number | null) => (goal === null || vp > goal ? String(vp) : `${vp}/${goal}`),
  vp: (vp: number, goal: number) => (vp > goal ? `${vp} VP, ${goal} win` : `${vp} of ${goal} VP`),
  next: (vp: number, next: number) => `${vp}\u2009→\u2009${next}`,
  nextSaid: (vp: number, next: number) => `${vp} VP, ${next} after the next scoring`,
  scoring: (goal: number) => `Points → after next scoring; first to ${goal}`,
  enough: 'would win',
  bannersHeld: (count: number) => (count === 0 ? 'no banner' : plural(count, 'banner')),
  unitCard: 'The unit that is looked at',
  lore: (lore: number) => `${lore} lore`,
  cards: (command: number, lore: number) =>
    `${plural(command, 'command card')}, ${plural(lore, 'lore card')}`,
  round: (round: number, limit: number) => standsAt('Round', round, usual, limit),
  steps: {
    start: 'Start of the turn',
    command: 'Command step',
    orders: 'Order step',
    moves: 'Move step',
    attacks: 'Attack step',
    upkeep: 'Upkeep',
  },
  phases: {
    objectives: 'Choosing objectives',
    fords: 'Finding fords',
    armies: 'Mustering armies',
    hands: 'Drawing hands',
    play: '',
    over: 'The battle is over',
  },
  bothSides: 'Both sides',
  factions: { fords: 'Ford League', fells: 'Fell Clans' } as { readonly [faction: string]: string },
  odds: (dice: number, kill: number, damage: number, push: number) =>
    `${plural(dice, 'die')}: they lose ${(damage / 100).toFixed(1)}${kill === 0 ? '' : `, fall in ${kill} %`}${push === 0 ? '' : `, go back in ${push} %`}`,
  strikeBack: ({ damage, kill }: { readonly damage: number; readonly kill: number }) =>
    damage === 0
      ? ''
      : `counter: you lose ${(damage / 100).toFixed(1)}${kill === 0 ? '' : `, fall in ${kill} %`}`,
  fromThere: (name: string, odds: string) => `from there ${name}, ${odds}`,
  tapAgain: 'Tap again to move',
  rowsCounted:
    'Rows count from your own edge, at the bottom. The lower number takes the first turn; equal ones draw lots.',
  begins: ({ place, of }: { readonly place: number; readonly of: number }) =>
    `Number ${place} of ${of} for the first turn`,
  pays: (vp: number) => `+${vp}`,
  badge: (damage: number, push: number, kill: number) => [(damage / 100).toFixed(1), `${push}%`, `${kill}%`],
  /** The counter, on the same badge. */
  badgeBack: (damage: number) => `you −${(damage / 100).toFixed(1)}`,
  race: (name: string, vp: number, next: number) =>
    next > vp ? `${name}: ${vp} VP, ${next} after the next scoring` : `${name}: ${vp} VP`,
  raceGoal: (goal: number) => `${goal} win`,
  presets: 'Take an army',
  single: 'Muster unit by unit',
  orSingle: 'Or muster unit by unit',
  costs: (points: number, count: number, copies: number) =>
    `${plural(points, 'point')} · ${count} of ${copies}`,
  toLay: (count: number) => `${count} to lay out`,
  tent: 'Command tent',
  toPlace: 'Lay out: choose a unit, then a lit hex',
  layHint: 'Fighters in front, shooters behind them; whoever is near a banner holds it first.',
  /** What the button says of those who could still do what a step is for while nobody has, and what it offers then. */
  untouched: (count: number, ask: string) =>
    `${plural(count, 'unit')} can still ${{ orders: 'be ordered', moves: 'move' }[ask] ?? 'attack'}.`,
  without: 'Go on without them',
  notAgain: 'No further attack',
  /** The button that plays a command card for its text, before anybody is ordered. */
  byCard: (card: string) => `Play ${card}`,
  /** Choices that are buttons beside the hand, where there is little room. */
  short: { one: 'Any one unit instead', no: 'Let it be' } as {
    readonly [choice: string]: string | undefined;
  },
  orderFirst: (name: string, place: string) => `Order ${name} at ${place}`,
  attackWith: (own: string, enemy: string, place: string) => `Attack ${enemy} at ${place} with ${own}`,
  stepWith: (name: string, place: string) => `One hex with ${name} at ${place}`,
  banners: 'Banners',
  bannerAt: (holder: string | null, place: string, vp: number) =>
    `${holder ?? 'Nobody'} holds ${place} (${vp} VP)`,
  unitAt: (owner: string, unit: string, place: string) => `${owner}: ${unit}, at ${place}`,
  northUp: 'North is at the top.',
  turned: 'The board is turned: south is at the top, and east is on the left.',
  /** Clockwise from the north. */
  compassLetters: ['N', 'E', 'S', 'W'],
  says: {
    unit: (name: string, place: string) => `${name} (${place})`,
    goes: (who: string, place: string) => `${who} to ${place}`,
    attacks: (who: string, whom: string) => `${who} against ${whom}`,
  },
  asked: {
    moves: (unit: string, place: string) => `${unit} (${place}): where to?`,
    attacks: (unit: string, place: string) => `${unit} (${place}): attack whom?`,
    command: 'Whom do you order? Or one unit anywhere instead.',
    ordered: (count: number, most: number) =>
      `Order another (${count} of ${most} so far), or go on to the moves.`,
    commit: 'Spend dice on an ability?',
    done: {
      orders: 'All are ordered: go on to the moves.',
      moves: 'Nobody is left to move: go on to the attacks.',
      attacks: 'Nobody is left to attack: end the turn.',
    } as { readonly [ask: string]: string | undefined },
  },
  /** What a die comes to, under it. */
  effects: {
    damage: '1 damage',
    back: 'drives back',
    lore: '1 lore',
    may: 'ability',
    miss: 'miss',
  },
  rolled: (face: string, effect: 'damage' | 'back' | 'lore' | 'may' | 'miss') =>
    `${face}: ${{ damage: '1 damage', back: 'drives back, else 1 damage', lore: '1 lore', may: 'an ability may take it', miss: 'nothing' }[effect]}`,
  goesBack: (hexes: number) =>
    hexes > 0 ? `goes ${plural(hexes, 'hex', 'hexes')} back` : 'stays in its place',
  takesBanner: (vp: number) => (vp === 0 ? '' : `takes the banner, ${vp} VP each turn`),
  follow: (place: string) => `Follow to ${place}`,
  /** Who fights whom, and where; whoever has fallen already has no name any more. */
  fight: (by: string, from: string, on: string, at: string) =>
    [`${by} (${from})`, on === '' ? at : `${on} (${at})`].join(' against '),
  /** What the dice come to so far. */
  comes: (damage: number, retreats: number) =>
    damage + retreats === 0 ? '' : `${damage} damage, ${plural(retreats, 'hex', 'hexes')} back`,
  /** What a fight has come to, once it is over. */
  outcome: (name: string, damage: number, retreats: number, falls: boolean) => {
    if (falls) return `${name} fell.`;
    const lost = damage > 0 ? `lost ${plural(damage, 'figure')}` : 'lost nobody';
    return `${name} ${lost}${retreats > 0 ? ' and went back' : ' and stood'}.`;
  },
  barred: 'plays no lore cards this turn',
  silent: 'passes this turn',
  discarded: (cards: number) => `${plural(cards, 'lore card')} discarded`,
  discardsOf: (name: string) => `Lore cards that ${name} has discarded`,
  waiting: 'Waiting for the other side.',
  health: (left: number, of: number) => `health ${left} of ${of}`,
  poisoned: 'poisoned',
  stunned: 'stunned',
  ordered: 'ordered',
  acts: { card: 'Play', lore: 'Play', back: 'Return', drop: 'Discard', keep: 'Keep' } as {
    readonly [kind: string]: string;
  },
  fits: (units: number, most: number) =>
    most > 0 && most < units ? `${most} of ${units} units` : `fits ${plural(units, 'unit')}`,
  fitsNone: 'fits no unit of yours',
  coach: {
    lines: [
      'Fill the track to win. Banners pay whoever stands on them, every turn; felled units pay nothing.',
      'A turn: one command card, then the units that it orders move, then they attack.',
      'Three against one fells somebody; a friend behind keeps a unit in its place.',
    ],
    asks: {
      command: 'A card says whom you may order; any card can order one unit anywhere instead.',
      orders: 'Choose who moves and attacks this turn.',
      moves: 'Choose an ordered unit, then a lit hex. Woods, buildings and fords end a move.',
      attacks: 'Choose a unit, then a target. Over it: losses, how often it goes back or falls.',
      react: 'Some cards answer the enemy. Pass for this turn to be asked no more.',
      counter: 'Who survives an attack beside it may strike back.',
    },
    last: 'This may be the last turn: take a banner, or drive them from theirs.',
  },
  groups: {
    unit: 'Units',
    at: 'Targets',
    to: 'Hexes',
    lore: 'Lore cards',
    card: 'Command cards',
    take: 'Muster',
    army: 'Whole armies',
    place: 'Lay out',
    step: 'One hex in the Attack step',
    cure: 'Cures',
    use: 'Dice',
  } as { readonly [kind: string]: string },
  filters: { fights: 'Fights', moves: 'Moves', cards: 'Cards and points' },
  setUpForm: {
    title: 'Battlefield',
    objectives: 'Secret objectives',
    campaign: 'Campaign',
    campaignText: `${battleCount} battles: whoever wins chooses an objective for the next one, and all points add up.`,
    objectivesText: 'The whole game: choose an objective, muster an army, deploy it in secret.',
    battle: (vp: number, units: number, lore: boolean) =>
      `First battle, ${units} units, ${vp} VP win${lore ? '' : ', no lore cards'}.`,
    own: (vp: number, units: number) => `Your own: ${plural(units, 'unit')}, ${vp} VP win.`,
    linked: 'The battlefield of the link',
    make: 'Make a battlefield',
    edit: 'Change this battlefield',
  },
};
