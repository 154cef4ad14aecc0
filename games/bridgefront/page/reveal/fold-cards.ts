// Hands, piles, decks, drafts and what is paid for cards, after a report.

import type { DraftView, FaceOf, OwnView, PublicSeat } from '../../rules/table.ts';
import { rules, changeOwn, changeSeat, plus, readerOf, without, withAside } from './fold-parts.ts';
import type { Moment } from './fold-parts.ts';

const noCards: readonly string[] = [];

function takeAll(list: readonly string[], gone: readonly string[]): readonly string[] {
  return gone.reduce(without<string>, list);
}

function known(name: 'top' | 'bottom' | 'held', list: readonly string[]): Partial<OwnView> {
  return list.length > 0 ? { [name]: list } : {};
}

// The discard pile goes under what is left of the draw pile; its owner knows what, not in which order.
function reshuffle(table: Moment, seat: number): Moment {
  const { played, discard } = table.seats[seat];
  if (discard === 0) return table;
  const mine = readerOf(table) === seat;
  const so = changeSeat(table, seat, (one) => ({
    ...one,
    draw: one.draw + discard,
    discard: 0,
    played: noCards,
  }));
  if (!mine) return so;
  return changeOwn(so, ({ bottom: _bottom, ...own }) => ({
    ...own,
    draw: [...own.draw, ...own.discard, ...played].sort(),
    discard: noCards,
  }));
}

function ensureDraw(table: Moment, seat: number, count: number): Moment {
  return (table.seats[seat]?.draw ?? count) < count ? reshuffle(table, seat) : table;
}

function drawOwn(own: OwnView, drawn: readonly string[], overflow: number): OwnView {
  const { top = noCards, ...rest } = own;
  const stays = drawn.slice(0, drawn.length - overflow);
  const left = drawn.reduce((so, card) => (so[0] === card ? so.slice(1) : so), top);
  return {
    ...rest,
    hand: [...own.hand, ...stays],
    draw: takeAll(own.draw, drawn),
    discard: [...own.discard, ...drawn.slice(stays.length)],
    ...known('top', left),
  };
}

// Before the first draw the faction champion is put into the hand.
function startHand(table: Moment, seat: number, mine: boolean): Moment {
  if (table.phase !== 'setup' || !rules.options.championFirst || table.seats[seat].hand > 0) return table;
  const { faction } = table.seats[seat];
  const so = changeSeat(table, seat, (one) => ({ ...one, hand: 1, draw: one.draw - 1 }));
  if (!mine) return so;
  return changeOwn(so, (own) => {
    const champion = own.draw.find((slug) => {
      const card = rules.cards(slug);
      return card !== null && card.champion !== null && card.faction === faction;
    });
    return champion === undefined ? own : drawOwn(own, [champion], 0);
  });
}

/** `drawn`: into the hand, beyond its limit into the discard pile; in Cleanup put aside for the next round. */
export function drawCards(table: Moment, face: FaceOf<'drawn'>): Moment {
  const { seat, count, overflow, held = false, cards: drawn } = face;
  const so = ensureDraw(startHand(table, seat, drawn !== undefined), seat, count);
  if (held)
    return changeSeat(so, seat, (one) => ({ ...one, draw: one.draw - count, held: (one.held ?? 0) + count }));
  const next = changeSeat(so, seat, (one) => ({
    ...one,
    draw: one.draw - count,
    hand: one.hand + count - overflow,
    discard: one.discard + overflow,
  }));
  return drawn === undefined ? next : changeOwn(next, (own) => drawOwn(own, drawn, overflow));
}

// Cards that were locked in a plan are shown to all; others are discarded unseen.
function shows(table: Moment, seat: number): boolean {
  const { resolving } = table.seats[seat];
  const does = resolving === undefined ? undefined : rules.cards(resolving)?.does;
  return does !== undefined && (does.includes('shed') || does.includes('cash-in'));
}

/** `discarded`. */
export function discard(table: Moment, { seat, count, cards: gone }: FaceOf<'discarded'>): Moment {
  const mine = readerOf(table) === seat;
  const shown = gone !== undefined && (!mine || shows(table, seat));
  const so = changeSeat(table, seat, (one) => ({
    ...one,
    hand: one.hand - count,
    discard: one.discard + count,
    played: shown ? [...one.played, ...gone] : one.played,
  }));
  if (!mine || gone === undefined) return so;
  return changeOwn(so, (own) => ({
    ...own,
    hand: takeAll(own.hand, gone),
    discard: shown ? own.discard : [...own.discard, ...gone],
  }));
}

/** `burned`: out of the hand and out of the match. */
export function burn(table: Moment, { seat, card }: FaceOf<'burned'>): Moment {
  const mine = readerOf(table) === seat;
  const so = changeSeat(table, seat, (one) => ({
    ...one,
    hand: one.hand - 1,
    burned: [...one.burned, card],
  }));
  return mine ? changeOwn(so, (own) => ({ ...own, hand: without(own.hand, card) })) : so;
}

/** `topdecked`: a hand card lies on the draw pile. */
export function topdeck(table: Moment, { seat, cards: put }: FaceOf<'topdecked'>): Moment {
  const so = changeSeat(table, seat, (one) => ({ ...one, hand: one.hand - 1, draw: one.draw + 1 }));
  if (put === undefined) return so;
  return changeOwn(so, (own) => ({
    ...own,
    hand: takeAll(own.hand, put),
    draw: [...own.draw, ...put].sort(),
    top: [...put, ...(own.top ?? [])],
  }));
}

/** `looked`: the top of the draw pile is known to its owner. */
export function look(table: Moment, { seat, count, cards: seen }: FaceOf<'looked'>): Moment {
  const so = withAside(ensureDraw(table, seat, count), { looked: { seat, count } });
  if (seen === undefined) return so;
  return changeOwn(so, (own) => ({ ...own, top: [...seen, ...takeAll(own.top ?? noCards, seen)] }));
}

// The look may have been told before the last document; then the card that resolves says how many were looked at.
function lookedAt(table: Moment, { seat, count }: FaceOf<'kept'>): number {
  const { looked } = table.aside ?? {};
  if (looked?.seat === seat) return looked.count;
  const { resolving, faction, draw } = table.seats[seat];
  const lines = resolving === undefined ? [] : (rules.cards(resolving)?.lines ?? []);
  const top = lines.map(({ text }) => /top (\d+) cards/.exec(text)?.[1]).find((found) => found !== undefined);
  if (top === undefined) return count;
  return Math.min(draw, Number(top) + (faction === 'cipher' ? rules.options.pickBonus : 0));
}

/** `kept`: of the cards looked at some go to the hand, the others to the discard pile. */
export function keep(table: Moment, face: FaceOf<'kept'>): Moment {
  const { seat, count, cards: kept } = face;
  const looked = lookedAt(table, face);
  const so = changeSeat(table, seat, (one) => {
    const match = Math.min(count, Math.max(0, rules.options.handLimit - one.hand));
    return { ...one, draw: one.draw - looked, hand: one.hand + match, discard: one.discard + looked - match };
  });
  if (kept === undefined) return so;
  return changeOwn(so, ({ top: all = noCards, ...own }) => {
    const seen = all.slice(0, looked);
    return {
      ...own,
      hand: [...own.hand, ...kept],
      draw: takeAll(own.draw, seen),
      discard: [...own.discard, ...takeAll(seen, kept)],
      ...known('top', all.slice(looked)),
    };
  });
}

/** `scryed`: some go to the bottom, the others stay on top in that order. */
export function scry(table: Moment, { count, bottomed, cards: stay }: FaceOf<'scryed'>): Moment {
  if (stay === undefined) return table;
  return changeOwn(table, ({ top = noCards, bottom = noCards, ...own }) => {
    const sunk = takeAll(top.slice(0, count), stay).slice(0, bottomed);
    return {
      ...own,
      ...known('top', [...stay, ...top.slice(count)]),
      ...known('bottom', [...bottom, ...sunk]),
    };
  });
}

// ---- Decks and drafts

type Source = FaceOf<'draft'>['source'];

function deckChange(table: Moment, source: Source, by: number): Moment {
  if (source === 'card') return table;
  const deck = source === 'center' ? 'power' : 'market';
  const at = source === 'free' ? 0 : table.age - 1;
  return { ...table, [deck]: table[deck].with(at, (table[deck][at] ?? 0) + by) };
}

/** `draft`: a seat is shown cards of a deck. */
export function openDraft(table: Moment, face: FaceOf<'draft'>): Moment {
  if (face.count === 0) return table;
  const { seat, source, count, hex, cards: shown } = face;
  const so = deckChange(table, source, -count);
  const next = { ...so, drafts: plus(so.drafts, { seat, source: source as DraftView['source'], count }) };
  if (shown === undefined) return next;
  const place = hex === undefined ? {} : { hex };
  const draft = { source, cards: shown, keep: 1, optional: source === 'mine', ...place } as DraftView;
  return changeOwn(next, (own) => ({ ...own, drafts: plus(own.drafts, draft) }));
}

/** A draft of the seat ends: what it did not keep goes back under the deck. */
export function closeDraft(table: Moment, seat: number, source: Source, kept: number): Moment {
  const at = table.drafts?.findIndex((draft) => draft.seat === seat && draft.source === source) ?? -1;
  if (at < 0 || table.drafts === undefined) return table;
  const { drafts, ...rest } = deckChange(table, source, table.drafts[at].count - kept);
  const left = drafts?.toSpliced(at, 1) ?? [];
  const so: Moment = left.length > 0 ? { ...rest, drafts: left } : rest;
  if (readerOf(table) !== seat) return so;
  return changeOwn(so, ({ drafts: mine = [], ...own }) => {
    const others = without(
      mine,
      mine.find((draft) => draft.source === source),
    ).flatMap((draft) => draft ?? []);
    return others.length > 0 ? { ...own, drafts: others } : own;
  });
}

// After the last card of the row the market is closed.
function sellRow(table: Moment, seat: number): Moment {
  const { row, ...rest } = table;
  if (row === undefined) return table;
  const at = row.at + 1;
  if (at >= row.cards.length) return rest;
  return { ...table, row: { ...row, at, wins: row.wins.with(seat, (row.wins[seat] ?? 0) + 1) } };
}

/** `gained`: slipped into the draw pile. */
export function gain(table: Moment, { seat, source, card }: FaceOf<'gained'>): Moment {
  const mine = readerOf(table) === seat;
  const sold = source === 'market' ? sellRow(table, seat) : closeDraft(table, seat, source, 1);
  const so = changeSeat(ensureDraw(sold, seat, 1), seat, (one) => ({ ...one, draw: one.draw + 1 }));
  if (!mine || card === undefined) return so;
  const vp = rules.cards(card)?.vp ?? 0;
  return changeOwn(so, (own) => ({
    ...own,
    draw: [...own.draw, card].sort(),
    permanentVp: own.permanentVp + vp,
  }));
}

/** `row`: dealt from the deck of the Age, previews from the next. */
export function dealRow(table: Moment, { cards: row, previews }: FaceOf<'row'>): Moment {
  const current = table.market.with(table.age - 1, table.market[table.age - 1] - row.length + previews);
  const market = previews > 0 ? current.with(table.age, current[table.age] - previews) : current;
  return { ...table, phase: 'market', market, row: { cards: row, at: 0, wins: table.seats.map(() => 0) } };
}

// ---- Actions

function championsInPlay(table: Moment, seat: number): number {
  return table.units.reduce((sum, one) => sum + (one.seat === seat ? (one.champions?.length ?? 0) : 0), 0);
}

function priceOf(
  table: Moment,
  seat: number,
  slug: string,
): { readonly mana: number; readonly gold: number } {
  const card = rules.cards(slug);
  if (card === null) return { mana: 0, gold: 0 };
  const { discount = 0, lastContract } = table.seats[seat];
  const mana = discount === 0 ? card.mana : Math.max(Math.min(card.mana, 1), card.mana - discount);
  if (card.prices === null) return { mana, gold: card.gold };
  if (lastContract === true) return { mana, gold: 0 };
  const owned = championsInPlay(table, seat);
  const dearest = card.prices.at(-1) ?? card.gold;
  const more = Math.max(0, owned - card.prices.length + 1);
  const beyond = rules.options.fourthChampion === 'third' ? 0 : rules.options.championGoldStep * more;
  return { mana, gold: card.prices[owned] ?? dearest + beyond };
}

function payCard(table: Moment, seat: number, slug: string): Moment {
  const mine = readerOf(table) === seat;
  const { mana, gold } = priceOf(table, seat, slug);
  const champion = rules.cards(slug)?.champion != null;
  const so = changeSeat(table, seat, ({ discount: _used, lastContract, ...one }) => ({
    ...one,
    ...(lastContract === true && !champion ? { lastContract } : {}),
    mana: one.mana - mana,
    gold: one.gold - gold,
    hand: one.hand - 1,
    resolving: slug,
    cardsPlayed: (one.cardsPlayed ?? 0) + 1,
  }));
  return mine ? changeOwn(so, (own) => ({ ...own, hand: without(own.hand, slug) })) : so;
}

function pay(one: PublicSeat, choice: string | undefined): PublicSeat {
  if (choice === 'done') return { ...one, done: true };
  if (choice === 'build') return { ...one, mana: one.mana - rules.options.buildMana };
  if (choice === 'march') return { ...one, mana: one.mana - rules.options.marchMana };
  if (choice === 'free-march') return { ...one, freeMarches: (one.freeMarches ?? 0) + 1 };
  if (choice !== 'reinforce') return one;
  return {
    ...one,
    mana: one.mana - rules.options.reinforceMana,
    gold: one.gold - rules.options.reinforceGold,
  };
}

/** `revealed`: everything is paid, and the cards leave the hands, before anything happens. */
export function reveal(table: Moment, { actions }: FaceOf<'revealed'>): Moment {
  const { row: _row, ...rest } = table;
  return actions.reduce<Moment>(
    (so, { seat, card, choices }) =>
      card === undefined ? changeSeat(so, seat, (one) => pay(one, choices[0])) : payCard(so, seat, card),
    { ...rest, phase: 'action' },
  );
}

/** `card-done`: burned, or on the discard pile where everybody has seen it go. */
export function finishCard(table: Moment, { seat, card, to }: FaceOf<'card-done'>): Moment {
  return changeSeat(table, seat, ({ resolving: _done, ...one }) =>
    to === 'burn'
      ? { ...one, burned: [...one.burned, card] }
      : { ...one, discard: one.discard + 1, played: [...one.played, card] },
  );
}

/** `stolen`: the dead champion's card changes hands. */
export function steal(table: Moment, { seat, champion }: FaceOf<'stolen'>): Moment {
  const dead = table.aside?.dead;
  const so =
    dead === undefined
      ? table
      : changeSeat(table, dead, (one) => ({ ...one, burned: without(one.burned, champion) }));
  return changeSeat(so, seat, (one) => ({
    ...one,
    discard: one.discard + 1,
    played: [...one.played, champion],
  }));
}
