// Scenarios: matches that begin at a position of one's own instead of with objectives or a first battle.

import { brokenLaw, PositionError, seedRandom } from '@bridgefront/kernel';
import type { Json, Options, Random, Step } from '@bridgefront/kernel';
import { unitsOf } from './field.ts';
import { checkOptions } from './check-options.ts';
import { fellsOptions } from './options.ts';
import { laws } from './position/laws.ts';
import { readBoard } from './position/read.ts';
import { setup } from './setup.ts';
import type { State } from './types.ts';

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new PositionError('A scenario is a position as JSON.');
  }
}

// The armies stand. Hands that it names are held; without any they are dealt as in every match (FF-35).
function beginScenario(text: string, options: Options, random: Random): { state: State; stack: Step[] } {
  const found = readBoard(parsed(text), options, random);
  if (found === null) throw new PositionError('A scenario has units.');
  const { state } = found;
  if (state.phase !== 'play' || state.round > 1 || state.step !== 'start')
    throw new PositionError('A scenario is a position at the start of a match.');
  if ([0, 1].some((seat) => unitsOf(state, seat).length === 0))
    throw new PositionError('In a scenario both sides have at least one unit.');
  const impossible = brokenLaw(laws, state);
  if (impossible !== null) throw new PositionError(impossible);
  state.round = 0;
  state.active = state.first;
  if (state.seats.some(({ command, loreHand }) => command.length + loreHand.length > 0))
    return { state, stack: [{ do: 'turn/start' }] };
  state.phase = 'hands';
  return { state, stack: [{ do: 'hands/deal' }] };
}

/** First state and first steps of a match: by objectives, a first battle, or a scenario. */
export function setupMatch(options: Options, seats: number, random: Random): { state: State; stack: Step[] } {
  const { scenario } = fellsOptions(options);
  return scenario === '' ? setup(options, seats, random) : beginScenario(scenario, options, random);
}

/**
 * Reads a position; one without units is the start of a match.
 * @throws PositionError
 */
export function readState(
  text: Json,
  options: Options,
  _seats: number | null,
  random: Random,
): { state: State; stack: Step[]; seats: number } {
  return { ...(readBoard(text, options, random) ?? setupMatch(options, 2, random)), seats: 2 };
}

// Whether a scenario can be read does not depend on chance.
const anyChance = 'scenario';

/** Options that do not go together, and a scenario that cannot be read. */
export function checkMatch(options: Options): string | null {
  const wrong = checkOptions(options);
  const { scenario } = fellsOptions(options);
  if (wrong !== null || scenario === '') return wrong;
  try {
    beginScenario(scenario, options, seedRandom(anyChance));
    return null;
  } catch (error) {
    if (error instanceof PositionError) return `The option scenario: ${error.message}`;
    throw error;
  }
}
