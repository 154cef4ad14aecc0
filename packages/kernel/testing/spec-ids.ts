// Rule ids: which ones a game's SPEC.md declares, and which ones a text cites.

/** A rule's id as its SPEC.md spells it, and the line on which the rule stands (from 1). */
export interface Declared {
  readonly id: string;
  readonly line: number;
  /** False for notes, in italics: points of the draft without a rule of their own. */
  readonly rule: boolean;
}

/** What a game's tests leave open. */
export interface Coverage {
  readonly rules: number;
  readonly missing: readonly Declared[];
  /** Ids that tests cite and that the SPEC does not declare; only of series that it uses. */
  readonly unknown: readonly string[];
}

// A rule opens its line: list mark, anchors, then its ids in bold brackets (in italics for a note).
const opening = /^\s*(?:[-*]\s+|\d+\.\s+|#+\s+)?(?:<a id="[^"]*"><\/a>)*(\*\*|\*)\[([^\]]+)\]\1/;
const anyId = /§\d+(?:\.\d+)?|\b[A-Z]{1,3}-\d+\b/g;
const rangeMark = String.raw`\s*(?:\.\.\.?|…|–)\s*`;
const letterRange = new RegExp(
  String.raw`\b([A-Z]{1,3})-(\d+)(?:${rangeMark}(?:\1-)?|\s+to\s+\1-)(\d+)\b`,
  'g',
);
const sectionRange = new RegExp(String.raw`§(\d+\.)?(\d+)${rangeMark}§?\1?(\d+)(?![.\d]*\d)`, 'g');
/** Longer ranges are no ranges of rules. */
const longestRange = 200;

/** One form for every spelling of an id: `S-7` and `S-07` are the same rule. */
function normal(id: string): string {
  const [, series, number] = /^([A-Z]+-)0*(\d+)$/.exec(id) ?? [];
  return series === undefined ? id : `${series}${number}`;
}

/** The ids that a SPEC declares, in its order; an id counts where a line begins with it in brackets. */
export function declaredIds(spec: string): Declared[] {
  return spec.split('\n').flatMap((text, index) => {
    const [, mark, inside] = opening.exec(text) ?? [];
    const ids = inside?.match(anyId) ?? [];
    return ids.map((id) => ({ id, line: index + 1, rule: mark === '**' }));
  });
}

function addRange(ids: Set<string>, prefix: string, from: number, to: number): void {
  if (to - from > longestRange) return;
  for (let number = from; number <= to; number++) ids.add(`${prefix}${number}`);
}

/** Every id in a text, those inside ranges such as `S-25..S-31` included. Citing §12.5 cites §12 as well. */
export function citedIds(text: string): Set<string> {
  const ids = new Set((text.match(anyId) ?? []).map(normal));
  for (const [, series, from, to] of text.matchAll(letterRange)) {
    addRange(ids, `${series}-`, Number(from), Number(to));
  }
  for (const [, chapter = '', from, to] of text.matchAll(sectionRange)) {
    addRange(ids, `§${chapter}`, Number(from), Number(to));
  }
  for (const id of ids) if (id.includes('.')) ids.add(id.slice(0, id.indexOf('.')));
  return ids;
}

function series(id: string): string {
  return id.startsWith('§') ? '§' : id.slice(0, id.indexOf('-'));
}

/** Compares what a SPEC declares with what its tests cite. */
export function coverage(spec: string, tests: string): Coverage {
  const declared = declaredIds(spec);
  const cited = citedIds(tests);
  const known = new Set(declared.map(({ id }) => normal(id)));
  const used = new Set(declared.map(({ id }) => series(id)));
  const rules = declared.filter(({ rule }) => rule);
  return {
    rules: rules.length,
    missing: rules.filter(({ id }) => !cited.has(normal(id))),
    unknown: [...cited].filter((id) => used.has(series(id)) && !known.has(id)).sort(),
  };
}
