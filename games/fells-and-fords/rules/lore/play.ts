// Playing a lore card: payment, the window to cancel it, its effect or none (FF-57, FF-60).

import type { Choice, Seat } from '@bridgefront/kernel';
import { loreTable } from '../cards/in-force.ts';
import { aimsOf, tell } from '../faces.ts';
import { carry } from './effects.ts';
import type { Play } from '../faces.ts';

/** Pays for the card, shows it, and schedules the window to cancel it and its effect. */
export function playLore(turn: Play, seat: Seat, id: number, targets: readonly Choice[]): void {
  const { state } = turn;
  const own = state.seats[seat];
  const card = loreTable(state)[id];
  own.lore -= card.cost;
  own.loreHand.splice(own.loreHand.indexOf(id), 1);
  own.loreDiscard.push(id);
  if (card.window === 'cancel') own.playedCancel++;
  else own.playedLore++;
  state.played.push({ seat, card: id, targets: [...targets], cancelled: false });
  turn.revealed();
  tell(turn, { tell: 'plays', seat, card: card.slug, cost: card.cost, aims: aimsOf(state, targets) });
  turn.then({ do: 'window', window: 'cancel', seat: 1 - seat }, { do: 'lore/effect' });
}

/** The effect of the card on top, or nothing when it was cancelled. */
export function loreEffect(turn: Play): void {
  const played = turn.state.played.pop();
  if (played === undefined) return;
  if (played.cancelled) {
    tell(turn, { tell: 'cancelled', seat: played.seat, card: loreTable(turn.state)[played.card].slug });
    return;
  }
  carry(turn, played);
}
