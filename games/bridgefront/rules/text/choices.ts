// What a choice means, as a short label for a button or a list.

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice, Decision, Seat } from '@bridgefront/kernel';
import { capitalised, plural } from '@bridgefront/tabletop/words';
import { goldCost, manaCost } from '../state/costs.ts';
import type { Effect, Mode } from '../effects.ts';
import { cardOfChoice, championOfChoice, numberOfChoice } from '../notation.ts';
import { mineYield, readHarvest } from '../phases/ending.ts';
import { ageOf, cardOf } from '../state/piles.ts';
import { activatedTraits } from '../types.ts';
import { readScry } from '../resolve/late.ts';
import { pickSize } from '../resolve/gold-and-cards.ts';
import type { CardId, Hex, State } from '../types.ts';
import { board, championOf, mayEnter } from '../state/units.ts';
import { isFirstStack } from './asking.ts';
import { costText, typeLine } from './card.ts';
import { phrasesOf } from './effects.ts';
import { inOrder } from './phrases.ts';
import { cornerLabel, edgeLabel, hexLabel, retreatLabel, stepLabel, yourPlaces } from './places.ts';
import { questionOf } from './question.ts';
import { actionWords } from './spoken.ts';
import { ageWords, factionWords } from './words.ts';

type Label = (state: State, seat: Seat, choice: Choice, decision: Decision) => string;

function price(mana: number, gold: number): string {
  return gold > 0 ? `${mana} mana + ${gold} gold` : `${mana} mana`;
}

// S-130: what goes into the own Capital can be planned while two others hold it, and is lost if they stay.
function isClosed(state: State, seat: number, hex: Hex): boolean {
  return hex >= 0 && !mayEnter(state, seat, hex);
}

function deploysHome(effects: readonly Effect[]): boolean {
  return effects.some((effect) => effect.do === 'deploy' && effect.to === 'capital');
}

function homeNote(state: State, seat: number): string {
  return isClosed(state, seat, state.seats[seat].capital)
    ? ' — your Capital is closed now: two other players hold it'
    : '';
}

// In an Action Step the price now; where cards are gained, what is printed; else only the name.
const cardLabel: Label = (state, seat, choice, { ask, plans }) => {
  const id = cardOfChoice(choice);
  if (id < 0) return choiceValue(choice);
  const card = cardOf(state, id);
  if (ask === 'action' && (plans[seat].length === 0 || plans[seat][0] === choice)) {
    const closed = deploysHome(card.effects) ? homeNote(state, seat) : '';
    return `${card.name} — ${price(manaCost(state, seat, card), goldCost(state, seat, card))}, initiative ${card.initiative}${closed}`;
  }
  if (ask !== 'draft' && ask !== 'free-card') return card.name;
  const points = card.vp > 0 ? `, +${card.vp} VP` : '';
  return `${card.name} — ${typeLine(card)}, ${costText(card)}, initiative ${card.initiative}${points}`;
};

function championLabel(state: State, seat: Seat, card: CardId): string {
  const { name, champion: printed } = cardOf(state, card);
  const champion = championOf(state, card);
  if (champion === null || printed === undefined) return name;
  const owner = champion.seat === seat ? 'yours' : `${factionWords[state.seats[champion.seat].faction]}’s`;
  const ward = champion.warded ? ', protected' : '';
  return `${name} (${champion.hp}/${printed.hp} HP, at ${yourPlaces(state, seat).hex(board(state).hexNames[champion.hex])}, ${owner}${ward})`;
}

function modeText(effects: readonly Effect[]): string {
  const text = capitalised(inOrder(phrasesOf(effects)).clause);
  return text === '' ? 'Nothing' : text;
}

function collectLabel(state: State, seat: Seat, choice: Choice, { plans }: Decision): string {
  const { asks } = readHarvest(state, seat, plans[seat]);
  const deck = `${ageWords(ageOf(state))} Market card`;
  if (choiceValue(choice) === 'gold') {
    return asks === undefined ? 'Gain gold' : `Gain ${mineYield(state, seat, asks.hex)} gold`;
  }
  if (choiceValue(choice) === 'reforge') return 'Reforge: burn a card of your hand';
  if (asks?.what !== 'forge') return `Look at ${plural(pickSize(state, seat, 1), deck)} and gain one or none`;
  return `Forge Draft: look at ${plural(pickSize(state, seat, state.options.forgeDraftSize), deck)} and gain 1`;
}

const modeLabel: Label = (state, seat, choice, decision) => {
  if (decision.ask === 'collect') return collectLabel(state, seat, choice, decision);
  const effect = questionOf(state, seat, decision)?.effect;
  const name = choiceValue(choice);
  if (effect?.do === 'cash-in')
    return name === 'gold' ? `${effect.gold} gold` : plural(effect.forces, 'Force');
  const modes: readonly Mode[] = effect?.do === 'choose' ? effect.modes : [];
  const mode = modes.find((other) => other.name === name);
  if (mode === undefined) return capitalised(name);
  return `${modeText(mode.effects)}${deploysHome(mode.effects) ? homeNote(state, seat) : ''}`;
};

const moveEnds: Readonly<Record<string, string>> = {
  stack: 'No more moves',
  forces: 'Do not move',
  company: 'No more Champions',
  path: 'Stop here',
};

const noneWords: Readonly<Record<string, string>> = {
  draft: 'Leave it',
  archive: 'Leave them',
  topdeck: 'Do not',
  discard: 'Do not discard',
  'assign-hits': 'Leave the hits to chance',
  retreat: 'Fight on',
};

// What is picked so far is discarded, and nothing else.
function discards(count: number): string {
  return count === 0 ? 'Discard no card' : `Discard ${count === 1 ? 'this card' : `these ${count}`}`;
}

const noneLabel: Label = (state, seat, _choice, decision) => {
  if (decision.ask === 'scry') {
    const { closed } = readScry(state, seat, decision.plans[seat], Number(decision.about['count']));
    return closed ? 'Done' : 'No more cards to the bottom';
  }
  if (decision.ask === 'study') return discards(decision.plans[seat].length);
  const question = questionOf(state, seat, decision);
  if (question === null) return noneWords[decision.ask] ?? 'No more';
  const { effect, asking } = question;
  if (isFirstStack(question)) return 'Do not move';
  if (asking === 'company' && !question.joined) return 'Go without Champions';
  if (moveEnds[asking] !== undefined) return moveEnds[asking];
  if (effect?.do === 'scrap') return 'Burn no card';
  return effect?.do === 'shed' || effect?.do === 'cash-in'
    ? discards(effect.count - question.left)
    : 'No more';
};

// The champion whose ability an action uses.
function abilityLabel(state: State, seat: Seat, trait: string): string {
  for (const champion of state.champions) {
    if (champion.seat !== seat) continue;
    const { name, champion: printed } = cardOf(state, champion.card);
    if (printed?.traits.some((other) => other.trait === trait) !== true) continue;
    return `${printed.ability ?? actionWords(trait)} (ability of ${name}, no mana)`;
  }
  return actionWords(trait);
}

const basicLabels: Readonly<Record<string, (state: State, seat: Seat) => string>> = {
  march: ({ options }) => `March (${price(options.marchMana, 0)})`,
  'free-march': () => 'March with a Champion (free)',
  build: ({ options }) => `Build a Bridge (${price(options.buildMana, 0)})`,
  reinforce: (state, seat) => {
    const { reinforceMana, reinforceGold } = state.options;
    return `Reinforce your Capital (${price(reinforceMana, reinforceGold)})${homeNote(state, seat)}`;
  },
  done: (state, seat) => {
    const { mana } = state.seats[seat];
    return mana > 0 ? `Done for this round (${mana} mana unused)` : 'Done for this round';
  },
  force: () => 'One of the Forces',
};

const labels: Readonly<Record<string, Label>> = {
  card: cardLabel,
  champion: (state, seat, choice) => championLabel(state, seat, championOfChoice(choice)),
  hex: (state, seat, choice, decision) => {
    const hex = board(state).hexByChoice.get(choice);
    if (hex === undefined) return choiceValue(choice);
    if (decision.ask === 'capital') return cornerLabel(state, seat, hex);
    if (decision.ask === 'retreat') return retreatLabel(state, seat, hex);
    const question = questionOf(state, seat, decision);
    if (question?.asking === 'path') return stepLabel(state, seat, question.spot, hex);
    const closed =
      question?.asking === 'deploy' && isClosed(state, seat, hex)
        ? ' — closed now: two other players hold it'
        : '';
    return `${hexLabel(state, seat, hex)}${closed}`;
  },
  edge: (state, seat, choice) => {
    const edge = board(state).edgeByChoice.get(choice);
    return edge === undefined ? choiceValue(choice) : edgeLabel(state, seat, edge);
  },
  forces: (_state, _seat, choice) => {
    const count = numberOfChoice(choice);
    return count === 0 ? 'No Forces' : plural(count, 'Force');
  },
  points: (_state, _seat, choice) => `${numberOfChoice(choice)} HP`,
  seat: (state, _seat, choice) => factionWords[state.seats[numberOfChoice(choice)].faction],
  buy: (_state, _seat, choice) => `Buy for ${numberOfChoice(choice)} gold`,
  pass: (_state, _seat, choice) => {
    const amount = numberOfChoice(choice);
    return amount === 0 ? 'Pass with 0' : `Pass with ${amount} gold`;
  },
  mode: modeLabel,
  none: noneLabel,
};

/** What a choice means for the seat that is asked. */
export function choiceLabel(state: State, seat: Seat, choice: Choice, decision: Decision): string {
  const basic = basicLabels[choice];
  if (basic !== undefined) return basic(state, seat);
  if ((activatedTraits as readonly string[]).includes(choice)) return abilityLabel(state, seat, choice);
  const label = labels[choiceKind(choice)];
  return label === undefined ? capitalised(choice) : label(state, seat, choice, decision);
}
