// The JSON Schema of what a game shows to a program: its view, reports, choices and options.

import { formPattern } from '@bridgefront/kernel';
import type { AnyGame, ChoiceGrammar, OptionDeclaration } from '@bridgefront/kernel';
import type { Examples } from './examples.ts';
import type { Schema, Types } from './types.ts';

const seat = { type: 'integer', minimum: 0, description: 'The number of a seat, from 0.' };
const choice = { $ref: '#/$defs/Choice' };

function optionSchema({ help, default: standard, ...declared }: OptionDeclaration): Schema {
  const common = { description: help, default: standard };
  if (declared.type === 'bool') return { type: 'boolean', ...common };
  if (declared.type === 'choice') return { enum: declared.values, ...common };
  if (declared.type === 'text') return { type: 'string', maxLength: declared.maxLength, ...common };
  const { min, max } = declared;
  const number = { type: 'integer', minimum: min, maximum: max };
  if (declared.type === 'int') return { ...number, ...common };
  return { type: 'array', items: number, minItems: declared.length, maxItems: declared.length, ...common };
}

// A question shows what everybody may know of what it is about.
function aboutSchema(game: AnyGame, ask: string, about: Schema): Schema | null {
  const shows = game.decisions[ask]?.shows ?? [];
  if (shows.length === 0) return null;
  const all = (about['properties'] ?? {}) as { readonly [name: string]: Schema };
  const properties = Object.fromEntries(shows.map((name) => [name, all[name] ?? {}]));
  return { type: 'object', properties, additionalProperties: false };
}

function questionSchema(game: AnyGame, ask: string, bindings: Schema): Schema {
  const about = aboutSchema(game, ask, bindings);
  const window = game.decisions[ask]?.window;
  const mine = {
    type: 'object',
    properties: {
      prompt: { type: 'string', description: 'What to do, in words.' },
      plan: { type: 'array', items: choice, description: 'The choices made so far.' },
      choices: { type: 'array', items: choice, description: 'What may be chosen next.' },
    },
    required: ['prompt', 'plan', 'choices'],
    additionalProperties: false,
  };
  const asked = {
    type: 'object',
    properties: { seat, sealed: { type: 'boolean' } },
    required: ['seat', 'sealed'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: {
      ask: { const: ask },
      seats: { type: 'array', items: asked },
      ...(about === null ? {} : { about }),
      ...(window === undefined ? {} : { pass: { const: window.pass } }),
      mine: { anyOf: [mine, { type: 'null' }] },
    },
    required: ['ask', 'seats', ...(about === null ? [] : ['about']), 'mine'],
    additionalProperties: false,
  };
}

function choiceSchema(grammar: ChoiceGrammar): Schema {
  const byPattern = Map.groupBy(grammar.forms, (form) => formPattern(form, grammar));
  return {
    type: 'string',
    anyOf: [...byPattern].map(([pattern, forms]) => ({
      title: forms[0].form,
      pattern,
      description: [...new Set(forms.map(({ asks, means }) => `${asks.join(', ')}: ${means}`))].join('; '),
    })),
  };
}

function reportSchema(kind: Schema, examples: Examples): Schema {
  const properties = (kind['properties'] ?? {}) as { readonly [name: string]: Schema };
  const tell = String(properties['tell']?.['const']);
  const found = examples.reports.get(tell);
  return found === undefined ? kind : { description: found.text, ...kind, examples: [found.face] };
}

/** The whole schema of a game; it describes the `view` of a document. */
export function schemaOf(game: AnyGame, types: Types, grammar: ChoiceGrammar, examples: Examples): Schema {
  const options = Object.entries(game.options).map(([name, declared]) => [name, optionSchema(declared)]);
  const questions = Object.entries(types.asks).map(([ask, about]) => questionSchema(game, ask, about));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: game.title,
    description: `What a seat of ${game.title} is shown: the view of a document. Reports, choices and options are among the definitions.`,
    type: 'object',
    properties: {
      game: { const: game.name },
      seat: { anyOf: [seat, { type: 'null' }] },
      table: { $ref: '#/$defs/Table' },
      decision: { anyOf: [{ $ref: '#/$defs/Decision' }, { type: 'null' }] },
      outcome: { anyOf: [{ $ref: '#/$defs/Outcome' }, { type: 'null' }] },
    },
    required: ['game', 'seat', 'table', 'decision', 'outcome'],
    additionalProperties: false,
    $defs: {
      Table: { ...types.table, examples: [examples.table] },
      Decision: { anyOf: questions },
      Choice: choiceSchema(grammar),
      Report: { anyOf: types.reports.map((kind) => reportSchema(kind, examples)) },
      Outcome: {
        type: 'object',
        properties: {
          winners: { type: 'array', items: seat },
          ranking: { type: 'array', items: { type: 'array', items: seat } },
          reason: { type: 'string' },
        },
        required: ['winners', 'ranking', 'reason'],
        additionalProperties: false,
      },
      Options: { type: 'object', properties: Object.fromEntries(options), additionalProperties: false },
      ...types.named,
    },
  };
}
