// Checks a bot's client: stands between it and a server, breaks its connections, and says what it gets wrong.
//
//   npm run check-bot -- [SERVER] [PORT]   then point the bot at http://localhost:PORT; ends with its match

import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentAfter } from '@bridgefront/viewing';
import { clientMessageSchema } from '@bridgefront/protocol';
import type { ClientMessage, ServerMessage } from '@bridgefront/protocol';
import { readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import type { Json } from '@bridgefront/kernel';
import WebSocket, { WebSocketServer } from 'ws';

const { target, port } = readWords(
  'npm run check-bot -- [http://localhost:8080] [8090]',
  { allowPositionals: true },
  ({ positionals: [server = 'http://localhost:8080', own = '8090', ...more] }) => {
    if (!/^https?:$/.test(URL.parse(server)?.protocol ?? ''))
      throw usageError(`The server is an address such as http://localhost:8080, not "${server}".`);
    if (more.length > 0) throw usageError(`Give a server and a port; "${more[0]}" is one word too many.`);
    return { target: server, port: wholeNumber('The port', own, 0, 65_535) };
  },
);
/** Before which of its choices, counted from 0, the answer is swallowed and the connection broken. */
const cuts = new Set([3, 9, 17, 30]);

type Document = Extract<ServerMessage, { type: 'whole' }>['document'];
type Act = Extract<ClientMessage, { type: 'choose' | 'take-back' }>;

/** What the bot was shown, and what it has said. */
const seen = {
  documents: [] as Document[],
  place: null as { stream: string; number: number } | null,
  told: 0,
  acts: 0,
  taken: 0,
  changes: 0,
  resumed: 0,
  repeated: 0,
  /** Refusals since the last act that was accepted. */
  refused: 0,
  /** Acts whose answers were swallowed. */
  swallowed: new Map<string, string>(),
  ids: new Map<string, string>(),
};
const wrong = new Set<string>();

/** So many documents may be on their way to the bot while it acts by one before them: bots of the server answer in bursts. */
const underWay = 24;
/** A bot that has not come back for so long does not come back. */
const patience = 3000;
const mostRefused = 20;
let away: NodeJS.Timeout | undefined;

function check(right: boolean, sentence: string): void {
  if (!right) wrong.add(sentence);
}

function checkAct(act: Act): void {
  const said = JSON.stringify({ ...act, id: '' });
  const before = seen.ids.get(act.id);
  check(before === undefined || before === said, 'A message id was used again for something else.');
  seen.ids.set(act.id, said);
  if (before !== undefined) {
    if (seen.swallowed.delete(act.id)) seen.repeated++;
    return;
  }
  seen.acts++;
  if (act.type === 'take-back') seen.taken++;
  const fitting = seen.documents.filter(({ view, host }) => {
    const mine = view.decision?.mine;
    return host.decision === act.at.decision && mine?.plan.length === act.at.plan;
  });
  check(fitting.length > 0, '`at` does not name the question and plan of the document: is it patched right?');
  if (act.type !== 'choose' || fitting.length === 0) return;
  const offered = fitting.some(({ view }) => view.decision?.mine?.choices.includes(act.choice) === true);
  check(offered, 'A choice was made that the document does not offer.');
}

function fromBot(text: string): ClientMessage | null {
  const read = clientMessageSchema.safeParse(JSON.parse(text));
  if (!read.success) return (check(false, `This is no message: ${text.slice(0, 200)}`), null);
  const { data } = read;
  if (data.type === 'choose' || data.type === 'take-back') checkAct(data);
  if (data.type === 'subscribe' && seen.place !== null) {
    const { from, told } = data;
    const known = from?.stream === seen.place.stream && from.number <= seen.place.number;
    check(from === undefined || known, '`from` is not a place of the stream that was shown.');
    check(from !== undefined || told !== undefined, 'It came back with neither `from` nor `told`.');
    if (known) seen.resumed++;
  }
  return data;
}

// Who does not take notice of what is shown is refused again and again.
function countRefusals(message: ServerMessage): void {
  if (message.type === 'accepted') seen.refused = 0;
  if (message.type !== 'refused' || ++seen.refused < mostRefused) return;
  check(false, `Refused ${mostRefused} times on end, last: ${message.message}`);
  report();
}

function toBot(message: ServerMessage): void {
  countRefusals(message);
  if (message.type !== 'whole' && message.type !== 'change') return;
  const last = seen.documents.at(-1) as Json | undefined;
  const document =
    message.type === 'whole' ? message.document : documentAfter(structuredClone(last ?? null), message);
  seen.documents = [...seen.documents.slice(-underWay), document as Document];
  seen.place = { stream: message.stream, number: message.number };
  seen.told = message.told;
  if (message.type === 'change') seen.changes++;
  if ((document as Document).host.status !== 'live') setTimeout(report, 500);
}

function report(): void {
  const lines = [
    [seen.changes > 0 && seen.acts > 0, `patches: ${seen.changes} changes, ${seen.acts} acts`],
    [seen.resumed > 0, `coming back: ${seen.resumed} times where it had stopped`],
    [seen.repeated > 0, `sending again: ${seen.repeated} times with the old id`],
    [seen.taken > 0, `take-backs: ${seen.taken}`],
  ] as const;
  for (const [shown, what] of lines) console.log(`${shown ? 'seen    ' : 'not seen'}  ${what}`);
  for (const sentence of wrong) console.log(`WRONG     ${sentence}`);
  for (const [id] of seen.swallowed) console.log(`WRONG     ${id} was not answered, and not sent again.`);
  process.exit(wrong.size + seen.swallowed.size === 0 ? 0 : 1);
}

async function pass(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { authorization } = request.headers;
  const answer = await fetch(`${target}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
    ...(parts.length > 0 && { body: Buffer.concat(parts).toString() }),
  });
  reply.writeHead(answer.status, { 'content-type': 'application/json' });
  reply.end(await answer.text());
}

function between(bot: WebSocket, request: IncomingMessage): void {
  const { authorization } = request.headers;
  const headers = authorization === undefined ? {} : { authorization };
  const server = new WebSocket(`${target.replace('http', 'ws')}/api/live`, { headers });
  const early: string[] = [];
  let silent = false;
  bot.on('message', (data) => {
    const text = String(data as Buffer);
    const message = silent ? null : fromBot(text);
    if (server.readyState === WebSocket.OPEN) server.send(text);
    else early.push(text);
    if (message?.type !== 'choose' || !cuts.delete(seen.acts - 1)) return;
    // It has arrived, and the bot cannot know.
    silent = true;
    seen.swallowed.set(message.id, text);
    setTimeout(() => (bot.terminate(), server.terminate()), 100);
  });
  server.on('open', () => early.forEach((text) => server.send(text)));
  server.on('message', (data) => {
    if (silent) return;
    const text = String(data as Buffer);
    toBot(JSON.parse(text) as ServerMessage);
    bot.send(text);
  });
  clearTimeout(away);
  bot.on('close', () => {
    server.close();
    away = setTimeout(report, patience);
  });
  server.on('close', () => bot.close());
  server.on('error', () => bot.terminate());
}

const doors = createServer((request, reply) => void pass(request, reply).catch(() => reply.destroy()));
const sockets = new WebSocketServer({ server: doors });
sockets.on('connection', between);
doors.listen(port, '127.0.0.1', () => {
  const { port: taken } = doors.address() as AddressInfo;
  console.log(`Point the bot at http://localhost:${taken}; it is passed on to ${target}.`);
});
