// Words of Heartland's table that the game's own texts do not bring.

import { standsAt } from '@bridgefront/page/length.ts';
import type { Usual } from '@bridgefront/page/length.ts';
import { list, plural } from '@bridgefront/tabletop/words';
import type { TableView, UnitView } from '../rules/table.ts';

const places = ['the heartland', 'First frontier', 'Second frontier', 'Third frontier', 'Fourth frontier'];

const phases: { readonly [phase in TableView['phase']]: string } = {
  decks: 'Choosing decks',
  mulligan: 'First hands',
  strategy: 'Strategy',
  battle: 'Battle',
  combat: 'Combat',
  replenishment: 'Draw',
  over: 'The match is over',
};

/** Between greedy bots, 60 matches: `npm run measure -- lengths`. */
const usual: Usual = [6, 11];

/** Words of the table. */
export const words = {
  story: {
    chance: 'the shuffles',
    counts: 'Life at the end of each round',
    round: (round: number) => `Round ${round}`,
  },
  captions: {
    sends: (who: string, goes = '', back = '') =>
      `${who} ${list([...(goes === '' ? [] : [`sends ${goes}`]), ...(back === '' ? [] : [`calls back ${back}`])])}.`,
    where: (at: number) => (at === 0 ? 'at home' : `in the ${(places[at] ?? '').toLowerCase()}`),
    dies: (names: string, count: number, where: string) =>
      `${names} ${count === 1 ? 'dies' : 'die'} ${where}.`,
    quiet: 'Nobody stands in a frontier: no battle and no combat this round.',
    /** The rules’ words, and what is said of them where the flag is seen. */
    alone: 'stands there alone, but holds nothing yet',
    unopposed: 'meets nobody',
    plants: ' plants its flag in ',
  },
  asks: {
    card: 'play a card',
    units: 'move units',
    stratagem: 'use a stratagem',
    tactic: 'play a tactic',
    maneuver: 'maneuver',
    now: (phase: string, deeds: readonly string[]) =>
      `${phase}: ${[...deeds, 'pass'].join(', ').replace(/, pass$/, deeds.length > 1 ? ', or pass' : ' or pass')}.`,
    passed: 'Your opponent has passed: act, or pass too.',
    where: (name: string) => `Where does ${name} go?`,
    sendMore: 'Send more, or commit.',
    showCommit: 'Commit, or change it.',
  },
  ended: (whose: string | null) =>
    whose === null
      ? 'Your heart is broken: no life is left.'
      : `${whose}’s heart is broken: no life is left.`,
  place: (frontier: number) => places[frontier] ?? `Frontier ${frontier}`,
  phase: (phase: TableView['phase']) => phases[phase],
  status: (table: TableView) =>
    table.round === 0 || table.phase === 'over'
      ? phases[table.phase]
      : `${standsAt('Round', table.round, usual, table.roundLimit)}, ${phases[table.phase].toLowerCase()}`,
  logDeeds: 'Actions',
  logCombat: 'Combat',
  logRound: 'Rounds and draws',
  frontiers: 'The frontiers',
  heartlandOf: (name: string) => `Heartland of ${name}`,
  yourHeartland: 'Your heartland',
  home: 'At home',
  nobodyHome: 'Nobody is at home',
  supply: (ready: number, all: number) => `${ready} of ${plural(all, 'villager')} ready`,
  supplyShort: 'supply',
  villager: (name: string, ready: boolean, count: number) =>
    `${count > 1 ? `${count} times ` : ''}${name}, ${ready ? 'ready' : 'exerted'}`,
  life: (life: string) => `${life} life`,
  loses: (life: number, fought: boolean) => `${life} lost this round${fought ? '' : ', as it lies now'}`,
  lossShort: (life: number) => `−${life}`,
  thisRound: 'this round',
  initiative: 'has the initiative: acts first this round',
  initiativeShort: 'first',
  backs: (army: number, civic: number) =>
    `${plural(army, 'army card')} and ${plural(civic, 'civic card')} in hand`,
  deck: (side: 'army' | 'civic', count: number) =>
    `${side === 'army' ? 'Army' : 'Civic'} deck, ${plural(count, 'card')}`,
  deckShort: { army: 'Army', civic: 'Civic' },
  piles: (graveyard: string, vault: string) =>
    `Graveyard: ${graveyard === '' ? 'empty' : graveyard}. Vault: ${vault === '' ? 'empty' : vault}.`,
  graveyard: 'graveyard',
  known: (names: string) => `Known in this hand: ${names}.`,
  top: (name: string) => `On top: ${name}.`,
  bottom: (names: readonly string[]) => `At the bottom, the lowest first: ${names.join(', ')}.`,
  unit: (name: string, attack: number, left: number) => `${name}, attack ${attack}, health ${left}`,
  exerted: 'exerted',
  rests: 'next round',
  wounded: (damage: number) => `${damage} damage`,
  occupying: 'occupying',
  advancing: 'advancing',
  planned: 'planned',
  retreats: 'will retreat',
  canChoose: 'can be chosen',
  selected: 'picked up: choose a frontier',
  fate: { dies: 'dies in combat', 'may-die': 'may die in combat' },
  plot: (name: string, active: boolean) => `${name}, ${active ? 'active' : 'asleep'}`,
  active: 'active',
  asleep: 'asleep',
  send: (name: string, place: string) => `Send ${name} to the ${place.toLowerCase()}`,
  sendShort: (name: string, then: string) => `Send ${name} here${then === '' ? '' : `: ${then}`}`,
  settle: (name: string, place: string) => `Settle ${name} in the ${place.toLowerCase()}`,
  settleShort: (name: string) => `Settle ${name} here`,
  tacticHere: (name: string) => `${name} here`,
  settleMeant: (name: string) => `${name} here: confirm`,
  settleHint: (name: string) => `Choose the frontier for ${name}.`,
  settleNot: 'Keep it in hand',
  hand: 'Your hand',
  acts: { villager: 'Deploy', settle: 'Settle', unit: 'Deploy', tactic: 'Play', discard: 'Discard' },
  handEmpty: 'Your hand is empty',
  passes: (pass: string, units: number) =>
    `${pass} (${units} ready ${units === 1 ? 'stays' : 'stay'} at home)`,
  stepsOf: 'The steps of a round',
  commit: (advance: number, retreat: number) =>
    `Commit: ${list([
      ...(advance > 0 ? [`${advance} ${advance === 1 ? 'advances' : 'advance'}`] : []),
      ...(retreat > 0 ? [`${retreat} ${retreat === 1 ? 'retreats' : 'retreat'}`] : []),
    ])}`,
  actions: 'Actions',
  free: 'free',
  /** What both would lose of their life as it lies now. */
  leaves: (yours: number, theirs: number) => `you lose ${yours}, they lose ${theirs}`,
  forecastTitle: 'As it lies now',
  against: (own: number, other: number) => `${own} against ${other}`,
  lossesTitle: (fought: boolean) => (fought ? 'This round’s combat' : 'This round, as it lies now'),
  lose: { yours: 'you lose', theirs: 'they lose' },
  lost: { yours: 'you lost', theirs: 'they lost' },
  forecastPlanned: 'With your plan',
  foughtTitle: 'What combat came to',
  strikes: (who: string, pool: number) => `${who} ${who === 'You' ? 'strike' : 'strikes'} with ${pool}`,
  you: 'You',
  killsAll: (names: readonly string[]) => (names.length === 0 ? '' : `kills ${list(names)}`),
  killsOne: (sets: readonly string[]) => `kills ${sets.join(' or ')}`,
  killSet: (units: readonly (UnitView & { readonly name: string; readonly nth: number })[]) =>
    `Kill ${list(
      units.map(({ name, nth, attack, health, damage, occupies }) => {
        const figures = `${attack}/${health - damage}${occupies === true ? ', occupying' : ''}`;
        return `${nth === 0 ? name : `${name} ${nth}`} (${figures})`;
      }),
    )}`,
  killsNobody: 'kills nobody',
  losesUnits: (sets: readonly string[]) => `loses ${sets.join(' or ')}`,
  throughRest: (excess: number) => `${excess === 1 ? 'comes' : 'come'} through`,
  cameThrough: 'came through',
  plants: (yours: boolean, name: string) => (yours ? 'you plant the flag' : `${name} plants the flag`),
  /** The same beside the sign of a flag, where there is room for one short line. */
  plantsShort: { yours: 'will be yours', theirs: 'will be theirs' },
  /** What comes of a blow, said after its strength; `name`: the only one that dies. */
  toll: ({ die, all }: { readonly die: number; readonly all: number }, name: string | null) => {
    if (die === 0) return 'kills nobody';
    if (name !== null) return `kills ${name}`;
    if (die === all) return all === 2 ? 'kills both' : `kills all ${all}`;
    return `kills ${die} of ${all}`;
  },
  occupies: (name: string) => `${name} occupies`,
  nobody: 'Nobody',
  whoOccupies: 'Click who occupies, or:',
  sendHere: 'Send here',
  settleHere: 'Settle here',
  excess: (excess: number, most: boolean = false) => `${most ? 'up to ' : ''}${excess} comes through`,
  nothingThrough: 'nothing comes through',
  uncontested: 'nothing comes through: no occupier yet',
  decksTitle: 'Choose your deck',
  build: 'Build your own deck',
  buildRules:
    '25 army and 25 civic cards; at most 4 of an army card, 3 of a civic card, any number of Farmers.',
  buildCount: (army: number, civic: number) => `${army} of 25 army cards, ${civic} of 25 civic cards`,
  buildFrom: 'Begin with',
  buildEmpty: 'Empty the list',
  bring: 'Bring this deck',
  bringDeck: (name: string) => `Bring ${name}`,
  cardsOf: (deck: string) => `Cards of ${deck}`,
  more: (name: string) => `One ${name} more`,
  less: (name: string) => `One ${name} less`,
  choosing: 'The decks are chosen in secret and shown together.',
  waiting: 'Your choice is sealed. Both decks are shown together.',
  ease: {
    'oxbow-wardens': 'Easy to begin with',
    'ember-riders': 'For the bold',
    'stonefen-assembly': 'For the patient',
  } as { readonly [deck: string]: string },
  /** Of its units, on average. */
  figures: { supply: 'to pay', attack: 'attack', health: 'health' },
  ofDeck: (army: string, civic: string) => `Army: ${army}. Civic: ${civic}.`,
  coach: {
    lines: [
      'Bring the opponent from 20 life to 0.',
      'Villagers pay for units; units take frontiers; whoever holds one strikes over it.',
      'Two passes in a row end a phase, so whatever is still at home stays there.',
    ],
    asks: {
      strategy:
        'Begin with a villager: it pays for the rest. Units that arrive are ready from the next round on.',
      battle: 'Tactics from your hand and maneuvers of units in the frontiers; pass when you have none.',
      kill: 'Your attack in the frontier is spent on enemies whose health it pays for.',
      occupy: 'Who occupies holds the frontier; next time what is left of its attack costs life.',
      draw: 'Civic cards while you have few villagers, an army card once you can pay for it.',
    },
    later:
      'Choose a ready unit, then a frontier; the frontier tells what combat would come to. Choose an occupier to call it home.',
  },
  groups: {
    villager: 'Villagers',
    settle: 'Settlements',
    unit: 'Units',
    stratagem: 'Stratagems',
    tactic: 'Tactics',
    maneuver: 'Maneuvers',
    target: 'Targets',
    commit: 'Frontiers',
    kill: 'Whom to kill',
    occupy: 'Who occupies',
    other: '',
  },
};
