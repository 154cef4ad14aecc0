// Shrinks what shows a fault: other seeds first, then options, then the choices themselves by delta debugging (ddmin of
// Zeller and Hildebrandt, 2002). Of a shortened list the choices that are not legal any more are left out.

import { createEngine } from '../engine.ts';
import type { Game } from '../game.ts';
import { readLine } from '../record.ts';
import { runCheck } from './checks.ts';
import type { CheckName, Thoroughness } from './checks.ts';
import type { Table, Violation } from './violation.ts';
import { seatedMatch } from './walk.ts';

/** A table with the choices made at it. */
export type Played = Table & { readonly made: readonly string[] };

/** Whether these choices, all of them legal one after another, show the fault. */
type Shows = (played: Played) => boolean;

// So many lists are tried at most for one fault, and so many other seeds.
const mostTries = 1_500;
const otherSeeds = 40;

/** The choices of a list that are legal one after another, up to one that the rules break at. */
export function legalOf<S>(game: Game<S>, table: Table, lines: readonly string[]): readonly string[] {
  const engine = createEngine(game);
  const match = seatedMatch(engine, table);
  const legal: string[] = [];
  for (const line of lines) {
    const next = readLine(line);
    if (match.decision === null) break;
    if (next === null) continue;
    try {
      if (engine.choose(match, next.seat, next.choice) === null) legal.push(line);
    } catch {
      return [...legal, line];
    }
  }
  return legal;
}

class Shrinker<S> {
  readonly #game: Game<S>;
  readonly #shows: Shows;
  #tries = 0;
  best: Played;

  constructor(game: Game<S>, first: Played, shows: Shows) {
    this.#game = game;
    this.#shows = shows;
    this.best = first;
  }

  get #weary(): boolean {
    return this.#tries >= mostTries;
  }

  /** Keeps what is not longer and shows the fault, too. */
  #keeps(table: Table, lines: readonly string[]): boolean {
    if (this.#weary) return false;
    this.#tries++;
    try {
      const tried = { ...table, made: legalOf(this.#game, table, lines) };
      if (tried.made.length > this.best.made.length || !this.#shows(tried)) return false;
      this.best = tried;
      return true;
    } catch {
      // Options that do not go together, or a fault of another kind.
      return false;
    }
  }

  /** Options back to what is usual, one after another. */
  options(): void {
    for (const name of Object.keys(this.best.options)) {
      const { [name]: _, ...options } = this.best.options;
      this.#keeps({ ...this.best, options }, this.best.made);
    }
  }

  /** ddmin: parts of the list are left out, larger ones first, until no single choice can be. */
  choices(): void {
    for (let parts = 2; this.best.made.length > 0;) {
      const { made } = this.best;
      const size = Math.max(1, Math.ceil(made.length / parts));
      const shorter = this.#withoutOnePart(size);
      if (shorter) parts = Math.max(2, parts - 1);
      else if (size === 1 || this.#weary) return;
      else parts = Math.min(made.length, parts * 2);
    }
  }

  // The last choices first: what leads to the fault is mostly at the beginning of what leads to a turn.
  #withoutOnePart(size: number): boolean {
    const { made } = this.best;
    for (let end = made.length; end > 0; end -= size) {
      const rest = [...made.slice(0, Math.max(0, end - size)), ...made.slice(end)];
      if (this.#keeps(this.best, rest) && this.best.made.length < made.length) return true;
    }
    return false;
  }
}

/** The shortest list found that shows something; null: the first one does not. */
export function shrinkPlayed<S>(game: Game<S>, played: Played, shows: Shows): Played | null {
  const first = { ...played, made: legalOf(game, played, played.made) };
  if (!shows(first)) return null;
  const shrinker = new Shrinker(game, first, shows);
  shrinker.options();
  shrinker.choices();
  shrinker.options();
  return shrinker.best;
}

// Plays a table under the check and keeps what was chosen up to the fault.
function faultOf<S>(
  game: Game<S>,
  check: CheckName,
  table: Table,
  thoroughness: Thoroughness,
): { readonly violation: Violation; readonly made: readonly string[] } | null {
  const made: string[] = [];
  const violation = runCheck(game, check, table, { ...thoroughness, made });
  return violation === null ? null : { violation, made };
}

/**
 * The shortest table and choices found that break the check as this one does; null where choices alone do not show it,
 * as of a match that never ends. A fault of the same check counts as the same fault.
 */
export function shrinkFault<S>(
  game: Game<S>,
  check: CheckName,
  table: Table,
  thoroughness: Thoroughness = {},
): { readonly played: Played; readonly violation: Violation } | null {
  const first = faultOf(game, check, table, thoroughness);
  if (first === null) return null;
  let shortest: { table: Table; made: readonly string[] } = {
    table: { ...table, choice: first.violation.table.choice ?? 0 },
    made: first.made,
  };
  for (let n = 0; n < otherSeeds && table.made === undefined; n++) {
    const other = { ...table, seed: `${table.seed}-${n}` };
    const stopsAfter = shortest.made.length - 1;
    if (stopsAfter < 1) break;
    const found = faultOf(game, check, other, { ...thoroughness, stopsAfter });
    if (found !== null && found.made.length < shortest.made.length)
      shortest = { table: { ...other, choice: found.violation.table.choice ?? 0 }, made: found.made };
  }
  const shows = (played: Played): boolean => runCheck(game, check, played, thoroughness) !== null;
  const played = shrinkPlayed(game, { ...shortest.table, made: shortest.made }, shows);
  const violation = played === null ? null : runCheck(game, check, played, thoroughness);
  return played === null || violation === null ? null : { played, violation };
}
