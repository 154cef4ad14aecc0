// The contract of a game's page: what a game brings so that it can be seen. Lobby, list of choices, log, chat, clocks
// and access it finds ready.

import type { ComponentType, VNode } from 'preact';
import type { Face, Options, Outcome } from '@bridgefront/kernel';
import type { SeatReport } from '@bridgefront/viewing';
import type { CardContent } from './cards/content.ts';
import type { Chapter } from './compendium.ts';
import type { Diagram } from './diagram.ts';
import type { PrintedGame } from './print/shapes.ts';
import type { MatchContext, OpenChoice } from './match-context.ts';
import type { Deed } from './reveal/deeds.ts';
import type { PositionForm } from './position-form.ts';
import type { RuleBlocks } from './rules.ts';
import type { IconName } from './ui/icon.tsx';
import type { Changes, PrintedCards, SetUpProps } from './set-up.ts';

/** A filter of the log, and the kinds of reports that it lets through. */
export interface LogFilter {
  readonly name: string;
  /** The sign of these kinds in the log; of several filters the first one gives it. */
  readonly icon?: IconName;
  readonly label: string;
  readonly tells: readonly string[];
}

/** A heading of the list of choices. */
export interface ChoiceGroup {
  /** Empty: without a heading. */
  readonly heading: string;
  readonly choices: readonly OpenChoice[];
  /**
   * The table answers for these: beside it, the list shows them when it is asked to. `always`: it has a better control
   * than a list can be, such as a number field, so that they are folded on a phone too.
   */
  readonly folded?: boolean | 'always';
}

/** A guided first match: little text, at the moment that it is about. */
export interface Coach<View = unknown> {
  /** Three lines that are enough to begin. */
  readonly lines: readonly string[];
  /**
   * What a beginner may want to know just now, said once; `about` tells the lines apart, `choices` what one question asks
   * after another. Null: nothing new.
   */
  line(
    view: View,
    ask: string | null,
    choices?: readonly string[],
  ): { readonly about: string; readonly line: string } | null;
  /**
   * A good choice where a beginner need not decide yet, such as where to begin; null: the decision is the reader's. Drawn
   * on the table as advice, and made for whoever agrees.
   */
  preset?(choices: readonly string[], view: View): string | null;
}

/** What the end of a match is told by. */
export interface Story<View = unknown, F extends { readonly tell: string } = Face> {
  /**
   * What the chart follows, as its own view shows it at that time: points, life, whatever more of is better; null: it is
   * not known yet.
   */
  points(view: View, seat: number): number | null;
  /** What that is, as the chart's heading; left out: points by round. */
  readonly counts?: string;
  /** Everybody's view shows it of all seats. */
  readonly open?: true;
  /** What chance there was in it, for the check of fairness: several, such as `the shuffles`. Left out: the dice. */
  readonly chance?: string;
  /** Draws the board as it was, small (`MiniaturePicture`), as it lies before the `seat`; loaded at the end. Decoration. */
  miniature?(this: void): Promise<ComponentType<{ readonly view: View; readonly seat?: number | undefined }>>;
  /** The cards that a seat holds as its own view shows them, by slug. Left out: there are no hands. */
  hand?(view: View, seat: number): readonly string[];
  /**
   * The step of the chart that the report opens, such as `Round 3`; the step before goes on where it is the same. Left
   * out: the section of the log.
   */
  step?(report: SeatReport<F>): string | null;
  /** The few reports that are worth seeing again, in the order of the match, each with its words. */
  moments(reports: readonly SeatReport<F>[]): readonly { readonly index: number; readonly label: string }[];
}

/**
 * Why a match ended, in a sentence for this reader, who may have won, lost or looked on; null: the result's own words are
 * good for anybody. `names`: of all seats.
 */
export type ReasonFor = (
  outcome: Pick<Outcome, 'winners' | 'reason'>,
  reader: { readonly own: number | null; readonly names: readonly string[] },
) => string | null;

/** What the one button of the panel does now: an open choice, or what a game has put together on its table. */
export type PrimaryAction = {
  readonly label: string;
  /** There is more to be done first. */ readonly quiet?: boolean;
} & (
  | { readonly choice: string; readonly run?: undefined }
  | {
      readonly run: () => void;
      readonly choice?: undefined;
      /** The choices that it makes one after the other. */ readonly makes?: readonly string[];
    }
);

/** Something of a seat that everybody may know and that is always in sight, such as its life or its cards. */
export interface SeatFact {
  readonly icon: IconName;
  readonly text: string;
  /** The same in words. */
  readonly label: string;
}

/** What the reader is asked: the kind of question, what of the answer is planned, and what can come next. */
export interface Asked {
  readonly ask: string;
  readonly plan: readonly string[];
  readonly choices: readonly string[];
}

/**
 * The page of one game, which shows views of the type `View` (what the game's `view` makes) and reports with faces of
 * the type `F`. It draws what it is given: no rules stand in it.
 */
export interface GamePage<View = unknown, F extends { readonly tell: string } = Face> {
  /** Board, hand and what is asked over the board: a `Stage`. */
  Table(this: void, props: { readonly match: MatchContext<View, F> }): VNode | null;
  /** What the game tells in the panel, below the question: a forecast, who has what. On a phone it is in the sheet. */
  Aside?(this: void, props: { readonly match: MatchContext<View, F> }): VNode | null;
  /**
   * All cards as these options have them, in the order of the rules; loaded when somebody looks, where the table does
   * without. Left out: the game has none.
   */
  cards?(this: void, options: Options): readonly CardContent[] | Promise<readonly CardContent[]>;
  /**
   * What it has besides cards that has a name, and what lies in its decks; loaded when somebody looks. Left out: the page of
   * its cards shows cards alone.
   */
  chapters?(this: void, options: Options): Promise<readonly Chapter[]>;
  /**
   * What is printed on the cards as numbers that the workshop may change; loaded when somebody looks. Left out: they are as
   * they are.
   */
  printed?(this: void): Promise<PrintedCards>;
  /** What is printed of it besides its cards, in true size; loaded when somebody prints. Left out: cards only. */
  pieces?(this: void): Promise<PrintedGame>;
  /** Its positions as a form, for the workshop; loaded when somebody lays one. Left out: none can be laid. */
  positions?(this: void): Promise<PositionForm>;
  /** One line about what goes on, for the header: round, phase. */
  status(view: View): string;
  /** What the plate of a seat says below its name, the most important first; `options`: those that the match changes. */
  facts?(view: View, seat: number, reader: number | null, options: Options): readonly SeatFact[];
  /** The one button that ends what is asked; read while rendering. Null: the answer is given on the table. */
  primary?(match: MatchContext<View, F>): PrimaryAction | null;
  /**
   * The name of the question that a choice answers from now on, where the reader is asked only what they can answer: an
   * order that stands. Null: it answers this once.
   */
  stands?(choice: string): string | null;
  /** Lets go of what is picked up on the table but is no choice yet; whether there was anything. */
  letGo?(match: MatchContext<View, F>): boolean;
  /**
   * How long a report deserves to be seen, in milliseconds at normal pace; 0: together with the next one. Below 0: together
   * with the one before, of which it is a consequence, as cards that a deed draws.
   */
  duration(report: SeatReport<F>): number;
  /**
   * What is said of a report while the eye sees it happen: in a line of the reveal, in the recap, at the moments of the end.
   * Left out: its sentence in the log, which has to stand alone.
   */
  caption?(report: SeatReport<F>): string;
  /** The heading of the log's section that the report opens; null: it stands in the section that is open. */
  section(report: SeatReport<F>): string | null;
  /**
   * The mark on the course of a replay at the report that begins a round, a turn or whatever the game counts, such as
   * `Round 3`: as short as can be. Null: none. Left out: the steps of the story, or else the sections of the log.
   */
  mark?(report: SeatReport<F>): string | null;
  /**
   * What the report begins that is worth a picture in the recap of what others did, with all that follows up to the next
   * such report; null: it follows from what was begun before. Left out: nothing is told once more.
   */
  deedOf?(this: void, report: SeatReport<F>, match: MatchContext<View, F>): Deed | null;
  /** One line of the recap for a deed and all that followed from it, in order; left out: what is said of the deed alone. */
  comesTo?(this: void, reports: readonly SeatReport<F>[]): string;
  /** Kinds of reports that tell what something cost somebody: the recap says them first, and with the deed they follow from. */
  readonly losses?: readonly string[];
  /**
   * How such a report weighs on the reader in that seat: 1 as any loss, 2 before the others, 3 so that it is never left
   * out. Left out: 1.
   */
  weighs?(this: void, report: SeatReport<F>, seat: number): number;
  /** One sentence for the reports of several deeds that are alike; left out: the first one, and how many more. */
  fold?(this: void, reports: readonly SeatReport<F>[]): string;
  /** A line of the recap as it is said to whoever sits there, beside the mark of another seat. Left out: as it is. */
  toReader?(this: void, text: string, view: View, seat: number): string;
  /** Kinds of reports that are a fight: they have a sound of their own, where sounds are wanted. */
  readonly battles?: readonly string[];
  /**
   * The marks of the seats, by seat: where the sides of the game have colours of their own, a seat bears the mark in its
   * side's colour (0: red, 1: blue, as `ui/seat-mark.tsx` draws them). Left out: each seat bears the mark of its number.
   */
  marks?(view: View): readonly number[];
  /** Choices and reports name hexes by coordinates, which whoever wants them may see beside the names of places. */
  readonly coordinates?: true;
  /**
   * The name of a hex by the letters and numbers at the rim of the map, such as `j3`: log, plan and list say it beside
   * places, which have longer names of their own. Left out: the map has no such rim.
   */
  rim?(this: void, hex: string): string;
  readonly logFilters: readonly LogFilter[];
  /** Kinds of reports that are book-keeping: the log folds them behind what they follow, unless everything is wanted. */
  readonly logMinor?: readonly string[];
  /**
   * The question at a glance, in two short lines, where the sentence of the rules says what the table shows already; null:
   * that sentence. `options`: those that the match changes.
   */
  question?(asked: Asked, view: View, options: Options): string | null;
  /**
   * What a plan does, or what its beginning picks, as one says it at the table: `Wizard hits Red Spearman 1 (4 → 2)`. `now`:
   * the reader's next one, not one that follows. Null, and left out: the words of its choices, one after the other.
   */
  says?(this: void, plan: readonly string[], match: MatchContext<View, F>, now: boolean): string | null;
  /** Puts the open choices under headings; the default is one group without a heading. */
  group?(choices: readonly OpenChoice[], view: View): readonly ChoiceGroup[];
  /** What the first match is guided by; left out: it begins without. */
  readonly coach?: Coach<View>;
  /** How the end is told; left out: only the result. */
  readonly story?: Story<View, F>;
  /** Left out: the result's own words. */
  readonly reason?: ReasonFor;
  /** Why one would plan this, in one short sentence about places and pieces; null: nothing to add. */
  why?(plan: readonly string[], view: View, seat: number | null): string | null;
  /**
   * How to play, in five minutes: the blocks of the game's GUIDE.md (`import('../GUIDE.md?rules')`), loaded when somebody
   * looks. Left out: there is none.
   */
  guide?(): Promise<RuleBlocks>;
  /** The blocks of the game's SPEC.md as players read it (`import('../SPEC.md?rules')`), loaded when somebody looks. */
  rules(): Promise<RuleBlocks>;
  /** The moments that its rules and its introduction name to be drawn; loaded when somebody reads them. Left out: none. */
  diagrams?(): Promise<readonly Diagram[]>;
  /**
   * The same for people who write programs: the blocks of the game's PROTOCOL.md (`?whole`) and of what its SPEC.md says
   * to programs alone (`?programs`). Left out: there is none.
   */
  programmers?(): Promise<RuleBlocks>;
  /** The game's own part of the form for a new table, above the list of its options. */
  SetUp?(this: void, props: SetUpProps): VNode | null;
}

/** How a game presents itself before anybody plays. Light: the start page loads it of every game. */
export interface Cover {
  /** Two sentences. */
  readonly blurb: string;
  /** What one is invited to, in one sentence. */
  readonly line: string;
  /** How long a live match takes as a rule: at ten seconds a choice, by `npm run measure -- lengths`. */
  readonly minutes?: readonly [least: number, most: number];
  /** What somebody's first match by one click is played with, where the whole game is too much. Left out: as ever. */
  readonly first?: Changes;
  /** How many sit at a new table. Left out: three, where the game allows it. */
  readonly players?: number;
  /** The seat that suits a beginner in it. Left out: drawn by lot. */
  readonly firstSeat?: number;
  /**
   * For a game whose page gives seats `marks` of its own: the same marks as far as the options that were given for a match
   * tell them, for lists and the lobby; null: they do not.
   */
  marks?(this: void, options: Options): readonly number[] | null;
  /** A picture that fills its box. */
  readonly Art: ComponentType<{ readonly class?: string | undefined }>;
}
