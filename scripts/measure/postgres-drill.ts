// Drill of whoever keeps PostgreSQL: backup, back to a moment, and over to a standby, each with matches that run.
//
//   npm run postgres-drill                four tables; needs the programs of PostgreSQL on this machine
//   npm run postgres-drill -- --tables 12

import { readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { drill } from '../../apps/server/test/hard/drill.ts';

const { tables, seed } = readWords(
  'npm run postgres-drill -- [--tables 4] [--seed drill]',
  { options: { tables: { type: 'string', default: '4' }, seed: { type: 'string', default: 'drill' } } },
  ({ values }) => ({ ...values, tables: wholeNumber('--tables', values.tables, 1, 200) }),
);

const { problems, ...figures } = await drill({ tables, seed, say: (line) => console.log(line) });
console.table(
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, Math.round(figure)])),
);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Nothing was lost, nothing doubled.' : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);
