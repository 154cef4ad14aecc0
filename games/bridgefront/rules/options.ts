// Every number and flag of the draft that a designer may want to change, with its default and range.

import type { OptionDeclaration } from '@bridgefront/kernel';

function int(group: string, standard: number, min: number, max: number, help: string) {
  return { type: 'int', group, default: standard, min, max, help } as const satisfies OptionDeclaration;
}

function flag(group: string, standard: boolean, help: string) {
  return { type: 'bool', group, default: standard, help } as const satisfies OptionDeclaration;
}

function word<const V extends readonly string[]>(
  group: string,
  values: V,
  standard: V[number],
  help: string,
) {
  return { type: 'choice', group, default: standard, values, help } as const satisfies OptionDeclaration;
}

function ints(group: string, standard: readonly number[], min: number, max: number, help: string) {
  return {
    type: 'ints',
    group,
    default: standard,
    min,
    max,
    length: standard.length,
    help,
  } as const satisfies OptionDeclaration;
}

function text(group: string, standard: string, example: string, help: string) {
  return {
    type: 'text',
    group,
    default: standard,
    example,
    maxLength: 2000,
    help,
  } as const satisfies OptionDeclaration;
}

/** The options of Bridgefront. The names follow the constants and flags of the rules; ids of the tunables list in comments. */
export const declarations = {
  // Length and victory
  vpToWin: int('Victory', 8, 3, 20, 'Victory points that win at the end of a round.'), // T-03
  rounds: int('Victory', 10, 1, 20, 'Rounds until the match is ranked.'), // I-05
  ageOneRounds: int('Victory', 3, 1, 10, 'Last round of Age I.'), // I-06
  ageTwoRounds: int('Victory', 7, 1, 15, 'Last round of Age II.'), // I-06
  vpCenter: int('Victory', 1, 0, 3, 'Control points for the Center.'), // I-20
  vpForge: int('Victory', 1, 0, 3, 'Control points for each Forge.'), // I-20
  vpCapital: int('Victory', 1, 0, 3, 'Control points for each enemy Capital.'), // I-20
  enemyInCapitalBlocksWin: flag(
    'Victory',
    true,
    'Enemy units in your Capital keep you from winning by points.',
  ), // I-22
  capRequiresFreeCapital: flag(
    'Victory',
    false,
    'A seat with enemies in its Capital ranks last when the rounds run out.',
  ), // S-10
  // Mana and gold
  maxMana: int('Resources', 5, 1, 10, 'Mana at the start of each round.'), // T-01
  manaPerAge: int('Resources', 0, 0, 3, 'Extra mana for each Age after the first.'), // T-02
  zeroCostNeedsMana: flag('Resources', true, 'A seat without mana may not act, even for 0 mana.'), // I-26
  startGold: int('Resources', 4, 0, 20, 'Gold at the start.'), // I-01
  baseIncome: int('Resources', 1, 0, 5, 'Gold at the start of each round.'), // I-02
  buildMana: int('Resources', 1, 1, 3, 'Mana for the Build action.'), // I-15
  marchMana: int('Resources', 1, 1, 3, 'Mana for the March action.'), // I-15
  reinforceMana: int('Resources', 1, 1, 3, 'Mana for the Reinforce action.'), // I-15
  reinforceGold: int('Resources', 1, 0, 3, 'Gold for the Reinforce action.'), // I-15
  // Hand and deck
  handSize: int('Cards', 6, 1, 10, 'Cards drawn up to at the start of a round.'), // I-03
  handLimit: int('Cards', 10, 4, 20, 'Cards drawn beyond this go to the discard pile.'), // I-04
  championFirst: flag('Cards', true, 'The faction champion starts in hand.'), // T-15
  starterDeck: word(
    'Cards',
    ['common', 'faction', 'own'],
    'common',
    'The same nine cards for all, two of them swapped by faction, or nine of each faction’s own.',
  ), // T-16
  freeCardChoices: int('Cards', 3, 0, 5, 'Age I cards shown for the free starting card; 0 for none.'), // I-10
  initiatives: word(
    'Cards',
    ['first', 'second'],
    'first',
    "Which of the draft's two initiative numbers counts.",
  ), // T-04
  cardChanges: text(
    'Cards',
    '',
    'zap.mana=2;recruit.gold=0',
    'Changed card figures: costs, initiative, what a Champion shows, and any number inside an effect (recruit.capital.forces).',
  ), // T-05..T-09, T-25
  cards: {
    ...text(
      'Cards',
      '',
      '{"zap":null}',
      'Changed, new and removed cards as the workshop writes them: by name the whole card, or null for one that is taken out.',
    ),
    maxLength: 12_000,
  },
  initiativeTies: word(
    'Cards',
    ['seat', 'random'],
    'seat',
    'Order of cards with equal initiative: by seat from the Lead, or random.',
  ), // I-36
  powerBurns: word(
    'Cards',
    ['printed', 'all'],
    'printed',
    'Which Power cards burn: as printed, or all that are no Victory cards.',
  ), // T-22
  powerVictoryCards: int('Cards', 6, 0, 6, 'Victory cards in each Power deck.'), // T-23
  marketDeckSize: int(
    'Cards',
    0,
    0,
    47,
    'Fills Market decks to this size with second copies; 0 for the listed cards only.',
  ), // T-24
  mortarAccuracy: int('Cards', 50, 0, 100, 'Per cent of mortar shots that hit the target hex.'), // T-10
  forgebloodDiscount: int('Cards', 1, 1, 3, 'Mana saved by Forgeblood Engine.'), // T-26
  breakthroughDraw: int('Cards', 2, 0, 4, 'Cards drawn for a Breakthrough Line that won a battle.'), // T-27
  warCryThreshold: int('Cards', 4, 2, 6, 'Forces hit on 1 to this under War Cry.'), // I-19
  shockDrillThreshold: int('Cards', 5, 2, 6, 'Forces hit on 1 to this under Shock Drill.'), // I-19
  strictFizzle: flag(
    'Cards',
    false,
    'A move whose path is broken anywhere fizzles instead of stopping short.',
  ), // I-27
  // Market
  previews: ints(
    'Market',
    [0, 1, 1, 0, 1, 2, 2, 0, 0, 0],
    0,
    6,
    'Cards of the next Age in the row, by round (the last number holds on).',
  ), // T-11
  maxRowWins: int('Market', 1, 1, 2, 'Row cards one seat may gain in a round.'), // I-23
  passPot: flag('Market', true, 'Pass bids are paid to whoever must take the card.'), // I-24
  auctionTies: word('Market', ['roll', 'seat'], 'roll', 'Tied bids: dice, or seat order from the Lead.'), // I-25
  forgeDraftSize: int('Market', 3, 1, 6, 'Cards shown at a Forge draft.'), // I-35
  powerPickSize: int('Market', 2, 1, 6, 'Cards shown at a Power pick.'), // I-34
  // Board
  boardRadius: int('Board', 0, 0, 5, 'Radius of the board (3 to 5); 0 for 3 with two seats and 4 with more.'), // I-07
  mines: ints('Board', [3, 4, 5, 6, 7], 2, 9, 'Mines on the board, for 2 to 6 seats.'), // T-12
  forges: ints('Board', [1, 2, 2, 3, 3], 0, 5, 'Forges on the board, for 2 to 6 seats.'), // T-12
  forgePairDistance: int('Board', 3, 1, 6, 'Least distance between two Forges.'), // T-13
  forgeAccessSpread: int(
    'Board',
    1,
    0,
    4,
    "Greatest difference of the seats' distances to their nearest Forge.",
  ), // T-13
  forgeCenterMin: int('Board', 2, 1, 4, 'Least distance of a Forge from the Center.'), // I-14
  forgeCenterMax: int('Board', 3, 1, 4, 'Greatest distance of a Forge from the Center.'), // I-14
  nearestMineSpread: int(
    'Board',
    2,
    0,
    4,
    "Greatest difference of the seats' distances to their nearest Mine.",
  ), // I-13
  mineValueOdds: ints('Board', [50, 30, 20], 0, 100, 'Weights of Mine values 4, 5 and 6.'), // I-11
  balanceHomeMineValues: flag('Board', false, 'All home Mines get the same value.'), // S-30
  mineCap: int('Board', 6, 4, 10, 'Highest value that cards can raise a Mine to.'), // I-12
  richVeinsCap: int('Board', 7, 4, 10, 'Highest value that Rich Veins can raise a Mine to.'), // I-12
  startForces: int('Board', 4, 0, 12, 'Forces in each Capital at the start.'), // I-08
  startBridges: int('Board', 2, 0, 5, 'Bridges that each seat places at the start.'), // I-09
  startBridgeReach: int('Board', 2, 0, 4, 'How far from the Capital a starting bridge may begin.'), // I-09
  lead: word(
    'Board',
    ['rotating', 'fixed', 'by-vp'],
    'rotating',
    'Who is first in turn order: the next seat each round, always the first seat, or whoever has the fewest points.',
  ), // T-14
  // Battles and champions
  forceThreshold: int('Battle', 2, 1, 5, 'Forces hit on 1 to this.'), // I-16
  defenderThreshold: int('Battle', 3, 2, 5, 'Forces hit on 1 to this under a defence bonus.'), // I-18
  hitAssignment: word(
    'Battle',
    ['random', 'forces-first'],
    'random',
    'Who takes hits: any unit alike, or champions only after their Forces.',
  ), // I-17
  retreat: word(
    'Battle',
    ['none', 'offered'],
    'none',
    'Whether the weaker side of a battle may go back over a Bridge after each combat round.',
  ), // I-37
  championLimit: int('Battle', 4, 1, 8, 'Champions that one seat may have in play.'), // T-17
  fourthChampion: word(
    'Battle',
    ['plus-step', 'third', 'forbidden'],
    'plus-step',
    'Price of champions after the third: one step more, the same, or not allowed.',
  ), // T-18
  championGoldStep: int('Battle', 2, 1, 3, 'Gold by which each further champion costs more.'), // I-29
  bountyShift: int('Battle', 0, -1, 1, 'Added to every bounty.'), // I-28
  championIdeas: {
    ...word(
      'Battle',
      ['none', 'archivist-prime', 'wormhole-artificer', 'jet-striker', 'all'],
      'none',
      'Abilities for the champions that the draft leaves without one: for none, for one of them, or for all.',
    ),
    formerly: { false: 'none', true: 'all' },
  }, // T-21
  // Factions
  factions: text('Factions', 'random', 'veil,bastion', 'Factions by seat, or random.'), // S-32
  factionGold: ints(
    'Factions',
    [0, 0, 0, 0, 0, 0],
    0,
    5,
    'Extra gold each round for Bastion, Veil, Aerial, Prospect, Cipher and Gatewright.',
  ),
  homeGuardForces: int('Factions', 1, 0, 3, 'Bastion: extra Forces for each deployment into the Capital.'), // I-31
  homeGuardPerRound: int('Factions', 0, 0, 5, 'Bastion: how often a round Home Guard answers; 0 for always.'), // I-31
  contractsGold: int('Factions', 2, 0, 5, 'Veil: gold for killing a champion, besides the bounty.'), // I-30
  cleanExitHeal: int('Factions', 1, 0, 3, 'Veil: healing of its champions after a battle.'), // I-30
  stealChampions: int(
    'Factions',
    0,
    0,
    6,
    'Veil: takes a champion it kills on a die of 1 to this; 0 for never.',
  ), // T-19
  freeMarches: int('Factions', 1, 0, 3, 'Aerial: free marches a round for a stack with a champion.'), // I-33
  oreCutGold: int('Factions', 1, 0, 3, 'Prospect: extra gold from each Mine.'), // T-20
  prospectWinsTies: flag('Factions', true, 'Prospect wins tied bids without dice.'), // T-20
  mineMilitia: word(
    'Factions',
    ['all', 'round-1'],
    'all',
    'Prospect: combat rounds in which Mine Militia helps.',
  ), // T-20
  quietStudyCards: int('Factions', 2, 0, 4, 'Cipher: cards that may be exchanged at the start of a round.'), // I-32
  pickBonus: int('Factions', 1, 0, 2, 'Cipher: cards seen besides when it picks from several.'), // I-32
  gatewrightCapitalVp: int('Factions', 2, 1, 3, 'Gatewright: control points for each enemy Capital.'), // I-21
  pillageGold: int('Factions', 6, 0, 10, 'Gatewright: gold for taking an enemy Capital.'), // I-21
} as const;
