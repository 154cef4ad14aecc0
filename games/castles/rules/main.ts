// The main part of a turn: one thing at a time, each a plan of its own so that it can be taken back (CA-13, CA-19).

import { lookIntoHand } from '@bridgefront/tabletop/piles';
import type { Choice, Decision, DecisionTable, Seat } from '@bridgefront/kernel';
import { actionsOf, actOn, hasShot, openHands } from './actions.ts';
import { tableFor } from './cards/in-force.ts';
import { cycleCard, cycleChoices, cyclesLeft } from './cycle.ts';
import { finish } from './ending.ts';
import { aimChoices, carryOut } from './effects.ts';
import { tellerOf } from './faces.ts';
import type { Play, Tell, Terms } from './faces.ts';
import { byKind, slugs, takeFrom } from './hand.ts';
import { beginMove } from './move-steps.ts';
import { destinations, escortsFor } from './moves.ts';
import { atChoices, buildChoices, cycleChoice, doneChoice, lookChoice, pieceName } from './notation.ts';
import {
  playChoices,
  seatChoices,
  seatOfChoice,
  surrenderChoice,
  underChoices,
  unitChoices,
  withChoices,
  zoneChoices,
  zoneOfChoice,
} from './notation.ts';
import { enter, escortsOf, pieceOf } from './pieces.ts';
import { actorOf, forSharers, inTeams, playersOf, sideOf } from './sides.ts';
import { zoneNames } from './types.ts';
import type { CardKind, Piece, State, Zone } from './types.ts';
import { whyNot } from './why-not/main.ts';
import { ownCastle, ownMiddle, zoneOf } from './zones.ts';

const noChoices: readonly Choice[] = [];

/** Own units are played into the own Castle Zone or Middle (CA-15). */
function entryZones(state: State, seat: Seat): readonly Choice[] {
  return [ownMiddle, ownCastle].map((place) => zoneChoices[zoneOf(state, seat, place)]);
}

/** Whether the card is a unit that is played from the hand. */
export function isUnit(state: State, kind: CardKind): boolean {
  const type = tableFor(state).types[kind];
  return type === 'soldier' || type === 'civilian';
}

/** Whether the card could be played from the hand now; Buildings are built. */
export function isPlayable(state: State, seat: Seat, kind: CardKind): boolean {
  return isUnit(state, kind) || aimChoices(state, seat, kind, []) !== null;
}

function firstChoices(state: State, seat: Seat): readonly Choice[] {
  const found: Choice[] = [];
  for (const piece of state.pieces) {
    if (piece.seat !== sideOf(seat)) continue;
    if (destinations(state, piece).length > 0 || actionsOf(state, piece).length > 0)
      found.push(unitChoices.of(state, piece.id));
  }
  let last = -1;
  for (const kind of state.seats[seat].hand) {
    if (kind !== last && isPlayable(state, seat, kind)) found.push(playChoices.of(state, kind));
    last = kind;
  }
  if (last >= 0 && cyclesLeft(state) > 0) found.push(cycleChoice);
  found.push(doneChoice);
  if (state.options.surrender && !state.yielded.includes(seat)) found.push(surrenderChoice);
  return found;
}

function unitPlan(state: State, piece: Piece, plan: readonly Choice[]): readonly Choice[] {
  if (plan.length === 1)
    return [...actionsOf(state, piece), ...destinations(state, piece).map((zone) => zoneChoices[zone])];
  if (plan[1] === lookChoice) return plan.length === 2 ? handsToLookAt(state, piece) : noChoices;
  const to = zoneOfChoice(plan[1]);
  const escorts = to < 0 ? 0 : Math.max(0, escortsOf(state, piece.kind));
  if (plan.length - 2 >= escorts) return noChoices;
  return escortsFor(state, piece, to)
    .map(({ id }) => withChoices.of(state, id))
    .filter((choice) => !plan.includes(choice));
}

// CA-83: at one hand, chosen where the enemy side holds two.
function handsToLookAt(state: State, spy: Piece): readonly Choice[] {
  if (playersOf(state, 1 - spy.seat).length === 1) return noChoices;
  return openHands(state, spy).map((seat) => seatChoices[seat]);
}

function playPlan(state: State, seat: Seat, kind: CardKind, plan: readonly Choice[]): readonly Choice[] {
  if (isUnit(state, kind)) return plan.length === 1 ? entryZones(state, seat) : noChoices;
  return aimChoices(state, seat, kind, plan.slice(1)) ?? noChoices;
}

function mainChoices(state: State, seat: Seat, plan: readonly Choice[]): readonly Choice[] {
  const [first] = plan;
  if (first === undefined) return firstChoices(state, seat);
  if (first === cycleChoice) return plan.length === 1 ? cycleChoices(state, seat) : noChoices;
  const piece = pieceOf(state, unitChoices.read(first));
  if (piece !== null) return unitPlan(state, piece, plan);
  const kind = playChoices.read(state, first);
  return kind < 0 ? noChoices : playPlan(state, seat, kind, plan);
}

function actWith(turn: Play, piece: Piece, [choice, at = '']: readonly Choice[]): void {
  const { state } = turn;
  const tell = tellerOf(turn);
  const shot = hasShot(state, piece);
  if (shot) piece.shots--;
  else piece.acted = true;
  if (choice === lookChoice) return look(turn, piece, seatOfChoice(at) ?? 1 - piece.seat, tell);
  const built = buildChoices.read(state, choice);
  if (built >= 0) return build(state, piece, built, tell);
  const target = pieceOf(state, atChoices.read(choice));
  if (target !== null) actOn(state, piece, target, shot ? 'shot' : 'action', tell);
}

// CA-68: the cards are drawn by lot from those that the looker does not know yet.
function look(turn: Play, spy: Piece, at: Seat, tell: Tell): void {
  const { state, random } = turn;
  const own = state.seats[at];
  const seen = lookIntoHand(own.hand, own.known, tableFor(state).looks[spy.kind], random).sort(byKind);
  own.known.sort(byKind);
  turn.revealed();
  const of = inTeams(state) ? { of: at } : {};
  const face = {
    tell: 'looks',
    seat: spy.seat,
    ...of,
    piece: pieceName(state, spy.id),
    count: seen.length,
  } as const;
  const told = { ...face, cards: slugs(state, seen) };
  const lookers = playersOf(state, spy.seat).map((seat) => [seat, told] as const);
  tell?.(face, { ...Object.fromEntries(lookers), ...forSharers(state, at, told) });
}

function build(state: State, builder: Piece, kind: CardKind, tell: Tell): void {
  takeFrom(state, actorOf(state, builder.seat), kind);
  enterWith(
    state,
    builder.seat,
    kind,
    builder.zone,
    { how: 'built', by: pieceName(state, builder.id) },
    tell,
  );
}

function enterWith(
  state: State,
  seat: Seat,
  kind: CardKind,
  zone: Zone,
  how: { readonly how: 'played' } | { readonly how: 'built'; readonly by: string },
  tell: Tell,
): void {
  const piece = enter(state, sideOf(seat), kind, zone);
  tell?.({ tell: 'enters', seat, piece: pieceName(state, piece.id), zone: zoneNames[zone], ...how });
}

function playCard(turn: Play, seat: Seat, kind: CardKind, rest: readonly Choice[]): void {
  const { state } = turn;
  const tell = tellerOf(turn);
  if (isUnit(state, kind)) {
    takeFrom(state, seat, kind);
    enterWith(state, seat, kind, zoneOfChoice(rest[0]), { how: 'played' }, tell);
    return;
  }
  tell?.({ tell: 'plays', seat, card: tableFor(state).cards[kind].slug });
  takeFrom(state, seat, kind);
  carryOut(state, seat, kind, rest, tell);
  state.discard.push(kind);
}

function doOne(turn: Play, seat: Seat, plan: readonly Choice[]): void {
  const { state } = turn;
  const [first, ...rest] = plan;
  turn.then({ do: 'turn/main' });
  if (first === cycleChoice) return cycleCard(turn, seat, underChoices.read(state, rest[0]));
  const piece = pieceOf(state, unitChoices.read(first));
  if (piece === null) return playCard(turn, seat, playChoices.read(state, first), rest);
  const to = zoneOfChoice(rest[0]);
  if (to < 0) return actWith(turn, piece, rest);
  const escorts = rest.slice(1).flatMap((choice) => pieceOf(state, withChoices.read(choice)) ?? []);
  beginMove(turn, piece, escorts, to);
}

// CA-65, CA-84: a side surrenders when all its players have said so.
function surrender(turn: Play, seat: Seat): void {
  const { state } = turn;
  state.yielded.push(seat);
  const side = sideOf(seat);
  const waits = playersOf(state, side).filter((own) => !state.yielded.includes(own));
  turn.then({ do: 'turn/main' });
  if (waits.length === 0) return finish(state, 'surrender', 1 - side, tellerOf(turn));
  tellerOf(turn)?.({ tell: 'yields', seat, waits });
}

function reveal(turn: Play, { seats: [seat], plans }: Decision): void {
  const plan = plans[seat];
  if (plan[0] === doneChoice) turn.then({ do: 'turn/end' });
  else if (plan[0] === surrenderChoice) surrender(turn, seat);
  else doOne(turn, seat, plan);
}

/** The decision of the main part. */
export const mainDecisions = {
  main: {
    takeBack: 'turn',
    ends: [doneChoice],
    choices: mainChoices,
    reveal,
    fallback: (_state, _seat, _plan, legal) => (legal.includes(doneChoice) ? doneChoice : legal[0]),
    whyNot,
  },
} satisfies Partial<DecisionTable<State, Terms>>;
