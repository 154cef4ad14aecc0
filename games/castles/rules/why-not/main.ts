// Why something in the main part of a turn is refused: the one condition that fails, in the rules' words, with its id.

import { choiceKind } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import { actionsOf } from '../actions.ts';
import { tableFor } from '../cards/in-force.ts';
import { playBar } from '../effects.ts';
import type { Reason } from '../effects.ts';
import { barOf, canMove, mustWait } from '../moves.ts';
import { atChoices, buildChoices, cycleChoice, lookChoice, playChoices } from '../notation.ts';
import { surrenderChoice, underChoices, unitChoices, withChoices, zoneOfChoice } from '../notation.ts';
import { escortsOf, pieceOf } from '../pieces.ts';
import { sideOf } from '../sides.ts';
import type { CardKind, Piece, State, Zone } from '../types.ts';
import { placeOf } from '../zones.ts';
import { plural } from '@bridgefront/tabletop/words';
import { whyNoAim, whyNoBuilding, whyNoLook, whySpent } from './act.ts';
import { whyNotAimed } from './aim.ts';
import { because, nameOf, noCard, nobody } from './reason.ts';

/** Why the choice is refused; null where the list of what is possible says it. */
export function whyNot(state: State, seat: Seat, plan: readonly Choice[], choice: Choice): Reason | null {
  const [first] = plan;
  if (first === undefined) return whyNotFirst(state, seat, choice);
  if (first === cycleChoice) return whyNotUnder(state, choice);
  const kind = playChoices.read(state, first);
  if (kind >= 0) return whyNotAimed(state, seat, kind, plan.slice(1), choice);
  const piece = pieceOf(state, unitChoices.read(first));
  if (piece === null) return null;
  if (plan[1] === lookChoice)
    return because('CA-83', 'Choose the hand of an enemy that holds cards which you do not know.');
  return plan.length === 1 ? whyNotDone(state, piece, choice) : whyNoEscort(state, piece, plan, choice);
}

function whyNoSurrender({ options }: State): Reason {
  return options.surrender
    ? because('CA-84', 'You have said so already: it ends when your teammate says so, too.')
    : because('CA-65', 'In this match nobody surrenders by a choice.');
}

function whyNoCycle({ options: { cycle }, cycled, deck }: State): Reason {
  if (cycle === 0) return because('CA-86', 'In this match no cards go under the deck.');
  if (cycled >= cycle)
    return because('CA-86', `You have put ${plural(cycled, 'card')} under the deck in this turn: no more.`);
  if (deck.length === 0) return because('CA-86', 'The deck is empty: there is no card to draw for one.');
  return because('CA-86', 'Your hand is empty.');
}

function whyNotUnder(state: State, choice: Choice): Reason | null {
  const kind = underChoices.read(state, choice);
  if (kind < 0) return choiceKind(choice) === 'under' ? noCard : null;
  return because('CA-86', `You have no ${tableFor(state).cards[kind].name} in your hand.`);
}

function whyNotFirst(state: State, seat: Seat, choice: Choice): Reason | null {
  const word = choiceKind(choice);
  if (choice === surrenderChoice) return whyNoSurrender(state);
  if (choice === cycleChoice) return whyNoCycle(state);
  if (word === 'play') return whyUnplayable(state, seat, playChoices.read(state, choice));
  if (word !== 'unit' && word !== 'at') return null;
  const meant = pieceOf(state, unitChoices.read(choice)) ?? pieceOf(state, atChoices.read(choice));
  if (meant === null) return nobody;
  if (meant.seat === sideOf(seat)) return whyIdle(state, meant);
  return because('CA-13', `This ${nameOf(state, meant)} is the enemy’s: choose one of your own cards first.`);
}

function whyUnplayable(state: State, seat: Seat, kind: CardKind): Reason {
  if (kind < 0) return noCard;
  const { name, type } = tableFor(state).cards[kind];
  if (!state.seats[seat].hand.includes(kind)) return because('CA-13', `You have no ${name} in your hand.`);
  if (type === 'building')
    return because('CA-16', `${name} is built by a Builder’s Action, in the Builder’s zone.`);
  return (
    playBar(state, seat, kind) ?? because('CA-17', `There is nothing that ${name} could be used on now.`)
  );
}

function whyIdle(state: State, piece: Piece): Reason {
  const name = nameOf(state, piece);
  if (mustWait(state, piece))
    return because('CA-14', `${name} has just entered and must wait for your next turn.`);
  if (piece.moved && piece.acted) return because('CA-14', `${name} has moved and acted in this turn.`);
  const spent = whySpent(state, piece);
  if (!canMove(state, piece) && !piece.moved && spent?.rule === 'CA-6')
    return because('CA-21', `${name} does not move and has no Action.`);
  if (piece.moved && actionsOf(state, piece).length === 0)
    return because('CA-17', `${name} has moved, and its Action would find nothing where it stands.`);
  return because('CA-17', `There is nothing that ${name} could do now.`);
}

// A card is chosen, and this is what it should do.
function whyNotDone(state: State, piece: Piece, choice: Choice): Reason | null {
  const word = choiceKind(choice);
  if (choice === lookChoice) return whyNoLook(state, piece);
  if (word === 'build') {
    const kind = buildChoices.read(state, choice);
    return kind < 0 ? noCard : whyNoBuilding(state, piece, kind);
  }
  if (word === 'at' || word === 'unit') {
    const target = pieceOf(state, atChoices.read(choice)) ?? pieceOf(state, unitChoices.read(choice));
    return target === null ? nobody : whyNoAim(state, piece, target);
  }
  const to = zoneOfChoice(choice);
  if (to >= 0) return whyNoWay(state, piece, to);
  return word === 'zone' ? because('CA-8', 'There is no such zone.') : null;
}

function whyNoWay(state: State, piece: Piece, to: Zone): Reason {
  const name = nameOf(state, piece);
  if (piece.moved) return because('CA-14', `${name} has moved in this turn.`);
  if (mustWait(state, piece))
    return because('CA-14', `${name} has just entered and must wait for your next turn.`);
  if (!canMove(state, piece)) return because('CA-21', `${name} does not move.`);
  if (piece.zone === to) return because('CA-21', `${name} stands there already.`);
  const [from, end] = [piece.zone, to].map((zone) => placeOf(state, piece.seat, zone));
  const step = Math.sign(end - from);
  for (let at = from; at !== end; at += step) {
    const bar = barOf(state, piece, at, at + step);
    if (bar !== null) return bar;
  }
  const escorts = escortsOf(state, piece.kind);
  if (escorts > 0 && Math.abs(end - from) === 1)
    return because(
      'CA-27',
      `${name} moves with ${escorts} of your Soldiers or Civilians in its zone that have not moved.`,
    );
  return because('CA-21', `That is too far for this ${name}.`);
}

function whyNoEscort(state: State, engine: Piece, plan: readonly Choice[], choice: Choice): Reason | null {
  if (choiceKind(choice) !== 'with') return null;
  const escort = pieceOf(state, withChoices.read(choice));
  if (escort === null) return nobody;
  const name = nameOf(state, escort);
  if (plan.includes(choice)) return because('CA-27', `This ${name} goes along already.`);
  if (escort.seat !== engine.seat) return because('CA-27', `This ${name} is the enemy’s.`);
  if (escort.zone !== engine.zone)
    return because('CA-27', `This ${name} is not in the ${nameOf(state, engine)}’s zone.`);
  if (escort.moved) return because('CA-27', `This ${name} has moved in this turn.`);
  const needed = escortsOf(state, engine.kind);
  if (plan.length - 2 >= needed)
    return because('CA-27', `${nameOf(state, engine)} moves with ${plural(needed, 'escort')}, not more.`);
  return because(
    'CA-27',
    `${name} cannot go along: escorts are Soldiers and Civilians who may make the step.`,
  );
}
