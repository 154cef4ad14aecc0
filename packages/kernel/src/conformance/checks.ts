// The list of checks that every game must pass, and how to run them.

import type { Game } from '../game.ts';
import { askCheck, defaultCheck } from './asks.ts';
import { censusCheck, copyCheck, jsonCheck, positionCheck, replayCheck } from './continues.ts';
import { halvesCheck } from './halves.ts';
import { hideCheck, reportCheck } from './hides.ts';
import { historyCheck } from './history.ts';
import { imagineCheck, judgeCheck, playOnCheck } from './imagines.ts';
import { endCheck, legalCheck } from './legal.ts';
import { revealCheck } from './reveals.ts';
import { takeBackCheck } from './take-back.ts';
import { measureUsage } from './usage.ts';
import type { Usage } from './usage.ts';
import { attempt, tableAt } from './violation.ts';
import type { Range, Table, Violation } from './violation.ts';
import { walk } from './walk.ts';
import type { Limits, Visitor } from './walk.ts';
import { wordCheck } from './words.ts';

/** How thorough and how costly the checks are. */
export interface Thoroughness extends Limits {
  /** Listed choices that are tried at one look. Default 8. */
  readonly mostTried?: number;
  /** Worlds imagined at one look at the reports. Default 30. */
  readonly mostWorlds?: number;
  /** Kinds of faces (`tell`) that may say what no view keeps, such as a card that was shown and shuffled back. */
  readonly transient?: readonly string[];
  /** What the line of reproduction begins with. */
  readonly command?: string;
}

const makers = {
  ends: () => endCheck(),
  'json-round-trip': () => jsonCheck(),
  replays: () => replayCheck(),
  copies: () => copyCheck(),
  positions: () => positionCheck(),
  conserves: () => censusCheck(),
  'legal-is-accepted': ({ mostTried }) => legalCheck(mostTried ?? 8),
  hides: () => hideCheck(),
  'reports-hide': ({ transient, mostWorlds }) => reportCheck(transient ?? [], mostWorlds ?? 30),
  'reveals-hide': ({ mostWorlds }) => revealCheck(mostWorlds ?? 10),
  'views-agree': ({ every }) => halvesCheck(every ?? 1),
  'asks-hide': ({ mostWorlds }) => askCheck(mostWorlds ?? 30),
  imagines: () => imagineCheck(),
  remembers: ({ mostWorlds }) => historyCheck(mostWorlds ?? 10),
  'plays-on': () => playOnCheck(),
  defaults: () => defaultCheck(),
  'takes-back': ({ mostTried }) => takeBackCheck(mostTried ?? 8),
  'finds-words': () => wordCheck(),
  'judges-blind': () => judgeCheck(),
} satisfies { readonly [name: string]: <S>(thoroughness: Thoroughness) => Visitor<S> };

/** The name of a check that plays single tables. */
export type CheckName = keyof typeof makers;

/** All checks that play single tables, in the order in which a new game should pass them. */
export const checkNames = Object.keys(makers) as readonly CheckName[];

/** Plays one table under one check. Returns what is broken, or null. */
export function runCheck<S>(
  game: Game<S>,
  check: CheckName,
  table: Table,
  thoroughness: Thoroughness = {},
): Violation | null {
  const visitor: Visitor<S> = makers[check](thoroughness);
  const play = (progress: { choices: number }): unknown => walk(game, table, thoroughness, visitor, progress);
  return attempt(game, check, table, play, thoroughness.command);
}

/** A campaign: so many tables for every check, and what must have been used at the end. */
export interface Campaign<S> extends Range, Thoroughness {
  /** Tables for each check. Default 20. */
  readonly matches?: number;
  readonly usage?: Usage<S>;
}

function mustUseAll<S>(game: Game<S>, usage: Usage<S>, campaign: Campaign<S>): void {
  const { missing, matches } = measureUsage(game, usage, campaign);
  if (missing.length > 0)
    throw new Error(`${game.title}: never used in ${matches} matches: ${missing.join(', ')}.`);
}

/**
 * Every check as a named function that throws the first violation: hand them to any test runner's table, or loop
 * over them in a script. With `usage` the last one plays on until everything expected was used.
 */
export function conformanceChecks<S>(
  game: Game<S>,
  campaign: Campaign<S> = {},
): { readonly name: string; readonly run: () => void }[] {
  // Halves that are not there need no match to be played.
  const names = checkNames.filter((name) => name !== 'views-agree' || game.halves !== undefined);
  const checks = names.map((name) => ({
    name: name as string,
    run: () => {
      for (let index = 0; index < (campaign.matches ?? 20); index++) {
        const violation = runCheck(game, name, tableAt(game, campaign, index), campaign);
        if (violation !== null) throw violation;
      }
    },
  }));
  const { usage } = campaign;
  if (usage !== undefined)
    checks.push({ name: 'uses-everything', run: () => mustUseAll(game, usage, campaign) });
  return checks;
}
