// The witness of a match of Bridgefront: follows its reports and adds up what the lab wants to know.

import type { Match, Report } from '@bridgefront/kernel';
import type { Cell, Rows, Witness } from '@bridgefront/lab/measures.ts';
import { Tallies } from '@bridgefront/lab/tallies.ts';
import { distance } from '../rules/state/board.ts';
import { idOfSlug } from '../rules/cards/table.ts';
import type { BridgefrontFace, FaceOf, Units } from '../rules/faces.ts';
import { fighterStrength } from '../rules/evaluation/strength.ts';
import { battleChance } from '../rules/evaluation/skirmish.ts';
import { cardOf } from '../rules/state/piles.ts';
import { centerTile, forgeTile } from '../rules/types.ts';
import type { SeatState, State } from '../rules/types.ts';
import { board } from '../rules/state/units.ts';

/** What one card did for one seat in one match. */
interface CardTally {
  readonly seat: number;
  readonly card: string;
  gained: number;
  price: number;
  /** Round in which it was first gained; 0: it was in the deck from the start. */
  round: number;
  source: string;
  played: number;
  fizzled: number;
}

/** How Victory cards are gained, in the words of a report. */
const ways: { readonly [source in FaceOf<'gained'>['source']]: string } = {
  market: 'the row',
  free: 'the free card',
  mine: 'Mines',
  forge: 'Forges',
  center: 'Power Pick at the Center',
  card: 'another card',
};

const actionEvents = new Map<string, string>();

// Names are made once: a text that is put together anew is slow to look up.
function actionEvent(action: string): string {
  const known = actionEvents.get(action) ?? `action ${action}`;
  actionEvents.set(action, known);
  return known;
}

type Mutable = { [table: string]: Cell[][] };

function forcesOf(state: State, seat: number): number {
  const hexes = state.tiles.length;
  let sum = 0;
  for (let hex = 0; hex < hexes; hex++) sum += state.forces[seat * hexes + hex];
  return sum;
}

interface Held {
  mines: number;
  forges: number;
  center: boolean;
  capitals: number;
}

function heldBy(state: State, seat: number): Held {
  const held: Held = { mines: 0, forges: 0, center: false, capitals: 0 };
  const here = 1 << seat;
  const { tiles, presence, seats } = state;
  for (let hex = 0; hex < tiles.length; hex++) {
    if ((presence[hex] & here) === 0) continue;
    const tile = tiles[hex];
    if (tile > 0) held.mines++;
    else if (tile === forgeTile) held.forges++;
    else if (tile === centerTile) held.center = true;
  }
  for (let other = 0; other < seats.length; other++) {
    const { capital } = seats[other];
    if (other !== seat && capital >= 0 && (presence[capital] & here) !== 0) held.capitals++;
  }
  return held;
}

// An army's strength in Forces.
function strengthOf(state: State, { forces, champions }: Units): number {
  let sum = forces;
  for (const { champion, hp } of champions) {
    const stats = cardOf(state, idOfSlug(champion)).champion;
    sum += stats === undefined ? 1 : fighterStrength(hp, stats.dice, stats.hits);
  }
  return sum;
}

/** Follows one match. */
export class BridgefrontWitness implements Witness<State> {
  readonly #tables: Mutable = { auctions: [], rounds: [], battles: [] };
  /** By seat: its cards by name; and all of them in the order in which they first came up. */
  readonly #cardsOf: Map<string, CardTally>[] = [];
  readonly #cards: CardTally[] = [];
  readonly #events = new Tallies();
  readonly #points = new Tallies();
  /** What was revealed last. */
  #revealed: FaceOf<'revealed'> | null = null;
  /** Round in which each seat first put a champion on the board. */
  readonly #firstChampion = new Map<number, number>();
  readonly #lead: number;
  /** Who shot the last mortar, until it has hit an enemy. */
  #mortar: number | null = null;
  #battle: FaceOf<'battle'> | null = null;
  #combatRounds = 0;

  constructor({ state }: Match<State>) {
    this.#lead = state.lead;
  }

  report(report: Report, match: Match<State>): void {
    const { face, faces } = report;
    // Scoring is the last moment at which hands and mana of a round are still there.
    if (face?.tell === 'scored') return this.#endRound(match.state);
    // Private faces are fuller: they say which card it was.
    let told = false;
    for (let seat = 0; faces !== undefined && seat < match.seats; seat++) {
      const own = faces[seat];
      if (own === undefined) continue;
      told = true;
      this.#hear(own as BridgefrontFace, match.state);
    }
    if (!told && face !== null) this.#hear(face as BridgefrontFace, match.state);
  }

  #hear(face: BridgefrontFace, state: State): void {
    switch (face.tell) {
      case 'bids-bought':
        return this.#auction(state, face.card, face.winner, 'bought', face.price, face.bids.length);
      case 'bids-passed':
        return this.#auction(state, face.card, face.receiver, 'passed', -face.pot, face.passes.length);
      case 'last-card':
        return this.#auction(state, face.card, face.seat, 'last', 0, 1);
      case 'gained':
        return this.#gained(state, face);
      case 'card-resolves':
        this.#card(face.seat, face.card).played++;
        return;
      case 'card-done':
        if (face.to === 'fizzled') this.#card(face.seat, face.card).fizzled++;
        return;
      case 'battle':
        return this.#battleBegins(face);
      case 'combat-round':
        this.#combatRounds++;
        return;
      case 'battle-over':
        return this.#battleOver(state, face);
      default:
        return this.#note(face, state);
    }
  }

  #note(face: BridgefrontFace, state: State): void {
    switch (face.tell) {
      case 'revealed':
        this.#revealed = face;
        return;
      case 'action-resolves':
        return this.#events.add(face.seat, actionEvent(face.action));
      case 'fizzled':
        return this.#events.add(face.seat, `fizzled ${face.what}`);
      case 'stopped':
        return this.#events.add(face.seat, `stopped ${face.why}`);
      case 'status':
        if (face.kind === 'mortar') this.#mortar = face.seat;
        return;
      case 'forces-lost':
        return this.#shot(face);
      case 'tie-won':
        return this.#events.add(face.seat, `tie won by ${face.by}`);
      case 'roll-off':
        if (face.winner !== null) this.#events.add(face.winner, 'tie won by dice');
        return;
      case 'stolen':
        return this.#events.add(face.seat, 'champion stolen');
      case 'champion-died':
        return this.#events.add(face.seat, 'champion lost');
      case 'bounty':
        return this.#events.add(face.seat, 'bounty gold', face.amount);
      case 'pillage':
        return this.#events.add(face.seat, 'Capital taken');
      case 'collected':
        return this.#events.add(face.seat, 'mine gold', face.gold);
      case 'champion-deployed':
        this.#events.add(face.seat, 'champion deployed');
        if (!this.#firstChampion.has(face.seat)) this.#firstChampion.set(face.seat, state.round);
        return;
      default:
    }
  }

  #shot({ seat, why, count }: FaceOf<'forces-lost'>): void {
    const shooter = this.#mortar;
    if (why !== 'mortar' || shooter === null) return;
    if (seat === shooter) return this.#events.add(seat, 'own Forces lost to the own mortar', count);
    this.#events.add(shooter, 'mortar hit on an enemy');
    this.#mortar = null;
  }

  // Whether a move of the last reveal was meant to end elsewhere, and none there.
  #intercepted(seat: number, hex: string): boolean {
    const locks = this.#revealed?.actions.findLast((action) => action.seat === seat)?.locks ?? [];
    const ends = locks.flatMap(({ path }) => path?.slice(-1) ?? []);
    return ends.length > 0 && !ends.includes(hex);
  }

  #card(seat: number, card: string): CardTally {
    const own = (this.#cardsOf[seat] ??= new Map());
    const known = own.get(card);
    if (known !== undefined) return known;
    const made = { seat, card, gained: 0, price: 0, round: 0, source: 'start', played: 0, fizzled: 0 };
    own.set(card, made);
    this.#cards.push(made);
    return made;
  }

  #auction(state: State, card: string, seat: number, how: string, price: number, bidders: number): void {
    this.#tables['auctions'].push([state.round, card, seat, how, price, bidders]);
    this.#card(seat, card).price += price;
  }

  #gained(state: State, { seat, source, card }: FaceOf<'gained'>): void {
    if (card === undefined) return;
    const { vp } = cardOf(state, idOfSlug(card));
    if (vp > 0) this.#points.add(seat, `cards: ${ways[source]}`, vp);
    const tally = this.#card(seat, card);
    if (tally.gained++ > 0) return;
    tally.round = state.round;
    tally.source = source;
  }

  #battleBegins(face: FaceOf<'battle'>): void {
    this.#battle = face;
    this.#combatRounds = 0;
    if (!face.siege && this.#intercepted(face.attacker, face.hex))
      this.#events.add(face.attacker, 'intercepted');
  }

  #battleOver(state: State, { winner, forces, champions }: FaceOf<'battle-over'>): void {
    const battle = this.#battle;
    if (battle === null) return;
    const { attacker, defender, siege, units } = battle;
    const army = (units_: Units): Cell[] => [units_.forces, units_.champions.length];
    const [own = 0, foe = 0] = units.map((one) => strengthOf(state, one));
    const odds = battleChance(own, foe, state.options.forceThreshold);
    const won = winner === null ? 'nobody' : winner === attacker ? 'attacker' : 'defender';
    this.#tables['battles'].push([
      state.round,
      attacker,
      defender,
      siege,
      ...units.flatMap(army),
      Math.round(odds * 1000) / 1000,
      won,
      this.#combatRounds,
      forces,
      champions.length,
    ]);
    this.#battle = null;
  }

  #endRound(state: State): void {
    state.seats.forEach((seat, index) => this.#tables['rounds'].push(roundRow(state, seat, index)));
  }

  #controlPoints(state: State): void {
    const { vpCenter, vpForge, vpCapital, gatewrightCapitalVp } = state.options;
    for (const [seat, { faction }] of state.seats.entries()) {
      const { center, forges, capitals } = heldBy(state, seat);
      const perCapital = faction === 'gatewright' ? gatewrightCapitalVp : vpCapital;
      if (center) this.#points.add(seat, 'held: Center', vpCenter);
      if (forges > 0) this.#points.add(seat, 'held: Forges', forges * vpForge);
      if (capitals > 0) this.#points.add(seat, 'held: Capitals', capitals * perCapital);
    }
  }

  rows({ state }: Match<State>): Rows {
    this.#controlPoints(state);
    const cards = this.#cards.map(({ seat, card, gained, price, round, source, played, fizzled }) => {
      const { mana, type } = cardOf(state, idOfSlug(card));
      return [seat, card, type, mana, gained, price, round, source, played, fizzled];
    });
    const rounds = this.#tables['rounds'];
    const seats = state.seats.map((owner, seat) => [
      ...seatRow(state, owner),
      seat === this.#lead,
      this.#firstChampion.get(seat) ?? null,
      rounds.reduce((sum, row) => (row[0] === seat ? sum + Number(row[3]) : sum), 0),
    ]);
    return {
      ...this.#tables,
      cards,
      seats,
      points: this.#points.rows(),
      events: this.#events.rows(),
      matches: [[state.round, state.reason, this.#tables['battles'].length]],
    };
  }
}

// Distance from a Capital to the nearest Forge; null where there is none.
function nearestForge(state: State, capital: number): number | null {
  const all = state.tiles.flatMap((tile, hex) =>
    tile === forgeTile ? distance(board(state), capital, hex) : [],
  );
  return all.length === 0 ? null : Math.min(...all);
}

function seatRow(state: State, owner: SeatState): Cell[] {
  const { faction, permanentVp, controlVp, gold, capital } = owner;
  return [
    faction,
    permanentVp,
    controlVp,
    permanentVp + controlVp,
    gold,
    `corner ${board(state).corners.indexOf(capital) + 1}`,
    nearestForge(state, capital),
  ];
}

function roundRow(state: State, seat: SeatState, index: number): Cell[] {
  const { mines, forges, center, capitals } = heldBy(state, index);
  let champions = 0;
  for (const champion of state.champions) if (champion.seat === index) champions++;
  let free = 0;
  let dear = 0;
  for (const card of seat.hand) {
    const { mana } = cardOf(state, card);
    if (mana === 0 && seat.mana === 0) free++;
    else if (mana >= 3) dear++;
  }
  return [
    index,
    state.round,
    seat.gold,
    seat.mana,
    seat.hand.length,
    free,
    dear,
    seat.cardsPlayed,
    forcesOf(state, index),
    champions,
    mines,
    forges,
    center,
    capitals,
    seat.permanentVp,
    seat.controlVp,
  ];
}
