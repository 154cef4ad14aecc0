// Moves, targets and damage of Castles a second time, written from the SPEC alone: nothing of the rules is imported.

/** A card in play of a written position. */
export interface Piece {
  readonly card: string;
  readonly side: 'red' | 'blue';
  zone: string;
  hp: number;
  readonly marks: readonly string[];
}

/** Options, by name. */
export type Wanted = { readonly [name: string]: string | number | boolean };

export const zones = ['red-castle', 'red-middle', 'red-front', 'blue-front', 'blue-middle', 'blue-castle'];

const types: { readonly [name: string]: string } = {
  castle: 'building',
  general: 'special',
  wizard: 'special',
  spy: 'special',
  assassin: 'special',
  spearman: 'soldier',
  archer: 'soldier',
  builder: 'civilian',
  mason: 'civilian',
  healer: 'civilian',
  cannon: 'building',
  ballista: 'building',
  'siege-tower': 'building',
  wall: 'building',
  armoury: 'building',
  keep: 'building',
};

function nameOf({ card }: Piece): string {
  return card.replace(/-\d+$/, '');
}

function camel(name: string): string {
  return name.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase());
}

/** A siege in the main part of a turn. */
export class SecondSiege {
  pieces: Piece[];
  readonly #side: 'red' | 'blue';
  readonly #wanted: Wanted;
  readonly #ambush: boolean;
  winner: 'red' | 'blue' | null = null;

  constructor(wanted: Wanted, side: 'red' | 'blue', ambush: boolean, pieces: readonly Piece[]) {
    this.#wanted = wanted;
    this.#side = side;
    this.#ambush = ambush;
    this.pieces = pieces.map((piece) => ({ ...piece }));
  }

  #number(option: string): number {
    return Number(this.#wanted[option]);
  }

  /** Full HP of a name. */
  full(name: string): number {
    return this.#number(`${camel(name)}Hp`);
  }

  // The zone as the active side counts: 0 is its own Castle Zone, 5 the enemy's.
  #from(zone: string): number {
    const at = zones.indexOf(zone);
    return this.#side === 'red' ? at : 5 - at;
  }

  #zone(place: number): string {
    return zones[this.#side === 'red' ? place : 5 - place];
  }

  #at(piece: Piece): number {
    return this.#from(piece.zone);
  }

  // CA-35: a Spy in its own Castle Zone is a Civilian.
  #type(piece: Piece): string {
    const home = piece.side === 'red' ? 'red-castle' : 'blue-castle';
    return nameOf(piece) === 'spy' && piece.zone === home ? 'civilian' : types[nameOf(piece)];
  }

  #own(): Piece[] {
    return this.pieces.filter(({ side }) => side === this.#side);
  }

  #enemies(): Piece[] {
    return this.pieces.filter(({ side }) => side !== this.#side);
  }

  #terrain(zone: string): string {
    const part = zone.split('-')[1];
    return part === 'castle' ? 'plains' : String(this.#wanted[`${part}Terrain`]);
  }

  // CA-25, CA-26, CA-29, CA-76.
  #mayStep(piece: Piece, from: number, to: number): boolean {
    if (to < 0 || to > 5) return false;
    const name = nameOf(piece);
    const type = this.#type(piece);
    const engine = ['cannon', 'ballista', 'siege-tower'].includes(name);
    const walled = this.#enemies().some((one) => nameOf(one) === 'wall');
    if (from === 3 && to === 4 && walled && (engine || type === 'soldier' || type === 'civilian'))
      return false;
    if (engine && this.#terrain(this.#zone(to)) === 'lake') return false;
    if (to !== 5) return true;
    const tower = this.#own().some((one) => nameOf(one) === 'siege-tower' && this.#at(one) === 4);
    return name === 'spy' || name === 'assassin' || (type === 'soldier' && tower);
  }

  /** Zones that a card may move to. */
  moves(piece: Piece): string[] {
    const name = nameOf(piece);
    const from = this.#at(piece);
    if (piece.marks.includes('moved')) return [];
    if (types[name] === 'building') return this.#engineMoves(piece);
    const led = this.#own().some((one) => nameOf(one) === 'general' && one.zone === piece.zone);
    const charged = piece.marks.includes('charged');
    return [1, -1].flatMap((way) => {
      const runs =
        name === 'spy' ||
        name === 'assassin' ||
        (types[name] === 'soldier' && (led || (charged && way === 1)));
      const reached: string[] = [];
      for (let step = 1; step <= (runs ? 2 : 1); step++) {
        if (!this.#mayStep(piece, from + (step - 1) * way, from + step * way)) break;
        reached.push(this.#zone(from + step * way));
      }
      return reached;
    });
  }

  // CA-27
  #engineMoves(piece: Piece): string[] {
    const name = nameOf(piece);
    if (!['cannon', 'ballista', 'siege-tower'].includes(name)) return [];
    const crew = this.#number(`${camel(name)}Escorts`);
    if (name === 'siege-tower' && crew === 0) return [];
    const from = this.#at(piece);
    return [1, -1].flatMap((way) => {
      const escorts = this.#own().filter(
        (one) =>
          one.zone === piece.zone &&
          ['soldier', 'civilian'].includes(this.#type(one)) &&
          !one.marks.includes('moved') &&
          this.#mayStep(one, from, from + way),
      );
      return this.#mayStep(piece, from, from + way) && escorts.length >= crew ? [this.#zone(from + way)] : [];
    });
  }

  // Places where a target counts as standing: a Castle may count for two (CA-10).
  #places(target: Piece): number[] {
    const at = this.#at(target);
    if (nameOf(target) !== 'castle' || this.#wanted['castleSpansZones'] !== true) return [at];
    return at === 4 ? [4, 5] : [0, 1];
  }

  // CA-30: what a Wall keeps out.
  #stopped(piece: Piece, target: Piece, place: number): boolean {
    const archer = nameOf(piece) === 'archer';
    if (!archer && this.#wanted['wallStops'] === 'archers') return false;
    const walled = this.#enemies().some((one) => nameOf(one) === 'wall');
    return walled && this.#at(piece) <= 3 && place >= 4 && nameOf(target) !== 'wall';
  }

  #reaches(piece: Piece, target: Piece, place: number): boolean {
    const from = this.#at(piece);
    const distance = Math.abs(place - from);
    const type = this.#type(target);
    const what = nameOf(target);
    const hills = ['hills', 'high-hills'].includes(this.#terrain(piece.zone));
    switch (nameOf(piece)) {
      case 'spearman':
        if (this.#spyInside(target)) return false;
        if (this.#wanted['wallMelee'] === true && what === 'wall' && from === 3 && place === 4) return true;
        return distance === 0;
      case 'archer':
        if (this.#spyInside(target) || this.#stopped(piece, target, place)) return false;
        if (from === 5) return distance === 0;
        return distance <= (hills ? 2 : 1) && (place < 5 || hills);
      case 'wizard':
        if (what === 'castle') return this.#wanted['wizardHitsCastle'] === true;
        if (what === 'spy') return type === 'civilian' && this.#wanted['wizardHitsSpy'] === true;
        return type !== 'special';
      case 'assassin':
        return distance === 0 && type === 'special';
      case 'cannon':
        return type === 'building' && distance >= 1 && distance <= 2 && !this.#stopped(piece, target, place);
      case 'ballista':
        if (what !== 'wall' && what !== 'castle') return false;
        return distance >= 1 && distance <= 2 && !this.#stopped(piece, target, place);
      default:
        return false;
    }
  }

  // CA-36
  #spyInside(target: Piece): boolean {
    return nameOf(target) === 'spy' && this.#at(target) === 0;
  }

  // CA-43
  #mends(piece: Piece): Piece[] {
    const name = nameOf(piece);
    if (name !== 'mason' && name !== 'healer') return [];
    return this.#own().filter((one) => {
      const type = this.#type(one);
      const suits = name === 'mason' ? type === 'building' : type === 'soldier' || type === 'civilian';
      const here = this.#places(one).includes(this.#at(piece));
      return suits && here && (this.#wanted['healCap'] !== true || one.hp < this.full(nameOf(one)));
    });
  }

  /** Cards that a card's Action may be aimed at. */
  targets(piece: Piece): Piece[] {
    if (piece.marks.includes('acted')) return [];
    const struck = this.#enemies().filter((one) =>
      this.#places(one).some((place) => this.#reaches(piece, one, place)),
    );
    return [...struck, ...this.#mends(piece)];
  }

  // CA-40, CA-41, CA-73 to CA-76.
  #damage(piece: Piece, target: Piece): number {
    const name = nameOf(piece);
    const printed = this.#number(`${name}Damage`);
    if (types[name] !== 'soldier') return printed;
    const armouries = this.#own().filter((one) => nameOf(one) === 'armoury').length;
    const type = this.#type(target);
    const person = type === 'soldier' || type === 'civilian';
    const [here, there] = [this.#terrain(piece.zone), this.#terrain(target.zone)];
    let sum = printed + armouries * this.#number('armouryBonus');
    if (piece.marks.includes('charged')) sum += this.#number('chargeBonus');
    if (name === 'archer' && here === 'high-hills') sum += 1;
    if (name === 'archer' && there === 'forest' && person) sum -= 1;
    if (here === 'lake') sum -= 1;
    else if (there === 'lake' && type !== 'building') sum += 1;
    const doubled = this.#ambush && person && here !== 'marsh';
    return Math.max(0, sum) * (doubled ? this.#number('ambushFactor') : 1);
  }

  /** The Action of a card, aimed at another. */
  act(piece: Piece, target: Piece): void {
    const name = nameOf(piece);
    if (name === 'mason' || name === 'healer') {
      const full = this.#wanted['healCap'] === true ? this.full(nameOf(target)) : Infinity;
      target.hp = Math.min(full, target.hp + this.#number(`${name}Gain`));
    } else this.#hurt([[target, name === 'assassin' ? target.hp : this.#damage(piece, target)]]);
  }

  #hurt(all: readonly (readonly [Piece, number])[]): void {
    for (const [piece, amount] of all) piece.hp -= amount;
    this.pieces = this.pieces.filter(({ hp }) => hp > 0);
    const castles = this.pieces.filter((piece) => nameOf(piece) === 'castle');
    const enemy = this.#side === 'red' ? 'blue' : 'red';
    if (castles.length === 0) this.winner = enemy;
    else if (castles.length === 1) this.winner = castles[0].side;
  }

  // Whom a card of an area effect hits, and in which zones it may be played.
  #burned(card: string, zone: string): Piece[] {
    const special = (piece: Piece): boolean => this.#type(piece) === 'special';
    if (card === 'incendiarism')
      return this.pieces.filter(
        (piece) =>
          piece.zone === zone &&
          this.#type(piece) !== 'building' &&
          (!special(piece) || this.#wanted['incendiarismHitsSpecials'] === true),
      );
    if (card === 'plague')
      return this.pieces.filter(
        (piece) => this.#at(piece) === 5 && ['soldier', 'civilian'].includes(this.#type(piece)),
      );
    return this.pieces.filter(
      (piece) =>
        (this.#wanted['stormReach'] === 'both' || this.#at(piece) >= 3) &&
        (!special(piece) || this.#wanted['stormHitsSpecials'] === true),
    );
  }

  /** What may be played of a hand with one card of every area effect: the card, and its zone for Incendiarism. */
  plays(): string[] {
    const [general, wizard] = ['general', 'wizard'].map((name) =>
      this.#own().some((one) => nameOf(one) === name),
    );
    const forward = this.#own().some(
      (one) => this.#type(one) === 'soldier' && this.#at(one) >= 1 && this.#terrain(one.zone) !== 'marsh',
    );
    const spells = ['plague', 'lightning-storm'].filter((card) => this.#burned(card, '').length > 0);
    const fires = zones.filter((zone) => this.#burned('incendiarism', zone).length > 0);
    return [
      ...(wizard ? spells : []),
      ...(general && forward ? fires.map((zone) => `incendiarism ${zone}`) : []),
    ];
  }

  /** What may go under the deck after so many cards of this turn (CA-86). */
  cycles(cycled: number, held: readonly string[], deck: readonly string[]): string[] {
    return cycled < this.#number('cycle') && deck.length > 0 ? [...new Set(held)] : [];
  }

  /** Hand and deck, the next card first, once a card has gone under the deck. */
  cycle(card: string, held: readonly string[], deck: readonly string[]): { hand: string[]; deck: string[] } {
    const rest = held.filter((_, at) => at !== held.indexOf(card));
    return { hand: [...rest, deck[0]], deck: [...deck.slice(1), card] };
  }

  /** Plays a card of an area effect. */
  play(card: string, zone: string): void {
    const damage = { incendiarism: 'incendiarismDamage', plague: 'plagueDamage' }[card] ?? 'stormDamage';
    this.#hurt(this.#burned(card, zone).map((piece) => [piece, this.#number(damage)]));
  }
}
