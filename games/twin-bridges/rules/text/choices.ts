// Prompts, and what a choice means as a short label.

import type { Choice, Decision, Seat } from '@bridgefront/kernel';
import { capitalised, ordinal } from '@bridgefront/tabletop/words';
import { cardIn, decksFor } from '../cards/in-force.ts';
import { fallsWithout } from '../turn/hand.ts';
import { cardOfChoice, deckOfChoice, doneChoice, laneOfChoice, unitOfChoice } from '../notation.ts';
import { picksNow } from '../setup.ts';
import { laneNames } from '../types.ts';
import type { State } from '../state.ts';
import type { CardId } from '../types.ts';
import { attackOf, healthOf, isProtected, standingOf } from '../units.ts';
import { cardFacts, deckFacts } from './card.ts';
import { laneWords } from './words.ts';

// TB-3, as what is asked says it: of a hand that is longer than its reach.
function playable({ options, seats }: State, seat: Seat): string {
  const { window } = options;
  if (seats[seat].cards.length <= window) return 'a card';
  return window === 1 ? 'your first card' : `one of your first ${window} cards`;
}

type Prompt = (state: State, seat: Seat, plan: readonly Choice[]) => string;

const prompts: { readonly [ask: string]: Prompt } = {
  draft(state, _, plan) {
    if (picksNow(state) === 1) return 'Pick a card for your hand.';
    return plan.length === 0 ? 'Pick two cards for your hand: the first one.' : 'Pick your second card.';
  },
  deck: () => 'Choose a deck for the match.',
  summon(state, seat, plan) {
    const [first] = plan;
    if (first === undefined || first === doneChoice)
      return `Play ${playable(state, seat)}, or begin your assault.`;
    const { name, kind } = cardIn(state, cardOfChoice(first));
    return kind === 'creature'
      ? `Choose a lane for ${name}.`
      : `Choose the creature that ${name} is aimed at.`;
  },
};

/** What the seat is asked. */
export function promptText(state: State, seat: Seat, { ask, plans }: Decision): string {
  return prompts[ask]?.(state, seat, plans[seat]) ?? 'Choose.';
}

// TB-4: a creature that leaves the hand may bring down the own building. Incantations stay in it.
function warning(state: State, seat: Seat, card: CardId): string {
  if (cardIn(state, card).kind !== 'creature') return '';
  const own = state.seats[seat];
  const place = own.cards.indexOf(card);
  const falls = place < 0 ? null : fallsWithout(own, own.cards.length, place);
  if (falls === null) return '';
  return falls === 'fort'
    ? ' — warning: destroys your own fort, you lose'
    : ' — warning: destroys your own bastion';
}

function unitLabel(state: State, seat: Seat, card: CardId): string {
  const standing = standingOf(state, card);
  const { name } = cardIn(state, card);
  if (standing === null) return name;
  const { lane, at, unit } = standing;
  const row = state.seats[standing.seat].lanes[lane];
  const owner = standing.seat === seat ? 'Your' : 'Enemy';
  const shield = isProtected(state.options, unit) ? ', protected' : '';
  const figures = `attack ${attackOf(state.options, row, at)}, health ${healthOf(state.options, row, at) - unit.damage}${shield}`;
  const where = at === 0 ? 'next to the bridge' : `${ordinal(at + 1)} from the bridge`;
  return `${owner} ${name} (${laneWords[laneNames[lane]]}, ${where}, ${figures})`;
}

function laneLabel(state: State, seat: Seat, choice: Choice, { plans }: Decision): string {
  const lane = laneOfChoice(choice);
  const card = cardOfChoice(plans[seat][0] ?? '');
  const own = state.seats[seat].lanes[lane]?.length ?? 0;
  const against = state.seats[1 - seat].lanes[lane]?.length ?? 0;
  const warned = card < 0 ? '' : warning(state, seat, card);
  const facing = own + against === 0 ? 'empty' : `${own} of yours against ${against}`;
  return `${capitalised(laneWords[laneNames[lane]])} (${facing})${warned}`;
}

/** What a choice means for the seat that is asked. */
export function choiceLabel(state: State, seat: Seat, choice: Choice, decision: Decision): string {
  if (choice === doneChoice)
    return state.mana > 0 ? `Begin the assault (${state.mana} mana unused)` : 'Begin the assault';
  const deck = decksFor(state.options)[deckOfChoice(choice)];
  if (deck !== undefined) return `${deck.name} (${deckFacts(deck.cards.map((id) => cardIn(state, id)))})`;
  const unit = unitOfChoice(choice);
  if (unit >= 0) return unitLabel(state, seat, unit);
  const card = cardOfChoice(choice);
  if (card < 0) return laneLabel(state, seat, choice, decision);
  const warned = decision.ask === 'summon' ? warning(state, seat, card) : '';
  const named = cardIn(state, card);
  return `${named.name} (${cardFacts(named, state.options)})${warned}`;
}
