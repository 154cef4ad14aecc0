// What a plan has locked, by names, for the table to be told when it is revealed.

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import type { Lock } from '../faces.ts';
import { slugOf, slugsOf } from '../state/reporting.ts';
import type { Action, Order, Route, State } from '../types.ts';
import { board } from '../state/units.ts';

function moveLock(state: State, does: string, { stack, path }: Route): Lock {
  const { hexNames } = board(state);
  return {
    does,
    forces: stack.forces,
    champions: slugsOf(state, stack.champions),
    path: [stack.hex, ...path].map((hex) => hexNames[hex]),
  };
}

type LockParts = { -readonly [part in keyof Lock]: Lock[part] };

/** Reads the orders of a card; ways to use it are taken from the plan's choices in turn. */
class Reader {
  readonly locks: Lock[] = [];
  private readonly state: State;
  private readonly plan: readonly Choice[];
  private next = 0;

  constructor(state: State, plan: readonly Choice[]) {
    this.state = state;
    this.plan = plan;
  }

  private mode(): string | undefined {
    while (this.next < this.plan.length) {
      const choice = this.plan[this.next++];
      if (choiceKind(choice) === 'mode') return choiceValue(choice);
    }
    return undefined;
  }

  // One list for all orders, however deep they lie: this runs at every reveal of every match that is reported.
  read(orders: readonly Order[]): void {
    for (const order of orders) {
      const mode = order.effect.do === 'choose' ? this.mode() : undefined;
      if (mode !== undefined) this.locks.push({ does: 'choose', modes: [mode] });
      this.targets(order);
      for (const route of order.routes ?? []) this.locks.push(moveLock(this.state, 'move', route));
      if (order.then !== undefined) this.read(order.then);
      if (order.else !== undefined) this.read(order.else);
      for (const branch of order.branches ?? []) this.read(branch);
    }
  }

  private targets({ effect, hexes, edges, champions, cards, amounts, golds, target }: Order): void {
    const named = hexes ?? edges ?? champions ?? cards ?? amounts ?? golds ?? target;
    if (named === undefined) return;
    const { hexNames, edgeNames } = board(this.state);
    const lock: LockParts = { does: effect.do };
    if (hexes !== undefined) lock.hexes = hexes.map((hex) => hexNames[hex]);
    if (edges !== undefined) lock.edges = edges.map((edge) => edgeNames[edge]);
    if (champions !== undefined) lock.champions = slugsOf(this.state, champions);
    if (cards !== undefined) lock.cards = slugsOf(this.state, cards);
    if (amounts !== undefined) lock.amounts = amounts;
    if (golds !== undefined) lock.modes = golds.map(() => this.mode() ?? '');
    if (target !== undefined) lock.seat = target;
    this.locks.push(lock);
  }
}

/** Everything that a complete action has locked, in the order of its instructions. */
export function locksOf(
  state: State,
  seat: number,
  action: Action,
  plan: readonly Choice[],
): readonly Lock[] {
  const { hexNames, edgeNames } = board(state);
  switch (action.act) {
    case 'done':
      return [];
    case 'build':
      return [{ does: 'build', edges: [edgeNames[action.edge]] }];
    case 'march':
    case 'free-march':
      return [moveLock(state, 'move', action.route)];
    case 'reinforce':
      // Into the Capital, unless Wings take it elsewhere.
      return state.seats[seat].capital === action.hex
        ? []
        : [{ does: 'deploy', hexes: [hexNames[action.hex]] }];
    case 'ability': {
      const { champion, target, path } = action;
      if (target >= 0) return [{ does: action.trait, champions: [slugOf(state, target)] }];
      if (path.length === 0) return [];
      if (action.trait !== 'slipstep')
        return [{ does: action.trait, hexes: path.map((hex) => hexNames[hex]) }];
      const start = state.champions.find(({ card }) => card === champion)?.hex ?? path[0];
      return [moveLock(state, 'move', { stack: { hex: start, forces: 0, champions: [champion] }, path })];
    }
    case 'card': {
      const reader = new Reader(state, plan);
      if (action.hex >= 0) reader.locks.push({ does: 'champion', hexes: [hexNames[action.hex]] });
      reader.read(action.orders);
      return reader.locks;
    }
  }
}
