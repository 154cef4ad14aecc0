// Double clicks at the table: whoever clicks twice out of habit means to answer one question, not the next one as well.

const answers = '[data-lit], [data-choice]';

interface Answer {
  /** Where the page stood, such as `3/1`: the number of the question, and how much was planned. */
  readonly question: string;
  readonly control: Element;
}

const decisionOf = (question: string): string => question.split('/')[0] ?? '';

/**
 * Listens to clicks before everything else, and stops the second click of a double click where the first one was an
 * answer and something else is asked by then. The same control may answer the same question again: one more of a kind.
 */
export function stopDoubleClicks(question: () => string): (event: MouseEvent) => void {
  let before: Answer | null = null;
  return (event) => {
    const control = event.target instanceof Element ? event.target.closest(answers) : null;
    const now = question();
    const first = event.detail > 1 ? before : null;
    const meant =
      first === null ||
      first.question === now ||
      (first.control === control && decisionOf(first.question) === decisionOf(now));
    before = meant && control !== null ? { question: now, control } : null;
    if (meant) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
