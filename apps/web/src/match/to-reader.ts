// A sentence of the log, which names everybody, said to one of them: `Ann’s Tower falls` is `your Tower falls`.

import type { MatchContext } from '@bridgefront/page/match-context.ts';

const irregular: ReadonlyMap<string, string> = new Map([
  ['has', 'have'],
  ['is', 'are'],
  ['was', 'were'],
  ['dies', 'die'],
  ['lies', 'lie'],
]);

// What somebody does, as it is said to them.
function said(verb: string): string {
  const known = irregular.get(verb);
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(?:s|sh|ch|x|o)es$/.test(verb) && !/[^s]ses$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

// Of words behind an `and` only these are surely a second thing that is done.
const second = /\b(and) (deals|discards|draws|gains|gets|goes|has|is|loses|moves|pays|puts|takes|wins)\b/g;

// Where nobody else is named, what is theirs is the reader's.
function toThem(deed: string, others: readonly string[]): string {
  return others.some((name) => deed.includes(name)) ? deed : deed.replaceAll(/\btheir\b/g, 'your');
}

/**
 * A sentence of the log beside the sign of whoever it begins with: whose a piece is need not be said again; what is the
 * reader's own is said to them.
 */
export function besideMark(
  text: string,
  who: string,
  reader: string,
  others: readonly string[] = [],
): string {
  const rest = who !== '' && text.startsWith(`${who}’s `) ? text.slice(who.length + 3) : text;
  const mine =
    reader === ''
      ? rest
      : rest
          .split(/(?<=[.;:] )/)
          .map((one) =>
            one.startsWith(`${reader} `) ? `{0}${toThem(one.slice(reader.length), others)}` : one,
          )
          .join('')
          .replaceAll(`${reader}’s`, '{0}’s');
  const said = spoken(mine, 0, () => reader);
  return said.replace(/(?<=^|[.] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** A sentence of the log to whoever reads this match, beside the sign of `who`. */
export function forReader(
  { source, nameOf }: Pick<MatchContext, 'source' | 'nameOf'>,
  text: string,
  who: string,
): string {
  const others = (source.document.peek()?.host.names ?? []).filter((_, seat) => seat !== source.seat);
  return besideMark(text, who, source.seat === null ? '' : nameOf(source.seat), others);
}

/** The sentence, with `{0}` for the name of seat 0, to the reader in a seat; it begins small where it begins with them. */
export function toReader(text: string, seat: number, nameOf: (seat: number) => string): string {
  // Where nobody else is named, what is theirs is the reader's.
  const alone = text.split(`{${seat}}`).length === 2 && text.indexOf('{') === text.lastIndexOf('{');
  const own = alone && text.startsWith(`{${seat}} `) ? text.replaceAll(/\btheir\b/g, 'your') : text;
  return spoken(own, seat, nameOf);
}

function spoken(text: string, seat: number, nameOf: (seat: number) => string): string {
  const mine = `{${seat}}`;
  const sentences = text.split(/(?<=[.;:] )/).map((sentence, at, all) => {
    if (!sentence.startsWith(mine)) return sentence;
    const you = all[at - 1]?.endsWith('. ') === true ? 'You' : 'you';
    if (sentence.startsWith(`${mine}’s`)) return `${you}r${sentence.slice(mine.length + 2)}`;
    const rest = sentence.slice(mine.length);
    const done = rest.replace(
      /^( with .+?(?= attacks ))? (\p{L}+)/u,
      (_, force: string | undefined, verb: string) => `${force ?? ''} ${said(verb)}`,
    );
    return `${you}${done.replace(second, (_, and: string, verb: string) => `${and} ${said(verb)}`)}`;
  });
  return sentences
    .join('')
    .replaceAll(new RegExp(`\\{${seat}\\}’s(?=[.,;:]|$)`, 'g'), 'yours')
    .replaceAll(`${mine}’s`, 'your')
    .replaceAll(mine, 'you')
    .replace(/\{(\d+)\}/g, (_, of: string) => nameOf(Number(of)));
}
