// JSON Schema of what a game shows and tells, read from its TypeScript types.

import { join } from 'node:path';
import { withReferences } from '@bridgefront/protocol';
import { createGenerator, createProgram, DEFAULT_CONFIG } from 'ts-json-schema-generator';
import type { CompletedConfig } from 'ts-json-schema-generator';

/** A JSON Schema, or a part of one. */
export interface Schema {
  readonly [key: string]: unknown;
}

/** What a game's types say: the table, what each question is about, and the reports. */
export interface Types {
  readonly table: Schema;
  readonly asks: { readonly [ask: string]: Schema };
  /** Each kind of report. */
  readonly reports: readonly Schema[];
  /** The named types that these refer to. */
  readonly named: { readonly [name: string]: Schema };
}

type Program = ReturnType<typeof createProgram>;
type Nodes = Parameters<ReturnType<typeof createGenerator>['createSchemaFromNodes']>[0];
type Node = Nodes[number];

const root = join(import.meta.dirname, '../..');

/** Where games keep the type of their table and the terms of what they ask and tell. */
const homes = {
  TableView: ['view.ts', 'seen/view.ts'],
  Terms: ['terms.ts', 'faces.ts'],
} as const;

function nodeOf(program: Program, game: string, type: keyof typeof homes): Node {
  for (const file of homes[type]) {
    const source = program.getSourceFile(join(root, 'games', game, 'rules', file));
    const found = source?.statements.find(
      (statement) => 'name' in statement && (statement.name as { text?: string }).text === type,
    );
    if (found !== undefined) return found;
  }
  throw new Error(`games/${game}/rules has no type ${type} in ${homes[type].join(' or ')}.`);
}

// Names of types become parts of an address in the schema.
const addressOf = (target: string): string =>
  decodeURIComponent(target).replace('#/definitions/', '#/$defs/');

function propertyOf(schema: Schema | undefined, name: string): Schema {
  const properties = schema?.['properties'] as { readonly [name: string]: Schema } | undefined;
  const found = properties?.[name];
  if (found === undefined) throw new Error(`The terms of a game lack ${name}.`);
  return found;
}

// The kinds of a report, whether they have a name of their own or not.
function kindsOf(schema: Schema, named: { readonly [name: string]: Schema }): Schema[] {
  const { $ref, anyOf } = schema as { readonly $ref?: string; readonly anyOf?: readonly Schema[] };
  if ($ref !== undefined) return kindsOf(named[$ref.slice('#/$defs/'.length)] ?? {}, named);
  return anyOf === undefined ? [schema] : anyOf.flatMap((part) => kindsOf(part, named));
}

/** Reads the types of these games at once. */
export function readTypes(games: readonly string[]): ReadonlyMap<string, Types> {
  const config: CompletedConfig = {
    ...DEFAULT_CONFIG,
    path: `${join(root, 'games')}/{${games.join(',')},}/rules/{view,terms,faces,seen/view}.ts`,
    tsconfig: join(root, 'tsconfig.pure.json'),
    skipTypeCheck: true,
    expose: 'export',
  };
  const program = createProgram(config);
  const generator = createGenerator({ ...config, tsProgram: program });
  return new Map(
    games.map((game) => {
      const made = generator.createSchemaFromNodes([
        nodeOf(program, game, 'TableView'),
        nodeOf(program, game, 'Terms'),
      ]);
      const { TableView, Terms, ...others } = withReferences(made.definitions, addressOf) as {
        [name: string]: Schema;
      };
      const asks = propertyOf(Terms, 'asks')['properties'] as Types['asks'];
      // Types made for one kind of report stand where they are used.
      const named = Object.fromEntries(Object.entries(others).filter(([name]) => !name.includes('<')));
      const reports = kindsOf(propertyOf(Terms, 'faces'), others);
      return [game, { table: TableView, asks, reports, named }];
    }),
  );
}
