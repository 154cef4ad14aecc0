// Objectives: who chooses which, what they lay on the map, who begins, and the fords (FF-40, FF-93, FF-94, FF-99).

import { randomInt } from '@bridgefront/kernel';
import type { Choice, Decision, DecisionTable, Random, Seat, StepHandlers } from '@bridgefront/kernel';
import { chooserOf, objectivesNext } from './campaign.ts';
import { objectiveTable } from './cards/in-force.ts';
import { tell } from './faces.ts';
import type { FaceOf, FellsFace, Play, Terms } from './faces.ts';
import { changeTerrain, layTerrain, terrainCode } from './field.ts';
import { hexList, hexNames, turned } from './hexes.ts';
import type { HexId } from './hexes.ts';
import { fordChoices, hexIn } from './notation.ts';
import { bareState, dealDecks, layBanners } from './setup.ts';
import { OBJECTIVES } from './tables/objectives.ts';
import type { State } from './types.ts';

/** Lays the half map, banners and all, of a seat's objective. */
export function layObjective(state: State, seat: Seat): void {
  const { terrain, banners } = objectiveTable(state)[state.seats[seat].objective];
  const place = (hex: HexId): HexId => turned(hex, seat);
  layTerrain(state, terrain, place);
  layBanners(state, hexList(banners).map(place), 1);
}

// FF-94: the indicator that comes first; equal ones by lot.
function drawFirst(state: State, random: Random): FaceOf<'first'>['why'] {
  const { firstPlayer } = state.options;
  const [south, north] = state.seats.map(({ objective }) => OBJECTIVES[objective].indicator);
  const byLot = firstPlayer === 'random' || (firstPlayer === 'initiative' && south === north);
  if (byLot) state.first = randomInt(random, 2);
  else if (firstPlayer === 'initiative') state.first = south < north ? 0 : 1;
  else state.first = firstPlayer === 'seat0' ? 0 : 1;
  if (byLot) return 'lot';
  return firstPlayer === 'initiative' ? 'initiative' : 'option';
}

function revealObjectives(turn: Play, { seats, plans }: Decision): void {
  const { state } = turn;
  for (const seat of seats)
    state.seats[seat].objective = OBJECTIVES.findIndex(({ slug }) => plans[seat][0] === `objective:${slug}`);
  if (state.options.campaign) {
    openBattle(turn);
    return;
  }
  layObjectives(turn, (chosen) => ({ tell: 'objectives', chosen }));
}

// FF-99: whoever does not choose plays the first objective of the letter, in the first battle both.
function openBattle(turn: Play): void {
  const { state } = turn;
  state.seats.forEach((own, seat) => {
    if (own.objective < 0) [own.objective] = objectivesNext(state, seat);
  });
  layObjectives(turn, (chosen) => ({
    tell: 'campaign-battle',
    battle: state.fought.length + 1,
    chosen,
    chooser: chooserOf(state),
  }));
}

// The field is cleared for the next battle: nothing is left of the last one but what it brought (FF-99).
function nextBattle(turn: Play): void {
  const { state } = turn;
  const { options, seats, fought } = state;
  if (fought.length > 0) {
    Object.assign(state, bareState(options, seats[0].faction), { fought });
    dealDecks(state, turn.random);
    turn.revealed();
    turn.ask('objective', [chooserOf(state)]);
  } else openBattle(turn);
}

/** Both have their objectives: lays them, tells it, says who begins, and goes on to the fords. */
function layObjectives(turn: Play, face: (chosen: readonly string[]) => FellsFace): void {
  const { state } = turn;
  for (const seat of [0, 1]) layObjective(state, seat);
  tell(turn, face(state.seats.map(({ objective }) => OBJECTIVES[objective].slug)));
  const why = drawFirst(state, turn.random);
  state.active = state.first;
  state.phase = 'fords';
  tell(turn, { tell: 'first', seat: state.first, why });
  turn.then({ do: 'ford', seat: state.first }, { do: 'ford', seat: 1 - state.first }, { do: 'army/ask' });
}

/** Water hexes of the seat's own objective without ford or bridge (FF-40). */
function fordHexes(state: State, seat: Seat): HexId[] {
  const { terrain } = objectiveTable(state)[state.seats[seat].objective];
  return hexList(terrain.water ?? '')
    .map((hex) => turned(hex, seat))
    .filter((hex) => state.terrain[hex] === terrainCode.water)
    .sort((a, b) => a - b);
}

function askFord(turn: Play, seat: Seat): void {
  const hexes = fordHexes(turn.state, seat);
  if (hexes.length === 1) layFord(turn, seat, hexes[0]);
  else if (hexes.length > 1) turn.ask('ford', [seat]);
}

function layFord(turn: Play, seat: Seat, hex: HexId): void {
  changeTerrain(turn.state, hex, 'ford');
  tell(turn, { tell: 'ford', seat, at: hexNames[hex] });
}

// In a campaign the winner of the battle before has the objectives of the next letter, else a seat has those it drew.
function objectiveChoices(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  if (plan.length > 0) return [];
  const offered = state.options.campaign ? objectivesNext(state, seat) : state.seats[seat].drawn;
  return offered.map((id) => `objective:${OBJECTIVES[id].slug}`);
}

/** The steps from the objectives to the fords. */
export const objectiveSteps = {
  'objectives/ask': (turn) => turn.ask('objective', [0, 1]),
  'campaign/battle': nextBattle,
  ford: (turn, step) => askFord(turn, step.seat),
} satisfies Partial<StepHandlers<State, Terms>>;

/** The questions of objectives and fords. */
export const objectiveDecisions = {
  objective: { choices: objectiveChoices, reveal: revealObjectives },
  ford: {
    choices: (state, seat, plan) =>
      plan.length > 0 ? [] : fordHexes(state, seat).map((hex) => fordChoices[hex]),
    reveal: (turn, { seats: [seat], plans }) => layFord(turn, seat, hexIn(plans[seat][0])),
  },
} satisfies Partial<DecisionTable<State, Terms>>;
