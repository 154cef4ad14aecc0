// The things that a seat may do in the main part of its turn, each with its worth.

import type { Choice, Seat } from '@bridgefront/kernel';
import { tableFor } from '../cards/in-force.ts';
import { TRAP } from '../cards/table.ts';
import { cyclesLeft } from '../cycle.ts';
import { destinations, escortsFor } from '../moves.ts';
import { actionsOf, canAct, openHands } from '../actions.ts';
import { isPlayable, isUnit } from '../main.ts';
import { atChoices, buildChoices, cycleChoice, doneChoice, lookChoice, playChoices } from '../notation.ts';
import { seatChoices, surrenderChoice, underChoices, unitChoices, withChoices } from '../notation.ts';
import { zoneChoices } from '../notation.ts';
import { escortsOf, pieceOf } from '../pieces.ts';
import { playersOf } from '../sides.ts';
import type { Piece, State } from '../types.ts';
import { ownCastle, ownMiddle, zoneOf } from '../zones.ts';
import { playThings } from './cards.ts';
import { freeGain } from './free-gain.ts';
import { blowWorth, Outlook } from './outlook.ts';
import type { Visit } from './outlook.ts';
import { entryWorth, mendWorth, moveWorths } from './roles.ts';
import { siteWorth } from './sites.ts';
import type { Weights } from './weights.ts';
import { handWorth } from './worth.ts';
import { damageOf } from '../damage.ts';

// Every single target of the cards that are asked about; of others only the best one.
function blows(outlook: Outlook, piece: Piece, detailed: boolean, visit: Visit): void {
  const { state } = outlook;
  const first = unitChoices.of(state, piece.id);
  if (!detailed) {
    const { target, worth } = outlook.blow(piece, piece.zone);
    if (target !== null) visit(worth, first, atChoices.of(state, target));
    return;
  }
  for (const choice of actionsOf(state, piece)) {
    const target = pieceOf(state, atChoices.read(choice));
    if (target === null || target.seat === piece.seat) continue;
    const damage = tableFor(state).kills[piece.kind] ? target.hp : damageOf(state, piece, target);
    visit(blowWorth(outlook, target, damage), first, choice);
  }
}

// At the hand of which least is known.
function looks({ state, weights }: Outlook, spy: Piece, visit: Visit): void {
  const first = unitChoices.of(state, spy.id);
  if (playersOf(state, 1 - spy.seat).length === 1) return visit(weights.look, first, lookChoice);
  for (const seat of openHands(state, spy)) {
    const { hand, known } = state.seats[seat];
    const unknown = Math.min(tableFor(state).looks[spy.kind], hand.length - known.length);
    visit((weights.look * unknown) / tableFor(state).looks[spy.kind], first, lookChoice, seatChoices[seat]);
  }
}

function acts(outlook: Outlook, piece: Piece, detailed: boolean, visit: Visit): void {
  const { state } = outlook;
  const { strikes, abilities, mends } = tableFor(state);
  const striking = strikes[piece.kind];
  if (striking) blows(outlook, piece, detailed, visit);
  if (striking && abilities[piece.kind].length === 1) return;
  const first = unitChoices.of(state, piece.id);
  const help = mends[piece.kind];
  for (const choice of actionsOf(state, piece)) {
    const built = buildChoices.read(state, choice);
    if (choice === lookChoice) looks(outlook, piece, visit);
    else if (built >= 0) visit(siteWorth(outlook, built, piece.zone), first, choice);
    else {
      const target = pieceOf(state, atChoices.read(choice));
      if (help !== null && target?.seat === piece.seat)
        visit(mendWorth(outlook, target, help.gain), first, choice);
    }
  }
}

function moves(outlook: Outlook, piece: Piece, acting: boolean, visit: Visit): void {
  const { state, weights } = outlook;
  const found = destinations(state, piece);
  if (found.length === 0) return;
  const first = unitChoices.of(state, piece.id);
  const escorts = Math.max(0, escortsOf(state, piece.kind));
  moveWorths(outlook, piece, found, acting, (zone, worth) => {
    const company =
      escorts === 0
        ? []
        : escortsFor(state, piece, zone)
            .slice(0, escorts)
            .map(({ id }) => withChoices.of(state, id));
    visit(worth - weights.escort * escorts, first, zoneChoices[zone], ...company);
  });
}

// A card that cannot be played now is worth less than the next one may be.
function cycles({ state, player, hand, weights }: Outlook, visit: Visit): void {
  if (cyclesLeft(state) <= 0) return;
  const { shared } = tableFor(state);
  const drawn = shared.reduce((sum, kind) => sum + handWorth(weights, state, kind), 0) / shared.length;
  for (const kind of new Set(hand)) {
    const idle = kind !== TRAP && !isPlayable(state, player, kind);
    visit(
      drawn - handWorth(weights, state, kind) * (idle ? weights.idle : 1),
      cycleChoice,
      underChoices.of(state, kind),
    );
  }
}

/** Visits everything that the seat may do with its worth. `detailed`: the card whose single targets are all wanted. */
function visitThings(weights: Weights, state: State, seat: Seat, detailed: number, visit: Visit): void {
  const outlook = new Outlook(state, seat, weights);
  for (const piece of state.pieces) {
    if (piece.seat !== outlook.side) continue;
    const acting = canAct(state, piece);
    if (acting) acts(outlook, piece, piece.id === detailed, visit);
    if (!piece.moved) moves(outlook, piece, acting, visit);
  }
  let last = -1;
  for (const kind of outlook.hand) {
    if (kind === last) continue;
    last = kind;
    if (isUnit(state, kind)) {
      for (const place of [ownMiddle, ownCastle]) {
        const zone = zoneOf(state, seat, place);
        visit(entryWorth(outlook, kind, zone), playChoices.of(state, kind), zoneChoices[zone]);
      }
    } else playThings(outlook, kind, visit);
  }
  cycles(outlook, visit);
  visit(0.02, doneChoice);
}

/** Worth of each next choice: that of the best thing that begins so. */
export function thingWorths(
  weights: Weights,
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  legal: readonly Choice[],
): readonly number[] {
  const found = new Map<Choice, number>();
  const { length } = plan;
  const detailed = length === 0 ? -1 : unitChoices.read(plan[0]);
  visitThings(weights, state, seat, detailed, (worth, ...thing) => {
    for (let i = 0; i < length; i++) if (thing[i] !== plan[i]) return;
    const next = thing[length];
    if (next !== undefined && worth > (found.get(next) ?? -Infinity)) found.set(next, worth);
  });
  return legal.map((choice) => {
    if (choice === doneChoice && freeGain(state, seat) !== null) return -Infinity;
    return found.get(choice) ?? (choice === surrenderChoice ? -1000 : -5);
  });
}

/** The best thing. */
export function favouriteThing(weights: Weights, state: State, seat: Seat): readonly Choice[] {
  let best: readonly Choice[] = [doneChoice];
  let most = -Infinity;
  visitThings(weights, state, seat, -1, (worth, ...thing) => {
    if (worth <= most) return;
    most = worth;
    best = thing;
  });
  return best;
}
