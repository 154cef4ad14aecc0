// The rules fingerprint: tells whether two programs play a game by the same rules.

import type { Game } from './game.ts';
import type { OptionDeclarations } from './options.ts';
import { digest } from './seed.ts';

const known = new WeakMap<object, string>();

// What values are called changes no rule.
function withoutNames(options: OptionDeclarations): unknown {
  const bare = Object.entries(options).map(([name, option]) => {
    if (option.type !== 'choice') return [name, option] as const;
    const { names: _, ...rest } = option;
    return [name, rest] as const;
  });
  return Object.fromEntries(bare);
}

/** `name@version+hash`: the game, its declared version and a digest of its data (cards, constants, options). */
export function fingerprint<S>(game: Game<S>): string {
  if (game.bundle !== undefined) return game.bundle.fingerprint;
  const cached = known.get(game);
  if (cached !== undefined) return cached;
  const data = JSON.stringify([game.rules, withoutNames(game.options)]);
  const print = `${game.name}@${game.version}+${digest(data).slice(0, 12)}`;
  known.set(game, print);
  return print;
}
