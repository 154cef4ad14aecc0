// What bots are called at a table.

/** What parts a bot from the style in which it plays: `veteran~bold`. */
export const styleMark = '~';

const capital = (words: string): string => `${words[0].toUpperCase()}${words.slice(1)}`;

/** A bot as a player: `Veteran bot`, `Bold veteran bot`, `Bot of strength 62`. */
export function botName(bot: string): string {
  const [base = '', style] = bot.split(styleMark);
  const [kind, strength] = base.split(':');
  const name = strength === undefined ? `${kind} bot` : `bot of ${kind} ${strength}`;
  return capital(style === undefined ? name : `${style} ${name}`);
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
