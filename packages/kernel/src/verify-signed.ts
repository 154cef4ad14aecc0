// What the signatures in a record prove, and of whom.

import { linksOf } from './chain.ts';
import type { MatchRecord } from './record.ts';
import { digest } from './seed.ts';
import type { Fairness } from './seed.ts';
import { commitText, contradictionsIn, readLink, readStart, signerOf, startOf } from './signed.ts';
import type { Signed } from './signed.ts';
import { bad, good, note } from './finding.ts';
import type { Finding } from './finding.ts';

/** Statements of a record, and of whoever kept some, whose signatures were looked at. */
export interface Looked {
  readonly signed: readonly Signed[];
  /** For each of them whether its signature is good. */
  readonly valid: readonly boolean[];
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

// Why a statement does not belong to this record; null: it does.
function misfit(
  record: MatchRecord,
  fairness: Fairness,
  links: readonly string[],
  one: Signed,
): string | null {
  const link = readLink(one.text);
  const match = fairness.start?.match;
  if (link !== null)
    return link.match === match && links[link.acts] === link.link
      ? null
      : `${signerOf(one)} signed another course of the match than this record tells.`;
  if (readStart(one.text) !== null)
    return startOf(record, one.text) ? null : `${signerOf(one)} signed another start than this record tells.`;
  const { round = 0 } = fairness.start ?? {};
  const share = fairness.contributions.find(({ seat }) => seat === one.by)?.text ?? '';
  const committed = commitText(match ?? '', round, Number(one.by), digest(share));
  return one.by !== 'server' && one.text === committed ? null : `${signerOf(one)} signed something else.`;
}

function otherKey(signed: readonly Signed[]): string | null {
  const agreed = signed.flatMap(({ text }) => readStart(text) ?? []).at(0);
  if (agreed === undefined) return null;
  const keys = new Map<Signed['by'], string>([['server', agreed.server], ...agreed.keys]);
  const wrong = signed.find(({ by, key }) => keys.get(by) !== key);
  return wrong === undefined ? null : `${signerOf(wrong)} signed with another key than the start names.`;
}

function provenBy(signed: readonly Signed[], acts: number, places: readonly number[]): Finding[] {
  const whole = signed.filter(({ text }) => readLink(text)?.acts === acts);
  const began = signed.filter(({ text }) => readStart(text) !== null);
  const names = (all: readonly Signed[]): string[] =>
    all.map(({ by }) => (by === 'server' ? 'the server' : `place ${by}`));
  const unsigned = places.filter((place) => !began.some(({ by }) => by === place));
  return [
    began.length === 0
      ? note('Nobody signed how it began.')
      : good(
          `${listed(names(began))} signed how it began: game, options, and everybody's share of the dice.`,
        ),
    whole.length === 0
      ? note('Nobody signed how it went on.')
      : good(`${listed(names(whole))} signed all that was played, ${acts} acts.`),
    ...(unsigned.length === 0
      ? []
      : [
          note(
            `Nothing is signed by place ${listed(unsigned.map(String))}: what was done there only the server says.`,
          ),
        ]),
  ];
}

/**
 * What signatures prove of a record. `looked` holds its own statements, and besides those that somebody kept or another
 * record brings: where two contradict each other, both may be held up to anybody.
 */
export function verifySigned(record: MatchRecord, { signed, valid }: Looked): Finding[] {
  const { fairness } = record;
  if (fairness === undefined) return [];
  if (signed.length === 0)
    return [note('Nobody signed it: a stranger cannot tell whether it is the match that was played.')];
  const fake = signed.find((_, index) => !valid[index]);
  if (fake !== undefined) return [bad(`A signature is not that of ${signerOf(fake).toLowerCase()}.`)];
  const acts = fairness.acts ?? record.choices;
  const links = linksOf(fairness.secret, acts);
  const problems = [
    ...contradictionsIn(signed).map(({ text }) => text),
    otherKey(signed),
    ...signed.map((one) => misfit(record, fairness, links, one)),
  ].flatMap((problem) => problem ?? []);
  if (problems.length > 0) return [...new Set(problems)].map(bad);
  return provenBy(
    signed,
    acts.length,
    fairness.contributions.map(({ seat }) => seat),
  );
}
