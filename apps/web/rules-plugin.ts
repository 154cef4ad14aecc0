// Rules at build time: `import('…/SPEC.md?rules')` gives the blocks of a Markdown file as people read it, `?programs` what
// it says to programs alone, `?whole` all of it; so the page needs no reader of Markdown.

import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import type { Token } from 'marked';
import type { Plugin } from 'vite';
import { textForPlayers, textForPrograms } from './rules-for-players.ts';

/** What each query takes of a text. */
const parts: { readonly [query: string]: (text: string) => string } = {
  rules: textForPlayers,
  programs: textForPrograms,
  whole: (text) => text,
};

/** The parts of a token that the page draws; where text stands in its parts, it is not kept twice. */
const kept = new Set(['type', 'tokens', 'text', 'depth', 'ordered', 'items', 'header', 'rows', 'href']);

function slim(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isSpace(item)).map(slim);
  if (typeof value !== 'object' || value === null) return value;
  const token = value as { readonly [field: string]: unknown };
  const inside = ['tokens', 'items', 'rows'].some((field) => Array.isArray(token[field]));
  const fields = Object.entries(token).filter(([name]) => {
    return kept.has(name) ? name !== 'text' || !inside : name === 'raw' && token['type'] === 'html';
  });
  return Object.fromEntries(fields.map(([name, part]) => [name, slim(part)]));
}

function isSpace(item: unknown): boolean {
  return typeof item === 'object' && item !== null && (item as Token).type === 'space';
}

/** The blocks of a Markdown text. */
export function blocksOf(text: string): readonly Token[] {
  return slim(marked.lexer(text)) as readonly Token[];
}

/** Turns rules into a module that exports their blocks. */
export function rulesPlugin(): Plugin {
  return {
    name: 'rules',
    enforce: 'pre',
    async load(id) {
      const [file = '', query = ''] = id.split('?');
      const part = file.endsWith('.md') ? parts[query] : undefined;
      if (part === undefined) return null;
      this.addWatchFile(file);
      const blocks = blocksOf(part(await readFile(file, 'utf8')));
      // A text that is parsed is quicker than a literal, and shorter after compression.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(blocks))});`;
    },
  };
}
