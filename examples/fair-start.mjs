// A fair start as docs/protocol.md has it ("Fair dice"), for bots in JavaScript: commit to a share of the dice, open it for
// the start that was noted and for no other, and compare the record at the end. Node 22 or newer, no packages.

import { createHash, createHmac, randomBytes } from 'node:crypto';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const keyed = (secret, text) => createHmac('sha256', secret).update(text).digest('hex');
const byPlace = (pairs) => pairs.sort(([a], [b]) => a - b);

function digestOf(match, round, commitment, shares) {
  return sha256(JSON.stringify(['start', match, round, commitment, byPlace(shares)]));
}

/** One seat's part in the dice of one match. `ask(method, path, body)` asks the server, and throws when it refuses. */
export class FairStart {
  /** The latest `host.link`, for who keeps it. */
  link;
  #ask;
  #match;
  #commitment;
  #text;
  #place;
  /** The start for which the share was opened: final. */
  #noted;

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
  #commit({ commitment, start }, { seat }) {
    if (![undefined, commitment].includes(this.#commitment))
      throw new Error('The server shows another commitment than before; I do not play at this table.');
    if (this.#noted !== undefined && start.round <= this.#noted.round)
      throw new Error('My share was opened, and the server has not counted that start; I do not play here.');
    this.#noted = undefined;
    [this.#commitment, this.#text, this.#place] = [commitment, randomBytes(16).toString('hex'), seat];
    return this.#ask('POST', `/matches/${this.#match}/ready`, { commitment: sha256(this.#text) });
  }

  #open({ commitment, start: { round }, seats }) {
    const shares = seats.filter(({ committed }) => committed !== null);
    const pairs = shares.map(({ seat, committed }) => [seat, committed]);
    const shown = digestOf(this.#match, round, commitment, pairs);
    const other = this.#noted !== undefined && this.#noted.digest !== shown;
    if (other || commitment !== this.#commitment)
      throw new Error(
        'What everybody committed to was exchanged after my share was opened; I do not play here.',
      );
    this.#noted = { round, digest: shown };
    return this.#ask('POST', `/matches/${this.#match}/entropy`, { entropy: this.#text, start: shown });
  }

  /** One sentence on the dice, from the record and from what was noted. */
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
      (this.link === undefined || links.includes(this.link));
    return fair ? 'The dice were fair.' : 'The dice were NOT fair: the record is not what I noted.';
  }
}
