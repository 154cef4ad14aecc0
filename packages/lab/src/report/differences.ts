// What each set of rules of a study changes against the rules as given, over the same seeds: a figure of its own.

import { pairedFigures } from '../compare.ts';
import type { AnyMeasures, Figure } from '../measures.ts';
import type { Facts, Row } from '../parquet.ts';
import { fewestPairs, pairedDifference, standOut } from '../statistics.ts';
import { asGiven, variantsOf } from '../study.ts';
import type { Study } from '../study.ts';
import { withEvidence } from './figure.ts';
import type { Answered } from './figure.ts';

const figure: Figure = {
  id: 'differences',
  title: 'What each set of rules changes',
  about: `Figures that differ from the rules as given, paired by seed, with the 95 per cent interval of the difference. One in twenty shows by chance; those that stand out do so among all figures of their comparison (Holm). Figures of which fewer than ${fewestPairs} seeds were played are left out: too few matches stand behind them.`,
  sql: '',
  chart: { kind: 'table' },
  evidence: `SELECT match FROM matches WHERE variant IN ('${asGiven}', $rules) AND players = $players`,
};

async function changed(facts: Facts, measures: AnyMeasures | null, rules: string): Promise<readonly Row[]> {
  const all = (await pairedFigures(facts, measures, asGiven, rules)).map((one) => ({
    ...one,
    ...pairedDifference(one.a, one.b, one.share),
  }));
  const out = standOut(all.map(({ p }) => p));
  const rows = all.map((one, at): Row => {
    const { figure: name, players, pairs, meanA, meanB, difference, low, high } = one;
    const means = { as_given: meanA, here: meanB, difference, from: low, to: high };
    return { rules, figure: name, players, pairs, ...means, stands_out: out[at] };
  });
  const clear = rows.filter((_, at) => all[at].low > 0 || all[at].high < 0);
  return clear.sort((a, b) => Number(b['stands_out']) - Number(a['stands_out']));
}

/** The figure, answered; null for a study with one set of rules. */
export async function differences(
  facts: Facts,
  measures: AnyMeasures | null,
  study: Study,
): Promise<Answered | null> {
  const [, ...others] = variantsOf(study);
  if (others.length === 0) return null;
  const rows = [];
  for (const { name } of others) rows.push(...(await changed(facts, measures, name)));
  return withEvidence(facts, figure, rows);
}
