// Words of the editor of positions.

const seat = (number: number): string => `Seat ${number + 1}`;

export const positionTexts = {
  title: (game: string) => `Positions of ${game}`,
  link: 'Lay a position',
  back: 'To the workshop',
  open: 'Open in the editor',
  none: 'No position of this game can be laid.',
  failed: 'This moment could not be opened.',
  otherRules:
    'This match was played under other rules than those of today: none of its moments can be opened.',

  seat,
  asked: (who: string, what: string) => `It can be played. ${who} is asked: ${what}`,
  over: 'The match is over in this position: nothing is asked.',
  refused: (why: string) => `It cannot be played: ${why}`,
  moment: 'A moment of a match, as it was. Play goes on exactly there, until something is changed.',
  help: 'Touch a place of the board to see, change and put what is there.',

  begin: 'Begin with',
  keep: 'What lies here',
  setUp: (seats: number) => `The set-up of a match of ${seats}`,
  eyes: 'Seen by',

  place: 'Place',
  nowhere: 'Choose a place',
  at: (place: string) => `Here: ${place}`,
  empty: 'Nothing lies here.',
  put: 'Put here',
  /** What lies there: of a seat, or counted. */
  of: (name: string, [field, owner]: readonly (string | number)[], number: number) =>
    field === 'seats' && typeof owner === 'number' ? `${seat(owner)}: ${name}` : `${name}, no. ${number}`,
  remove: (name: string, number: number) => `Take away: ${name.toLowerCase()}, no. ${number}`,

  all: 'Everything on the table',
  table: 'Table',
  shuffle: 'Shuffle the rest into the piles',
  dice: 'Dice to come',
  diceHelp: 'Numbers from 1 to 6 in the order in which they fall, such as 6 1 4.',
  seed: 'Chance',
  seedHelp: 'Another word here means other cards and dice wherever nothing is said.',

  play: 'Play it',
  mine: (who: string) => `I play ${who}`,
  nobody: 'Say which seat is yours.',
  cannot: 'This device could not begin it.',

  both: 'Both halves of the board alike',
  atTable: 'Bring it to a table',
  measure: 'Measure it in the workshop',
  copied: 'The link is copied. Whoever opens it finds this position.',
  name: 'Its name',
  unnamed: 'My position',
  keepIt: 'Keep it for new tables',
  kept: 'It is kept in this browser, and offered where a new table is set up.',
  notKept: 'This browser keeps nothing.',
  forget: (name: string) => `Forget ${name}`,

  files: 'Files',
  save: {
    scenario: 'Save as a scenario',
    lesson: 'Save as a draft of a lesson',
    puzzle: 'Save as a draft of a puzzle',
  },
  load: 'Open a file',
  badFile: 'This file holds no position.',
  otherGame: (game: string) => `This position is of another game: ${game}.`,
};
