// Champions hurt, healed and killed, wherever it happens, and everything that a death pays.

import { rollDie } from '@bridgefront/kernel';
import { takeCard } from '@bridgefront/tabletop/piles';
import type { BountyReason } from '../faces.ts';
import { cardOf } from '../state/piles.ts';
import { hexName, slugOf, tell } from '../state/reporting.ts';
import type { Play } from '../terms.ts';
import type { CardId, Champion } from '../types.ts';
import { removeChampion, traitOf } from '../state/units.ts';

/** What is known of a death besides who caused it. */
export interface Cause {
  /** The champion whose own hit or ability did it, or -1; Extort asks for it (C-30). */
  readonly source: CardId;
  /** In a battle: the champions that fought against the dead one, those dying with it included (Contract Pay). */
  readonly foes?: readonly Champion[];
}

const noSource: Cause = { source: -1 };

function pay(turn: Play, seat: number, amount: number, why: BountyReason): void {
  if (amount <= 0) return;
  turn.state.seats[seat].gold += amount;
  if (turn.reporting) tell(turn, { tell: 'bounty', seat, amount, why });
}

// Bounty and Contracts come from the bank (G-15, S-92).
function payKiller(turn: Play, champion: Champion, killer: number): void {
  const { state } = turn;
  pay(turn, killer, cardOf(state, champion.card).champion?.bounty ?? 0, 'bounty');
  if (state.seats[killer].faction === 'veil') {
    pay(turn, killer, state.options.contractsGold, 'contracts');
  }
}

// Extort takes what is there from the dead champion's owner, never below 0 (C-38).
function extort(turn: Play, champion: Champion, killer: number, source: CardId): void {
  if (source < 0) return;
  const trait = traitOf(turn.state, source, 'extort');
  if (trait === null) return;
  const victim = turn.state.seats[champion.seat];
  const amount = Math.min(trait.gold, victim.gold);
  victim.gold -= amount;
  pay(turn, killer, amount, 'extort');
}

// Each mark pays its own seat, whoever killed, also when the owner did (C-04, C-39).
function payMarks(turn: Play, champion: Champion): void {
  for (const mark of champion.marks) {
    if (mark.until >= turn.state.round) pay(turn, mark.seat, mark.gold, 'mark');
  }
}

// Presence is enough, whoever dealt the hit, also when both die together (C-30).
function payContracts(turn: Play, champion: Champion, foes: readonly Champion[]): void {
  for (const foe of foes) {
    if (foe.seat === champion.seat) continue;
    const trait = traitOf(turn.state, foe.card, 'contract-pay');
    if (trait !== null) pay(turn, foe.seat, trait.gold, 'contract-pay');
  }
}

// Any champion, any cause, its own death included; once a round (C-30).
function payLedgers(turn: Play, champion: Champion): void {
  for (const banker of turn.state.champions) {
    if (banker.hex !== champion.hex || banker.used) continue;
    const trait = traitOf(turn.state, banker.card, 'blood-ledger');
    if (trait === null) continue;
    banker.used = true;
    pay(turn, banker.seat, trait.gold, 'blood-ledger');
  }
}

// Veil may bring a champion it killed over to its own deck (S-91); everybody sees where the card goes.
function steal(turn: Play, champion: Champion, killer: number): void {
  const { state } = turn;
  const { stealChampions } = state.options;
  if (stealChampions === 0 || state.seats[killer].faction !== 'veil') return;
  const value = rollDie(turn.random);
  const slug = slugOf(state, champion.card);
  if (turn.reporting) tell(turn, { tell: 'die', seat: killer, value, card: slug });
  if (value > stealChampions) return;
  takeCard(state.seats[champion.seat].burned, champion.card);
  state.seats[killer].played.push(champion.card);
  if (turn.reporting) tell(turn, { tell: 'stolen', seat: killer, champion: slug });
}

/**
 * A champion dies: bounty, Contracts, Contract Pay, Extort, Blood Ledger and marks are paid, and it leaves the board
 * (§14.4, G-15, S-124). `killer` is the seat whose hit, card or ability took the last HP, or -1. Killing one's own pays
 * no bounty (C-39). Its card was burned when it was played and stays so (S-87).
 */
export function killChampion(turn: Play, champion: Champion, killer: number, cause: Cause = noSource): void {
  const { state } = turn;
  const rewarded = killer >= 0 && killer !== champion.seat;
  champion.hp = 0;
  if (turn.reporting) {
    const killedBy = killer < 0 ? null : killer;
    const hex = hexName(state, champion.hex);
    const slug = slugOf(state, champion.card);
    tell(turn, { tell: 'champion-died', champion: slug, seat: champion.seat, hex, killer: killedBy });
  }
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (seat !== champion.seat) state.seats[seat].enemyChampionDied = true;
  }
  // In the order of S-124: it matters to Extort, which takes what its victim has by then.
  if (rewarded) payKiller(turn, champion, killer);
  if (cause.foes !== undefined) payContracts(turn, champion, cause.foes);
  if (rewarded) extort(turn, champion, killer, cause.source);
  payLedgers(turn, champion);
  if (champion.marks.length > 0) payMarks(turn, champion);
  removeChampion(state, champion);
  if (rewarded) steal(turn, champion, killer);
}

/**
 * Deals damage to a champion outside the dice of a battle; true if it died of it. Damage stays until healed (S-72).
 * `by` is the card or ability's champion that deals it, for the table.
 */
export function damageChampion(
  turn: Play,
  champion: Champion,
  amount: number,
  killer: number,
  by: CardId = -1,
  cause: Cause = noSource,
): boolean {
  if (amount <= 0) return false;
  champion.hp -= amount;
  if (turn.reporting) {
    const { state } = turn;
    const source = by < 0 ? null : slugOf(state, by);
    tell(turn, { tell: 'damaged', champion: slugOf(state, champion.card), amount, by: source });
  }
  if (champion.hp > 0) return false;
  killChampion(turn, champion, killer, cause);
  return true;
}

/** Heals a champion up to its printed HP (S-72, C-40) and returns the points healed. */
export function healChampion(turn: Play, champion: Champion, amount: number): number {
  const { state } = turn;
  const printed = cardOf(state, champion.card).champion?.hp ?? champion.hp;
  const healed = Math.min(amount, printed - champion.hp);
  if (healed <= 0) return 0;
  champion.hp += healed;
  if (turn.reporting) {
    tell(turn, { tell: 'healed', champion: slugOf(state, champion.card), amount: healed });
  }
  return healed;
}
