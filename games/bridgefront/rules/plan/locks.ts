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

/** Reads the orders of a card; ways to use it are taken from the plan's choices in turn. */
class Reader {
  private readonly state: State;
  private readonly modes: string[];

  constructor(state: State, plan: readonly Choice[]) {
    this.state = state;
    this.modes = plan.filter((choice) => choiceKind(choice) === 'mode').map(choiceValue);
  }

  read(orders: readonly Order[]): Lock[] {
    return orders.flatMap((order) => this.readOne(order));
  }

  private readOne(order: Order): Lock[] {
    const { effect, routes = [], then = [], branches = [] } = order;
    const mode = effect.do === 'choose' ? this.modes.shift() : undefined;
    const chosen: Lock[] = mode === undefined ? [] : [{ does: 'choose', modes: [mode] }];
    return [
      ...chosen,
      ...this.targets(order),
      ...routes.map((route) => moveLock(this.state, 'move', route)),
      ...this.read(then),
      ...this.read(order.else ?? []),
      ...branches.flatMap((branch) => this.read(branch)),
    ];
  }

  private targets({ effect, hexes, edges, champions, cards, amounts, golds, target }: Order): Lock[] {
    const { hexNames, edgeNames } = board(this.state);
    const modes = golds?.map(() => this.modes.shift() ?? '');
    const lock: Lock = {
      does: effect.do,
      ...(hexes === undefined ? {} : { hexes: hexes.map((hex) => hexNames[hex]) }),
      ...(edges === undefined ? {} : { edges: edges.map((edge) => edgeNames[edge]) }),
      ...(champions === undefined ? {} : { champions: slugsOf(this.state, champions) }),
      ...(cards === undefined ? {} : { cards: slugsOf(this.state, cards) }),
      ...(amounts === undefined ? {} : { amounts }),
      ...(modes === undefined ? {} : { modes }),
      ...(target === undefined ? {} : { seat: target }),
    };
    return Object.keys(lock).length > 1 ? [lock] : [];
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
      const orders = new Reader(state, plan).read(action.orders);
      return action.hex < 0 ? orders : [{ does: 'champion', hexes: [hexNames[action.hex]] }, ...orders];
    }
  }
}
