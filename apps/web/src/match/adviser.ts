// Who is asked for advice at a match: thinks once of each moment, ahead where somebody has asked before, and keeps to what was said.

import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Hint } from '@bridgefront/protocol';
import { isHere } from '../local/ids.ts';
import { Problem } from '../source/problem.ts';
import { firstStep, restOfLine } from './advised-line.ts';
import type { AdvisedLine, Moment } from './advised-line.ts';
import type { PageMatchContext } from './create-match-context.ts';

type Asked = 'nothing' | 'asking' | { readonly told: Hint } | { readonly problem: string };
type Answer = Hint | Problem;

/** What advice needs of the match. */
type Advised = Pick<PageMatchContext, 'source' | 'plan' | 'choices' | 'advise' | 'saidAt'>;

/** How long nothing has to happen before the bot thinks unasked, in milliseconds. */
const quiet = 300;

const isSame = (one: Moment, other: Moment): boolean =>
  one.question === other.question && one.plan.join(' ') === other.plan.join(' ');

/** What was asked of the bot, and what it said. */
export class Adviser {
  readonly state: Signal<Asked> = signal('nothing');
  readonly #match: Advised;
  readonly #fetch: () => Promise<Answer>;
  /** What was advised last, as long as it may hold. */
  #line: AdvisedLine | null = null;
  /** What is being thought about, or was. */
  #thought: { readonly of: Moment; readonly answer: Promise<Answer> } | null = null;
  /** Somebody who has asked once is likely to ask again. */
  #wanted = false;

  /** `fetch` asks for advice on the question as it stands. */
  constructor(match: Advised, fetch: () => Promise<Answer>) {
    this.#match = match;
    this.#fetch = fetch;
  }

  /** Asks the bot. */
  async ask(): Promise<void> {
    this.#wanted = true;
    this.state.value = 'asking';
    const from = this.#moment();
    const answer = await this.#think(from);
    // The question may have changed while the bot was thinking, and another answer be under way.
    if (this.state.peek() !== 'asking' || !isSame(from, this.#moment())) return;
    if (answer instanceof Problem) this.#thought = null;
    else this.#line = { hint: answer, from };
    this.#tell(answer);
  }

  /** A choice was made, taken back or revealed: what was said holds where it is being followed. */
  moved(): void {
    const before = this.state.peek();
    const now = this.#moment();
    const rest = this.#line === null ? null : restOfLine(this.#line, now, (at) => this.#match.saidAt(at));
    if (rest !== null && this.#match.choices.peek().length > 0) this.#tell(rest);
    else if (before !== 'nothing') {
      this.state.value = 'nothing';
      this.#match.advise(null);
    }
  }

  /**
   * Thinks ahead while the reader does, where somebody has asked before and this device thinks by itself. Returns how to
   * stop waiting for a quiet moment.
   */
  thinkAhead(): () => void {
    const match = this.#match;
    const idle = this.state.peek() === 'nothing' && match.choices.peek().length > 1;
    if (!this.#wanted || !idle || !isHere(match.source.match)) return () => undefined;
    const timer = setTimeout(() => void this.#think(this.#moment()), quiet);
    return () => clearTimeout(timer);
  }

  #tell(answer: Answer): void {
    this.state.value = answer instanceof Problem ? { problem: answer.message } : { told: answer };
    if (!(answer instanceof Problem)) this.#match.advise(firstStep(answer.best));
  }

  #moment(): Moment {
    const { source, plan } = this.#match;
    return { question: source.document.peek()?.host.decision ?? null, plan: plan.peek() };
  }

  // Equal moments are thought about once.
  #think(moment: Moment): Promise<Answer> {
    const known = this.#thought;
    if (known !== null && isSame(known.of, moment)) return known.answer;
    const answer = this.#fetch();
    this.#thought = { of: moment, answer };
    return answer;
  }
}
