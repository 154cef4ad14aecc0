// The bus between servers: the contract on each kind, and wires over one that loses, doubles and reorders.

import { randomInt, seedRandom } from '@bridgefront/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BusWires } from '../src/cluster/bus-wires.ts';
import type { Bus } from '../src/cluster/bus.ts';
import { MemoryHub } from '../src/cluster/memory-bus.ts';
import type { Fate } from '../src/cluster/memory-bus.ts';
import { natsBus } from '../src/cluster/nats-bus.ts';
import { Link, LinkEnded } from '../src/cluster/link.ts';
import type { Wire } from '../src/cluster/wire.ts';
import { realTime } from '../src/time.ts';
import { busContract } from './bus-contract.ts';
import { hasNats, TestNats } from './nats.ts';
import { TestTime } from './support.ts';

const hub = new MemoryHub(realTime);
busContract('the bus in memory', () => ({
  connect: async () => hub.connect(),
  async interrupt() {
    hub.away();
    hub.back();
  },
}));

let nats: TestNats;

// Two ends of a wire over a bus, and what ends it.
async function laid(bus: () => Promise<Bus>): Promise<readonly [readonly [Wire, Wire], () => void]> {
  const came = Promise.withResolvers<Wire>();
  const near = await BusWires.open(await bus(), realTime, () => undefined);
  const far = await BusWires.open(await bus(), realTime, came.resolve);
  const close = (): void => {
    for (const one of [near, far]) one.close();
  };
  return [[near.to(far.address), await came.promise], close];
}

type Doubling = { double(text: string): string; fail(): never };

async function asksBothWays(bus: () => Promise<Bus>): Promise<void> {
  const [wires, close] = await laid(bus);
  const links = wires.map((wire) => new Link<Doubling>(wire, () => undefined));
  for (const link of links)
    link.serve({
      double: (text: string) => `${text}${text}`,
      fail() {
        throw new Error('This cannot be done.');
      },
    });
  // Characters of two units, from an even place on and from an odd one: none is cut in half.
  const bridges = '🌉'.repeat(150_000);
  for (const link of links) {
    const asked = Array.from({ length: 100 }, (_, number) => link.ask('double', `${number}`));
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 100 }, (_, n) => `${n}${n}`));
    for (const long of [`Zoë ${bridges}`, `Zoë, ${bridges}`])
      expect(await link.ask('double', long)).toBe(`${long}${long}`);
    await expect(link.ask('fail')).rejects.toThrow('This cannot be done.');
  }
  close();
}

describe.runIf(hasNats)('on NATS', () => {
  const opened: Bus[] = [];
  const open = async (prefix = 'test'): Promise<Bus> => {
    const bus = await natsBus(nats.url, prefix);
    opened.push(bus);
    return bus;
  };
  beforeAll(async () => void (nats = await TestNats.start()));
  afterAll(async () => {
    for (const bus of opened) await bus.close();
    await nats.down();
  });

  busContract('the bus', () => ({
    connect: open,
    async interrupt() {
      await nats.down();
      await nats.up();
    },
  }));

  test('clusters of different names hear nothing of each other', async () => {
    const heard: string[] = [];
    const [mine, other] = [await open('one'), await open('two')];
    await mine.hear('all', () => void heard.push('mine'));
    const done = new Promise<void>((resolve) => void other.hear('all', () => resolve()));
    await mine.ask('x', Buffer.from(''), 60_000).catch(() => undefined);
    (await open('two')).tell('all', Buffer.from('x'));
    await done;
    expect(heard).toEqual([]);
  });

  test('a link over a wire asks both ways, whatever the length', () => asksBothWays(open));

  test('a wire over which something was said while NATS was away ends at both ends, and a new one carries', async () => {
    const [wires, close] = await laid(open);
    const ended = wires.map((wire) => new Promise<void>((resolve) => wire.onEnd(resolve)));
    await nats.down();
    wires[0].send('lost');
    await nats.up();
    await Promise.all(ended);
    close();
    await asksBothWays(open);
  });

  test('a NATS that is not there is said', async () => {
    await expect(natsBus('nats://127.0.0.1:1', 'test')).rejects.toThrow();
  });
});

describe('a wire over the bus', () => {
  test('carries what a link asks both ways, whatever the length', () =>
    asksBothWays(async () => hub.connect()));

  test('to where nobody is ends, and with it what was asked', async () => {
    const time = new TestTime();
    const near = await BusWires.open(new MemoryHub(time).connect(), time, () => undefined);
    const link = new Link<Doubling>(near.to('nobody'), () => undefined);
    const asked = link.ask('double', 'x');
    const refused = expect(asked).rejects.toThrow(LinkEnded);
    await time.advance(5000);
    await refused;
  });

  // What one end sent and the other heard, and whether each was told of an end.
  interface Course {
    readonly sent: readonly [string[], string[]];
    readonly heard: readonly [string[], string[]];
    readonly ended: readonly [boolean, boolean];
  }

  // Two servers that send each other numbered words for a while, over a bus with this fate.
  async function course(
    seed: string,
    fateFrom: (random: ReturnType<typeof seedRandom>) => Fate,
  ): Promise<Course> {
    const time = new TestTime();
    const random = seedRandom(seed);
    const middle = new MemoryHub(time, fateFrom(random));
    const sent: [string[], string[]] = [[], []];
    const heard: [string[], string[]] = [[], []];
    const ended: [boolean, boolean] = [false, false];
    const wires: Wire[] = [];
    const listen = (wire: Wire, end: 0 | 1): void => {
      wire.onMessage((message) => void heard[end].push(message as string));
      wire.onEnd(() => (ended[end] = true));
      wires[end] = wire;
    };
    const near = await BusWires.open(middle.connect(), time, () => undefined);
    const far = await BusWires.open(middle.connect(), time, (wire) => listen(wire, 1));
    listen(near.to(far.address), 0);
    for (let step = 0; step < 30; step++) {
      for (const [end, wire] of wires.entries())
        if (randomInt(random, 3) > 0 && !ended[end]) {
          const word = `${end}-${step}`;
          sent[end].push(word);
          wire.send(word);
        }
      await time.advance(randomInt(random, 300));
    }
    await time.advance(10_000);
    const known = [...ended] as const;
    near.close();
    far.close();
    return { sent, heard, ended: known };
  }

  // What is heard is what was sent, from the beginning, in order, each once; where something is missing, both ends know.
  function brokenBy({ sent, heard, ended }: Course): string | null {
    for (const end of [0, 1] as const) {
      const [from, to] = [sent[end], heard[1 - end]];
      if (to.some((word, index) => word !== from[index])) return `heard ${to.join()} of ${from.join()}`;
      const whole = to.length === from.length;
      // The far end is there only once the opening has come.
      if (!whole && !ended[0]) return 'something is missing, and the near end does not know';
      if (!whole && heard[1].length > 0 && !ended[1])
        return 'something is missing, and the far end does not know';
    }
    return null;
  }

  const faulty =
    (of: number) =>
    (random: ReturnType<typeof seedRandom>): Fate =>
    (bytes) => {
      const lot = randomInt(random, of);
      if (lot === 0) return [];
      if (lot === 1)
        return [
          { bytes, late: 0 },
          { bytes, late: randomInt(random, 400) },
        ];
      return [{ bytes, late: lot === 2 ? 1 + randomInt(random, 400) : 0 }];
    };

  test('brings all, in order and once, or both ends are told that it is over', async () => {
    let over = 0;
    for (let seed = 0; seed < 120; seed++) {
      const run = await course(`wire ${seed}`, faulty(seed % 2 === 0 ? 12 : 60));
      expect(brokenBy(run), `seed ${seed}`).toBeNull();
      if (run.ended.some(Boolean)) over++;
    }
    // Both happen.
    expect(over).toBeGreaterThan(20);
    expect(over).toBeLessThan(120);
  });

  test('over a sound bus brings everything', async () => {
    const { sent, heard, ended } = await course('sound', () => (bytes) => [{ bytes, late: 0 }]);
    expect(heard).toEqual([sent[1], sent[0]]);
    expect(ended).toEqual([false, false]);
  });

  test('lets what follows closely travel together, what comes alone at once, and the last before its end', async () => {
    const time = new TestTime();
    const packets: string[] = [];
    const hub = new MemoryHub(time, (bytes) => {
      const [, part] = Buffer.from(bytes).toString().split('\n');
      if (part !== undefined) packets.push(part);
      return [{ bytes, late: 0 }];
    });
    const heard: unknown[] = [];
    const hearing = (wire: Wire): void => wire.onMessage((message) => void heard.push(message));
    const near = await BusWires.open(hub.connect(), time, () => undefined);
    const far = await BusWires.open(hub.connect(), time, hearing);
    const wire = near.to(far.address);
    await time.advance(1000); // The other end has said what it reads.
    wire.send('alone');
    await time.advance(0);
    expect(heard).toEqual(['alone']);
    for (const word of ['two', 'three']) {
      wire.send(word);
      await time.advance(1);
    }
    wire.send('four');
    await time.advance(10);
    expect(heard).toEqual(['alone', 'two', 'three', 'four']);
    expect(packets).toEqual(['["alone"]', '["two","three","four"]']);
    wire.send('five');
    near.close();
    await time.advance(0);
    expect(heard.at(-1)).toBe('five');
    far.close();
  });

  test('to a server of an earlier release says all in the way which that one reads', async () => {
    const ways = { within: 0, behind: 0 };
    // The first end is of that release: it does not say that it reads anything behind the rest.
    let first = '';
    const fate = (): Fate => (bytes) => {
      const [rest, ...part] = Buffer.from(bytes).toString().split('\n');
      const { behind: _, ...told } = JSON.parse(rest) as Told;
      first ||= told.from;
      if (told.from !== first) ways[part.length > 0 ? 'behind' : 'within']++;
      const text = told.from === first ? [JSON.stringify(told), ...part].join('\n') : bytes;
      return [{ bytes: Buffer.from(text), late: 0 }];
    };
    const { sent, heard, ended } = await course('earlier', fate);
    expect(heard).toEqual([sent[1], sent[0]]);
    expect(ended).toEqual([false, false]);
    expect(ways.within).toBeGreaterThan(10);
    expect(ways.behind).toBe(0);
  });

  interface Told {
    readonly from: string;
    readonly number: number;
    readonly part?: string;
    readonly behind?: true;
  }

  // The same losses, but their numbers are mended on the way, as if nobody compared them.
  const unnoticed = (random: ReturnType<typeof seedRandom>): Fate => {
    const through = new Map<string, number>();
    const lossy = faulty(12)(random);
    return (bytes) => {
      const [rest, ...part] = Buffer.from(bytes).toString().split('\n');
      const told = JSON.parse(rest) as Told;
      const last = through.get(told.from) ?? 0;
      const copies = lossy(bytes);
      const hasPart = told.part !== undefined || part.length > 0;
      const number = hasPart ? last + 1 : last;
      if (hasPart && copies.length > 0) through.set(told.from, number);
      const text = [JSON.stringify({ ...told, number }), ...part].join('\n');
      return copies.map((copy) => ({ ...copy, bytes: Buffer.from(text) }));
    };
  };

  test('whose numbers nobody compares is found out', async () => {
    const found: number[] = [];
    for (let seed = 0; seed < 20; seed++)
      if (brokenBy(await course(`wire ${seed}`, unnoticed)) !== null) found.push(seed);
    expect(found.length).toBeGreaterThan(0);
  });
});
