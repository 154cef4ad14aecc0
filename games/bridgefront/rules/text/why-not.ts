// Why a choice is not legal, of an Action Step and where cards are picked, in one sentence with the rule's id; from what the seat may know only.

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice, Refusal } from '@bridgefront/kernel';
import { capitalised, plural } from '@bridgefront/tabletop/words';
import { cardId, CARDS } from '../cards/index.ts';
import { barrier, battleOf } from '../battle/retreat.ts';
import { edgeBetween } from '../state/board.ts';
import { goldCost, manaCost } from '../state/costs.ts';
import { cardOfChoice, championOfChoice } from '../notation.ts';
import { cardOf } from '../state/piles.ts';
import { yourPlaces } from './places.ts';
import { noBridge } from '../types.ts';
import type { Draft, Edge, Hex, State } from '../types.ts';
import { board, championCount, mayEnter, occupies } from '../state/units.ts';
import { activatedTraits } from '../types.ts';
import { planAction } from '../plan/action.ts';
import { Planner } from '../plan/planner.ts';

/** One sentence, and the rule behind it. */
export type Why = Omit<Refusal, 'code'>;

const planner = new Planner();

const noBuilding = `During a ${CARDS[cardId('total-blackout')].name} nothing can be built.`;

const noCard = 'There is no card of this name.';

function because(rule: string, message: string): Why {
  return { message, rule };
}

function lacks(have: number, cost: number, what: string, of: string): string {
  return `${of} costs ${cost} ${what}, and you have ${have}.`;
}

function whyNotCard(state: State, seat: number, choice: Choice): Why | null {
  const card = cardOfChoice(choice);
  if (card < 0) return because('§15.1', noCard);
  const owner = state.seats[seat];
  const data = cardOf(state, card);
  if (!owner.hand.includes(card)) return because('§15.1', `${data.name} is not in your hand.`);
  const mana = manaCost(state, seat, data);
  if (owner.mana < mana) return because('§15.1', lacks(owner.mana, mana, 'mana', data.name));
  const gold = goldCost(state, seat, data);
  if (gold === Infinity) {
    const most = Math.min(state.options.championLimit, championCount(state, seat));
    return because('S-85', `You have ${plural(most, 'Champion')} in play and may not have more.`);
  }
  if (owner.gold < gold)
    return because(
      data.champion === undefined ? '§15.1' : 'S-83',
      lacks(owner.gold, gold, 'gold', data.name),
    );
  return because('G-04', `${data.name} needs a target, and there is none on the board now.`);
}

function whyNotBasic(state: State, seat: number, choice: Choice): Why | null {
  const { mana, gold, faction, freeMarches } = state.seats[seat];
  const { options, blackout } = state;
  const noMana = (cost: number, of: string): Why | null =>
    mana < cost ? because('§12.2', lacks(mana, cost, 'mana', of)) : null;
  switch (choice) {
    case 'march':
      return (
        noMana(options.marchMana, 'March') ??
        because('§4.2', 'None of your stacks stands at a Bridge that it could cross.')
      );
    case 'build':
      if (blackout) return because('C-19', noBuilding);
      return (
        noMana(options.buildMana, 'Build') ??
        because('§4.2', 'Every edge at your units already has its Bridge.')
      );
    case 'reinforce':
      return (
        noMana(options.reinforceMana, 'Reinforce') ??
        because('§12.2', lacks(gold, options.reinforceGold, 'gold', 'Reinforce'))
      );
    case 'free-march':
      if (faction !== 'aerial') return because('S-132', 'Only Aerial has a free March.');
      return freeMarches >= options.freeMarches
        ? because('S-132', 'You have used your free March of this round.')
        : because('S-132', 'A free March needs a Champion that can go somewhere.');
    default:
      if (!(activatedTraits as readonly string[]).includes(choice)) return null;
      return because('G-23', 'No Champion of yours in play can use this now.');
  }
}

function whyNotStep(state: State, seat: number, from: Hex, to: Hex): Why {
  const { hexNames, edgeNames, neighbours } = board(state);
  const at = yourPlaces(state, seat);
  const there = at.hex(hexNames[to]);
  if (to === from) return because('§12.5', `The stack is at ${there} already.`);
  const edge = edgeBetween(board(state), from, to);
  if (edge < 0 || !neighbours[from].includes(to))
    return because(
      '§4.2',
      `A step goes to an adjacent hex, and ${there} is not next to ${at.hex(hexNames[from])}.`,
    );
  if (!mayEnter(state, seat, to))
    return because('S-61', `Two other players have units at ${there}; nobody else may enter.`);
  const way = at.edge(edgeNames[edge]);
  if (state.locked.includes(edge)) return because('C-19', `The Bridge ${way} is locked down.`);
  if (state.bridges[edge] === noBridge) return because('§4.2', `There is no Bridge ${way}.`);
  return because('G-04', `This stack cannot end its move properly by way of ${there}.`);
}

function whyNotBuild(state: State, seat: number, edge: Edge): Why {
  const { edgeEnds, edgeNames } = board(state);
  const way = yourPlaces(state, seat).edge(edgeNames[edge]);
  if (state.blackout) return because('C-19', noBuilding);
  if (state.bridges[edge] !== noBridge) return because('S-13', `A Bridge already stands ${way}.`);
  if (!edgeEnds[edge].some((hex) => occupies(state, seat, hex)))
    return because(
      'G-16',
      `Bridges are built from a hex that you occupy, and you have no units at either end of the edge ${way}.`,
    );
  return because('G-04', `This Bridge cannot be built ${way}.`);
}

function whyNotHex(state: State, seat: number, hex: Hex): Why | null {
  const there = yourPlaces(state, seat).hex(board(state).hexNames[hex]);
  switch (planner.asking) {
    case 'path':
      return whyNotStep(state, seat, planner.spot, hex);
    case 'stack':
      return occupies(state, seat, hex)
        ? because('§4.2', `Your units at ${there} have no way to go.`)
        : because('G-08', `You have no units at ${there}.`);
    case 'deploy':
      return mayEnter(state, seat, hex)
        ? because('G-04', `Nothing can be deployed to ${there} this way.`)
        : because('S-61', `Two other players have units at ${there}; nobody else may enter.`);
    case 'target':
      return because('G-04', `${capitalised(there)} is not a target that it may take.`);
    default:
      return null;
  }
}

// Another action while one is being planned: what stands in its way by itself, if anything does.
function whyNotInstead(state: State, seat: number, choice: Choice): Why | null {
  planner.reset(state, seat, []);
  if (planAction(planner) !== null || planner.offer?.includes(choice) === true) return null;
  return whyNotAction(state, seat, [], choice);
}

/** Why an Action Step does not take this choice now; null: no rule, it is simply not what is asked. */
export function whyNotAction(
  state: State,
  seat: number,
  plan: readonly Choice[],
  choice: Choice,
): Why | null {
  const kind = choiceKind(choice);
  if (plan.length === 0) {
    if (kind === 'card') return whyNotCard(state, seat, choice);
    if (kind !== choice) return null;
    return whyNotBasic(state, seat, choice);
  }
  planner.reset(state, seat, plan);
  if (planAction(planner) !== null || planner.offer === null || planner.offer.length === 0) return null;
  const asked = choiceKind(planner.offer[0]);
  if (asked === 'edge' && kind === 'hex')
    return because('§4.2', 'The question now is which edge between two hexes: choose a lit one.');
  if (kind !== asked) return whyNotInstead(state, seat, choice);
  const { hexByChoice, edgeByChoice } = board(state);
  const hex = hexByChoice.get(choice);
  if (hex !== undefined) return whyNotHex(state, seat, hex);
  const edge = edgeByChoice.get(choice);
  if (edge !== undefined) {
    const builds = plan[0] === 'build' || planner.effect?.do === 'build';
    if (builds) return whyNotBuild(state, seat, edge);
    const way = yourPlaces(state, seat).edge(board(state).edgeNames[edge]);
    return state.bridges[edge] === noBridge
      ? because('G-04', `There is no Bridge ${way}.`)
      : because('G-04', `The Bridge ${way} is out of its reach.`);
  }
  return whyNotNamed(state, plan, choice);
}

// What a step of the plan cannot take, where it is neither a hex nor an edge of the board.
function whyNotNamed(state: State, plan: readonly Choice[], choice: Choice): Why | null {
  const taken = plan.includes(choice);
  switch (choiceKind(choice)) {
    case 'hex':
      return because('§4.1', 'There is no such hex on the board.');
    case 'edge':
      return because('§4.1', 'There is no such edge: no two hexes of the board lie there side by side.');
    case 'forces':
      return because('G-08', `You cannot send ${plural(Number(choiceValue(choice)), 'Force')} from there.`);
    case 'champion': {
      const card = championOfChoice(choice);
      if (card < 0 || cardOf(state, card).champion === undefined)
        return because('§15.1', 'There is no Champion of this name.');
      const { name } = cardOf(state, card);
      if (taken) return because('G-08', `${name} is named already.`);
      return planner.asking === 'company'
        ? because('G-08', `${name} is not with these units, or not yours.`)
        : because('G-04', `${name} is not a target that it may take.`);
    }
    case 'card':
      return whyNotPicked(state, 'G-05', plan, choice, 'among the cards that it may take');
    case 'mode':
      return because('G-05', 'That is none of the ways of this card that are possible now.');
    case 'seat':
      return because('G-04', 'That player is not a target that it may take.');
    case 'points':
      return because('G-05', 'So many points cannot be healed.');
    default:
      return null;
  }
}

// What a card is taken from, and the rule that shows it.
const draftRules: { readonly [source in Draft['source']]: string } = {
  free: 'S-39',
  mine: '§6.2',
  forge: '§16.2',
  center: '§16.1',
  card: '§15.3',
};

function whyNotPicked(
  state: State,
  rule: string,
  plan: readonly Choice[],
  choice: Choice,
  where: string,
): Why | null {
  if (choiceKind(choice) !== 'card') return null;
  const card = cardOfChoice(choice);
  if (card < 0) return because(rule, noCard);
  const { name } = cardOf(state, card);
  return because(rule, plan.includes(choice) ? `${name} is chosen already.` : `${name} is not ${where}.`);
}

// The draft that the seat is at: those before it have what they keep.
function draftAt(state: State, seat: number, plan: readonly Choice[]): Draft | null {
  let made = plan.length;
  for (const draft of state.drafts) {
    if (draft.seat !== seat) continue;
    const due = Math.min(draft.keep, draft.cards.length);
    if (made < due) return draft;
    made -= due;
  }
  return null;
}

/** Why a card cannot be taken of those that the seat is being shown. */
export function whyNotShown(state: State, seat: number, plan: readonly Choice[], choice: Choice): Why | null {
  const rule = draftRules[draftAt(state, seat, plan)?.source ?? 'free'];
  if (choice === 'none') return because(rule, 'One of the cards that you are shown is yours: choose it.');
  return whyNotPicked(state, rule, plan, choice, 'among the cards that you are shown');
}

/** Why a card cannot be put away in Quiet Study. */
export function whyNotStudied(
  state: State,
  _seat: number,
  plan: readonly Choice[],
  choice: Choice,
): Why | null {
  return whyNotPicked(state, '§21.5', plan, choice, 'in your hand');
}

type WhyNot = (state: State, seat: number, plan: readonly Choice[], choice: Choice) => Why | null;

// A question about cards that comes while a card is carried out: where they are taken from, and that one must be named.
function late(rule: string, where: string, must: string): WhyNot {
  return (state, _seat, plan, choice) => {
    if (choice === 'none') return because(rule, must);
    return whyNotPicked(state, rule, plan, choice, where) ?? because(rule, must);
  };
}

/** Why a choice is none of those that come while a card is carried out. */
export const whyNotLate = {
  discard: late(
    'G-05',
    'in your hand',
    'The card that you played has you discard: choose a card of your hand.',
  ),
  topdeck: late(
    'G-05',
    'in your hand',
    'The card that you played puts one of your hand on top of your draw pile: choose it.',
  ),
  keep: late(
    'G-19',
    'among the cards that you look at',
    'Choose which of the cards that you look at come into your hand.',
  ),
  scry: late(
    'G-19',
    'among the cards that you look at and have not placed',
    'Choose which of the cards that you look at go under, then which of the others lies on top.',
  ),
  branch: (_state, _seat, _plan, _choice) =>
    because('G-05', 'The die is cast: choose what comes of it from what is offered now.'),
} as const satisfies { readonly [ask: string]: WhyNot };

/** Why a side of a battle cannot go back to a hex (S-142). */
export function whyNotBack(state: State, seat: number, _plan: readonly Choice[], choice: Choice): Why | null {
  const { hexByChoice, hexNames } = board(state);
  const to = hexByChoice.get(choice);
  if (to === undefined) return because('S-141', 'The question now is whether to retreat or to fight on.');
  const there = yourPlaces(state, seat).hex(hexNames[to]);
  const battle = battleOf(state);
  switch (barrier(state, battle, seat, to)) {
    case 'no-bridge':
      return because('S-142', `There is no Bridge from the battle to ${there}, and a retreat needs one.`);
    case 'lockdown':
      return because('C-19', `The Bridge from the battle to ${there} is locked down.`);
    case 'enemies':
      return because('S-142', `There are units of another player at ${there}.`);
    case 'capital':
      return because('S-142', `${capitalised(there)} is another player’s: nobody retreats into it.`);
    case 'not-back':
      return because(
        'S-142',
        `Your attack has not come from ${there}, and you have no units there: an attacker only goes back.`,
      );
    case null:
      return null;
  }
}

/** Why a reward cannot be taken, or a card reforged. */
export function whyNotCollected(
  state: State,
  _seat: number,
  plan: readonly Choice[],
  choice: Choice,
): Why | null {
  if (plan.at(-1) === 'mode:reforge') return whyNotPicked(state, '§6.2', [], choice, 'in your hand');
  return because('§16', 'The question now is what your tiles give: choose one of the rewards.');
}
