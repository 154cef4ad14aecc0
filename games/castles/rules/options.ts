// What a match may change, with default and range (§15).

import type { OptionDeclaration, Options, OptionsOf } from '@bridgefront/kernel';

const int = (group: string, standard: number, min: number, max: number, help: string) =>
  ({ type: 'int', group, default: standard, min, max, help }) as const;
const bool = (group: string, standard: boolean, help: string) =>
  ({ type: 'bool', group, default: standard, help }) as const;
const choice = (group: string, values: readonly string[], help: string, standard: string) =>
  ({ type: 'choice', group, default: standard, values, help }) as const;

/** All options of the game. */
export const declarations = {
  firstPlayer: choice(
    'Start',
    ['random', 'seat-0', 'seat-1'],
    'Who is Red and has the first turn.',
    'random',
  ),
  startingHand: int('Start', 5, 1, 10, 'Cards in each hand at the start.'),
  teamHand: int('Start', 4, 1, 10, 'Cards in each hand at the start of a match of teams.'),
  teamHands: choice(
    'Start',
    ['open', 'closed'],
    'Whether players of one side see each other’s hand and Trap order.',
    'open',
  ),
  handLimit: int('Turn', 5, 1, 10, 'Cards that may be kept at the end of the own turn.'),
  drawPerTurn: int('Turn', 1, 1, 4, 'Cards drawn at the start of a turn.'),
  firstTurnDraw: bool('Start', true, 'Red draws in the first turn, too.'),
  castleHp: int('Hit points', 50, 10, 100, 'Hit points of a Castle.'),
  generalHp: int('Hit points', 5, 1, 12, 'Hit points of a General.'),
  wizardHp: int('Hit points', 4, 1, 12, 'Hit points of a Wizard.'),
  spyHp: int('Hit points', 1, 1, 12, 'Hit points of a Spy.'),
  assassinHp: int('Hit points', 1, 1, 12, 'Hit points of an Assassin.'),
  spearmanHp: int('Hit points', 4, 1, 12, 'Hit points of a Spearman.'),
  archerHp: int('Hit points', 3, 1, 12, 'Hit points of an Archer.'),
  builderHp: int('Hit points', 2, 1, 12, 'Hit points of a Builder.'),
  masonHp: int('Hit points', 2, 1, 12, 'Hit points of a Mason.'),
  healerHp: int('Hit points', 2, 1, 12, 'Hit points of a Healer.'),
  cannonHp: int('Hit points', 5, 1, 30, 'Hit points of a Cannon.'),
  ballistaHp: int('Hit points', 5, 1, 30, 'Hit points of a Ballista.'),
  siegeTowerHp: int('Hit points', 8, 1, 30, 'Hit points of a Siege Tower.'),
  wallHp: int('Hit points', 15, 1, 30, 'Hit points of a Wall.'),
  armouryHp: int('Hit points', 10, 1, 30, 'Hit points of an Armoury.'),
  keepHp: int('Hit points', 10, 1, 30, 'Hit points of a Keep.'),
  spearmanDamage: int('Damage', 3, 0, 9, 'Damage of a Spearman.'),
  archerDamage: int('Damage', 2, 0, 9, 'Damage of an Archer.'),
  wizardDamage: int('Damage', 2, 0, 9, 'Damage of a Wizard.'),
  cannonDamage: int('Damage', 3, 0, 9, 'Damage of a Cannon.'),
  ballistaDamage: int('Damage', 1, 0, 9, 'Damage of a Ballista.'),
  stormDamage: int('Damage', 3, 0, 9, 'Damage of Lightning Storm.'),
  plagueDamage: int('Damage', 2, 0, 9, 'Damage of Plague.'),
  incendiarismDamage: int('Damage', 3, 0, 9, 'Damage of Incendiarism.'),
  masonGain: int('Help', 1, 1, 20, 'Hit points that a Mason gives.'),
  healerGain: int('Help', 1, 1, 20, 'Hit points that a Healer gives.'),
  repairGain: int('Help', 5, 1, 20, 'Hit points that Repair gives.'),
  medicineGain: int('Help', 1, 1, 20, 'Hit points that Medicine gives.'),
  armouryBonus: int(
    'Damage',
    1,
    0,
    5,
    'Damage that each Armoury adds to the attacks of its owner’s Soldiers.',
  ),
  chargeBonus: int('Damage', 1, 0, 5, 'Damage that Charge adds.'),
  rainBonus: int('Damage', 2, 0, 5, 'Damage that Arrow Rain adds where it makes shots stronger.'),
  ambushFactor: int('Damage', 2, 1, 4, 'Factor of the damage in an Ambush.'),
  resurrectionCards: int('Cards', 2, 1, 5, 'Soldiers that Resurrection revives at most.'),
  spyCards: int('Cards', 2, 1, 5, 'Cards that a Spy looks at.'),
  cannonEscorts: int('Movement', 2, 0, 4, 'Escorts that a Cannon needs to move; 0: it moves alone.'),
  ballistaEscorts: int('Movement', 1, 0, 4, 'Escorts that a Ballista needs to move; 0: it moves alone.'),
  siegeTowerEscorts: int('Movement', 0, 0, 4, 'Escorts that a Siege Tower needs to move; 0: it cannot move.'),
  deployDelay: choice(
    'Turn',
    ['none', 'soldiers', 'all'],
    'Who cannot move, act or use an extra shot in the turn of entry.',
    'none',
  ),
  truceTurns: int('Turn', 0, 0, 5, 'Turns of each player without Attacks and Spells.'),
  healCap: bool('Help', true, 'Nobody gets more hit points than the full number.'),
  castleSpansZones: bool(
    'Castle',
    false,
    'A Castle can be attacked and mended as if it stood in its Middle or its Castle Zone.',
  ),
  wizardHitsCastle: bool('Castle', true, 'A Wizard may hit a Castle.'),
  wizardHitsSpy: bool('Start', true, 'A Wizard may hit a Spy at home.'),
  spyStart: choice(
    'Start',
    ['castle', 'middle'],
    'Where Spies start: in their Castle Zone or Middle.',
    'castle',
  ),
  mulligan: bool('Start', false, 'Before the first turn a hand without a unit may be dealt anew, once.'),
  cycle: int('Turn', 0, 0, 2, 'Cards of the hand that may go under the deck for new ones in each turn.'),
  stormReach: choice(
    'Cards',
    ['enemy', 'both'],
    'Lightning Storm hits the away half, or all zones.',
    'enemy',
  ),
  stormHitsSpecials: bool('Cards', true, 'Lightning Storm hits Specials; a Spy at home is hit anyway.'),
  incendiarismHitsSpecials: bool('Cards', true, 'Incendiarism hits Specials; a Spy at home is hit anyway.'),
  arrowRain: choice(
    'Cards',
    ['shot', 'strength'],
    'Arrow Rain gives Archers an extra shot, or stronger shots.',
    'shot',
  ),
  wallStops: choice(
    'Walls',
    ['archers', 'archers-and-engines'],
    'Whose shots a Wall stops.',
    'archers-and-engines',
  ),
  wallMelee: bool('Walls', false, 'Spearmen at the Front hit the Wall behind it.'),
  trapWindow: choice(
    'Trap',
    ['order', 'ask', 'never'],
    'Traps by a standing order, by asking at every check, or not at all.',
    'order',
  ),
  turnLimit: int('End', 120, 10, 500, 'After so many turns of all players together the better Castle wins.'),
  surrender: bool('End', false, 'A player may surrender; of a team only all together.'),
  score: bool('End', true, 'The match is scored.'),
  series: int('Series', 1, 1, 5, 'Sieges in one match, whose scores add up; the first turn goes round.'),
  seriesStart: int('Series', 1500, 0, 10_000, 'Points that everybody has at the start of a series.'),
  middleTerrain: choice(
    'Terrain',
    ['plains', 'hills', 'high-hills', 'forest', 'marsh'],
    'Terrain of both Middles.',
    'plains',
  ),
  frontTerrain: choice(
    'Terrain',
    ['plains', 'hills', 'high-hills', 'forest', 'marsh', 'lake'],
    'Terrain of both Fronts.',
    'plains',
  ),
  river: choice(
    'Terrain',
    ['none', 'centre', 'moats'],
    'A river along the Front line, or between Front and Middle on both sides.',
    'none',
  ),
  cardChanges: {
    type: 'text',
    group: 'Printed',
    default: '',
    example: 'archer.hp=4;trap.copies=2',
    maxLength: 2000,
    help: 'Changed figures of cards: copies, hit points, steps, and any number inside an ability or an effect.',
  },
  cards: {
    type: 'text',
    group: 'Printed',
    default: '',
    example: '{"keep":null}',
    maxLength: 12_000,
    help: 'Changed, new and removed cards as the workshop writes them: by name the whole card, or null for one that is taken out.',
  },
} satisfies { readonly [name: string]: OptionDeclaration };

type Declarations = typeof declarations;

/** The options of one match, by name. */
export type CastlesOptions = OptionsOf<Declarations>;

const standard = Object.fromEntries(Object.entries(declarations).map(([name, one]) => [name, one.default]));

/** Given options with all others as they stand by default. */
export function fullOptions(given: Options): CastlesOptions {
  return castlesOptions({ ...standard, ...given });
}

/** Options that `readOptions` has accepted, with their types. */
export function castlesOptions(options: Options): CastlesOptions {
  return options as CastlesOptions;
}
