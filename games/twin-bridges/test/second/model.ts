// Twin Bridges a second time, written from its SPEC alone: nothing of the rules is imported, cards come as data.

/** An ability or an effect of a card, as data. */
interface Word {
  readonly [field: string]: string | number;
}

/** A card as the options of a match leave it. */
export interface Printed {
  readonly slug: string;
  readonly name: string;
  readonly cost: number;
  readonly attack?: number;
  readonly health?: number;
  readonly abilities?: readonly Word[];
  readonly effects?: readonly Word[];
}

/** Options that the model knows. */
export interface Wanted {
  readonly window: number;
  readonly protection: 'turn' | 'life';
  readonly protectionCovers: 'any' | 'target';
  readonly turnLimit: number;
  readonly firstTurnMana: number;
}

interface Creature {
  readonly card: string;
  damage: number;
  fresh: boolean;
  absorbed: boolean;
  strength: number;
  sprinted: number;
  spent: boolean;
  warded: number[];
}

interface Side {
  row: string[];
  lanes: Creature[][];
}

/** A creature of a written position: its name, or what is unusual about it. */
type Written = string | (Partial<Creature> & { readonly card: string });

/** A written position in play, as far as the model reads it. */
export interface WrittenTable {
  readonly phase: string;
  readonly turn?: number;
  readonly first: number;
  readonly active?: number;
  readonly mana?: number;
  readonly winners?: readonly number[];
  readonly seats: readonly {
    readonly row: readonly string[];
    readonly upper?: readonly Written[];
    readonly lower?: readonly Written[];
  }[];
}

function creature(written: Written): Creature {
  const usual = { damage: 0, fresh: false, absorbed: false, strength: 0, sprinted: 0, spent: false };
  return typeof written === 'string'
    ? { card: written, ...usual, warded: [] }
    : { ...usual, ...written, warded: [...(written.warded ?? [])] };
}

const buildings = ['bastion', 'fort'];

/** A table under the rules of the SPEC. */
export class SecondTable {
  readonly #cards: ReadonlyMap<string, Printed>;
  readonly #wanted: Wanted;
  readonly #sides: Side[];
  turn: number;
  active: number;
  mana: number;
  /** Who has won: nobody yet, a seat, or both seats of a drawn match. */
  winners: readonly number[] | null = null;

  constructor(cards: readonly Printed[], wanted: Wanted, written: WrittenTable) {
    this.#cards = new Map(cards.map((card) => [card.name, card]));
    this.#wanted = wanted;
    const { turn = 1, first } = written;
    this.turn = turn;
    this.active = written.active ?? (turn % 2 === 1 ? first : 1 - first);
    this.#sides = written.seats.map(({ row, upper = [], lower = [] }) => ({
      row: [...row],
      lanes: [upper.map(creature), lower.map(creature)],
    }));
    this.mana = written.mana ?? this.#manaNow();
  }

  #card(name: string): Printed {
    const found = this.#cards.get(name);
    if (found === undefined) throw new Error(`There is no card ${name}.`);
    return found;
  }

  #named(slug: string): string {
    return [...this.#cards.values()].find((card) => card.slug === slug)?.name ?? '';
  }

  #word(name: string, ability: string): Word | undefined {
    return this.#card(name).abilities?.find((word) => word['ability'] === ability);
  }

  #has({ card }: Creature, ability: string): boolean {
    return this.#word(card, ability) !== undefined;
  }

  // [§7.4], [TB-11]: neighbours in the same lane.
  #auras(lane: readonly Creature[], at: number, give: string): number {
    const near = [lane[at - 1], lane[at + 1]].filter((one) => one !== undefined);
    return near
      .map(({ card }) => this.#word(card, 'aura'))
      .reduce((sum, aura) => sum + (aura?.['give'] === give ? Number(aura['amount']) : 0), 0);
  }

  #attack(lane: readonly Creature[], at: number): number {
    const { card, strength, sprinted } = lane[at];
    const sum = (this.#card(card).attack ?? 0) + this.#auras(lane, at, 'attack') + strength + sprinted;
    return at === 0 && this.#has(lane[at], 'aquatic') ? sum * 2 : sum;
  }

  #dying(lane: readonly Creature[], at: number): boolean {
    const health = (this.#card(lane[at].card).health ?? 0) + this.#auras(lane, at, 'health');
    return lane[at].damage >= health;
  }

  #manaNow(): number {
    if (this.turn === 1) return this.#wanted.firstTurnMana;
    const { row, lanes } = this.#sides[this.active];
    const more = lanes.flat().map(({ card }) => Number(this.#word(card, 'catalyst')?.['mana'] ?? 0));
    return row.length + more.reduce((sum, one) => sum + one, 0);
  }

  // [§6], [TB-4]: looked at after every change of a hand.
  #checkBuilding(seat: number): void {
    const { row } = this.#sides[seat];
    const last = row.at(-1) ?? '';
    if (this.winners !== null || !buildings.includes(last)) return;
    if (last === 'fort') this.winners = [1 - seat];
    else this.#sides[seat].row = ['fort', ...row.slice(0, -1)];
  }

  #leave(seat: number, one: Creature): void {
    const side = this.#sides[seat];
    side.lanes = side.lanes.map((lane) => lane.filter((other) => other !== one));
    side.row.push(one.card);
    this.#checkBuilding(seat);
  }

  // [TB-9], [TB-29]: the ones named first, then those whom a lost Aura leaves too weak.
  #bury(named: readonly Creature[], hit: number): number {
    const lanesOf = (seat: number): Creature[][] => this.#sides[seat].lanes;
    const weak = (seat: number, among: (one: Creature) => boolean): Creature[] =>
      lanesOf(seat).flatMap((lane) => lane.filter((one, at) => among(one) && this.#dying(lane, at)));
    const dead = new Set(weak(hit, (one) => named.includes(one)));
    const inOrder = named.filter((one) => dead.has(one));
    for (const one of inOrder) this.#leave(hit, one);
    let count = inOrder.length;
    for (const seat of [0, 1])
      for (let lost = weak(seat, () => true); lost.length > 0; lost = weak(seat, () => true)) {
        this.#leave(seat, lost[0]);
        count++;
      }
    return count;
  }

  // [§7.10], [TB-14], [TB-25].
  #harm(one: Creature, amount: number, covered: boolean): void {
    if (amount <= 0) return;
    const shielded = this.#has(one, 'protection') || one.warded.length > 0;
    if (shielded && covered && !one.absorbed) one.absorbed = true;
    else one.damage += amount;
  }

  /** Cards that may be played now. */
  playable(): string[] {
    const { row } = this.#sides[this.active];
    const window = row.filter((name) => !buildings.includes(name)).slice(0, this.#wanted.window);
    return window
      .map((name) => this.#card(name))
      .filter(({ cost }) => cost <= this.mana)
      .filter(({ effects }) => effects === undefined || this.targets().length > 0)
      .map(({ slug }) => slug);
  }

  /** Creatures that an incantation may be aimed at. */
  targets(): string[] {
    const all = this.#sides.flatMap(({ lanes }) => lanes.flat());
    return all.filter((one) => !this.#has(one, 'indestructible')).map(({ card }) => this.#card(card).slug);
  }

  /** Whether the card is a creature, which goes to a lane. */
  isCreature(slug: string): boolean {
    return this.#card(this.#named(slug)).effects === undefined;
  }

  summon(slug: string, lane: number): void {
    const name = this.#named(slug);
    const side = this.#sides[this.active];
    this.mana -= this.#card(name).cost;
    side.row = side.row.filter((other) => other !== name);
    const one = { ...creature(name), fresh: true };
    if (this.#has(one, 'focus')) side.lanes[lane].unshift(one);
    else side.lanes[lane].push(one);
    this.#checkBuilding(this.active);
  }

  cast(slug: string, target: string): void {
    const name = this.#named(slug);
    const side = this.#sides[this.active];
    this.mana -= this.#card(name).cost;
    for (const effect of this.#card(name).effects ?? []) this.#carryOut(effect, this.#named(target));
    if (this.winners !== null) return;
    side.row = [...side.row.filter((other) => other !== name), name];
    this.#checkBuilding(this.active);
  }

  #carryOut(effect: Word, target: string): void {
    const seat = this.#sides.findIndex(({ lanes }) => lanes.flat().some(({ card }) => card === target));
    if (seat < 0) return;
    const side = this.#sides[seat];
    const lane = side.lanes.findIndex((row) => row.some(({ card }) => card === target));
    const one = side.lanes[lane].find(({ card }) => card === target);
    if (one === undefined) return;
    switch (effect['do']) {
      case 'damage':
        this.#harm(one, Number(effect['amount']), true);
        break;
      case 'push':
        side.lanes[lane] = [...side.lanes[lane].filter((other) => other !== one), one];
        break;
      case 'recall':
        this.#leave(seat, one);
        break;
      case 'strengthen':
        one.strength += Number(effect['attack']);
        break;
      default:
        if (one.absorbed && this.#has(one, 'protection') && this.#wanted.protection === 'life')
          one.spent = true;
        one.absorbed = false;
        one.warded = [...new Set([...one.warded, this.active])];
    }
    this.#bury([one], seat);
  }

  /** The assault, and the next turn's beginning. */
  assault(): void {
    for (const lane of [0, 1])
      for (const one of this.#sides[this.active].lanes[lane].toReversed())
        if (!one.fresh || this.#has(one, 'rage')) this.#attackOn(one, lane);
    if (this.winners !== null) return;
    if (this.turn >= this.#wanted.turnLimit) {
      this.winners = [0, 1];
      return;
    }
    for (const one of this.#sides.flatMap(({ lanes }) => lanes.flat())) {
      Object.assign(one, { damage: 0, fresh: false, strength: 0, sprinted: 0 });
      if (this.#wanted.protection === 'turn') one.absorbed = false;
    }
    this.turn++;
    this.active = 1 - this.active;
    for (const one of this.#sides.flatMap(({ lanes }) => lanes.flat())) {
      const warded = one.warded.filter((seat) => seat !== this.active);
      if (warded.length < one.warded.length && warded.length === 0 && one.spent)
        Object.assign(one, { absorbed: true, spent: false });
      one.warded = warded;
    }
    this.mana = this.#manaNow();
  }

  // Attacks until nothing is destroyed any more, or once without Berserk.
  #attackOn(one: Creature, lane: number): void {
    let again = true;
    while (again) again = this.#attackOnce(one, lane) > 0 && this.#has(one, 'berserk');
  }

  #attackOnce(one: Creature, lane: number): number {
    const own = this.#sides[this.active];
    const foe = this.#sides[1 - this.active];
    const place = own.lanes[lane].indexOf(one);
    if (this.winners !== null || place < 0 || this.#attack(own.lanes[lane], place) <= 0) return 0;
    const may = (other: Creature | undefined): other is Creature =>
      other !== undefined && (!this.#has(other, 'aerial') || this.#has(one, 'aim'));
    const prey = this.#has(one, 'wrecker') ? [] : foe.lanes[lane].filter(may);
    if (prey.length === 0 && one.fresh) return 0;
    if (this.#has(one, 'sprint')) {
      own.lanes[lane] = [one, ...own.lanes[lane].filter((other) => other !== one)];
      one.sprinted += place;
      this.#bury([], this.active);
    }
    const now = own.lanes[lane].indexOf(one);
    if (now < 0 || this.winners !== null) return 0;
    const amount = this.#attack(own.lanes[lane], now);
    if (prey.length === 0) {
      this.#strike(1 - this.active, amount);
      return 0;
    }
    const [target, behind] = prey;
    const beside = foe.lanes[1 - lane][foe.lanes[lane].indexOf(target)] as Creature | undefined;
    const hit = [target];
    if (this.#has(one, 'perforation') && behind !== undefined) hit.push(behind);
    if (this.#has(one, 'splash') && may(beside)) hit.push(beside);
    for (const other of hit)
      this.#harm(other, amount, other === target || this.#wanted.protectionCovers === 'any');
    return this.#bury(hit, 1 - this.active);
  }

  #strike(seat: number, amount: number): void {
    const side = this.#sides[seat];
    const from = side.row.findIndex((name) => buildings.includes(name));
    const [building] = side.row.splice(from, 1);
    side.row.splice(Math.min(from + amount, side.row.length), 0, building);
    this.#checkBuilding(seat);
  }

  /** What lies on the table, for a comparison. */
  whole(): unknown {
    const shown = (one: Creature): unknown => {
      const shielded = this.#has(one, 'protection') || one.warded.length > 0;
      return { ...one, absorbed: one.absorbed && shielded, warded: one.warded.toSorted((a, b) => a - b) };
    };
    return {
      sides: this.#sides.map(({ row, lanes }) => ({ row, lanes: lanes.map((lane) => lane.map(shown)) })),
      ...(this.winners === null ? { turn: this.turn, active: this.active, mana: this.mana } : {}),
    };
  }
}
