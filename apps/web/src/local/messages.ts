// What the page, the worker that holds matches and the worker in which bots think say to one another.

import type { ThinkingTask, WordedAdvice } from '@bridgefront/bots';
import type { ImaginedStart } from '@bridgefront/hosting';
import type { Answer, CreateMatch, GivenStandingAnswer, MatchInfo, WireRefusal } from '@bridgefront/protocol';
import type { Outgoing } from '../source/reconnecting-socket.ts';
import type { Supposition } from '../board/messages.ts';
import type { BoardNote, BoardWish } from './boards.ts';
import type { LessonWish } from './new-match.ts';
import type { Thought } from './table.ts';

interface Done {
  readonly done: true;
}

interface OfMatch {
  readonly match: string;
}

/**
 * What can be asked of this device about its matches, and what is answered. Names that a server has too mean the same
 * here, so that the page need not know where a match runs.
 */
export interface Questions {
  /** `people`: the names of those who sit at the device, in the order of their seats. */
  createMatch: {
    given: { readonly wish: CreateMatch; readonly people: readonly string[] };
    answer: MatchInfo;
  };
  /** The match of a record, which is over; what is wrong with it is said in one sentence. */
  readIn: { given: { readonly record: unknown }; answer: MatchInfo };
  /** A lesson, which is a match that nobody keeps. `person`: the name of who learns. */
  beginLesson: { given: { readonly wish: LessonWish; readonly person: string }; answer: MatchInfo };
  /** The private board of a seat at a match, as it was left; refused where there is none. */
  getBoard: { given: OfMatch; answer: BoardNote };
  /** A private board, in place of the one before. */
  beginBoard: { given: { readonly wish: BoardWish }; answer: MatchInfo };
  keepNotes: { given: OfMatch & { readonly notes: string }; answer: Done };
  /** On a board a seat does what a time-out would make of it, in a puzzle what the bots there would. */
  passFor: { given: OfMatch & { readonly seat: number }; answer: Done };
  /** On a board: where it began, and all that has been chosen on it. */
  getSupposition: { given: OfMatch; answer: Supposition };
  /** On a board: the last question that has been answered is asked again. */
  goBack: { given: OfMatch; answer: Done };
  getMatch: { given: OfMatch; answer: MatchInfo };
  getView: { given: OfMatch & { readonly seat: number | null }; answer: Pick<Answer<'getView'>, 'document'> };
  getImagined: { given: OfMatch & { readonly seat: number }; answer: ImaginedStart };
  getHint: { given: OfMatch & { readonly seat: number }; answer: Answer<'getHint'> };
  getRecord: { given: OfMatch; answer: Answer<'getRecord'> };
  getRecording: {
    given: OfMatch & { readonly seat: number | null };
    answer: Answer<'getRecording'>;
  };
  fork: {
    given: OfMatch & { readonly at: number; readonly seat: number; readonly bot: string };
    answer: MatchInfo;
  };
  rematch: { given: OfMatch; answer: MatchInfo };
  /** The person of this seat has the device: its view may be followed until it is followed no more. */
  uncover: { given: OfMatch & { readonly seat: number }; answer: MatchInfo };
  /** How a seat answers windows to come. */
  standing: {
    given: OfMatch & { readonly seat: number; readonly answers: readonly GivenStandingAnswer[] };
    answer: Done;
  };
  /** Ends a match without a result. */
  end: { given: OfMatch; answer: MatchInfo };
  /** Removes a match from this device, for good. */
  remove: { given: OfMatch; answer: { readonly removed: true } };
}

/** The name of a question that the page asks its worker. */
export type Question = keyof Questions;

/** From the page to the worker that holds matches. */
export type ToHost =
  /** First: the line to the worker in which bots think. */
  | { readonly kind: 'thinker'; readonly port: MessagePort }
  /** Before advice is asked for: the line to the worker that thinks it out. */
  | { readonly kind: 'adviser'; readonly port: MessagePort }
  | { readonly kind: 'live'; readonly message: Outgoing }
  | { readonly kind: 'ask'; readonly id: number; readonly name: Question; readonly given: unknown };

/** And back. */
export type FromHost =
  /** A message of a host, as text. */
  | { readonly kind: 'live'; readonly message: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'refusal'; readonly id: number; readonly refusal: WireRefusal }
  /** The browser could not keep a change: what is chosen lasts as long as the page. */
  | { readonly kind: 'not-kept' };

/** From the worker that holds matches to the one in which bots think; no bot: advice is asked for. */
export interface ToThinker {
  readonly id: number;
  readonly bot: string | null;
  readonly task: ThinkingTask;
}

/** And back; null: it failed. */
export interface FromThinker {
  readonly id: number;
  readonly answer: Thought | WordedAdvice | null;
}
