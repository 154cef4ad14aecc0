// Words of Bridgefront's table that the game's own texts do not bring.

/** See `texts`. */
export const bridgefrontTexts = {
  board: 'The board',
};
