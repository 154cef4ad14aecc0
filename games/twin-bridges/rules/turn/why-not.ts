// Why a choice is refused: the one condition that fails, with its rule.

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import { decks } from '../cards/decks.ts';
import { cardIn, cardsFor, figuresOf } from '../cards/in-force.ts';
import { cardOfChoice, deckOfChoice, laneOfChoice, unitOfChoice } from '../notation.ts';
import type { State } from '../state.ts';
import type { CardId } from '../types.ts';
import { standingOf } from '../units.ts';

interface Reason {
  readonly rule: string;
  readonly message: string;
}

function because(rule: string, message: string): Reason {
  return { rule, message };
}

const noCard = because('TB-1', 'There is no card of this name.');

// The card of the match that the choice names; -1 where it has none of that name.
function named({ options }: State, choice: Choice): CardId {
  const card = Math.max(cardOfChoice(choice), unitOfChoice(choice));
  return cardsFor(options)[card]?.slug === choiceValue(choice) ? card : -1;
}

function whyNotPlayed(state: State, seat: Seat, card: CardId): Reason | null {
  if (card < 0) return noCard;
  const { name, cost, kind } = cardIn(state, card);
  const place = state.seats[seat].cards.indexOf(card);
  const standing = standingOf(state, card);
  if (place < 0)
    return standing?.seat === seat
      ? because('§4', `Your ${name} is in play already.`)
      : because('§4', `You have no ${name} in your hand.`);
  const { window } = state.options;
  if (place >= window)
    return because(
      'TB-3',
      `${name} is not among the ${window === 1 ? 'leftmost card' : `${window} leftmost cards`} of your hand.`,
    );
  if (cost > state.mana) return because('§3', `${name} costs ${cost} mana; you have ${state.mana}.`);
  return kind === 'incantation'
    ? because('TB-10', `There is no creature that ${name} could be aimed at.`)
    : null;
}

function whyNotTarget(state: State, played: CardId, target: CardId): Reason {
  if (target < 0) return noCard;
  const { name, kind } = cardIn(state, target);
  const { name: own, kind: ownKind } = cardIn(state, played);
  if (ownKind === 'creature') return because('§4', `${own} goes to a lane; it is aimed at nobody.`);
  if (kind === 'incantation') return because('TB-10', `${name} is no creature.`);
  if (standingOf(state, target) === null) return because('TB-10', `${name} is not in play.`);
  return figuresOf(state.options, target).traits.indestructible
    ? because('§7.8', `${name} is Indestructible: no incantation can be aimed at it.`)
    : because('TB-10', `${own} cannot be aimed at ${name} now.`);
}

/** Why something cannot be played in one's turn; null where the list of what is possible says it. */
export function whyNotSummoned(
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  choice: Choice,
): Reason | null {
  const word = choiceKind(choice);
  const [first] = plan;
  if (first === undefined) return word === 'card' ? whyNotPlayed(state, seat, named(state, choice)) : null;
  const played = cardOfChoice(first);
  if (word === 'unit') return whyNotTarget(state, played, named(state, choice));
  if (word !== 'lane') return null;
  return laneOfChoice(choice) < 0
    ? because('§1', 'There are two lanes, and this is neither of them.')
    : because('§4', `${cardIn(state, played).name} is aimed at a creature; it goes to no lane.`);
}

/** Why a card cannot be picked. */
export function whyNotPicked(
  state: State,
  _seat: Seat,
  plan: readonly Choice[],
  choice: Choice,
): Reason | null {
  if (choiceKind(choice) !== 'card') return null;
  const card = named(state, choice);
  if (card < 0) return noCard;
  const { name } = cardIn(state, card);
  if (plan.includes(choice)) return because('§2', `You have picked ${name} already.`);
  return because('§2', `${name} does not lie open.`);
}

/** Why a deck cannot be taken. */
export function whyNotTaken(
  { seats }: State,
  _seat: Seat,
  _plan: readonly Choice[],
  choice: Choice,
): Reason | null {
  if (choiceKind(choice) !== 'deck') return null;
  const deck = deckOfChoice(choice);
  if (deck < 0) return because('TB-22', 'There is no deck of this name.');
  return seats.some((own) => own.deck === deck)
    ? because('TB-22', `${decks[deck].name} is taken: no deck is taken twice.`)
    : null;
}
