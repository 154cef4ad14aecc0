// Mutants of a source text: small faults, each in one place, as somebody might make them.

import { stripTypeScriptTypes } from 'node:module';

/** One fault: what stands at this place of the text instead. */
export interface Mutant {
  readonly line: number;
  readonly from: number;
  readonly was: string;
  readonly is: string;
}

// What is looked for, and what may stand there instead.
const faults: readonly (readonly [RegExp, (found: string) => readonly string[]])[] = [
  [/ (?:===|!==) /g, (found) => [found.includes('!') ? ' === ' : ' !== ']],
  [/ <= /g, () => [' < ', ' > ']],
  [/ >= /g, () => [' > ', ' < ']],
  [/ < /g, () => [' <= ', ' >= ']],
  [/ > /g, () => [' >= ', ' <= ']],
  [/ && /g, () => [' || ']],
  [/ \|\| /g, () => [' && ']],
  [/ \+ /g, () => [' - ']],
  [/ - /g, () => [' + ']],
  [/ \* /g, () => [' / ']],
  [/ (?:\+=|-=) /g, (found) => [found.includes('+') ? ' -= ' : ' += ']],
  [/\+\+|--/g, (found) => [found === '++' ? '--' : '++']],
  [/!(?=[\w(#])/g, () => ['']],
  [/\btrue\b|\bfalse\b/g, (found) => [found === 'true' ? 'false' : 'true']],
  [/(?<![\w.$#])\d[\d_]*(?![\w.])/g, (found) => [String(Number(found.replaceAll('_', '')) + 1)]],
  [/\.some\(|\.every\(/g, (found) => [found === '.some(' ? '.every(' : '.some(']],
  [/Math\.(?:max|min)\(/g, (found) => [found.includes('max') ? 'Math.min(' : 'Math.max(']],
  [/\.findLastIndex\(|\.findLast\(/g, (found) => [found.replace('Last', '')]],
  [/(?<=\bif )\([^\n]*?\)(?= return\b| \{$|$)/gm, () => ['(true)', '(false)']],
  // A statement that is left out.
  [
    /^ +(?:(?:void |await )?[\w.#?]+\([^\n]*\)|[\w.#]+ (?:=|\+=|-=) [^\n]*|[\w.#]+(?:\+\+|--));$/gm,
    () => [''],
  ],
];

// The text with everything blanked that is no code: comments, and what stands in quotes.
function codeOf(text: string): string {
  const blank = (found: string): string => found.replace(/[^\n]/g, '_');
  return text.replace(
    /\/\*[^]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    blank,
  );
}

/** The text with the fault in it. */
export function planted(text: string, { from, was, is }: Mutant): string {
  return text.slice(0, from) + is + text.slice(from + was.length);
}

// What is left when types are taken away; null: it is no program.
function program(text: string): string | null {
  try {
    return stripTypeScriptTypes(text, { mode: 'strip' }).replace(/\s+/g, ' ');
  } catch {
    return null;
  }
}

/** All mutants of the text that are programs and others than it. */
export function mutantsOf(text: string): readonly Mutant[] {
  const code = codeOf(text);
  const whole = program(text);
  const found = faults.flatMap(([pattern, others]) =>
    [...code.matchAll(pattern)].flatMap(({ index, 0: matched }): Mutant[] =>
      others(matched).map((is) => ({
        line: text.slice(0, index).split('\n').length,
        from: index,
        was: text.slice(index, index + matched.length),
        is,
      })),
    ),
  );
  return found
    .filter((mutant) => ![null, whole].includes(program(planted(text, mutant))))
    .toSorted((a, b) => a.from - b.from);
}
