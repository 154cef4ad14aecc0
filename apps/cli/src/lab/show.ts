// A finished study at an address of this machine: its report, and its matches in the page.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { OpenStudy } from '@bridgefront/lab/report/open-study.ts';
import type { LabWorld } from '@bridgefront/lab/world.ts';
import { refuse } from '@bridgefront/protocol';
import type { Answer, MatchInfo } from '@bridgefront/protocol';
import { matchWithoutServer } from '@bridgefront/protocol/without-server';
import { readRecording, recordMatch } from '@bridgefront/viewing';
import type { Recording } from '@bridgefront/viewing';

/** A study that is being shown. */
export interface ShownStudy {
  readonly address: string;
  /** Whether the page is there, in which matches are watched. */
  readonly page: boolean;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

const builtPage = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

function html(body: string): Reply {
  return { status: 200, type: 'text/html; charset=utf-8', body };
}

function json(value: unknown, status = 200): Reply {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

const missing = json(refuse('not-found', 'There is no such thing in this study.'), 404);
// The page lets people do much with a match; here they can only look.
const onlyLooking = json(
  refuse('not-found', 'This is a match of a study: it can be watched, and nothing else.'),
  404,
);

// The page knows matches by ids of the protocol; here they are numbers of the study.
const idOf = (match: number): string => `study-match-${String(match).padStart(10, '0')}`;

// What the page is told of a match that bots played here.
function infoOf(id: string, record: MatchRecord): MatchInfo {
  return matchWithoutServer({
    id,
    game: record.game,
    options: record.options as MatchInfo['options'],
    visibility: 'public',
    seating: 'as-taken',
    status: 'finished',
    seats: record.seats.map((bot, seat) => ({ bot, name: `${bot} ${seat + 1}`, mine: false })),
    owner: false,
    openedBy: null,
    rules: record.rules,
    createdAt: 0,
    // It never started at a table: the page offers neither its result nor to play it on.
    startedAt: null,
    finishedAt: null,
  });
}

function gamesOf(game: AnyGame): Answer<'listGames'> {
  const { name, title, seats } = game;
  const options = game.options as unknown as Answer<'listGames'>['games'][number]['options'];
  return {
    games: [{ name, title, seats: { ...seats }, options, presets: [], rules: fingerprint(game) }],
    bots: [],
  };
}

/** Answers what the report and the page ask. */
class Desk {
  readonly #world: LabWorld;
  readonly #study: OpenStudy;
  readonly #page: string;
  // The match that is being watched: its seats ask for it one after the other.
  #last: { readonly id: string; readonly info: MatchInfo; readonly recording: Recording } | null = null;

  constructor(world: LabWorld, study: OpenStudy, page: string) {
    this.#world = world;
    this.#study = study;
    this.#page = page;
  }

  async answer({ pathname, searchParams }: URL): Promise<Reply> {
    if (pathname === '/') return html(this.#study.report());
    const row = /^\/behind\/([\w-]+)\/(\d+)$/.exec(pathname);
    if (row !== null) {
      const page = await this.#study.behind(row[1], Number(row[2]));
      return page === null ? missing : html(page);
    }
    if (pathname.startsWith('/api/')) return this.#ask(pathname, searchParams.get('seat'));
    if (/^\/m\/study-match-\d{10}\/replay$/.test(pathname)) return this.#file('/index.html');
    return this.#file(pathname);
  }

  #ask(pathname: string, seat: string | null): Reply {
    const { game } = this.#world.game(this.#study.game);
    if (pathname === '/api/session') return json(null);
    if (pathname === '/api/games') return json(gamesOf(game));
    const [, id, part] = /^\/api\/matches\/(study-match-\d{10})(\/recording)?$/.exec(pathname) ?? [];
    if (id === undefined) return onlyLooking;
    const found = this.#match(game, id);
    if (found === null) return missing;
    if (part === undefined) return json(found.info);
    const { viewers } = found.recording;
    const eyes = seat === null || seat === 'table' ? null : Number(seat);
    const viewer = viewers[eyes ?? viewers.length - 1];
    return viewer === undefined ? missing : json({ match: id, seat: eyes, ...viewer });
  }

  #match(game: AnyGame, id: string) {
    if (this.#last?.id === id) return this.#last;
    const record = this.#study.record(Number(id.slice(-10)));
    if (record === null) return null;
    const info = infoOf(id, record);
    const named = { ...record, seats: info.seats.map(({ name }) => name ?? '') };
    this.#last = { id, info, recording: readRecording([recordMatch(game, named)]) };
    return this.#last;
  }

  #file(pathname: string): Reply {
    const path = resolve(join(this.#page, decodeURIComponent(pathname)));
    const type = types[extname(path)];
    if (type === undefined || !path.startsWith(`${this.#page}${sep}`) || !existsSync(path)) return missing;
    return { status: 200, type, body: readFileSync(path) };
  }
}

/**
 * Shows a finished study until it is closed. It listens on this machine only and changes nothing.
 * @throws StudyError when the folder holds no finished study, or one of other rules
 */
export async function showStudy(
  world: LabWorld,
  folder: string,
  port: number,
  pageFolder: string = builtPage,
): Promise<ShownStudy> {
  const page = resolve(pageFolder);
  const built = existsSync(join(page, 'index.html'));
  const study = await OpenStudy.open(world, folder, {
    match: (match) => (built ? `/m/${idOf(match)}/replay` : null),
    behind: (figure, row) => `/behind/${figure}/${row}`,
  });
  const desk = new Desk(world, study, page);
  const server = createServer((request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    const asked = request.method === 'GET' && url !== null ? desk.answer(url) : Promise.resolve(onlyLooking);
    void asked
      .catch((thrown: unknown) => json(refuse('failed', String(thrown)), 500))
      .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body));
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${bound}/`,
    page: built,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      study.close();
    },
  };
}
