// The match page's services, made from a source and a game's table.

import { notPossible } from '@bridgefront/kernel/refusals';
import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GivenStandingAnswer, WireRefusal } from '@bridgefront/protocol';
import type { SeatReport } from '@bridgefront/viewing';
import type { Change, MatchDocument, Source } from '@bridgefront/page/source.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { matchTexts } from '../texts/match.ts';
import { askingOf, withAnswer } from '@bridgefront/hosting/standing-ways';
import { Acts } from './acts.ts';
import { followMade } from './made-choices.ts';
import type { MadeChoices } from './made-choices.ts';
import { utterance } from './utterance.ts';
import type { PagePlayback } from '../playback/page-playback.ts';
import { RevealPlayback } from '../playback/reveal-playback.ts';
import { createSights } from '../playback/sights.ts';
import type { OpenChoice, Pace, MatchContext } from '@bridgefront/page/match-context.ts';
import { pageSurroundings } from '../source/surroundings.ts';
import type { Surroundings } from '../source/surroundings.ts';
import { isShared } from '../source/my-seat.ts';

/** A page beside the table. */
export type SideTab = 'choices' | 'log' | 'chat' | 'rules';

/** The match with what only the frame around the table needs. */
export interface PageMatchContext extends MatchContext {
  readonly playback: PagePlayback;
  readonly tab: Signal<SideTab>;
  /** On a phone: whether the sheet with the tab lies over the table. */
  readonly sheet: Signal<boolean>;
  /** The last report that had been told at the moment to which somebody looks back; null: nobody does. */
  readonly lookedAt: Signal<number | null>;
  /** How many reports there had been when the reader last did something at this table; null: this device does not know. */
  readonly since: ReadonlySignal<number | null>;
  /** What was made by itself since the reader's own last choice, in words, and what is about to be. */
  readonly made: ReadonlySignal<MadeChoices>;
  /** The reports that choices which were made by themselves began with. */
  isMade(report: number): boolean;
  /** Keeps how the reader is asked; a sentence when that cannot be kept. */
  keepStanding(answers: readonly GivenStandingAnswer[]): Promise<string>;
  /** While one thing is picked and nothing more is planned: what was open before, where this page has seen it. */
  readonly offered: ReadonlySignal<readonly OpenChoice[]>;
  /** Draws a plan on the table as advice. */
  advise(plan: readonly string[] | null): void;
  /** What somebody wants to read in the rules; `again` counts wishes for what was wanted before. */
  readonly rulesAt: ReadonlySignal<{ readonly at: string; readonly again: number }>;
  /** What the reader has chosen at this question since anything was taken back, as far as this page knows. */
  saidAt(question: number): readonly string[];
  close(): void;
}

const nothing: readonly never[] = [];

// The number of the question that the reader is asked; null: none.
function questionFor(document: MatchDocument | null): number | null {
  return (document?.view.decision?.mine ?? null) === null ? null : (document?.host.decision ?? null);
}

function openChoices(source: Source): ReadonlySignal<readonly OpenChoice[]> {
  // Unchanged parts of a document keep their identity: what others do does not make the list anew.
  const choices = computed(() => {
    const document = source.document.value;
    return (document?.host.status === 'live' ? document.view.decision?.mine?.choices : null) ?? nothing;
  });
  return computed(() => labelled(choices.value, source.labels.value));
}

function labelled(choices: readonly string[], labels: readonly string[]): readonly OpenChoice[] {
  return choices.map((choice, index) => ({ choice, label: labels[index] ?? choice }));
}

/**
 * What the open question offered before anything was planned, while a plan is under way: a click on one of these
 * replaces the plan. Who comes back in the middle of one is told what was offered. Empty when nothing is planned.
 */
function insteadOf(source: Source): {
  readonly instead: ReadonlySignal<ReadonlySet<string>>;
  readonly offered: ReadonlySignal<readonly OpenChoice[]>;
  readonly stop: () => void;
} {
  const instead = signal<ReadonlySet<string>>(new Set());
  const offered = signal<readonly OpenChoice[]>(nothing);
  let question: number | null = null;
  let roots: ReadonlySet<string> = new Set();
  let words: readonly OpenChoice[] = nothing;
  const stop = effect(() => {
    const document = source.document.value;
    const mine = document?.view.decision?.mine ?? null;
    const decision = document?.host.decision ?? null;
    if (decision !== question) [roots, words] = [new Set(), nothing];
    question = decision;
    const first = source.first.value;
    const labels = source.labels.value;
    if (mine?.plan.length === 0) {
      roots = new Set(mine.choices);
      words = labelled(mine.choices, labels);
    } else if (first.length > 0) roots = new Set(first);
    const planning = mine !== null && mine.plan.length > 0 && mine.choices.length > 0;
    instead.value = planning ? roots : new Set();
    offered.value = planning && mine.plan.length === 1 ? words : nothing;
  });
  return { instead, offered, stop };
}

/**
 * The host's refusal as a person may read it: a sentence that quotes the wire's own notation is replaced, and so is the
 * list that a program is given where no rule is the reason.
 */
function forPeople(refused: WireRefusal | null, choice: string, source: Source): WireRefusal | null {
  if (refused === null) return refused;
  if (!refused.message.includes(`"${choice}"`) && !refused.message.startsWith(notPossible)) return refused;
  const prompt = source.document.peek()?.view.decision?.mine?.prompt ?? '';
  return { code: refused.code, message: matchTexts.notAsked(prompt) };
}

// Tells the second click of a double click from one that wants the same again: while the first is on its way both look
// alike, afterwards only the latter finds its choice open in the same question.
function sayOnce(source: Source, question: ReadonlySignal<number | null>, busy: ReadonlySignal<boolean>) {
  let last = '';
  let asked: number | null = null;
  return {
    /** Whether this choice is on its way already. */
    said(choice: string): boolean {
      const twice = busy.peek() && last === choice && asked === question.peek();
      last = choice;
      asked = question.peek();
      return twice;
    },
    stillOpen: (choice: string): boolean =>
      asked === question.peek() &&
      source.document.peek()?.view.decision?.mine?.choices.includes(choice) === true,
    forget: (): void => void (last = ''),
  };
}

/** What of a game's table is needed to show what happens. */
type Shows = Pick<GamePage, 'duration' | 'stands' | 'deedOf'>;

function revealsOf(
  source: Source,
  page: Shows | null,
  around: Surroundings,
  own: (report: SeatReport) => boolean | null,
): RevealPlayback {
  const first = source.document.peek();
  if (first === null) throw new Error('There is nothing to show before the first document.');
  return new RevealPlayback({
    first,
    duration: (report) => page?.duration(report) ?? 0,
    familiar: createSights(around.sights(first.view.game)),
    own,
    pace: around.pace(),
    hidden: () => around.hidden(),
    keep: (pace: Pace) => around.keepPace(pace),
  });
}

/**
 * Makes the services for a source whose document has come.
 * @throws Error before that
 */
export function createMatchContext(
  source: Source,
  page: Shows | null,
  around: Surroundings = pageSurroundings,
  given?: PagePlayback,
): PageMatchContext {
  const own = (report: SeatReport): boolean | null => {
    const deed = page?.deedOf?.(report, match) ?? null;
    return deed === null ? null : deed.seat === source.seat;
  };
  const playback = given ?? revealsOf(source, page, around, own);
  const refusal = signal<WireRefusal | null>(null);
  const acts = new Acts(refusal);
  const open = openChoices(source);
  const { instead, offered, stop: stopInstead } = insteadOf(source);
  const pointed = signal<string | null>(null);
  const advised = signal<readonly string[] | null>(null);
  const rulesAt = signal({ at: '', again: 0 });
  const tab = signal<SideTab>('choices');
  // The table needs the match; without one the list is all there is.
  const sheet = signal(page === null);
  const lookedAt = signal<number | null>(null);
  const made = followMade(source);
  const standing = () => source.document.peek()?.host.standing ?? [];
  const keep = (answers: readonly GivenStandingAnswer[]): Promise<string> =>
    around.keepStanding(source.match, source.seat ?? 0, answers).catch(() => matchTexts.standing.failed);
  const said = new Map<number, readonly string[]>();
  const lastAct = around.lastAct(source.match, source.seat);
  const since = signal(lastAct.read());
  const question = computed(() => questionFor(source.document.value));
  const act = (send: () => Promise<WireRefusal | null>): void => {
    // Nobody does anything in the past.
    if (question.peek() !== null) {
      since.value = source.reports.peek().length;
      lastAct.keep(since.value);
    }
    made.forget();
    playback.finish();
    pointed.value = null;
    acts.add(send);
  };
  const keepAnswer = (ask: string, choices: readonly string[]): void => {
    if (askingOf(standing()) !== 'always') void keep(withAnswer(ask, choices, standing()));
  };
  // Whoever makes a forced choice in the very moment in which the host does has made it; what waited until nothing is asked
  // answers nothing any more.
  const send = async (choice: string, follows = false): Promise<WireRefusal | null> => {
    const at = question.peek();
    if (at === null) return null;
    said.set(at, [...(said.get(at) ?? []), choice]);
    let answer = await source.choose(choice);
    // What builds on the choice before may have overtaken the news of what that one led to: it is asked for now.
    const next = question.peek();
    if (
      follows &&
      answer?.code === 'stale' &&
      next !== null &&
      next !== at &&
      source.document.peek()?.view.decision?.mine?.choices.includes(choice) === true
    ) {
      said.set(next, [...(said.get(next) ?? []), choice]);
      answer = await source.choose(choice);
    }
    const refused = forPeople(answer, choice, source);
    const stands = refused === null ? (page?.stands?.(choice) ?? null) : null;
    if (stands !== null) keepAnswer(stands, [choice]);
    const late = refused?.code === 'stale' || refused?.code === 'illegal-choice';
    return late && made.was(choice) ? null : refused;
  };
  const takeBack = (): void => {
    act(async () => {
      said.clear();
      const mine = () => source.document.peek()?.view.decision?.mine;
      const whole = mine()?.takeBack === true;
      let refused = await source.takeBack();
      // Of what was carried out nothing is left to be chosen on.
      for (let left = whole ? (mine()?.plan.length ?? 0) : 0; refused === null && left > 0; left--)
        refused = await source.takeBack();
      return refused;
    });
  };
  const once = sayOnce(source, question, acts.busy);
  const choose = (choice: string): void => {
    if (once.said(choice)) return act(async () => (once.stillOpen(choice) ? send(choice) : null));
    const mine = source.document.peek()?.view.decision?.mine ?? null;
    const replaces = mine !== null && !mine.choices.includes(choice) && instead.peek().has(choice);
    for (let back = replaces ? mine.plan.length : 0; back > 0; back--) takeBack();
    // Words such as `none` or `done` would answer whatever is asked next.
    const follows = acts.busy.peek() && mine?.choices.includes(choice) === false && choice.includes(':');
    act(() => send(choice, follows));
  };
  const stop = [
    stopInstead,
    source.onChange((change) => hear(change, source, playback, around)),
    made.stop,
    // Why something was not possible is no answer to the next question.
    effect(() => {
      void question.value;
      refusal.value = null;
    }),
    effect(() => {
      if (pointed.value !== null && !open.value.some(({ choice }) => choice === pointed.value))
        pointed.value = null;
    }),
  ];
  const match: PageMatchContext = {
    source,
    shown: playback.shown,
    playback,
    lookedAt,
    since,
    choices: computed(() => (playback.playing.value ? nothing : open.value)),
    plan: computed(() => source.document.value?.view.decision?.mine?.plan ?? nothing),
    busy: acts.busy,
    refusal,
    choose,
    instead,
    offered,
    canTakeBack: computed(() => {
      const mine = source.document.value?.view.decision?.mine ?? null;
      return mine !== null && (mine.plan.length > 0 || mine.takeBack === true);
    }),
    takeBack() {
      once.forget();
      takeBack();
    },
    refuse: (message) => void (refusal.value = { code: 'illegal-choice', message }),
    dismiss: () => void (refusal.value = null),
    pointed,
    point: (choice) => void (pointed.value = choice),
    advised,
    advise: (plan) => void (advised.value = plan),
    made: made.shown,
    isMade: (report) => made.reports.has(report),
    keepStanding: keep,
    answerTo: (ask) => source.document.value?.host.standing?.find((one) => one.ask === ask)?.choices ?? null,
    keepAnswer,
    get handedRound() {
      const info = source.info.value;
      return info !== null && isShared(info);
    },
    nameOf: (seat) => source.document.peek()?.host.names[seat] ?? '',
    openRules(at) {
      const before = rulesAt.peek();
      rulesAt.value = { at, again: before.again + (before.at === at ? 1 : 0) };
      tab.value = 'rules';
    },
    announce: (text) => around.announce(text),
    saidAt: (question) => said.get(question) ?? nothing,
    tab,
    sheet,
    rulesAt,
    close() {
      for (const end of stop) end();
      playback.close();
    },
  };
  return match;
}

function hear(change: Change, source: Source, playback: PagePlayback, around: Surroundings): void {
  playback.take(change, source.reports.peek().length - change.reports.length);
  const said = utterance(change);
  if (said !== '') around.announce(said);
}
