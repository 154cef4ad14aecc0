// Set-up (§8): factions, Capital draft, board, starting units and cards, starting bridges, the free starting card.

import { nearestName, shuffle } from '@bridgefront/kernel';
import type { Handlers, Play, Rules, StepTo } from '../terms.ts';
import type { Choice, Options, Random, Step } from '@bridgefront/kernel';
import { takeCard } from '@bridgefront/tabletop/piles';
import { boardOf, capitalSlots } from '../state/board.ts';
import { cardOfChoice } from '../notation.ts';
import { factionCards } from '../cards/index.ts';
import { marketDeck, powerDeck, starterDeck } from './decks.ts';
import { factionNames } from '../effects.ts';
import type { Faction } from '../effects.ts';
import { generateTiles } from './generate.ts';
import { distinctCards } from '../plan/planner.ts';
import { closeDraft, draw, openDraft, pickSize } from '../resolve/gold-and-cards.ts';
import { hexName, tell } from '../state/reporting.ts';
import { stackFrom } from '../state/rounds.ts';
import { emptyState } from '../state/state.ts';
import { builtBridge, forgeTile } from '../types.ts';
import type { BridgefrontOptions, Draft, Edge, Hex, State } from '../types.ts';
import { addForces } from '../state/units.ts';

/** Smaller boards have no room for the Capitals and what belongs between them. */
const leastRadius = 3;

// ---- Factions

function isFaction(name: string): name is Faction {
  return (factionNames as readonly string[]).includes(name);
}

function namesOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
}

/** Why the option `factions` does not fit a number of seats, as one sentence; null if it does (S-32). */
export function checkFactions(text: string, seats: number): string | null {
  const names = namesOf(text);
  if (names.length === 1 && names[0] === 'random') return null;
  for (const name of names) {
    if (isFaction(name) || name === 'random') continue;
    const near = nearestName(name, factionNames);
    return `There is no faction "${name}"${near === null ? '' : `; did you mean "${near}"?`} Factions are ${factionNames.join(', ')}, or random.`;
  }
  if (names.length !== seats) {
    return `Option factions names ${names.length} factions for ${seats} seats; give one for each seat, or random.`;
  }
  const twice = names.find((name, index) => name !== 'random' && names.indexOf(name) !== index);
  return twice === undefined ? null : `Faction ${twice} can be played by one seat only.`;
}

/** Why the option `boardRadius` cannot be used, as one sentence; null if it can (§4.1). */
export function checkRadius(radius: number): string | null {
  if (radius === 0 || radius >= leastRadius) return null;
  return `Option boardRadius is 0 for the usual board or at least ${leastRadius}, not ${radius}.`;
}

/**
 * A faction for every seat: the wanted ones as they are, null ones drawn from those that are left (S-32). Nothing
 * is drawn when every seat has its wish.
 */
export function dealFactions(wanted: readonly (Faction | null)[], random: Random): Faction[] {
  if (!wanted.includes(null)) return wanted.flatMap((faction) => faction ?? []);
  const left = shuffle(
    random,
    factionNames.filter((name) => !wanted.includes(name)),
  );
  let next = 0;
  return wanted.map((faction) => faction ?? left[next++]);
}

/** The wishes that the option `factions` expresses; null for a random one. */
export function wantedFactions(options: BridgefrontOptions, seats: number): (Faction | null)[] {
  const names = options.factions === 'random' ? [] : namesOf(options.factions);
  const wanted: (Faction | null)[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const name = names[seat] ?? 'random';
    wanted.push(isFaction(name) ? name : null);
  }
  return wanted;
}

// ---- First state

/** A match at the beginning of its set-up: factions chosen, every deck shuffled, nothing on the board. */
function openingState(
  options: BridgefrontOptions,
  wanted: readonly (Faction | null)[],
  random: Random,
): State {
  const state = emptyState(options, dealFactions(wanted, random));
  for (const seat of state.seats) seat.draw = shuffle(random, starterDeck(options, seat.faction).slice());
  for (let age = 1; age <= 3; age++) {
    state.market[age - 1] = shuffle(random, marketDeck(options, age, random));
    state.power[age - 1] = shuffle(random, powerDeck(options, age));
  }
  return state;
}

/** What set-up has to do, the next step last: the Capital draft runs in reverse seat order (S-34). */
export function setupStack(seats: number): StepTo[] {
  const stack = stackFrom('reset');
  stack.push(
    { do: 'setup/free-cards' },
    { do: 'setup/bridges' },
    { do: 'setup/hands' },
    { do: 'setup/board' },
  );
  for (let seat = 0; seat < seats; seat++) stack.push({ do: 'setup/capital', seat });
  stack.push({ do: 'setup/factions' });
  return stack;
}

/** First state and steps of a match. Seat numbers are the seating order: the host seats the players (S-33). */
export function setup(given: Options, seats: number, random: Random): { state: State; stack: Step[] } {
  const options = given as BridgefrontOptions;
  const state = openingState(options, wantedFactions(options, seats), random);
  return { state, stack: setupStack(seats) };
}

function tellFactions(turn: Play): void {
  if (turn.reporting)
    tell(turn, { tell: 'factions', factions: turn.state.seats.map((seat) => seat.faction) });
}

// ---- Capitals

/** Capital slots that nobody has taken, in slot order (§5). */
export function freeSlots(state: State): Hex[] {
  const { corners } = boardOf(state.radius);
  const slots = capitalSlots[state.seats.length].map((slot) => corners[slot]);
  return slots.filter((hex) => state.seats.every((seat) => seat.capital !== hex));
}

function takeSlot(turn: Play, seat: number, hex: Hex): void {
  turn.state.seats[seat].capital = hex;
  if (turn.reporting) tell(turn, { tell: 'capital-chosen', seat, hex: hexName(turn.state, hex) });
}

// The last slot needs no question.
function draftCapital(turn: Play, { seat }: StepTo<'setup/capital'>): void {
  if (turn.state.seats[seat].capital >= 0) return;
  const slots = freeSlots(turn.state);
  if (slots.length === 1) takeSlot(turn, seat, slots[0]);
  else turn.ask('capital', [seat]);
}

const noMore: readonly Choice[] = [];

const cardsLater = 'Cards are played in the Action Phase.';
const capitalNow = 'The question now is where your Capital goes: choose one of the lit corners.';
const bridgeNow = 'The question now is where a starting Bridge goes: choose a lit edge between two hexes.';

const capital: Rules<'capital'> = {
  choices(state, _seat, plan) {
    const { hexChoices } = boardOf(state.radius);
    return plan.length > 0 ? noMore : freeSlots(state).map((hex) => hexChoices[hex]);
  },
  whyNot(state, _seat, _plan, choice) {
    const { hexByChoice } = boardOf(state.radius);
    const hex = hexByChoice.get(choice);
    if (hex === undefined) return { message: capitalNow, rule: '§5' };
    return state.seats.some((seat) => seat.capital === hex)
      ? { message: 'Another player has taken this corner.', rule: 'S-34' }
      : { message: 'A Capital stands on one of the corners in use.', rule: '§5' };
  },
  reveal(turn, decision) {
    const [seat] = decision.seats;
    const hex = boardOf(turn.state.radius).hexByChoice.get(decision.plans[seat][0]);
    if (hex !== undefined) takeSlot(turn, seat, hex);
  },
};

// ---- Board, units, gold and hands

/** Makes the board for the Capitals as they are (§7). */
export function makeBoard(state: State, random: Random): void {
  const capitals = state.seats.map((seat) => seat.capital);
  state.tiles = generateTiles(state.options, state.radius, capitals, random);
}

function setBoard(turn: Play): void {
  const { state } = turn;
  makeBoard(state, turn.random);
  state.seats.forEach((owner, seat) => {
    addForces(state, seat, owner.capital, state.options.startForces);
    owner.gold = state.options.startGold;
  });
  if (turn.reporting) tellBoard(turn);
}

function tellBoard(turn: Play): void {
  const { state } = turn;
  const mines: { hex: string; value: number }[] = [];
  const forges: string[] = [];
  state.tiles.forEach((tile, hex) => {
    if (tile > 0) mines.push({ hex: hexName(state, hex), value: tile });
    else if (tile === forgeTile) forges.push(hexName(state, hex));
  });
  tell(turn, { tell: 'board-made', mines, forges });
}

// The faction champion comes first, the rest is drawn (S-36).
function dealHands(turn: Play): void {
  const { options, seats } = turn.state;
  seats.forEach((owner, seat) => {
    const { champion } = factionCards[owner.faction];
    if (options.championFirst && takeCard(owner.draw, champion)) owner.hand.push(champion);
    const missing = options.handSize - owner.hand.length;
    if (missing > 0) draw(turn, seat, missing);
  });
}

// ---- Starting bridges

// By reach, radius and hex.
const nearEdges: (readonly Edge[])[][][] = [];

/** Edges with an end within reach of a hex (S-38). */
function edgesNear(radius: number, hex: Hex, reach: number): readonly Edge[] {
  const byHex = ((nearEdges[reach] ??= [])[radius] ??= []);
  return (byHex[hex] ??= findEdgesNear(radius, hex, reach));
}

function findEdgesNear(radius: number, hex: Hex, reach: number): Edge[] {
  const { edgeEnds, distances, hexCount } = boardOf(radius);
  const edges: Edge[] = [];
  edgeEnds.forEach(([a, b], edge) => {
    if (Math.min(distances[hex * hexCount + a], distances[hex * hexCount + b]) <= reach) edges.push(edge);
  });
  return edges;
}

function askBridges(turn: Play): void {
  const { seats, options } = turn.state;
  if (options.startBridges === 0) return;
  turn.ask(
    'bridges',
    seats.map((_, seat) => seat),
  );
}

const bridges: Rules<'bridges'> = {
  choices(state, seat, plan) {
    const { startBridges, startBridgeReach } = state.options;
    if (plan.length >= startBridges) return noMore;
    const { edgeChoices } = boardOf(state.radius);
    const edges = edgesNear(state.radius, state.seats[seat].capital, startBridgeReach);
    const open: Choice[] = [];
    for (const edge of edges) if (!plan.includes(edgeChoices[edge])) open.push(edgeChoices[edge]);
    return open;
  },
  whyNot(state, _seat, plan, choice) {
    const { edgeByChoice, hexByChoice } = boardOf(state.radius);
    if (hexByChoice.has(choice)) return { message: bridgeNow, rule: 'S-37' };
    if (!edgeByChoice.has(choice)) return { message: `${bridgeNow} ${cardsLater}`, rule: 'S-37' };
    if (plan.includes(choice)) return { message: 'You have chosen this edge already.', rule: 'S-37' };
    const reach = state.options.startBridgeReach;
    return { message: `A starting Bridge has an end within ${reach} of your Capital.`, rule: 'S-38' };
  },
  // A bridge that several seats have chosen is placed once and not replaced (S-37).
  reveal(turn, decision) {
    const { state } = turn;
    const { edgeByChoice } = boardOf(state.radius);
    for (const seat of decision.seats) {
      for (const choice of decision.plans[seat]) {
        const edge = edgeByChoice.get(choice);
        if (edge !== undefined) state.bridges[edge] = builtBridge;
      }
    }
    if (!turn.reporting) return;
    const built = decision.seats.map((seat) => {
      return { seat, edges: decision.plans[seat].map((choice) => choice.slice('edge:'.length)) };
    });
    tell(turn, { tell: 'starting-bridges', bridges: built });
  },
};

// ---- Free starting card

// S-39: dealt in seat order; a seat with pick bonus sees more.
function dealFreeCards(turn: Play): void {
  const { state } = turn;
  const { freeCardChoices } = state.options;
  if (freeCardChoices === 0) return;
  const deck = { kind: 'market', age: 1 } as const;
  const seats = state.seats.flatMap((_, seat) => {
    const draft = { source: 'free', deck, keep: 1, optional: false, hex: -1 } as const;
    return openDraft(turn, seat, draft, pickSize(state, seat, freeCardChoices), 'top') ? [seat] : [];
  });
  if (seats.length > 0) turn.ask('free-card', seats);
}

function freeDraft(state: State, seat: number): Draft | undefined {
  return state.drafts.find((draft) => draft.seat === seat);
}

const freeCard: Rules<'free-card'> = {
  choices(state, seat, plan) {
    return plan.length > 0 ? noMore : distinctCards(state, freeDraft(state, seat)?.cards ?? []);
  },
  // The rejects go to the bottom in seat order (S-39); a Victory card scores (S-41).
  reveal(turn, decision) {
    const { drafts } = turn.state;
    turn.state.drafts = [];
    for (const draft of drafts) {
      const card = cardOfChoice(decision.plans[draft.seat][0]);
      closeDraft(turn, draft, [card]);
    }
  },
};

/** Steps of set-up. */
export const setupSteps: Handlers<
  'setup/factions' | 'setup/capital' | 'setup/board' | 'setup/hands' | 'setup/bridges' | 'setup/free-cards'
> = {
  'setup/factions': tellFactions,
  'setup/capital': draftCapital,
  'setup/board': setBoard,
  'setup/hands': dealHands,
  'setup/bridges': askBridges,
  'setup/free-cards': dealFreeCards,
};

/** Decisions of set-up. */
export const setupDecisions = { capital, bridges, 'free-card': freeCard } as const;
