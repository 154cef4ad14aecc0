// Random matches read aloud: whatever a player reads in them must be words, and labels must tell choices apart.

import { collect, createEngine, faceFor, openSeats, pickOne, seedRandom, sureMatch } from '../src/index.ts';
import type { Choice, Engine, Face, Game, Json, Match, Random, Report, Seat } from '../src/index.ts';
import { expect } from 'vitest';

/** The matches to read. */
export interface Reading {
  readonly seats: number;
  readonly seeds: readonly string[];
  readonly options?: { readonly [name: string]: Json };
  /** A match is left after so many choices; none: it is read to its end. */
  readonly most?: number;
  /** What else must never be printed. */
  readonly never?: RegExp;
}

// Notation of choices, coordinates, names of settings and slugs, and what a program leaves where a word is missing.
const unfit = [
  /undefined|NaN|null|\[object|true|false/,
  /\b[a-z]+:[^\s]/,
  /(?<![\d,])-?\d,-?\d|~/,
  /\b[a-z]+_[a-z]+|\b[a-z]+[A-Z]\w*/,
  /\s{2}|\.\.|^\s|\s$|^$/,
  /\s[,.;:!?]/,
  /\ba (?:[aeio]|u[^ns])|\ban [^aeiouhAEIOUHFLMNRSX8“]/,
  /\b1 (?:[a-z]+ )?(?:cards|Forces|points|units|figures|dice|hexes|turns|rounds|steps|places)\b/,
  /\bthe own\b|a card by a card/i,
  /\b([a-z]{2,}) \1\b/i,
  /\ba [AEIO][a-z]|\ban [BCDGJKPQTVWYZ][a-z]/,
  // The same thing twice in a list, where its number belongs, and two numbers side by side.
  /(?:^|[:;,–] |and )([A-Za-z][^,;:.–]*?)(?:,| and|;) \1(?=[,;.]| and|$)/,
  /\d \d/,
];

// What happens none of is no news.
const nothing =
  /\b0 (?:Forces?|damage|gold|cards?|figures?|lore|life|health|supply|mana|VP|HP|places?|steps?|dice)\b/;

interface Read<S> {
  readonly engine: Engine<S>;
  readonly names: readonly string[];
  readonly slugs: ReadonlySet<string>;
  /** What has been read already. */
  readonly known: Set<string>;
  readonly never: RegExp | undefined;
  /** Kinds of reports that were told. */
  readonly heard: Set<string>;
}

function mustBeWords<S>({ slugs, known, never }: Read<S>, text: string, what: string): void {
  if (known.has(text)) return;
  known.add(text);
  for (const pattern of unfit) expect(text, what).not.toMatch(pattern);
  const kebab = text.match(/(?<![\w-])[a-z]+(?:-[a-z]+)+(?![\w-])/g) ?? [];
  expect(
    kebab.filter((word) => slugs.has(word)),
    `ids in ${what}`,
  ).toEqual([]);
  if (never !== undefined) expect(text, what).not.toMatch(never);
}

function readQuestion<S>(read: Read<S>, match: Match<S>, seat: Seat, legal: readonly Choice[]): void {
  const { decision, state } = match;
  if (decision === null) return;
  const { describe } = read.engine.game;
  const where = `${decision.ask} after ${JSON.stringify(decision.plans[seat])}`;
  mustBeWords(read, describe.prompt(state, seat, decision), `prompt of ${where}`);
  const labels = legal.map((choice) => describe.choice(state, seat, choice, decision));
  for (const [at, label] of labels.entries()) mustBeWords(read, label, `${legal[at]} in ${where}`);
  expect(
    labels.filter((label, at) => labels.indexOf(label) !== at),
    `labels that are the same in ${where}`,
  ).toEqual([]);
}

function readReports<S>(read: Read<S>, match: Match<S>, reports: Report[]): void {
  const { describe } = read.engine.game;
  for (const report of reports)
    for (const viewer of [null, ...read.names.keys()]) {
      const face = faceFor(report, viewer);
      if (face === null) continue;
      read.heard.add(face.tell);
      const sentence = describe.report(face, (seat) => read.names[seat], match.state);
      mustBeWords(read, sentence, JSON.stringify(face));
      expect(sentence, JSON.stringify(face)).not.toMatch(nothing);
      expect(sentence, JSON.stringify(face)).toMatch(/^[A-Z0-9].*[.!?]$/);
    }
  reports.length = 0;
}

// A choice that another question offered: why it is refused here is said in words too.
function readRefusal<S>(
  read: Read<S>,
  match: Match<S>,
  seat: Seat,
  legal: readonly Choice[],
  old: Choice,
): void {
  if (legal.includes(old)) return;
  const refused = read.engine.choose(read.engine.copy(match), seat, old);
  if (refused !== null) mustBeWords(read, refused.message, `refusal of ${old}`);
}

function readMatch<S>(read: Read<S>, match: Match<S>, first: Report[], random: Random, most: number): void {
  const reports = first;
  const seen: Choice[] = [];
  for (let made = 0; made < most; made++) {
    readReports(read, match, reports);
    const { decision } = match;
    if (decision === null) return;
    const seat = pickOne(random, openSeats(decision));
    const legal = read.engine.choices(match, seat);
    readQuestion(read, match, seat, legal);
    if (seen.length > 0) readRefusal(read, match, seat, legal, pickOne(random, seen));
    const choice = pickOne(random, legal);
    seen.push(choice);
    expect(read.engine.choose(match, seat, choice, collect(reports))).toBeNull();
  }
}

/**
 * Plays random matches and expects that nothing a player reads in them is an id, a coordinate or unlike a sentence.
 * `slugs`: names of the game's things for programs, of which those with hyphens are looked for. Returns the kinds of reports that
 * were told.
 */
export function readAloud<S, V extends Json, F extends Face>(
  game: Game<S, V, F>,
  slugs: Iterable<string>,
  { seats, seeds, options = {}, most = Infinity, never }: Reading,
): ReadonlySet<string> {
  const engine = createEngine(game as Game<S>);
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'].slice(0, seats);
  const read = {
    engine,
    names,
    slugs: new Set(slugs),
    known: new Set<string>(),
    heard: new Set<string>(),
    never,
  };
  for (const seed of seeds) {
    const reports: Report[] = [];
    const match = sureMatch(engine, options, seats, seed, collect(reports));
    readMatch(read, match, reports, seedRandom(`read ${seed}`), most);
  }
  return read.heard;
}
