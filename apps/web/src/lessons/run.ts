// One try at a lesson: which step is said, and whether its goal is reached, from what the learner sees and chooses.

import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { stepAfter } from '@bridgefront/kernel/lesson-steps';
import type { Lesson, SeatView } from '@bridgefront/kernel';
import type { Source } from '@bridgefront/page/source.ts';

/** How a try stands. `lost`: with the reason, in one sentence. */
export type Standing = { readonly is: 'open' | 'met' } | { readonly is: 'lost'; readonly why: string | null };

const open: Standing = { is: 'open' };

/** A try. Tell it what is seen whenever that has changed and is at rest. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #at = signal(0);
  readonly #standing = signal<Standing>(open);
  // The step at which each choice that still counts was made.
  readonly #before: number[] = [];
  #seen: SeatView | null = null;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
  }

  /** The number of the step that is said; behind the last one there is only the goal. */
  get at(): ReadonlySignal<number> {
    return this.#at;
  }

  get standing(): ReadonlySignal<Standing> {
    return this.#standing;
  }

  /** What is said now; null: all is said. */
  readonly step = computed(() => this.lesson.steps[this.#at.value] ?? null);

  /** The learner sees this. */
  see(seen: SeatView): void {
    this.#seen = seen;
    batch(() => {
      this.#go(null);
      if (this.#standing.peek().is === 'open') this.#standing.value = this.#judge(seen);
    });
  }

  /** The learner has read the step. */
  read(): void {
    if (this.step.peek()?.until.by !== 'reading') return;
    this.#at.value++;
    this.#go(null);
  }

  /** Follows what is chosen and taken back through the source. */
  follow(source: Source): Source {
    const choose = source.choose.bind(source);
    const takeBack = source.takeBack.bind(source);
    source.choose = async (choice) => {
      const refusal = await choose(choice);
      if (refusal !== null) return refusal;
      this.#before.push(this.#at.peek());
      this.#go(choice);
      return null;
    };
    source.takeBack = async () => {
      const refusal = await takeBack();
      if (refusal === null) this.#at.value = this.#before.pop() ?? 0;
      return refusal;
    };
    return source;
  }

  #go(choice: string | null): void {
    if (this.#seen !== null) this.#at.value = stepAfter(this.lesson, this.#at.peek(), this.#seen, choice);
  }

  #judge(seen: SeatView): Standing {
    const { goal, lost } = this.lesson;
    if (goal.met(seen)) return { is: 'met' };
    const why = lost?.(seen) ?? null;
    return why !== null || seen.outcome !== null ? { is: 'lost', why } : open;
  }
}
