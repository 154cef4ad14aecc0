// The odds of a battle that the reader could start: asked in a worker, kept as long as the page.

import { signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { UnitsView } from '@bridgefront/game-bridgefront/table';
import type { OddsAsked, OddsTold } from './odds.worker.ts';
import { crossings, terrainAt, unitsAt } from './scan.ts';
import type { Scan } from './scan.ts';

/** What is known of a battle's odds; null: being worked out. */
export type Known = { readonly share: number; readonly exact: boolean } | null;

/** A battle that the reader could start, and from where. */
export interface Attack {
  readonly from: string;
  readonly odds: ReadonlySignal<Known>;
}

const known = new Map<string, Signal<Known>>();
const waiting = new Map<number, Signal<Known>>();
let worker: Worker | null = null;
let asked = 0;

function workerNow(): Worker {
  if (worker !== null) return worker;
  const made = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<OddsTold>) => {
    const answer = waiting.get(data.id);
    waiting.delete(data.id);
    if (answer !== undefined && data.share !== null) answer.value = { share: data.share, exact: data.exact };
  });
  worker = made;
  return made;
}

function ask(question: Omit<OddsAsked, 'id'>): ReadonlySignal<Known> {
  const key = JSON.stringify(question);
  const before = known.get(key);
  if (before !== undefined) return before;
  const answer = signal<Known>(null);
  known.set(key, answer);
  asked++;
  waiting.set(asked, answer);
  workerNow().postMessage({ id: asked, ...question });
  return answer;
}

/** An army as `odds` reads it: `5 forces, brute 6hp`. */
export function armyWords({ forces, champions = [] }: Pick<UnitsView, 'forces' | 'champions'>): string {
  return [
    ...(forces > 0 ? [`${forces} forces`] : []),
    ...champions.map(({ card, hp }) => `${card} ${hp}hp`),
  ].join(', ');
}

/** Every battle that the seat's units beside a hex could start there, over a Bridge, with the odds of each. */
export function attacksOn(scan: Scan, hex: string, seat: number): readonly Attack[] {
  const enemy = unitsAt(scan, hex).find((units) => units.seat !== seat);
  if (enemy === undefined) return [];
  const terrain = terrainAt(scan, hex);
  const at =
    terrain.kind === 'capital' && terrain.owner === enemy.seat
      ? 'capital'
      : terrain.kind === 'mine'
        ? 'mine'
        : 'field';
  return crossings(scan, hex).flatMap((from) => {
    const own = unitsAt(scan, from).find((units) => units.seat === seat);
    if (own === undefined) return [];
    const odds = ask({
      attacker: armyWords(own),
      defender: armyWords(enemy),
      at,
      attackerFaction: scan.view.seats[seat]?.faction ?? '',
      defenderFaction: scan.view.seats[enemy.seat]?.faction ?? '',
    });
    return [{ from, odds }];
  });
}
