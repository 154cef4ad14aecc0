// Heartland's combat and its triggers a second time, written from the SPEC alone: nothing of the rules is imported, cards come as data.

/** A card as data; fields as in the card table. */
export interface Printed {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly attack?: number;
  readonly health?: number;
  readonly standing?: readonly { readonly [field: string]: string | number }[];
  readonly trigger?: {
    readonly when: string;
    readonly effect: { readonly do: string; readonly amount?: number };
  };
}

/** Options that the model knows. */
export interface Wanted {
  readonly frontiers: number;
  readonly settleWin: boolean;
  readonly roundLimit: number;
}

/** A unit of a written position. */
export interface Unit {
  readonly number: number;
  readonly card: string;
  readonly seat: number;
  at: number;
  occupies: boolean;
  damage: number;
  attack: number;
  health: number;
}

/** A settlement of a written position. */
export interface Settlement {
  readonly card: string;
  readonly seat: number;
}

/** What the model reads of a position in the battle phase. */
export interface Field {
  readonly round: number;
  readonly initiative: number;
  readonly life: readonly number[];
  readonly units: readonly Unit[];
  readonly settlements: readonly (Settlement | null)[];
}

/** One answer that a seat has to give: the sets or units of a frontier, as choices. */
export type Question = readonly string[];

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/** A combat from its beginning to the next round. */
export class SecondCombat {
  readonly #cards: ReadonlyMap<string, Printed>;
  readonly #wanted: Wanted;
  readonly #field: Field;
  readonly life: number[];
  units: Unit[];
  readonly hands: string[][] = [[], []];
  readonly graveyards: string[][] = [[], []];
  winners: readonly number[] | null = null;
  readonly #deaths: { readonly unit: Unit; readonly place: number }[] = [];
  // What stood where when the combat began.
  readonly #pools: number[][];
  readonly #rests: ReadonlyMap<Unit, number>;
  readonly #held: boolean[][];
  readonly #began: readonly Unit[];
  #won: { readonly seat: number; readonly place: number }[] = [];
  #triumphs: Unit[] = [];

  constructor(cards: readonly Printed[], wanted: Wanted, field: Field) {
    this.#cards = new Map(cards.map((card) => [card.name, card]));
    this.#wanted = wanted;
    this.#field = field;
    this.life = [...field.life];
    this.units = field.units.map((unit) => ({ ...unit }));
    this.#began = [...this.units];
    this.#rests = new Map(this.units.map((unit) => [unit, this.#rest(unit)]));
    const each = <T>(figure: (seat: number, place: number) => T): T[][] =>
      [0, 1].map((seat) => this.#places().map((place) => figure(seat, place)));
    this.#pools = each((seat, place) => sum(this.#here(seat, place).map((unit) => this.#attackOf(unit))));
    this.#held = each((seat, place) => this.#here(seat, place).some(({ occupies }) => occupies));
  }

  #places(): number[] {
    return Array.from({ length: this.#wanted.frontiers }, (_, index) => index + 1);
  }

  #here(seat: number, place: number): Unit[] {
    return this.units.filter((unit) => unit.seat === seat && unit.at === place);
  }

  #card(name: string): Printed {
    const found = this.#cards.get(name);
    if (found === undefined) throw new Error(`There is no card ${name}.`);
    return found;
  }

  #stands(name: string, ability: string, figure: string): number {
    const all = this.#card(name).standing ?? [];
    return sum(all.filter((one) => one['ability'] === ability).map((one) => Number(one[figure])));
  }

  // [HL-52]: a settlement works while its owner occupies.
  #active(place: number): Settlement | null {
    const stands = this.#field.settlements[place - 1] ?? null;
    const occupied = this.units.some(
      ({ seat, at, occupies }) => occupies && at === place && seat === stands?.seat,
    );
    return occupied ? stands : null;
  }

  // [HL-11]
  #shared({ seat, at }: Unit, ability: string, figure: string): number {
    const stands = at > 0 ? this.#active(at) : null;
    return stands?.seat === seat ? this.#stands(stands.card, ability, figure) : 0;
  }

  #attackOf(unit: Unit): number {
    const charge = unit.at > 0 && !unit.occupies ? this.#stands(unit.card, 'charge', 'attack') : 0;
    const all = (this.#card(unit.card).attack ?? 0) + charge + unit.attack;
    return Math.max(0, all + this.#shared(unit, 'banner', 'attack'));
  }

  #rest(unit: Unit): number {
    const garrison = unit.occupies ? this.#stands(unit.card, 'garrison', 'health') : 0;
    const all = (this.#card(unit.card).health ?? 0) + garrison + unit.health;
    return all + this.#shared(unit, 'palisade', 'health') - unit.damage;
  }

  // [HL-41]: the full sets of enemies that a side may kill in a frontier.
  #sets(seat: number, place: number): Unit[][] {
    const pool = this.#pools[seat][place - 1];
    const foes = this.#began.filter((unit) => unit.seat !== seat && unit.at === place);
    if (!this.#began.some((unit) => unit.seat === seat && unit.at === place)) return [[]];
    const left = (set: readonly Unit[]): number => pool - sum(set.map((unit) => this.#rests.get(unit) ?? 0));
    return subsets(foes).filter((set) => {
      const spare = left(set);
      const others = foes.filter((unit) => !set.includes(unit));
      return spare >= 0 && others.every((unit) => (this.#rests.get(unit) ?? 0) > spare);
    });
  }

  /** The kill sets that a seat chooses from, frontier by frontier; frontiers without a choice are left out. */
  kills(seat: number): Question[] {
    return this.#places()
      .filter((place) => this.#sets(seat, place).length > 1)
      .map((place) =>
        this.#sets(seat, place).map((set) => `kill:${place}:${set.map(({ number }) => number).join('+')}`),
      );
  }

  /** Strikes, with the sets that were chosen: HL-45, steps 4 to 7. */
  strike(chosen: readonly string[]): void {
    const sets = [0, 1].map((seat) =>
      this.#places().map((place) => {
        const all = this.#sets(seat, place);
        if (all.length === 1) return all[0];
        const numbers = all.map((set) => set.map(({ number }) => number).join('+'));
        const at = numbers.findIndex((text) => chosen.includes(`${seat} kill:${place}:${text}`));
        return all[at];
      }),
    );
    for (const seat of [0, 1])
      for (const place of this.#places()) {
        const foes = this.#here(1 - seat, place);
        const killed = sets[seat][place - 1];
        if (!this.#held[seat][place - 1] || killed.length < foes.length) continue;
        this.life[1 - seat] -=
          this.#pools[seat][place - 1] - sum(foes.map((unit) => this.#rests.get(unit) ?? 0));
      }
    const dead = new Set(sets.flat(2));
    const falling = this.units
      .filter((unit) => dead.has(unit))
      .toSorted((a, b) => a.at - b.at || a.number - b.number);
    for (const unit of falling) this.#die(unit);
    this.#checkLife(false);
    for (const seat of [0, 1])
      for (const place of this.#places()) {
        if (this.#here(seat, place).length === 0 || this.#here(1 - seat, place).length > 0) continue;
        this.#won.push({ seat, place });
        if (this.#began.some((unit) => unit.seat !== seat && unit.at === place))
          this.#triumphs.push(...this.#here(seat, place));
      }
  }

  /** The units that a winner chooses from, frontier by frontier. */
  occupiers(seat: number): Question[] {
    return this.#won
      .filter((one) => one.seat === seat)
      .map(({ place }) => this.#here(seat, place))
      .filter((here) => here.some(({ occupies }) => !occupies))
      .map((here) => [
        ...here.filter(({ occupies }) => !occupies).map(({ number }) => `occupy:${number}`),
        here.some(({ occupies }) => occupies) ? 'hold' : 'none',
      ]);
  }

  /** Occupiers take their places, all others go home, triggers follow, and the round ends. */
  settle(chosen: readonly string[]): void {
    for (const choice of chosen.filter((one) => one.includes('occupy:'))) {
      const unit = this.units.find(({ number }) => number === Number(choice.split(':')[1]));
      if (unit === undefined) throw new Error(choice);
      for (const one of this.#here(unit.seat, unit.at)) if (one.occupies) this.#sendHome(one);
      unit.occupies = true;
    }
    for (const unit of this.units) if (!unit.occupies) this.#sendHome(unit);
    const settled = [0, 1].filter((seat) =>
      this.#places().every((place) => this.#active(place)?.seat === seat),
    );
    if (this.#wanted.settleWin && settled.length > 0) this.winners = settled;
    if (this.winners === null) this.#triggers();
  }

  #sendHome(unit: Unit): void {
    Object.assign(unit, { at: 0, occupies: false });
  }

  #die(unit: Unit): void {
    this.units = this.units.filter((other) => other !== unit);
    this.graveyards[unit.seat].push(unit.card);
    this.#deaths.push({ unit, place: unit.at });
  }

  #has({ card }: { readonly card: string }, when: string): boolean {
    return this.#card(card).trigger?.when === when;
  }

  // HL-56 to HL-59.
  #triggers(): void {
    const { initiative } = this.#field;
    const list: {
      readonly seat: number;
      readonly card: string;
      readonly unit?: Unit;
      readonly place: number;
    }[] = [];
    for (const seat of [initiative, 1 - initiative]) {
      const holding = this.#places().flatMap((place) =>
        this.#here(seat, place).filter(({ occupies }) => occupies),
      );
      const inOrder = this.#triumphs
        .filter((unit) => unit.seat === seat)
        .toSorted((a, b) => a.number - b.number);
      const fallen = this.#deaths.filter(({ unit }) => unit.seat === seat);
      list.push(
        ...holding
          .filter((unit) => this.#has(unit, 'holding'))
          .map((unit) => ({ seat, card: unit.card, place: unit.at })),
        ...inOrder
          .filter((unit) => this.#has(unit, 'triumph'))
          .map((unit) => ({ seat, card: unit.card, place: unit.at })),
        ...fallen
          .filter(({ unit }) => this.#has(unit, 'fallen'))
          .map(({ unit, place }) => ({ seat, card: unit.card, unit, place })),
      );
    }
    for (let next = list.shift(); next !== undefined; next = list.shift()) {
      const { seat, card, place } = next;
      const { do: what, amount = 0 } = this.#card(card).trigger?.effect ?? { do: '' };
      if (what === 'heal') this.life[seat] += amount;
      else if (what === 'drain') this.life[1 - seat] -= amount;
      else if (what === 'return') {
        const at = this.graveyards[seat].indexOf(card);
        if (at >= 0) this.hands[seat].push(...this.graveyards[seat].splice(at, 1));
      } else if (what === 'scorch') {
        const struck = place > 0 ? this.#here(1 - seat, place).find(({ occupies }) => occupies) : undefined;
        if (struck === undefined) continue;
        struck.damage += amount;
        if (this.#rest(struck) > 0) continue;
        this.#die(struck);
        if (this.#has(struck, 'fallen'))
          list.push({ seat: 1 - seat, card: struck.card, unit: struck, place });
      } else throw new Error(`No trigger does ${what}.`);
    }
    this.#checkLife(this.#field.round >= this.#wanted.roundLimit);
  }

  // HL-67 to HL-69.
  #checkLife(last: boolean): void {
    const [first, second] = this.life;
    if (this.winners !== null || (first > 0 && second > 0 && !last)) return;
    const held = [0, 1].map(
      (seat) => this.units.filter((unit) => unit.seat === seat && unit.occupies).length,
    );
    const ahead = first - second || held[0] - held[1];
    this.winners = ahead === 0 ? [0, 1] : [ahead > 0 ? 0 : 1];
  }
}
