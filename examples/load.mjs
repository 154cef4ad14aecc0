// A load generator: tables of programs that play at random over live connections, and how soon their choices are
// acknowledged. Node 22 or newer, no packages; it knows nothing but docs/protocol.md.
//
//   node examples/load.mjs [URL] [GAME] [TABLES] [SECONDS]
//
// Against a server of your own only. Its limits for one network count (docs/running.md): HTTP_PER_MINUTE (six requests a
// table of two) and LIVE_PER_NETWORK (one connection a seat).

const [url = 'http://localhost:8080', game = 'twin-bridges', tables = '10', seconds = '10'] =
  process.argv.slice(2);

async function call(method, path, token, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  for (;;) {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const read = await answer.json();
    if (answer.ok) return read;
    if (read.code !== 'too-fast') throw new Error(`${method} ${path}: ${read.code}: ${read.message}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** The document after a JSON Patch (RFC 6902, the three operations that the server uses). */
function patched(document, operations) {
  const root = { '': document };
  for (const { op, path, value } of operations) {
    const keys = path.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = keys.pop();
    const parent = keys.reduce((at, key) => at[key], root);
    if (Array.isArray(parent)) parent.splice(last, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
    else if (op === 'remove') delete parent[last];
    else parent[last] = value;
  }
  return root[''];
}

const latencies = [];
let refused = 0;
let finished = 0;
const open = new Set();

/** Plays one seat until its match is over or the time is up. */
function play(match, seat, token) {
  return new Promise((over) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    open.add(socket);
    let [document, waiting, sent] = [null, null, 0];
    const say = (message) => socket.send(JSON.stringify({ id: `m${sent++}`, match, seat, ...message }));
    const act = () => {
      if (document.host.status !== 'live') return socket.close();
      const mine = document.view.decision?.mine;
      if (waiting || !mine?.choices.length) return;
      waiting = { id: `c${sent++}`, since: performance.now() };
      const choice = mine.choices[Math.floor(Math.random() * mine.choices.length)];
      const at = { decision: document.host.decision, plan: mine.plan.length };
      say({ type: 'choose', id: waiting.id, choice, at });
    };
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', id: 'hello', token }));
      say({ type: 'subscribe' });
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (waiting && message.id === waiting.id) {
        if (message.type === 'accepted') latencies.push(performance.now() - waiting.since);
        else refused++;
        waiting = null;
      }
      if (message.type === 'whole') document = message.document;
      if (message.type === 'change') document = patched(document, message.patch);
      if (document) act();
    };
    socket.onclose = () => {
      if (seat === 0 && document && document.host.status !== 'live') finished++;
      over();
    };
  });
}

async function table() {
  const { games } = await call('GET', '/games');
  const { seats } = games.find(({ name }) => name === game);
  const tokens = [];
  for (let seat = 0; seat < seats.min; seat++)
    tokens.push((await call('POST', '/tokens', '', { name: `Load ${seat + 1}` })).token);
  const wish = { game, seats: tokens.map(() => ({ kind: 'human' })) };
  const { id } = await call('POST', '/matches', tokens[0], wish);
  for (const token of tokens.slice(1)) await call('POST', `/matches/${id}/join`, token, {});
  for (const token of tokens) await call('POST', `/matches/${id}/ready`, token, { entropy: 'load' }); // Alone with itself.
  return tokens.map((token, seat) => () => play(id, seat, token));
}

const players = [];
for (let opened = 0; opened < Number(tables); opened++) players.push(...(await table()));
console.log(`${tables} tables of ${game} are open; ${players.length} programs play for ${seconds} s.`);
const began = performance.now();
// All at once: whoever waited for somebody who has gone would wait for ever.
const timer = setTimeout(() => open.forEach((socket) => socket.close()), Number(seconds) * 1000);
await Promise.all(players.map((start) => start()));
clearTimeout(timer);
const took = (performance.now() - began) / 1000;
latencies.sort((a, b) => a - b);
const quantile = (share) => (latencies[Math.floor((latencies.length - 1) * share)] ?? 0).toFixed(1);
console.log(
  `${latencies.length} choices in ${took.toFixed(1)} s: ${(latencies.length / took).toFixed(0)} a second.`,
);
console.log(
  `Acknowledged within ${quantile(0.5)} ms (half), ${quantile(0.99)} ms (99 of 100); ${refused} refused.`,
);
console.log(`${finished} matches came to their end.`);
process.exit();
