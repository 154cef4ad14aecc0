// A table for battle tests: two armies on one hex, fought by the real steps under the real engine.

import { collect, createEngine, seedRandom, sureOptions } from '@bridgefront/kernel';
import type { Choice, Engine, Game, Match, Options, Report, Seat } from '@bridgefront/kernel';
import { battleDecisions, battleSteps } from '../rules/battle/battle.ts';
import { cardId } from '../rules/cards/index.ts';
import type { BridgefrontFace, FaceKind } from '../rules/faces.ts';
import { battlefield, fieldAttacker, fieldDefender, fieldHex } from '../rules/odds/field.ts';
import type { Army, ArmyChampion, Battleground, Combatant } from '../rules/odds/field.ts';
import { declarations } from '../rules/options.ts';
import type { BridgefrontOptions, Champion, State } from '../rules/types.ts';

/** A champion by its slug, or with changed figures. */
export type Hero = string | (Omit<ArmyChampion, 'card'> & { readonly slug: string });

/** `army(3, 'brute', { slug: 'shadeblade', hp: 1 })` */
export function army(forces: number, ...heroes: readonly Hero[]): Army {
  const champions = heroes.map((hero) => {
    if (typeof hero === 'string') return { card: cardId(hero) };
    const { slug, ...figures } = hero;
    return { card: cardId(slug), ...figures };
  });
  return { forces, champions };
}

/** Options of a match, standard but for the given ones. */
export function optionsWith(given: { readonly [name: string]: unknown } = {}): BridgefrontOptions {
  return sureOptions(declarations, given) as Options & BridgefrontOptions;
}

function unused(): never {
  throw new Error('Not part of a battle.');
}

/** As much of the game as a battle needs. */
const battleGame: Game<State> = {
  name: 'battle',
  title: 'Battle',
  version: '1',
  rules: {},
  seats: { min: 2, max: 6 },
  options: declarations,
  setup: unused,
  steps: battleSteps,
  decisions: battleDecisions,
  copy: (state) => JSON.parse(JSON.stringify(state)) as State,
  view: unused,
  resample: unused,
  outcome: () => null,
  position: { write: unused, read: unused },
  describe: { prompt: () => '', choice: () => '', report: () => '' },
  estimate: unused,
  appraise: unused,
  census: () => null,
};

/** Everything that a battle test may set. */
export interface Scene {
  readonly attacker: Combatant;
  readonly defender: Combatant;
  readonly at?: Battleground;
  readonly options?: { readonly [name: string]: unknown };
  readonly dice?: readonly number[];
  readonly seed?: string;
  /** Last touches to the state before the battle opens. */
  readonly prepare?: (state: State) => void;
  readonly silent?: true;
}

/** A battle on the table. */
export interface Table {
  readonly match: Match<State>;
  readonly engine: Engine<State>;
  readonly reports: Report[];
  choose(seat: Seat, ...choices: readonly Choice[]): void;
  choices(seat: Seat): readonly Choice[];
  faces<K extends FaceKind>(tell: K): Extract<BridgefrontFace, { readonly tell: K }>[];
  forces(seat: Seat): number;
  champion(slug: string): Champion | undefined;
  gold(seat: Seat): number;
}

/** Opens the battle and runs it to its end or its first question. */
export function fight(scene: Scene): Table {
  const { attacker, defender, at = 'field', dice, seed = 'battle' } = scene;
  const options = optionsWith(scene.options);
  const state = battlefield(attacker, defender, at, options);
  scene.prepare?.(state);
  const random = seedRandom(seed);
  if (dice !== undefined) random.dice = [...dice];
  const open = {
    do: 'battle/open',
    hex: fieldHex,
    attacker: fieldAttacker,
    defender: fieldDefender,
    siege: at === 'capital',
  };
  const base = { game: 'battle', options, seats: state.seats.length, state };
  const match: Match<State> = { ...base, stack: [open], decision: null, random, sequence: 0 };
  const reports: Report[] = [];
  const engine = createEngine(battleGame);
  engine.resume(match, scene.silent ? undefined : collect(reports));
  return tableOf(engine, match, reports, scene.silent === true);
}

/** A table around a match that is under way. */
export function tableOf(
  engine: Engine<State>,
  match: Match<State>,
  reports: Report[],
  silent: boolean,
): Table {
  return {
    match,
    engine,
    reports,
    choose(seat, ...choices) {
      for (const choice of choices) {
        const refused = engine.choose(match, seat, choice, silent ? undefined : collect(reports));
        if (refused !== null) throw new Error(refused.message);
      }
    },
    choices: (seat) => engine.choices(match, seat),
    faces: <K extends FaceKind>(tell: K) =>
      reports.flatMap(({ face }) =>
        face?.tell === tell ? [face as Extract<BridgefrontFace, { readonly tell: K }>] : [],
      ),
    forces: (seat) => match.state.forces[seat * match.state.tiles.length + fieldHex],
    champion: (slug) => match.state.champions.find(({ card }) => card === cardId(slug)),
    gold: (seat) => match.state.seats[seat].gold,
  };
}
