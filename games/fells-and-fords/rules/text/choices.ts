// Prompts, and what a choice means as a short label.

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice, Decision, Seat } from '@bridgefront/kernel';
import { isByLot, readArmy } from '../army.ts';
import { objectivesNext } from '../campaign.ts';
import { combatOf } from '../combat/roll.ts';
import { faceOf, useIn } from '../combat/dice.ts';
import { aimsOf } from '../faces.ts';
import { typeOf, unitOn } from '../field.ts';
import { hexOf } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { hexIn, numberIn } from '../notation.ts';
import { oddsOf } from '../odds.ts';
import { OBJECTIVES } from '../tables/objectives.ts';
import { unitType } from '../tables/units.ts';
import type { State, Unit } from '../types.ts';
import { faces } from '../vocabulary.ts';
import type { WindowName } from '../vocabulary.ts';
import { commandText, loreText, objectiveText, unitFacts } from './cards.ts';
import { aimWords, useName } from './reports.ts';
import { capitalised, plural } from '@bridgefront/tabletop/words';
import {
  armyTable,
  commandId,
  commandTable,
  loreId,
  loreTable,
  objectiveTable,
  unitTable,
} from '../cards/in-force.ts';
import { placesOf } from './places.ts';
import { battleName, countedFaces, does, nameOf, presetUnits } from './words.ts';

type Prompt = (state: State, seat: Seat, plan: readonly Choice[], decision: Decision) => string;

/** What a lore card asks for next. */
function loreAsks(state: State, plan: readonly Choice[]): string {
  const { name, effect } = loreTable(state)[loreId(state, choiceValue(plan[0]))];
  if (effect.do === 'lift' && plan.length > 1) return `${name}: choose where the unit is placed.`;
  if (effect.do === 'drive' && plan.length > 1) return `${name}: choose the enemy that is driven away next.`;
  return `${name}: choose the unit.`;
}

function at(state: State, hex: HexId): string {
  return `at ${placesOf(state).name(hex)}`;
}

// The unit that a plan begins with, what it does, and where it stands: the place comes last, where a short line may end.
function chosen(state: State, choice: Choice, many: string, one: string): string {
  const hex = hexIn(choice);
  const { name, slug } = typeOf(state, state.units[unitOn(state, hex)]);
  return `your ${name} ${does(slug, many, one)} (${at(state, hex)})`;
}

// The unit that is attacked, and what it does.
function attacked(state: State, many: string, one: string): string {
  const { name, slug } = typeOf(state, state.units[combatOf(state).target]);
  return `your ${name} ${does(slug, many, one)}`;
}

// `Do your Toll Wardens`, `Does your Storm Heron`.
function doesYour(state: State, unit: Unit): string {
  const { name, slug } = typeOf(state, unit);
  return `${does(slug, 'Do', 'Does')} your ${name}`;
}

function fight(state: State): string {
  const { roller, target } = combatOf(state);
  const { hex } = state.units[target];
  return `${typeOf(state, state.units[roller]).name} against ${typeOf(state, state.units[target]).name} ${at(state, hex)}`;
}

const windowAsks: { readonly [W in WindowName]: (state: State, seat: Seat) => string } = {
  orders: () => '',
  moves: () => '',
  upkeep: () => '',
  declare: (state) => `${fight(state)}, before the dice: play a lore card?`,
  roll: (state) =>
    `${fight(state)}, rolled ${countedFaces(combatOf(state).dice.map((die) => faces[die]))}: play a lore card?`,
  damage: (state) =>
    state.harm === null
      ? 'Play a lore card?'
      : `Your ${typeOf(state, state.units[state.harm.unit]).name} would suffer ${state.harm.amount} damage: play a lore card?`,
  fall: (state) => `${capitalised(attacked(state, 'fall', 'falls'))}: play a lore card?`,
  retreat: (state) => {
    const { target, retreats } = combatOf(state);
    return `Your ${typeOf(state, state.units[target]).name} would retreat ${plural(retreats, 'hex')}: play a lore card?`;
  },
  cancel: (state, seat) => {
    const top = state.played.at(-1);
    if (top === undefined) return 'Cancel?';
    const whose = (owner: Seat): string => (owner === seat ? 'your side' : 'your opponent');
    const aims = aimWords(aimsOf(state, top.targets), whose, placesOf(state));
    return `${loreTable(state)[top.card].name} was played${aims}: cancel it?`;
  },
};

function armyAsks(state: State, seat: Seat, plan: readonly Choice[]): string {
  const { left, placed, taken, tent } = readArmy(state, plan);
  const missing = taken.reduce((sum, copies) => sum + copies, 0) + (tent ? 1 : 0) - placed.length;
  const lot = isByLot(state, seat);
  if (plan.some((choice) => choice.startsWith('army:')) || placed.length > 0)
    return missing > 0 && !lot
      ? `Lay out your army in secret: ${plural(missing, 'card')} left.`
      : `${lot ? 'Lots lay it out.' : 'Your army stands.'} Are you done?`;
  // FF-31: only a tent that is still to be taken lets an army cost more than its points.
  if (left < 0) return `Muster your army: ${plural(-left, 'point')} too many without a command tent.`;
  return `Muster your army: ${plural(left, 'point')} left. ${lot ? 'Lots lay it out.' : 'Laying out a unit ends mustering.'}`;
}

const prompts: { readonly [ask: string]: Prompt } = {
  objective(state, seat) {
    if (!state.options.campaign) return 'Choose your objective in secret.';
    const [other] = objectivesNext(state, 1 - seat);
    return `You won: choose your objective for the ${battleName(state.fought.length + 1)}. Your opponent has ${OBJECTIVES[other].name}.`;
  },
  ford: () => 'Choose the water where you know a ford.',
  army: armyAsks,
  keep(state, seat, plan) {
    const { commandHand } = state.options;
    const surplus = state.seats[seat].command.length - plan.length - commandHand;
    return surplus > 0 && state.battle < 0
      ? `You keep ${plural(commandHand, 'command card')}: return ${surplus}.`
      : 'Your lore hand has one card too many: return one.';
  },
  command: (state, _seat, plan) => {
    if (plan.length === 0) return 'Play a command card.';
    const card = commandTable(state).find(({ slug }) => plan[0] === `card:${slug}`);
    return `Play ${card?.name ?? 'it'} for its text, or to order one unit anywhere?`;
  },
  orders: (state, _seat, plan) => {
    if (plan.length > 0) return loreAsks(state, plan);
    const card = state.text ? commandTable(state)[state.command] : undefined;
    return card === undefined ? 'Order one unit anywhere.' : `${card.name}: ${commandText(card)}`;
  },
  moves(state, _seat, plan) {
    if (plan.length === 0) return 'Move your ordered units.';
    if (plan[0].startsWith('lore:')) return loreAsks(state, plan);
    return `Choose where ${chosen(state, plan[0], 'move', 'moves')}.`;
  },
  attacks: (state, _seat, plan) =>
    plan.length === 0
      ? 'Attack with your ordered units.'
      : `Choose whom ${chosen(state, plan[0], 'attack', 'attacks')}.`,
  react: (state, seat, _plan, { about }) => windowAsks[about['window'] as WindowName](state, seat),
  trample: () => 'Choose the next hex of the trample.',
  dice: (_state, _seat, plan, { about }) => {
    const most = Number(about['most']);
    const limit = most > 20 ? 'any dice' : `up to ${plural(most, 'die')}`;
    return `Choose ${limit} to be rolled again (${plan.length} chosen).`;
  },
  commit: (state) => `${fight(state)}: commit dice, or let them do what they do by themselves.`,
  way: (state) => `Choose the way that ${attacked(state, 'retreat', 'retreats')}.`,
  ignore: (state) =>
    `Your ${typeOf(state, state.units[combatOf(state).target]).name} must retreat ${plural(combatOf(state).retreats, 'hex')}: ignore how many?`,
  counter: (state) => {
    const { roller, target } = combatOf(state);
    return `${doesYour(state, state.units[target])} counter ${typeOf(state, state.units[roller]).name}?`;
  },
  advance: (state, _seat, plan) =>
    plan.length === 0
      ? `${doesYour(state, state.units[combatOf(state).roller])} follow?`
      : 'Choose the next hex of the pursuit.',
  again: (state, _seat, _plan, { about }) =>
    `Your ${typeOf(state, state.units[Number(about['unit'])]).name} may attack once more.`,
  feeler: () => 'Keep one of the two command cards.',
  lore: (state, _seat, plan) =>
    plan.length > 0 ? loreAsks(state, plan) : 'Lore step: take lore, cards, or one of each.',
  drop: () => 'Discard a lore card.',
};

/** What the seat is asked. */
export function promptText(state: State, seat: Seat, decision: Decision): string {
  const { ask, plans, sealed } = decision;
  if (sealed[seat]) return 'Waiting for your opponent.';
  return prompts[ask]?.(state, seat, plans[seat], decision) ?? 'Choose.';
}

function healthWords(state: State, unit: Unit): string {
  const tokens = [...(unit.poisoned ? ['poisoned'] : []), ...(unit.stunned ? ['stunned'] : [])];
  const { health, kind } = typeOf(state, unit);
  const left = kind === 'legend' ? `health ${unit.health} of ${health}` : plural(unit.health, 'figure');
  return [left, ...tokens].join(', ');
}

function unitLabel(state: State, seat: Seat, hex: HexId): string {
  const unit = state.units[unitOn(state, hex)];
  if (unit === undefined) return placesOf(state).title(hex);
  const owner = unit.seat === seat ? '' : 'enemy ';
  return capitalised(`${owner}${typeOf(state, unit).name} ${at(state, hex)} (${healthWords(state, unit)})`);
}

// An attack with its odds; the attacker is the unit that the plan or the question names.
function targetLabel(state: State, seat: Seat, hex: HexId, decision: Decision): string {
  const first = decision.plans[seat][0];
  const attacker = first === undefined ? Number(decision.about['unit']) : unitOn(state, hexIn(first));
  const [own, enemy] = [state.units[attacker], state.units[unitOn(state, hex)]];
  if (own === undefined || enemy === undefined) return unitLabel(state, seat, hex);
  const { dice, kill } = oddsOf(state, own, enemy);
  return `${unitLabel(state, seat, hex)}: ${plural(dice, 'die')}, eliminated in ${Math.round(100 * kill)} %`;
}

function goLabel(state: State, _seat: Seat, choice: Choice): string {
  const hex = hexIn(choice);
  return hex < 0 ? 'Off the board' : placesOf(state).title(hex);
}

function presetLabel(state: State, slug: string): string {
  const preset = armyTable(state).find((one) => one.slug === slug);
  return preset === undefined ? slug : `${preset.name}: ${presetUnits(preset)}`;
}

function cardLabel(state: State, slug: string): string {
  const command = commandTable(state)[commandId(state, slug)];
  if (command !== undefined) return `${command.name}: ${commandText(command)}`;
  const lore = loreTable(state)[loreId(state, slug)];
  return lore === undefined ? slug : `${lore.name} (${lore.cost} lore): ${loreText(lore)}`;
}

const fixed: { readonly [choice: string]: string } = {
  text: 'For its text',
  one: 'Order one unit anywhere instead',
  pass: 'Play nothing',
  'pass:turn': 'Play nothing for the rest of this turn',
  stay: 'Stay',
  counter: 'Counter',
  no: 'No',
  tokens: 'Gain 2 lore',
  both: 'Gain 1 lore and draw 1 lore card',
  cards: 'Draw 2 lore cards, discard 1',
};

const doneLabels: { readonly [ask: string]: string } = {
  orders: 'On to the moves',
  moves: 'On to the attacks',
  attacks: 'End the attacks',
  army: 'Seal army and layout',
  commit: 'Commit no more dice',
  dice: 'Roll these again',
};

type Label = (state: State, seat: Seat, choice: Choice, decision: Decision) => string;

const labels: { readonly [kind: string]: Label } = {
  objective(state, _seat, choice) {
    const objective = objectiveTable(state).find(({ slug }) => slug === choiceValue(choice));
    return objective === undefined ? choice : `${objective.name}: ${objectiveText[objective.score]}`;
  },
  hex: (state, _seat, choice) => placesOf(state).title(hexIn(choice)),
  army: (state, _seat, choice) => presetLabel(state, choiceValue(choice)),
  take(state, _seat, choice) {
    const type = unitTable(state)[unitType(choiceValue(choice))];
    return `Take ${type.name} (${unitFacts(type)})`;
  },
  tent: ({ options }) => `Take a command tent (${plural(options.tentPoints, 'more point')})`,
  place(state, _seat, choice) {
    const [slug, hex] = choiceValue(choice).split('@');
    return `${capitalised(nameOf(slug))} to ${placesOf(state).name(hexOf(hex))}`;
  },
  back: (state, _seat, choice) => `Return ${cardLabel(state, choiceValue(choice))}`,
  card: (state, _seat, choice) => cardLabel(state, choiceValue(choice)),
  lore: (state, _seat, choice) => cardLabel(state, choiceValue(choice)),
  keep: (state, _seat, choice) => `Keep ${cardLabel(state, choiceValue(choice))}`,
  drop: (state, _seat, choice) => `Discard ${cardLabel(state, choiceValue(choice))}`,
  unit: (state, seat, choice) => unitLabel(state, seat, hexIn(choice)),
  to: goLabel,
  at: (state, seat, choice, decision) => targetLabel(state, seat, hexIn(choice), decision),
  cure(state, seat, choice) {
    const token = choice.startsWith('cure:poison') ? 'poison' : 'stun';
    return `Cure ${unitLabel(state, seat, hexIn(choice))} of ${token} for ${state.options.curePrice} lore`;
  },
  step(state, seat, choice) {
    const [from, to] = choiceValue(choice).split('>').map(hexOf);
    return `${unitLabel(state, seat, from)} to ${placesOf(state).name(to)}`;
  },
  die(state, _seat, choice) {
    const die = numberIn(choice);
    return `Die ${die}: ${faces[combatOf(state).dice[die - 1]]}`;
  },
  use(state, _seat, choice) {
    const use = useIn(choice);
    if (use === null) return choice;
    return `${capitalised(useName(use))}: ${plural(numberIn(choice), `${faceOf(state, use)} die`, `${faceOf(state, use)} dice`)}`;
  },
  ignore(_state, _seat, choice) {
    const count = numberIn(choice);
    return count === 0 ? 'Ignore none' : `Ignore ${plural(count, 'retreat')}`;
  },
  done: (state, seat, _choice, { ask }) =>
    ask === 'army' && isByLot(state, seat) ? 'Seal army' : (doneLabels[ask] ?? 'Done'),
};

/** What a choice means for the seat that is asked. */
export function choiceLabel(state: State, seat: Seat, choice: Choice, decision: Decision): string {
  return fixed[choice] ?? labels[choiceKind(choice)]?.(state, seat, choice, decision) ?? choice;
}
