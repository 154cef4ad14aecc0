// From the choice of decks to the first round: decks, lots, first hands and the mulligan (section 5).

import { choiceValue, randomInt, shuffle } from '@bridgefront/kernel';
import type { Choice, Decision, DecisionTable, Options, Random, Seat } from '@bridgefront/kernel';
import type { Step, StepHandlers } from '@bridgefront/kernel';
import { decks, mostCopies, sideCount, sideSize } from './cards/decks.ts';
import type { DeckList } from './cards/decks.ts';
import { cardIn, cardsFor, deckList, numberIn, sideIn, slugIn } from './cards/in-force.ts';
import { cardId } from './cards/table.ts';
import { tellerOf } from './faces.ts';
import type { Play, Tell, Terms } from './faces.ts';
import { cardChoice, cardOf, deckChoices, isKind } from './notation.ts';
import { deckWord, heartlandOptions } from './options.ts';
import { builtDeck, noDeck } from './types.ts';
import type { CardId, SeatState, State } from './types.ts';
import { drawCards, insertCard, removeCard } from './zones.ts';

const farmer = cardId('farmer');

/** A seat before anything was dealt. */
export function emptySeat(life: number): SeatState {
  return {
    deck: noDeck,
    list: [],
    life,
    army: [],
    civic: [],
    hand: [],
    known: [],
    ready: [],
    exerted: [],
    graveyard: [],
    vault: [],
    hasGrown: false,
    hasSettled: false,
    hasCommitted: false,
    hasDeployed: false,
    topSeen: false,
    bottomSeen: 0,
  };
}

/** The first state: no deck is chosen, nothing is drawn. */
export function setup(options: Options, _seats: number, _random: Random): { state: State; stack: Step[] } {
  const own = heartlandOptions(options);
  const state: State = {
    options: own,
    phase: 'decks',
    round: 0,
    initiative: own.firstInitiative === 'seat-1' ? 1 : 0,
    active: 0,
    passes: 0,
    nextUnit: 1,
    seats: [emptySeat(own.life), emptySeat(own.life)],
    units: [],
    land: Array.from({ length: own.frontiers }, () => null),
    kills: [null, null],
    wounds: [null, null],
    fallen: [],
    triumphs: [],
    winners: [],
    ending: null,
  };
  return { state, stack: [{ do: 'decks/ask' }] };
}

function takeDeck({ options }: State, own: SeatState, deck: number): void {
  own.deck = deck;
  own.list = deckList(options, deck);
}

// A deck that the option names is known from the start; who chooses or builds is asked, both at once (HL-16).
function askDecks(turn: Play): void {
  const { state } = turn;
  const asked: Seat[] = [];
  state.seats.forEach((own, seat) => {
    const word = deckWord(state.options, seat);
    const named = decks.findIndex(({ slug }) => slug === word);
    if (named >= 0) {
      takeDeck(state, own, named);
      tellerOf(turn)?.({ tell: 'deck', seat, deck: decks[named].slug, how: 'takes' });
    } else if (word !== 'random') asked.push(seat);
  });
  turn.then({ do: 'decks/lots' });
  if (asked.length > 0) turn.ask('deck', asked);
}

function copiesIn({ options }: State, plan: readonly Choice[]): number[] {
  const list = cardsFor(options).map(() => 0);
  for (const choice of plan) list[cardOf(choice)]++;
  return list;
}

// A built deck is taken card by card, in any order, until both sides are full (HL-78).
function takeChoices(state: State, plan: readonly Choice[]): Choice[] {
  const cards = cardsFor(state.options);
  const list = copiesIn(state, plan);
  const room = {
    army: sideCount(cards, list, 'army') < sideSize,
    civic: sideCount(cards, list, 'civic') < sideSize,
  };
  return [...cards.keys()]
    .filter((card) => room[sideIn(state, card)] && list[card] < mostCopies(cards[card]))
    .map((card) => cardChoice(state, 'take', card));
}

function planChoices(state: State, seat: Seat, plan: readonly Choice[]): readonly Choice[] {
  const [first] = plan;
  if (first !== undefined) return isKind(first, 'deck') ? [] : takeChoices(state, plan);
  return deckWord(state.options, seat) === 'built'
    ? [...deckChoices, ...takeChoices(state, plan)]
    : deckChoices;
}

function whyNotTake(state: State, _seat: Seat, plan: readonly Choice[], choice: Choice) {
  if (isKind(choice, 'deck'))
    return plan.length > 0
      ? {
          message: 'You have begun a deck of your own: take its first cards back for another one.',
          rule: 'HL-78',
        }
      : { message: 'There is no prebuilt deck of this name.', rule: 'HL-16' };
  if (!isKind(choice, 'take') || isKind(plan[0] ?? '', 'deck')) return null;
  const card = numberIn(state, choiceValue(choice));
  if (card < 0) return { message: 'There is no card of this name.', rule: 'HL-6' };
  const list = copiesIn(state, plan);
  const most = mostCopies(cardIn(state, card));
  const { name } = cardIn(state, card);
  if (list[card] >= most) return { message: `A deck holds at most ${most} of ${name}.`, rule: 'HL-78' };
  if (sideCount(cardsFor(state.options), list, sideIn(state, card)) < sideSize) return null;
  return {
    message: `The deck has its ${sideSize} ${sideIn(state, card)} cards; there is no room for ${name}.`,
    rule: 'HL-78',
  };
}

function revealDecks(turn: Play, { seats, plans }: Decision): void {
  for (const seat of seats) {
    const own = turn.state.seats[seat];
    const [first] = plans[seat];
    if (isKind(first, 'deck')) takeDeck(turn.state, own, deckChoices.indexOf(first));
    else {
      own.deck = builtDeck;
      own.list = copiesIn(turn.state, plans[seat]);
    }
    tellDeck(turn.state, seat, 'takes', tellerOf(turn));
  }
  turn.revealed();
}

function tellDeck(state: State, seat: Seat, how: 'takes' | 'lot', tell: Tell): void {
  const { deck } = state.seats[seat];
  if (deck === builtDeck) tell?.({ tell: 'deck', seat, deck: 'built', how: 'built' });
  else tell?.({ tell: 'deck', seat, deck: decks[deck].slug, how });
}

// Lots are drawn after the choices are revealed: decks first, then the initiative (HL-16).
function drawLots(turn: Play): void {
  const { state, random } = turn;
  const tell = tellerOf(turn);
  state.seats.forEach((own, seat) => {
    if (own.deck !== noDeck) return;
    takeDeck(state, own, randomInt(random, decks.length));
    tellDeck(state, seat, 'lot', tell);
  });
  if (state.options.firstInitiative === 'random') state.initiative = randomInt(random, 2);
  state.active = state.initiative;
  tell?.({ tell: 'initiative', seat: state.initiative });
  turn.then({ do: 'deal' });
}

/** All cards of one side of a list, in order of the table. */
export function cardsOfList(state: State, list: DeckList, side: 'army' | 'civic'): CardId[] {
  return list.flatMap((copies, card) =>
    sideIn(state, card) === side ? Array.from({ length: copies }, () => card) : [],
  );
}

// Farmers come into play before anything is shuffled (HL-17).
function deal(turn: Play): void {
  const { state, random } = turn;
  const { startVillagers, startArmy, startCivic, secondCivic } = state.options;
  state.seats.forEach((own, seat) => {
    own.army = cardsOfList(state, own.list, 'army');
    own.civic = cardsOfList(state, own.list, 'civic');
    for (let i = 0; i < startVillagers; i++) if (removeCard(own.civic, farmer)) insertCard(own.ready, farmer);
    const more = seat === state.initiative ? 0 : secondCivic;
    drawHand(state, seat, startArmy, startCivic + more, random, tellerOf(turn));
  });
  turn.revealed();
  if (state.options.mulligan) {
    state.phase = 'mulligan';
    turn.then({ do: 'mulligan' });
  } else turn.then({ do: 'round/begin' });
}

function drawHand(state: State, seat: Seat, army: number, civic: number, random: Random, tell: Tell): void {
  const own = state.seats[seat];
  shuffle(random, own.army);
  shuffle(random, own.civic);
  drawCards(own, 'army', army);
  drawCards(own, 'civic', civic);
  if (tell === null) return;
  const face = { tell: 'first-hand', seat, army, civic } as const;
  tell(face, { [seat]: { ...face, cards: own.hand.map((card) => slugIn(state, card)) } });
}

// Both parts of the hand go back, and the same numbers are drawn (HL-18).
function redraw(state: State, seat: Seat, random: Random, tell: Tell): void {
  const own = state.seats[seat];
  const hand = own.hand;
  own.hand = [];
  let army = 0;
  for (const card of hand) {
    own[sideIn(state, card)].push(card);
    if (sideIn(state, card) === 'army') army++;
  }
  // The order of what is shuffled must not depend on where the hand lay.
  own.army.sort((a, b) => a - b);
  own.civic.sort((a, b) => a - b);
  drawHand(state, seat, army, hand.length - army, random, tell);
}

function revealMulligan(turn: Play, { seats, plans }: Decision): void {
  const { state, random } = turn;
  const tell = tellerOf(turn);
  turn.revealed();
  for (const seat of seats) {
    const redraws = plans[seat][0] === 'redraw';
    tell?.({ tell: 'mulligan', seat, redraws });
    if (redraws) redraw(state, seat, random, tell);
  }
  turn.then({ do: 'round/begin' });
}

/** The steps before the first round. */
export const setupSteps = {
  'decks/ask': askDecks,
  'decks/lots': drawLots,
  deal,
  mulligan: (turn) => turn.ask('mulligan', [0, 1]),
} satisfies Partial<StepHandlers<State, Terms>>;

const mulliganChoices: readonly Choice[] = ['keep', 'redraw'];

/** The questions before the first round. */
export const setupDecisions = {
  deck: {
    choices: planChoices,
    reveal: revealDecks,
    whyNot: whyNotTake,
    // A time-out takes the first deck; in the middle of a built one, the next card that fits.
    fallback: (_state, _seat, _plan, legal) => legal[0],
  },
  mulligan: {
    choices: (_state, _seat, plan) => (plan.length > 0 ? [] : mulliganChoices),
    reveal: revealMulligan,
  },
} satisfies Partial<DecisionTable<State, Terms>>;
