// Wires between servers over the bus, which may lose, double and reorder: what goes over a wire is numbered, and said to be there at
// every beat. Where anything is missing the wire ends at both ends, as one does whose other end has gone; nothing is sent again.

import { newId } from '../ids.ts';
import type { Time } from '../time.ts';
import type { Bus } from './bus.ts';
import type { Wire } from './wire.ts';

const beatEvery = 500;
const silentBeats = 4; // After which an end that says nothing counts as gone.
const mostNoted = 10_000;
const largestPart = 250_000; // Characters, each of which may take three bytes.
/** So many milliseconds of messages go together where one follows on another: a packet costs ten times what is in it, nearly all of it in the system's calls. */
const gatheredFor = 4;

/** What one end sends the other: a part of a packet, how far it is, or that it is over. */
interface Sent {
  /** The address it comes from. */
  readonly from: string;
  readonly line: string;
  /** The number of this part, or of the last one. */
  readonly number: number;
  /** Said within the rest to servers of a release that does not read it behind it. */
  readonly part?: string;
  /** Whoever sends this reads parts behind the rest. */
  readonly behind?: true;
  /** More of the packet follows. */
  readonly more?: true;
  /** The first of a line: whoever hears it is its other end. */
  readonly opens?: true;
  readonly ends?: true;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

// A part is JSON already: within the rest it would be written and read twice, and be longer by each of its quotation marks.
function written({ part, ...rest }: Sent, behind: boolean): Buffer {
  if (part === undefined || !behind) return Buffer.from(JSON.stringify({ ...rest, part }));
  return Buffer.from(`${JSON.stringify(rest)}\n${part}`);
}

function read(bytes: Uint8Array): Sent {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
  const end = text.indexOf('\n');
  if (end < 0) return JSON.parse(text) as Sent;
  return { ...(JSON.parse(text.slice(0, end)) as Sent), part: text.slice(end + 1) };
}

class BusWire implements Wire {
  readonly peer: string;
  readonly #send: (sent: Omit<Sent, 'from' | 'line'>) => void;
  readonly #time: Time;
  readonly #gone: () => void;
  #cancel: () => void = () => undefined;
  #take: (message: unknown) => void = () => undefined;
  #told: () => void = () => undefined;
  #out: unknown[] = [];
  #left = -Infinity;
  #sent = 0;
  #heard = 0;
  #begun = '';
  #silent = 0;
  #ended = false;
  /** Whether the other end reads parts behind the rest. */
  behind = false;

  constructor(peer: string, time: Time, send: (sent: Omit<Sent, 'from' | 'line'>) => void, gone: () => void) {
    this.peer = peer;
    this.#time = time;
    this.#send = send;
    this.#gone = gone;
    this.#beat();
  }

  #beat(): void {
    this.#cancel = this.#time.after(beatEvery, () => {
      if (this.#silent++ >= silentBeats) return this.end();
      this.#send({ number: this.#sent });
      this.#beat();
    });
  }

  send(message: unknown): void {
    if (this.#ended) return;
    this.#out.push(message);
    if (this.#out.length > 1) return;
    const wait = this.#left + gatheredFor - this.#time.ran();
    if (wait > 0) this.#time.after(wait, () => this.#flush());
    else this.#time.soon(() => this.#flush());
  }

  #flush(): void {
    const out = this.#out;
    this.#out = [];
    if (out.length === 0 || this.#ended) return;
    this.#left = this.#time.ran();
    const text = JSON.stringify(out);
    for (let from = 0, to = 0; from < text.length; from = to) {
      to = from + largestPart;
      // Between two characters: half of one cannot be written.
      if (to < text.length && isHigh(text.charCodeAt(to - 1))) to--;
      const more = to < text.length;
      this.#send({ number: ++this.#sent, part: text.slice(from, to), ...(more && { more }) });
    }
  }

  onMessage(take: (message: unknown) => void): void {
    this.#take = take;
  }

  onEnd(ended: () => void): void {
    this.#told = ended;
  }

  hear({ number, part, more, ends, behind }: Sent): void {
    if (behind === true) this.behind = true;
    if (ends === true) return this.#end();
    this.#silent = 0;
    // What is heard twice was heard.
    if (number <= this.#heard) return;
    if (part === undefined || number > this.#heard + 1) return this.end();
    this.#heard = number;
    this.#begun += part;
    if (more === true) return;
    const messages = JSON.parse(this.#begun) as readonly unknown[];
    this.#begun = '';
    for (const message of messages) this.#take(message);
  }

  /** Ends it, and says so behind what was sent. */
  end(): void {
    this.#flush();
    if (!this.#ended) this.#send({ number: this.#sent, ends: true });
    this.#end();
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#cancel();
    this.#gone();
    this.#told();
  }
}

/** All wires of one server. */
export class BusWires {
  readonly #bus: Bus;
  readonly #time: Time;
  readonly #came: (wire: Wire, peer: string) => void;
  readonly #wires = new Map<string, BusWire>();
  // The latest that were laid to here: an opening that comes twice opens nothing.
  readonly #laid = new Set<string>();
  #leave: () => void = () => undefined;
  /** Of this life of the server: what is still on its way to the one before must not reach it. */
  readonly address = newId();

  private constructor(bus: Bus, time: Time, came: (wire: Wire, peer: string) => void) {
    this.#bus = bus;
    this.#time = time;
    this.#came = came;
  }

  /** Hears from now on at an address of its own. `came`: another server has laid a wire to here; what comes is heard from then on. */
  static async open(bus: Bus, time: Time, came: (wire: Wire, peer: string) => void): Promise<BusWires> {
    const wires = new BusWires(bus, time, came);
    wires.#leave = await bus.hear(`wires.${wires.address}`, (bytes) => wires.#hear(bytes));
    return wires;
  }

  /** Lays a wire to the server at an address; it ends soon where nobody is. */
  to(address: string): Wire {
    const line = newId();
    this.#post(address, { from: this.address, line, number: 0, opens: true });
    return this.#wire(address, line);
  }

  #post(to: string, sent: Sent, behind = false): void {
    this.#bus.tell(`wires.${to}`, written({ ...sent, behind: true }, behind));
  }

  #wire(peer: string, line: string): BusWire {
    const send = (sent: Omit<Sent, 'from' | 'line'>): void =>
      this.#post(peer, { from: this.address, line, ...sent }, wire.behind);
    const wire: BusWire = new BusWire(peer, this.#time, send, () => void this.#wires.delete(line));
    this.#wires.set(line, wire);
    return wire;
  }

  #hear(bytes: Uint8Array): void {
    const sent = read(bytes);
    const { from, line, opens, ends, number } = sent;
    const wire = this.#wires.get(line);
    if (wire !== undefined) return wire.hear(sent);
    if (opens === true && !this.#laid.has(line)) {
      this.#laid.add(line);
      this.#forgetOldest();
      const opened = this.#wire(from, line);
      opened.behind = sent.behind === true;
      return this.#came(opened, from);
    }
    // Its beginning was lost, or it is over here.
    if (ends !== true) this.#post(from, { from: this.address, line, number, ends: true });
  }

  #forgetOldest(): void {
    if (this.#laid.size > mostNoted) for (const oldest of this.#laid) return void this.#laid.delete(oldest);
  }

  /** Ends all of them. */
  close(): void {
    this.#leave();
    for (const wire of this.#wires.values()) wire.end();
  }
}
