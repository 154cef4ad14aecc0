// What bots are called at a table.

/** A bot as a player: `Veteran bot`. */
export function botName(bot: string): string {
  return `${bot[0].toUpperCase()}${bot.slice(1)} bot`;
}

/** The names of the bots at a table (null: somebody else sits there); several of one kind are numbered, so that the log says which of them did something. */
export function botNames(bots: readonly (string | null)[]): (string | null)[] {
  const alike = (some: readonly (string | null)[], bot: string): number =>
    some.filter((other) => other === bot).length;
  return bots.map((bot, seat) => {
    if (bot === null) return null;
    const number = alike(bots, bot) > 1 ? ` ${alike(bots.slice(0, seat + 1), bot)}` : '';
    return `${botName(bot)}${number}`;
  });
}
