// The odds of battles that the reader could start: asked in a worker, kept as long as the page.

import { signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { inPercent } from '@bridgefront/page/texts.ts';
import type { UnitsView } from '../../rules/table.ts';
import { boardTexts } from '../texts/board.ts';
import type { OddsAsked, OddsFound, OddsTold } from './odds.worker.ts';
import { neighboursOf } from './geometry.ts';
import { crossings, terrainAt, unitsAt } from './scan.ts';
import type { Scan } from './scan.ts';

/** What is known of a battle's odds; null: being worked out. */
export type Known = OddsFound | null;

/** A battle that could be: who attacks from where, who defends, and what counts besides the units. */
export interface Fight {
  /** Where the attacker comes from; null: the siege of a Capital where both stand already. */
  readonly from: string | null;
  readonly attacker: UnitsView;
  readonly defender: UnitsView;
  readonly at: 'field' | 'mine' | 'capital';
  /** No Bridge leads there yet. */
  readonly apart?: true;
}

/** The question that the game is asked about a fight. */
export function questionOf(
  { attacker, defender, at }: Fight,
  hex: string,
  { view: { seats } }: Pick<Scan, 'view'>,
): Pick<OddsAsked, 'attacker' | 'defender' | 'more'> {
  const [mine, theirs] = [seats[attacker.seat], seats[defender.seat]];
  const entrenched = theirs?.entrenched?.find((dug) => dug.hex === hex)?.max;
  const writs = at === 'capital' ? (mine?.siegeWrits ?? []).reduce((sum, forces) => sum + forces, 0) : 0;
  const side = ({ forces, champions = [] }: UnitsView) => ({ forces, champions });
  return {
    attacker: side(attacker),
    defender: side(defender),
    more: {
      at,
      attackerFaction: mine?.faction,
      defenderFaction: theirs?.faction,
      attackerBoosts: mine?.boosts ?? [],
      defenderBoosts: theirs?.boosts ?? [],
      ...(entrenched === undefined ? {} : { entrenched }),
      ...(writs === 0 ? {} : { siegeWrit: writs }),
    },
  };
}

/** What kind of place a hex is to whoever defends it. */
export function groundOf(scan: Scan, hex: string, defender: number): Fight['at'] {
  const terrain = terrainAt(scan, hex);
  if (terrain.kind === 'capital' && terrain.owner === defender) return 'capital';
  return terrain.kind === 'mine' ? 'mine' : 'field';
}

/**
 * Every battle at a hex that the seat's units beside it could start over a Bridge, with all that they are, or if there is
 * none, over one that is still to be built; where both sides are in a Capital, the siege.
 */
export function fightsAt(scan: Scan, hex: string, seat: number): readonly Fight[] {
  const here = unitsAt(scan, hex);
  const own = here.find((units) => units.seat === seat);
  const enemy = here.find((units) => units.seat !== seat);
  if (enemy === undefined) return [];
  if (own !== undefined) {
    const defends = groundOf(scan, hex, seat) === 'capital';
    const [attacker, defender] = defends ? [enemy, own] : [own, enemy];
    return [{ from: null, attacker, defender, at: 'capital' }];
  }
  const at = groundOf(scan, hex, enemy.seat);
  const from = (places: readonly string[]): readonly Fight[] =>
    places.flatMap((place) => {
      const attacker = unitsAt(scan, place).find((units) => units.seat === seat);
      return attacker === undefined ? [] : [{ from: place, attacker, defender: enemy, at }];
    });
  const now = from(crossings(scan, hex));
  if (now.length > 0) return now;
  return from(neighboursOf(hex, scan.view.radius)).map((fight) => ({ ...fight, apart: true }));
}

/** A share in percent; never "100 %" for what can go wrong. */
export function shareWords(part: number): string {
  if (part > 0 && part < 0.005) return boardTexts.underOne;
  if (part < 1 && part > 0.995) return boardTexts.overNinetyNine;
  return inPercent.format(part);
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
    if (answer !== undefined) answer.value = data.found;
  });
  worker = made;
  return made;
}

/** Loads what works the odds out, so that the first question needs not wait for it. */
export function prepareOdds(): void {
  workerNow();
}

/** The odds of a fight; asked once, kept while the page is open. */
export function oddsOf(
  fight: Fight,
  hex: string,
  scan: Scan,
  options: OddsAsked['options'],
): ReadonlySignal<Known> {
  const question = { ...questionOf(fight, hex, scan), options };
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
