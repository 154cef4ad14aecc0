// Descriptions of games, whole.

import { formPattern } from '@bridgefront/kernel';
import type { AnyGame, ChoiceGrammar } from '@bridgefront/kernel';
import { games } from '../../apps/server/src/games.ts';
import { examplesOf } from './examples.ts';
import { pageOf } from './page.ts';
import { schemaOf } from './schema.ts';
import { readTypes } from './types.ts';

/** The grammar of a game's choices. */
export async function grammarOf(game: string): Promise<ChoiceGrammar> {
  const { grammar } = (await import(`../../games/${game}/rules/text/grammar.ts`)) as {
    grammar: ChoiceGrammar;
  };
  return grammar;
}

/** Says in which form of a grammar a choice is written at a question; null: in none. */
export function formsOf(grammar: ChoiceGrammar): (ask: string, choice: string) => string | null {
  const forms = grammar.forms.map((form) => ({ ...form, pattern: new RegExp(formPattern(form, grammar)) }));
  return (ask, choice) =>
    forms.find(({ asks, pattern }) => asks.includes(ask) && pattern.test(choice))?.form ?? null;
}

/** What is written into a game's folder. */
export interface Described {
  /** PROTOCOL.md */
  readonly page: string;
  /** schema.json */
  readonly schema: string;
}

/** Describes these games; equal code gives equal texts. */
export async function describeGames(names: readonly string[]): Promise<ReadonlyMap<string, Described>> {
  const types = readTypes(names);
  const described = new Map<string, Described>();
  for (const name of names) {
    const game = games.get(name) as AnyGame;
    const grammar = await grammarOf(name);
    const examples = examplesOf(game, formsOf(grammar));
    const read = types.get(name);
    if (read === undefined) throw new Error(`The types of ${name} were not read.`);
    described.set(name, {
      page: pageOf(game, read, grammar, examples),
      schema: `${JSON.stringify(schemaOf(game, read, grammar, examples), null, 1)}\n`,
    });
  }
  return described;
}
