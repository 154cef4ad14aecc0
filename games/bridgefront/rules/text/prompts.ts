// What a seat is asked right now, as one short sentence: an entry for every decision of the game.

import type { Decision, Seat } from '@bridgefront/kernel';
import { capitalised, either, plural } from '@bridgefront/tabletop/words';
import { hitRight } from '../battle/choices.ts';
import { battleOf, unitsIn } from '../battle/retreat.ts';
import { attackerSide, defenderSide } from '../battle/modifiers.ts';
import { bidders } from '../phases/market.ts';
import { readHarvest } from '../phases/ending.ts';
import { readDrafts, readScry } from '../resolve/late.ts';
import type { Draft, Hex, State } from '../types.ts';
import { board } from '../state/units.ts';
import { questionText } from './asking.ts';
import { yourPlaces } from './places.ts';
import { actionQuestion, questionOf, runningCard } from './question.ts';
import type { Question } from './question.ts';
import { cardOf } from '../state/piles.ts';

type Prompt = (state: State, seat: Seat, decision: Decision) => string;

const complete = 'Your plan is complete.';

function worded(question: Question | null): string {
  return question === null ? complete : `${capitalised(question.subject)}: ${questionText(question)}`;
}

function placeOf(state: State, seat: Seat, hex: Hex): string {
  return yourPlaces(state, seat).hex(board(state).hexNames[hex]);
}

function numberIn(decision: Decision, binding: string): number {
  return Number(decision.about[binding] ?? 0);
}

const action: Prompt = (state, seat, { plans }) => {
  if (plans[seat].length > 0) {
    if (plans[seat][0] === 'done') return complete;
    return worded(actionQuestion(state, seat, plans[seat]));
  }
  const { mana, gold } = state.seats[seat];
  return `Choose an action: ${mana} mana and ${gold} gold left.`;
};

const bid: Prompt = (state, seat, { plans }) => {
  if (plans[seat].length > 0) return complete;
  const { row, rowAt } = state;
  const rivals = bidders(state).length - 1;
  const card = `Card ${rowAt + 1} of ${row.length}: ${cardOf(state, row[rowAt]).name}`;
  return `${card}. Bid against ${plural(rivals, 'other')} to buy it, or pass; you have ${state.seats[seat].gold} gold.`;
};

const study: Prompt = (state, seat, { plans }) => {
  const left = state.options.quietStudyCards - plans[seat].length;
  if (left <= 0) return complete;
  return `Quiet Study: discard up to ${plural(left, 'card')} and draw as many?`;
};

const harvestWords = {
  mine: 'gold, or look at a card that you may gain?',
  forge: 'gain one of several cards, or burn a card of your hand?',
  reforge: 'burn which card of your hand?',
} as const;

const collect: Prompt = (state, seat, { plans }) => {
  const { asks } = readHarvest(state, seat, plans[seat]);
  if (asks === undefined) return complete;
  const value = asks.what === 'mine' ? ` (value ${state.tiles[asks.hex]})` : '';
  return `${capitalised(placeOf(state, seat, asks.hex))}${value}: ${harvestWords[asks.what]}`;
};

const sourceNames: Readonly<Record<Draft['source'], string>> = {
  free: 'Free starting card',
  mine: 'Mine',
  forge: 'Forge Draft',
  center: 'Power Pick',
  card: 'Draft',
};

// A Mine goes by its name alone; the name of a Forge is told where there are several, that of the Center never.
function draftTitle(state: State, { seat, source, hex }: Draft): string {
  if (hex < 0 || source === 'center') return sourceNames[source];
  const place = placeOf(state, seat, hex);
  if (source === 'mine') return capitalised(place);
  return place === 'the Forge' ? sourceNames[source] : `${sourceNames[source]} at ${place}`;
}

function draftPrompt(state: State, draft: Draft, kept: number): string {
  const title = draftTitle(state, draft);
  if (draft.optional) return `${title}: gain ${either(draft.cards.map((card) => cardOf(state, card).name))}?`;
  const keep = Math.min(draft.keep, draft.cards.length) - kept;
  return `${title}: gain which card?${keep > 1 ? ` (${keep} to choose)` : ''}`;
}

const draft: Prompt = (state, seat, { plans }) => {
  const open = readDrafts(state, seat, plans[seat]).find((read) => read.open);
  return open === undefined ? complete : draftPrompt(state, open.draft, open.kept.length);
};

const discard: Prompt = (state, seat, decision) => {
  const plan = decision.plans[seat];
  const hand = state.seats[seat].hand.length;
  const left = Math.min(numberIn(decision, 'count'), hand) - plan.length;
  if (left <= 0 || plan.includes('none')) return complete;
  const mana = numberIn(decision, 'mana');
  if (mana > 0) return `${runningCard(state)}: discard a card for ${mana} mana?`;
  return `${runningCard(state)}: discard which card?${left > 1 ? ` (${left} to choose)` : ''}`;
};

const topdeck: Prompt = (state, seat, { plans }) =>
  plans[seat].length > 0 ? complete : `${runningCard(state)}: put which card on top of your draw pile?`;

const keep: Prompt = (state, seat, decision) => {
  const left = numberIn(decision, 'keep') - decision.plans[seat].length;
  if (left <= 0) return complete;
  return `${runningCard(state)}: keep which card? (${left} to choose, the rest is discarded)`;
};

const scry: Prompt = (state, seat, decision) => {
  const { closed, rest } = readScry(state, seat, decision.plans[seat], numberIn(decision, 'count'));
  const card = runningCard(state);
  if (!closed) return `${card}: put which card on the bottom of your draw pile?`;
  return new Set(rest).size > 1 ? `${card}: which card comes next from the top?` : complete;
};

const archive: Prompt = (_state, seat, { plans }) => {
  const [wanted] = plans[seat];
  if (wanted === undefined) return 'Archive: take which of these cards into your hand?';
  return wanted === 'none' || plans[seat].length > 1
    ? complete
    : 'Archive: put which hand card in its place?';
};

const assignHits: Prompt = (state, seat, { plans }) => {
  const { battle } = state;
  if (battle === null || plans[seat].includes('none')) return complete;
  const right = hitRight(state, battle, seat === battle.attacker ? attackerSide : defenderSide);
  const used = plans[seat].length;
  if (right === null || used >= right.hits) return complete;
  const at = `Battle at ${placeOf(state, seat, battle.hex)}, combat round ${battle.round}`;
  return `${at}: who takes hit ${used + 1} of ${right.hits}?`;
};

const retreat: Prompt = (state, seat, { plans }) => {
  if (plans[seat].length > 0) return complete;
  const battle = battleOf(state);
  const foe = seat === battle.attacker ? battle.defender : battle.attacker;
  const [own, theirs] = [seat, foe].map((side) => unitsIn(state, battle, side));
  const at = `Battle at ${placeOf(state, seat, battle.hex)}, after combat round ${battle.round}`;
  return `${at}: you have ${plural(own, 'unit')} left against ${theirs}. Retreat, or fight on?`;
};

const bridges: Prompt = (state, seat, { plans }) => {
  const left = state.options.startBridges - plans[seat].length;
  return left <= 0 ? complete : `Place a starting Bridge near your Capital: ${left} left.`;
};

const freeCard: Prompt = (state, seat, decision) =>
  decision.plans[seat].length > 0 ? complete : draft(state, seat, decision);

/** The prompt of every decision, by the name under which it is asked. */
const prompts: { readonly [ask: string]: Prompt } = {
  capital: (_state, seat, { plans }) =>
    plans[seat].length > 0 ? complete : 'Choose the corner of your Capital.',
  bridges,
  'free-card': freeCard,
  study,
  bid,
  action,
  archive,
  'assign-hits': assignHits,
  retreat,
  discard,
  topdeck,
  keep,
  scry,
  draft,
  branch: (state, seat, decision) => worded(questionOf(state, seat, decision)),
  collect,
};

/** What the seat is asked now. */
export function promptText(state: State, seat: Seat, decision: Decision): string {
  if (decision.sealed[seat]) return 'You have chosen; waiting for the others.';
  const prompt = prompts[decision.ask];
  if (prompt === undefined) throw new Error(`There are no words for the decision "${decision.ask}".`);
  return prompt(state, seat, decision);
}
