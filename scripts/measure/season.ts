// Do ratings find the order of 400 players of known strength, and do their deviations cover the truth? Seasons of 20,000 matches
// for each number of seats, with people of like figures meeting, and with anybody meeting anybody, each of several seeds, for all
// errors of one season hang together: npm run measure -- season [MATCHES [SEEDS [FIRST]]]

import { percent } from '@bridgefront/lab/words.ts';
import { season } from '../../apps/server/test/season.ts';

const matches = Number(process.argv[2] ?? 20_000);
const first = Number(process.argv[4] ?? 1);
const seeds = Array.from({ length: Number(process.argv[3] ?? 5) }, (_, at) => first + at);
console.log(
  '| meeting | seats | seed | Spearman | within 1 deviation | within 1.96 | mean deviation | error | weakest eighth too high by |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const near of [true, false])
  for (const seats of [2, 4, 6])
    for (const seed of seeds) {
      const found = season({ players: 400, matches, seats, near, seed });
      const [one, two] = found.within.map(percent);
      const means = [found.deviation, found.error, found.weakest].map((mean) => mean.toFixed(0));
      const figures = [found.order.toFixed(3), one, two, ...means];
      console.log(`| ${[near ? 'like with like' : 'anybody', seats, seed, ...figures].join(' | ')} |`);
    }
