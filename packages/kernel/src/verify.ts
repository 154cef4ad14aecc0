// What a record proves: by itself, and against what somebody kept who was there.

import { checkChance } from './chance.ts';
import { choicesOf, linksOf } from './chain.ts';
import { bad, good, note } from './finding.ts';
import type { Finding } from './finding.ts';
import type { MatchRecord } from './record.ts';
import { checkFairness } from './seed.ts';
import type { Fairness } from './seed.ts';
import type { Seat } from './types.ts';

/** What somebody kept from the match itself; each part proves more than the record can by itself. */
export interface Witness {
  /** The commitment that the server showed before anybody was ready. */
  readonly commitment?: string | undefined;
  /** What was added to the randomness, by place at the table. */
  readonly contributions?: readonly { readonly seat: Seat; readonly text: string }[] | undefined;
  /** The digest of the start for which the own share was opened. */
  readonly start?: string | undefined;
  /** A link of the chain that was shown during the match, best the last one. */
  readonly link?: string | undefined;
}

function sharesOf({ contributions }: Fairness): Finding {
  const seats = contributions.map(({ seat }) => seat);
  if (new Set(seats).size !== seats.length) return bad('A seat adds to the dice more than once.');
  if (contributions.length === 0)
    return bad('Nobody but the server took part in the dice: whoever ran it could choose them.');
  const own = contributions.filter(({ by }) => by !== 'server').length;
  if (own === 0)
    return bad(
      'The server made up what people should have added to the dice: whoever ran it could choose them.',
    );
  const filled = contributions.length - own;
  if (filled > 0)
    return note(`The server added to the dice in place of ${filled} of ${contributions.length} people.`);
  return good(`${own} ${own === 1 ? 'person' : 'people'} took part in the dice.`);
}

function chainOf({ choices }: MatchRecord, { secret, chain, acts }: Fairness): Finding {
  if (chain === undefined)
    return note('It brings no chain over its choices: it was made before there was one.');
  const all = acts ?? choices;
  if (acts !== undefined && choicesOf(acts).join('\n') !== choices.join('\n'))
    return bad('The choices are not what is left of the acts when take-backs are carried out.');
  if (linksOf(secret, all).at(-1) !== chain)
    return bad('The chain does not fit the choices: one was altered, added or left out.');
  return good(`The chain fits all ${all.length} acts.`);
}

function chanceIn({ seed, chance }: MatchRecord): Finding {
  if (chance === undefined)
    return note('It does not say what was drawn: only the rules can tell what its chance went into.');
  const problem = checkChance(seed, chance);
  const count = chance.reduce((sum, { numbers }) => sum + numbers.length, 0);
  return problem === null
    ? good(`All ${count} numbers that were drawn, shuffles too, are those of the seed, no word passed over.`)
    : bad(problem);
}

function againstWitness(record: MatchRecord, fairness: Fairness, witness: Witness): Finding[] {
  const { commitment, contributions = [], start, link } = witness;
  const found: Finding[] = [];
  if (commitment !== undefined)
    found.push(
      commitment === fairness.commitment
        ? good('The commitment is the one you saw.')
        : bad('The commitment is not the one you saw: this is not the promise that was made to you.'),
    );
  for (const { seat, text } of contributions) {
    const other = fairness.contributions.find((one) => one.seat === seat);
    found.push(
      other?.text === text
        ? good(`What place ${seat} added to the dice is what you sent.`)
        : bad(`What place ${seat} added to the dice is not what you sent.`),
    );
  }
  if (start !== undefined)
    found.push(
      fairness.start?.digest === start
        ? good('Everybody added what they had committed to before anybody could see it.')
        : bad(
            'This is not the start you agreed to: shares of the dice were exchanged after yours was opened.',
          ),
    );
  if (link !== undefined) {
    const links = linksOf(fairness.secret, fairness.acts ?? record.choices);
    const at = links.indexOf(link);
    found.push(
      at >= 0
        ? good(`The ${at} acts before the link you kept are unaltered.`)
        : bad('The link you kept is not in the chain: a choice that was made before it has been altered.'),
    );
  }
  return found;
}

/** Everything that can be said about a record without playing it. Nothing is bad: it is what it claims to be. */
export function verifyRecord(record: MatchRecord, witness: Witness = {}): Finding[] {
  const { fairness, seed } = record;
  if (fairness === undefined) {
    const asked = Object.values(witness).some((part) => part !== undefined);
    if (record.local === true && !asked)
      return [note('By its own word it was made on one machine, whose owner could choose the dice.')];
    return [bad('It brings no commitment: nothing shows that the dice were not chosen.')];
  }
  const problem = checkFairness(fairness, seed);
  return [
    problem === null ? good('The seed is the promised one.') : bad(problem),
    sharesOf(fairness),
    chainOf(record, fairness),
    chanceIn(record),
    ...againstWitness(record, fairness, witness),
  ];
}
