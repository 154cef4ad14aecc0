// A seat's outlook on the board: which hexes are worth holding, who can reach them, and what a change would bring.

import { boardOf } from '../state/board.ts';
import type { Board } from '../state/board.ts';
import type { Edge, Hex, State } from '../types.ts';
import { goals } from './goals.ts';
import { mostHexes } from './limits.ts';
import { championStrength, defence, offence, survival, winChance } from './strength.ts';
import { waysOf } from './ways.ts';
import type { Ways } from './ways.ts';
import { byRounds, goldWorth, weights } from './weights.ts';

/** More goals than any board has. */
const mostGoals = 48;
const farthest = 256;

/** Powers of a weight by mana, made again when the weight is another. */
class Powers {
  private of = 1;
  readonly by = new Float64Array(farthest).fill(1);

  set(weight: number): void {
    if (weight === this.of) return;
    this.of = weight;
    for (let mana = 0; mana < farthest; mana++) this.by[mana] = weight ** mana;
  }
}

const reachPowers = new Powers();
const delayPowers = new Powers();
const reach = reachPowers.by;
const delay = delayPowers.by;
const nobody = 255;

/** Share of a tile that goes to one of two who want it. */
function share(own: number, foe: number): number {
  if (foe < 0.05) return 1;
  const a = own * own * own;
  return a / (a + foe * foe * foe);
}

/** One seat's judgement of a state. One object serves all calls in turn: `look` starts anew. */
export class Outlook {
  state!: State;
  seat = 0;
  board!: Board;
  ways!: Ways;
  roundsLeft = 1;
  /** Worth of one gold, and of one more Force. */
  gold = 1;
  force = 1;
  /** Own and enemy strength by hex. */
  readonly own = new Float64Array(mostHexes);
  readonly foe = new Float64Array(mostHexes);
  /** Hexes with own units. */
  readonly stands: Hex[] = [];
  private readonly foes: Hex[] = [];
  // Goals: where, worth, whether it is the own Capital.
  private count = 0;
  private readonly places = new Int32Array(mostGoals);
  private readonly worths = new Float64Array(mostGoals);
  private home = -1;
  private readonly rows: Uint8Array[] = [];
  // By goal: own and enemy strength in reach, enemies standing there, mana of the nearest own stacks.
  private readonly support = new Float64Array(mostGoals);
  private readonly threat = new Float64Array(mostGoals);
  private readonly nearest = new Uint8Array(mostGoals);
  private readonly second = new Uint8Array(mostGoals);
  private readonly nearestHex = new Int32Array(mostGoals);
  /** Worth of each goal and of all as things stand. */
  private readonly covers = new Float64Array(mostGoals);
  private total = 0;
  /** Where walks may end, and what bridges are worth: what was worked out since the last look. */
  readonly walks = new Map<number, readonly Hex[]>();
  private readonly bridges = new Map<Edge, number>();
  // Ways to the hexes with own units, once they were asked for: as long there as back.
  private readonly standRows: Uint8Array[] = [];
  /** What stacks that go somewhere are worth, since the last look. */
  readonly goings = new Map<number, number>();
  // The same without the stack that is about to move.
  private readonly leftSupport = new Float64Array(mostGoals);
  private readonly leftNearest = new Uint8Array(mostGoals);

  /** Takes in a state for a seat. */
  look(state: State, seat: number): void {
    this.state = state;
    this.seat = seat;
    this.board = boardOf(state.radius);
    this.ways = waysOf(state);
    this.roundsLeft = state.options.rounds - state.round + 1;
    this.gold = goldWorth(state.seats[seat].gold, this.roundsLeft);
    this.force = byRounds(weights.forceByRoundsLeft, this.roundsLeft) * weights.force;
    reachPowers.set(weights.reachPerMana);
    delayPowers.set(weights.delayPerMana);
    this.muster();
    this.readGoals();
    this.total = this.sum();
    this.walks.clear();
    this.bridges.clear();
    this.goings.clear();
    this.standRows.length = 0;
  }

  private muster(): void {
    const { state, seat, own, foe, stands, foes } = this;
    const hexes = this.board.hexCount;
    stands.length = 0;
    foes.length = 0;
    for (let hex = 0; hex < hexes; hex++) {
      own[hex] = 0;
      foe[hex] = 0;
      const present = state.presence[hex];
      if (present === 0) continue;
      for (let other = 0; other < state.seats.length; other++) {
        if ((present & (1 << other)) === 0) continue;
        const forces = state.forces[other * hexes + hex];
        if (other === seat) own[hex] += forces;
        else foe[hex] += forces;
      }
      if ((present & (1 << seat)) !== 0) stands.push(hex);
      if ((present & ~(1 << seat)) !== 0) foes.push(hex);
    }
    for (const champion of state.champions) {
      const side = champion.seat === seat ? own : foe;
      side[champion.hex] += championStrength(state, champion);
    }
  }

  private readGoals(): void {
    const { state, seat, rows } = this;
    this.count = 0;
    this.home = -1;
    goals(state, seat, (hex, worth) => {
      if (hex === state.seats[seat].capital) this.home = this.count;
      this.places[this.count] = hex;
      this.worths[this.count] = worth;
      rows[this.count] = this.ways.to(hex);
      this.count++;
    });
    for (let goal = 0; goal < this.count; goal++) this.measure(goal, rows[goal]);
  }

  private measure(goal: number, row: Uint8Array): void {
    let support = 0;
    let threat = 0;
    let nearest = nobody;
    let second = nobody;
    let nearestHex = -1;
    for (const hex of this.stands) {
      const mana = row[hex];
      support += this.own[hex] * reach[mana];
      if (mana < nearest) {
        second = nearest;
        nearest = mana;
        nearestHex = hex;
      } else if (mana < second) second = mana;
    }
    for (const hex of this.foes) threat += this.foe[hex] * reach[row[hex]];
    this.support[goal] = support;
    this.threat[goal] = threat;
    this.nearest[goal] = nearest;
    this.second[goal] = second;
    this.nearestHex[goal] = nearestHex;
  }

  // What a goal is worth with so much support and threat, enemies standing there, and mana to the nearest stack.
  private cover(goal: number, support: number, mana: number, threat: number, guard: number): number {
    const worth = this.worths[goal];
    if (goal === this.home) return worth * share(support + 1, weights.threatHome * threat);
    if (mana === 0) return worth * share(support, weights.threatHeld * threat);
    if (mana === nobody) return 0;
    return worth * delay[mana] * share(support, guard + weights.threatWanted * (threat - guard));
  }

  private sum(): number {
    let sum = 0;
    for (let goal = 0; goal < this.count; goal++) {
      const guard = this.foe[this.places[goal]];
      this.covers[goal] = this.cover(goal, this.support[goal], this.nearest[goal], this.threat[goal], guard);
      sum += this.covers[goal];
    }
    return sum;
  }

  /** Takes `strength` off a hex for the following calls of `arrive` and `lose`; `all`: nobody stays. */
  leave(hex: Hex, strength: number, all: boolean): void {
    for (let goal = 0; goal < this.count; goal++) {
      this.leftSupport[goal] = Math.max(0, this.support[goal] - strength * reach[this.rows[goal][hex]]);
      const emptied = all && this.nearestHex[goal] === hex;
      this.leftNearest[goal] = emptied ? this.second[goal] : this.nearest[goal];
    }
  }

  /** Nobody leaves: the following calls of `arrive` add units. */
  stay(): void {
    for (let goal = 0; goal < this.count; goal++) {
      this.leftSupport[goal] = this.support[goal];
      this.leftNearest[goal] = this.nearest[goal];
    }
  }

  // Change of the outlook when `strength` stands on the hex and `beaten` enemies there are gone.
  private gain(hex: Hex, strength: number, beaten: number): number {
    let sum = 0;
    for (let goal = 0; goal < this.count; goal++) {
      const mana = this.rows[goal][hex];
      const within = reach[mana];
      const place = this.places[goal];
      const guard = place === hex ? this.foe[place] - beaten : this.foe[place];
      const near = strength > 0 && mana < this.leftNearest[goal] ? mana : this.leftNearest[goal];
      const threat = Math.max(0, this.threat[goal] - beaten * within);
      sum += this.cover(goal, this.leftSupport[goal] + strength * within, near, threat, guard);
    }
    return sum - this.total;
  }

  /** Worth of units of some strength coming to a hex, with the battle that this may mean. */
  arrive(hex: Hex, strength: number): number {
    const foe = this.foe[hex];
    if (foe <= 0) return this.gain(hex, strength, 0);
    return this.fight(hex, strength, this.own[hex] > 0 ? this.own[hex] : 0);
  }

  /** Worth of fighting on with all own units where enemies stand, and of having them elsewhere instead. */
  fightOn(hex: Hex): number {
    this.leave(hex, this.own[hex], true);
    return this.fight(hex, this.own[hex], 0);
  }

  withdraw(hex: Hex, to: Hex): number {
    this.leave(hex, this.own[hex], true);
    return this.gain(to, this.own[hex], 0);
  }

  // In a Capital the units already inside fight along in the siege.
  private fight(hex: Hex, strength: number, inside: number): number {
    const { state, seat } = this;
    const ours = (strength + inside) * offence(state, seat, hex);
    const theirs = this.foe[hex] * this.defenceAt(hex);
    const wins = winChance(ours, weights.caution * theirs);
    const left = strength * survival(ours, weights.costly * theirs);
    const enemy =
      (weights.enemyForce * this.force) / weights.force / Math.max(1, 0.6 * (state.seats.length - 1));
    const won = this.gain(hex, left, this.foe[hex]) + this.foe[hex] * enemy - (strength - left) * this.force;
    const taken = Math.min(this.foe[hex], weights.toll * strength);
    const lost = this.gain(hex, 0, taken * 0.7) + taken * 0.7 * enemy - strength * this.force;
    return wins * won + (1 - wins) * lost;
  }

  private defenceAt(hex: Hex): number {
    const { state, seat } = this;
    for (let other = 0; other < state.seats.length; other++) {
      if (other !== seat && (state.presence[hex] & (1 << other)) !== 0) return defence(state, other, hex);
    }
    return 1;
  }

  /** Worth of new units of some strength on a hex. */
  reinforce(hex: Hex, strength: number): number {
    this.stay();
    return this.arrive(hex, strength) + strength * this.force * this.crowding();
  }

  // Further Forces help less and less. With two seats a Force more is one that the only enemy lacks; with more of
  // them a heap of Forces wins no further tile, and its gold buys cards instead.
  private crowding(): number {
    let sum = 0;
    for (const hex of this.stands) sum += this.own[hex];
    if (this.state.seats.length === 2) return weights.crowdTwo / (weights.crowdHalf + sum);
    const use = Math.min(1, 10 / (weights.crowdMore + sum));
    return use * use;
  }

  /** Worth of enemies of some strength vanishing from a hex. */
  weaken(hex: Hex, strength: number): number {
    this.stay();
    const gone = Math.min(strength, this.foe[hex]);
    return this.gain(hex, 0, gone) + (gone * weights.enemyForce * this.force) / weights.force;
  }

  /** Worth of own units of some strength vanishing from a hex. */
  suffer(hex: Hex, strength: number): number {
    const gone = Math.min(strength, this.own[hex]);
    this.leave(hex, gone, gone >= this.own[hex]);
    return this.gain(hex, 0, 0) - gone * this.force;
  }

  /** Worth of a bridge for the own stacks: the ways that it shortens. */
  bridge(edge: Edge): number {
    let worth = this.bridges.get(edge);
    if (worth === undefined) {
      worth = this.shortcut(edge);
      this.bridges.set(edge, worth);
    }
    return worth;
  }

  private shortcut(edge: Edge): number {
    const [a, b] = this.board.edgeEnds[edge];
    if (this.standRows.length === 0) for (const hex of this.stands) this.standRows.push(this.ways.to(hex));
    let sum = 0;
    for (let goal = 0; goal < this.count; goal++) {
      const row = this.rows[goal];
      if (row[a] > row[b] + 1) sum += this.nearer(goal, a, row[b] + 1);
      else if (row[b] > row[a] + 1) sum += this.nearer(goal, b, row[a] + 1);
      else continue;
      sum -= this.covers[goal];
    }
    return sum;
  }

  // What a goal is worth when it is `beyond` mana away from a hex.
  private nearer(goal: number, via: Hex, beyond: number): number {
    const { stands, standRows } = this;
    const row = this.rows[goal];
    let support = this.support[goal];
    let nearest = this.nearest[goal];
    let shorter = false;
    for (let i = 0; i < stands.length; i++) {
      const hex = stands[i];
      const mana = standRows[i][via] + beyond;
      if (mana >= row[hex]) continue;
      shorter = true;
      support += this.own[hex] * (reach[mana] - reach[row[hex]]);
      if (mana < nearest) nearest = mana;
    }
    if (!shorter) return this.covers[goal];
    return this.cover(goal, support, nearest, this.threat[goal], this.foe[this.places[goal]]);
  }
}
