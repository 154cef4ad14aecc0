// Why a lore card is not played, or not aimed there (FF-56 to FF-63).

import { choiceKind } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import { plural } from '@bridgefront/tabletop/words';
import { loreTable } from '../cards/in-force.ts';
import { unitOn } from '../field.ts';
import { hexIn, loreIn } from '../notation.ts';
import { isPossible } from '../lore/targets.ts';
import { fits } from '../lore/windows.ts';
import { nameOf as nameBySlug } from '../text/words.ts';
import type { State } from '../types.ts';
import type { LoreCard, LoreEffect, LoreKind, LoreOf, WindowName } from '../vocabulary.ts';
import { windowWords } from '../waits.ts';
import { because, noHex } from './reason.ts';
import type { Reason } from './reason.ts';

type Need<K extends LoreKind> = (effect: LoreOf<K>) => string;

/** What a card is aimed at, by effect. */
const needs: { readonly [K in LoreKind]?: Need<K> } = {
  recover: ({ of }) =>
    of === undefined
      ? 'a unit of yours that is ordered and has lost health'
      : `${of.map(nameBySlug).join(' or ')} of yours that have lost health`,
  order: () => 'a unit of yours that is not ordered',
  march: () => 'a unit of yours that is ordered and not stunned',
  spate: () => 'an enemy unit on water or beside it that does not fly',
  sacrifice: () => 'a unit of yours with two figures at least',
  venom: ({ within, of }) =>
    `an enemy unit within ${plural(within, 'hex', 'hexes')} of your ${nameBySlug(of)} that is not poisoned`,
  lift: () => 'a unit beside your Storm Heron, for which a hex beside the Heron is free',
  drive: () => 'a unit of yours with an enemy beside it that can be driven away',
  trample: () => 'cavalry of yours that is ordered, not stunned, has not moved and has a way to go',
  tithe: () => 'a unit of yours on a banner, building or bridge',
};

function needOf({ effect }: LoreCard): string | null {
  const need = needs[effect.do] as ((effect: LoreEffect) => string) | undefined;
  return need?.(effect) ?? null;
}

// FF-58, FF-61: nothing more may be played at all.
function whySilent(state: State, seat: Seat, { window }: LoreCard): Reason | null {
  const { barred, playedCancel, playedLore } = state.seats[seat];
  if (barred) return because('FF-61', 'You play no lore card for the rest of this turn.');
  const most = window === 'cancel' ? 1 : state.options.loreCardsPerTurn;
  if ((window === 'cancel' ? playedCancel : playedLore) < most) return null;
  return window === 'cancel'
    ? because('FF-58', 'You have cancelled a card this turn, and may cancel one a turn.')
    : because('FF-58', `You may play ${plural(most, 'lore card')} a turn, and have done so.`);
}

// What the card asks of the combat under way.
function whyUnfit(state: State, seat: Seat, { name, when, effect, window }: LoreCard): Reason {
  const combat = state.combats.at(-1);
  if (window === 'fall')
    return because(
      'FF-62',
      `${name} is for a unit that an attack from beside it felled, neither stunned nor felled by a Vigilant unit.`,
    );
  if (combat === undefined) return because('FF-57', `${name} is played in a combat only.`);
  const rolls = state.units[combat.roller].seat === seat;
  if (when !== undefined && (when.part === 'roller') !== rolls)
    return because('FF-57', `${name} is for whoever ${rolls ? 'is attacked' : 'rolls'}.`);
  if (when?.attack !== undefined && (when.attack === 'ranged') !== combat.ranged)
    return because('FF-57', `${name} is for ${when.attack} attacks, and this one is not.`);
  return effect.do === 'cleaves'
    ? because('FF-57', 'The roll shows no cleave.')
    : because('FF-57', `${name} does not fit this combat.`);
}

// FF-57: a card that would change nothing is not played.
function whyIdle(card: LoreCard): Reason {
  const { name, effect } = card;
  if (effect.do === 'exact')
    return because('FF-57', `${effect.dice} dice are rolled anyway: ${name} would change nothing.`);
  if (effect.do === 'cleaves') return because('FF-57', `Cleaves hurt anyway: ${name} would change nothing.`);
  if (effect.do === 'bar') return because('FF-57', 'Your opponent plays no lore card this turn anyway.');
  const need = needOf(card);
  return because(
    'FF-57',
    `There is nothing that ${name} could be aimed at: it needs ${need ?? 'an effect'}.`,
  );
}

/** Why a lore card cannot be played at this moment. */
export function whyNoLore(state: State, seat: Seat, choice: Choice, window: WindowName): Reason {
  const id = loreIn(state, choice);
  if (id < 0) return because('FF-56', 'There is no lore card of this name.');
  const card = loreTable(state)[id];
  const { loreHand, lore } = state.seats[seat];
  if (!loreHand.includes(id)) return because('FF-57', `You have no ${card.name} in your hand.`);
  if (card.window !== window)
    return because('FF-57', `${card.name} is played ${windowWords[card.window]}, not now.`);
  const silent = whySilent(state, seat, card);
  if (silent !== null) return silent;
  if (card.cost > lore) return because('FF-57', `${card.name} costs ${card.cost} lore; you have ${lore}.`);
  if (!fits(state, seat, id)) return whyUnfit(state, seat, card);
  return whyIdle(card);
}

/** Why the card that a plan begins with is not aimed there. */
export function whyNotAimed(
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  choice: Choice,
): Reason | null {
  const word = choiceKind(choice);
  if (word !== 'unit' && word !== 'to') return null;
  const card = loreTable(state)[loreIn(state, plan[0])];
  const hex = hexIn(choice);
  if (hex < 0) return noHex;
  if (word === 'to')
    return because('FF-57', 'The unit is put on a free hex beside your Storm Heron where it may stand.');
  if (unitOn(state, hex) < 0) return because('FF-57', 'No unit stands there.');
  if (plan.includes(choice)) return because('FF-51', 'This one is named already.');
  if (plan.length > 1)
    return because('FF-51', 'Name the enemies beside your unit that are driven, in order.');
  return isPossible(state, seat, loreIn(state, plan[0]))
    ? because('FF-57', `${card.name} is aimed only at ${needOf(card) ?? 'what its text says'}.`)
    : null;
}
