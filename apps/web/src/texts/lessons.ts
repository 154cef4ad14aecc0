// Words around the lessons: their list, and the coach at the table.

export const lessonTexts = {
  list: 'Lessons at the table',
  lead: 'Two minutes each, on the real board, on this device.',
  after:
    'Then a first match, with tips. Until you have finished one on this device, “Play now” seats Novices too.',
  done: 'Done',
  of: (title: string, game: string) => `${title}: a lesson of ${game}`,
  title: 'Lesson',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  goal: 'Goal',
  next: 'Go on',
  hint: 'A hint',
  retry: 'Start again',
  met: 'Done!',
  lost: 'Not this time.',
  over: 'The match ended before the goal was reached.',
  another: 'You went another way, which may lead there too.',
  nextLesson: 'Next lesson',
  all: 'All lessons',
  fold: 'Make room',
  unfold: 'Show the lesson',
  none: 'There is no such lesson.',
  cannot: 'The lesson cannot begin on this device.',
};
