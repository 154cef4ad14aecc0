// Words of Castles' table that the game's own texts do not bring.

import { standsAt } from '@bridgefront/page/length.ts';
import type { Usual } from '@bridgefront/page/length.ts';
import { list, minus, plural } from '@bridgefront/tabletop/words';

/** Between greedy bots, 60 matches: `npm run measure -- lengths`. */
const usual: Usual = [14, 41];

/** Which side of an ended match reads. */
type Reader = 'loser' | 'winner' | 'somebody';

/** Words of the table. */
export const castlesTexts = {
  story: {
    chance: 'the shuffles',
    counts: 'Strength of the Castles, turn by turn',
    turn: (turn: number, siege?: number) =>
      `${siege === undefined ? 'Turn' : `Siege ${siege}, turn`} ${turn}`,
  },
  series: {
    caption: 'Sieges of the series, with what was left of the Castles, and scores',
    corner: 'Siege',
    start: 'Start',
    siege: (number: number, turns: number, ending: 'castle' | 'surrender' | 'limit') =>
      `${number}, ${plural(turns, 'turn')}${{ castle: '', surrender: ', given up', limit: ', to the limit' }[ending]}`,
    castle: (hp: number) => (hp === 0 ? 'Castle fallen' : `Castle ${hp} HP`),
    score: (score: number) => `${score > 0 ? '+' : ''}${minus(score)}`,
    won: 'won',
    total: 'Points',
    between: (siege: number, of: number) => `Siege ${siege} of ${of} is over`,
    yours: 'The next siege is yours to begin. Castles, cards and hands are made anew; the points stay.',
    begins: (name: string) =>
      `${name} has the first turn of the next siege and begins it. Castles, cards and hands are made anew; the points stay.`,
    next: (siege: number) => `Begin siege ${siege}`,
    line: (siege: number, of: number, points: readonly string[]) =>
      `Siege ${siege} of ${of}: ${points.join(' to ')} points`,
    points: (points: string) => `${points} points in the series`,
    status: (siege: number, of: number) => `Siege ${siege} of ${of}`,
  },
  yourTurn: 'Play, move and act, then end your turn.',
  orderAsk: 'Your Trap order for the enemy’s next turn?',
  says: {
    plays: (card: string) => `Play ${card}`,
    goes: (who: readonly string[], zone: string) => `${list(who)} to the ${zone}`,
    builds: (who: string, building: string) => `${who} builds ${building}`,
    aims: (card: string, whom: string) => `${card}: ${whom}`,
    hits: (who: string, whom: string) => `${who} hits ${whom}`,
    helps: (who: string, whom: string) => `${who} mends ${whom}`,
    leaves: (deed: string, hp: number, left: number) => `${deed} (${hp} → ${left === 0 ? 'dead' : left})`,
  },
  area: (card: string, damage: number, hurt: readonly string[], dead: readonly string[]) => {
    const whom = hurt.length > 2 ? plural(hurt.length, 'card') : list(hurt);
    const deals = hurt.length === 0 ? [] : [`deals ${damage} damage to ${whom}`];
    const destroys = dead.length === 0 ? [] : [`destroys ${list(dead)}`];
    return `${card} ${[...deals, ...destroys].join(' and ')}.`;
  },
  folded: {
    moves: (count: number) => `${count} cards move.`,
    enters: (cards: readonly string[], zone: string) => `New in the ${zone}: ${list(cards)}.`,
    hits: (whom: string, times: number, damage: number, left: number) =>
      left > 0
        ? `${whom} takes ${damage} damage in ${times} attacks (${left} HP left).`
        : `${whom} is destroyed: ${damage} damage in ${times} attacks.`,
  },
  sends: (played: string, sent: string, more: number) =>
    `${played.replace(/\.$/, '')}: ${sent.replace(/\.$/, '')}${more > 0 ? `, and ${more} more` : ''}.`,
  deckEmpty: 'The deck is empty: all cards in hand are shown.',
  strip: 'The six zones, from the near Castle outward',
  cardsOf: (name: string) => `Cards of ${name}`,
  empty: 'nobody',
  strength: (damage: string) => `deals ${damage}`,
  hp: (hp: number, full: number) => (hp === full ? `${hp} HP` : `${hp} of ${full} HP`),
  moved: 'has moved',
  acted: 'has acted',
  charged: (damage: number) => `may take 2 steps outward, ${damage} more damage by Charge`,
  shots: (count: number) => plural(count, 'extra shot'),
  rain: (damage: number) => `${damage} more damage by Arrow Rain`,
  fired: 'has fired',
  fallen: 'destroyed',
  threat: (damage: number, next: boolean) => `up to ${damage} damage ${next ? 'next turn' : 'this turn'}`,
  upTo: (damage: number, next: boolean) => `up to ${damage} ${next ? 'next turn' : 'this turn'}`,
  inReach: (damage: number) => `${damage} in your reach`,
  forecasts: 'What this would do',
  crumbles: 'it crumbles',
  keepIt: 'When it falls, its side has lost.',
  takeIt: 'Whoever destroys it wins.',
  castleFalls: (hp: number) => `${hp} → 0: it falls, and you win`,
  dies: (hp: number) => `${plural(hp, 'hit point')}: it dies`,
  allHit: 'if all of yours hit the Castle this turn',
  equal: (count: number) => `${count} alike`,
  ownTraps: (count: number) => `${plural(count, 'Trap')} of yours, face down`,
  knownTraps: (count: number) => `${plural(count, 'Trap')} that you know of, face down`,
  barred: {
    'CA-26': 'needs a Siege Tower',
    'CA-29': 'a Wall bars the way',
    'CA-76': 'no engines on the Lake',
  } as {
    readonly [rule: string]: string;
  },
  barredElse: 'may not enter',
  ready: 'can move or act',
  chosen: 'chosen',
  target: 'can be chosen',
  red: 'Red',
  blue: 'Blue',
  ofReader: 'your',
  turn: 'has the turn',
  hand: (count: number) => plural(count, 'card'),
  known: (name: string, cards: string) => `You know of ${name}’s hand: ${cards}.`,
  knownCount: (count: number) => `${count} known to the enemy`,
  enemyKnows: (cards: string) => `The enemy knows that you hold: ${cards}.`,
  castleHp: (hp: number) => `Castle with ${plural(hp, 'hit point')}`,
  cycle: 'A card for a new one',
  deckShort: 'Deck',
  discardShort: 'Discard',
  deck: (count: number) => `Deck ${count}`,
  discard: (count: number) => `Discard pile ${count}`,
  discardEmpty: 'The discard pile is empty.',
  yourHand: 'Your hand',
  mateHolds: (name: string, cards: string) => `${name} holds ${cards}.`,
  mateOrder: (order: string) => `Trap order: ${order}.`,
  nothing: 'no cards',
  emptyHand: 'Your hand is empty.',
  playable: 'can be played',
  buildable: 'can be built',
  discardable: 'can be discarded',
  underable: 'can go under the deck',
  notNow: 'not now',
  pickBuilder: 'the Builder builds it',
  pickBuilderAct: 'Pick the Builder',
  notBuiltHere: 'not built here',
  acts: { play: 'Play', build: 'Build', discard: 'Discard', under: 'Put under the deck' },
  thrown: 'to be discarded',
  set: (order: string) => `set: ${order}`,
  walkFirst: 'walk first',
  afterWalk: (about: string) => `After a walk: ${about}`,
  wall: 'Wall',
  ambush: 'Ambush this turn',
  order: 'Your Trap order for the enemy’s next turn',
  orderOn: 'Spring Traps on',
  orderMost: 'At most',
  give: 'Give this order',
  hold: 'Hold all Traps',
  onWhom: (prey: string) => `on ${prey}`,
  atMost: (limit: number) => `at most ${plural(limit, 'Trap')}`,
  standing: (order: string) => order.charAt(0).toUpperCase() + order.slice(1),
  present: (order: string) => `Your Trap order: ${order}.`,
  trapAsk: 'Somebody enters your Middle',
  springs: (who: string) => `destroys ${who}`,
  noTrap: 'you hold none',
  passes: (who: string) => `${who} stays`,
  pass: 'Let it pass',
  spring: 'Spring a Trap',
  trapSprung: 'Trap!',
  status: (turn: number, limit: number) => standsAt('Turn', turn, usual, limit),
  over: 'The match is over',
  ended: {
    castle: (reader: Reader, loser: string) =>
      `${reader === 'loser' ? 'Your' : `${loser}’s`} Castle has fallen.`,
    surrender: (reader: Reader, loser: string, _: string, several: boolean) =>
      reader === 'loser'
        ? `${several ? 'Your side has' : 'You have'} surrendered.`
        : `${loser} ${several ? 'have' : 'has'} surrendered.`,
    limit: (reader: Reader, loser: string, winner: string) =>
      `The last turn is over, and ${
        {
          loser: `your Castle has fewer hit points than ${winner}’s.`,
          winner: `${loser}’s Castle has fewer hit points than yours.`,
          somebody: `${loser}’s Castle has fewer hit points than ${winner}’s.`,
        }[reader]
      }`,
  },
  terrain: {
    plains: '',
    hills: 'Hills',
    'high-hills': 'High Hills',
    forest: 'Forest',
    marsh: 'Marsh',
    lake: 'Lake',
  },
  river: 'River ahead',
  logTurns: 'Turns and cards',
  logMoves: 'Moves',
  logFights: 'Fights',
  coach: {
    lines: [
      'Whoever destroys the other Castle wins.',
      'Playing cards costs nothing. Each card in play moves once and acts once in your turn.',
      'Spearmen hit in their zone, Archers one zone further, the Wizard from anywhere.',
    ],
    main: 'Choose one of your cards in play or in your hand; where it can go and whom it can hit lights up.',
    later:
      'Damage stays: finish what is wounded. Keep your Wizard at home; soldiers and an Assassin get at theirs.',
    order:
      'By this order a Trap in your hand springs in the enemy’s turn. Give one without a Trap too: nobody can tell.',
  },
  groups: {
    unit: 'Your cards in play',
    play: 'Cards in your hand',
    zone: 'Go to',
    at: 'Aim at',
    build: 'Build',
    with: 'Escorts',
    revive: 'Revive',
    discard: 'Discard',
    under: 'Put under the deck',
    order: 'Trap order',
    other: '',
  },
};

/** Numbers on cards, in the workshop. */
export const printedTexts: { readonly [name: string]: string } = {
  can: 'Ability',
  do: 'Effect',
  hp: 'Hit points',
  damage: 'Damage',
  near: 'From how many zones away',
  far: 'Up to how many zones away',
  prey: 'Hits',
  all: 'Every enemy card',
  'not-specials': 'All but Specials',
  buildings: 'Buildings and Castles',
  'walls-and-castles': 'Walls and Castles',
  into: 'Into the enemy Castle Zone from outside',
  stopped: 'A Wall may stop it',
  whom: 'Helps',
  people: 'Soldiers and Civilians',
  gain: 'Hit points that it gives',
  cards: 'Cards looked at',
  escorts: 'Escorts to move with',
  bonus: 'More damage',
  times: 'Times as much damage',
  most: 'Soldiers at most',
  gives: 'Gives',
  shot: 'An extra shot',
  strength: 'More damage',
  specials: 'Specials too',
  reach: 'Where',
  enemy: 'The enemy half',
  both: 'Everywhere',
  steps: 'Steps of a move',
  start: 'Stands at first in',
  site: 'Built in',
  middle: 'The own Middle',
  'castle-zone': 'The own Castle Zone',
  anywhere: 'Any zone of the Builder',
  hit: 'Hits',
  mend: 'Gives hit points',
  build: 'Builds',
  look: 'Looks at the enemy hand',
  lead: 'Soldiers take 2 steps from here',
  command: 'Opens the way to Attacks',
  conjure: 'Opens the way to Spells',
  climb: 'Soldiers climb into the enemy Castle Zone',
  bar: 'Is a Wall',
  arm: 'Soldiers deal more damage',
  hold: 'Forbids Rout',
  charge: 'Charges a Soldier',
  rain: 'Rains arrows',
  rout: 'Drives a Soldier back',
  rally: 'Calls all Soldiers to the Middle',
  burn: 'Burns a zone',
  revive: 'Brings Soldiers back',
  plague: 'Strikes the enemy Castle Zone',
  storm: 'Strikes half the board, or all',
  art: 'Picture of',
};
