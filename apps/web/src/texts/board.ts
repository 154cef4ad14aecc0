// Words around the private board of a match that runs.

export const boardTexts = {
  title: 'Private board',
  of: (game: string) => `Private board: ${game}`,
  lead: 'Nobody else sees it. What is hidden from you is imagined, and no bot thinks here.',
  ownOnly: 'At a rated table you try your own moves only; the others do what a time-out would.',
  asks: (name: string) => `What will ${name} do?`,
  speak: (name: string) => `Choose for ${name}`,
  pass: 'As if time ran out',
  speaks: (name: string) => `You choose for ${name}, with an imagined hand.`,
  ownEyes: 'Back to your own eyes',
  over: 'The match would be over here.',
  back: 'One step back',
  anew: 'Begin anew',
  moved: 'The match has gone on since.',
  movedAnew: 'Begin from how it stands',
  notes: 'Notes',
  notesHint: 'What you expect, and what you want to do.',
  toMatch: 'To the match',
  fold: 'Make room',
  unfold: 'Show the card of the board',
  none: 'There is no private board here: the match is not running, or you do not sit there.',
  cannot: 'The board cannot begin on this device.',
  suppose: 'What comes of it?',
  supposing: 'Imagining worlds…',
  supposed: (worlds: number, possible: string) =>
    worlds === 0
      ? ''
      : `To the end of the turn, in ${worlds} imagined worlds; in ${possible} of them all of it can be done.`,
  rough: 'So few worlds tell little.',
  nothing: 'First choose something, for yourself or for the others.',
  hide: 'Hide',
  toMatches: 'My matches',
};
