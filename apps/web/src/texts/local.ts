// Words of matches on this device.

/** See `texts`. */
export const localTexts = {
  failed: 'Something went wrong on this device. Load the page anew: the match goes on where it was kept.',
  notKept: 'This browser keeps nothing: a match on this device ends when the page is closed.',
  playedHere: 'The server is out of reach: this match is played on this device.',
};
