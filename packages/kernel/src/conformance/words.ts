// Checks of a game's words and judgement: everything has a sentence, judging changes nothing.

import type { Choice, Decision, Report } from '../types.ts';
import { openSeats } from '../engine.ts';
import { firstDifference, jsonCopy, notPlain } from './compare.ts';
import { Broken } from './violation.ts';
import type { Visitor, Walk } from './walk.ts';

function mustBeWords(text: unknown, what: string): void {
  if (typeof text !== 'string' || text.trim() === '') throw new Broken(`${what} has no words`);
  if (/undefined|NaN|\[object /.test(text)) throw new Broken(`${what} reads "${text}"`);
}

function readReports<S>({ game, match }: Walk<S>, told: readonly Report[]): void {
  for (const { face, faces } of told) {
    for (const shown of [face, ...Object.values(faces ?? {})]) {
      if (shown === null) continue;
      const details = Object.fromEntries(Object.entries(shown).filter(([, detail]) => detail !== undefined));
      const odd = notPlain(details, `report ${shown.tell}`);
      if (odd !== null) throw new Broken(`a report is not plain JSON: ${odd}`);
      mustBeWords(
        game.describe.report(shown, (seat) => `Seat ${seat}`, match.state),
        `report "${shown.tell}" ${JSON.stringify(shown)}`,
      );
    }
  }
}

// Minus infinity is a worth too, as long as something better is offered.
function mustValue(worths: readonly number[], legal: readonly Choice[], { ask }: Decision): void {
  const valued =
    worths.length === legal.length &&
    worths.some((worth) => Number.isFinite(worth)) &&
    worths.every((worth) => Number.isFinite(worth) || worth === -Infinity);
  if (!valued) throw new Broken(`appraise gives no finite worth for each choice of "${ask}"`);
}

function appraises<S>({ game, engine, match }: Walk<S>): void {
  const shares = game.estimate(match.state, match.options, match.decision);
  const fits = shares.length === match.seats && shares.every((share) => share >= 0 && share <= 1);
  if (!fits)
    throw new Broken(`estimate gives ${JSON.stringify(shares)}: not one share from 0 to 1 for each seat`);
  const { decision } = match;
  if (decision === null) return;
  for (const seat of openSeats(decision)) {
    const legal = engine.choices(match, seat);
    mustBeWords(game.describe.prompt(match.state, seat, decision), `the prompt of "${decision.ask}"`);
    for (const choice of legal)
      mustBeWords(game.describe.choice(match.state, seat, choice, decision), `choice "${choice}"`);
    for (const policy of game.searchPolicy === undefined ? [game] : [game, game.searchPolicy])
      mustValue(policy.appraise(match.state, seat, decision.plans[seat], legal, decision), legal, decision);
    const fallback = engine.fallback(match, seat);
    if (!legal.includes(fallback))
      throw new Broken(`the fallback "${fallback}" of "${decision.ask}" is not legal`);
  }
}

/** Prompts, labels and reports have words; estimates and appraisals have sense; none of them changes the match. */
export function wordCheck<S>(): Visitor<S> {
  return {
    reports: true,
    started: readReports,
    made: (way, _seat, _choice, told) => readReports(way, told),
    look(way) {
      const before = jsonCopy(way.match);
      appraises(way);
      const difference = firstDifference(before, way.match);
      if (difference !== null) throw new Broken(`judging or wording changed the match; ${difference}`);
    },
  };
}
