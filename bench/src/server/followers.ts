// What followers cost: the same matches with nobody who looks on, with some at each, and with very many at one, on two servers with
// sockets; processor time of a message to one of them, and until one more follows.

import type { Heard } from './clients-ours.ts';
import { sleep } from './driver.ts';
import type { Load } from './driver.ts';
import { median } from './measure.ts';
import { Generator } from './processes.ts';
import { listed, Running, spentFor, summed } from './running.ts';
import type { Costs } from './running.ts';

/** How many matches, and how many look on at each; where some do, behind the same with nobody. */
const cases = [
  { matches: 24, followers: 0 },
  { matches: 24, followers: 8 },
  { matches: 1, followers: 0 },
  { matches: 1, followers: 1000 },
] as const;
type Case = (typeof cases)[number];

/** All a second. */
interface Once {
  readonly choices: number;
  /** To all followers together. */
  readonly messages: number;
  readonly bytes: number;
  /** Milliseconds of processor. */
  readonly spent: Costs;
  /** Milliseconds of processor that it takes until one more follows, choices meanwhile among them. */
  readonly joining: Costs;
}

/** Medians over the rounds. */
export interface FollowersCell extends Case {
  readonly choices: number;
  /** To each for a choice, and the bytes of one as they come. */
  readonly messages: number;
  readonly bytes: number;
  /** Microseconds of processor for a message to one of them. */
  readonly perMessage: Costs;
  readonly joining: Costs;
}

/** How long and how often. */
export interface FollowersPlan {
  readonly seconds: number;
  readonly rounds: number;
  readonly say: (line: string) => void;
}

// Slow enough that no match ends before it was counted.
const thinkMs = 1500;
const settles = 4000;

async function once({ matches, followers }: Case, seconds: number): Promise<Once> {
  const running = await Running.start({ all: 0, web: 2, play: 1, shared: true });
  const [seated, looking] = [new Generator(), new Generator()];
  const heard = (): Promise<Heard> => looking.do<Heard>({ do: 'heard' });
  try {
    const { port } = running;
    const wish = { system: 'ours', port, matches, thinkMs, warmSeconds: 3600, seconds: 1 } as const;
    void seated.do<Load>({ do: 'load', wish }).catch(() => undefined);
    const ids = await running.matches(matches);
    const before = await running.spent();
    await looking.do({ do: 'follow', ports: running.ports, matches: ids, each: followers });
    const joining = spentFor(matches * followers, before, await running.spent());
    await sleep(settles);
    const [began, first, noted] = [await running.spent(), await heard(), await running.choices()];
    await sleep(seconds * 1000);
    const [ended, last, then] = [await running.spent(), await heard(), await running.choices()];
    return {
      choices: (then - noted) / seconds,
      messages: (last.messages - first.messages) / seconds,
      bytes: (last.bytes - first.bytes) / seconds,
      spent: spentFor(seconds, began, ended),
      joining,
    };
  } finally {
    await looking.stop();
    await seated.stop();
    await running.stop();
  }
}

function medians(rounds: readonly Costs[]): Costs {
  const parts = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(parts.map((part) => [part, median(rounds.map((costs) => costs[part] ?? 0))]));
}

const minus = (a: Costs, b: Costs, times = 1): Costs =>
  Object.fromEntries(Object.entries(a).map(([part, cost]) => [part, cost - times * (b[part] ?? 0)]));

/** Measures all cases in turn. */
export async function measureFollowers({ seconds, rounds, say }: FollowersPlan): Promise<FollowersCell[]> {
  const found = new Map<Case, Once[]>(cases.map((one) => [one, []]));
  for (let round = 0; round < rounds; round++)
    for (const one of cases) {
      const figures = await once(one, seconds);
      found.get(one)?.push(figures);
      say(
        `${one.matches} matches, ${one.followers} followers each: ${figures.choices.toFixed(1)} choices, ${figures.messages.toFixed(0)} messages to followers and ${summed(figures.spent).toFixed(0)} ms of processor a second`,
      );
    }
  const all = cases.map((one) => {
    const own = found.get(one) ?? [];
    const of = (figure: (once: Once) => number): number => median(own.map(figure));
    return {
      ...one,
      choices: of(({ choices }) => choices),
      messages: of(({ messages }) => messages),
      bytes: of(({ bytes }) => bytes),
      spent: medians(own.map(({ spent }) => spent)),
      joining: medians(own.map(({ joining }) => joining)),
    };
  });
  // Servers that nobody asks for anything take some time too: a choice costs what many take more than few.
  const [many, few] = [1, 24].map((matches) =>
    all.find((one) => one.matches !== matches && one.followers === 0),
  );
  if (many === undefined || few === undefined) throw new Error('There is nothing to compare with.');
  const aChoice = spentFor(many.choices - few.choices, few.spent, many.spent);
  return all
    .filter(({ followers }) => followers > 0)
    .map(({ matches, followers, choices, messages, bytes, spent, joining }) => {
      const base = matches === many.matches ? many : few;
      const more = minus(minus(spent, base.spent), aChoice, choices - base.choices);
      return {
        ...({ matches, followers } as Case),
        choices,
        messages: messages / choices / followers,
        bytes: bytes / messages,
        perMessage: spentFor(messages / 1000, {}, more),
        joining,
      };
    });
}

/** As lines for people. */
export function followersTable(cells: readonly FollowersCell[]): string {
  return cells
    .flatMap(({ matches, followers, messages, bytes, perMessage, joining }) => [
      `${matches} matches with ${followers} followers each: ${messages.toFixed(2)} messages of ${bytes.toFixed(0)} bytes to each for a choice`,
      `  one takes ${summed(perMessage).toFixed(1)} µs of processor: ${listed(perMessage)}`,
      `  until one more follows: ${summed(joining).toFixed(2)} ms: ${listed(joining)}`,
    ])
    .join('\n');
}
