// Do ratings find the order of 400 players of known strength, and do their deviations cover the truth? A season of 20,000 matches
// for each number of seats, with people of like figures meeting, and with anybody meeting anybody: npm run measure -- season [MATCHES]

import { season } from '../../apps/server/test/season.ts';

const matches = Number(process.argv[2] ?? 20_000);
console.log('| meeting | seats | Spearman | within 1 deviation | within 1.96 | mean deviation | error |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
for (const near of [true, false])
  for (const seats of [2, 4, 6]) {
    const found = season({ players: 400, matches, seats, near, seed: 1 });
    const [one, two] = found.within.map(percent);
    const figures = [found.order.toFixed(3), one, two, found.deviation.toFixed(0), found.error.toFixed(0)];
    console.log(`| ${[near ? 'like with like' : 'anybody', seats, ...figures].join(' | ')} |`);
  }
