// Gold, mana and cards: effects on them, in hand and deck.

import { randomInt, rollDie, shuffle } from '@bridgefront/kernel';
import { takeCard } from '@bridgefront/tabletop/piles';
import type { EffectOf } from '../effects.ts';
import { forgetBuried, noteBuried, takeShown } from '../state/knowledge.ts';
import { noteSeenGone } from '../state/pile-order.ts';
import { burn, discardFromHand, drawCards, gain, peekTop, toHand } from '../state/piles.ts';
import type { GainSource, GoldReason } from '../faces.ts';
import type { CardId, Draft, Hex, Order, State } from '../types.ts';
import { deployForces, isHome } from './deploy.ts';
import { fizzle } from './move.ts';
import { acted } from '../state/context.ts';
import { givenBy, hexName, slugOf, slugsOf, tell, tellApart } from '../state/reporting.ts';
import type { Play } from '../terms.ts';

/** Gold from the bank. */
export function gainGold(turn: Play, seat: number, amount: number, why: GoldReason): void {
  if (amount <= 0) return;
  turn.state.seats[seat].gold += amount;
  if (turn.reporting) tell(turn, { tell: 'gold', seat, amount, why });
}

/** Mana, also beyond the maximum, usable from the next step (G-22). */
export function gainMana(turn: Play, seat: number, amount: number): void {
  turn.state.seats[seat].mana += amount;
  if (turn.reporting) tell(turn, { tell: 'mana', seat, amount });
}

/** Takes gold from another seat, as much as it has (C-38). */
export function takeGold(turn: Play, seat: number, from: number, most: number): void {
  const { state } = turn;
  const amount = Math.min(most, state.seats[from].gold);
  state.seats[from].gold -= amount;
  state.seats[seat].gold += amount;
  if (turn.reporting) tell(turn, { tell: 'gold-taken', seat, from, amount });
}

/** Draws cards and tells it: the count to all, the cards to the seat. */
export function draw(turn: Play, seat: number, count: number): void {
  const { state } = turn;
  const owner = state.seats[seat];
  const before = owner.hand.length;
  const drawn = drawCards(state, owner, count, turn.random);
  if (!turn.reporting) return;
  const overflow = before + drawn.length - owner.hand.length;
  tellApart(
    turn,
    seat,
    { tell: 'drawn', seat, count: drawn.length, overflow },
    { cards: slugsOf(state, drawn) },
  );
}

/** Discards hand cards, unseen by the others. */
export function discard(turn: Play, seat: number, cards: readonly CardId[]): number {
  const { state } = turn;
  let count = 0;
  for (const card of cards) if (discardFromHand(state.seats[seat], card)) count++;
  if (turn.reporting && count > 0)
    tellApart(turn, seat, { tell: 'discarded', seat, count }, { cards: slugsOf(state, cards) });
  return count;
}

/** Discards hand cards that were locked in a plan, which everybody has seen (G-27). */
function discardShown(turn: Play, seat: number, cards: readonly CardId[]): number {
  const { state } = turn;
  const owner = state.seats[seat];
  const gone = cards.filter((card) => takeShown(owner, card));
  owner.played.push(...gone);
  if (turn.reporting && gone.length > 0)
    tell(turn, { tell: 'discarded', seat, count: gone.length, cards: slugsOf(state, gone) });
  return gone.length;
}

/** Burns a card out of the hand; false if it is not there. */
export function burnFromHand(turn: Play, seat: number, card: CardId): boolean {
  const { state } = turn;
  const owner = state.seats[seat];
  if (!takeShown(owner, card)) return false;
  burn(owner, card);
  if (turn.reporting) tell(turn, { tell: 'burned', seat, card: slugOf(state, card) });
  return true;
}

/** Gains a card and tells it: which one only to the seat when `secret`. `from`: the tile that gives it, or -1. */
export function gainCard(
  turn: Play,
  seat: number,
  card: CardId,
  source: GainSource,
  secret: boolean,
  from: Hex = -1,
): void {
  const { state } = turn;
  gain(state, state.seats[seat], card, turn.random, secret);
  if (!turn.reporting) return;
  const face = {
    tell: 'gained',
    seat,
    source,
    ...(source === 'card' ? givenBy(state) : {}),
    ...placeOf(state, from),
  } as const;
  const named = { card: slugOf(state, card) };
  if (secret) tellApart(turn, seat, face, named);
  else tell(turn, { ...face, ...named });
}

/** Discards the locked cards, then draws for each of them. */
export function shed(turn: Play, seat: number, order: Order, effect: EffectOf<'shed'>): void {
  const count = discardShown(turn, seat, order.cards ?? []);
  if (count > 0) acted(turn.state);
  if (effect.drawEach !== undefined && count > 0) draw(turn, seat, count * effect.drawEach);
}

/** Discards the locked cards for gold or Forces each; one deployment for all (S-89). */
export function cashIn(turn: Play, seat: number, order: Order, effect: EffectOf<'cash-in'>): void {
  const cards = order.cards ?? [];
  discardShown(turn, seat, cards);
  if (cards.length > 0) acted(turn.state);
  const golds = (order.golds ?? []).filter((gold) => gold).length;
  gainGold(turn, seat, golds * effect.gold, 'card');
  const forces = (cards.length - golds) * effect.forces;
  if (forces === 0) return;
  const hex = order.hexes?.[0] ?? turn.state.seats[seat].capital;
  if (isHome(turn.state, seat, hex)) deployForces(turn, seat, hex, forces);
  else fizzle(turn, seat, 'deploy');
}

/** Burns the locked hand card; if one was burned, draws (G-24). */
export function scrap(turn: Play, seat: number, order: Order, effect: EffectOf<'scrap'>): void {
  for (const card of order.cards ?? []) {
    if (!burnFromHand(turn, seat, card)) continue;
    acted(turn.state);
    if (effect.draw !== undefined) draw(turn, seat, effect.draw);
  }
}

/** Discard after drawing: asked for unless the whole hand must go (hand sizes are public) or it is empty. */
export function discardLater(turn: Play, seat: number, effect: EffectOf<'discard'>): void {
  const { hand } = turn.state.seats[seat];
  if (hand.length === 0) return;
  if (effect.mana === undefined && hand.length <= effect.count) {
    discard(turn, seat, hand.slice());
    return;
  }
  turn.ask('discard', [seat], { count: effect.count, mana: effect.mana ?? 0 });
}

/** Asks for a hand card to put on top of the draw pile; nothing with an empty hand. */
export function topdeck(turn: Play, seat: number, effect: EffectOf<'topdeck'>): void {
  const { hand } = turn.state.seats[seat];
  if (hand.length > 0) turn.ask('topdeck', [seat], { optional: effect.optional === true });
}

/** Cards that the seat sees when it picks from `count` (Cipher sees more, S-98). */
export function pickSize(state: State, seat: number, count: number): number {
  return state.seats[seat].faction === 'cipher' ? count + state.options.pickBonus : count;
}

/** Looks at the top cards; which ones to keep is asked (G-19, S-98). */
export function look(turn: Play, seat: number, effect: EffectOf<'look'>): void {
  const { state } = turn;
  const owner = state.seats[seat];
  const seen = peekTop(owner, pickSize(state, seat, effect.count), turn.random);
  if (seen.length === 0) return;
  acted(state);
  if (turn.reporting)
    tellApart(turn, seat, { tell: 'looked', seat, count: seen.length }, { cards: slugsOf(state, seen) });
  if (seen.length <= effect.keep) keepSeen(turn, seat, seen, seen.length);
  else turn.ask('keep', [seat], { count: seen.length, keep: effect.keep });
}

/** Moves looked-at cards off the draw pile: the kept ones to hand, the others to the discard pile. */
export function keepSeen(turn: Play, seat: number, kept: readonly CardId[], count: number): void {
  const { state } = turn;
  const owner = state.seats[seat];
  const seen = owner.draw.splice(owner.draw.length - count, count).reverse();
  owner.fresh = [];
  noteSeenGone(owner, count);
  let overflow = 0;
  for (const card of kept) if (takeCard(seen, card) && !toHand(state, owner, card)) overflow++;
  owner.discard.push(...seen);
  if (turn.reporting)
    tellApart(
      turn,
      seat,
      { tell: 'kept', seat, count: kept.length, ...(overflow > 0 ? { overflow } : {}) },
      { cards: slugsOf(state, kept) },
    );
}

/** Looks at the top cards; their order stays. */
export function peek(turn: Play, seat: number, effect: EffectOf<'peek'>): void {
  const { state } = turn;
  const seen = peekTop(state.seats[seat], effect.count, turn.random);
  if (seen.length > 0) acted(state);
  if (turn.reporting)
    tellApart(turn, seat, { tell: 'looked', seat, count: seen.length }, { cards: slugsOf(state, seen) });
}

/** Looks at the top cards and asks which go to the bottom (G-19). */
export function scry(turn: Play, seat: number, effect: EffectOf<'scry'>): void {
  const { state } = turn;
  const seen = peekTop(state.seats[seat], effect.count, turn.random);
  if (seen.length === 0) return;
  acted(state);
  if (turn.reporting)
    tellApart(turn, seat, { tell: 'looked', seat, count: seen.length }, { cards: slugsOf(state, seen) });
  turn.ask('scry', [seat], { count: seen.length });
}

// The tile that pays, for the table; cards have none.
function placeOf(state: State, hex: Hex): { readonly hex?: string } {
  return hex < 0 ? {} : { hex: hexName(state, hex) };
}

// `count` cards are shown of the `wanted` ones.
function draftFace(
  state: State,
  seat: number,
  { source, hex }: Pick<Draft, 'source' | 'hex'>,
  count: number,
  wanted: number,
) {
  return {
    tell: 'draft',
    seat,
    source,
    count,
    ...placeOf(state, hex),
    ...(source === 'card' ? givenBy(state) : {}),
    ...(count < wanted ? ({ short: true } as const) : {}),
  } as const;
}

/** Shows a seat cards of a deck, out of which it will keep some. Null: the deck is empty. */
export function openDraft(
  turn: Play,
  seat: number,
  draft: Omit<Draft, 'seat' | 'cards'>,
  reveal: number,
  from: 'top' | 'bottom',
): boolean {
  const { state } = turn;
  const pile = (draft.deck.kind === 'market' ? state.market : state.power)[draft.deck.age - 1];
  const count = Math.min(reveal, pile.length);
  if (count === 0) {
    if (turn.reporting && reveal > 0) tell(turn, draftFace(state, seat, draft, count, reveal));
    return false;
  }
  const cards = from === 'top' ? pile.splice(pile.length - count, count).reverse() : pile.splice(0, count);
  state.drafts.push({ ...draft, seat, cards });
  if (turn.reporting) {
    const face = draftFace(state, seat, draft, count, reveal);
    tellApart(turn, seat, face, { cards: slugsOf(state, cards) });
  }
  return true;
}

/** A draft by a card (C-14, C-23): the text names the deck. */
export function draftByCard(turn: Play, seat: number, effect: EffectOf<'draft'>): void {
  const deck = { kind: 'market', age: effect.age } as const;
  const draft = { source: 'card', deck, keep: effect.keep, optional: false, hex: -1 } as const;
  if (!openDraft(turn, seat, draft, pickSize(turn.state, seat, effect.reveal), effect.from)) return;
  acted(turn.state);
  turn.ask('draft', [seat]);
}

/** Ends a draft: gains the kept cards, the others go under the deck in random order. */
export function closeDraft(turn: Play, draft: Draft, kept: readonly CardId[]): void {
  const { state } = turn;
  const rest = draft.cards.slice();
  for (const card of kept) {
    takeCard(rest, card);
    gainCard(turn, draft.seat, card, draft.source, true, draft.hex);
  }
  if (kept.length === 0 && turn.reporting) {
    tell(turn, { tell: 'declined', seat: draft.seat, source: draft.source, ...placeOf(state, draft.hex) });
  }
  const pile = (draft.deck.kind === 'market' ? state.market : state.power)[draft.deck.age - 1];
  pile.unshift(...shuffle(turn.random, rest));
  noteBuried(state, draft, rest);
}

/** Black Market Pull: one card of the deck at random (S-98: no pick). */
export function pull(turn: Play, seat: number, effect: EffectOf<'pull'>): void {
  const pile = turn.state.market[effect.age - 1];
  if (pile.length === 0) return;
  const [card] = pile.splice(randomInt(turn.random, pile.length), 1);
  forgetBuried(turn.state, seat, { kind: 'market', age: effect.age });
  acted(turn.state);
  gainCard(turn, seat, card, 'card', true);
}

/** Rolls one die in the open. */
export function rollFor(turn: Play, seat: number): number {
  const value = rollDie(turn.random);
  if (turn.reporting) tell(turn, { tell: 'die', seat, value });
  return value;
}
