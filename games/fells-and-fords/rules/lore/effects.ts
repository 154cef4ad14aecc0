// What lore cards do: one entry for each kind of effect, so that a forgotten kind does not compile.

import { rollDie } from '@bridgefront/kernel';
import { loreTable } from '../cards/in-force.ts';

import { combatAgainst } from '../combat/declare.ts';
import { tell, who } from '../faces.ts';
import { hasFriendBeside, typeOf, unitOn } from '../field.ts';
import { harm, recover } from '../harm.ts';
import { hexNames } from '../hexes.ts';
import { hexIn } from '../notation.ts';
import { gainLore } from '../lore-and-cards.ts';
import type { Played, UnitId } from '../types.ts';
import { faces } from '../vocabulary.ts';
import type { LoreEffect, LoreKind, LoreOf } from '../vocabulary.ts';
import { drivenTo, drivenUnits, tithedUnits } from './targets.ts';
import { beginTrample, hurts } from './trample.ts';
import type { Play } from '../faces.ts';

type Carry<K extends LoreKind> = (effect: LoreOf<K>, turn: Play, played: Played) => void;

function targetOf({ state }: Play, { targets }: Played): UnitId {
  return unitOn(state, hexIn(targets[0]));
}

const carriers: { readonly [K in LoreKind]: Carry<K> } = {
  prevent({ amount, beside }, turn) {
    const { state } = turn;
    const pending = state.harm;
    if (pending === null) return;
    const most = beside !== undefined && hasFriendBeside(state, state.units[pending.unit]) ? beside : amount;
    const less = Math.min(most, pending.amount);
    pending.amount -= less;
    tell(turn, { tell: 'prevents', ...who(state, pending.unit), amount: less });
  },
  stand({ upTo }, turn) {
    const combat = turn.state.combats.at(-1);
    if (combat === undefined) return;
    const count = Math.min(upTo ?? combat.retreats, combat.retreats);
    combat.retreats -= count;
    tell(turn, { tell: 'stands', ...who(turn.state, combat.target), count });
  },
  dice({ by }, { state }) {
    const combat = state.combats.at(-1);
    if (combat !== undefined) combat.extra += by;
  },
  exact({ dice }, { state }) {
    const combat = state.combats.at(-1);
    if (combat !== undefined) combat.exact = dice;
  },
  reroll: ({ upTo }, turn, { seat }) => turn.ask('dice', [seat], { most: upTo ?? 99 }),
  cleaves(_, { state }) {
    const combat = state.combats.at(-1);
    if (combat !== undefined) combat.edge = true;
  },
  cancel(_, { state }) {
    const below = state.played.at(-1);
    if (below !== undefined) below.cancelled = true;
  },
  recover: ({ amount }, turn, played) => recover(turn, targetOf(turn, played), amount),
  bar(_, turn, { seat }) {
    turn.state.seats[1 - seat].barred = true;
    tell(turn, { tell: 'barred', seat: 1 - seat });
  },
  order(_, turn, played) {
    const id = targetOf(turn, played);
    turn.state.units[id].ordered = true;
    tell(turn, { tell: 'ordered', ...who(turn.state, id) });
  },
  march({ move, through }, turn, played) {
    const id = targetOf(turn, played);
    const unit = turn.state.units[id];
    unit.march += move;
    if (through.length > 0) unit.path = true;
    tell(turn, { tell: 'hurries', ...who(turn.state, id), move });
  },
  spate({ dice }, turn, played) {
    const id = targetOf(turn, played);
    const rolled = Array.from({ length: dice }, () => rollDie(turn.random) - 1);
    tell(turn, { tell: 'spate', ...who(turn.state, id), dice: rolled.map((face) => faces[face]) });
    harm(turn, id, rolled.filter(hurts).length, false);
  },
  lift(_, turn, played) {
    const unit = turn.state.units[targetOf(turn, played)];
    const to = hexIn(played.targets[1]);
    const { seat, hex } = unit;
    unit.hex = to;
    tell(turn, {
      tell: 'lifted',
      seat,
      unit: typeOf(turn.state, unit).slug,
      from: hexNames[hex],
      to: hexNames[to],
    });
  },
  drive(_, turn, { targets }) {
    const { state } = turn;
    const own = hexIn(targets[0]);
    for (const unit of drivenUnits(state, targets)) {
      const to = drivenTo(state, own, unit);
      if (to < 0) continue;
      const from = hexNames[unit.hex];
      unit.hex = to;
      tell(turn, { tell: 'pushed', seat: unit.seat, unit: typeOf(state, unit).slug, from, to: hexNames[to] });
    }
  },
  trample: (_, turn, played) => beginTrample(turn, targetOf(turn, played)),
  'dying-blow'(_, turn) {
    const combat = turn.state.combats.at(-1);
    if (combat === undefined) return;
    combatAgainst(turn, 'dying', combat.target, combat.roller, combat.before);
  },
  sacrifice({ lore }, turn, played) {
    const id = targetOf(turn, played);
    turn.state.units[id].health--;
    tell(turn, { tell: 'sacrifices', ...who(turn.state, id) });
    gainLore(turn, played.seat, lore, 'price');
  },
  venom(_, turn, played) {
    const id = targetOf(turn, played);
    turn.state.units[id].poisoned = true;
    tell(turn, { tell: 'poisoned', ...who(turn.state, id) });
  },
  tithe({ most }, turn, { seat }) {
    gainLore(turn, seat, Math.min(most, tithedUnits(turn.state, seat)), 'tithe');
  },
};

/** Carries out the card's effect. */
export function carry(turn: Play, played: Played): void {
  const { effect } = loreTable(turn.state)[played.card];
  (carriers[effect.do] as (effect: LoreEffect, turn: Play, played: Played) => void)(effect, turn, played);
}
