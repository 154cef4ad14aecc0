// Rules at build time: `import('…/SPEC.md?rules')` gives the blocks of a Markdown file, so that the page needs no reader
// of Markdown.

import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import type { Token } from 'marked';
import type { Plugin } from 'vite';

const query = '?rules';

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
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const blocks = blocksOf(await readFile(file, 'utf8'));
      // A text that is parsed is quicker than a literal, and shorter after compression.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(blocks))});`;
    },
  };
}
