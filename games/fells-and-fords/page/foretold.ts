// What the rules' own odds foretell of attacks: worked out away from the page, and told as soon as it is there.

import { signal } from '@preact/signals';
import type { AimView, TableView } from '../rules/table.ts';
import type { Seen } from './seen.ts';
import type { Foretold } from './supposed.ts';
import type { SupposedAsked, SupposedTold } from './supposed.worker.ts';
import { fellsTexts } from './texts.ts';

const words = fellsTexts;

// The rules' odds come with the first fight in sight; what is told is of the last question.
const told = signal<SupposedTold | null>(null);
let worker: Worker | null = null;
let asked: SupposedAsked | null = null;

/** Asks for all of these at once. */
export function ask(question: Omit<SupposedAsked, 'id'>): void {
  if (worker === null) {
    worker = new Worker(new URL('./supposed.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<SupposedTold>) => void (told.value = data));
  }
  asked = { id: (asked?.id ?? 0) + 1, ...question };
  worker.postMessage(asked);
}

/** Whom the unit on one hex could attack from the other, as things lie on the table; null: not worked out yet. */
export function foretold(table: TableView, from: string, to: string): readonly Foretold[] | null {
  const answer = told.value;
  return answer === null || asked?.table !== table || answer.id !== asked.id
    ? null
    : (answer.aims[`${from} ${to}`] ?? null);
}

/** What the counter that is asked about would do, in words; '': not worked out yet. */
export function counterWords(table: TableView): string {
  const answer = told.value;
  if (answer?.counter == null || asked?.table !== table || answer.id !== asked.id) return '';
  const { dice, kill, damage, push } = answer.counter;
  return words.odds(dice, kill, damage, push);
}

/** The attack with what the counter to it may do, once that is worked out. */
export function countered(table: TableView, aim: AimView): AimView | Foretold {
  return foretold(table, aim.from, aim.from)?.find(({ at }) => at === aim.at) ?? aim;
}

/** What comes of an attack, and what of the counter to it, in words. */
export function aimWords(aim: AimView | Foretold): string {
  const { dice, kill, damage, push } = aim;
  const odds = words.odds(dice, kill, damage, push);
  const back = 'counter' in aim ? words.strikeBack(aim.counter) : '';
  return back === '' ? odds : `${odds}; ${back}`;
}

/** The odds of what the chosen unit could do to the one that is looked at; null for none. */
export function oddsWords({ aims, chosen, table }: Seen, looked: string | null): string | null {
  const aim = looked === null ? undefined : aims.find(({ from, at }) => from === chosen && at === looked);
  return aim === undefined ? null : aimWords(countered(table, aim));
}
