// A fair start as docs/protocol.md has it ("Fair dice"), for bots in JavaScript: commit to a share of the dice, open it for
// the start that was noted and that the server has signed, sign all of it with a key of one's own, and compare the record at
// the end. Node 22 or newer, no packages.

import {
  createHash,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const keyed = (secret, text) => createHmac('sha256', secret).update(text).digest('hex');
const byPlace = (pairs) => pairs.sort(([a], [b]) => a - b);

function digestOf(match, round, commitment, shares) {
  return sha256(JSON.stringify(['start', match, round, commitment, byPlace(shares)]));
}

// A key in hexadecimal digits stands behind twelve bytes that say what it is.
const publicHead = '302a300506032b6570032100';

function isSigned({ key, text, signature }) {
  try {
    const der = Buffer.from(publicHead + key, 'hex');
    const known = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), known, Buffer.from(signature, 'hex'));
  } catch {
    return false;
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

/** One seat's part in the dice of one match. `ask(method, path, body)` asks the server, and throws when it refuses. */
export class FairStart {
  #ask;
  #match;
  #commitment;
  #text;
  #place;
  /** The start for which the share was opened: final; and as the server signed it. */
  #noted;
  #signed;
  /** Links that were shown, behind how many acts; all of them, since a last one could be made for another course. */
  #links = [];
  #countersigned = -Infinity;
  /** A key for this match alone: with one for all of them, anybody could see who played in which. */
  #own = generateKeyPairSync('ed25519');
  #key = this.#own.publicKey.export({ format: 'der', type: 'spki' }).toString('hex').slice(publicHead.length);

  constructor(ask, match) {
    this.#ask = ask;
    this.#match = match;
  }

  /** Waits until the match runs, and does its part meanwhile. */
  async begin() {
    for (;;) {
      const table = await this.#ask('GET', `/matches/${this.#match}`);
      if (table.status !== 'lobby') return;
      const mine = table.seats.find((seat) => seat.mine);
      if (!mine.ready) await this.#commit(table, mine);
      else if (table.opening !== null && !mine.opened) await this.#open(table);
      else await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  // One that was opened has to be called off, and counted, before there is another.
  #sign(...parts) {
    return sign(null, Buffer.from(JSON.stringify(parts)), this.#own.privateKey).toString('hex');
  }

  #commit({ commitment, start }, { seat }) {
    if (![undefined, commitment].includes(this.#commitment))
      throw new Error('The server shows another commitment than before; I do not play at this table.');
    if (this.#noted !== undefined && start.round <= this.#noted.round)
      throw new Error('My share was opened, and the server has not counted that start; I do not play here.');
    this.#noted = undefined;
    [this.#commitment, this.#text, this.#place] = [commitment, randomBytes(16).toString('hex'), seat];
    const committed = sha256(this.#text);
    const signature = this.#sign('commit', this.#match, start.round, seat, committed);
    const wish = { commitment: committed, key: this.#key, signature };
    return this.#ask('POST', `/matches/${this.#match}/ready`, wish);
  }

  // The text names what was shown and the own key, and the signature under it is good.
  #isAgreed({ game, rules, options }, round, digest, signed) {
    const { key, text } = signed ?? {};
    const keys = parsed(text ?? '')[5];
    const agreed = ['start', this.#match, round, digest, key, keys, game, rules, options];
    const own = Array.isArray(keys) ? keys.filter((pair) => pair?.[0] === this.#place) : [];
    const mine = JSON.stringify(own) === JSON.stringify([[this.#place, this.#key]]);
    return mine && JSON.stringify(agreed) === text && isSigned(signed);
  }

  #open(table) {
    const { commitment, start, seats } = table;
    const { round, signed } = start;
    const shares = seats.filter(({ committed }) => committed !== null);
    const pairs = shares.map(({ seat, committed }) => [seat, committed]);
    const shown = digestOf(this.#match, round, commitment, pairs);
    const other = this.#noted !== undefined && this.#noted.digest !== shown;
    if (other || commitment !== this.#commitment)
      throw new Error(
        'What everybody committed to was exchanged after my share was opened; I do not play here.',
      );
    if (!this.#isAgreed(table, round, shown, signed))
      throw new Error('The server has not signed this start as it shows it; I do not play here.');
    [this.#noted, this.#signed] = [{ round, digest: shown }, signed];
    const signature = this.#sign(...parsed(signed.text));
    return this.#ask('POST', `/matches/${this.#match}/entropy`, {
      entropy: this.#text,
      start: shown,
      signature,
    });
  }

  /** Notes how far the match has come, as `host` shows it; once a minute at most the server's signature is countersigned. */
  keep({ acts, link, signed }) {
    if (link !== undefined && !this.#links.some(([, noted]) => noted === link))
      this.#links.push([acts, link]);
    if (signed == null || this.#signed == null || performance.now() - this.#countersigned < 60_000) return;
    const text = JSON.stringify(['link', this.#match, signed.acts, signed.link]);
    if (!isSigned({ key: this.#signed.key, text, signature: signed.signature })) return;
    this.#countersigned = performance.now();
    this.#countersign(signed.acts, signed.link).catch(() => {}); // There will be others, and the last.
  }

  #countersign(acts, link) {
    const signature = this.#sign('link', this.#match, acts, link);
    return this.#ask('POST', `/matches/${this.#match}/countersign`, { acts, link, signature });
  }

  /** One sentence on the dice, from the record and from what was noted; a record that is fair is signed. */
  async verdict() {
    const { fairness, seed, choices } = await this.#ask('GET', `/matches/${this.#match}/record`);
    const { secret, commitment, contributions, start, chain, acts = choices } = fairness;
    const shares = contributions.map(({ seat, text }) => [seat, text]);
    const links = [keyed(secret, 'chain')];
    for (const act of acts) links.push(keyed(secret, `${links.at(-1)} ${act}`));
    const hashed = shares.map(([place, text]) => [place, sha256(text)]);
    const fair =
      sha256(secret) === commitment &&
      commitment === this.#commitment &&
      shares.some(([place, text]) => place === this.#place && text === this.#text) &&
      digestOf(this.#match, start.round, commitment, hashed) === this.#noted?.digest &&
      keyed(secret, JSON.stringify(byPlace(shares))) === seed &&
      links.at(-1) === chain &&
      this.#links.every(([behind, link]) => links[behind] === link) &&
      fairness.signed.every(isSigned) &&
      fairness.signed.some(({ text, key }) => text === this.#signed.text && key === this.#signed.key);
    if (!fair) return 'The dice were NOT fair: the record is not what I noted.';
    await this.#countersign(acts.length, chain);
    return 'The dice were fair.';
  }
}
