// One seed of the simulation: servers of a cluster, people who play, weather, and the verdict.

import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { duel } from '../duel.ts';
import { Player } from '../hard/player.ts';
import type { Dial } from '../hard/player.ts';
import { againstLog, againstRecord } from '../hard/table.ts';
import { Ground } from './ground.ts';
import { Ledger } from './ledger.ts';
import { OwnListener } from './listener.ts';
import { SimulatedServer } from './simulated-server.ts';
import type { PlantedStores } from './simulated-server.ts';
import { weatherOf, within } from './weather.ts';
import type { Spell, Trouble, Weather } from './weather.ts';
import { closeWorld, World } from './world.ts';

/** What a seed came to. */
export interface SimulationResult {
  readonly problems: readonly string[];
  readonly trace: string;
  readonly events: number;
  readonly acknowledged: number;
  /** Milliseconds that passed in the world. */
  readonly lasted: number;
  readonly spells: readonly Spell[];
}

/** What is not as it should be in a world. */
export interface Plant extends Partial<PlantedStores> {
  /** Changes the code for as long as the world lasts; the answer undoes it. */
  readonly changes?: () => () => void;
  /** The troubles in which it shows; left out: any. */
  readonly troubles?: readonly Trouble[];
  /** A server more comes on the way, to others that have many matches. */
  readonly newcomer?: boolean;
}

const servers = 3;
const startPatience = 20_000;
const tablePatience = 30_000;
/** In which all matches come to their end, once nothing is wrong any more. */
const endPatience = 240_000;
const quiet = 12_000;
/** In which a newcomer has its share, once nothing is wrong any more. */
const sharePatience = 60_000;
/** So many matches nobody plays before it is seen whether it has. */
const crowd = 14;
const crowded: Wish = { rounds: 1, seconds: 0, thinks: [300, 300] };
/** By so many a share may be missed. */
const missed = 1;

interface Wish {
  readonly rounds: number;
  readonly seconds: number;
  readonly thinks: readonly number[];
}
const wishes: readonly Wish[] = [
  { rounds: 12, seconds: 0, thinks: [700, 500] },
  { rounds: 3, seconds: 12, thinks: [900, 7000] },
];

interface Table {
  readonly id: string;
  readonly people: readonly Person[];
  readonly wish: Wish;
}
interface Person {
  readonly token: string;
  readonly identity: string;
}

const settle = async <T>(world: World, promise: Promise<T>, patience: number): Promise<T> => {
  let found: { readonly value: T } | { readonly error: unknown } | null = null;
  promise.then(
    (value) => (found = { value }),
    (error: unknown) => (found = { error }),
  );
  await world.until(() => found !== null, patience);
  const done = found as { readonly value?: T; readonly error?: unknown } | null;
  if (done === null) throw new Error('Nothing came of it.');
  if ('error' in done) throw done.error;
  return done.value as T;
};

class Simulation {
  readonly world: World;
  readonly ledger: Ledger;
  readonly ground: Ground;
  readonly weather: Weather;
  readonly players: Player[] = [];
  readonly listeners: OwnListener[] = [];
  readonly say: ((line: string) => void) | undefined;
  readonly newcomer: boolean;
  readonly #seed: string;
  readonly #stores: PlantedStores;
  readonly #servers: SimulatedServer[] = [];
  readonly #broken: string[] = [];
  #started = 0;
  #wrong = 0;
  #playing = 0;

  constructor(seed: string, plant: Plant, say?: (line: string) => void) {
    this.#seed = seed;
    this.say = say;
    this.world = new World(seed);
    this.ledger = new Ledger(this.world);
    this.ground = new Ground(this.world, this.ledger);
    this.newcomer = plant.newcomer === true;
    this.weather = weatherOf(seed, servers, plant.troubles);
    this.#stores = {
      behind: plant.behind ?? ((store) => store),
      before: plant.before ?? ((store) => store),
    };
    for (let place = 0; place < servers; place++) this.#begin(place);
  }

  #begin(place: number): void {
    const life = this.#started++;
    const ahead = this.weather.ahead[life % this.weather.ahead.length];
    const again = (): void => void this.world.after(1000, () => this.#begin(place));
    this.#servers[place] = new SimulatedServer(this, `${place}.${life}`, ahead, this.#stores, again);
  }

  get #isUp(): boolean {
    return this.#servers.every(({ isUp }) => isUp);
  }

  #any(): SimulatedServer {
    const up = this.#servers.filter((server) => server.isUp);
    return up.length > 0 ? up[this.world.below(up.length)] : this.#servers[0];
  }

  // Where no answer comes, and where it is said that another try may help, another server is asked.
  async #call<T>(name: string, token: string | null, given: object): Promise<T> {
    let last: unknown = null;
    for (let tries = 0; tries < 20; tries++) {
      const answer = (await this.#any().call(name, token, given)) as { code?: string; text?: string } | null;
      last = answer;
      const code = answer?.code ?? '';
      if (answer !== null && !['failed', 'shutting-down', 'not-stored'].includes(code))
        return (answer.text === undefined ? answer : JSON.parse(answer.text)) as T;
      await new Promise<void>((resolve) => void this.world.after(200, resolve));
    }
    throw new Error(`Nobody answers ${name}: ${JSON.stringify(last)}`);
  }

  async #open(wish: Wish): Promise<Table> {
    const people: Person[] = [];
    for (const name of ['Ann', 'Ben'])
      people.push(await this.#call<Person>('createToken', null, { body: { name } }));
    const [ann, ben] = people;
    const clock = wish.seconds === 0 ? { kind: 'none' } : { kind: 'live', seconds: wish.seconds, bank: 0 };
    const seats = [{ kind: 'human' }, { kind: 'human' }];
    const body = { game: duel.name, seats, options: { rounds: wish.rounds }, clock, visibility: 'public' };
    const { id } = await this.#call<{ id: string }>('createMatch', ann.token, { body });
    const params = { match: id };
    await this.#call('join', ben.token, { params, body: {} });
    for (const { token } of people)
      await this.#call('ready', token, { params, body: { ready: true, entropy: 'from a person' } });
    return { id, people, wish };
  }

  #dialer(token: string): Dial {
    return (events) => this.#any().dial(token, events);
  }

  #sit({ id, people, wish }: Table): void {
    this.ledger.begins(id, people.length, wish.seconds);
    const later = (wake: () => void, milliseconds: number): void => void this.world.after(milliseconds, wake);
    const shared = { match: id, later, ran: () => this.world.now, clocked: wish.seconds > 0 };
    for (const [seat, { token }] of people.entries()) {
      const dial = this.#dialer(token);
      const own = { seat, seed: `${this.#seed} ${id} ${seat}`, plays: true, thinks: wish.thinks[seat] };
      this.#plays(new Player({ ...shared, ...own, dial }));
      this.listeners.push(new OwnListener(dial, later));
    }
    const looksOn = { seat: null, seed: '', plays: false, ids: 'onlooker' };
    this.#plays(new Player({ ...shared, ...looksOn, dial: this.#dialer(people[0].token) }));
  }

  #plays(player: Player): void {
    this.players.push(player);
    this.#playing++;
    player.done.then(
      () => this.#playing--,
      (error: unknown) => this.#broken.push(`D-5: ${String(error)}`),
    );
  }

  // What begins and ends again.
  readonly #troubles: {
    readonly [trouble in Trouble]: (server: SimulatedServer, place: number) => () => void;
  } = {
    pause: (server) => {
      const up = this.ledger.down(server.machine.name);
      server.pause();
      return () => {
        up();
        server.wake();
      };
    },
    kill: (server, place) => {
      this.ledger.down(server.machine.name);
      server.kill();
      return () => this.#begin(place);
    },
    stop: (server, place) => {
      const gone = { yes: false, wanted: false };
      const next = (): void => void (gone.yes && gone.wanted && this.#begin(place));
      void server.stop().then(() => {
        gone.yes = true;
        this.ledger.down(server.machine.name);
        next();
      });
      return () => {
        gone.wanted = true;
        next();
      };
    },
    'bus deaf': ({ way }) => {
      way.deaf = true;
      return () => void (way.deaf = false);
    },
    'bus dumb': ({ way }) => {
      way.dumb = true;
      return () => void (way.dumb = false);
    },
    'no database': ({ way }) => {
      const well = this.ledger.ails();
      way.noDatabase = true;
      return () => {
        well();
        way.noDatabase = false;
      };
    },
    'bus away': () => {
      this.ground.hub.away();
      return () => this.ground.hub.back();
    },
    'lossy bus': () => this.#ails('lossy', 100),
    'slow database': () => this.#ails('slow', 1500),
    'database refuses': () => this.#ails('refuses', 600),
    'database fails late': () => this.#ails('failsLate', 300),
  };

  #ails(what: keyof Ground['ailing'], much: number): () => void {
    const well = this.ledger.ails();
    this.ground.ailing[what] = much;
    return () => {
      well();
      this.ground.ailing[what] = 0;
    };
  }

  // One trouble at a time at each server; who is away already is left alone.
  #storm(): void {
    for (const { trouble, from, lasts, server: place } of this.weather.spells) {
      this.#wrong++;
      this.world.after(from, () => {
        const server = this.#servers[place];
        if (!server.isUp || server.machine.isPaused) return void this.#wrong--;
        this.world.note(`${trouble} at ${place}`);
        this.say?.(`${this.world.now} ${trouble} at ${server.machine.name} for ${lasts}`);
        const over = this.#troubles[trouble](server, place);
        this.world.after(lasts, () => {
          this.world.note(`${trouble} at ${place} is over`);
          over();
          this.#wrong--;
        });
      });
    }
  }

  async run(): Promise<string[]> {
    const { world } = this;
    if (!(await world.until(() => this.#isUp, startPatience)))
      return [
        `D-9: the servers do not start: ${this.#servers.map(({ problem }) => (problem as Error | null)?.stack ?? '').join()}`,
      ];
    const tables: Table[] = [];
    for (const wish of wishes) tables.push(await settle(world, this.#open(wish), tablePatience));
    for (const table of tables) this.#sit(table);
    const others: Table[] = [];
    while (this.newcomer && others.length < crowd)
      others.push(await settle(world, this.#open(crowded), tablePatience));
    const broken = this.#broken;
    this.#storm();
    if (this.newcomer) this.#comes();
    // What is broken is not played to its end.
    await world.until(() => this.#isBroken || this.#wrong === 0, 10 * endPatience);
    if (others.length > 0) {
      await this.#share([...tables, ...others]);
      for (const table of others) this.#sit(table);
      tables.push(...others);
    }
    const isOver = await world.until(() => this.#isBroken || this.#playing === 0, endPatience);
    if (this.#isBroken) return [...broken, ...(await this.#lost())];
    if (!isOver) return [`D-9: a match does not come to its end\n${this.#standing()}`];
    await world.until(() => false, quiet);
    return this.#verdict(tables);
  }

  get #isBroken(): boolean {
    return this.#broken.length > 0 || this.ledger.problems.size > 0;
  }

  // In the middle of whatever goes on.
  #comes(): void {
    this.#wrong++;
    this.world.after(this.world.below(within), () => {
      this.#wrong--;
      this.#begin(servers);
    });
  }

  async #share(tables: readonly Table[]): Promise<void> {
    const { world, ledger } = this;
    await world.until(() => this.#isBroken || this.#isUp, startPatience);
    const hasShare = (): boolean => {
      const counts = this.#servers.map(({ machine }) => ledger.holds(machine.name, tables));
      const share = Math.floor(counts.reduce((sum, count) => sum + count, 0) / counts.length);
      return counts[servers] >= share - missed;
    };
    await world.until(() => this.#isBroken, sharePatience);
    if (!this.#isBroken && !hasShare()) this.#broken.push('D-11: a newcomer does not get its share');
  }

  // Of what is broken on the way, this much can be said for sure.
  async #lost(): Promise<string[]> {
    const lost: string[] = [];
    for (const { match, seat, acknowledged } of this.players) {
      const stored = new Set((await this.ground.store.events(match, 0)).map(({ message }) => message));
      if (acknowledged.some(({ id }) => !stored.has(id)))
        lost.push(`D-1: seat ${seat ?? 'none'} was promised what is not stored`);
    }
    return lost;
  }

  #standing(): string {
    return this.players.map(({ standing }) => standing).join('\n');
  }

  async #verdict(tables: readonly Table[]): Promise<string[]> {
    const problems: string[] = [];
    if (!this.#isUp)
      problems.push(`D-9: a server does not start: ${String(this.#servers.map((one) => one.problem))}`);
    const chairs = this.#servers.filter(({ hasChair }) => hasChair).length;
    if (chairs !== 1) problems.push(`D-8: ${chairs} servers have the chair`);
    for (const { id } of tables) {
      const players = this.players.filter(({ match }) => match === id);
      const events = await this.ground.store.events(id, 0);
      problems.push(...againstLog(events, players).map((problem) => `D-1: ${problem}`));
      const asked = this.#call<MatchRecord>('getRecord', null, { params: { match: id } });
      const record = await settle(this.world, asked, tablePatience);
      problems.push(...againstRecord(duel as AnyGame, record, players).map((problem) => `D-5: ${problem}`));
    }
    for (const listener of this.listeners) problems.push(...listener.problems);
    return problems;
  }
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));

/** Runs a seed. The world is the process's own for as long as it lasts. */
export async function simulate(
  seed: string,
  plant: Plant = {},
  say?: (line: string) => void,
): Promise<SimulationResult> {
  const open = closeWorld(seed);
  const undo = plant.changes?.();
  const unheard: string[] = [];
  const hear = (error: unknown): void => void unheard.push(`D-10: nobody heard that ${stackOf(error)}`);
  process.on('unhandledRejection', hear);
  try {
    const simulation = new Simulation(seed, plant, say);
    const { world, ledger, players, weather } = simulation;
    const found = await simulation.run().catch((error: unknown) => [`D-9: ${stackOf(error)}`]);
    for (const one of [...players, ...simulation.listeners]) one.leave();
    return {
      problems: [...ledger.problems, ...found, ...unheard],
      trace: world.trace,
      events: world.events,
      acknowledged: players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      lasted: world.now,
      spells: weather.spells,
    };
  } finally {
    process.off('unhandledRejection', hear);
    undo?.();
    open();
  }
}
