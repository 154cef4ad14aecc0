// Prompts, and what a choice means as a short label.

import { choiceKind } from '@bridgefront/kernel';
import type { Choice, Decision, Seat, WindowKind } from '@bridgefront/kernel';
import { tableFor } from '../cards/in-force.ts';
import { CASTLE } from '../cards/table.ts';
import { aimedNow } from '../effects.ts';
import { stands } from '../vocabulary.ts';
import { cyclesLeft } from '../cycle.ts';
import { damageOf, sumOf } from '../damage.ts';
import { isSeries } from '../ending.ts';
import { destinations } from '../moves.ts';
import { actionsOf } from '../actions.ts';
import { atChoices, buildChoices, cycleChoice, discardChoices, doneChoice, lookChoice } from '../notation.ts';
import {
  pieceName,
  playChoices,
  reviveChoices,
  seatOfChoice,
  springChoice,
  underChoices,
  unitChoices,
  withChoices,
  zoneOfChoice,
} from '../notation.ts';
import { fullHp, isWalled, pieceOf } from '../pieces.ts';
import { hitOf, mayHit } from '../reach.ts';
import { playersOf, sideOf } from '../sides.ts';
import { zoneNames } from '../types.ts';
import type { Piece, State, Zone } from '../types.ts';
import { awayMiddle, placeOf } from '../zones.ts';
import { aimPrompt, areaText } from './aim.ts';
import { cardFacts } from './card.ts';
import { capitalised, plural } from '@bridgefront/tabletop/words';
import { damageText, orderText, pieceText, placeWords, zoneWords } from './words.ts';

function unitPrompt(state: State, piece: Piece, plan: readonly Choice[]): string {
  const name = pieceText(pieceName(state, piece.id));
  if (plan[1] === lookChoice) return `Choose whose hand ${name} looks at.`;
  if (plan.length > 1) return `Choose an escort for ${name}.`;
  const [acts, goes] = [actionsOf(state, piece).length > 0, destinations(state, piece).length > 0];
  if (acts && goes) return `${name}: choose where to go or what to do.`;
  return acts ? `${name}: choose what to do.` : `${name}: choose where to go.`;
}

function mainPrompt(state: State, seat: Seat, plan: readonly Choice[]): string {
  const [first] = plan;
  if (first === undefined) return 'Play a card, move or act with a card, or end your turn.';
  if (first === cycleChoice) return 'Choose the card that goes under the deck; you draw a new one.';
  const piece = pieceOf(state, unitChoices.read(first));
  if (piece !== null) return unitPrompt(state, piece, plan);
  const card = tableFor(state).cards[playChoices.read(state, first)];
  if (card === undefined) return 'Choose.';
  if (stands(card)) return `Choose the zone that ${card.name} enters.`;
  const effect = aimedNow(state, seat, card, plan.slice(1));
  if (effect === null) return 'Choose.';
  const more = effect.do === 'revive' && reviveChoices.read(state, plan.at(-1) ?? '') >= 0;
  return more ? `Choose another Soldier for ${card.name}, or none.` : aimPrompt(card.name, effect);
}

function endPrompt(state: State, seat: Seat, plan: readonly Choice[]): string {
  const left = state.seats[seat].hand.length - state.options.handLimit - plan.length;
  if (left > 0)
    return `Discard ${plural(left, 'card')}: at most ${state.options.handLimit} stay in your hand.`;
  return 'Give your Trap order for the enemy’s next turn. Everybody gives one, with or without a Trap.';
}

// The siege of a series that is to come.
function siegeText({ fought, options }: State): string {
  return `Siege ${fought.length + 1} of ${options.series}`;
}

const prompts: {
  readonly [ask: string]: (
    state: State,
    seat: Seat,
    plan: readonly Choice[],
    about: Decision['about'],
  ) => string;
} = {
  main: (state, seat, plan) => mainPrompt(state, seat, plan),
  end: endPrompt,
  next: (state) => `${siegeText(state)} is yours to begin.`,
  mulligan: () => 'Keep your hand; without a unit in it you may have it dealt anew, once.',
  trap: (_state, _seat, _plan, about) =>
    `Enemy ${pieceText(String(about['piece']))} enters your Middle. Let it pass, or spring a Trap if you hold one.`,
};

/** The windows that a seat can answer beforehand: of Traps, where these are asked for (CA-50). */
export function trapWindows({ trapWindow }: { readonly [name: string]: unknown }): readonly WindowKind[] {
  if (trapWindow !== 'ask') return [];
  return [{ ask: 'trap', where: {}, text: 'When an enemy enters your Middle', always: [springChoice] }];
}

/** What the seat is asked. */
export function promptText(state: State, seat: Seat, { ask, plans, about }: Decision): string {
  return prompts[ask]?.(state, seat, plans[seat], about) ?? 'Choose.';
}

function hpText(state: State, piece: Piece): string {
  const full = fullHp(state, piece.kind);
  return piece.hp === full ? `${piece.hp} HP` : `${piece.hp} of ${full} HP`;
}

function where({ zone }: Piece): string {
  return placeWords(zoneNames[zone]);
}

function unitLabel(state: State, piece: Piece): string {
  const acts = actionsOf(state, piece).length > 0;
  const goes = destinations(state, piece).length > 0;
  const can = acts && goes ? 'move or act' : acts ? 'act' : 'move';
  return `${pieceText(pieceName(state, piece.id))} ${where(piece)} (${hpText(state, piece)}): ${can}`;
}

function targetLabel(state: State, seat: Seat, target: Piece, { plans }: Decision): string {
  const whose = target.seat === sideOf(seat) ? 'Your' : 'Enemy';
  const base = `${whose} ${pieceText(pieceName(state, target.id))} ${where(target)} (${hpText(state, target)})`;
  const attacker = pieceOf(state, unitChoices.read(plans[seat][0] ?? ''));
  if (attacker === null || hitOf(state, attacker) === null || !mayHit(state, attacker, target)) return base;
  const damage = damageOf(state, attacker, target);
  const falls =
    damage < target.hp
      ? ''
      : target.kind === CASTLE
        ? `: falls, you win${isSeries(state) ? ' the siege' : ''}`
        : ': destroyed';
  return `${base} – ${damageText(damage, sumOf(state, attacker, target))}${falls}`;
}

// Entering the enemy Middle is where Traps are sprung; everybody is told so, whoever holds one (CA-48).
function zoneLabel(state: State, seat: Seat, zone: Zone, { plans }: Decision): string {
  const text = zoneWords(zoneNames[zone]);
  const mover = pieceOf(state, unitChoices.read(plans[seat][0] ?? ''));
  if (mover === null) {
    const [first = '', ...aims] = plans[seat];
    const card = tableFor(state).cards[playChoices.read(state, first)];
    const effect = card === undefined || stands(card) ? null : aimedNow(state, seat, card, aims);
    const burns = effect === null ? '' : areaText(state, seat, effect, zone);
    return `${capitalised(text)}${burns === '' ? '' : ` – ${burns}`}`;
  }
  const place = placeOf(state, seat, zone);
  const wall = place === awayMiddle && isWalled(state, 1 - sideOf(seat)) ? ', behind the Wall' : '';
  const steps = Math.abs(zone - mover.zone);
  return `Move to ${text}${steps === 2 ? ' (2 steps)' : ''}${wall}`;
}

function nameIn(state: State, kind: number): string {
  return tableFor(state).cards[kind].name;
}

function cardLabel(state: State, kind: number): string {
  const card = tableFor(state).cards[kind];
  return `${card.name} (${cardFacts(card)})`;
}

// Storm and Plague have no target to be labelled: the card itself says whom it hits. A fire's zones do.
function playArea(state: State, seat: Seat, choice: Choice): string {
  const card = tableFor(state).cards[playChoices.read(state, choice)];
  if (stands(card)) return '';
  const texts = card.effects
    .filter((effect) => effect.do !== 'burn')
    .map((effect) => areaText(state, seat, effect, 0))
    .filter((text) => text !== '');
  return texts.length === 0 ? '' : ` – ${texts.join('; ')}`;
}

// CA-83
function handLabel(state: State, seat: Seat): string {
  const { hand, known } = state.seats[seat];
  const side = sideOf(seat) === state.red ? 'Red' : 'Blue';
  const place = ['first', 'second'][playersOf(state, sideOf(seat)).indexOf(seat)];
  return `Look at the hand of ${side}’s ${place} player (${plural(hand.length, 'card')}, ${known.length} known)`;
}

const plain: { readonly [choice: Choice]: string } = {
  [doneChoice]: 'End the turn',
  look: 'Look at cards of the enemy hand',
  none: 'No more',
  keep: 'Keep your hand',
  anew: 'Have it dealt anew',
  surrender: 'Surrender',
  'let-pass': 'Let it pass',
  spring: 'Spring a Trap',
};

type Labeller = (state: State, seat: Seat, choice: Choice, decision: Decision) => string | null;

function pieceLabel(
  read: (choice: Choice) => number,
  label: (state: State, seat: Seat, piece: Piece, decision: Decision) => string,
): Labeller {
  return (state, seat, choice, decision) => {
    const piece = pieceOf(state, read(choice));
    return piece === null ? null : label(state, seat, piece, decision);
  };
}

const labels: { readonly [kind: string]: Labeller } = {
  cycle: (state) => `Put a card under the deck for a new one (${cyclesLeft(state)} left in this turn)`,
  under: (state, _seat, choice) => `Put ${nameIn(state, underChoices.read(state, choice))} under the deck`,
  next: (state) => `Begin ${siegeText(state).toLowerCase()}`,
  unit: pieceLabel(
    (choice) => unitChoices.read(choice),
    (state, _seat, piece) => unitLabel(state, piece),
  ),
  at: pieceLabel((choice) => atChoices.read(choice), targetLabel),
  with: pieceLabel(
    (choice) => withChoices.read(choice),
    (state, _seat, piece) => `${pieceText(pieceName(state, piece.id))} (${hpText(state, piece)})`,
  ),
  zone: (state, seat, choice, decision) => zoneLabel(state, seat, zoneOfChoice(choice), decision),
  seat: (state, _seat, choice) => handLabel(state, seatOfChoice(choice) ?? 0),
  play: (state, seat, choice) =>
    `Play ${cardLabel(state, playChoices.read(state, choice))}${playArea(state, seat, choice)}`,
  build: (state, _seat, choice) => `Build ${cardLabel(state, buildChoices.read(state, choice))}`,
  revive: (state, _seat, choice) => `Revive ${nameIn(state, reviveChoices.read(state, choice))}`,
  discard: (state, _seat, choice) => `Discard ${nameIn(state, discardChoices.read(state, choice))}`,
  order: (_state, _seat, choice) => capitalised(orderText(choice.slice('order:'.length))),
};

/** What a choice means for the seat that is asked. */
export function choiceLabel(state: State, seat: Seat, choice: Choice, decision: Decision): string {
  return plain[choice] ?? labels[choiceKind(choice)]?.(state, seat, choice, decision) ?? choice;
}
