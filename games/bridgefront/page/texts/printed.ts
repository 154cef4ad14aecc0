// What the numbers inside a card are called in the workshop.

/** Words that a number has in the rules, where the data calls it shortly. */
const words: { readonly [word: string]: string } = {
  vp: 'victory points',
  hp: 'health',
  hits: 'hits on a die up to',
  burn: 'burns (1: yes)',
  max: 'up to',
  within: 'hexes away at most',
  steps: 'hexes a move',
  stacks: 'stacks that move',
  count: 'how many',
  amount: 'how much',
  drawEach: 'cards drawn for each',
  winDraw: 'cards drawn for a won battle',
  arrivalDraw: 'cards drawn on arrival',
  inCapital: 'in a Capital',
  perCardPlayed: 'for each card played',
  accuracy: 'shots of a hundred that hit',
};

function said(word: string): string {
  return words[word] ?? word.replaceAll('-', ' ');
}

/** `capital.forces` as `Capital: forces`. */
export function figureLabel(name: string): string {
  const text = name.split('.').map(said).join(': ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const kinds: { readonly [word: string]: string } = {
  do: 'effect',
  if: 'condition',
  to: 'where to',
  on: 'results of the die',
  then: 'then',
  else: 'otherwise',
  late: 'planned after the roll',
  goldByCount: 'gold by Champions in play',
  initiativeAlt: 'second initiative',
  onDeploy: 'when deployed',
  endsBeside: 'must end beside',
  upTo: 'up to (each optional)',
  art: 'picture of the card',
  age: 'Age',
  swaps: 'swaps of the common deck',
  own: 'the own deck',
};

/** A word of a card's data in the form of whole cards. */
export function wordLabel(word: string): string {
  const text = kinds[word] ?? said(word);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
