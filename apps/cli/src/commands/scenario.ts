// `bridgefront scenario`: plays the script of a scenario file and shows what came of it.

import { viewOf, writePosition } from '@bridgefront/kernel';
import type { AnyMatch, Choice, Engine, Seat } from '@bridgefront/kernel';
import type { Command } from 'commander';
import { exampleScenario } from '../examples.ts';
import { findGame } from '../games.ts';
import { readScenario } from '@bridgefront/lab/scenario/read.ts';
import type { Scenario } from '@bridgefront/lab/scenario/read.ts';
import { ScriptRunner } from '@bridgefront/lab/scenario/script.ts';
import { seatTitle, tellAll } from '@bridgefront/lab/scenario/reports.ts';
import { genericTable } from '@bridgefront/terminal/generic.ts';
import { seatNames } from '@bridgefront/terminal/seat-names.ts';
import { paintFor, rule, wrap } from '@bridgefront/terminal/paint.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';
import { printJson, printLines, readJson } from './shared.ts';

/** A seat that still has to choose, as the author of a scenario sees it. */
export interface Pending {
  readonly seat: Seat;
  readonly decision: string;
  readonly prompt: string;
  readonly plan: readonly Choice[];
  readonly choices: readonly Choice[];
}

/** Every asked seat that has not sealed. */
export function pendingOf(engine: Engine<unknown>, match: AnyMatch): Pending[] {
  const { decision } = match;
  if (decision === null) return [];
  return decision.seats
    .filter((seat) => decision.sealed[seat] !== true)
    .map((seat) => ({
      seat,
      decision: decision.ask,
      prompt: engine.game.describe.prompt(match.state, seat, decision),
      plan: decision.plans[seat].slice(),
      choices: engine.choices(match, seat).slice(),
    }));
}

/** A match as a seat (null: everybody) sees it, for a terminal; with the places when it is over. */
export function boardLines(
  paint: Paint,
  engine: Engine<unknown>,
  match: AnyMatch,
  seat: Seat | null = null,
  players: readonly string[] = [],
): string[] {
  const table = findGame(match.game).table ?? genericTable;
  const view = viewOf(engine, match, seat);
  const drawing = {
    view,
    paint,
    options: match.options,
    names: seatNames(table, () => view, players, paint),
  };
  const own = [...table.score(drawing), ...table.hand(drawing)];
  const outcome = engine.game.outcome(match.state, match.options);
  return [
    rule(paint, table.header(drawing)),
    '',
    ...table.map(drawing),
    '',
    ...table.seats(drawing),
    ...(own.length > 0 ? ['', ...own] : []),
    ...(outcome === null ? [] : ['', ...table.ranking(drawing, outcome)]),
  ];
}

function readable({ engine, match, reports }: Scenario): string[] {
  const paint = paintFor(process.stdout);
  const told = tellAll(engine.game, reports, seatTitle, match.state).flatMap(({ text }) =>
    wrap(`  · ${text}`, 100, '    '),
  );
  const open = pendingOf(engine, match).flatMap(({ seat, prompt, plan, choices }) => [
    `${seatTitle(seat)}: ${prompt}`,
    ...(plan.length > 0 ? [`  planned: ${plan.join(', ')}`] : []),
    ...wrap(`  choices: ${choices.join('  ')}`, 100, '    '),
  ]);
  return [...told, '', ...boardLines(paint, engine, match), '', ...open];
}

function document({ engine, match, reports }: Scenario): unknown {
  const { game, options, position, continuation } = writePosition(engine.game, match);
  return {
    game,
    options,
    position,
    pending: pendingOf(engine, match),
    reports: tellAll(engine.game, reports, seatTitle, match.state),
    outcome: engine.game.outcome(match.state, match.options),
    continuation,
  };
}

function play(file: string, { json }: { readonly json?: true }): void {
  const scenario = readScenario(readJson(file, 'scenario'), (name) => findGame(name).game);
  new ScriptRunner(scenario.engine, scenario.match, scenario.reports).play(scenario.script);
  if (json === true) printJson(document(scenario));
  else printLines(readable(scenario));
}

/** Adds `scenario` to the command line. */
export function addScenario(program: Command): void {
  program
    .command('scenario')
    .description('put a position on the table, play its script and show what came of it')
    .argument('<file>', 'a scenario as JSON, or - for stdin')
    .option('--json', 'print JSON: position, pending, reports, outcome')
    .addHelpText(
      'after',
      () => `
A scenario names its game and a position, and may bring a seed, options, dice that are used up first, and a
script. A script entry adds choices to a seat's plan, in the order in which the game asks:

${exampleScenario()}

What is left out is as at the start of a match. A choice that is not legal ends with exit code 1 and names the
legal ones. The JSON that is printed is a scenario again: play on from it with another script.

Examples:
  bridgefront scenario ambush.json
  bridgefront scenario - --json < ambush.json`,
    )
    .action(play);
}
