// Configuration by environment variables; docs/running.md holds the same table in words.

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getSystemErrorMessage } from 'node:util';
import { z } from 'zod';
import type { MailSettings } from './calls/mail.ts';
import type { ClubSettings } from './people/club-sign-in.ts';
import { wishOf } from './http/problems.ts';

const text = (fallback: string) => z.string().default(fallback);
const number = (min: number, max: number) => {
  const wish = `has to be a whole number from ${min} to ${max}`;
  // Digits only: what JavaScript takes for a number besides (an empty text, 1e3, 0x50) was hardly meant as one.
  return z.string().regex(/^\d+$/, wish).transform(Number).pipe(z.number(wish).min(min, wish).max(max, wish));
};
const count = (fallback: number, min: number, max: number) => number(min, max).default(fallback);

const leastSecret = 32;

const hops = /^\d{1,2}$/;
const networks = /^[0-9a-f.:/]+(,[0-9a-f.:/]+)*$/i;

// Whoever believes the first address of X-Forwarded-For believes its sender: only hops that are ours are skipped.
const proxies = z
  .string()
  .default('false')
  .transform((given, context): number | string | false => {
    const text = given.replaceAll(' ', '').toLowerCase();
    if (['false', 'no', '0'].includes(text)) return false;
    if (['true', 'yes'].includes(text)) return 1;
    if (hops.test(text)) return Number(text);
    if (networks.test(text) && text.split(',').every(isNetwork)) return text;
    context.addIssue({
      code: 'custom',
      message: 'has to be a number of proxies, or their addresses or networks as in 10.0.0.0/8,::1',
    });
    return z.NEVER;
  });

function isNetwork(text: string): boolean {
  const [address, prefix, ...more] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  if (isIP(address) === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
}

// What signs people in goes over no open line.
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const environment = z.object({
  PORT: count(8080, 0, 65_535),
  HOST: text('0.0.0.0'),
  DATA_DIR: text('./data'),
  STORAGE: z.enum(['sqlite', 'memory']).default('sqlite'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'has to be an address such as postgresql://name:password@localhost/bridgefront',
    })
    .optional(),
  NATS_URL: z
    .url({
      protocol: /^(nats|tls)$/,
      error: 'has to be an address such as nats://name:password@localhost:4222',
    })
    .optional(),
  ROLE: z.enum(['all', 'web', 'play', 'think']).default('all'),
  SECRET: z.string().min(leastSecret).optional(),
  SIGNING_KEY: z.string().min(leastSecret).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'has to be an address such as https://play.example.org' })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: proxies,
  BOT_THREADS: count(Math.max(1, availableParallelism() - 1), 1, 64),
  SNAPSHOT_EVERY: count(256, 1, 100_000),
  IDLE_SECONDS: count(60, 0, 86_400),
  HTTP_PER_MINUTE: count(600, 1, 10_000_000),
  MESSAGES_PER_SECOND: count(50, 1, 10_000_000),
  PROGRAM_PER_MINUTE: number(1, 10_000_000).optional(),
  PROGRAM_MESSAGES: number(1, 10_000_000).optional(),
  COMPRESS_FROM: count(1024, 0, 1_000_000),
  METRICS_TOKEN: z.string().min(16).optional(),
  OWNER_TOKEN: z.string().min(16).optional(),
  HSTS: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  REQUEST_SECONDS: count(20, 1, 3600),
  MAX_CONNECTIONS: count(10_000, 1, 1_000_000),
  LIVE_PER_NETWORK: count(100, 1, 1_000_000),
  ANSWER_BEAT: count(150, 0, 10_000),
  WINDOW_BEAT: count(1000, 0, 10_000),
  BOT_TABLES: count(20, 1, 1_000_000),
  STRONG_BOTS: count(12, 0, 1_000_000),
  PUBLIC_TABLES: count(20, 1, 1_000_000),
  NEW_PER_HOUR: count(240, 1, 10_000_000),
  TOURNAMENTS: z.enum(['anybody', 'club']).default('anybody'),
  PUSH_KEY: z.string().min(leastSecret).optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'has to be an address such as smtps://name:password@mail.example.org',
    })
    .optional(),
  MAIL_FROM: z.email({ error: 'has to be a mail address' }).optional(),
  OPENID_ISSUER: z
    .url({ protocol: /^https?$/, error: 'has to be an address such as https://sign-in.example.org' })
    .refine(isSafe, 'has to begin with https, but on this machine')
    .optional(),
  OPENID_CLIENT_ID: z.string().max(256).optional(),
  OPENID_CLIENT_SECRET: z.string().optional(),
  OPENID_NAME: text('the club'),
  PRIVATE_CALLS: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  COPY_DIR: z.string().optional(),
  PAGE_DIR: text(fileURLToPath(new URL('../../web/dist', import.meta.url))),
});

/** The configuration of a server. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly storage: 'sqlite' | 'postgres' | 'memory';
  /** Where the PostgreSQL is; null: there is none. */
  readonly databaseUrl: string | null;
  /** Where the bus of a cluster is; null: this server plays alone. */
  readonly natsUrl: string | null;
  /** What it does in its cluster: plays matches or not, and has the page or not; or only thinks for the others. */
  readonly role: 'all' | 'web' | 'play' | 'think';
  readonly secret: string;
  /** What the server's key for signatures is made from. */
  readonly signingKey: string;
  readonly publicUrl: string;
  readonly logLevel: string;
  /** How many proxies stand in front, or their networks; false: none. */
  readonly trustProxy: boolean | number | string;
  readonly botThreads: number;
  readonly snapshotEvery: number;
  readonly idleSeconds: number;
  readonly httpPerMinute: number;
  readonly messagesPerSecond: number;
  /** HTTP requests of one program in a minute, whatever people may send. */
  readonly programPerMinute: number;
  /** Live messages of one program in a second. */
  readonly programMessages: number;
  /** Live messages longer than so many bytes are compressed; 0: none. */
  readonly compressFrom: number;
  /** Who sends it as a bearer token may read the figures; null: only programs on this machine. */
  readonly metricsToken: string | null;
  /** Who sends it as a bearer token decides about reports, and has studies played; null: nobody does. */
  readonly ownerToken: string | null;
  /** Browsers are told to come by TLS only, for half a year. */
  readonly hsts: boolean;
  /** Within so many seconds a request has to be complete. */
  readonly requestSeconds: number;
  /** Connections of all kinds at a time. */
  readonly maxConnections: number;
  /** Live connections of one network at a time. */
  readonly livePerNetwork: number;
  /** Bots' answers leave at multiples of so many milliseconds after the question; 0: at once. */
  readonly answerBeat: number;
  readonly windowBeat: number;
  /** Tables with bots that one person may have open or running; a network four times as many. */
  readonly botTables: number;
  /** Strong bots at them. */
  readonly strongBots: number;
  /** Public tables that one person may have open or running; a network four times as many. */
  readonly publicTables: number;
  /** People and programs, and as many tables, that one network may make new in an hour. */
  readonly newPerHour: number;
  /** Whether anybody makes tournaments, or only who runs the server. */
  readonly tournaments: 'anybody' | 'club';
  /** What the key for push services is made from. */
  readonly pushKey: string;
  /** Where mail leaves, and from whom; null: none does. */
  readonly mail: MailSettings | null;
  /** Where a club's people sign in; null: nowhere. */
  readonly club: ClubSettings | null;
  /** Whether webhooks and push services may be in private networks. */
  readonly privateCalls: boolean;
  /** Folder to which the embedded database is copied, every second; null: none. */
  readonly copyDir: string | null;
  /** Folder with the built page. */
  readonly pageDir: string;
}

// Node's own `recursive` never comes to an end where the system makes no folders, as in /proc.
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
}

// What the system says of the folder, in a sentence with the variable's name.
function inDataDir<T>(dataDir: string, act: () => T): T {
  try {
    makeFolder(dataDir);
    if (!statSync(dataDir).isDirectory())
      throw new Error(`DATA_DIR has to be a folder; ${dataDir} is a file.`);
    return act();
  } catch (error) {
    const { errno } = error as NodeJS.ErrnoException;
    if (errno === undefined) throw error;
    const why = `${dataDir} cannot: ${getSystemErrorMessage(errno)}`;
    throw new Error(`DATA_DIR has to be a folder that can be used; ${why}.`, { cause: error });
  }
}

/** Made once and kept beside the data, so that sessions and signatures survive a restart without any configuration. */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept.length >= leastSecret) return kept;
  if (kept !== '')
    throw new Error(
      `${file} is shorter than ${leastSecret} characters: put the right one there, or delete it.`,
    );
  // Written whole or not at all: an empty one signs nothing.
  const made = randomBytes(32).toString('base64url');
  writeFileSync(`${file}.new`, `${made}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return made;
}

// Compose files and units name a variable whose value may be missing: what is empty was not said.
const saidIn = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** The folder of the data, as the environment names it. */
export function dataDirIn(env: NodeJS.ProcessEnv): string {
  return resolve(environment.shape.DATA_DIR.parse(saidIn(env)['DATA_DIR']));
}

/** The address of the database server, as the environment names it; null: there is none. */
export function databaseUrlIn(env: NodeJS.ProcessEnv): string | null {
  const read = environment.shape.DATABASE_URL.safeParse(saidIn(env)['DATABASE_URL']);
  if (read.success) return read.data ?? null;
  throw new Error(`DATABASE_URL ${wishOf(read.error.issues[0])}.`);
}

const onThisMachine = (port: number): string => `http://localhost:${port}`;

/** The address under which people reach a server that listens on the port; with `PORT=0` it is known only then. */
export function publicUrlAt({ port, publicUrl }: Pick<Config, 'port' | 'publicUrl'>, taken: number): string {
  return port === 0 && publicUrl === onThisMachine(0) ? onThisMachine(taken) : publicUrl;
}

function mailIn({ SMTP_URL, MAIL_FROM }: z.infer<typeof environment>): MailSettings | null {
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return null;
  if (SMTP_URL === undefined || MAIL_FROM === undefined)
    throw new Error('SMTP_URL and MAIL_FROM have to be said together, or neither.');
  return { smtpUrl: SMTP_URL, from: MAIL_FROM };
}

function clubIn(given: z.infer<typeof environment>): ClubSettings | null {
  const { OPENID_ISSUER: issuer, OPENID_CLIENT_ID: clientId, OPENID_CLIENT_SECRET: secret } = given;
  if (issuer === undefined && clientId === undefined && secret === undefined) return null;
  if (issuer === undefined || clientId === undefined)
    throw new Error('OPENID_ISSUER and OPENID_CLIENT_ID have to be said together, or neither.');
  return { issuer, clientId, clientSecret: secret ?? null, name: given.OPENID_NAME };
}

function copyIn({ COPY_DIR, DATABASE_URL, STORAGE }: z.infer<typeof environment>, dataDir: string) {
  if (COPY_DIR === undefined) return null;
  if (DATABASE_URL !== undefined || STORAGE === 'memory')
    throw new Error('COPY_DIR is for the embedded database alone; a PostgreSQL copies itself.');
  const copyDir = resolve(COPY_DIR);
  if (copyDir === dataDir) throw new Error('COPY_DIR has to be another folder than DATA_DIR.');
  return copyDir;
}

// What one server has made all others of its cluster have to know.
function clusterIn({
  NATS_URL,
  DATABASE_URL,
  ROLE,
  SECRET,
  SIGNING_KEY,
  PUSH_KEY,
}: z.infer<typeof environment>) {
  if (NATS_URL === undefined && ROLE !== 'all')
    throw new Error('ROLE (--role) is for several servers: DATABASE_URL and NATS_URL have to be said too.');
  if (NATS_URL === undefined) return null;
  // Who only thinks finds the others by their secret, and needs nothing else of them.
  const shared = ROLE === 'think' ? { SECRET } : { SECRET, SIGNING_KEY, PUSH_KEY };
  if (DATABASE_URL === undefined && ROLE !== 'think')
    throw new Error('NATS_URL is for several servers at one database: DATABASE_URL has to be said too.');
  const missing = Object.entries(shared).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length > 0)
    throw new Error(
      `With NATS_URL ${missing.join(', ')} have to be said, the same for all servers of the cluster.`,
    );
  return NATS_URL;
}

/** What is said to who asks for table processes, as earlier releases had them. */
export const noProcesses =
  'There are no table processes any more (--processes, PROCESSES): for more than one core start several servers with DATABASE_URL and NATS_URL, as docs/scaling.md shows.';

/**
 * Reads the configuration. An empty variable is one that was not said.
 * @throws Error with one line for each variable that makes no sense, which says what is allowed
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = environment.safeParse(saidIn(env));
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `${issue.path.join('.')} ${wishOf(issue)}.`);
    throw new Error(problems.join('\n'));
  }
  if ((saidIn(env)['PROCESSES'] ?? '1') !== '1') throw new Error(noProcesses);
  const given = read.data;
  const dataDir = resolve(given.DATA_DIR);
  if (given.STORAGE === 'memory' && given.DATABASE_URL !== undefined)
    throw new Error('STORAGE=memory keeps nothing: it cannot be said together with DATABASE_URL.');
  const storage = given.DATABASE_URL === undefined ? given.STORAGE : 'postgres';
  const kept = (said: string | undefined, name: string): string =>
    storage !== 'memory'
      ? inDataDir(dataDir, () => said ?? keptSecret(dataDir, name))
      : (said ?? randomBytes(32).toString('base64url'));
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir,
    storage,
    databaseUrl: given.DATABASE_URL ?? null,
    natsUrl: clusterIn(given),
    role: given.ROLE,
    secret: kept(given.SECRET, 'secret'),
    signingKey: kept(given.SIGNING_KEY, 'signing-key'),
    publicUrl: given.PUBLIC_URL ?? onThisMachine(given.PORT),
    logLevel: given.LOG_LEVEL,
    trustProxy: given.TRUST_PROXY,
    botThreads: given.BOT_THREADS,
    snapshotEvery: given.SNAPSHOT_EVERY,
    idleSeconds: given.IDLE_SECONDS,
    httpPerMinute: given.HTTP_PER_MINUTE,
    messagesPerSecond: given.MESSAGES_PER_SECOND,
    programPerMinute: given.PROGRAM_PER_MINUTE ?? given.HTTP_PER_MINUTE,
    programMessages: given.PROGRAM_MESSAGES ?? given.MESSAGES_PER_SECOND,
    compressFrom: given.COMPRESS_FROM,
    metricsToken: given.METRICS_TOKEN ?? null,
    ownerToken: given.OWNER_TOKEN ?? null,
    hsts: given.HSTS,
    requestSeconds: given.REQUEST_SECONDS,
    maxConnections: given.MAX_CONNECTIONS,
    livePerNetwork: given.LIVE_PER_NETWORK,
    answerBeat: given.ANSWER_BEAT,
    windowBeat: given.WINDOW_BEAT,
    botTables: given.BOT_TABLES,
    strongBots: given.STRONG_BOTS,
    publicTables: given.PUBLIC_TABLES,
    newPerHour: given.NEW_PER_HOUR,
    tournaments: given.TOURNAMENTS,
    pushKey: kept(given.PUSH_KEY, 'push-key'),
    mail: mailIn(given),
    club: clubIn(given),
    privateCalls: given.PRIVATE_CALLS,
    copyDir: copyIn(given, dataDir),
    pageDir: resolve(given.PAGE_DIR),
  };
}
