// Words of Bridgefront's board: what stands where, spoken and written, and the odds of battles.

import { list, plural } from '@bridgefront/tabletop/words';

/** Words of the board. */
export const boardTexts = {
  board: 'The board',
  help: 'Arrow keys move from hex to hex. Enter chooses, or shows what can be done there. Home goes to your Capital, Alt and an arrow to an edge that can be chosen. Plus, minus and 0 zoom.',
  hexes: 'Hexes',
  edges: 'Edges that you can choose',
  pieces: 'Units that you can choose',
  details: 'What is here',
  you: 'You',
  mine: (place: string, value: number) => `${place}, value ${value}`,
  forces: (count: number) => plural(count, 'Force', 'Forces'),
  champion: (name: string, hp: number) => `${name} with ${hp} health`,
  health: (hp: number, full: number) => `${hp}/${full} HP`,
  dice: (count: number, hits: number) =>
    `${plural(count, 'die', 'dice')}, ${hits === 1 ? 'hits on 1' : `hits on 1–${hits}`}`,
  units: (owner: string, what: readonly string[]) => `${owner}: ${list(what)}`,
  nobody: 'nobody here',
  bridge: { temporary: 'for this round only', locked: 'locked', trapped: 'trapped' },
  bridgeTo: (way: string, marks: readonly string[]) =>
    marks.length === 0 ? way : `${way} (${marks.join(', ')})`,
  bridges: (directions: readonly string[]) =>
    directions.length === 0
      ? 'No Bridges'
      : `${directions.length === 1 ? 'Bridge' : 'Bridges'} to the ${list(directions)}`,
  canChoose: (label: string) => `can be chosen: ${label}`,
  comer: (who: string, steps: number) => `${who} in ${plural(steps, 'step', 'steps')}`,
  comers: (who: readonly string[]) => `Within reach: ${list(who)}`,
  direction: {
    east: 'east',
    'north-east': 'north-east',
    'north-west': 'north-west',
    west: 'west',
    'south-west': 'south-west',
    'south-east': 'south-east',
  },
  states: { slowed: 'slowed', warded: 'warded', frenzy: 'in frenzy', marked: 'with a price on its head' },
  actionsAt: (place: string) => `What you can do at ${place}`,
  howMany: 'How many Forces?',
  howMuch: 'How many points?',
  answers: 'Other answers',
  marchFrom: (place: string) => `March from ${place}: choose a lit place.`,
  marchTo: (who: readonly string[], place: string) => `${list(who)} to ${place}?`,
  noMarch: {
    way: (there: string, here: string, steps: number) =>
      `No way of ${plural(steps, 'step', 'steps')} leads from ${here} to ${there}: choose a lit place.`,
    far: (there: string, here: string) =>
      `A March goes one step, and ${there} is not next to ${here}: choose a lit place.`,
    bridge: (there: string, here: string) =>
      `No Bridge leads from ${here} to ${there}: build one first, or choose a lit place.`,
    locked: (there: string, here: string) =>
      `The Bridge from ${here} to ${there} is locked down: choose a lit place.`,
    held: (there: string) => `Two other players have units at ${there}, and nobody else may enter.`,
  },
  seal: 'Seal the March',
  build: (edge: string) => `Build a Bridge ${edge.charAt(0).toLowerCase()}${edge.slice(1)}?`,
  sealBuild: 'Seal the Bridge',
  corner: (corner: string) => `${corner}?`,
  settle: 'Settle here',
  placeBridges: (count: number) =>
    count === 1 ? 'Place the Bridge' : count === 2 ? 'Place both Bridges' : `Place all ${count} Bridges`,
  cardAt: (card: string, place: string) => `${card}: ${place}?`,
  championAt: (name: string, place: string) => `${name} at ${place}`,
  send: (count: number) => `Send ${plural(count, 'Force', 'Forces')}`,
  stays: (count: number, champions: number, capital: boolean) => {
    const left = [
      ...(count > 0 ? [plural(count, 'Force', 'Forces')] : []),
      ...(champions > 0 ? [plural(champions, 'Champion', 'Champions')] : []),
    ];
    const place = capital ? 'in your Capital' : 'here';
    return left.length === 0
      ? `Nobody stays ${place}`
      : `${list(left)} ${count + champions === 1 ? 'stays' : 'stay'} ${place}`;
  },
  along: (name: string, along: boolean) => (along ? `${name} goes along` : `${name} stays`),
  heal: (count: number) => plural(count, 'point', 'points'),
  fewer: 'One fewer',
  more: 'One more',
  oddsWait: 'Working it out…',
  oddsFrom: (place: string) => `If you attacked from ${place}`,
  oddsApart: (place: string) => `If you built a Bridge and attacked from ${place}`,
  siegeHere: 'In the siege here',
  oddsWin: (percent: string) => `You win ${percent}`,
  oddsRest: (lose: string, nobody: string | null, exact: boolean) =>
    `You lose ${lose}${nobody === null ? '' : `, all die ${nobody}`}. ${exact ? 'Exact.' : 'From 20,000 battles.'}`,
  underOne: 'under 1%',
  overNinetyNine: 'over 99%',
  oddsAssumes: 'With all units that are there now, and nothing played.',
  oddsAssumesSiege: 'Fought after all actions, with all units that are there now and nothing played.',
};
