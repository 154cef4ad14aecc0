// Prompts, and what a choice means as a short label.

import { choiceValue } from '@bridgefront/kernel';
import type { Choice, Decision, Seat } from '@bridgefront/kernel';
import { capitalised, list, plural } from '@bridgefront/tabletop/words';
import { battleChoices } from '../actions/battle.ts';
import { effectIn, stratagemIn, strategyChoices } from '../actions/strategy.ts';
import { decks, sideSize } from '../cards/decks.ts';
import { cardIn, cardsFor, maneuverOf, sideIn, stratagemOf, supplyOf } from '../cards/in-force.ts';
import { isAim } from '../effects.ts';
import { killChoices } from '../combat/sets.ts';
import { activeSettlement, attackOf, nthOf, occupierOf, restOf, unitOf, unitsAt } from '../figures.ts';
import { cardOf, commitChoice, isKind, numberOf, readGo, readKill } from '../notation.ts';
import { costOf } from '../supply.ts';
import { home } from '../types.ts';
import type { CardId, State, Unit, UnitId } from '../types.ts';
import type { DeckSide } from '../vocabulary.ts';
import { cardFacts, cardLines, costClause, effectClause } from './card.ts';
import { placeName } from './words.ts';

type Prompt = (state: State, seat: Seat, plan: readonly Choice[]) => string;

// What the next choice of an action is about, by its kind.
function nextPrompt(state: State, plan: readonly Choice[], next: Choice): string {
  const [first] = plan;
  if (isKind(next, 'exert')) return 'Which villager is exerted for the supply?';
  if (isKind(first, 'settle'))
    return `Which frontier do you settle with ${cardIn(state, cardOf(first)).name}?`;
  const effect = effectIn(state, first);
  if (effect === null) return 'Choose.';
  return plan.some(isAim) ? 'To which frontier?' : `Choose: ${effectClause(effect)}.`;
}

function turnPrompt(state: State, seat: Seat, plan: readonly Choice[], first: string): string {
  if (plan[0] === commitChoice)
    return plan.length === 1
      ? 'Your commit: which units retreat or advance?'
      : 'Your commit: more units, or done?';
  if (plan.length > 0) {
    const choices = (state.phase === 'battle' ? battleChoices : strategyChoices)(state, seat, plan);
    return choices.length === 0 ? 'Your action is complete.' : nextPrompt(state, plan, choices[0]);
  }
  const ready = state.seats[seat].ready.length;
  const supply = ready === 0 ? 'no ready villager' : plural(ready, 'ready villager');
  const passed = state.passes > 0 ? ' Your opponent has passed: if you pass too, the phase ends.' : '';
  return `${first} (${supply}).${passed}`;
}

// As many cards as the deck still holds (HL-62, HL-12).
function drawWords({ options, seats }: State, seat: Seat, side: DeckSide): string {
  const most = side === 'army' ? options.drawArmy : options.drawCivic;
  return plural(Math.min(most, seats[seat][side].length), `${side} card`);
}

const prompts: { readonly [ask: string]: Prompt } = {
  deck(_state, _seat, plan) {
    if (plan.length === 0 || isKind(plan[0], 'deck')) return 'Choose a deck for the match.';
    return `Build your deck: ${plan.length} of ${2 * sideSize} cards.`;
  },
  mulligan: () => 'Keep your first hand, or draw a new one?',
  strategy: (state, seat, plan) => turnPrompt(state, seat, plan, 'Strategy: one action, or pass'),
  battle: (state, seat, plan) => turnPrompt(state, seat, plan, 'Battle: a tactic, a maneuver, or pass'),
  scout(state, seat) {
    const { army } = state.seats[seat];
    return `The top card of your army deck is ${cardIn(state, army[army.length - 1]).name}. Leave it there?`;
  },
  kill: (state, seat, plan) =>
    killChoices(state, seat, plan).some((choice) => isKind(choice, 'wound'))
      ? 'Combat: which enemy is wounded by what is left?'
      : 'Combat: which enemies do you kill?',
  occupy: () => 'Which unit occupies the frontier that you have won?',
  draw: (state, seat) => `Draw ${drawWords(state, seat, 'army')} or ${drawWords(state, seat, 'civic')}?`,
  discard: ({ options }) => `Discard down to ${options.handLimit} cards.`,
};

/** What the seat is asked. */
export function promptText(state: State, seat: Seat, { ask, plans }: Decision): string {
  return prompts[ask]?.(state, seat, plans[seat]) ?? 'Choose.';
}

/** A unit's attack and remaining health now: `3/2`. */
function figures(state: State, unit: Unit): string {
  return `${attackOf(state, unit)}/${restOf(state, unit)}`;
}

// A unit's name, with a number where its owner has several of the card in the same position, as the log says it.
function titleOf(state: State, unit: Unit): string {
  const { name } = cardIn(state, unit.card);
  const nth = nthOf(state, unit);
  return nth === 0 ? name : `${name} ${nth}`;
}

function whereIs({ at, occupies }: Unit): string {
  if (at === home) return 'at home';
  return `${occupies ? 'occupying' : 'advancing into'} ${placeName(at)}`;
}

/** A unit in words, seen from a seat: `enemy Raider (3/2, advancing into the first frontier)`; `more` ends what is in brackets. */
function unitWords(state: State, seat: Seat, id: UnitId, more: string = ''): string {
  const unit = unitOf(state, id);
  if (unit === null) return 'a unit';
  const owner = unit.seat === seat ? 'your' : 'enemy';
  return `${owner} ${titleOf(state, unit)} (${figures(state, unit)}, ${whereIs(unit)}${more})`;
}

// What stands in a frontier, for choosing it.
function frontierWords(state: State, seat: Seat, frontier: number): string {
  const own = unitsAt(state, seat, frontier).length;
  const enemies = unitsAt(state, 1 - seat, frontier).length;
  const occupier = occupierOf(state, frontier);
  const held = occupier === null ? '' : `, held by ${occupier.seat === seat ? 'you' : 'the enemy'}`;
  const settlement = state.land[frontier - 1];
  const built = settlement === null ? '' : `, ${cardIn(state, settlement.card).name}`;
  const units = own + enemies === 0 ? 'empty' : `${own} of yours, ${enemies} of the enemy`;
  return `${capitalised(placeName(frontier))} (${units}${held}${built})`;
}

function factsAndText({ options }: State, id: CardId): string {
  const card = cardsFor(options)[id];
  return [cardFacts(card), ...cardLines(card)].join('; ').replace(/\.$/, '');
}

function deployLabel(state: State, seat: Seat, card: CardId): string {
  const { name, kind } = cardIn(state, card);
  const cost = costOf(state, seat, card);
  const costs = kind === 'unit' || kind === 'tactic';
  const less = costs && supplyOf(state.options, card) !== cost ? `, now ${cost}` : '';
  return `${name} (${factsAndText(state, card)}${less})`;
}

function stratagemLabel(state: State, choice: Choice): string {
  const { card, frontier } = stratagemIn(state, choice);
  const ability = stratagemOf(state.options, card);
  const where = frontier === 0 ? '' : ` in ${placeName(frontier)}`;
  const title = `Use ${cardIn(state, card).name}${where}`;
  return ability === null ? title : `${title} (${costClause(ability.cost)}): ${effectClause(ability.effect)}`;
}

function maneuverLabel(state: State, seat: Seat, choice: Choice): string {
  const id = numberOf(choice);
  const unit = unitOf(state, id);
  const ability = unit === null ? null : maneuverOf(state.options, unit.card);
  if (ability === null) return 'Maneuver of a unit';
  const words = unitWords(state, seat, id, `; ${costClause(ability.cost)}`);
  return `Maneuver of ${words}: ${effectClause(ability.effect)}`;
}

function commitLabel(state: State, seat: Seat): string {
  const ready = unitsAt(state, seat, home).filter(({ exerted }) => !exerted).length;
  return `Commit units to the frontiers (${plural(ready, 'unit')} ready)`;
}

function goLabel(state: State, choice: Choice): string {
  const { unit: id, frontier } = readGo(choice);
  const unit = unitOf(state, id);
  const name = unit === null ? 'A unit' : `${titleOf(state, unit)} (${figures(state, unit)})`;
  return `${name} advances into ${placeName(frontier)}`;
}

function retreatLabel(state: State, choice: Choice): string {
  const frontier = numberOf(choice);
  const unit = occupierOf(state, frontier);
  const name = unit === null ? 'The occupier' : titleOf(state, unit);
  const asleep = activeSettlement(state, frontier) === null ? '' : '; your settlement falls asleep';
  return `${name} retreats from ${placeName(frontier)}${asleep}`;
}

function killLabel(state: State, choice: Choice, does: 'kill' | 'wound'): string {
  const { frontier, units } = readKill(choice);
  const names = units.map((id) => {
    const unit = unitOf(state, id);
    return unit === null
      ? 'a unit'
      : `${titleOf(state, unit)} (${figures(state, unit)}${unit.occupies ? ', occupying' : ''})`;
  });
  return `In ${placeName(frontier)}: ${does} ${list(names)}`;
}

type Label = (state: State, seat: Seat, choice: Choice) => string;

function deckLabel(choice: Choice): string {
  const deck = decks.find(({ slug }) => slug === choiceValue(choice));
  return deck === undefined ? choice : `${deck.name}: ${deck.character}`;
}

const labels: { readonly [kind: string]: Label } = {
  deck: (_state, _seat, choice) => deckLabel(choice),
  take: (state, _seat, choice) =>
    `${cardIn(state, cardOf(choice)).name} (${sideIn(state, cardOf(choice))}, ${factsAndText(state, cardOf(choice))})`,
  keep: () => 'Keep this hand',
  redraw: () => 'Draw a new hand',
  villager: (state, _seat, choice) =>
    `Deploy ${cardIn(state, cardOf(choice)).name} (${factsAndText(state, cardOf(choice))})`,
  settle: (state, _seat, choice) =>
    `Settle with ${cardIn(state, cardOf(choice)).name} (${factsAndText(state, cardOf(choice))})`,
  raze: (state, _seat, choice) => {
    const settlement = state.land[numberOf(choice) - 1];
    const name = settlement === null ? 'the settlement' : `the enemy ${cardIn(state, settlement.card).name}`;
    return `Raze ${name} in ${placeName(numberOf(choice))}`;
  },
  unit: (state, seat, choice) => `Deploy ${deployLabel(state, seat, cardOf(choice))}`,
  tactic: (state, seat, choice) => `Play ${deployLabel(state, seat, cardOf(choice))}`,
  stratagem: (state, _seat, choice) => stratagemLabel(state, choice),
  maneuver: maneuverLabel,
  exert: (state, _seat, choice) => `Exert ${cardIn(state, cardOf(choice)).name}`,
  target: (state, seat, choice) => capitalised(unitWords(state, seat, numberOf(choice))),
  card: (state, _seat, choice) =>
    `${cardIn(state, cardOf(choice)).name} (${cardFacts(cardsFor(state.options)[cardOf(choice)])})`,
  frontier: (state, seat, choice) => frontierWords(state, seat, numberOf(choice)),
  commit: commitLabel,
  retreat: (state, _seat, choice) => retreatLabel(state, choice),
  go: (state, _seat, choice) => goLabel(state, choice),
  done: () => 'Commit: show who goes where',
  pass: (state) =>
    state.passes === 0
      ? 'Pass'
      : `Pass and end the ${state.phase === 'battle' ? 'battle' : 'strategy'} phase`,
  stay: () => 'Leave it on top',
  bottom: () => 'Put it at the bottom',
  kill: (state, _seat, choice) => killLabel(state, choice, 'kill'),
  wound: (state, _seat, choice) => killLabel(state, choice, 'wound'),
  occupy: (state, _seat, choice) => {
    const unit = unitOf(state, numberOf(choice));
    if (unit === null) return 'A unit occupies';
    return `${titleOf(state, unit)} (${figures(state, unit)}) occupies ${placeName(unit.at)}`;
  },
  hold: () => 'Leave the occupier in its place',
  return: () => 'The occupier goes home; nobody takes its place',
  none: () => 'Nobody occupies; all go home',
  draw: (state, seat, choice) => `Draw ${drawWords(state, seat, choice === 'draw:army' ? 'army' : 'civic')}`,
  discard: (state, _seat, choice) =>
    `Discard ${cardIn(state, cardOf(choice)).name} (${factsAndText(state, cardOf(choice))})`,
};

/** What a choice means for the seat that is asked. */
export function choiceLabel(state: State, seat: Seat, choice: Choice, _decision: Decision): string {
  const colon = choice.indexOf(':');
  const kind = colon < 0 ? choice : choice.slice(0, colon);
  return labels[kind]?.(state, seat, choice) ?? choice;
}
