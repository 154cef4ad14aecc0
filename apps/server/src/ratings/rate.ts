// Ratings from the places of one match: Glicko's update, carried from two players to Plackett and Luce's model of many.

/** What is known of somebody's strength: the most likely figure, and the standard deviation of the truth around it. */
export interface Rating {
  readonly mean: number;
  readonly deviation: number;
}

/** Who played as one: the ratings of those in it. */
export interface RatedTeam {
  readonly members: readonly Rating[];
  /** From 1; equal places are a tie. */
  readonly place: number;
}

/** Who has not played yet. */
export const newcomer: Rating = { mean: 1500, deviation: 350 };

/** Above this deviation a figure is provisional. */
export const provisionalFrom = 110;

// 400 more means ten wins to one defeat.
const scale = 400 / Math.log(10);
// What each opponent adds to the variance: because people change, and because what is wrong with an opponent's figure is wrong again in
// the next match, which nobody keeps book of (a part of their own variance). The more even a table of many is, the more it says who of
// the near ones is better, and the less where all of them stand among the rest: both shrink with its unevenness for opponents beyond the first.
const driftOfOpponent = 2.7 ** 2;
const localness = 4.5;
const partOfVariance = 0.002;
const localnessOfPart = 2;

interface Side {
  readonly mean: number;
  readonly variance: number;
  readonly place: number;
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

function sideOf({ members, place }: RatedTeam): Side {
  const { length } = members;
  const variance = sum(members.map(({ deviation }) => deviation ** 2)) / length ** 2;
  return { mean: sum(members.map(({ mean }) => mean)) / length, variance, place };
}

// How much doubt about the others draws the chances of `side` towards equal ones. They are to it one opponent, as strong as the
// logarithm of the sum of theirs, whose variance follows from theirs.
function doubtOf(side: Side, field: readonly Side[]): number {
  const others = field.filter((other) => other !== side);
  const strengths = others.map(({ mean }) => Math.exp((mean - side.mean) / scale));
  const total = sum(strengths);
  const variance = sum(others.map((other, at) => (strengths[at] / total) ** 2 * other.variance));
  return Math.sqrt(1 + (3 * variance) / (Math.PI * scale) ** 2);
}

interface Evidence {
  readonly slope: number;
  readonly curve: number;
}

// By side: the slope of the logarithm of the probability of all places at the side's mean, and its curvature. Each place is a
// choice among all who could have had it, whose chances add up to 1.
function evidenceOf(sides: readonly Side[]): readonly Evidence[] {
  const found = sides.map(() => ({ slope: 0, curve: 0 }));
  for (const place of new Set(sides.map((side) => side.place))) {
    const field = sides.filter((side) => side.place >= place);
    if (field.length < 2) continue;
    const first = field.filter((side) => side.place === place).length;
    const spread = (scale * sum(field.map((side) => doubtOf(side, field)))) / field.length;
    const strengths = field.map(({ mean }) => Math.exp((mean - field[0].mean) / spread));
    const total = sum(strengths);
    for (const [at, side] of field.entries()) {
      const chance = strengths[at] / total;
      const own = found[sides.indexOf(side)];
      own.slope += ((side.place === place ? 1 / first : 0) - chance) / spread;
      own.curve += (chance * (1 - chance)) / spread ** 2;
    }
  }
  return found;
}

// 1: everybody is as likely to be first as anybody; near 0: it is clear who will be.
function evenness(sides: readonly Side[]): number {
  const strengths = sides.map(({ mean }) => Math.exp((mean - sides[0].mean) / scale));
  const total = sum(strengths);
  const same = sum(strengths.map((strength) => (strength / total) ** 2));
  return (1 - same) / (1 - 1 / sides.length);
}

// By side.
function driftsOf(sides: readonly Side[]): readonly number[] {
  const others = sides.length - 1;
  const even = evenness(sides);
  const shrunk = (by: number): number => even ** (by * (others - 1));
  const all = sum(sides.map(({ variance }) => variance));
  return sides.map(
    ({ variance }) =>
      driftOfOpponent * others * shrunk(localness) +
      partOfVariance * (all - variance) * shrunk(localnessOfPart),
  );
}

/**
 * The ratings behind a match, by team and member. `weight`: how much the match counts, 0 to 1.
 */
export function ratingsAfter(teams: readonly RatedTeam[], weight = 1): readonly (readonly Rating[])[] {
  const sides = teams.map(sideOf);
  const evidence = evidenceOf(sides);
  const drifts = driftsOf(sides);
  const moved = teams.map(({ members }, at) => {
    const { slope, curve } = evidence[at];
    const share = 1 / members.length;
    return members.map(({ mean, deviation }) => {
      const variance = deviation ** 2 + drifts[at] * weight;
      const after = 1 / (1 / variance + weight * curve * share ** 2);
      return { mean, variance, deviation: Math.sqrt(after), by: after * weight * slope * share };
    });
  });
  // Places say who is better, never how good all are: what all moved together is taken back from each.
  const all = moved.flat();
  const together =
    sum(all.map(({ by, variance }) => by / variance)) / sum(all.map(({ variance }) => 1 / variance));
  return moved.map((team) =>
    team.map(({ mean, deviation, by }) => ({
      mean: mean + by - together,
      deviation: Math.min(newcomer.deviation, deviation),
    })),
  );
}
