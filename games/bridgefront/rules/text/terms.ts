// The words of the game explained, a sentence or two each, with the rule that says more.

import { plural } from '@bridgefront/tabletop/words';
import type { BridgefrontOptions, Phase } from '../types.ts';
import { hitsOn } from './words.ts';

/** A word with its explanation. */
export interface Term {
  readonly name: string;
  readonly text: string;
  /** Id of the rule in SPEC.md. */
  readonly rule: string;
}

type Say = (options: BridgefrontOptions) => Term;

const term = (name: string, text: string, rule: string): Say => {
  const said = { name, text, rule };
  return () => said;
};

const points = (count: number): string => `${count} Control VP`;

const terms = {
  // Resources and piles
  mana: (o) => ({
    name: 'Mana',
    text: `What acting costs. Every round begins with ${o.maxMana}; what is left at its end is lost.`,
    rule: 'rule-2.3',
  }),
  gold: (o) => ({
    name: 'Gold',
    text: `Buys Market cards and pays Champions and some actions. It keeps from round to round, and ${o.baseIncome} comes in at each Reset.`,
    rule: 'rule-2.3',
  }),
  initiative: term(
    'Initiative',
    'When a card happens within an Action Step: lower numbers first.',
    'rule-2.6',
  ),
  hand: (o) => ({
    name: 'Hand',
    text: `Drawn up to ${plural(o.handSize, 'card')} at Reset, discarded at Cleanup. It holds ${o.handLimit} at most.`,
    rule: 'rule-2.5',
  }),
  draw: term(
    'Draw pile',
    'Where your cards come from. When it is empty, the discard pile is shuffled and becomes the draw pile.',
    'rule-2.5',
  ),
  discard: term(
    'Discard pile',
    'Cards that were played or discarded; they come back with the next shuffle.',
    'rule-2.5',
  ),
  burned: term('Burned', 'Cards that have left the match for good. Everybody may see them.', 'rule-15.2'),
  held: term('Held back', 'Drawn in Cleanup and added to the hand at the next Reset.', 'C-08'),
  // Units
  force: (o) => ({
    name: 'Force',
    text: `The ordinary unit: one die, hits on ${hitsOn(o.forceThreshold)}, dies from one hit.`,
    rule: 'rule-2.2',
  }),
  champion: (o) => ({
    name: 'Champion',
    text: `A named unit with HP and its own dice. Damage stays on it; dead, it never comes back. At most ${o.championLimit} of yours are in play.`,
    rule: 'rule-20',
  }),
  bounty: term('Bounty', 'Gold from the bank for whoever kills this Champion.', 'G-15'),
  stack: term('Stack', 'Any of your units on one hex that move together.', 'G-08'),
  threshold: term('Hits on', 'A die that shows one of these numbers is a hit.', 'rule-14.1'),
  // Places
  capital: (o) => ({
    name: 'Capital',
    text: `A seat’s home. Enemy units in it keep that seat from winning by points; for its conqueror it counts ${points(o.vpCapital)}.`,
    rule: 'rule-5',
  }),
  center: (o) => ({
    name: 'Center',
    text: `Whoever occupies it gains one of ${plural(o.powerPickSize, 'Power card')} at Collection and scores ${points(o.vpCenter)}.`,
    rule: 'rule-6.2',
  }),
  forge: (o) => ({
    name: 'Forge',
    text: `At Collection it lets its occupier gain one of ${plural(o.forgeDraftSize, 'Market card')}, or burn a hand card; it scores ${points(o.vpForge)}.`,
    rule: 'rule-6.2',
  }),
  mine: term(
    'Mine',
    'At Collection it pays its value in gold, or shows a Market card to take or leave.',
    'rule-6.2',
  ),
  bridge: term(
    'Bridge',
    'What makes the border of two hexes passable. Nobody owns it; everybody may cross it.',
    'S-14',
  ),
  // Market
  auction: term(
    'Auction',
    'Everybody seals one bid: the highest Buy pays it and gains the card. If all pass, the lowest Pass takes the card and everybody’s Pass Bids.',
    'rule-11.3',
  ),
  'pass-pot': term(
    'Pass Pot',
    'All Pass Bids on a card that nobody bought; whoever must take the card takes them.',
    'rule-11.3',
  ),
  preview: term('Preview', 'A card of the next Age in the Market row.', 'rule-11.0'),
  'market-deck': term('Market deck', 'The Age’s cards for the row, Forges and Mines.', 'rule-19'),
  'power-deck': term('Power deck', 'Cards that only the Center gives.', 'rule-16.1'),
  // Actions
  build: (o) => ({
    name: 'Build',
    text: `${o.buildMana} mana: a Bridge on an edge that touches a hex you occupy.`,
    rule: 'rule-12.2',
  }),
  march: (o) => ({
    name: 'March',
    text: `${o.marchMana} mana: one stack goes one hex over a Bridge.`,
    rule: 'rule-12.2',
  }),
  reinforce: (o) => ({
    name: 'Reinforce',
    text: `${o.reinforceMana} mana and ${o.reinforceGold} gold: one Force into your Capital.`,
    rule: 'rule-12.2',
  }),
  done: term('Done', 'You act no more this round. What mana is left is lost.', 'rule-12.1'),
  // Points and order
  vp: (o) => ({
    name: 'Victory points',
    text: `Permanent plus Control VP. Who has ${o.vpToWin} or more after Scoring, and no enemy in the own Capital, wins. Others see none of your numbers.`,
    rule: 'rule-3.1',
  }),
  permanent: term('Permanent VP', 'Points that are never lost, mostly from Victory cards.', 'rule-2.4'),
  control: (o) => ({
    name: 'Control VP',
    text: `Counted anew at each Scoring: ${o.vpCenter} for the Center, ${o.vpForge} for each Forge, ${o.vpCapital} for each enemy Capital that you occupy.`,
    rule: 'rule-17',
  }),
  lead: term(
    'Lead',
    'First in seat order this round: decides ties between cards and the order of Basic Actions.',
    'rule-12.3',
  ),
  age: (o) => ({
    name: 'Age',
    text: `Rounds 1–${o.ageOneRounds} are Age I, rounds up to ${o.ageTwoRounds} Age II, later ones Age III. It decides which decks are in use.`,
    rule: 'rule-19',
  }),
  round: (o) => ({
    name: 'Round',
    text: `After round ${o.rounds} the most points win.`,
    rule: 'rule-3.2',
  }),
  burn: term('Burn', 'The card leaves the match once it has been carried out.', 'S-75'),
  fizzle: term('Fizzle', 'To do nothing because it has become impossible. Costs stay paid.', 'G-06'),
  gain: term('Gain', 'A gained card goes to a random place in your draw pile.', 'rule-15.3'),
  locked: term(
    'Locked',
    'Fixed when planned: targets, paths and stacks cannot be changed afterwards.',
    'G-05',
  ),
} as const satisfies { readonly [id: string]: Say };

/** The words that are explained. */
export type TermId = keyof typeof terms;

/** A word explained under these options. */
export function termFacts(id: TermId, options: BridgefrontOptions): Term {
  return terms[id](options);
}

const phaseTerms: Readonly<Record<Phase, Say>> = {
  setup: term('Set-up', 'Capitals, starting Bridges and a free card are chosen.', 'rule-8'),
  reset: (o) => ({
    name: 'Reset',
    text: `Everybody gains ${o.baseIncome} gold, has ${o.maxMana} mana and draws up to ${o.handSize} cards.`,
    rule: 'rule-10',
  }),
  market: term(
    'Market',
    'As many cards as seats are auctioned, one after the other. Everybody gains one.',
    'rule-11',
  ),
  action: term(
    'Actions',
    'Step by step everybody seals one action, all are revealed, all happen: cards by Initiative, then Basic Actions from the Lead on.',
    'rule-12',
  ),
  sieges: term('Sieges', 'Capitals that hold units of two seats are fought over now.', 'rule-13'),
  collection: term('Collection', 'Mines, Forges and the Center pay whoever occupies them.', 'rule-16'),
  scoring: term('Scoring', 'Control VP are counted, and perhaps somebody has won.', 'rule-17'),
  cleanup: term('Cleanup', 'Hands are discarded, and effects of the round end.', 'rule-18'),
  over: term('The end', 'The match is over; everything is shown.', 'rule-3'),
};

/** A phase explained under these options. */
export function phaseFacts(phase: Phase, options: BridgefrontOptions): Term {
  return phaseTerms[phase](options);
}
