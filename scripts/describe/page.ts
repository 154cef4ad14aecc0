// The page of a game for people who write programs, in Markdown.

import { describeOption } from '@bridgefront/kernel';
import type { AnyGame, ChoiceForm, ChoiceGrammar } from '@bridgefront/kernel';
import type { Examples } from './examples.ts';
import type { Schema, Types } from './types.ts';

// A bar would end the cell.
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ];
}

// A schema's type in a few characters: `UnitView[]`, `number`, `"a" or "b"`.
function shortType(schema: Schema): string {
  const { $ref, anyOf, type, items, properties, additionalProperties } = schema as {
    readonly $ref?: string;
    readonly anyOf?: readonly Schema[];
    readonly type?: string | readonly string[];
    readonly items?: Schema | readonly Schema[];
    readonly properties?: { readonly [name: string]: Schema };
    readonly additionalProperties?: Schema | boolean;
  };
  if ($ref !== undefined) return $ref.slice('#/$defs/'.length);
  if ('const' in schema) return JSON.stringify(schema['const']);
  if ('enum' in schema) return (schema['enum'] as unknown[]).map((one) => JSON.stringify(one)).join(' or ');
  if (anyOf !== undefined) return anyOf.map(shortType).join(' or ');
  if (Array.isArray(items)) return `[${items.map(shortType).join(', ')}]`;
  if (type === 'array') {
    const inner = shortType((items ?? {}) as Schema);
    return inner.includes(' or ') ? `(${inner})[]` : `${inner}[]`;
  }
  if (properties !== undefined)
    return `{ ${Object.entries(properties)
      .map(([name, inner]) => `${name}: ${shortType(inner)}`)
      .join(', ')} }`;
  if (typeof additionalProperties === 'object') return `{ [name]: ${shortType(additionalProperties)} }`;
  if (Array.isArray(type)) return type.join(' or ');
  return typeof type === 'string' ? type : 'anything';
}

const aboutOf = ({ description }: Schema): string => (typeof description === 'string' ? description : '');

function fields(schema: Schema, skip: readonly string[] = []): string[][] {
  const properties = (schema['properties'] ?? {}) as { readonly [name: string]: Schema };
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries(properties)
    .filter(([name]) => !skip.includes(name))
    .map(([name, inner]) => [
      code(required.includes(name) ? name : `${name}?`),
      code(shortType(inner)),
      aboutOf(inner),
    ]);
}

function tableSection({ table: whole, named }: Types, { table: example }: Examples): string[] {
  const parts = Object.entries(named).flatMap(([name, schema]) => {
    const rows = fields(schema);
    const about = aboutOf(schema);
    if (rows.length > 0)
      return [
        `### ${name}`,
        '',
        ...(about === '' ? [] : [about, '']),
        ...table(['field', 'type', 'what'], rows),
        '',
      ];
    return [`### ${name}`, '', ...(about === '' ? [] : [about, '']), code(shortType(schema)), ''];
  });
  return [
    '## The table',
    '',
    'A question mark marks fields that may be left out.',
    '',
    ...table(['field', 'type', 'what'], fields(whole)),
    '',
    'For example:',
    '',
    '```json table',
    JSON.stringify(example),
    '```',
    '',
    ...parts,
  ];
}

function choicesSection(game: AnyGame, grammar: ChoiceGrammar, examples: Examples): string[] {
  const values = Object.entries(grammar.values).map(([name, { pattern, means }]) => [
    code(name),
    means,
    code(pattern),
  ]);
  const asks = Object.keys(game.decisions).flatMap((ask) => {
    const asked = examples.asked.get(ask);
    const forms = grammar.forms.filter((form) => form.asks.includes(ask));
    const { window, shows = [] } = game.decisions[ask];
    const rows = forms.map(({ form, means }: ChoiceForm) => {
      const found = examples.choices.get(`${ask} ${form}`);
      return [code(form), means, found === undefined ? '' : `${code(found.choice)}: ${found.label}`];
    });
    return [
      `### ${code(ask)}`,
      '',
      ...(asked === undefined ? [] : [`“${asked.prompt}”`, '']),
      ...(shows.length === 0 ? [] : [`Shows in \`about\`: ${shows.map(code).join(', ')}.`, '']),
      ...(window === undefined ? [] : [`A window: ${code(window.pass)} lets it pass.`, '']),
      ...table(['choice', 'what', 'for example'], rows),
      '',
    ];
  });
  return [
    '## Questions and choices',
    '',
    'Words in capitals stand for a value:',
    '',
    ...table(['value', 'what', 'as'], values),
    '',
    ...asks,
  ];
}

function reportsSection({ reports }: Types, examples: Examples): string[] {
  const rows = reports.map((kind) => {
    const properties = (kind['properties'] ?? {}) as { readonly [name: string]: Schema };
    const tell = String(properties['tell']?.['const']);
    const inside = fields(kind, ['tell']).map(([name, type, about]) =>
      about === '' ? `${name} ${type}` : `${name} ${type} (${about.replace(/\.$/, '')})`,
    );
    return [code(tell), inside.join(', '), examples.reports.get(tell)?.text ?? ''];
  });
  return [
    '## Reports',
    '',
    'What happened, as `face` of a report, by its `tell`; the sentence is what people read.',
    '',
    ...table(['tell', 'fields', 'for example'], rows),
    '',
  ];
}

function optionsSection(game: AnyGame): string[] {
  const rows = Object.entries(game.options).map(([name, declared]) => [
    code(name),
    describeOption(declared),
    declared.help,
  ]);
  return [
    '## Options',
    '',
    'Given as `options` when a table is opened.',
    '',
    ...table(['option', 'value', 'what'], rows),
    '',
  ];
}

/** The page of a game. */
export function pageOf(game: AnyGame, types: Types, grammar: ChoiceGrammar, examples: Examples): string {
  return [
    `# ${game.title} for programmers`,
    '',
    `How a program sees and plays ${game.title}: what stands in \`view.table\`, what it is asked, how choices are written,`,
    'what it is told. Made from the types of the rules and from matches by `npm run describe`; a test holds that both',
    `agree. The same as JSON Schema: \`GET /api/games/${game.name}/schema\`. How messages travel: docs/protocol.md.`,
    '',
    ...choicesSection(game, grammar, examples),
    ...tableSection(types, examples),
    ...reportsSection(types, examples),
    ...optionsSection(game),
  ].join('\n');
}
