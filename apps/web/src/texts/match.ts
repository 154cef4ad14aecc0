// Words of the match page: choices, plan, log, chat, clocks, connection.

/** See `texts`. */
export const matchTexts = {
  yourPlan: 'Your plan',
};
