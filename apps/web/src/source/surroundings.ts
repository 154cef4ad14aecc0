// What the match needs of the page around it: settings that stay, whether anybody looks, and a voice.

import { announce } from '@bridgefront/page/ui/announce.ts';
import { paces } from '@bridgefront/page/reveal/pace.ts';
import type { Pace } from '@bridgefront/page/match-context.ts';
import type { SightsKept } from '../playback/sights.ts';
import type { GivenStandingAnswer } from '@bridgefront/protocol';
import { keepStanding } from './standing.ts';

/** How many reports there were at some moment of a table, as this device keeps it. */
export interface KeptCount {
  read(): number | null;
  keep(reports: number): void;
}

/** What a match is told about its page. */
export interface Surroundings {
  pace(): Pace;
  keepPace(pace: Pace): void;
  /** Where what has been seen of a game is kept. */
  sights(game: string): SightsKept;
  hidden(): boolean;
  /** Where it is kept how many reports there had been when the reader last did something there. */
  lastAct(match: string, seat: number | null): KeptCount;
  announce(text: string): void;
  /** Keeps what the seat answers beforehand; why it cannot, or an empty text. */
  keepStanding(match: string, seat: number, answers: readonly GivenStandingAnswer[]): Promise<string>;
}

const paceKey = 'match.pace';

function isPace(value: string | null): value is Pace {
  return paces.some((pace) => pace === value);
}

/** Reads a setting; null where the browser keeps none. */
export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a setting, where the browser allows it. */
export function keepSetting(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Private windows may refuse; the setting then lasts as long as the page.
  }
}

/** Forgets a setting. */
export function forgetSetting(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Where nothing is kept, nothing is to be forgotten.
  }
}

const mostTables = 40;

/** A number for each table, under one key: of the latest tables. One line a table: the match, the seat, and the number. */
export function keptCount(key: string, match: string, seat: number | null): KeptCount {
  const place = `${match} ${seat} `;
  const lines = (): readonly string[] => (readSetting(key) ?? '').split('\n');
  return {
    read() {
      const found = lines().find((line) => line.startsWith(place));
      return found === undefined ? null : Number(found.slice(place.length));
    },
    keep(reports) {
      const others = lines().filter((line) => line !== '' && !line.startsWith(place));
      keepSetting(key, [...others, `${place}${reports}`].slice(-mostTables).join('\n'));
    },
  };
}

/** The page around a match that may be a guided one, whose reveals are slow until another pace is chosen. */
export function surroundingsOf(guided: boolean): Surroundings {
  return {
    ...pageSurroundings,
    pace: () => {
      const usual = pageSurroundings.pace();
      return guided && readSetting(paceKey) === null && usual === 'normal' ? 'slow' : usual;
    },
  };
}

/** The browser's page. */
export const pageSurroundings: Surroundings = {
  pace() {
    const kept = readSetting(paceKey);
    if (isPace(kept)) return kept;
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal';
  },
  keepPace: (pace) => keepSetting(paceKey, pace),
  sights: (game) => ({
    read: () => readSetting(`match.seen.${game}`),
    keep: (text) => keepSetting(`match.seen.${game}`, text),
  }),
  hidden: () => document.visibilityState === 'hidden',
  lastAct: (match, seat) => keptCount('match.acts', match, seat),
  announce: (text) => announce(text),
  keepStanding,
};
