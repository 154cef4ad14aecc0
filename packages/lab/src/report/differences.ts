// What each set of rules of a study changes against the rules as given, over the same seeds: what to do, and the figures.

import { changeWords, pairedFigures } from '../compare.ts';
import type { PairedFigure } from '../compare.ts';
import { confirmationOf, discoveries } from '../discoveries.ts';
import type { Confirmation } from '../discoveries.ts';
import type { AnyMeasures, Figure } from '../measures.ts';
import type { Facts, Row } from '../parquet.ts';
import { fewestPairs } from '../statistics.ts';
import { asGiven, variantsOf } from '../study.ts';
import type { Study } from '../study.ts';
import { withEvidence } from './figure.ts';
import type { Answered } from './figure.ts';

const decided: Figure = {
  id: 'decisions',
  title: 'In short',
  about:
    'What each set of rules changes, in a sentence, and what follows. Wait: these matches do not tell it apart, which is not to say that nothing differs.',
  sql: '',
  chart: { kind: 'table' },
};

const figure: Figure = {
  id: 'differences',
  title: 'What each set of rules changes',
  about: `Figures that a third of the seeds tells apart from the rules as given, with what the other seeds say of them: the difference, paired by seed, and its 95 per cent interval. Of those that stand out, among all figures of all rules here, at most one in twenty is luck. Either part needs ${fewestPairs} seeds at least.`,
  sql: '',
  chart: { kind: 'table' },
  evidence: `SELECT match FROM matches WHERE variant IN ('${asGiven}', $rules) AND block IN ('', $rules) AND players = $players`,
};

/** Changes that a sentence names at most. */
const mostNamed = 3;

interface Compared extends Confirmation {
  readonly rules: string;
  readonly one: PairedFigure;
  readonly standsOut: boolean;
}

function decisionOf(rules: string, all: readonly Compared[], { tables }: Study): Row {
  const own = all.filter((each) => each.rules === rules);
  const clear = own.filter(({ standsOut }) => standsOut).sort((a, b) => b.e - a.e);
  const named = clear
    .slice(0, mostNamed)
    .map(({ one, confirmed }) => changeWords({ figure: one.figure, players: one.players, ...confirmed }));
  const left = clear.length > mostNamed ? [`${clear.length - mostNamed} more figures differ`] : [];
  const seeds = Math.max(0, ...own.map(({ one }) => one.sets.length));
  const enough = own.some(({ confirmed }) => confirmed.pairs >= fewestPairs);
  const answer =
    clear.length > 0 ? [...named, ...left].join('; ') : `none of ${own.length} figures stands out`;
  return {
    rules,
    answer,
    seeds,
    bots: [...new Set(tables.flat())].join(', '),
    what_to_do: clear.length > 0 ? 'act' : enough ? 'wait' : 'wait: too few matches',
  };
}

function rowOf({ rules, one, confirmed, standsOut }: Compared): Row {
  const { pairs, meanA, meanB, difference, low, high } = confirmed;
  const means = { as_given: meanA, here: meanB, difference, from: low, to: high };
  return { rules, figure: one.figure, players: one.players, pairs, ...means, stands_out: standsOut };
}

/** What follows for each set of rules, and the figures behind it; none for a study with one set of rules. */
export async function differences(
  facts: Facts,
  measures: AnyMeasures | null,
  study: Study,
): Promise<readonly Answered[]> {
  const [, ...others] = variantsOf(study);
  if (others.length === 0) return [];
  const found = [];
  for (const { name: rules } of others)
    for (const one of await pairedFigures(facts, measures, asGiven, rules))
      found.push({ rules, one, ...confirmationOf(one) });
  const out = discoveries(found);
  const all = found.map((each, at): Compared => ({ ...each, standsOut: out[at] }));
  const short = others.map(({ name }) => decisionOf(name, all, study));
  const places = new Map(others.map(({ name }, at) => [name, at]));
  const placeOf = ({ rules }: Row): number => places.get(String(rules)) ?? 0;
  const rows = all.filter(({ seen, confirmed }) => seen && confirmed.pairs >= fewestPairs).map(rowOf);
  return [
    await withEvidence(facts, decided, short),
    await withEvidence(
      facts,
      figure,
      rows.sort((a, b) => placeOf(a) - placeOf(b) || Number(b['stands_out']) - Number(a['stands_out'])),
    ),
  ];
}
