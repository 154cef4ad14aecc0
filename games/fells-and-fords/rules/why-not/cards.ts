// Why a card is not kept, returned, dropped or played in upkeep, and no objective or ford chosen (FF-35, FF-40, FF-54, FF-88).

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import { commandId, commandTable, loreTable, objectiveTable } from '../cards/in-force.ts';
import { commandsBack, isPreset } from '../hands.ts';
import { hexIn, loreIn } from '../notation.ts';
import { objectivesNext } from '../campaign.ts';
import { isWater } from '../field.ts';
import type { WindowName } from '../vocabulary.ts';
import { whyNoLore, whyNotAimed } from './lore.ts';
import { because, noHex } from './reason.ts';
import type { WhyNot } from './reason.ts';

/** Why an objective is not chosen. */
export const whyNotObjective: WhyNot = (state, seat, _plan, choice) => {
  if (choiceKind(choice) !== 'objective') return null;
  const found = objectiveTable(state).find(({ slug }) => slug === choiceValue(choice));
  if (found === undefined) return because('FF-93', 'There is no objective of this name.');
  if (!state.options.campaign) return because('FF-93', `You have not drawn ${found.name}.`);
  const [next] = objectivesNext(state, seat).map((id) => objectiveTable(state)[id].indicator[0]);
  return because('FF-99', `${found.name} is none of your objectives of the letter ${next}.`);
};

/** Why a ford is not put there. */
export const whyNotFord: WhyNot = (state, _seat, _plan, choice) => {
  if (choiceKind(choice) !== 'hex') return null;
  const hex = hexIn(choice);
  if (hex < 0) return noHex;
  return because(
    'FF-40',
    isWater(state.terrain[hex])
      ? 'A ford is put on water of your own objective that has neither ford nor bridge.'
      : 'A ford is put on water only.',
  );
};

/** Why a card of the first hand is not put back. */
export const whyNotBack: WhyNot = (state, _seat, plan, choice) => {
  if (choiceKind(choice) !== 'back') return null;
  const commands = plan.length < (isPreset(state) ? 0 : commandsBack);
  const command = commandTable(state)[commandId(state, choiceValue(choice))];
  const lore = loreTable(state)[loreIn(state, choice.replace('back:', 'lore:'))];
  const card = command ?? lore;
  if (card === undefined) return because('FF-35', 'There is no card of this name.');
  if (commands && command === undefined) return because('FF-35', 'The command cards are put back first.');
  if (!commands && lore === undefined) return because('FF-35', 'Now a lore card is put back.');
  const { name } = card;
  return because('FF-35', `You have no ${plan.includes(choice) ? 'further ' : ''}${name} in your hand.`);
};

/** Why a card drawn by a Feeler is not kept. */
export const whyNotKept: WhyNot = (_state, _seat, _plan, choice) =>
  choiceKind(choice) === 'keep' ? because('FF-54', 'One of the two cards drawn is kept.') : null;

/** Why a lore card of the hand is not discarded. */
export const whyNotDropped: WhyNot = (state, _seat, _plan, choice) => {
  if (choiceKind(choice) !== 'drop') return null;
  const card = loreTable(state)[loreIn(state, choice.replace('drop:', 'lore:'))];
  return card === undefined
    ? because('FF-56', 'There is no lore card of this name.')
    : because('FF-88', `You have no ${card.name} in your hand.`);
};

/** Why a lore card is not played in the Lore step. */
export const whyNotUpkeep: WhyNot = (state, seat, plan, choice) => {
  if (plan.length > 0) return whyNotAimed(state, seat, plan, choice);
  return choiceKind(choice) === 'lore' ? whyNoLore(state, seat, choice, 'upkeep') : null;
};

/** Why a lore card is not played in a window. */
export const whyNotReacted: WhyNot = (state, seat, _plan, choice, { about }) =>
  choiceKind(choice) === 'lore' ? whyNoLore(state, seat, choice, about['window'] as WindowName) : null;
