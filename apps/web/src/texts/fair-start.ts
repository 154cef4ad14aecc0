// Words for a server that does not keep to what it has shown about chance, loaded with the check of it.

/** Why nobody should play at such a table, by what was found. */
export const fairStartTexts = {
  'seal-exchanged':
    'The server shows another seal on its secret than when you first got ready: it has broken its promise about the dice. Do not play at this table.',
  'start-exchanged':
    'A share of chance at this table was exchanged after yours was opened, so your browser does not open it again: somebody could choose the dice. Do not play at this table.',
  'start-differs':
    'Your browser was shown other shares of chance than the server has, so the match does not begin. Do not play at this table.',
  'start-forged':
    'The server has not signed this start as it shows it, so your browser keeps its share of chance closed. Do not play at this table.',
};
