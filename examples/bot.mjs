// A complete bot for the game server that knows nothing but docs/protocol.md. Node 22 or newer, no packages.
//
//   node examples/bot.mjs [URL] [MATCH [INVITE]]   joins that match, or opens one against two bots of the server

import { FairStart } from './fair-start.mjs';

const [url = 'http://localhost:8080', join, invite] = process.argv.slice(2);
let token = '';

async function ask(method, path, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${read.code}: ${read.message}`);
  return read;
}

/** The document after a JSON Patch (RFC 6902, the three operations that the server uses). */
function patched(document, operations) {
  const root = { '': document };
  for (const { op, path, value } of operations) {
    const keys = path.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (!['add', 'replace', 'remove'].includes(op) || keys[0] !== '') throw new Error('This is no patch.');
    const last = keys.pop();
    const parent = keys.reduce((at, key) => at[key], root);
    if (Array.isArray(parent)) parent.splice(last, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
    else if (op === 'remove') delete parent[last];
    else parent[last] = value;
  }
  return root[''];
}

// Null: what cannot be read, does not follow on what is known, or makes no document.
function read(text, place, document) {
  try {
    const message = JSON.parse(text);
    const { type, stream, number } = message;
    const follows = stream === place.stream && number === place.number + 1;
    if (type !== 'whole' && (type !== 'change' || !follows))
      return type === 'change' ? null : { message, document };
    const shown = type === 'whole' ? message.document : patched(document, message.patch);
    return typeof shown.host.status === 'string' && 'table' in shown.view
      ? { message, document: shown }
      : null;
  } catch {
    return null;
  }
}

/** The policy: something at random, and three times out of four rather that than nothing. Yours will be better. */
function pick(choices) {
  const bold = choices.filter((choice) => choice !== 'done' && choice !== 'none');
  const list = bold.length > 0 && Math.random() < 0.75 ? bold : choices;
  return list[Math.floor(Math.random() * list.length)];
}

/** Plays a seat to the end of its match; a connection that breaks is opened again. */
function play(match, seat, over, fail, told = 0) {
  let [document, asked, place] = [null, '', {}];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
  const send = (message) => socket.send(JSON.stringify(message));
  const choose = () => {
    const at = { decision: document.host.decision, plan: document.view.decision?.mine?.plan.length };
    const id = `${at.decision}.${at.plan}`; // Sent again with the same id, a choice is not made twice.
    const choices = document.view.decision?.mine?.choices ?? [];
    if (choices.length === 0 || id === asked || socket.readyState !== WebSocket.OPEN) return;
    send({ type: 'choose', id: (asked = id), match, seat, choice: pick(choices), at });
  };
  socket.onopen = () => {
    send({ type: 'hello', id: 'hello', token });
    send({ type: 'subscribe', id: 'read', match, seat, told, words: true });
  };
  socket.onmessage = ({ data }) => {
    const heard = read(data, place, document);
    if (heard === null) return socket.close(); // The next connection begins with the whole.
    const { message } = heard;
    const again = ['too-fast', 'not-stored', 'shutting-down'].includes(message.code);
    if (again) setTimeout(() => ((asked = ''), choose()), 1000);
    else if (message.type === 'refused') fail(new Error(`${message.code}: ${message.message}`));
    if (message.type !== 'whole' && message.type !== 'change') return;
    [place, document] = [message, heard.document];
    told = message.told;
    dice.keep(document.host);
    for (const { text } of message.reports) console.log(text);
    if (document.host.status === 'live') choose();
    else over(document);
  };
  socket.onclose = () => setTimeout(play, 1000, match, seat, over, fail, told);
}

({ token } = await ask('POST', '/tokens', { name: 'Example bot' }));
const bots = ['greedy', 'random'].map((bot) => ({ kind: 'bot', bot }));
const fresh = { game: 'bridgefront', seats: [{ kind: 'human' }, ...bots] };
const { id, seats } = await ask(
  'POST',
  join ? `/matches/${join}/join` : '/matches',
  join ? { invite } : fresh,
);
const { seat } = seats.find(({ mine }) => mine);
console.log(`Match ${id}: I sit in seat ${seat}; it starts when everybody is ready.`);
const dice = new FairStart(ask, id);
await dice.begin();
const { view, host } = await new Promise((over, fail) => play(id, seat, over, fail));
const winners = view.outcome?.winners.map((winner) => host.names[winner]).join(' and ');
console.log(winners ? `Won by ${winners}: ${view.outcome.reason}.` : `The match is over: ${host.status}.`);
console.log(await dice.verdict());
console.log(`The record, for npx bridgefront replay: ${url}/api/matches/${id}/record`);
process.exit();
