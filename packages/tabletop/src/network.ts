// A small network that judges who is ahead: it scores seats by what is read of each one, of the others, and of the table.

/**
 * What a game reads of a state for its network. Names are those under which the file of weights lists them; they and their
 * order belong to the weights.
 */
export interface NetworkInputs<S> {
  /** Numbers of a seat. */
  readonly features: readonly string[];
  /** Numbers of the table. The first is always 1. */
  readonly facts: readonly string[];
  /** Most seats that the game has. */
  readonly mostSeats: number;
  /** All features of seat 0, then those of seat 1, and so on. The list may be overwritten by the next call. */
  readFeatures(state: S): Float64Array;
  /** Writes the facts over whatever is there. */
  readFacts(state: S, facts: Float64Array): void;
}

/** The weights as a file lists them: for each number that is read, what it adds to the score, then to each hidden unit. */
export interface NetworkWeights<Feature extends string, Fact extends string> {
  readonly own: { readonly [name in Feature]: readonly number[] };
  /** Of the mean of all other seats. */
  readonly others: { readonly [name in Feature]: readonly number[] };
  /** Without a first number for the score: what all seats share makes none of them better. */
  readonly table: { readonly [fact in Fact]: readonly number[] };
  /** What the score takes of each hidden unit. */
  readonly score: readonly number[];
}

/** The weights as lists, row by row. */
export interface Network {
  /** Hidden units: hyperbolic tangents of weighted sums. */
  readonly units: number;
  readonly own: Float64Array;
  readonly others: Float64Array;
  readonly table: Float64Array;
  readonly score: Float64Array;
}

/** Lists of the weights in the order in which features and facts are read. */
export function networkOf<Feature extends string, Fact extends string>(
  { own, others, table, score }: NetworkWeights<Feature, Fact>,
  features: readonly Feature[],
  facts: readonly Fact[],
): Network {
  const rows = <Name extends string>(
    all: { readonly [name in Name]: readonly number[] },
    names: readonly Name[],
  ): Float64Array => Float64Array.from(names.flatMap((name) => all[name]));
  return {
    units: score.length,
    own: rows(own, features),
    others: rows(others, features),
    table: rows(table, facts),
    score: Float64Array.from(score),
  };
}

// Adds up rows, each as often as its number says.
function addRows(
  numbers: Float64Array,
  from: number,
  rows: Float64Array,
  sums: Float64Array,
  to: number,
  width: number,
): void {
  const count = rows.length / width;
  for (let row = 0; row < count; row++) {
    const number = numbers[from + row];
    if (number === 0) continue;
    const start = row * width;
    for (let i = 0; i < width; i++) sums[to + i] += number * rows[start + i];
  }
}

// By seat: what it adds to its own sums, and what it adds to the others' ones. They grow with what is asked for.
let ownSums = new Float64Array(0);
let givenSums = new Float64Array(0);
let tableSums = new Float64Array(0);

function makeRoom(seats: number, width: number): void {
  if (ownSums.length >= seats * width) return;
  ownSums = new Float64Array(seats * width);
  givenSums = new Float64Array(seats * width);
  tableSums = new Float64Array(seats * width);
}

/**
 * Scores of the seats: higher is better. `features` holds those of each seat in turn, `facts` those of the table. Reads and
 * writes no more than what it is given.
 */
export function scoreSeats(
  { units, own, others, table, score }: Network,
  features: Float64Array,
  facts: Float64Array,
  seats: number,
  scores: Float64Array,
): void {
  const width = units + 1;
  const featureCount = own.length / width;
  makeRoom(seats, width);
  ownSums.fill(0, 0, seats * width);
  givenSums.fill(0, 0, seats * width);
  tableSums.fill(0, 0, units);
  addRows(facts, 0, table, tableSums, 0, units);
  for (let seat = 0; seat < seats; seat++) {
    addRows(features, seat * featureCount, own, ownSums, seat * width, width);
    addRows(features, seat * featureCount, others, givenSums, seat * width, width);
  }
  for (let seat = 0; seat < seats; seat++) {
    let sum = 0;
    for (let i = 0; i < width; i++) {
      let given = 0;
      for (let other = 0; other < seats; other++) if (other !== seat) given += givenSums[other * width + i];
      const total = ownSums[seat * width + i] + given / (seats - 1);
      sum += i === 0 ? total : score[i - 1] * Math.tanh(total + tableSums[i - 1]);
    }
    scores[seat] = sum;
  }
}

/** Shares of the win by the seats' scores: e to the power of each, in proportion. */
export function sharesBy(scores: Float64Array, seats: number): number[] {
  const shares: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const share = Math.exp(scores[seat]);
    shares.push(share);
    sum += share;
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] /= sum;
  return shares;
}

/** Expected share of the win by seat, in a match that goes on between so many seats; sums to 1. */
export function sharesIn<S>(
  inputs: NetworkInputs<S>,
): (network: Network, state: S, seats: number) => number[] {
  const facts = new Float64Array(inputs.facts.length);
  const scores = new Float64Array(inputs.mostSeats);
  return (network, state, seats) => {
    inputs.readFacts(state, facts);
    scoreSeats(network, inputs.readFeatures(state), facts, seats, scores);
    return sharesBy(scores, seats);
  };
}
