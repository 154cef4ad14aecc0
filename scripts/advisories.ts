// `npm run advisories`: known weaknesses of the packages in the lock file, where the registry answers about them.
//
// Ends with 1 where one is high or critical. Not every registry answers: then it says so, and that nothing was looked at.

import { spawnSync } from 'node:child_process';

interface Weakness {
  readonly name: string;
  readonly severity: string;
  /** Advisories, or the names of packages that it comes by. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

/** What `npm audit --json` says: what it has found, or why it has not looked. */
interface Audit {
  readonly vulnerabilities?: { readonly [name: string]: Weakness };
  readonly message?: string;
}

const ends = new Set(['high', 'critical']);

function audit(): Audit {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  try {
    return JSON.parse(stdout) as Audit;
  } catch {
    return { message: 'npm audit said nothing that can be read.' };
  }
}

function told({ name, severity, via }: Weakness): string {
  const why = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} (${one.url})`));
  return `${name}, ${severity}: ${why.join('; ')}`;
}

const { vulnerabilities, message = 'no reason given' } = audit();
if (vulnerabilities === undefined)
  console.log(`The registry does not answer about advisories, so nothing was looked at: ${message}`);
else {
  const found = Object.values(vulnerabilities);
  for (const weakness of found) console.log(told(weakness));
  const bad = found.filter(({ severity }) => ends.has(severity)).length;
  console.log(`${found.length} packages have known weaknesses, ${bad} of them high or critical.`);
  process.exitCode = bad > 0 ? 1 : 0;
}
