// What each set of rules of a study changes against the rules as given, over the same seeds: a figure of its own.

import { pairedFigures } from '../compare.ts';
import { confirmationOf, discoveries } from '../discoveries.ts';
import type { AnyMeasures, Figure } from '../measures.ts';
import type { Facts, Row } from '../parquet.ts';
import { fewestPairs } from '../statistics.ts';
import { asGiven, variantsOf } from '../study.ts';
import type { Study } from '../study.ts';
import { withEvidence } from './figure.ts';
import type { Answered } from './figure.ts';

const figure: Figure = {
  id: 'differences',
  title: 'What each set of rules changes',
  about: `Figures that a third of the seeds tells apart from the rules as given, with what the other seeds say of them: the difference, paired by seed, and its 95 per cent interval. Of those that stand out, among all figures of all rules here, at most one in twenty is luck. Either part needs ${fewestPairs} seeds at least.`,
  sql: '',
  chart: { kind: 'table' },
  evidence: `SELECT match FROM matches WHERE variant IN ('${asGiven}', $rules) AND block IN ('', $rules) AND players = $players`,
};

/** The figure, answered; null for a study with one set of rules. */
export async function differences(
  facts: Facts,
  measures: AnyMeasures | null,
  study: Study,
): Promise<Answered | null> {
  const [, ...others] = variantsOf(study);
  if (others.length === 0) return null;
  const all = [];
  for (const { name: rules } of others)
    for (const one of await pairedFigures(facts, measures, asGiven, rules))
      all.push({ rules, one, ...confirmationOf(one) });
  const out = discoveries(all);
  const rows = all.flatMap(({ rules, one, seen, confirmed }, at): Row[] => {
    const { pairs, meanA, meanB, difference, low, high } = confirmed;
    if (!seen || pairs < fewestPairs) return [];
    const means = { as_given: meanA, here: meanB, difference, from: low, to: high };
    const { figure: name, players } = one;
    return [{ rules, figure: name, players, pairs, ...means, stands_out: out[at] }];
  });
  const places = new Map(others.map(({ name }, at) => [name, at]));
  const placeOf = ({ rules }: Row): number => places.get(String(rules)) ?? 0;
  return withEvidence(
    facts,
    figure,
    rows.sort((a, b) => placeOf(a) - placeOf(b) || Number(b['stands_out']) - Number(a['stands_out'])),
  );
}
