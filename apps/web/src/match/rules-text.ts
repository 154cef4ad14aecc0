// A game's rules as blocks with ids, and the search over them.

import type { Token, Tokens } from 'marked';

/** A place in the rules that can be found and jumped to: a heading, a paragraph, an item, a row of a table. */
export interface RuleEntry {
  /** Names its element in the panel. */
  readonly key: string;
  /** As written in the rules: `G-05`, `rule-12.3`. */
  readonly ids: readonly string[];
  /** Plain text. */
  readonly text: string;
  /** 2 or 3 for headings, 0 for all others. */
  readonly depth: number;
}

/** Rules, read. */
export interface Rules {
  readonly tokens: readonly Token[];
  readonly entries: readonly RuleEntry[];
  /** The entry that a token is. */
  readonly entryOf: ReadonlyMap<object, RuleEntry>;
}

const anchor = /<a id="([\w.-]+)">/g;

/** The ids that a piece of HTML sets. */
function idsIn(html: string): readonly string[] {
  return [...html.matchAll(anchor)].flatMap(([, id]) => id ?? []);
}

const escapes: { readonly [entity: string]: string } = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Text without the escapes that the reader of Markdown puts in. */
export function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => escapes[entity] ?? entity);
}

function childrenOf(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  return 'tokens' in token ? (token.tokens ?? []) : [];
}

/** The text of a token without any marks. */
export function plainOf(token: Token): string {
  if (token.type === 'html') return '';
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows]
      .map((row) => row.map((cell) => cell.tokens.map(plainOf).join('')).join(' '))
      .join(' ');
  }
  const children = childrenOf(token);
  if (children.length > 0) return children.map(plainOf).join('');
  return 'text' in token && typeof token.text === 'string' ? unescaped(token.text) : '';
}

function idsOf(token: Token): readonly string[] {
  return token.type === 'html' ? idsIn(token.raw) : childrenOf(token).flatMap(idsOf);
}

/** Reads what `lexer` of marked makes of the rules. */
export function readRules(tokens: readonly Token[]): Rules {
  const entries: RuleEntry[] = [];
  const entryOf = new Map<object, RuleEntry>();
  let waiting: readonly string[] = [];
  const add = (token: object, ids: readonly string[], text: string, depth = 0): void => {
    const entry = { key: `r${entries.length}`, ids: [...waiting, ...ids], text: text.trim(), depth };
    entryOf.set(token, entry);
    entries.push(entry);
    waiting = [];
  };
  for (const token of tokens) {
    const anchors = token.type === 'html' || (token.type === 'paragraph' && plainOf(token).trim() === '');
    if (anchors) waiting = [...waiting, ...idsOf(token)];
    else if (token.type === 'heading')
      add(token, idsOf(token), plainOf(token), (token as Tokens.Heading).depth);
    else if (token.type === 'list') {
      for (const item of (token as Tokens.List).items) add(item, idsOf(item), plainOf(item));
    } else if (token.type === 'table') {
      for (const row of (token as Tokens.Table).rows)
        add(row, [], row.map((cell) => cell.tokens.map(plainOf).join('')).join(' · '));
    } else if (token.type !== 'space' && token.type !== 'hr') add(token, idsOf(token), plainOf(token));
  }
  return { tokens, entries, entryOf };
}

const diagram = /^<!-- diagram ([a-z-]+) -->\s*$/;

/** The diagram that a line of the text names; null: it names none. */
export function diagramIn(line: string): string | null {
  return diagram.exec(line)?.[1] ?? null;
}

/** The ids of a rule as its margin shows them: `§12.5`, `S-59`; none for what is no rule. */
export function shownIds({ ids }: RuleEntry): string {
  return ids
    .filter((id) => /^(?:rule-[\d.]+|[A-Z]+-\d+)$/.test(id))
    .map((id) => id.replace('rule-', '§'))
    .join(' ');
}

/** An id as players may type it: `§12.3`, `g-5`, `G05`, `CA 12`; all spellings of one come out alike. */
function asId(query: string): string {
  const section = /^§\s*([\d.]+)$/.exec(query)?.[1];
  if (section !== undefined) return `rule-${section}`;
  return query.replace(/^([a-z]{1,3})[- ]?0*(\d{1,3})$/, '$1-$2');
}

/** The entry with this id; null if there is none. */
export function entryWithId(rules: Rules, id: string): RuleEntry | null {
  const wanted = asId(id.trim().toLowerCase());
  return rules.entries.find(({ ids }) => ids.some((other) => asId(other.toLowerCase()) === wanted)) ?? null;
}

/** What holds all words of the search, the rule with that id first. */
export function searchRules(rules: Rules, query: string): readonly RuleEntry[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const named = entryWithId(rules, query);
  const found = rules.entries.filter((entry) => {
    const text = entry.text.toLowerCase();
    return entry !== named && words.every((word) => text.includes(word));
  });
  return named === null ? found : [named, ...found];
}

/** Few enough to stand above the rules that were found. */
const mostCards = 8;

/** The cards whose name has all words of the search; none for less than three letters. */
export function cardsNamed<C extends { readonly name: string }>(
  cards: readonly C[],
  query: string,
): readonly C[] {
  const wanted = query.trim().toLowerCase();
  if (wanted.length < 3) return [];
  const words = wanted.split(/\s+/);
  return cards
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, mostCards);
}

/** The part of a text around a search, or else around the first word of it: before it, itself, behind it. */
export function snippet(text: string, query: string): readonly [string, string, string] {
  const lower = text.toLowerCase();
  const whole = query.trim();
  const word = lower.includes(whole.toLowerCase()) ? whole : (whole.split(/\s+/)[0] ?? '');
  const at = word === '' ? -1 : lower.indexOf(word.toLowerCase());
  if (at < 0) return [text.slice(0, 110), '', ''];
  const from = Math.max(0, at - 40);
  return [
    `${from > 0 ? '…' : ''}${text.slice(from, at)}`,
    text.slice(at, at + word.length),
    text.slice(at + word.length, at + 90),
  ];
}
