// Servers of one cluster for hard tests: real processes at one PostgreSQL and one NATS, each with lines of its own to both.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Line } from '../line.ts';
import { natsAt, TestNats } from '../nats.ts';
import { TestPostgres } from '../postgres.ts';
import { freePort, ServerProcess } from './process.ts';

/** What all servers of a cluster have to be told alike. */
export const clusterSecrets = {
  SECRET: 'a secret for a cluster of the tests',
  SIGNING_KEY: 'what the key of the tests is made from',
  PUSH_KEY: 'what the key for push services is made from',
};

const roles = ['all', 'play', 'web', 'think'] as const;
/** What a server does. */
export type Role = (typeof roles)[number];
/** How many there are of which. */
export type Counts = Partial<Readonly<{ [role in Role]: number }>>;

/** What leads from one server to the database and to the bus. */
export type Lines = readonly [Line, Line];

const mostStarts = 20;

/** One of them. */
export interface Member {
  readonly name: string;
  readonly role: Role;
  readonly server: ServerProcess;
  readonly lines: Lines;
}

/** Servers of one cluster, on folders and ports of their own. */
export class Cluster {
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
  readonly databaseUrl: string;
  readonly members: Member[] = [];
  /** Those that are being started again. */
  readonly #coming = new Map<Member, Promise<void>>();
  readonly #say: (line: string) => void;
  readonly #folder = mkdtempSync(join(tmpdir(), 'bridgefront-cluster-'));

  private constructor(
    postgres: TestPostgres,
    nats: TestNats,
    databaseUrl: string,
    say: (line: string) => void,
  ) {
    [this.postgres, this.nats, this.databaseUrl] = [postgres, nats, databaseUrl];
    this.#say = say;
  }

  /** Starts them. */
  static async start(counts: Counts, say: (line: string) => void = () => undefined): Promise<Cluster> {
    const [postgres, nats] = await Promise.all([TestPostgres.start(), TestNats.start()]);
    const cluster = new Cluster(postgres, nats, await postgres.database(), say);
    try {
      // One after another: the first makes the tables, and who plays no matches waits for one who does.
      for (const role of roles) for (let one = 0; one < (counts[role] ?? 0); one++) await cluster.#add(role);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  async #add(role: Role): Promise<void> {
    const [toDatabase, toBus] = [await this.postgres.line(), await this.nats.line()];
    const env = {
      DATABASE_URL: this.postgres.url('test1', toDatabase.folder),
      NATS_URL: natsAt(toBus.port),
      ...clusterSecrets,
      ROLE: role,
    };
    const name = `${role} ${this.members.filter((other) => other.role === role).length}`;
    const server = new ServerProcess(join(this.#folder, name), await freePort(), env);
    this.members.push({ name, role, server, lines: [toDatabase, toBus] });
    await server.start();
  }

  /** Those to which people come. */
  get doors(): readonly ServerProcess[] {
    return this.members.filter(({ role }) => role === 'all' || role === 'web').map(({ server }) => server);
  }

  /** Those that can be done something to now. */
  get up(): readonly Member[] {
    return this.members.filter((member) => !this.#coming.has(member));
  }

  /** Starts one again that has ended, in its own time. */
  startAgain(member: Member): void {
    const coming = this.#comes(member);
    this.#coming.set(member, coming);
    coming.then(
      () => this.#coming.delete(member),
      () => undefined,
    );
  }

  // As its supervisor does: who does not find the database at its start ends with 1, and is started again.
  async #comes({ name, server }: Member): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        return await server.start();
      } catch (error) {
        if (server.code !== 1 || tries >= mostStarts) throw error;
        this.#say(`${name} ends at its start and is started again: ${server.log.at(-1) ?? ''}`);
      }
  }

  /** Waits until no more than so many are being started. @throws Error when one does not start */
  async atMostComing(count: number): Promise<void> {
    while (this.#coming.size > count) await Promise.race(this.#coming.values());
  }

  /** Ends all, and takes away what they had. */
  async stop(): Promise<void> {
    for (const { server } of this.members) await server.end('SIGKILL');
    for (const line of this.members.flatMap(({ lines }) => lines)) await line.close();
    await this.nats.down();
    await this.postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
