// Every face of a report that Bridgefront tells, with its data; the words are made in text/reports.ts.

import type { Face } from '@bridgefront/kernel';

/**
 * Report kinds. Hexes and edges are named as in the notation (`2,-1`, `0,0~1,0`), cards and champions by slug,
 * seats by number. A kind that is not in this list cannot be told, and each of them has a sentence.
 */
export const faceKinds = [
  // Set-up
  'factions', // factions: text[]
  'capital-chosen', // seat, hex
  'board-made', // mines: [{hex, value}], forges: [hex]
  'starting-bridges', // bridges: [{seat, edges}]
  'free-card', // seat, card? (only for the seat itself)
  // Reset and market
  'round-begins', // round, age, lead
  'income', // gold: [per seat], mana
  'drawn', // seat, count, cards? (only for the seat itself), overflow: number that went to the discard pile
  'studied', // seat, count (Quiet Study), cards?
  'row', // cards, previews
  'bids-bought', // card, bids: [{seat, buy: number | null}], winner, price
  'bids-passed', // card, passes: [{seat, pass}], receiver, pot
  'roll-off', // seats, dice: [number], winner: seat or null when tied again
  'tie-won', // seat (Prospect), or by seat order
  'last-card', // card, seat
  // Actions
  'revealed', // step, actions: [{seat, choice: text of the plan}]
  'paid', // seat, mana, gold
  'card-resolves', // seat, card
  'card-done', // seat, card, to: 'discard' | 'burn' | 'fizzled'
  'action-resolves', // seat, action
  'fizzled', // seat, what: short word of the instruction
  'gold', // seat, amount, why
  'mana', // seat, amount
  'gold-taken', // seat, from, amount
  'discarded', // seat, count, cards?
  'topdecked', // seat, card?
  'looked', // seat, count, cards?
  'kept', // seat, count, cards?
  'scryed', // seat, count, bottomed, cards?
  'burned', // seat, card
  'die', // seat, value, card
  'gained', // seat, source, card?
  'deployed', // seat, hex, forces
  'champion-deployed', // seat, champion, hex
  'refused', // seat, hex: the two-player rule kept units out
  'moved', // seat, from, to, forces, champions
  'stopped', // seat, hex, why: 'no-bridge' | 'lockdown' | 'closed' | 'occupied' | 'battle'
  'teleported', // seat, champion, hex
  'healed', // champion, amount
  'damaged', // champion, amount, by
  'champion-removed', // champion
  'champion-died', // champion, seat, killer: seat or null
  'bounty', // seat, amount, why: 'bounty' | 'contracts' | 'mark' | 'contract-pay' | 'blood-ledger' | 'extort'
  'stolen', // seat, champion
  'forces-lost', // seat, hex, count, why
  'status', // seat, kind: word of the status, hex? edge? champion? hexes?
  'mine-raised', // hex, value
  'bridge-built', // edge, seat, temporary
  'bridge-destroyed', // edge, seat
  'trap-sprung', // edge, seat, lost
  // Battles
  'battle', // hex, attacker, defender, siege, units: [{forces, champions: [{champion, hp}]}] attacker's first
  'modifiers', // hex, round, list: [{seat, source, effect, value, champion: slug or null}]
  'combat-round', // hex, round, attacker: {seat, rolls: [{source: 'forces' or slug, dice, threshold, hits}], hits}, defender: {…}
  'battle-losses', // hex, round, losses: [{seat, forces, damage: [{champion, amount}], used: champions whose once-a-battle ability worked}]
  'battle-over', // hex, winner: seat or null, forces, champions: [{champion, hp}]
  'pillage', // seat, hex, gold
  // Collection to the end
  'collected', // seat, hex, gold
  'reforged', // seat, hex, card
  'draft', // seat, source, hex, count, cards?
  'declined', // seat, hex
  'scored', // control: [per seat]? (only what the viewer may know), own: {permanent, control, total}
  'cleanup', // discarded: [per seat]
  'match-over', // winners, reason, totals: [{seat, permanent, control, gold}]
] as const;
export type FaceKind = (typeof faceKinds)[number];

/** A Bridgefront face: one of the kinds above and its details. */
export interface BridgefrontFace extends Face {
  readonly tell: FaceKind;
}
