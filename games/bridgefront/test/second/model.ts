// Bridgefront from the end of its Action Phase to the victory check a second time: sieges, collection, scoring, the end; and
// a battle that a march begins, for who may retreat from it and where to.
// Written from the SPEC alone: nothing of the rules is imported, champions come as data.

/** A champion as data. */
export interface Printed {
  readonly slug: string;
  readonly name: string;
  readonly vp: number;
  readonly champion?: {
    readonly hp: number;
    readonly dice: number;
    readonly hits: number;
    readonly bounty: number;
  };
}

/** Options that the model knows. */
export interface Wanted {
  readonly vpToWin: number;
  readonly rounds: number;
  readonly vpCenter: number;
  readonly vpForge: number;
  readonly vpCapital: number;
  readonly enemyInCapitalBlocksWin: boolean;
  readonly forceThreshold: number;
  readonly defenderThreshold: number;
  readonly hitAssignment: string;
  readonly bountyShift: number;
  readonly contractsGold: number;
  readonly cleanExitHeal: number;
  readonly oreCutGold: number;
  readonly gatewrightCapitalVp: number;
  readonly pillageGold: number;
  readonly retreat: string;
}

export interface Champion {
  readonly slug: string;
  hp: number;
}

/** Units of one seat on a hex. */
export interface Stack {
  readonly at: string;
  readonly seat: number;
  forces: number;
  champions: Champion[];
}

export interface Player {
  readonly faction: string;
  readonly capital: string;
  gold: number;
  permanent: number;
}

/** A report, as far as the model reads it. */
export interface Told {
  readonly tell: string;
  readonly [field: string]: unknown;
}

/** A question whether to retreat, as it was put, and the answer. */
export interface Asked {
  readonly seat: number;
  readonly legal: readonly string[];
  readonly choice: string;
}

/** The Bridges, each as its two ends, which of them are locked down, and whose traps lie on which. */
export interface Bridges {
  readonly open: readonly (readonly [string, string])[];
  readonly locked: readonly (readonly [string, string])[];
  readonly traps: readonly { readonly bridge: readonly [string, string]; readonly seat: number }[];
}

interface Rolls {
  readonly seat: number;
  readonly rolls: readonly {
    readonly source: string;
    readonly dice: readonly number[];
    readonly threshold: number;
  }[];
  readonly hits: number;
}

interface Losses {
  readonly seat: number;
  readonly forces: number;
  readonly damage: readonly { readonly champion: string; readonly amount: number }[];
}

interface Ending {
  readonly winners: readonly number[];
  readonly reason: string;
}

/** A battle: its hex, its sides, and where the attack has come from (null: a siege). */
interface Fight {
  readonly hex: string;
  readonly attacker: Stack;
  readonly defender: Stack;
  readonly from: string | null;
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
const joins = ([one, other]: readonly [string, string], a: string, b: string): boolean =>
  (one === a && other === b) || (one === b && other === a);
const isAlive = ({ forces, champions }: Stack): boolean => forces > 0 || champions.length > 0;

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** A table whose Action Phase is over. */
export class SecondTable {
  readonly #printed: ReadonlyMap<string, Printed>;
  readonly #wanted: Wanted;
  readonly #round: number;
  readonly #lead: number;
  readonly players: Player[];
  stacks: Stack[];
  readonly #mines: ReadonlyMap<string, number>;
  readonly #forges: readonly string[];
  readonly #bridges: Bridges;
  #traps: Bridges['traps'];
  #asked: Asked[];

  constructor(
    printed: readonly Printed[],
    wanted: Wanted,
    table: {
      readonly round: number;
      readonly lead: number;
      readonly players: readonly Player[];
      readonly stacks: readonly Stack[];
      readonly mines: ReadonlyMap<string, number>;
      readonly forges: readonly string[];
      readonly bridges: Bridges;
    },
    asked: readonly Asked[],
  ) {
    this.#printed = new Map(printed.map((card) => [card.slug, card]));
    this.#wanted = wanted;
    this.#round = table.round;
    this.#lead = table.lead;
    this.players = table.players.map((player) => ({ ...player }));
    this.stacks = table.stacks.map((stack) => ({
      ...stack,
      champions: stack.champions.map((one) => ({ ...one })),
    }));
    this.#mines = table.mines;
    this.#forges = table.forges;
    this.#bridges = table.bridges;
    this.#traps = table.bridges.traps;
    this.#asked = [...asked];
  }

  #champion(slug: string): NonNullable<Printed['champion']> {
    const found = this.#printed.get(slug)?.champion;
    if (found === undefined) throw new Error(`${slug} is no champion.`);
    return found;
  }

  #at(hex: string): Stack[] {
    return this.stacks.filter((stack) => stack.at === hex);
  }

  /** Sieges, with the dice and losses that were told (§13, §14, S-66); throws where they cannot have been told. */
  sieges(told: readonly Told[]): void {
    const fights = told.filter(({ tell }) => tell === 'battle').map((face) => face['hex']);
    const seats = this.players.map((_, index) => (this.#lead + index) % this.players.length);
    const due = seats.map((seat) => this.players[seat].capital).filter((hex) => this.#at(hex).length === 2);
    must(
      JSON.stringify(fights) === JSON.stringify(due),
      `Sieges in ${fights.join(' ')}, not in ${due.join(' ')}.`,
    );
    for (const hex of due) {
      const start = told.findIndex((face) => face.tell === 'battle' && face['hex'] === hex);
      const end = told.findIndex((face, at) => at > start && face.tell === 'battle-over');
      this.#siege(hex, told.slice(start, end + 1));
    }
    for (const [seat, { faction, capital }] of this.players.entries()) {
      if (faction !== 'gatewright') continue;
      const taken = this.players.filter(
        (other) => other.capital !== capital && this.#holds(seat, other.capital),
      );
      this.players[seat].gold += taken.length * this.#wanted.pillageGold;
    }
  }

  /** A whole stack that marches into a hex where another player stands, and the battle that is told of it (§12.7). */
  march(from: string, to: string, seat: number, told: readonly Told[]): void {
    const [foe] = this.#at(to);
    const stack = this.#at(from).find((one) => one.seat === seat);
    if (foe === undefined || stack === undefined) throw new Error('Nobody marches against anybody.');
    this.stacks = this.stacks.filter((one) => one !== stack);
    const attacker = { ...stack, at: to };
    this.stacks.push(attacker);
    this.#battle({ hex: to, attacker, defender: foe, from }, told);
  }

  #siege(hex: string, told: readonly Told[]): void {
    const owner = this.players.findIndex(({ capital }) => capital === hex);
    const [one, other] = this.#at(hex);
    const defender = one.seat === owner ? one : other;
    const attacker = defender === one ? other : one;
    const [first] = told;
    must(first['attacker'] === attacker.seat && first['defender'] === owner, `Who attacks in ${hex}.`);
    this.#battle({ hex, attacker, defender, from: null }, told);
  }

  // `from`: where an attack in the open has come from; null: a siege.
  #battle({ hex, attacker, defender, from }: Fight, told: readonly Told[]): void {
    let gone: Stack | null = null;
    for (const face of told) {
      if (face.tell === 'moved') {
        must(gone !== null && face['retreat'] === true, `${String(face['seat'])} goes out of a battle.`);
        continue;
      }
      must(gone === null || face.tell !== 'combat-round', 'A side that has gone fights on.');
      if (face.tell === 'damaged') {
        const side = face['champion'] === attacker.champions[0]?.slug ? attacker : defender;
        this.#wound(
          side,
          String(face['champion']),
          Number(face['amount']),
          side === attacker ? defender : attacker,
        );
      }
      if (face.tell === 'combat-round') {
        const round = Number(face['round']);
        this.#checkRolls(attacker, face['attacker'] as Rolls, from === null ? 'storms' : 'attacks', round);
        this.#checkRolls(defender, face['defender'] as Rolls, 'defends', round);
      }
      if (face.tell !== 'battle-losses') continue;
      const rolled = told[told.indexOf(face) - 1];
      for (const losses of face['losses'] as readonly Losses[]) {
        const side = losses.seat === attacker.seat ? attacker : defender;
        const foe = side === attacker ? defender : attacker;
        const { hits } = rolled[side === attacker ? 'defender' : 'attacker'] as Rolls;
        this.#lose(side, foe, losses, hits);
      }
      // Deaths of both sides come after the damage of both (S-123).
      for (const side of [defender, attacker])
        for (const { slug } of side.champions.filter(({ hp }) => hp <= 0))
          this.#die(side, slug, side === attacker ? defender : attacker);
      gone = this.#retreat(attacker, defender, from);
    }
    must(
      gone !== null || !isAlive(attacker) || !isAlive(defender),
      `The battle for ${hex} ends before a side is gone.`,
    );
    for (const side of [attacker, defender])
      if (this.players[side.seat].faction === 'veil')
        for (const champion of side.champions)
          champion.hp = Math.min(this.#champion(champion.slug).hp, champion.hp + this.#wanted.cleanExitHeal);
    this.stacks = this.stacks.filter(isAlive);
    const over = told.findLast(({ tell }) => tell === 'battle-over');
    const winner = this.#at(hex).find((one) => one.seat === attacker.seat || one.seat === defender.seat);
    must(over === undefined || over['winner'] === (winner?.seat ?? null), `Who wins at ${hex}.`);
  }

  // Where all units of a side can go, over which Bridge (S-142).
  #ways({ at, seat }: Stack, isAttack: boolean, from: string | null): string[] {
    const ends = this.#bridges.open.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : []));
    return ends.filter((end) => {
      const there = this.#at(end);
      if (this.#bridges.locked.some((one) => joins(one, at, end))) return false;
      if (there.some((stack) => stack.seat !== seat)) return false;
      if (this.players.some(({ capital }, other) => capital === end && other !== seat)) return false;
      return !isAttack || from === null || end === from || there.length > 0;
    });
  }

  // After a combat round (S-141): who is asked, in which order, and what follows. Returns who has gone.
  #retreat(attacker: Stack, defender: Stack, from: string | null): Stack | null {
    if (this.#wanted.retreat === 'none' || !isAlive(attacker) || !isAlive(defender)) return null;
    const units = (side: Stack): number => side.forces + side.champions.length;
    const place = ({ seat }: Stack): number =>
      (seat - this.#lead + this.players.length) % this.players.length;
    const sides = [attacker, defender].toSorted((a, b) => place(a) - place(b));
    for (const side of sides) {
      if (units(side) > units(side === attacker ? defender : attacker)) continue;
      const ways = this.#ways(side, side === attacker, from);
      if (ways.length === 0) continue;
      const put = this.#asked.shift();
      const due = [...ways.map((end) => `hex:${end}`), 'none'].toSorted();
      must(
        put?.seat === side.seat && JSON.stringify(put.legal.toSorted()) === JSON.stringify(due),
        `${side.seat} is asked ${due.join(' ')}, not ${JSON.stringify(put)}.`,
      );
      if (put?.choice === 'none') continue;
      this.#goBack(side, String(put?.choice).replace('hex:', ''));
      return side;
    }
    return null;
  }

  // C-10, S-143: traps of others take a Force each, then all who are left stand at the other end.
  #goBack(side: Stack, to: string): void {
    const meets = this.#traps.filter(({ bridge, seat }) => seat !== side.seat && joins(bridge, side.at, to));
    this.#traps = this.#traps.filter((trap) => !meets.includes(trap));
    side.forces -= Math.min(side.forces, meets.length);
    this.stacks = this.stacks.filter((one) => one !== side);
    const own = this.#at(to)[0];
    if (own === undefined) this.stacks.push({ ...side, at: to });
    else {
      own.forces += side.forces;
      own.champions.push(...side.champions);
    }
  }

  /** Whether everything that was asked had to be. */
  get isAnswered(): boolean {
    return this.#asked.length === 0;
  }

  #wound(side: Stack, slug: string, amount: number, foe: Stack): void {
    for (const champion of side.champions) if (champion.slug === slug) champion.hp -= amount;
    for (const champion of side.champions) if (champion.hp <= 0) this.#die(side, champion.slug, foe);
  }

  // §14.4, §21.2: bounty and Contracts.
  #die(side: Stack, slug: string, foe: Stack): void {
    side.champions = side.champions.filter((champion) => champion.slug !== slug);
    const killer = this.players[foe.seat];
    killer.gold += Math.max(0, this.#champion(slug).bounty + this.#wanted.bountyShift);
    if (killer.faction === 'veil') killer.gold += this.#wanted.contractsGold;
  }

  // §2.2, §21: numbers of dice and what they hit on.
  #checkRolls(
    side: Stack,
    { rolls, hits }: Rolls,
    role: 'storms' | 'attacks' | 'defends',
    round: number,
  ): void {
    const { faction } = this.players[side.seat];
    const wall = role === 'defends' && faction === 'bastion' && round === 1;
    const storm = role === 'storms' && faction === 'gatewright';
    const { forceThreshold, defenderThreshold } = this.#wanted;
    const threshold = Math.max(forceThreshold, wall ? defenderThreshold : 0, storm ? 3 : 0);
    const due = [
      ...(side.forces > 0 ? [`forces ${side.forces} ${threshold}`] : []),
      ...side.champions.map(
        ({ slug }) => `${slug} ${this.#champion(slug).dice} ${this.#champion(slug).hits}`,
      ),
    ];
    const found = rolls.map(({ source, dice, threshold: on }) => `${source} ${dice.length} ${on}`);
    must(JSON.stringify(found) === JSON.stringify(due), `Dice ${found.join(', ')}, not ${due.join(', ')}.`);
    const counted = sum(rolls.map(({ dice, threshold: on }) => dice.filter((die) => die <= on).length));
    must(counted === hits, `${hits} hits are told of ${counted}.`);
  }

  // §14.2, S-70: as many as are there to be hit.
  #lose(side: Stack, _foe: Stack, { forces, damage }: Losses, hits: number): void {
    const most = side.forces + sum(side.champions.map(({ hp }) => hp));
    const lost = forces + sum(damage.map(({ amount }) => amount));
    must(lost === Math.min(hits, most), `${lost} losses for ${hits} hits on ${most}.`);
    if (this.#wanted.hitAssignment === 'forces-first')
      must(
        forces === Math.min(hits, side.forces),
        `${forces} Forces lost of ${side.forces} for ${hits} hits.`,
      );
    must(forces <= side.forces, 'More Forces are lost than there were.');
    side.forces -= forces;
    for (const { champion: slug, amount } of damage)
      for (const champion of side.champions) {
        if (champion.slug !== slug) continue;
        must(amount <= champion.hp, `${slug} takes ${amount} with ${champion.hp} HP.`);
        champion.hp -= amount;
      }
  }

  #holds(seat: number, hex: string): boolean {
    return this.#at(hex).some((stack) => stack.seat === seat);
  }

  /** Gold of the Mines, where everybody takes gold (§6.2, §21.4). */
  collect(): void {
    for (const [hex, value] of this.#mines)
      for (const { seat, champions } of this.#at(hex)) {
        const ore = this.players[seat].faction === 'prospect' ? this.#wanted.oreCutGold : 0;
        const dug = champions.some(({ slug }) => slug === 'mine-overseer') ? 1 : 0;
        this.players[seat].gold += value + ore + dug;
      }
  }

  /** What a card gives as it is gained (§15.4). */
  gain(seat: number, slug: string): void {
    this.players[seat].permanent += this.#printed.get(slug)?.vp ?? 0;
  }

  /** Control VP of a seat (§17). */
  control(seat: number): number {
    const { vpCenter, vpForge, vpCapital, gatewrightCapitalVp } = this.#wanted;
    const { faction, capital } = this.players[seat];
    const forges = this.#forges.filter((hex) => this.#holds(seat, hex)).length;
    const taken = this.players.filter(
      (other) => other.capital !== capital && this.#holds(seat, other.capital),
    );
    const each = faction === 'gatewright' ? gatewrightCapitalVp : vpCapital;
    return (this.#holds(seat, '0,0') ? vpCenter : 0) + forges * vpForge + taken.length * each;
  }

  /** Whether the match is over, and who has won (§3, S-08 to S-10). */
  ending(): Ending | null {
    const { vpToWin, rounds, enemyInCapitalBlocksWin } = this.#wanted;
    const seats = [...this.players.keys()];
    const total = (seat: number): number => this.players[seat].permanent + this.control(seat);
    const isFree = (seat: number): boolean =>
      this.#at(this.players[seat].capital).every((stack) => stack.seat === seat);
    const best = (among: readonly number[]): number[] => {
      const figures = [
        total,
        (seat: number) => this.players[seat].permanent,
        (seat: number) => this.players[seat].gold,
      ];
      return figures.reduce<number[]>(
        (left, figure) => left.filter((seat) => figure(seat) === Math.max(...left.map(figure))),
        [...among],
      );
    };
    const there = seats.filter(
      (seat) => total(seat) >= vpToWin && (!enemyInCapitalBlocksWin || isFree(seat)),
    );
    if (there.length > 0) return { winners: best(there), reason: 'points' };
    return this.#round >= rounds ? { winners: best(seats), reason: 'rounds' } : null;
  }
}
