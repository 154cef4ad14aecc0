// Letters: what a call says, in words that name nothing but what everybody at the table knows.

import { botName } from '@bridgefront/bots';
import type { CallFacts } from '../store/calls.ts';
import type { StoredMatch } from '../store/store.ts';

/** A call in words, for every way. */
export interface Letter {
  readonly title: string;
  readonly text: string;
  /** Where the page shows it, without the server's name. */
  readonly path: string;
  /** A later one with the same tag takes the place of an earlier one on a screen. */
  readonly tag: string;
  readonly occasion: CallFacts['occasion'] | 'trial';
  readonly match: string | null;
  readonly game: string | null;
  /** When the time is up, in milliseconds since 1970. */
  readonly deadline: number | null;
}

/** What is put into words. */
export interface Told {
  readonly facts: CallFacts;
  readonly match: StoredMatch;
  /** Who is called. */
  readonly identity: string;
  /** The game's title. */
  readonly title: string;
  readonly deadline: number | null;
  /** In which zone times are said; null: UTC. */
  readonly zone: string | null;
}

/** The others at the table, by the names that it shows. */
export function othersAt({ seats }: StoredMatch, identity: string): string {
  const names = seats
    .filter((seat) => seat.identity !== identity)
    .flatMap(({ name, bot }) => name ?? (bot === null ? [] : [botName(bot)]));
  if (names.length === 0) return 'nobody else yet';
  return new Intl.ListFormat('en').format(names);
}

function timeWords(at: number, zone: string | null): string {
  const words = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone ?? 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return words.format(at);
}

function words({ facts, match, identity, title, deadline, zone }: Told): readonly [string, string] {
  const others = othersAt(match, identity);
  const until = deadline === null ? '' : ` until ${timeWords(deadline, zone)}`;
  const by = facts.by ?? others;
  switch (facts.occasion) {
    case 'turn':
      return [`Your turn: ${title}`, `The table with ${others} waits for you${until}.`];
    case 'deadline':
      return [`Time is short: ${title}`, `The table with ${others} waits for you${until}.`];
    case 'invited':
      return [`Invitation: ${title}`, `${by} keeps a seat for you.`];
    case 'found':
      return [`People are found: ${title}`, `${others} would like to begin: get ready.`];
    case 'rematch':
      return [`Once more: ${title}`, `${by} would like a rematch.`];
    case 'started':
      return [`The match has begun: ${title}`, `You play with ${others}.`];
    case 'ended':
      return [`The match is over: ${title}`, `See how the one with ${others} ended.`];
    case 'chat':
      return [`Somebody wrote: ${title}`, `${by} has said something at your table.`];
  }
}

/** The letter of a call. */
export function letterOf(told: Told): Letter {
  const [title, text] = words(told);
  const { facts, match, deadline } = told;
  const { occasion } = facts;
  // A deadline takes the place of the turn it belongs to.
  const tag = `${occasion === 'deadline' ? 'turn' : occasion} ${match.id}`;
  return { title, text, path: `/m/${match.id}`, tag, occasion, match: match.id, game: match.game, deadline };
}

/** What a trial says. */
export const trialLetter: Letter = {
  title: 'A trial',
  text: 'Calls reach you here.',
  path: '/you',
  tag: 'trial',
  occasion: 'trial',
  match: null,
  game: null,
  deadline: null,
};
