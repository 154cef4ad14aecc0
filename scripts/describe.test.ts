// What programs read about a game (`PROTOCOL.md`, `schema.json`) is what matches show them.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../apps/server/src/games.ts';
import { lookAtMatches } from './describe/examples.ts';
import type { Examples } from './describe/examples.ts';
import { formsOf, grammarOf } from './describe/games.ts';
import { schemaOf } from './describe/schema.ts';
import { readTypes } from './describe/types.ts';
import type { Schema } from './describe/types.ts';

/** Games that were described; a new one is when its choices have a grammar. */
const names = [...games.keys()].filter((name) =>
  existsSync(join(import.meta.dirname, '../games', name, 'rules/text/grammar.ts')),
);
const fileOf = (game: string, file: string): string =>
  readFileSync(join(import.meta.dirname, '../games', game, file), 'utf8');
/** Matches that the schemas are held against; others than those from which the examples come. */
const [first, end] = [1000, 1004];

const noExamples: Examples = { table: null, asked: new Map(), choices: new Map(), reports: new Map() };

/** The schema without examples, which take matches to find, and without the sentences that reports have as such. */
function withoutExamples(schema: Schema): Schema {
  const { Table, Report, ...others } = schema['$defs'] as { readonly [name: string]: Schema };
  const { examples: _, ...table } = Table;
  const kinds = (Report['anyOf'] as readonly Schema[]).map(
    ({ examples: _shown, description: _told, ...kind }) => kind,
  );
  return JSON.parse(
    JSON.stringify({ ...schema, $defs: { ...others, Table: table, Report: kinds } }),
  ) as Schema;
}

describe.each(names)('%s', (name) => {
  const schema = JSON.parse(fileOf(name, 'schema.json')) as { $defs: Record<string, object> };
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ ...schema, $id: 'game' });
  const fitsView = ajv.getSchema('game');
  const fitsReport = ajv.getSchema('game#/$defs/Report');
  const game = games.get(name);

  test('views, questions, choices and reports of random matches fit the schema and the grammar', async () => {
    const formOf = formsOf(await grammarOf(name));
    const wrong = new Set<string>();
    const seen = { views: 0, reports: 0, choices: 0 };
    const note = (what: string, errors: unknown): void =>
      void wrong.add(`${what}: ${JSON.stringify(errors)}`);
    if (game === undefined || fitsView === undefined || fitsReport === undefined)
      throw new Error('no schema');
    lookAtMatches(game, first, end, {
      view(view, offered) {
        // Each view is checked whole where it is a fifth one; their parts repeat from choice to choice.
        if (seen.views++ % 5 === 0 && fitsView(view) !== true) note('view', fitsView.errors?.slice(-3));
        const ask = view.decision?.ask ?? '';
        for (const choice of view.decision?.mine?.choices ?? []) {
          seen.choices++;
          if (formOf(ask, choice) === null) note('choice', `${ask} ${choice}`);
        }
        if (seen.views % 20 === 1)
          for (const { choice, label } of offered()) if (label === '') note('no words', choice);
      },
      report(face) {
        seen.reports++;
        if (fitsReport(face) !== true) note(face.tell, fitsReport.errors?.slice(-3));
      },
    });
    expect([...wrong]).toEqual([]);
    expect(Math.min(seen.views, seen.reports, seen.choices)).toBeGreaterThan(100);
  });

  test('its grammar speaks of questions that the game asks, and of nothing else', async () => {
    const { forms, values } = await grammarOf(name);
    const asked = new Set(forms.flatMap(({ asks }) => asks));
    expect([...asked].toSorted()).toEqual(Object.keys(game?.decisions ?? {}).toSorted());
    for (const { form } of forms)
      for (const [value] of form.matchAll(/[A-Z]+/g)) expect(values, form).toHaveProperty(value);
  });
});

describe('what is committed is what `npm run describe` makes of the types of today', () => {
  let types: ReturnType<typeof readTypes>;
  beforeAll(() => {
    types = readTypes(names);
  }, 240_000);

  test.each(names)('%s', async (name) => {
    const [game, read] = [games.get(name), types.get(name)];
    if (game === undefined || read === undefined) throw new Error('not read');
    const grammar = await grammarOf(name);
    const committed = JSON.parse(fileOf(name, 'schema.json')) as Schema;
    expect(withoutExamples(committed)).toEqual(withoutExamples(schemaOf(game, read, grammar, noExamples)));
    const page = fileOf(name, 'PROTOCOL.md');
    const tells = read.reports.map((kind) => (kind['properties'] as { tell: { const: string } }).tell.const);
    const forms = grammar.forms.map(({ form }) => form);
    for (const word of [...forms, ...tells, ...Object.keys(game.options), ...Object.keys(game.decisions)])
      expect(page).toContain(`\`${word}\``);
  });
});
