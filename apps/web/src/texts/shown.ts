// Words of what a browser finds when it plays a match again and compares it with what it was shown.

/** Each is a whole sentence. */
export const shownTexts = {
  otherRules: 'The record names other rules than those that the match was begun under.',
  twofold: 'This browser was shown two different tables for the same moment.',
  otherChoices: 'A choice of yours that was accepted is not in the record.',
  otherTable: 'This browser was shown a table that the choices of the record do not lead to.',
  otherReports: 'What was told during the match is not what the choices of the record tell.',
  otherOutcome: 'The result that is shown is not the one that the choices of the record lead to.',
  notPlayable: 'The choices of the record cannot be played by the rules.',
  noRules: 'The rules of this match are not to be had here any more, so that it could not be played again.',
};
