// Words of Bridgefront's board: what stands where, spoken and written, and the odds of battles.

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

/** See `texts`. */
export const boardTexts = {
  board: 'The board',
  help: 'Arrow keys move from hex to hex, Enter chooses or shows more, Home goes to your Capital, plus and minus zoom.',
  edges: 'Edges that you can choose',
  champions: 'Champions that you can choose',
  terrain: {
    land: () => 'Open land',
    center: () => 'The Center',
    forge: () => 'Forge',
    mine: (value: number) => `Mine of value ${value}`,
    capital: (owner: string, own: boolean) => (own ? 'Your Capital' : `Capital of ${owner}`),
  },
  at: (what: string, hex: string) => `${what} at ${hex}`,
  forces: (count: number) => plural(count, 'Force', 'Forces'),
  champion: (name: string, hp: number) => `${name} with ${hp} health`,
  units: (owner: string, what: readonly string[]) => `${owner}: ${list(what)}`,
  nobody: 'nobody here',
  bridges: (directions: readonly string[]) =>
    directions.length === 0
      ? 'no Bridges'
      : `${directions.length === 1 ? 'Bridge' : 'Bridges'} to the ${list(directions)}`,
  canChoose: (label: string) => `can be chosen: ${label}`,
  direction: {
    east: 'east',
    'north-east': 'north-east',
    'north-west': 'north-west',
    west: 'west',
    'south-west': 'south-west',
    'south-east': 'south-east',
  },
  states: { slowed: 'slowed', warded: 'warded', frenzy: 'in frenzy', marked: 'marked' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole board',
  march: 'March from here',
  build: 'Build a Bridge here',
  reinforce: 'Reinforce',
  howMany: 'How many Forces?',
  send: (count: number) => `Send ${count}`,
  fewer: 'One fewer',
  more: 'One more',
  odds: 'If you attacked here now',
  oddsWait: 'Working it out…',
  oddsFrom: (hex: string) => `from ${hex}`,
  oddsWin: (percent: string) => `${percent} you win`,
  oddsExact: 'exact',
  oddsSampled: 'from 20,000 battles',
  oddsAssumes: 'With everything you have there, and no cards played.',
  reach: 'The ways over Bridges from here are lit.',
  close: 'Close',
};
