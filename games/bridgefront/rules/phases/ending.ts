// The second half of a round: sieges (§13), collection (§16), scoring (§17) and cleanup (§18).

import type { Choice } from '@bridgefront/kernel';
import type { Handlers, Play, Rules, StepTo } from '../terms.ts';
import type { FaceOf } from '../faces.ts';
import { openBattle } from '../battle/battle.ts';
import { cardOfChoice, modeChoice } from '../notation.ts';
import { ageOf, cardOf, takeTop } from '../state/piles.ts';
import { distinctCards } from '../plan/planner.ts';
import { burnFromHand, openDraft, pickSize } from '../resolve/gold-and-cards.ts';
import { clearBridge } from '../resolve/bridges.ts';
import { hexName, tell } from '../state/reporting.ts';
import { turnOrder } from '../state/rounds.ts';
import { centerTile, forgeTile, temporaryBridge } from '../types.ts';
import type { Hex, State } from '../types.ts';
import { championsAt, countSeats, firstSeat, occupies } from '../state/units.ts';
import { beginRound } from './reset.ts';
import { controlVp, finish, qualifiers } from './scoring.ts';

// ---- Sieges

function openSieges(turn: Play): void {
  const { state } = turn;
  state.phase = 'sieges';
  // S-66: in seat order of the Capitals' owners, from the Lead; then the pillage check (S-99).
  const fights = turnOrder(state).map((owner) => ({ do: 'siege/fight', owner }) as const);
  turn.then(...fights, { do: 'siege/pillage' });
}

function fightSiege(turn: Play, { owner }: StepTo<'siege/fight'>): void {
  const { state } = turn;
  const hex = state.seats[owner].capital;
  const present = state.presence[hex];
  if (countSeats(present) < 2) return;
  // The owner defends, even if it came back last (S-69); without it, whoever was there first (S-67).
  const first = state.firstIn[owner];
  const defender =
    (present & (1 << owner)) !== 0
      ? owner
      : first >= 0 && (present & (1 << first)) !== 0
        ? first
        : firstSeat(present);
  openBattle(turn, hex, firstSeat(present & ~(1 << defender)), { siege: true });
}

function pillage(turn: Play): void {
  const { state } = turn;
  state.seats.forEach((owner, seat) => {
    const held: Hex[] = [];
    for (const other of state.seats) {
      if (other !== owner && state.presence[other.capital] === 1 << seat) held.push(other.capital);
    }
    if (owner.faction === 'gatewright') {
      for (const hex of held) {
        if (owner.pillaged.includes(hex)) continue;
        owner.gold += state.options.pillageGold;
        if (turn.reporting)
          tell(turn, { tell: 'pillage', seat, hex: hexName(state, hex), gold: state.options.pillageGold });
      }
    }
    owner.pillaged = held;
  });
}

// ---- Collection

/** Tiles that the seat collects from, Mines before Forges (S-79). */
function tilesOf(state: State, seat: number): { mines: Hex[]; forges: Hex[] } {
  const mines: Hex[] = [];
  const forges: Hex[] = [];
  for (let hex = 0; hex < state.tiles.length; hex++) {
    if ((state.presence[hex] & (1 << seat)) === 0) continue;
    const tile = state.tiles[hex];
    if (tile > 0) mines.push(hex);
    else if (tile === forgeTile) forges.push(hex);
  }
  return { mines, forges };
}

// The seats with units on any Mine or Forge, as a bit set.
function holders({ tiles, presence }: State): number {
  let seats = 0;
  for (let hex = 0; hex < tiles.length; hex++)
    if (tiles[hex] > 0 || tiles[hex] === forgeTile) seats |= presence[hex];
  return seats;
}

function openCollection(turn: Play): void {
  const { state } = turn;
  state.phase = 'collection';
  const holding = holders(state);
  const seats: number[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) if ((holding & (1 << seat)) !== 0) seats.push(seat);
  if (seats.length > 0) turn.ask('collect', seats);
  else turn.then({ do: 'collection/deal', plans: [] });
}

const mineModes: readonly Choice[] = [modeChoice('gold'), modeChoice('draft')];
const forgeModes: readonly Choice[] = [modeChoice('draft'), modeChoice('reforge')];

const noMore: readonly Choice[] = [];

type Draws = { readonly hex: Hex; readonly source: 'mine' | 'forge' }[];
type Burns = { readonly hex: Hex; readonly choice: Choice }[];

/** What a seat does with each of its Mines and Forges; a Reforge names its card at once (S-21). */
interface Harvest {
  readonly drafts: Draws;
  readonly golds: readonly Hex[];
  readonly burns: Burns;
  /** Next choices, or empty when everything is decided. */
  readonly next: readonly Choice[];
  /** What the next choice is about. */
  readonly asks: { readonly hex: Hex; readonly what: 'mine' | 'forge' | 'reforge' } | undefined;
}

/** Reads a plan of the Collection as far as it goes. */
export function readHarvest(state: State, seat: number, plan: readonly Choice[]): Harvest {
  const { mines, forges } = tilesOf(state, seat);
  const drafts: Draws = [];
  const golds: Hex[] = [];
  const burns: Burns = [];
  let at = 0;
  for (const hex of mines) {
    if (at >= plan.length) return { drafts, golds, burns, next: mineModes, asks: { hex, what: 'mine' } };
    if (plan[at++] === mineModes[0]) golds.push(hex);
    else drafts.push({ hex, source: 'mine' });
  }
  const hand = state.seats[seat].hand.slice();
  for (const hex of forges) {
    if (at >= plan.length) return { drafts, golds, burns, next: forgeModes, asks: { hex, what: 'forge' } };
    if (plan[at++] === forgeModes[0]) {
      drafts.push({ hex, source: 'forge' });
      continue;
    }
    // With an empty hand a Reforge does nothing (S-20).
    if (hand.length === 0) continue;
    if (at >= plan.length)
      return { drafts, golds, burns, next: distinctCards(state, hand), asks: { hex, what: 'reforge' } };
    const choice = plan[at++];
    hand.splice(hand.indexOf(cardOfChoice(choice)), 1);
    burns.push({ hex, choice });
  }
  return { drafts, golds, burns, next: noMore, asks: undefined };
}

const collect: Rules<'collect'> = {
  choices: (state, seat, plan) => readHarvest(state, seat, plan).next,
  reveal(turn, decision) {
    turn.then({ do: 'collection/deal', plans: decision.plans });
  },
};

/** Gold that a Mine pays the seat at Collection (§6.2, S-95). */
export function mineYield(state: State, seat: number, hex: Hex): number {
  const oreCut = state.seats[seat].faction === 'prospect' ? state.options.oreCutGold : 0;
  return state.tiles[hex] + oreCut + extraction(state, seat, hex);
}

function collectGold(turn: Play, seat: number, hex: Hex): void {
  const { state } = turn;
  const gold = mineYield(state, seat, hex);
  state.seats[seat].gold += gold;
  if (turn.reporting) tell(turn, { tell: 'collected', seat, hex: hexName(state, hex), gold });
}

function extraction(state: State, seat: number, hex: Hex): number {
  let bonus = 0;
  for (const champion of championsAt(state, seat, hex)) {
    for (const trait of cardOf(state, champion.card).champion?.traits ?? [])
      if (trait.trait === 'extraction') bonus += trait.gold;
  }
  return bonus;
}

// S-79: gold and burns first, then cards are dealt in seat order from the Lead, tiles in their order.
function dealCollection(turn: Play, { plans }: StepTo<'collection/deal'>): void {
  const { state } = turn;
  for (const seat of turnOrder(state)) {
    const harvest = readHarvest(state, seat, plans[seat] ?? []);
    for (const hex of harvest.golds) collectGold(turn, seat, hex);
    for (const { choice } of harvest.burns) burnFromHand(turn, seat, cardOfChoice(choice));
    for (const { hex, source } of harvest.drafts) dealDraft(turn, seat, hex, source);
    if (occupies(state, seat, centerOf(state))) dealDraft(turn, seat, centerOf(state), 'center');
  }
  if (state.drafts.length === 0) return;
  const seats: number[] = [];
  for (let seat = 0; seat < state.seats.length; seat++)
    if (state.drafts.some((draft) => draft.seat === seat)) seats.push(seat);
  turn.ask('draft', seats);
}

function centerOf(state: State): Hex {
  return state.tiles.indexOf(centerTile);
}

function dealDraft(turn: Play, seat: number, hex: Hex, source: 'mine' | 'forge' | 'center'): void {
  const { state } = turn;
  const { forgeDraftSize, powerPickSize } = state.options;
  const size = source === 'mine' ? 1 : source === 'forge' ? forgeDraftSize : powerPickSize;
  const deck = { kind: source === 'center' ? 'power' : 'market', age: ageOf(state) } as const;
  openDraft(
    turn,
    seat,
    { source, deck, keep: 1, optional: source === 'mine', hex },
    pickSize(state, seat, size),
    'top',
  );
}

// ---- Scoring and cleanup

function score(turn: Play): void {
  const { state } = turn;
  state.phase = 'scoring';
  state.seats.forEach((owner, seat) => {
    owner.controlVp = controlVp(state, seat);
  });
  if (turn.reporting) tellScores(turn);
  const winners = qualifiers(state);
  if (winners.length > 0) finish(turn, winners, 'points');
}

// Every seat sees its own points only (§15.4, G-27).
function tellScores(turn: Play): void {
  const faces: { [seat: number]: FaceOf<'scored'> } = {};
  for (const [seat, { permanentVp, controlVp: control }] of turn.state.seats.entries()) {
    const own = { seat, permanent: permanentVp, control, total: permanentVp + control };
    faces[seat] = { tell: 'scored', own };
  }
  turn.report({ tell: 'scored' }, faces);
}

function cleanUp(turn: Play): void {
  const { state } = turn;
  state.phase = 'cleanup';
  for (const seat of state.seats) {
    for (const card of seat.hand) seat.discard.push(card);
    seat.hand = [];
    endRoundEffects(seat);
  }
  state.blackout = false;
  state.locked = [];
  state.traps = [];
  state.dominion = [];
  state.wormholes = [];
  for (let edge = 0; edge < state.bridges.length; edge++)
    if (state.bridges[edge] === temporaryBridge) clearBridge(state, edge);
  for (const champion of state.champions) {
    champion.warded = false;
    champion.frenzy = 0;
    if (champion.marks.length > 0) champion.marks = champion.marks.filter((mark) => mark.until > state.round);
  }
  if (turn.reporting) tell(turn, { tell: 'cleanup', round: state.round });
  drawBreakthroughs(turn);
  if (state.round >= state.options.rounds) finish(turn, null, 'rounds');
  else beginRound(turn);
}

function endRoundEffects(seat: State['seats'][number]): void {
  seat.boosts = [];
  seat.entrenched = [];
  seat.siegeWrits = [];
  seat.lastStands = [];
  seat.lastContract = false;
  seat.discount = 0;
}

// Breakthrough Line (C-08): drawn after the discard, held apart until Reset has drawn its own cards.
function drawBreakthroughs(turn: Play): void {
  const { state } = turn;
  for (const tag of state.tags) {
    if (!tag.won) continue;
    const owner = state.seats[tag.seat];
    let count = 0;
    for (let i = 0; i < tag.draw; i++) {
      const card = takeTop(owner, turn.random);
      if (card < 0) break;
      owner.held.push(card);
      count++;
    }
    if (turn.reporting && count > 0)
      tell(turn, { tell: 'drawn', seat: tag.seat, count, overflow: 0, held: true });
  }
  state.tags = [];
}

/** Steps from the sieges to Cleanup. */
export const endingSteps: Handlers<
  | 'round/sieges'
  | 'siege/fight'
  | 'siege/pillage'
  | 'round/collection'
  | 'collection/deal'
  | 'round/scoring'
  | 'round/cleanup'
> = {
  'round/sieges': openSieges,
  'siege/fight': fightSiege,
  'siege/pillage': pillage,
  'round/collection': openCollection,
  'collection/deal': dealCollection,
  'round/scoring': score,
  'round/cleanup': cleanUp,
};
/** Decisions of the Collection. */
export const endingDecisions = { collect } as const;
